"""What was checked, and how it went."""

counts = {True: 0, False: 0}
told = set()


def check(name, holds, seen=""):
    holds = bool(holds)
    counts[holds] += 1
    print(f"{'ok  ' if holds else 'FAIL'} {name}{'' if holds else f': {seen}'}", flush=True)


def check_once(name, holds, seen=""):
    """For what is looked at again and again: told once while it holds."""
    if name not in told or not holds:
        told.add(name)
        check(name, holds, seen)
