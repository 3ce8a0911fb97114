ALTER TABLE "orders" ADD COLUMN "decided_version" integer;--> statement-breakpoint
-- What the till answers, that the guest was notified of a delay, a shared link and a later tip are seen on boards, so the version
-- grows; staff decide on none of them, so a press made before stays valid.
CREATE OR REPLACE FUNCTION mark_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  quiet CONSTANT text[] := ARRAY['lateIn', 'tillState', 'posterOrderId', 'posterErrorMessage', 'share', 'lateTip'];
  known orders%ROWTYPE;
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.decided_version := NEW.version;
  ELSIF NEW.kitchen IS NOT DISTINCT FROM OLD.kitchen
    AND (NEW.ladder_rung, NEW.ladder_at) IS NOT DISTINCT FROM (OLD.ladder_rung, OLD.ladder_at)
  THEN
    NEW.version := OLD.version + 1;
    known := OLD;
    known.data := NEW.data;
    known.updated_at := NEW.updated_at;
    known.version := NEW.version;
    IF NEW IS NOT DISTINCT FROM known AND NEW.data <> OLD.data AND NEW.data - quiet = OLD.data - quiet
    THEN NEW.decided_version := coalesce(OLD.decided_version, OLD.version);
    ELSE NEW.decided_version := NEW.version;
    END IF;
  END IF;
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
