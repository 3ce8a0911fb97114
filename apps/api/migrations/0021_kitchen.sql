ALTER TABLE "orders" ADD COLUMN "kitchen" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- A cook's tap is on every board at once, and does not outdate the version that an operator decides on.
CREATE OR REPLACE FUNCTION mark_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.kitchen IS NOT DISTINCT FROM OLD.kitchen THEN NEW.version := OLD.version + 1; END IF;
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
