CREATE TABLE "content_clicks" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "content_clicks_merchant_id_kind_id_day_pk" PRIMARY KEY("merchant_id","kind","id","day")
);
--> statement-breakpoint
CREATE TABLE "seen_alerts" (
	"merchant_id" text NOT NULL,
	"cause" text NOT NULL,
	"branch_id" text NOT NULL,
	"by" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seen_alerts_merchant_id_cause_pk" PRIMARY KEY("merchant_id","cause")
);
--> statement-breakpoint
ALTER TABLE "content_clicks" ADD CONSTRAINT "content_clicks_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_alerts" ADD CONSTRAINT "seen_alerts_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seen_alerts_at" ON "seen_alerts" USING btree ("merchant_id","at");--> statement-breakpoint
SELECT protect_tenant_table('content_clicks');--> statement-breakpoint
SELECT protect_tenant_table('seen_alerts');