#!/usr/bin/env bash
# Checks the README's first commands on a machine that has only Rust and the Debian packages that the README names.
#
#   .ci/bare.sh                     what has been built is used: the program and the tests that start others run there
#   .ci/bare.sh --whole RELEASE     a fresh clone builds, plays and passes its tests there; RELEASE is bookworm or trixie
#
# Needs root and debootstrap. The whole form needs 6 GB in /var/tmp and takes a quarter of an hour on two cores. The machine
# has no `procps`, `curl` or `git`.
set -euo pipefail
cd "$(dirname "$0")/.."

whole=${1:-}
release=${2:-$(. /etc/os-release && echo "$VERSION_CODENAME")}
command -v debootstrap >/dev/null ||
  { apt-get update -q && apt-get install -y -q --no-install-recommends debootstrap; } >/dev/null
root=$(mktemp -d /var/tmp/kafenio-bare.XXXXXX)
ended() {
  for mounted in "$root$PWD" "$root/dev/pts" "$root/proc"; do
    ! mountpoint -q "$mounted" || umount "$mounted"
  done
  rm -rf --one-file-system "$root" "$root.log"
}
trap ended EXIT

packages=$(sed -n 's/^`sudo apt install \(.*\)`\.$/\1/p' README.md)
[[ -n $packages ]] || { echo "the README names no packages"; exit 1; }
mirror=$(awk '/^URIs:/ { print $2; exit }' /etc/apt/sources.list.d/*.sources)
echo "a bare Debian, $release, with ca-certificates, $packages"
debootstrap --variant=minbase --include="ca-certificates,${packages// /,}" "$release" "$root" "$mirror" >"$root.log" 2>&1 ||
  { tail -5 "$root.log"; exit 1; }
for program in kill curl git; do
  [[ ! -x $root/usr/bin/$program && ! -x $root/bin/$program ]] || { echo "the bare machine has $program"; exit 1; }
done

# Copies from this machine: certificates and, where everything is built there, the toolchain and the downloaded crates.
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
cp -aL /etc/resolv.conf /etc/hosts "$root/etc/"
cargo_home=${CARGO_HOME:-$HOME/.cargo}
# What is built knows its folder by its path.
mkdir -p "$root/root/.cargo" "$root$PWD"
mount -t proc proc "$root/proc"
# Some tests play in a terminal.
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
ln -sf pts/ptmx "$root/dev/ptmx"

inside() { chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/local/rust/bin:/usr/bin:/bin bash -ec "cd '$PWD'; $1"; }

timed() {
  local from=$SECONDS
  inside "$2"
  printf '=== %5d s  %s\n' $((SECONDS - from)) "$1"
}

conversation="printf 'alice: /newgame portes @bob\nbob: /accept\n' |"

if [[ $whole == --whole ]]; then
  [[ ! -d $cargo_home/registry ]] || cp -a "$cargo_home/registry" "$root/root/.cargo/"
  # Without the history: whoever downloads an archive has none, and no git.
  git archive HEAD | tar -x -C "$root$PWD"
  cp -a "$(rustc --print sysroot)" "$root/usr/local/rust"
  timed "cold build" "cargo build --locked"
  timed "first conversation" "$conversation cargo run --locked -- play"
  timed "building the tests" "cargo test --locked --no-run"
  timed "the tests" "cargo test --locked"
else
  # The programs and the tests as they were built, which need the libraries and the tools of the bare machine.
  mount --bind "$PWD" "$root$PWD"
  mount -o remount,bind,ro "$root$PWD"
  timed "first conversation" "$conversation KAFENIO_DATA_DIR=/tmp/data target/debug/kafenio play"
  # Those that start programs, and a game.
  tests_of() { # NAME FILTER...
    local program filters="${*:2}"
    # Other crates have tests of the same name, so those that know the filter are meant, the latest of them.
    for program in $(ls -t target/debug/deps/"$1"-* | grep -v '\.d$'); do
      # In a pipe, `grep -q` may end before the list is written, which counts as a failure.
      if grep -q "^$2" <("$program" --list 2>/dev/null); then
        timed "tests: $filters" "BUILT_FROM_COMMIT=unknown $program $filters"
        return
      fi
    done
    echo "the tests called $1 are not built"
    return 1
  }
  tests_of all matrix::start discord::start talk::terminal store::operator settings
  tests_of conversations portes
fi
