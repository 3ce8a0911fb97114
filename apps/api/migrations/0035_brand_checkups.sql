CREATE TABLE "brand_checkups" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_checkups" ADD CONSTRAINT "brand_checkups_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
SELECT protect_tenant_table('brand_checkups');
