CREATE TABLE "till_accounts" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sealed_account" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"retry_at" timestamp with time zone,
	"watch_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stops_read_at" timestamp with time zone,
	"compared_at" timestamp with time zone,
	"comparison" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_answer_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "till_accounts_kind" CHECK ("till_accounts"."kind" in ('POSTER', 'IIKO', 'JOWI'))
);
--> statement-breakpoint
CREATE TABLE "till_orders" (
	"merchant_id" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'NOT_SENT' NOT NULL,
	"ref" text NOT NULL,
	"till_order_id" text,
	"number" text,
	"status" text,
	"message" text,
	"is_uncertain" boolean DEFAULT false NOT NULL,
	"absences" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"todo" text,
	"entered_by" text,
	"sent_revision" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "till_orders_merchant_id_order_id_pk" PRIMARY KEY("merchant_id","order_id"),
	CONSTRAINT "till_orders_state" CHECK ("till_orders"."state" in ('NOT_SENT', 'SENT', 'TAKEN', 'REFUSED', 'BY_HAND'))
);
--> statement-breakpoint
ALTER TABLE "stop_list" ADD COLUMN "is_from_till" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "till_accounts" ADD CONSTRAINT "till_accounts_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_orders" ADD CONSTRAINT "till_orders_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "till_orders_age" ON "till_orders" USING btree ("merchant_id","started_at");--> statement-breakpoint
SELECT protect_tenant_table('till_accounts');
--> statement-breakpoint
SELECT protect_tenant_table('till_orders');
