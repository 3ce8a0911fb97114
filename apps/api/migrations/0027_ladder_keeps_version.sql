-- A rung of the answer ladder changes nothing that staff decide on: a press made before it, or without a network, stays valid.
CREATE OR REPLACE FUNCTION mark_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.kitchen IS NOT DISTINCT FROM OLD.kitchen
    AND (NEW.ladder_rung, NEW.ladder_at) IS NOT DISTINCT FROM (OLD.ladder_rung, OLD.ladder_at)
  THEN NEW.version := OLD.version + 1; END IF;
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
