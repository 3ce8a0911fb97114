CREATE TABLE "modification_groups" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "modification_groups_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
ALTER TABLE "modification_groups" ADD CONSTRAINT "modification_groups_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('modification_groups');
