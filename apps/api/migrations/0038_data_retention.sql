CREATE INDEX "deliveries_age" ON "deliveries" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "orders_age" ON "orders" USING brin ("created_at");