CREATE TABLE "telegram_launches" (
	"merchant_id" text NOT NULL,
	"launch" text NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL,
	"denied_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_launches_merchant_id_launch_pk" PRIMARY KEY("merchant_id","launch")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "click_id" text;--> statement-breakpoint
ALTER TABLE "telegram_launches" ADD CONSTRAINT "telegram_launches_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "telegram_launches_expiry" ON "telegram_launches" USING btree ("merchant_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_click" ON "users" USING btree ("merchant_id","click_id") WHERE deleted_at is null;
--> statement-breakpoint
SELECT protect_tenant_table('telegram_launches');
