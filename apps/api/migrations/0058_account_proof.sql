ALTER TABLE "payment_methods" ADD COLUMN "account_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "tested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "test_outcome" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "accepted_at" timestamp with time zone;