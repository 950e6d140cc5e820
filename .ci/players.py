"""Players of Backgammon: Kafenio, and GNU Backgammon without look-ahead and pubeval, both from the PyPI package gnubg-nn.

A board is (opponent, player on roll).
"""

import json
import math
import os
import subprocess
import time

from gnubg_agrees import ROOT, side

PROGRAM = os.environ.get("KAFENIO", str(ROOT / "target" / "release" / "kafenio"))
START = (0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0)


class Kafenio:
    """A running `kafenio evaluate`."""

    def __init__(self, ply, variant="backgammon"):
        self.variant = variant
        self.process = subprocess.Popen([PROGRAM, "evaluate", "--ply", str(ply)], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.seconds = 0.0

    def ask(self, board, **more):
        opponent, mover = board
        question = {"variant": self.variant, "player": side(mover), "opponent": side(opponent), **more}
        start = time.monotonic()
        print(json.dumps(question), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        self.seconds += time.monotonic() - start
        return json.loads(line)

    def plays(self, board, dice):
        """Returns the boards (opponent, mover) after each play, the best first."""
        plays = self.ask(board, dice=dice)["plays"]
        return [(tuple(play["opponent"][1:]), tuple(play["player"][1:])) for play in plays]

    def cube(self, board, owner):
        """Returns what the player on roll expects without a double, and with one that is taken."""
        cube = self.ask(board, cube_owner=owner, cube_value=2 if owner else 1)["cube"]
        return cube["no_double"], cube["double_take"]


def mean_and_error(values):
    """Returns the mean and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / len(values)
    return mean, math.sqrt(spread / max(len(values) - 1, 1))


def swapped(board):
    return board[1], board[0]


def equity(gnubg, board, ply, variant="backgammon"):
    """Returns the cubeless equity of the player on roll, the second one."""
    if not any(board[0]):
        return -lost(board[1], variant)
    win, win_gammon, win_backgammon, lose_gammon, lose_backgammon = gnubg.probabilities([list(part) for part in board], ply)
    double = 2 * win - 1 + win_gammon - lose_gammon
    return double + win_backgammon - lose_backgammon if variant == "backgammon" else double


def lost(side, variant):
    """Returns the points that this side has lost when the other one has borne off everything. In Portes it is at most 2."""
    return 1 if sum(side) < 15 else 3 if any(side[18:]) and variant == "backgammon" else 2


def results(gnubg, board, dice):
    """Returns the boards (opponent, mover) after each play, or the unchanged one if there is none."""
    found = {gnubg.boardfromkey(key) for key in gnubg.moves([list(part) for part in board], *dice)}
    return found - {board} or {board}


def gnubg_play(gnubg, board, dice):
    return gnubg_choice(gnubg, results(gnubg, board, dice), "backgammon")


def gnubg_choice(gnubg, boards, variant):
    """Returns the best of these boards, without look-ahead."""
    return max(boards, key=lambda result: (-equity(gnubg, swapped(result), 0, variant), result))


def pubeval_play(gnubg, board, dice):
    score = lambda result: gnubg.pub_eval_score([list(part) for part in swapped(result)])
    return max(results(gnubg, board, dice), key=lambda result: (score(result), result))


def roll(dice, is_first):
    while True:
        rolled = dice.randint(1, 6), dice.randint(1, 6)
        if not is_first or rolled[0] != rolled[1]:
            return rolled
