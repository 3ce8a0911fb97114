CREATE TABLE "money_journal" (
	"merchant_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"line" integer NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_journal_merchant_id_entry_id_line_pk" PRIMARY KEY("merchant_id","entry_id","line"),
	CONSTRAINT "money_journal_amount" CHECK ("money_journal"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"state" text NOT NULL,
	"reason" text,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"is_surplus" boolean DEFAULT false NOT NULL,
	"provider_time" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "payment_attempts_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "payment_attempts_number" UNIQUE("merchant_id","number"),
	CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" in ('CREATED', 'PENDING', 'PAID', 'CANCELED', 'REFUNDED')),
	CONSTRAINT "payment_attempts_money" CHECK ("payment_attempts"."amount" > 0 and "payment_attempts"."refunded" between 0 and "payment_attempts"."amount"),
	CONSTRAINT "payment_attempts_refunded" CHECK (("payment_attempts"."state" = 'REFUNDED') = ("payment_attempts"."refunded" = "payment_attempts"."amount"))
);
--> statement-breakpoint
CREATE TABLE "payment_inbox" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"operation" text NOT NULL,
	"sealed_body" text NOT NULL,
	"outcome" text DEFAULT 'RECEIVED' NOT NULL,
	"note" text,
	"status" integer,
	"answer" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "payment_inbox_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "payment_inbox_outcome" CHECK ("payment_inbox"."outcome" in ('RECEIVED', 'REFUSED', 'APPLIED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'DUE' NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "payment_refunds_state" CHECK ("payment_refunds"."state" in ('DUE', 'DONE', 'MANUAL')),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"sealed_token" text NOT NULL,
	"mark" text NOT NULL,
	"masked_number" text NOT NULL,
	"expire" text,
	"phone" text,
	"name" text,
	"type" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_cards_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "saved_cards_mark" UNIQUE("merchant_id","user_id","mark")
);
--> statement-breakpoint
ALTER TABLE "cashback_ledger" DROP CONSTRAINT "cashback_once";--> statement-breakpoint
ALTER TABLE "cashback_ledger" ADD COLUMN "cause" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "money_journal" ADD CONSTRAINT "money_journal_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_journal" ADD CONSTRAINT "money_journal_merchant_id_attempt_id_payment_attempts_merchant_id_id_fk" FOREIGN KEY ("merchant_id","attempt_id") REFERENCES "public"."payment_attempts"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_inbox" ADD CONSTRAINT "payment_inbox_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_merchant_id_attempt_id_payment_attempts_merchant_id_id_fk" FOREIGN KEY ("merchant_id","attempt_id") REFERENCES "public"."payment_attempts"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_journal_order" ON "money_journal" USING btree ("merchant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_provider" ON "payment_attempts" USING btree ("merchant_id","provider","provider_id") WHERE provider_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_live" ON "payment_attempts" USING btree ("merchant_id","order_id") WHERE state in ('PENDING', 'PAID') and not is_surplus;--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("merchant_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_time" ON "payment_attempts" USING btree ("merchant_id","provider","provider_time");--> statement-breakpoint
CREATE INDEX "payment_inbox_age" ON "payment_inbox" USING btree ("merchant_id","received_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("merchant_id","order_id");--> statement-breakpoint
ALTER TABLE "cashback_ledger" ADD CONSTRAINT "cashback_once" UNIQUE("merchant_id","order_id","kind","cause");--> statement-breakpoint
SELECT protect_tenant_table(t::regclass) FROM unnest(array['payment_attempts', 'payment_inbox', 'money_journal', 'payment_refunds', 'saved_cards']) AS t;
--> statement-breakpoint
-- Money is never rewritten: what was booked is only ever booked back.
REVOKE UPDATE, DELETE ON money_journal FROM app;
--> statement-breakpoint
REVOKE DELETE ON payment_attempts, payment_refunds FROM app;
--> statement-breakpoint
CREATE FUNCTION entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM money_journal WHERE merchant_id = NEW.merchant_id AND entry_id = NEW.entry_id) <> 0 THEN
    RAISE EXCEPTION 'an entry of the money journal does not sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Looked at when the transaction commits, so that the lines of an entry may come in any number of statements.
CREATE CONSTRAINT TRIGGER money_journal_balances AFTER INSERT ON money_journal
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION entry_balances();
