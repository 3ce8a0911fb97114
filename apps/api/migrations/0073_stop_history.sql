CREATE TABLE "stop_history" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"branch_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "stop_history_pk" PRIMARY KEY("merchant_id","kind","branch_id","subject_id","started_at")
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "stops_known_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "stop_history" ADD CONSTRAINT "stop_history_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Stops that are in force now are known from this moment on.
INSERT INTO stop_history (merchant_id, kind, branch_id, subject_id, started_at, until)
  SELECT merchant_id, 'product', branch_id, product_id, now(), until FROM stop_list
    WHERE (amount_left IS NULL OR amount_left <= 0) AND (until IS NULL OR until > now())
  UNION ALL
  SELECT merchant_id, 'modifier', branch_id, modifier_id, now(), until FROM modifier_stops WHERE until IS NULL OR until > now();
--> statement-breakpoint
SELECT protect_tenant_table('stop_history');
--> statement-breakpoint
-- Keeps from when until when each dish and choice was off sale, for every writer of stops. An amount that is left is still sold.
CREATE FUNCTION keep_stop_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  is_now jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  own jsonb := coalesce(is_now, was);
  at timestamptz := clock_timestamp();
  was_off boolean := was IS NOT NULL AND coalesce((was ->> 'amount_left')::float8, 0) <= 0
    AND coalesce((was ->> 'until')::timestamptz > at, true);
  is_off boolean := is_now IS NOT NULL AND coalesce((is_now ->> 'amount_left')::float8, 0) <= 0;
BEGIN
  IF is_off AND was_off THEN
    UPDATE stop_history SET until = (is_now ->> 'until')::timestamptz
      WHERE merchant_id = own ->> 'merchant_id' AND kind = TG_ARGV[0] AND branch_id = own ->> 'branch_id'
        AND subject_id = own ->> TG_ARGV[1] AND ended_at IS NULL AND until IS DISTINCT FROM (is_now ->> 'until')::timestamptz;
    RETURN NULL;
  END IF;
  IF was IS NOT NULL THEN
    UPDATE stop_history SET ended_at = least(at, until)
      WHERE merchant_id = own ->> 'merchant_id' AND kind = TG_ARGV[0] AND branch_id = own ->> 'branch_id'
        AND subject_id = own ->> TG_ARGV[1] AND ended_at IS NULL;
  END IF;
  IF is_off THEN
    INSERT INTO stop_history (merchant_id, kind, branch_id, subject_id, started_at, until)
    VALUES (own ->> 'merchant_id', TG_ARGV[0], own ->> 'branch_id', own ->> TG_ARGV[1], at, (is_now ->> 'until')::timestamptz)
    ON CONFLICT (merchant_id, kind, branch_id, subject_id, started_at)
      DO UPDATE SET until = excluded.until, ended_at = NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_stop_history AFTER INSERT OR UPDATE OR DELETE ON stop_list
  FOR EACH ROW EXECUTE FUNCTION keep_stop_history('product', 'product_id');
--> statement-breakpoint
CREATE TRIGGER keep_stop_history AFTER INSERT OR UPDATE OR DELETE ON modifier_stops
  FOR EACH ROW EXECUTE FUNCTION keep_stop_history('modifier', 'modifier_id');
