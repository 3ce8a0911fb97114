CREATE TABLE "order_parts" (
	"merchant_id" text NOT NULL,
	"order_id" text NOT NULL,
	"part" integer NOT NULL,
	"member_id" text NOT NULL,
	"is_host" boolean DEFAULT false NOT NULL,
	"amount" bigint NOT NULL,
	"counts" jsonb NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"payment_type" text,
	CONSTRAINT "order_parts_merchant_id_order_id_part_pk" PRIMARY KEY("merchant_id","order_id","part"),
	CONSTRAINT "order_parts_state" CHECK ("order_parts"."state" in ('OPEN', 'PAID', 'DROPPED')),
	CONSTRAINT "order_parts_amount" CHECK ("order_parts"."amount" > 0)
);
--> statement-breakpoint
DROP INDEX "payment_attempts_live";--> statement-breakpoint
ALTER TABLE "group_orders" ADD COLUMN "pays" text DEFAULT 'HOST' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "part" integer;--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_live" ON "payment_attempts" USING btree ("merchant_id","order_id",coalesce(part, -1)) WHERE state in ('PENDING', 'PAID') and not is_surplus and not is_extra;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_pays" CHECK ("group_orders"."pays" in ('HOST', 'EACH'));--> statement-breakpoint
SELECT protect_tenant_table('order_parts');--> statement-breakpoint
REVOKE DELETE ON order_parts FROM app;
