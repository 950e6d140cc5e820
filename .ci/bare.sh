#!/usr/bin/env bash
# Proves the README's first lines: a fresh clone builds, plays and passes its tests on a machine that has nothing but
# Rust and the Debian packages that the README names. Not part of .ci/run, as it builds everything once more.
#
#   .ci/bare.sh        needs root and debootstrap; takes ten minutes or so on two cores and 5 GB below /var/tmp
set -euo pipefail
cd "$(dirname "$0")/.."

command -v debootstrap >/dev/null || apt-get install -y -q --no-install-recommends debootstrap >/dev/null
root=$(mktemp -d /var/tmp/kafenio-bare.XXXXXX)
trap 'umount "$root/proc" 2>/dev/null || true; rm -rf --one-file-system "$root"' EXIT

packages=$(sed -n 's/^`sudo apt install \(.*\)`\.$/\1/p' README.md)
[[ -n $packages ]] || { echo "the README names no packages"; exit 1; }
mirror=$(awk '/^URIs:/ { print $2; exit }' /etc/apt/sources.list.d/*.sources)
echo "a bare Debian with ca-certificates, $packages"
debootstrap --variant=minbase --include="ca-certificates,${packages// /,}" bookworm "$root" "$mirror" >"$root.log" 2>&1 ||
  { tail -5 "$root.log"; exit 1; }
rm -f "$root.log"

# What every machine has in its own way: certificates, the toolchain, and a download of the crates made before.
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
cp -aL /etc/resolv.conf /etc/hosts "$root/etc/"
cp -a "$(rustc --print sysroot)" "$root/usr/local/rust"
mkdir -p "$root/root/.cargo"
[[ -d ${CARGO_HOME:-$HOME/.cargo}/registry ]] && cp -a "${CARGO_HOME:-$HOME/.cargo}/registry" "$root/root/.cargo/"
git clone -q . "$root/root/kafenio"

# Programs find their libraries beside themselves by asking /proc where they are.
mount -t proc proc "$root/proc"

inside() { chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/local/rust/bin:/usr/bin:/bin bash -ec "cd /root/kafenio; $1"; }

timed() {
  local from=$SECONDS
  inside "$2"
  printf '=== %5d s  %s\n' $((SECONDS - from)) "$1"
}

timed "cold build" "cargo build --locked"
timed "first conversation" "printf 'alice: /newgame portes @bob\nbob: /accept\n' | cargo run --locked -- play"
timed "building the tests" "cargo test --locked --no-run"
timed "the tests" "cargo test --locked"
