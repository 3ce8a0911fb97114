CREATE TABLE "terms_versions" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "terms_versions" ADD CONSTRAINT "terms_versions_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('terms_versions');
--> statement-breakpoint
CREATE FUNCTION count_terms_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO terms_versions (merchant_id) VALUES (coalesce(NEW.merchant_id, OLD.merchant_id))
  ON CONFLICT (merchant_id) DO UPDATE SET version = terms_versions.version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['settings', 'branches', 'cities', 'regions', 'halls', 'hall_tables', 'payment_methods'] LOOP
    EXECUTE format('CREATE TRIGGER count_terms_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION count_terms_change()', t);
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO terms_versions (merchant_id) SELECT merchant_id FROM settings ON CONFLICT DO NOTHING;
