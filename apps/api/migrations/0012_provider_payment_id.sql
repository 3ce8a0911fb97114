ALTER TABLE "payment_attempts" ADD COLUMN "provider_payment_id" text;--> statement-breakpoint
-- Ids that two attempts share stay empty: nothing tells whose payment they name. The owner is bound by row security.
SET LOCAL ROLE app_platform;--> statement-breakpoint
WITH named AS (
  SELECT merchant_id, id, coalesce(nullif(data->>'paydocId', ''), data->>'paymentUuid') AS payment,
    count(*) OVER (PARTITION BY merchant_id, provider, coalesce(nullif(data->>'paydocId', ''), data->>'paymentUuid')) AS shared
  FROM payment_attempts
)
UPDATE payment_attempts SET provider_payment_id = named.payment FROM named
WHERE payment_attempts.merchant_id = named.merchant_id AND payment_attempts.id = named.id
  AND named.payment IS NOT NULL AND named.shared = 1;--> statement-breakpoint
RESET ROLE;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_payment" ON "payment_attempts" USING btree ("merchant_id","provider","provider_payment_id") WHERE state in ('PAID', 'REFUNDED');