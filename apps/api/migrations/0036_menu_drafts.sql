CREATE TABLE "menu_changes" (
	"merchant_id" text NOT NULL,
	"version" integer NOT NULL,
	"entity" text NOT NULL,
	"id" text NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"revision" bigint NOT NULL,
	"user_id" text NOT NULL,
	"name" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_changes_merchant_id_version_entity_id_field_pk" PRIMARY KEY("merchant_id","version","entity","id","field")
);
--> statement-breakpoint
CREATE TABLE "menu_drafts" (
	"merchant_id" text NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "menu_drafts_merchant_id_pk" PRIMARY KEY("merchant_id")
);
--> statement-breakpoint
CREATE TABLE "menu_patches" (
	"merchant_id" text NOT NULL,
	"entity" text NOT NULL,
	"id" text NOT NULL,
	"field" text NOT NULL,
	"value" jsonb,
	"revision" bigint NOT NULL,
	"user_id" text NOT NULL,
	"name" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_at" timestamp with time zone,
	"planned_by" text,
	"planned_by_name" text,
	CONSTRAINT "menu_patches_merchant_id_entity_id_field_pk" PRIMARY KEY("merchant_id","entity","id","field")
);
--> statement-breakpoint
CREATE TABLE "menu_versions" (
	"merchant_id" text NOT NULL,
	"version" integer NOT NULL,
	"note" text,
	"undoes" integer,
	"changes" integer NOT NULL,
	"user_id" text NOT NULL,
	"name" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_versions_merchant_id_version_pk" PRIMARY KEY("merchant_id","version")
);
--> statement-breakpoint
ALTER TABLE "menu_changes" ADD CONSTRAINT "menu_changes_merchant_id_version_menu_versions_merchant_id_version_fk" FOREIGN KEY ("merchant_id","version") REFERENCES "public"."menu_versions"("merchant_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_drafts" ADD CONSTRAINT "menu_drafts_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_patches" ADD CONSTRAINT "menu_patches_merchant_id_menu_drafts_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."menu_drafts"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_versions" ADD CONSTRAINT "menu_versions_merchant_id_menu_drafts_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."menu_drafts"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_changes_field" ON "menu_changes" USING btree ("merchant_id","entity","id","field","version");--> statement-breakpoint
SELECT protect_tenant_table(t) FROM unnest(ARRAY['menu_drafts', 'menu_patches', 'menu_versions', 'menu_changes']::regclass[]) t;
--> statement-breakpoint
-- What was published, and by whom, is never rewritten.
REVOKE UPDATE, DELETE ON menu_versions, menu_changes FROM app;
