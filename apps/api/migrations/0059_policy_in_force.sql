ALTER TABLE "policies" ADD COLUMN "in_force_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "before" jsonb;