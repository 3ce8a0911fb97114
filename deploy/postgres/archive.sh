#!/bin/sh
# Keeps what is needed to recover any moment of the last week or two: PostgreSQL's log, as it is written, and a base
# backup each week. Run it on another disk or machine, with PGHOST, PGUSER and PGPASSWORD of a role with REPLICATION:
#   archive.sh /archive
# docs/operations.md says how to recover.
set -eu
archive="$1"
mkdir -p "$archive/log"

bases() { find "$archive" -maxdepth 1 -name 'base-*' | sort; }

base_backup() {
  rm -rf "$archive/unfinished"
  pg_basebackup -D "$archive/unfinished" -X none -c fast
  mv "$archive/unfinished" "$archive/base-$(date +%F)"
  bases | head -n -2 | xargs -r rm -r
  oldest="$(bases | head -n 1)"
  needed="$(sed -n 's/^START WAL LOCATION: .* (file \(.*\))$/\1/p' "$oldest/backup_label")"
  pg_archivecleanup "$archive/log" "$needed"
}

# Until the log is taken away the server keeps it: up to max_slot_wal_keep_size.
until pg_receivewal -D "$archive/log" --slot archive --create-slot --if-not-exists; do sleep 5; done
while :; do
  if [ -z "$(find "$archive" -maxdepth 1 -name 'base-*' -mtime -7)" ]; then base_backup || echo 'the base backup failed' >&2; fi
  sleep 3600
done &
exec pg_receivewal -D "$archive/log" --slot archive --synchronous
