#!/usr/bin/env bash
# Plays games on Matrix with the real program, a real Synapse on loopback and two clients by other authors.
#   .ci/matrix/run.sh [path of kafenio]
# The last line is "N passed, N failed"; the exit code is 1 if a check failed. KAFENIO_CI_CACHE names the directory in
# which the clients are installed. The long form plays all games to their end and kills the bot as often as
# KAFENIO_TEST_KILLS says. Its limit for the median time applies to a release build:
#   KAFENIO_TEST_KILLS=50 .ci/matrix/run.sh target/release/kafenio
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "${1:-$here/../../target/debug/kafenio}")
cache=${KAFENIO_CI_CACHE:-$HOME/.cache/kafenio-ci}
venv=$cache/matrix
work=$(mktemp -d)
end() {
    jobs -p | xargs -r kill 2>/dev/null || true
    [ -n "${KAFENIO_CI_KEEP:-}" ] || rm -rf "$work"
}
trap end EXIT

if ! "$venv/bin/python" -c 'import synapse, nio, blurhash' 2>/dev/null; then
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: \
        --require-hashes -r "$here/../packages/matrix/requirements.txt"
fi

# A strict client, matrix-js-sdk, checks that the bot can be trusted.
export KAFENIO_CI_JS=$cache/matrix-js
if [ ! -d "$KAFENIO_CI_JS/node_modules/matrix-js-sdk" ]; then
    mkdir -p "$KAFENIO_CI_JS"
    cp "$here"/../packages/matrix/package*.json "$KAFENIO_CI_JS"
    npm ci --silent --no-audit --no-fund --ignore-scripts --prefix "$KAFENIO_CI_JS"
fi

# Prints the URL of a new homeserver on loopback, whose configuration is written to the folder $1.
configure() {
    local port
    port=$("$venv/bin/python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
    mkdir -p "$1"
    "$venv/bin/python" "$here/homeserver.py" "$1" "$port"
    (cd "$1" && "$venv/bin/python" -m synapse.app.homeserver -c homeserver.yaml --generate-keys >&2)
    echo "http://127.0.0.1:$port"
}

# Runs a test of two platforms, by the command in the words after its name and its folder.
two_platforms() {
    local test=$1 folder=$2 server
    shift 2
    server=$(configure "$folder")
    timeout --kill-after=10 $((1800 + 40 * ${KAFENIO_TEST_KILLS:-0})) \
        "$@" "$venv/bin/python" "$here/two_platforms.py" "$server" "$folder" "$test"
}

# They wait for timers most of the time, so both run at once.
two_platforms friends_on_discord_and_matrix_play_while_the_bot_is_killed "$work/across" &
across=$!
two_platforms friends_play_a_match_with_the_cube_and_a_rematch_through_two_processes "$work/apart" \
    "$here/../postgres.sh" &
apart=$!
failed=0
wait "$across" || failed=1
wait "$apart" || failed=1

server=$(configure "$work/alone")
timeout --kill-after=10 $((2500 + 60 * ${KAFENIO_TEST_KILLS:-0})) \
    "$venv/bin/python" "$here/play.py" "$program" "$server" "$work/alone" || failed=1
exit "$failed"
