CREATE TABLE "aggregator_accounts" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"user_id" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"signed_in_at" timestamp with time zone,
	"menu_read_at" timestamp with time zone,
	"ordered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aggregator_accounts_merchant_id_kind_pk" PRIMARY KEY("merchant_id","kind"),
	CONSTRAINT "aggregator_accounts_kind" CHECK ("aggregator_accounts"."kind" in ('YANDEX_EATS', 'EXPRESS_24'))
);
--> statement-breakpoint
CREATE TABLE "aggregator_orders" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"eats_id" text NOT NULL,
	"order_id" text,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aggregator_orders_merchant_id_kind_eats_id_pk" PRIMARY KEY("merchant_id","kind","eats_id")
);
--> statement-breakpoint
CREATE TABLE "aggregator_tokens" (
	"merchant_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "aggregator_tokens_merchant_id_token_hash_pk" PRIMARY KEY("merchant_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "aggregator_accounts" ADD CONSTRAINT "aggregator_accounts_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aggregator_orders" ADD CONSTRAINT "aggregator_orders_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aggregator_tokens" ADD CONSTRAINT "aggregator_tokens_merchant_id_kind_aggregator_accounts_merchant_id_kind_fk" FOREIGN KEY ("merchant_id","kind") REFERENCES "public"."aggregator_accounts"("merchant_id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "aggregator_orders_order" ON "aggregator_orders" USING btree ("merchant_id","order_id");--> statement-breakpoint
CREATE INDEX "aggregator_orders_age" ON "aggregator_orders" USING btree ("merchant_id","updated_at");--> statement-breakpoint
CREATE INDEX "aggregator_tokens_expiry" ON "aggregator_tokens" USING btree ("expires_at");--> statement-breakpoint
SELECT protect_tenant_table('aggregator_accounts');
--> statement-breakpoint
SELECT protect_tenant_table('aggregator_tokens');
--> statement-breakpoint
SELECT protect_tenant_table('aggregator_orders');
