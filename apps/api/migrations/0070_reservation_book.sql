ALTER TABLE "reservations" DROP CONSTRAINT "reservations_status";--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "reservations_branch" ON "reservations" USING btree ("merchant_id","branch_id","time");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('CREATED', 'CONFIRMED', 'SEATED', 'DONE', 'NO_SHOW', 'CANCELED'));