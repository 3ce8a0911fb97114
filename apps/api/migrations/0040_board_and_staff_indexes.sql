CREATE INDEX "users_staff" ON "users" USING btree ("merchant_id") WHERE role <> 'CLIENT';--> statement-breakpoint
CREATE INDEX "orders_updated" ON "orders" USING btree ("merchant_id","updated_at");