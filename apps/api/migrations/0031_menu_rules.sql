CREATE TABLE "menu_rules" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "menu_rules_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
ALTER TABLE "menu_rules" ADD CONSTRAINT "menu_rules_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('menu_rules');
--> statement-breakpoint
CREATE TRIGGER announce_page_change AFTER INSERT OR UPDATE OR DELETE ON menu_rules FOR EACH ROW EXECUTE FUNCTION announce_page_change();
