-- Two roles that own nothing: `app` sees one merchant, `app_platform` sees all of them. Roles belong to the
-- cluster, so another database of it may have made them already.
DO $$ BEGIN
  CREATE ROLE app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  CREATE ROLE app_platform NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'app', 'member') THEN EXECUTE format('GRANT app TO %I', current_user); END IF;
  IF NOT pg_has_role(current_user, 'app_platform', 'member') THEN EXECUTE format('GRANT app_platform TO %I', current_user); END IF;
END $$;
--> statement-breakpoint
-- Every migration that adds a table with merchant_id calls this for it; a test over pg_catalog fails for one that forgot.
CREATE FUNCTION protect_tenant_table(t regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', t);
  EXECUTE format(
    'CREATE POLICY tenant ON %s TO app USING (merchant_id = current_setting(''app.merchant_id'', true)) WITH CHECK (merchant_id = current_setting(''app.merchant_id'', true))', t);
  EXECUTE format('CREATE POLICY platform ON %s TO app_platform USING (true) WITH CHECK (true)', t);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO app, app_platform', t);
END $$;
--> statement-breakpoint
DO $$
DECLARE t regclass;
BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO app, app_platform', current_schema());
  FOR t IN
    SELECT a.attrelid::regclass FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE a.attname = 'merchant_id' AND c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
  LOOP
    PERFORM protect_tenant_table(t);
  END LOOP;
END $$;
--> statement-breakpoint
-- A request never makes, moves or deletes a brand, and never claims a host.
REVOKE INSERT, UPDATE, DELETE ON domains FROM app;
--> statement-breakpoint
REVOKE INSERT, DELETE ON merchants FROM app;
--> statement-breakpoint
-- What happened to an order and to a balance is never rewritten.
REVOKE UPDATE, DELETE ON order_history, cashback_ledger FROM app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON geocode_cache TO app_platform;
