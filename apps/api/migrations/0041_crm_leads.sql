CREATE TABLE "crm_accounts" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"sealed_account" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"retry_at" timestamp with time zone,
	"last_answer_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_leads" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"lead_id" text,
	"has_note" boolean DEFAULT false NOT NULL,
	"sent_price" bigint,
	"sent_step" text,
	"message" text,
	"is_uncertain" boolean DEFAULT false NOT NULL,
	"absences" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crm_leads_merchant_id_kind_subject_id_pk" PRIMARY KEY("merchant_id","kind","subject_id"),
	CONSTRAINT "crm_leads_kind" CHECK ("crm_leads"."kind" in ('ORDER', 'BOOKING')),
	CONSTRAINT "crm_leads_state" CHECK ("crm_leads"."state" in ('WAITING', 'SENT', 'REFUSED', 'GIVEN_UP')),
	CONSTRAINT "crm_leads_step" CHECK ("crm_leads"."sent_step" in ('OPEN', 'WON', 'LOST'))
);
--> statement-breakpoint
ALTER TABLE "crm_accounts" ADD CONSTRAINT "crm_accounts_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crm_leads_age" ON "crm_leads" USING btree ("merchant_id","updated_at");--> statement-breakpoint
SELECT protect_tenant_table('crm_accounts');
--> statement-breakpoint
SELECT protect_tenant_table('crm_leads');
