CREATE TABLE "print_jobs" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"printer_id" text NOT NULL,
	"order_id" text,
	"kind" text NOT NULL,
	"revision" integer NOT NULL,
	"mark" text NOT NULL,
	"copy" integer NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"is_uncertain" boolean DEFAULT false NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "print_jobs_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "printers" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"branch_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone,
	"state" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "printers_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_merchant_id_printer_id_printers_merchant_id_id_fk" FOREIGN KEY ("merchant_id","printer_id") REFERENCES "public"."printers"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_merchant_id_order_id_orders_merchant_id_id_fk" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "print_jobs_once" ON "print_jobs" USING btree ("merchant_id","printer_id","order_id","kind","revision","mark","copy");--> statement-breakpoint
CREATE INDEX "print_jobs_of_order" ON "print_jobs" USING btree ("merchant_id","order_id");--> statement-breakpoint
CREATE INDEX "print_jobs_open" ON "print_jobs" USING btree ("merchant_id","printer_id") WHERE "print_jobs"."state" in ('NEW', 'SENT');--> statement-breakpoint
SELECT protect_tenant_table('printers');--> statement-breakpoint
SELECT protect_tenant_table('print_jobs');
