ALTER TABLE "promo_uses" ADD COLUMN "amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "max_per_user" integer;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "budget" bigint;--> statement-breakpoint
ALTER TABLE "promos" ADD COLUMN "spent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "promo_uses_user" ON "promo_uses" USING btree ("merchant_id","user_id");--> statement-breakpoint
CREATE INDEX "promo_uses_phone" ON "promo_uses" USING btree ("merchant_id","phone_hash");--> statement-breakpoint
CREATE INDEX "promo_uses_order" ON "promo_uses" USING btree ("merchant_id","order_id");--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_spent" CHECK ("promos"."spent" >= 0);