CREATE TABLE "map_failures" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"map_type" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "map_failures_map_type" CHECK ("map_failures"."map_type" in ('YANDEX', 'YANDEX_V3')),
	CONSTRAINT "map_failures_reason" CHECK ("map_failures"."reason" in ('NO_KEY', 'SCRIPT', 'TIMEOUT', 'REFUSED', 'BROKEN'))
);
--> statement-breakpoint
ALTER TABLE "map_failures" ADD CONSTRAINT "map_failures_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('map_failures');