CREATE TABLE "content_clicks" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "content_clicks_merchant_id_kind_id_day_pk" PRIMARY KEY("merchant_id","kind","id","day")
);
--> statement-breakpoint
ALTER TABLE "content_clicks" ADD CONSTRAINT "content_clicks_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('content_clicks');