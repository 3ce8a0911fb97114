CREATE TABLE "bot_messages" (
	"merchant_id" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"chat_id" text NOT NULL,
	"message_id" bigint,
	"said" text,
	"saying" text,
	"saying_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bot_messages_merchant_id_order_id_kind_pk" PRIMARY KEY("merchant_id","order_id","kind"),
	CONSTRAINT "bot_messages_kind" CHECK ("bot_messages"."kind" in ('GUEST', 'STAFF', 'REMINDER'))
);
--> statement-breakpoint
CREATE TABLE "bot_states" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"quiet_until" timestamp with time zone,
	"deaf_chat" text
);
--> statement-breakpoint
CREATE TABLE "bot_updates" (
	"merchant_id" text NOT NULL,
	"bot_id" text NOT NULL,
	"update_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bot_updates_merchant_id_bot_id_update_id_pk" PRIMARY KEY("merchant_id","bot_id","update_id")
);
--> statement-breakpoint
ALTER TABLE "bot_messages" ADD CONSTRAINT "bot_messages_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_states" ADD CONSTRAINT "bot_states_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_updates" ADD CONSTRAINT "bot_updates_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_updates_age" ON "bot_updates" USING btree ("merchant_id","at");--> statement-breakpoint
SELECT protect_tenant_table(t) FROM unnest(ARRAY['bot_messages', 'bot_updates', 'bot_states']::regclass[]) t;
