CREATE TABLE "brand_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sms" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"made_id" text,
	"made_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "brand_setups" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"steps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"test_by" text,
	"test_phone_hash" text,
	"test_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_setups" ADD CONSTRAINT "brand_setups_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_setups" ADD CONSTRAINT "brand_setups_merchant_id_test_by_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","test_by") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_invites_token" ON "brand_invites" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_invites_made" ON "brand_invites" USING btree ("made_id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "brand_invites" TO app_platform;--> statement-breakpoint
SELECT protect_tenant_table('brand_setups');