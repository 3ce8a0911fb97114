CREATE TABLE "payment_days" (
	"merchant_id" text NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" text,
	"own" jsonb NOT NULL,
	"file" jsonb NOT NULL,
	"explained" integer NOT NULL,
	CONSTRAINT "payment_days_merchant_id_provider_day_pk" PRIMARY KEY("merchant_id","provider","day")
);
--> statement-breakpoint
CREATE TABLE "payment_explanations" (
	"merchant_id" text NOT NULL,
	"provider" text NOT NULL,
	"difference" text NOT NULL,
	"reason" text NOT NULL,
	"explained_by" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_explanations_merchant_id_provider_difference_pk" PRIMARY KEY("merchant_id","provider","difference")
);
--> statement-breakpoint
ALTER TABLE "payment_days" ADD CONSTRAINT "payment_days_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_explanations" ADD CONSTRAINT "payment_explanations_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('payment_days');--> statement-breakpoint
SELECT protect_tenant_table('payment_explanations');
