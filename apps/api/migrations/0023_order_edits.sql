CREATE TABLE "order_edits" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"consent" text NOT NULL,
	"edited" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"proposed_by" text,
	"proposed_by_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "order_edits_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "order_edits_state" CHECK ("order_edits"."state" in ('PROPOSED', 'APPLIED', 'DECLINED', 'LAPSED', 'WITHDRAWN')),
	CONSTRAINT "order_edits_consent" CHECK ("order_edits"."consent" in ('GUEST', 'PHONE'))
);
--> statement-breakpoint
ALTER TABLE "cashback_ledger" DROP CONSTRAINT "cashback_kind";--> statement-breakpoint
DROP INDEX "payment_attempts_live";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_edits_open" ON "order_edits" USING btree ("merchant_id","order_id") WHERE state = 'PROPOSED';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_live" ON "payment_attempts" USING btree ("merchant_id","order_id") WHERE state in ('PENDING', 'PAID') and not is_surplus and not is_extra;--> statement-breakpoint
ALTER TABLE "cashback_ledger" ADD CONSTRAINT "cashback_kind" CHECK ("cashback_ledger"."kind" in ('SPEND', 'REFUND', 'EARN', 'REVOKE', 'ADJUST', 'EDIT'));
--> statement-breakpoint
SELECT protect_tenant_table('order_edits');
