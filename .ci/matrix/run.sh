#!/usr/bin/env bash
# Plays a game on Matrix: a real Synapse on loopback, two foreign clients, the real program.
#   .ci/matrix/run.sh [path of kafenio]
# The last line is "N passed, N failed"; the exit code says the same. KAFENIO_CI_CACHE keeps the Python environment.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "${1:-$here/../../target/debug/kafenio}")
venv=${KAFENIO_CI_CACHE:-$HOME/.cache/kafenio-ci}/matrix
work=$(mktemp -d)
synapse=

finish() {
    if [ -n "$synapse" ]; then
        kill "$synapse" 2>/dev/null || true
        wait "$synapse" 2>/dev/null || true
    fi
    [ -n "${KAFENIO_CI_KEEP:-}" ] || rm -rf "$work"
}
trap finish EXIT

if ! "$venv/bin/python" -c 'import synapse, nio' 2>/dev/null; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: \
        matrix-synapse==1.163.2 'matrix-nio[e2e]==0.26.0'
fi

port=$("$venv/bin/python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
server=http://127.0.0.1:$port
"$venv/bin/python" "$here/homeserver.py" "$work" "$port"
cd "$work"
"$venv/bin/python" -m synapse.app.homeserver -c homeserver.yaml --generate-keys
"$venv/bin/python" -m synapse.app.homeserver -c homeserver.yaml >"$work/synapse.log" 2>&1 &
synapse=$!

for _ in $(seq 120); do
    curl --silent --fail --max-time 2 --output "$work/versions.json" "$server/_matrix/client/versions" && break
    kill -0 "$synapse" || { tail -n 20 "$work/synapse.log"; exit 1; }
    sleep 0.5
done
for user in bot alice bob; do
    "$venv/bin/register_new_matrix_user" -u "$user" -p "$user-password" --no-admin -k registration "$server" >"$work/register.log"
done

timeout --kill-after=10 330 "$venv/bin/python" "$here/play.py" "$program" "$server" "$work"
