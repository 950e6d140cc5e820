#!/usr/bin/env python3
"""Checks every crate that Cargo.lock names: its licence, where it comes from, and that it is none that we do without.

cargo-deny would do the same and read the advisories of RustSec besides, but takes longer to build than all tests to run,
and its advisories lie on a server that CI does not reach. Where there is both: `cargo deny check advisories`.
"""

import json
import re
import subprocess
import sys

# Licences under which everybody may use, change and hand on what we build; those of the MPL ask for the source of their
# own files alone, which we leave as they are.
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


def is_good(licence):
    """Whether a good licence can be chosen in the expression `licence`."""
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
            # An exception permits more than the licence alone.
            del words[:2]
        return word.removesuffix("+") in GOOD

    return choice()


def faults(package):
    name = f"{package['name']} {package['version']}"
    if package["source"] is None:
        return
    # From the registry, neither from somebody's repository nor from a folder.
    if not package["source"].startswith("registry+"):
        yield f"{name} comes from {package['source']}"
    if not package["license"] or not is_good(package["license"]):
        yield f"{name} has the licence {package['license']}"
    if package["name"] in BANNED:
        yield f"{name} is banned: {BANNED[package['name']]}"


def main():
    for licence, good in [
        ("MIT", True), ("GPL-3.0-only", False), ("MIT/Apache-2.0", True), ("GPL-2.0-only OR MIT", True),
        ("MIT AND GPL-2.0-only", False), ("(MIT OR GPL-2.0-only) AND ISC", True), ("MPL-2.0+", True),
        ("Apache-2.0 WITH LLVM-exception", True),
    ]:  # fmt: skip
        assert is_good(licence) == good, licence
    listed = subprocess.run(
        ["cargo", "metadata", "--locked", "--format-version", "1"], check=True, stdout=subprocess.PIPE
    ).stdout
    packages = json.loads(listed)["packages"]
    found = [fault for package in packages for fault in faults(package)]
    print("\n".join([*found, f"{len(packages)} crates: {len(found)} faults"]))
    sys.exit(bool(found))


main()
