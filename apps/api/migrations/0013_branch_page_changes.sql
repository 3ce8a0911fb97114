-- A page names the brand's branches with their hours, so a changed branch changes the brand's pages.
CREATE TRIGGER announce_page_change AFTER INSERT OR UPDATE OR DELETE ON branches
  FOR EACH ROW EXECUTE FUNCTION announce_page_change();
