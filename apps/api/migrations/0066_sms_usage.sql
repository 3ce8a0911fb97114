CREATE TABLE "sms_usage" (
	"merchant_id" text NOT NULL,
	"day" date NOT NULL,
	"gateway" text NOT NULL,
	"messages" integer NOT NULL,
	"parts" integer NOT NULL,
	CONSTRAINT "sms_usage_merchant_id_day_gateway_pk" PRIMARY KEY("merchant_id","day","gateway")
);
--> statement-breakpoint
ALTER TABLE "sms_usage" ADD CONSTRAINT "sms_usage_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('sms_usage');