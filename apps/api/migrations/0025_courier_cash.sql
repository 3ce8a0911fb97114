CREATE TABLE "courier_cash" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"courier_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" text,
	"taken_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courier_cash_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "courier_cash_kind" CHECK ("courier_cash"."kind" in ('RECEIVED', 'HANDED_IN')),
	CONSTRAINT "courier_cash_amount" CHECK ("courier_cash"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "courier_cash" ADD CONSTRAINT "courier_cash_merchant_id_courier_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","courier_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_cash" ADD CONSTRAINT "courier_cash_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_cash" ADD CONSTRAINT "courier_cash_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_cash_order" ON "courier_cash" USING btree ("merchant_id","order_id") WHERE kind = 'RECEIVED';--> statement-breakpoint
CREATE INDEX "courier_cash_courier" ON "courier_cash" USING btree ("merchant_id","courier_id","branch_id");--> statement-breakpoint
SELECT protect_tenant_table('courier_cash');
--> statement-breakpoint
REVOKE UPDATE, DELETE ON courier_cash FROM app;
