#!/usr/bin/env bash
# Checks the README's first commands: a fresh clone builds, plays and passes its tests on a machine that has only Rust and
# the Debian packages that the README names. It is not part of .ci/run because it builds everything again.
#
#   .ci/bare.sh        needs root, debootstrap and 5 GB in /var/tmp; takes about ten minutes on two cores
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

# Copies from this machine: certificates, the toolchain and the downloaded crates.
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
cp -aL /etc/resolv.conf /etc/hosts "$root/etc/"
cp -a "$(rustc --print sysroot)" "$root/usr/local/rust"
mkdir -p "$root/root/.cargo"
[[ -d ${CARGO_HOME:-$HOME/.cargo}/registry ]] && cp -a "${CARGO_HOME:-$HOME/.cargo}/registry" "$root/root/.cargo/"
git clone -q . "$root/root/kafenio"

# rustc needs /proc to find its libraries.
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
