-- From PostgreSQL 16 on, whoever makes a role may administer it but not yet take it on; a plain grant says both. A
-- role that another owner of this cluster made must have been granted by them.
DO $$
DECLARE r text;
BEGIN
  IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN RETURN; END IF;
  FOREACH r IN ARRAY ARRAY['app', 'app_platform'] LOOP
    BEGIN
      EXECUTE format('GRANT %I TO %I', r, current_user);
    EXCEPTION WHEN insufficient_privilege THEN
      IF NOT pg_has_role(current_user, r, 'member') THEN
        RAISE EXCEPTION 'the role % exists and % is no member of it: as a superuser run GRANT % TO %', r, current_user, r, current_user;
      END IF;
    END;
  END LOOP;
END $$;
