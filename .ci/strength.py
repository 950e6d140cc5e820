#!/usr/bin/env python3
"""Measures how well Kafenio plays Backgammon, with GNU Backgammon's networks and pubeval (the PyPI package gnubg-nn).

    strength.py loss [--decisions N] [--ply P] [--judge P]   the mean loss of a decision, judged by GNU Backgammon
    strength.py games [--games N] [--against gnubg|pubeval]  points a game, with the same dice for both sides
    strength.py cube [--positions N] [--played-out]          the mean loss of a decision about the cube, in money games
    strength.py match [--matches N] [--length N] [--level L] how GNU Backgammon rates the computer (master)

The program is target/release/kafenio, or the one in KAFENIO. Decisions come from games of GNU Backgammon against itself.
In `match` the computer plays against a person in the terminal chat, whose plays come from `kafenio evaluate --level L`.
The last two need Debian's package gnubg, which judges two rolls ahead. The same seed gives the same figures.
"""

import argparse
import random

from gnubg_agrees import with_gnubg
from players import START, Kafenio, equity, gnubg_play, mean_and_error, pubeval_play, roll, swapped
from strength_cube import measure_cube
from strength_match import measure_match


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
    mean, error = mean_and_error(losses)
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
    mean, error = mean_and_error(pairs)
    print(f"{2 * len(pairs)} games against {options.against}: {mean:+.4f} ± {error:.4f} points a game")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["loss", "games", "cube", "match"])
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--played-out", action="store_true", help="take positions from games that no double ends")
    parser.add_argument("--worst", type=int, default=0, help="how many of the costliest cube decisions to print")
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--length", type=int, default=5)
    parser.add_argument("--level", choices=["beginner", "casual", "club", "expert", "master"], default="expert")
    parser.add_argument("--ply", type=int, default=0)
    parser.add_argument("--judge", type=int, default=2)
    parser.add_argument("--candidates", type=int, default=5)
    parser.add_argument("--against", choices=["gnubg", "pubeval"], default="pubeval")
    parser.add_argument("--seed", type=int, default=2026)
    options = parser.parse_args()
    gnubg = with_gnubg()
    measures = {"loss": measure_loss, "games": measure_games, "cube": measure_cube, "match": measure_match}
    measures[options.what](gnubg, options)


if __name__ == "__main__":
    main()
