ALTER TABLE "stop_list" ADD COLUMN "stopped_by" text;--> statement-breakpoint
ALTER TABLE "stop_list" ADD COLUMN "reason" text;