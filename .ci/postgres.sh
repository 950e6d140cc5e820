#!/usr/bin/env bash
# Runs the tests that use a database on PostgreSQL: starts a temporary cluster on loopback as an unprivileged user, and
# removes it at the end. Fails without Debian's package `postgresql`.
#
#   .ci/postgres.sh              runs the tests
#   .ci/postgres.sh COMMAND...   runs COMMAND with KAFENIO_TEST_POSTGRES and KAFENIO_TEST_POSTGRES_CA set
set -euo pipefail
cd "$(dirname "$0")/.."

binaries=$(find /usr/lib/postgresql -maxdepth 2 -name bin | sort -V | tail -1)
[[ -x $binaries/initdb ]] || { echo "PostgreSQL is not installed: apt install postgresql"; exit 1; }
cluster=$(mktemp -d /tmp/kafenio-postgres.XXXXXX)
port=$((20000 + RANDOM % 20000))

# PostgreSQL refuses to run as root.
unprivileged() {
  if [[ $(id -u) -eq 0 ]]; then setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; else "$@"; fi
}
[[ $(id -u) -ne 0 ]] || chown nobody:nogroup "$cluster"
ended() {
  unprivileged "$binaries/pg_ctl" -D "$cluster/data" -m immediate stop >/dev/null || true
  rm -rf "$cluster"
}
trap ended EXIT

unprivileged "$binaries/initdb" -D "$cluster/data" --username=kafenio --auth=trust --no-sync --encoding=UTF8 >/dev/null
# The server's certificate is for 127.0.0.1 alone, and signed by an authority that no system trusts.
key=(-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes)
openssl req -x509 "${key[@]}" -keyout "$cluster/ca.key" -out "$cluster/ca.pem" -subj "/CN=Kafenio tests" -days 2 2>"$cluster/log" &&
  openssl req "${key[@]}" -keyout "$cluster/server.key" -out "$cluster/server.csr" -subj "/CN=database" 2>"$cluster/log" &&
  openssl x509 -req -in "$cluster/server.csr" -CA "$cluster/ca.pem" -CAkey "$cluster/ca.key" -days 2 \
    -extfile <(echo subjectAltName=IP:127.0.0.1) -out "$cluster/server.pem" 2>"$cluster/log" ||
  { cat "$cluster/log"; exit 1; }
rm "$cluster/log"
chmod 600 "$cluster/server.key"
[[ $(id -u) -ne 0 ]] || chown nobody:nogroup "$cluster/server.key"

# The tests do not test PostgreSQL's durability, and run faster without it. They use TLS, as a database on another machine
# should. A benchmark sets KAFENIO_POSTGRES_FSYNC=on and KAFENIO_POSTGRES_TLS=off.
unprivileged "$binaries/pg_ctl" -D "$cluster/data" -w -l "$cluster/log" start >/dev/null \
  -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=${KAFENIO_POSTGRES_FSYNC:-off} -c max_connections=400 \
    -c ssl=${KAFENIO_POSTGRES_TLS:-on} -c ssl_cert_file=$cluster/server.pem -c ssl_key_file=$cluster/server.key" ||
  { tail -5 "$cluster/log"; exit 1; }

export KAFENIO_TEST_POSTGRES=postgres://kafenio@127.0.0.1:$port KAFENIO_TEST_POSTGRES_CA=$cluster/ca.pem
if [[ $# -gt 0 ]]; then
  "$@"
else
  # Two commands: behind `&&`, a failure of the first one would not end this script.
  cargo test --locked --test all -- --include-ignored store::postgres:: talk::terminal:: talk::forget:: talk::persons:: talk::ratings:: talk::tournaments:: store::ratings:: store::prune:: discord::crash::
  # The database knows no languages.
  cargo test --locked --test conversations -- --skip "in German" --skip "in Greek"
fi
# A warning for every command would fill the operator's disk.
if grep -F "transaction in progress" "$cluster/log" | head -5 | grep .; then
  echo "PostgreSQL warns of transactions that the bot begins or ends twice"
  exit 1
fi
