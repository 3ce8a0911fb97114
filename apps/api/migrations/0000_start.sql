CREATE TABLE "categories" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"group_id" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "categories_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "favourites_once" UNIQUE("merchant_id","user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "groups_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"category_id" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"delivery_enabled" boolean DEFAULT true NOT NULL,
	"type" text DEFAULT 'NONE' NOT NULL,
	"unit" text DEFAULT 'COUNT' NOT NULL,
	"cost_price" bigint NOT NULL,
	"additional_price" bigint DEFAULT 0 NOT NULL,
	"discount" double precision DEFAULT 0 NOT NULL,
	"amount" double precision,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "products_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "products_price" CHECK ("products"."cost_price" >= 0 and "products"."additional_price" >= 0),
	CONSTRAINT "products_discount" CHECK ("products"."discount" between 0 and 100),
	CONSTRAINT "products_amount" CHECK ("products"."amount" >= 0),
	CONSTRAINT "products_type" CHECK ("products"."type" in ('NONE', 'MODIFICATION')),
	CONSTRAINT "products_unit" CHECK ("products"."unit" in ('KG', 'LITER', 'GRAMM', 'COUNT'))
);
--> statement-breakpoint
CREATE TABLE "stop_list" (
	"merchant_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "stop_list_merchant_id_branch_id_product_id_pk" PRIMARY KEY("merchant_id","branch_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banners_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "geocode_cache" (
	"question" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"merchant_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_reads_merchant_id_notification_id_user_id_pk" PRIMARY KEY("merchant_id","notification_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"web_enabled" boolean DEFAULT true NOT NULL,
	"bot_enabled" boolean DEFAULT true NOT NULL,
	"operator_enabled" boolean DEFAULT true NOT NULL,
	"app_enabled" boolean DEFAULT true NOT NULL,
	"qr_enabled" boolean DEFAULT true NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"secrets" text,
	CONSTRAINT "payment_methods_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "payment_methods_type" UNIQUE("merchant_id","type")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"merchant_id" text NOT NULL,
	"type" text NOT NULL,
	"text" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "policies_merchant_id_type_pk" PRIMARY KEY("merchant_id","type"),
	CONSTRAINT "policies_type" CHECK ("policies"."type" in ('TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY'))
);
--> statement-breakpoint
CREATE TABLE "reservation_slots" (
	"merchant_id" text NOT NULL,
	"table_id" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"reservation_id" text NOT NULL,
	CONSTRAINT "reservation_slots_merchant_id_table_id_slot_pk" PRIMARY KEY("merchant_id","table_id","slot")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"table_id" text,
	"chairs" integer NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'CREATED' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('CREATED', 'CONFIRMED', 'CANCELED', 'DONE')),
	CONSTRAINT "reservations_chairs" CHECK ("reservations"."chairs" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stories_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vacancies_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text,
	"name" text,
	"street_name" text,
	"house_number" text,
	"details" text,
	"description" text,
	"comment" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"city_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "addresses_type" CHECK ("addresses"."type" in ('HOUSE', 'APARTMENT'))
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"merchant_id" text NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text,
	"code_hmac" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sends" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_codes_merchant_id_phone_purpose_pk" PRIMARY KEY("merchant_id","phone","purpose"),
	CONSTRAINT "phone_codes_purpose" CHECK ("phone_codes"."purpose" in ('SIGN_IN', 'CHANGE_PHONE'))
);
--> statement-breakpoint
CREATE TABLE "rate_counts" (
	"merchant_id" text NOT NULL,
	"bucket" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rate_counts_merchant_id_bucket_window_start_pk" PRIMARY KEY("merchant_id","bucket","window_start")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"platform" text DEFAULT 'WEB' NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"phone" text,
	"first_name" text,
	"last_name" text,
	"email" text,
	"image" text,
	"birthday" text,
	"gender" text,
	"role" text DEFAULT 'CLIENT' NOT NULL,
	"cashback" bigint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"language" text,
	"telegram_id" text,
	"bot_blocked" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "users_cashback" CHECK ("users"."cashback" >= 0),
	CONSTRAINT "users_gender" CHECK ("users"."gender" in ('male', 'female')),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('CLIENT', 'OPERATOR', 'COURIER', 'WAITER', 'KITCHEN', 'MANAGER', 'ADMIN', 'SUPER_ADMIN'))
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "brands_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"merchant_id" text NOT NULL,
	"host" text NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "domains_merchant_id_host_pk" PRIMARY KEY("merchant_id","host"),
	CONSTRAINT "domains_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'Asia/Tashkent' NOT NULL,
	"menu_version" integer DEFAULT 1 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"secrets" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchants_sub_unique" UNIQUE("sub")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"queue" text NOT NULL,
	"payload" jsonb NOT NULL,
	"start_after" timestamp with time zone,
	"singleton_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"web" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"click" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"orders" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"server" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cashback_ledger" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cashback_ledger_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "cashback_once" UNIQUE("merchant_id","order_id","kind"),
	CONSTRAINT "cashback_kind" CHECK ("cashback_ledger"."kind" in ('SPEND', 'REFUND', 'EARN', 'ADJUST'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_merchant_id_user_id_key_pk" PRIMARY KEY("merchant_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"last" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"merchant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"actor_id" text,
	"actor_role" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_history_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "order_history_event" CHECK ("order_history"."event" in ('PAID', 'UPDATE', 'PAID_AND_CHANGE_STATUS', 'CHANGE_STATUS', 'CHANGE_COURIER_STATUS', 'CHANGE_PAYMENT_TYPE', 'CHANGE_DELIVERY_TYPE'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"merchant_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line" integer NOT NULL,
	"product_id" text NOT NULL,
	"count" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"price" bigint NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_lines_merchant_id_order_id_line_pk" PRIMARY KEY("merchant_id","order_id","line"),
	CONSTRAINT "order_lines_count" CHECK ("order_lines"."count" > 0),
	CONSTRAINT "order_lines_money" CHECK ("order_lines"."unit_price" >= 0 and "order_lines"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"number" bigint NOT NULL,
	"user_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"status" text NOT NULL,
	"service_type" text NOT NULL,
	"payment_type" text NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"product_count" integer NOT NULL,
	"product_price" bigint NOT NULL,
	"product_discount" bigint NOT NULL,
	"total_product_price" bigint NOT NULL,
	"total_product_discount" bigint NOT NULL,
	"total_discount" bigint NOT NULL,
	"delivery_price" bigint NOT NULL,
	"delivery_discount" bigint NOT NULL,
	"service_price" bigint NOT NULL,
	"cashback" bigint NOT NULL,
	"total_price" bigint NOT NULL,
	"promo_id" text,
	"delivery_at" timestamp with time zone,
	"courier_id" text,
	"accepted_time" timestamp with time zone,
	"ready_time" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "orders_number" UNIQUE("merchant_id","number"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('OPEN', 'CREATED', 'AT_TIME', 'ACCEPTED', 'COOKING', 'DONE', 'ATTACHED', 'ON_WAY', 'DELIVERED', 'CLOSED', 'CANCELED')),
	CONSTRAINT "orders_service" CHECK ("orders"."service_type" in ('DELIVERY', 'PICK_UP', 'DINE_IN', 'YANDEX_EATS', 'EXPRESS_24')),
	CONSTRAINT "orders_payment" CHECK ("orders"."payment_type" in ('CASH', 'CLICK', 'PAYNET', 'TERMINAL', 'PAYME', 'UZUM', 'OTHER', 'RAHMAT', 'CLICK_MINI_APP')),
	CONSTRAINT "orders_money" CHECK ("orders"."product_price" >= 0 and "orders"."product_discount" >= 0 and "orders"."total_product_price" >= 0 and "orders"."total_product_discount" >= 0 and "orders"."delivery_price" >= 0 and "orders"."delivery_discount" between 0 and "orders"."delivery_price" and "orders"."service_price" >= 0 and "orders"."cashback" >= 0 and "orders"."total_price" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total_price" = "orders"."product_price" - "orders"."total_product_discount" + "orders"."delivery_price" - "orders"."delivery_discount" + "orders"."service_price" - "orders"."cashback")
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"merchant_id" text NOT NULL,
	"promo_id" text NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"once" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_uses_merchant_id_promo_id_order_id_pk" PRIMARY KEY("merchant_id","promo_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "promos" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"discount_type" text NOT NULL,
	"product_discount" double precision DEFAULT 0 NOT NULL,
	"delivery_discount" double precision DEFAULT 0 NOT NULL,
	"min_price" bigint DEFAULT 0 NOT NULL,
	"start_date" date,
	"end_date" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"once_per_user" boolean DEFAULT false NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promos_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "promos_code" UNIQUE("merchant_id","code"),
	CONSTRAINT "promos_type" CHECK ("promos"."discount_type" in ('AMOUNT', 'PERCENTAGE')),
	CONSTRAINT "promos_uses" CHECK ("promos"."uses" >= 0 and ("promos"."max_uses" is null or "promos"."uses" <= "promos"."max_uses")),
	CONSTRAINT "promos_money" CHECK ("promos"."product_discount" >= 0 and "promos"."delivery_discount" >= 0 and "promos"."min_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"product_id" text DEFAULT '' NOT NULL,
	"grade" integer NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "reviews_once" UNIQUE("merchant_id","order_id","product_id"),
	CONSTRAINT "reviews_grade" CHECK ("reviews"."grade" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "slot_uses" (
	"merchant_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slot_uses_merchant_id_branch_id_slot_pk" PRIMARY KEY("merchant_id","branch_id","slot"),
	CONSTRAINT "slot_uses_used" CHECK ("slot_uses"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"city_id" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"delivery_price" bigint DEFAULT 0 NOT NULL,
	"tariff" jsonb,
	"slot_capacity" integer,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "branches_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "branches_delivery_price" CHECK ("branches"."delivery_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "cities_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hall_tables" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"hall_id" text NOT NULL,
	"chairs" integer DEFAULT 4 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "hall_tables_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "halls" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"branch_id" text NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "halls_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "halls_fee" CHECK ("halls"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"city_id" text NOT NULL,
	"name" text NOT NULL,
	"polygon" jsonb NOT NULL,
	"color" text,
	"price" bigint,
	"priority" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "regions_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "regions_price" CHECK ("regions"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_merchant_id_group_id_groups_merchant_id_id_fk" FOREIGN KEY ("merchant_id","group_id") REFERENCES "public"."groups"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_merchant_id_product_id_products_merchant_id_id_fk" FOREIGN KEY ("merchant_id","product_id") REFERENCES "public"."products"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_merchant_id_category_id_categories_merchant_id_id_fk" FOREIGN KEY ("merchant_id","category_id") REFERENCES "public"."categories"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_list" ADD CONSTRAINT "stop_list_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_list" ADD CONSTRAINT "stop_list_merchant_id_product_id_products_merchant_id_id_fk" FOREIGN KEY ("merchant_id","product_id") REFERENCES "public"."products"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_merchant_id_notification_id_notifications_merchant_id_id_fk" FOREIGN KEY ("merchant_id","notification_id") REFERENCES "public"."notifications"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_slots" ADD CONSTRAINT "reservation_slots_merchant_id_table_id_hall_tables_merchant_id_id_fk" FOREIGN KEY ("merchant_id","table_id") REFERENCES "public"."hall_tables"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_slots" ADD CONSTRAINT "reservation_slots_merchant_id_reservation_id_reservations_merchant_id_id_fk" FOREIGN KEY ("merchant_id","reservation_id") REFERENCES "public"."reservations"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_counts" ADD CONSTRAINT "rate_counts_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_ledger" ADD CONSTRAINT "cashback_ledger_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_counters" ADD CONSTRAINT "order_counters_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_merchant_id_promo_id_promos_merchant_id_id_fk" FOREIGN KEY ("merchant_id","promo_id") REFERENCES "public"."promos"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_merchant_id_user_id_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_uses" ADD CONSTRAINT "slot_uses_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_merchant_id_city_id_cities_merchant_id_id_fk" FOREIGN KEY ("merchant_id","city_id") REFERENCES "public"."cities"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_tables" ADD CONSTRAINT "hall_tables_merchant_id_hall_id_halls_merchant_id_id_fk" FOREIGN KEY ("merchant_id","hall_id") REFERENCES "public"."halls"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "halls" ADD CONSTRAINT "halls_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_merchant_id_city_id_cities_merchant_id_id_fk" FOREIGN KEY ("merchant_id","city_id") REFERENCES "public"."cities"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("merchant_id","category_id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("merchant_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reservations_user" ON "reservations" USING btree ("merchant_id","user_id");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("merchant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("merchant_id","token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("merchant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("merchant_id","phone") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_telegram" ON "users" USING btree ("merchant_id","telegram_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("merchant_id","created_at");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("merchant_id","order_id","id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("merchant_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_live" ON "orders" USING btree ("merchant_id","status") WHERE status not in ('CLOSED', 'CANCELED');--> statement-breakpoint
CREATE UNIQUE INDEX "promo_uses_once" ON "promo_uses" USING btree ("merchant_id","promo_id","user_id") WHERE once;--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("merchant_id","product_id");--> statement-breakpoint
CREATE INDEX "branches_city" ON "branches" USING btree ("merchant_id","city_id");