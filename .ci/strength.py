#!/usr/bin/env python3
"""Measures how well Kafenio plays Backgammon, with GNU Backgammon's networks and pubeval (the PyPI package gnubg-nn).

    strength.py loss [--decisions N] [--ply P] [--judge P]   the mean loss of a decision, judged by GNU Backgammon
    strength.py games [--games N] [--against gnubg|pubeval]  points a game, with the same dice for both sides

The program is target/release/kafenio, or the one in KAFENIO. Decisions come from games of GNU Backgammon against itself.
"""

import argparse
import json
import math
import os
import random
import subprocess
import time
from pathlib import Path

from gnubg_agrees import ROOT, side, with_gnubg

START = (0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0)


class Kafenio:
    """A running `kafenio evaluate`."""

    def __init__(self, ply):
        program = os.environ.get("KAFENIO", str(ROOT / "target" / "release" / "kafenio"))
        self.process = subprocess.Popen([program, "evaluate", "--ply", str(ply)], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.seconds = 0.0

    def plays(self, board, dice):
        """Returns the boards (opponent, mover) after each play, the best first."""
        opponent, mover = board
        question = {"variant": "backgammon", "dice": dice, "player": side(mover), "opponent": side(opponent)}
        start = time.monotonic()
        print(json.dumps(question), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        self.seconds += time.monotonic() - start
        answer = json.loads(line)
        return [(tuple(play["opponent"][1:]), tuple(play["player"][1:])) for play in answer["plays"]]


def swapped(board):
    return board[1], board[0]


def equity(gnubg, board, ply):
    """Returns the cubeless equity of the player on roll, the second one."""
    if not any(board[0]):
        # The other side has borne off everything.
        opponents = board[1]
        off = 15 - sum(opponents)
        return -1.0 if off else -3.0 if any(opponents[18:]) else -2.0
    win, win_gammon, win_backgammon, lose_gammon, lose_backgammon = gnubg.probabilities([list(part) for part in board], ply)
    return 2 * win - 1 + win_gammon + win_backgammon - lose_gammon - lose_backgammon


def results(gnubg, board, dice):
    """Returns the boards (opponent, mover) after each play, or the unchanged one if there is none."""
    found = {gnubg.boardfromkey(key) for key in gnubg.moves([list(part) for part in board], *dice)}
    return found - {board} or {board}


def gnubg_play(gnubg, board, dice):
    return max(results(gnubg, board, dice), key=lambda result: (-equity(gnubg, swapped(result), 0), result))


def pubeval_play(gnubg, board, dice):
    score = lambda result: gnubg.pub_eval_score([list(part) for part in swapped(result)])
    return max(results(gnubg, board, dice), key=lambda result: (score(result), result))


def roll(dice, is_first):
    while True:
        rolled = dice.randint(1, 6), dice.randint(1, 6)
        if not is_first or rolled[0] != rolled[1]:
            return rolled


def measure_loss(gnubg, options):
    kafenio, dice = Kafenio(options.ply), random.Random(options.seed)
    losses, board, is_first, asked = [], (START, START), True, 0
    while len(losses) < options.decisions:
        rolled = roll(dice, is_first)
        is_first = False
        plays = kafenio.plays(board, rolled)
        asked += 1
        if len(plays) > 1:
            # GNU Backgammon prunes what its network finds hopeless.
            promising = sorted(plays, key=lambda play: equity(gnubg, swapped(play), 0))[:options.candidates]
            judged = {play: -equity(gnubg, swapped(play), options.judge) for play in {plays[0], *promising}}
            losses.append(max(judged.values()) - judged[plays[0]])
        board = swapped(gnubg_play(gnubg, board, rolled))
        if not any(board[0]):
            board, is_first = (START, START), True
    mean = sum(losses) / len(losses)
    error = math.sqrt(sum((loss - mean) ** 2 for loss in losses) / len(losses) / (len(losses) - 1))
    print(f"{len(losses)} decisions: a mean loss of {1000 * mean:.2f} ± {1000 * error:.2f} thousandths, "
          f"{1000 * kafenio.seconds / asked:.2f} ms each")


def value(board):
    """Returns what the second side has lost."""
    loser = board[1]
    return 1 if sum(loser) < 15 else 3 if any(loser[18:]) else 2


def play_game(gnubg, players, seed):
    """Returns the points of the first player, who opens."""
    dice, board, turn = random.Random(seed), (START, START), 0
    while True:
        rolled = roll(dice, turn == 0)
        board = swapped(players[turn % 2](board, rolled))
        if not any(board[0]):
            return value(board) if turn % 2 == 0 else -value(board)
        turn += 1


def measure_games(gnubg, options):
    kafenio = Kafenio(options.ply)
    ours = lambda board, dice: next(iter(kafenio.plays(board, dice)), board)
    theirs = {"gnubg": gnubg_play, "pubeval": pubeval_play}[options.against]
    other = lambda board, dice: theirs(gnubg, board, dice)
    pairs = []
    for number in range(options.games // 2):
        points = play_game(gnubg, [ours, other], number) - play_game(gnubg, [other, ours], number)
        pairs.append(points / 2)
    mean = sum(pairs) / len(pairs)
    error = math.sqrt(sum((points - mean) ** 2 for points in pairs) / len(pairs) / (len(pairs) - 1))
    print(f"{2 * len(pairs)} games against {options.against}: {mean:+.4f} ± {error:.4f} points a game")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["loss", "games"])
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--ply", type=int, default=0)
    parser.add_argument("--judge", type=int, default=2)
    parser.add_argument("--candidates", type=int, default=5)
    parser.add_argument("--against", choices=["gnubg", "pubeval"], default="pubeval")
    parser.add_argument("--seed", type=int, default=2026)
    options = parser.parse_args()
    gnubg = with_gnubg()
    {"loss": measure_loss, "games": measure_games}[options.what](gnubg, options)


if __name__ == "__main__":
    main()
