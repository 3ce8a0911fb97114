CREATE TABLE "modifier_stops" (
	"merchant_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"modifier_id" text NOT NULL,
	"until" timestamp with time zone,
	"stopped_by" text,
	"reason" text,
	CONSTRAINT "modifier_stops_merchant_id_branch_id_modifier_id_pk" PRIMARY KEY("merchant_id","branch_id","modifier_id")
);
--> statement-breakpoint
ALTER TABLE "stop_list" ADD COLUMN "amount_left" double precision;--> statement-breakpoint
ALTER TABLE "stop_list" ADD COLUMN "left_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "modifier_stops" ADD CONSTRAINT "modifier_stops_merchant_id_branch_id_branches_merchant_id_id_fk" FOREIGN KEY ("merchant_id","branch_id") REFERENCES "public"."branches"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_list" ADD CONSTRAINT "stop_list_amount_left" CHECK ("stop_list"."amount_left" >= 0);--> statement-breakpoint
SELECT protect_tenant_table('modifier_stops');
