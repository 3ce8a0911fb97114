ALTER TABLE "orders" ADD COLUMN "quote_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote" UNIQUE("merchant_id","quote_id");