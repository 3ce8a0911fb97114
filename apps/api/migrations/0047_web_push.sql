CREATE TABLE "push_deliveries" (
	"merchant_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"session_id" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_deliveries_merchant_id_notification_id_session_id_pk" PRIMARY KEY("merchant_id","notification_id","session_id"),
	CONSTRAINT "push_deliveries_state" CHECK ("push_deliveries"."state" in ('WAITING', 'SENT', 'GONE', 'GIVEN_UP'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"merchant_id" text NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_merchant_id_session_id_pk" PRIMARY KEY("merchant_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_merchant_id_notification_id_notifications_merchant_id_id_fk" FOREIGN KEY ("merchant_id","notification_id") REFERENCES "public"."notifications"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_merchant_id_session_id_sessions_merchant_id_id_fk" FOREIGN KEY ("merchant_id","session_id") REFERENCES "public"."sessions"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_browser" ON "push_subscriptions" USING btree ("merchant_id","endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("merchant_id","user_id");--> statement-breakpoint
SELECT protect_tenant_table('push_subscriptions');--> statement-breakpoint
SELECT protect_tenant_table('push_deliveries');