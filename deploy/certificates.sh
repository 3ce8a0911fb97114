#!/bin/sh
# Makes the certificates of PostgreSQL and the store, by which the servers know them: once, before the first start, as root.
#   deploy/certificates.sh [folder]
# They are valid for ten years. The key that signed them is not kept; run it again for new ones, then restart all services.
set -eu
folder="${1:-$(dirname "$0")/certificates}"
mkdir -p "$folder/postgres" "$folder/store"
cd "$folder"
umask 077
key="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"

openssl req -x509 $key -days 3650 -subj /CN=dasturxon -keyout ca.key -out ca.crt
for service in postgres store; do
  openssl req $key -subj "/CN=$service" -addext "subjectAltName=DNS:$service,DNS:localhost" \
    -keyout "$service/private.key" -out request.csr
  openssl x509 -req -in request.csr -CA ca.crt -CAkey ca.key -days 3650 -copy_extensions copyall \
    -out "$service/public.crt"
done
rm ca.key request.csr

chmod 755 . postgres store
chmod 644 ca.crt postgres/public.crt store/public.crt
# 999 is the user postgres of its image, which accepts no key that others can read.
if [ "$(id -u)" = 0 ]; then chown "${POSTGRES_UID:-999}" postgres/private.key; fi
