CREATE TABLE "staff_invites" (
	"merchant_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"name" text,
	"role" text NOT NULL,
	"branch_ids" jsonb,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_invites_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
ALTER TABLE "staff_invites" ADD CONSTRAINT "staff_invites_merchant_id_created_by_users_merchant_id_id_fk" FOREIGN KEY ("merchant_id","created_by") REFERENCES "public"."users"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invites_token" ON "staff_invites" USING btree ("merchant_id","token_hash");--> statement-breakpoint
SELECT protect_tenant_table('staff_invites');
