"""Counts and prints the results of the checks."""

counts = {True: 0, False: 0}
reported = set()


def check(name, holds, seen=""):
    holds = bool(holds)
    counts[holds] += 1
    print(f"{'ok  ' if holds else 'FAIL'} {name}{'' if holds else f': {seen}'}", flush=True)


def check_once(name, holds, seen=""):
    """Checks something that is checked repeatedly: reports it once while it holds."""
    if name not in reported or not holds:
        reported.add(name)
        check(name, holds, seen)
