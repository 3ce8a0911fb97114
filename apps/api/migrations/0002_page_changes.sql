-- What a brand's pages are made of has changed: every process hears it and makes them anew. One word per transaction
-- and merchant, however many rows were written.
CREATE FUNCTION announce_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changes', coalesce(NEW.merchant_id, OLD.merchant_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['merchants', 'settings', 'groups', 'categories', 'products', 'banners', 'stories'] LOOP
    EXECUTE format('CREATE TRIGGER announce_page_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION announce_page_change()', t);
  END LOOP;
END $$;
