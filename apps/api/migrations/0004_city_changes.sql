-- A page names the city it begins with, so a changed city changes the brand's pages.
CREATE TRIGGER announce_page_change AFTER INSERT OR UPDATE OR DELETE ON cities
  FOR EACH ROW EXECUTE FUNCTION announce_page_change();
