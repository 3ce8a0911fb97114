#!/bin/sh
# Runs once, on an empty database: the role that owns the schema is no superuser, so row-level security binds it.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v password="$APP_PASSWORD" <<'SQL'
CREATE ROLE app NOLOGIN;
CREATE ROLE app_platform NOLOGIN;
CREATE ROLE dasturxon LOGIN PASSWORD :'password';
GRANT app, app_platform TO dasturxon;
CREATE DATABASE dasturxon OWNER dasturxon;
CREATE ROLE archive LOGIN REPLICATION PASSWORD :'password';
SQL
# Over the network by TLS alone.
sed -i 's/^host all all all/hostssl all all all/' "$PGDATA/pg_hba.conf"
echo 'hostssl replication archive all scram-sha-256' >> "$PGDATA/pg_hba.conf"
