#!/usr/bin/env python3
"""Checks that the tests use the crates that `cargo build` has built. A crate that they need with other features is built twice.

Usage: built_once.py BUILD TESTS, two files with what `cargo build --message-format json` and
`cargo test --no-run --message-format json` print.
"""

import json
import sys


def libraries(file):
    """Returns the files of the libraries that cargo lists, by their crate."""
    found = {}
    with open(file) as lines:
        for entry in (json.loads(line) for line in lines if line.startswith("{")):
            if entry["reason"] == "compiler-artifact":
                names = {name for name in entry["filenames"] if name.endswith(".rmeta")}
                found.setdefault(entry["package_id"], set()).update(names)
    return found


def main():
    built, tested = libraries(sys.argv[1]), libraries(sys.argv[2])
    # The tests may use more files of a crate, as where a build script needs it with other features.
    twice = sorted(crate.split("/")[-1] for crate in built if crate in tested and built[crate] - tested[crate])
    for crate in twice:
        print(f"{crate} is built a second time for the tests")
    print(f"{len(tested)} crates, {len(twice)} twice")
    sys.exit(bool(twice) or len(built) < 100)


main()
