#!/usr/bin/env bash
# Runs the tests that use a database on PostgreSQL: starts a temporary cluster on loopback as an unprivileged user, and
# removes it at the end. Fails without Debian's package `postgresql`.
#
#   .ci/postgres.sh              runs the tests
#   .ci/postgres.sh COMMAND...   runs COMMAND with KAFENIO_TEST_POSTGRES set
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
# The tests do not test PostgreSQL's durability, and run faster without it. A benchmark sets KAFENIO_POSTGRES_FSYNC=on.
unprivileged "$binaries/pg_ctl" -D "$cluster/data" -w -l "$cluster/log" start >/dev/null \
  -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=${KAFENIO_POSTGRES_FSYNC:-off} -c max_connections=400" ||
  { tail -5 "$cluster/log"; exit 1; }

export KAFENIO_TEST_POSTGRES=postgres://kafenio@127.0.0.1:$port
if [[ $# -gt 0 ]]; then
  "$@"
else
  cargo test --locked --test all -- --include-ignored store::postgres:: talk::conversations:: talk::terminal:: store::prune:: discord::crash::
fi
# A warning for every command would fill the operator's disk.
if grep -F "transaction in progress" "$cluster/log" | head -5 | grep .; then
  echo "PostgreSQL warns of transactions that the bot begins or ends twice"
  exit 1
fi
