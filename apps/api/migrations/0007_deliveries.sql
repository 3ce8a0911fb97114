CREATE TABLE "deliveries" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"courier_user_id" text,
	"claim_id" text,
	"claim_version" integer DEFAULT 1 NOT NULL,
	"claim_updated_at" timestamp with time zone,
	"courier_status" text,
	"first_name" text,
	"phone" text,
	"latitude" double precision,
	"longitude" double precision,
	"position_at" timestamp with time zone,
	"price" bigint,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "deliveries_provider" CHECK ("deliveries"."provider" in ('OWN', 'YANDEX', 'CUSTOM')),
	CONSTRAINT "deliveries_price" CHECK ("deliveries"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_merchant_id_courier_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","courier_user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_open" ON "deliveries" USING btree ("merchant_id","order_id") WHERE finished_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_claim" ON "deliveries" USING btree ("merchant_id","claim_id");--> statement-breakpoint
CREATE INDEX "deliveries_courier" ON "deliveries" USING btree ("merchant_id","courier_user_id") WHERE finished_at is null;
--> statement-breakpoint
SELECT protect_tenant_table('deliveries');
