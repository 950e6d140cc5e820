#!/usr/bin/env python3
"""Checks that GNU Backgammon and `kafenio legal` find the same results for random positions, and prints differences.

The positions come from random games, played from a fixed seed with GNU Backgammon's generator (the PyPI package
gnubg-nn). Usage: gnubg_agrees.py [NUMBER OF POSITIONS]. The program is target/debug/kafenio, or the one in KAFENIO.
"""

import itertools
import json
import os
import random
import subprocess
import sys
import venv
from pathlib import Path

POSITIONS = 100_000
BATCH = 5_000
SEED = 2026
ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / "target" / "ci-python"


def with_gnubg():
    """Returns the package. If it is not installed, runs this script again in a virtual environment that has it."""
    try:
        import gnubg_nn
        return gnubg_nn
    except ImportError:
        if Path(sys.prefix) == PYTHON:
            raise
    if not (PYTHON / "bin" / "python").exists():
        venv.create(PYTHON, with_pip=True)
    python = str(PYTHON / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "-q", "gnubg-nn==1.1.0a11"], check=True)
    os.execv(python, [python, *sys.argv])


def side(points):
    """Converts GNU Backgammon's 25 counts (points 1 to 24, bar) to Kafenio's 26, with the checkers borne off first."""
    return (15 - sum(points), *points)


def positions(gnubg, number):
    """Yields boards (opponent, mover), rolls and GNU Backgammon's results, from random games."""
    chance = random.Random(SEED)
    start = (0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0)
    board = (start, start)
    for _ in range(number):
        dice = chance.randint(1, 6), chance.randint(1, 6)
        results = {gnubg.boardfromkey(key) for key in gnubg.moves([list(part) for part in board], *dice)}
        results.discard(board)
        yield board, dice, {(side(mover), side(opponent)) for opponent, mover in results}
        opponent, mover = chance.choice(sorted(results)) if results else board
        board = (mover, opponent)
        if sum(mover) == 0:
            board = (start, start)


def question(board, dice):
    opponent, mover = board
    return {"variant": "backgammon", "dice": dice, "player": side(mover), "opponent": side(opponent)}


def ask(program, cases):
    """Returns the program's answer to each case."""
    lines = "".join(json.dumps(question(board, dice)) + "\n" for board, dice, _ in cases)
    answered = subprocess.run([program, "legal"], input=lines, stdout=subprocess.PIPE, text=True, check=True)
    answers = answered.stdout.splitlines()
    assert len(answers) == len(cases), f"{len(answers)} answers to {len(cases)} lines"
    return answers


def main():
    gnubg = with_gnubg()
    number = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    program = os.environ.get("KAFENIO", str(ROOT / "target" / "debug" / "kafenio"))
    differences = short_wins = results = 0
    remaining = positions(gnubg, number)
    while cases := list(itertools.islice(remaining, BATCH)):
        for (board, dice, theirs), answer in zip(cases, ask(program, cases)):
            plays = json.loads(answer)["plays"]
            ours = {(tuple(play["player"]), tuple(play["opponent"])) for play in plays}
            assert len(ours) == len(plays), f"not distinct: {answer}"
            # In Kafenio a won game needs no more dice. GNU Backgammon lists only plays that use as many as possible.
            won = {result for result in ours - theirs if result[0][0] == 15}
            short_wins += len(won)
            results += len(theirs)
            if ours - won != theirs:
                differences += 1
                print(json.dumps(question(board, dice)), "\n  only ours:", ours - theirs, "\n  only theirs:", theirs - ours)
    print(f"{number} positions, {results} results, {differences} differ; {short_wins} wins with a die left besides")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
