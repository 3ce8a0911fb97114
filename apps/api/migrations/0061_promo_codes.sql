CREATE TABLE "promo_codes" (
	"merchant_id" text NOT NULL,
	"code" text NOT NULL,
	"promo_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_merchant_id_code_pk" PRIMARY KEY("merchant_id","code")
);
--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_merchant_id_promo_id_promos_merchant_id_id_fk" FOREIGN KEY ("merchant_id","promo_id") REFERENCES "public"."promos"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_codes_promo" ON "promo_codes" USING btree ("merchant_id","promo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_uses_code" ON "promo_uses" USING btree ("merchant_id","code") WHERE code is not null;--> statement-breakpoint
SELECT protect_tenant_table('promo_codes');