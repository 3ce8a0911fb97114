CREATE TABLE "referral_codes" (
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_codes_merchant_id_user_id_pk" PRIMARY KEY("merchant_id","user_id"),
	CONSTRAINT "referral_codes_code" UNIQUE("merchant_id","code")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"referrer_id" text NOT NULL,
	"state" text DEFAULT 'ACCEPTED' NOT NULL,
	"reason" text,
	"order_id" text,
	"reward" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "referrals_merchant_id_user_id_pk" PRIMARY KEY("merchant_id","user_id"),
	CONSTRAINT "referrals_state" CHECK ("referrals"."state" in ('ACCEPTED', 'REWARDED', 'REFUSED', 'TAKEN_BACK')),
	CONSTRAINT "referrals_reward" CHECK ("referrals"."reward" >= 0)
);
--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_merchant_id_referrer_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","referrer_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("merchant_id","referrer_id");--> statement-breakpoint
CREATE INDEX "referrals_order" ON "referrals" USING btree ("merchant_id","order_id");--> statement-breakpoint
SELECT protect_tenant_table('referral_codes');--> statement-breakpoint
SELECT protect_tenant_table('referrals');
