CREATE TABLE "audit_log" (
	"merchant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"branch_id" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_branches" (
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"branch_id" text NOT NULL,
	CONSTRAINT "staff_branches_merchant_id_user_id_branch_id_pk" PRIMARY KEY("merchant_id","user_id","branch_id")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_sessions_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "kind" text DEFAULT 'STOREFRONT' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changed_in" "xid8";--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_branches" ADD CONSTRAINT "staff_branches_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_branches" ADD CONSTRAINT "staff_branches_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("merchant_id","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_sessions_token" ON "staff_sessions" USING btree ("merchant_id","token_hash");--> statement-breakpoint
CREATE INDEX "staff_sessions_user" ON "staff_sessions" USING btree ("merchant_id","user_id");--> statement-breakpoint
CREATE INDEX "orders_changed" ON "orders" USING btree ("merchant_id","changed_in");--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_kind" CHECK ("domains"."kind" in ('STOREFRONT', 'ADMIN'));
--> statement-breakpoint
SELECT protect_tenant_table('staff_sessions');
--> statement-breakpoint
SELECT protect_tenant_table('staff_branches');
--> statement-breakpoint
SELECT protect_tenant_table('audit_log');
--> statement-breakpoint
-- The log of what staff did is never rewritten.
REVOKE UPDATE, DELETE ON audit_log FROM app;
--> statement-breakpoint
CREATE FUNCTION mark_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN NEW.version := OLD.version + 1; END IF;
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_order_change BEFORE INSERT OR UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION mark_order_change();

--> statement-breakpoint
-- Brands that exist already get a host for their back office beside each of their own (see backOfficeHost of core).
INSERT INTO domains (merchant_id, host, kind, verified_at)
SELECT merchant_id, CASE WHEN host LIKE '%.localhost' THEN left(host, -10) || '.admin.localhost' ELSE 'admin.' || host END, 'ADMIN', verified_at
FROM domains
ON CONFLICT DO NOTHING;
