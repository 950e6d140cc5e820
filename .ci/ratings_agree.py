#!/usr/bin/env python3
"""Computes ratings a second time, from docs/ratings.md alone, and compares.

    .ci/ratings_agree.py                    300 random matches, in seconds
    .ci/ratings_agree.py --matches 5000
    kafenio ratings --json | .ci/ratings_agree.py --stdin
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile

TOLERANCE = 0.002
SLOPE = math.log(10) / 2000  # of a single game, for a point of rating


def weight(game, length, cube):
    """How much more a match tells than a single game."""
    if game in ("tric-trac", "puff"):
        return length
    if cube:
        return 1 + 0.42 * (length - 1)
    return without_cube(length)


def without_cube(length, gammons=0.26, step=1e-5):
    """The square of how much faster than that of a game the chance to win the match grows, between equals."""

    def chance(p):
        # rows[a][b]: the chance of a player who needs a points and whose opponent needs b.
        rows = [[1.0] * (length + 1) for _ in range(length + 1)]
        for a in range(length + 1):
            for b in range(length + 1):
                if a == 0:
                    continue
                if b == 0:
                    rows[a][b] = 0.0
                    continue
                won = (1 - gammons) * rows[a - 1][b] + gammons * rows[max(a - 2, 0)][b]
                lost = (1 - gammons) * rows[a][b - 1] + gammons * rows[a][max(b - 2, 0)]
                rows[a][b] = p * won + (1 - p) * lost
        return rows[length][length]

    return round(((chance(0.5 + step) - chance(0.5 - step)) / (2 * step)) ** 2, 3)


def aged(deviation, days):
    return min(200.0, math.sqrt(deviation**2 + 16 * days))


def after(own, other, score, slope):
    """The rating and deviation of `own` after a match against `other`, both as (rating, deviation)."""
    g = 1 / math.sqrt(1 + 3 * (slope * other[1]) ** 2 / math.pi**2)
    expected = 1 / (1 + math.exp(-slope * g * (own[0] - other[0])))
    information = (slope * g) ** 2 * expected * (1 - expected)
    variance = 1 / (1 / own[1] ** 2 + information)
    return own[0] + variance * slope * g * (score - expected), math.sqrt(variance)


def check(lines):
    ratings, matches = {}, 0
    for line in lines:
        if "match" not in line:
            key = (line["player"], line["game"])
            rating, count, rated_at = ratings.pop(key)
            expect(line, line["rating"], rating)
            assert (line["matches"], line["rated_at"]) == (count, rated_at), line
            continue
        matches += 1
        stated = weight(line["game"], line["length"], line["cube"])
        expect(line, [line["weight"]], [stated])
        slope = SLOPE * math.sqrt(line["weight"])
        before = []
        for player in line["players"]:
            known = ratings.get((player["player"], line["game"]))
            is_computer = isinstance(player["player"], str)
            if is_computer:
                before.append(player["before"])
                continue
            rating, _, rated_at = known or ([1500.0, 200.0], 0, line["ended_at"])
            expect(line, player["before"], rating)
            days = max(0, line["ended_at"] - rated_at) / 86_400_000
            expect(line, [player["days"]], [days])
            before.append([player["before"][0], aged(player["before"][1], player["days"])])
        for own, other, player in zip(before, before[::-1], line["players"]):
            if isinstance(player["player"], str):
                assert player["after"] == player["before"] and player["before"][1] == 0, line
                continue
            rating, deviation = after(own, other, player["score"], slope)
            least = min(own[1], 150.0) if other[1] == 0 else 50.0
            expect(line, player["after"], [rating, min(200.0, max(least, deviation))])
            key = (player["player"], line["game"])
            count = ratings[key][1] if key in ratings else 0
            ratings[key] = (player["after"], count + 1, line["ended_at"])
    assert not ratings, f"without a line: {ratings}"
    return matches


def expect(line, found, computed):
    for one, other in zip(found, computed, strict=True):
        assert abs(one - other) <= TOLERANCE, f"{found} is not {computed} in {line}"


def random_matches(count):
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "ratings.jsonl")
        settings = {"KAFENIO_TEST_RATINGS": str(count), "KAFENIO_TEST_RATINGS_FILE": file}
        test = [os.environ.get("CARGO", "cargo"), "test", "--locked", "-p", "kafenio", "--test", "all", "ratings_follow_from_many_random_matches"]
        subprocess.run(test, env=os.environ | settings, check=True, stdout=subprocess.DEVNULL)
        with open(file) as lines:
            return lines.readlines()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--stdin", action="store_true")
    options = parser.parse_args()
    lines = sys.stdin.readlines() if options.stdin else random_matches(options.matches)
    print(f"{check([json.loads(line) for line in lines])} matches agree within {TOLERANCE}")
