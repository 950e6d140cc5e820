#!/usr/bin/env bash
# Plays a game on Matrix: a real Synapse on loopback, two foreign clients, the real program.
#   .ci/matrix/run.sh [path of kafenio]
# The last line is "N passed, N failed"; the exit code says the same. KAFENIO_CI_CACHE names where the foreign clients are
# kept; KAFENIO_TEST_KILLS=50 asks for so many kills, with games that are played to their ends: the long form. Its median time
# is promised for what people run, a release build: KAFENIO_TEST_KILLS=50 .ci/matrix/run.sh target/release/kafenio
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "${1:-$here/../../target/debug/kafenio}")
cache=${KAFENIO_CI_CACHE:-$HOME/.cache/kafenio-ci}
venv=$cache/matrix
work=$(mktemp -d)
[ -n "${KAFENIO_CI_KEEP:-}" ] || trap 'rm -rf "$work"' EXIT

if ! "$venv/bin/python" -c 'import synapse, nio, blurhash' 2>/dev/null; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: \
        matrix-synapse==1.163.2 'matrix-nio[e2e]==0.26.0' blurhash==1.1.5
fi

# A strict client of another make judges whether the bot can be trusted.
export KAFENIO_CI_JS=$cache/matrix-js
if [ ! -d "$KAFENIO_CI_JS/node_modules/matrix-js-sdk" ]; then
    mkdir -p "$KAFENIO_CI_JS"
    npm install --silent --no-audit --no-fund --prefix "$KAFENIO_CI_JS" matrix-js-sdk@37.5.0
fi

port=$("$venv/bin/python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
server=http://127.0.0.1:$port
"$venv/bin/python" "$here/homeserver.py" "$work" "$port"
(cd "$work" && "$venv/bin/python" -m synapse.app.homeserver -c homeserver.yaml --generate-keys)

timeout --kill-after=10 $((590 + 60 * ${KAFENIO_TEST_KILLS:-0})) "$venv/bin/python" "$here/play.py" "$program" "$server" "$work"
