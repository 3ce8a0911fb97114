CREATE TABLE "guest_pictures" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_pictures_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "guest_pictures_kind" CHECK ("guest_pictures"."kind" in ('REVIEW', 'ENTRANCE'))
);
--> statement-breakpoint
ALTER TABLE "guest_pictures" ADD CONSTRAINT "guest_pictures_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_pictures" ADD CONSTRAINT "guest_pictures_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_pictures_user" ON "guest_pictures" USING btree ("merchant_id","user_id");--> statement-breakpoint
CREATE INDEX "guest_pictures_order" ON "guest_pictures" USING btree ("merchant_id","order_id");--> statement-breakpoint
CREATE INDEX "guest_pictures_removed" ON "guest_pictures" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
SELECT protect_tenant_table('guest_pictures');
