CREATE TABLE "closed_shifts" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"branch_id" text NOT NULL,
	"number" integer NOT NULL,
	"report" jsonb NOT NULL,
	"overlap" jsonb NOT NULL,
	"counted" bigint NOT NULL,
	"left_in_till" bigint NOT NULL,
	"note" text,
	"closed_by" text NOT NULL,
	"closed_by_name" text,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closed_shifts_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
ALTER TABLE "closed_shifts" ADD CONSTRAINT "closed_shifts_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closed_shifts_number" ON "closed_shifts" USING btree ("merchant_id","branch_id","number");--> statement-breakpoint
CREATE INDEX "money_journal_age" ON "money_journal" USING brin ("created_at");--> statement-breakpoint
SELECT protect_tenant_table('closed_shifts');--> statement-breakpoint
-- Closed shifts are never changed.
REVOKE UPDATE, DELETE ON closed_shifts FROM app;
