CREATE TABLE "group_members" (
	"merchant_id" text NOT NULL,
	"group_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"is_host" boolean DEFAULT false NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_members_merchant_id_group_id_id_pk" PRIMARY KEY("merchant_id","group_id","id")
);
--> statement-breakpoint
CREATE TABLE "group_orders" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"locked_at" timestamp with time zone,
	"order_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_orders_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "group_orders_state" CHECK ("group_orders"."state" in ('OPEN', 'LOCKED', 'ORDERED', 'CANCELED'))
);
--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_merchant_id_group_id_group_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","group_id") REFERENCES "public"."group_orders"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_host" ON "group_members" USING btree ("merchant_id","group_id") WHERE "group_members"."is_host";--> statement-breakpoint
CREATE INDEX "group_orders_user" ON "group_orders" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "group_orders_order" ON "group_orders" USING btree ("merchant_id","order_id");--> statement-breakpoint
SELECT protect_tenant_table('group_orders');--> statement-breakpoint
SELECT protect_tenant_table('group_members');
