ALTER TABLE "bot_messages" DROP CONSTRAINT "bot_messages_kind";--> statement-breakpoint
ALTER TABLE "bot_messages" DROP CONSTRAINT "bot_messages_merchant_id_order_id_orders_merchant_id_id_fk";
--> statement-breakpoint
ALTER TABLE "bot_messages" ADD COLUMN "step" text;--> statement-breakpoint
ALTER TABLE "bot_states" ADD COLUMN "deaf_chats" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kitchen_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ladder_rung" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ladder_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "staff" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bot_messages" ADD CONSTRAINT "bot_messages_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bot_messages" ADD CONSTRAINT "bot_messages_kind" CHECK ("bot_messages"."kind" ~ '^(GUEST|STAFF|REMINDER|MANAGER:.{1,80})$');