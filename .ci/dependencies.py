#!/usr/bin/env python3
"""Checks the licence and the source of every crate in Cargo.lock, and that none is banned, as deny.toml says.

cargo-deny does the same and also reads the RustSec advisories, but building it takes longer than running all tests, and
CI cannot reach the server of the advisories. If cargo-deny is installed, run `cargo deny check`.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

POLICY = tomllib.loads((Path(__file__).parent.parent / "deny.toml").read_text())
# An exception only adds permissions, so the licence is good without it too.
GOOD = {licence.split(" WITH ")[0] for licence in POLICY["licenses"]["allow"]}
BANNED = {ban["crate"]: ban["reason"] for ban in POLICY["bans"]["deny"]}


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
            del words[:2]
        return word.removesuffix("+") in GOOD

    return choice()


def faults(package):
    name = f"{package['name']} {package['version']}"
    if package["source"] is None:
        return
    if not package["source"].startswith("registry+"):
        yield f"{name} comes from {package['source']}"
    if not package["license"] or not is_good(package["license"]):
        yield f"{name} has the licence {package['license']}"


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
    assert "openssl-src" in BANNED, BANNED
    listed = packages()
    found = [fault for package in listed for fault in faults(package)]
    for target in POLICY["graph"]["targets"]:
        for package in packages("--filter-platform", target):
            if package["name"] in BANNED:
                found.append(f"{package['name']} is banned: {BANNED[package['name']]}")
    print("\n".join([*found, f"{len(listed)} crates: {len(found)} faults"]))
    sys.exit(bool(found))


main()
