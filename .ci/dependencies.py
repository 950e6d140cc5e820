#!/usr/bin/env python3
"""Checks the licence and the source of every crate in Cargo.lock, and that it is not banned.

cargo-deny does the same and also reads the RustSec advisories, but building it takes longer than running all tests, and
CI cannot reach the server of the advisories. If cargo-deny is installed, run `cargo deny check advisories`.
"""

import json
import re
import subprocess
import sys

# Licences under which everybody may use, change and distribute the program. The MPL requires only the source of its own
# files, which Kafenio does not change.
GOOD = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "CDLA-Permissive-2.0", "ISC", "MIT",
    "MIT-0", "MPL-2.0", "Unicode-3.0", "Unlicense", "Zlib",
}  # fmt: skip
BANNED = {
    "openssl-src": "OpenSSL is the system's, which keeps it current",
    "atty": "unmaintained and unsound; std::io::IsTerminal does it",
    "ansi_term": "unmaintained",
    "failure": "unmaintained; anyhow and thiserror do it",
    "net2": "unmaintained and unsound",
    "serde_cbor": "unmaintained",
    "yaml-rust": "unmaintained",
}
# Not to be built on Linux. Cargo.lock has them for other platforms.
BANNED_ON_LINUX = {
    "webpki-roots": "the system's root certificates are trusted, which the operator can change",
}


def is_good(licence):
    """Returns whether the expression `licence` allows a good licence."""
    words = re.findall(r"[()]|[^\s()]+", re.sub(r"\s*/\s*", " OR ", licence))

    def choice():
        good = both()
        while words[:1] == ["OR"]:
            words.pop(0)
            good |= both()
        return good

    def both():
        good = one()
        while words[:1] == ["AND"]:
            words.pop(0)
            good &= one()
        return good

    def one():
        word = words.pop(0)
        if word == "(":
            good = choice()
            words.pop(0)
            return good
        if words[:1] == ["WITH"]:
            # An exception only adds permissions.
            del words[:2]
        return word.removesuffix("+") in GOOD

    return choice()


def faults(package):
    name = f"{package['name']} {package['version']}"
    if package["source"] is None:
        return
    # Crates come from the registry, not from a repository or a folder.
    if not package["source"].startswith("registry+"):
        yield f"{name} comes from {package['source']}"
    if not package["license"] or not is_good(package["license"]):
        yield f"{name} has the licence {package['license']}"
    if package["name"] in BANNED:
        yield f"{name} is banned: {BANNED[package['name']]}"


def packages(*options):
    """Returns the packages that cargo lists with these options."""
    command = ["cargo", "metadata", "--locked", "--format-version", "1", *options]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)["packages"]


def main():
    for licence, good in [
        ("MIT", True), ("GPL-3.0-only", False), ("MIT/Apache-2.0", True), ("GPL-2.0-only OR MIT", True),
        ("MIT AND GPL-2.0-only", False), ("(MIT OR GPL-2.0-only) AND ISC", True), ("MPL-2.0+", True),
        ("Apache-2.0 WITH LLVM-exception", True),
    ]:  # fmt: skip
        assert is_good(licence) == good, licence
    listed = packages()
    found = [fault for package in listed for fault in faults(package)]
    for package in packages("--filter-platform", "x86_64-unknown-linux-gnu"):
        if package["name"] in BANNED_ON_LINUX:
            found.append(f"{package['name']} is banned on Linux: {BANNED_ON_LINUX[package['name']]}")
    print("\n".join([*found, f"{len(listed)} crates: {len(found)} faults"]))
    sys.exit(bool(found))


main()
