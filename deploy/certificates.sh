#!/bin/sh
# Makes the certificates by which the services of compose know each other: once, before the first start, as root.
#   deploy/certificates.sh [folder]
# They are valid for ten years. The key that signed them is not kept; run it again for new ones, then restart all services.
set -eu
folder="${1:-$(dirname "$0")/certificates}"
services="postgres store server-a server-b prometheus alertmanager"
mkdir -p "$folder"
for service in $services; do mkdir -p "$folder/$service"; done
cd "$folder"
umask 077
key="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"

openssl req -x509 $key -days 3650 -subj /CN=dasturxon -keyout ca.key -out ca.crt
for service in $services; do
  openssl req $key -subj "/CN=$service" -addext "subjectAltName=DNS:$service,DNS:localhost" \
    -keyout "$service/private.key" -out request.csr
  openssl x509 -req -in request.csr -CA ca.crt -CAkey ca.key -days 3650 -copy_extensions copyall \
    -out "$service/public.crt"
done
rm ca.key request.csr

chmod 755 . $services
chmod 644 ca.crt */public.crt
# The users of the images, who alone may read their keys.
if [ "$(id -u)" = 0 ]; then
  chown "${POSTGRES_UID:-999}" postgres/private.key
  chown 10001 server-a/private.key server-b/private.key
  chown 65534 prometheus/private.key alertmanager/private.key
fi
