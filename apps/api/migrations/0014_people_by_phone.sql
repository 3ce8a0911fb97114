ALTER TABLE "phone_codes" ADD COLUMN "sent_from" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone_hash" text;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD COLUMN "phone_hash" text;--> statement-breakpoint
CREATE INDEX "orders_open_phone" ON "orders" USING btree ("merchant_id","phone_hash") WHERE status in ('OPEN', 'CREATED', 'AT_TIME') and not is_paid;--> statement-breakpoint
CREATE UNIQUE INDEX "promo_uses_once_phone" ON "promo_uses" USING btree ("merchant_id","promo_id","phone_hash") WHERE once;