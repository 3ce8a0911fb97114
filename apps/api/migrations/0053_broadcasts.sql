ALTER TABLE "users" ADD COLUMN "marketing_off_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text DEFAULT 'PLANNED' NOT NULL,
	"message" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "broadcasts_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "broadcasts_state" CHECK ("broadcasts"."state" in ('PLANNED', 'SENDING', 'DONE', 'CANCELED'))
);
--> statement-breakpoint
CREATE TABLE "broadcast_recipients" (
	"merchant_id" text NOT NULL,
	"broadcast_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "broadcast_recipients_merchant_id_broadcast_id_user_id_pk" PRIMARY KEY("merchant_id","broadcast_id","user_id"),
	CONSTRAINT "broadcast_recipients_state" CHECK ("broadcast_recipients"."state" in ('WAITING', 'SENDING', 'SENT', 'BLOCKED', 'OPTED_OUT', 'LATELY', 'FAILED', 'UNKNOWN'))
);
--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_recipients" ADD CONSTRAINT "broadcast_recipients_merchant_id_broadcast_id_broadcasts_merchant_id_id_fk" FOREIGN KEY ("merchant_id","broadcast_id") REFERENCES "public"."broadcasts"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_recipients" ADD CONSTRAINT "broadcast_recipients_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_recipients_waiting" ON "broadcast_recipients" USING btree ("merchant_id","broadcast_id","state");--> statement-breakpoint
CREATE INDEX "broadcast_recipients_user" ON "broadcast_recipients" USING btree ("merchant_id","user_id","at");--> statement-breakpoint
SELECT protect_tenant_table('broadcasts');--> statement-breakpoint
SELECT protect_tenant_table('broadcast_recipients');
