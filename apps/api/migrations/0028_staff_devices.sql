CREATE TABLE "staff_devices" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"branch_id" text NOT NULL,
	"name" text NOT NULL,
	"code_hmac" text,
	"code_until" timestamp with time zone,
	"token_hash" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"enrolled_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"pin_tries" integer DEFAULT 0 NOT NULL,
	"pin_locked_until" timestamp with time zone,
	CONSTRAINT "staff_devices_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_pins" (
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"pin_hash" text NOT NULL,
	"pin_tries" integer DEFAULT 0 NOT NULL,
	"pin_locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_pins_merchant_id_user_id_pk" PRIMARY KEY("merchant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "by_pin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "touched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_devices" ADD CONSTRAINT "staff_devices_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_devices" ADD CONSTRAINT "staff_devices_merchant_id_created_by_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","created_by") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_pins" ADD CONSTRAINT "staff_pins_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_devices_token" ON "staff_devices" USING btree ("merchant_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_devices_code" ON "staff_devices" USING btree ("merchant_id","code_hmac");--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_merchant_id_device_id_staff_devices_merchant_id_id_fk" FOREIGN KEY ("merchant_id","device_id") REFERENCES "public"."staff_devices"("merchant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
SELECT protect_tenant_table('staff_devices');
--> statement-breakpoint
SELECT protect_tenant_table('staff_pins');
