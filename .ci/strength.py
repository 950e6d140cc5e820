#!/usr/bin/env python3
"""Measures how well Kafenio plays Backgammon and Portes, with GNU Backgammon's networks and pubeval (the PyPI package gnubg-nn).

    strength.py loss [--decisions N] [--ply P] [--judge P]   the mean loss of a decision, judged by GNU Backgammon
    strength.py games [--games N] [--against gnubg|pubeval] [--game backgammon|portes]
                                                             points a game, with the same dice for both sides
                                                             (portes needs --against gnubg)
    strength.py cube [--positions N] [--played-out | --bear-off]
                                                             the mean loss of a decision about the cube, in money games
    strength.py match [--matches N] [--length N] [--level L] how GNU Backgammon rates the computer (master)

The program is target/release/kafenio, or the one in KAFENIO. Decisions come from games of GNU Backgammon against itself.
In `match` the computer plays against a person in the terminal chat, whose plays come from `kafenio evaluate --level L`.
The last two need Debian's package gnubg, which judges two rolls ahead. The same seed gives the same figures.
"""

import argparse
import random

from gnubg_agrees import with_gnubg
from players import START, Kafenio, equity, gnubg_choice, gnubg_play, lost, mean_and_error, pubeval_play, roll, swapped
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


def play_game(players, seed, variant):
    """Returns the points of the first player, who opens."""
    dice, board, turn = random.Random(seed), (START, START), 0
    while True:
        rolled = roll(dice, turn == 0 and variant == "backgammon")
        # The mover's side comes first now.
        board = swapped(players[turn % 2](board, rolled))
        if not any(board[0]):
            return lost(board[1], variant) * (1 if turn % 2 == 0 else -1)
        turn += 1


def measure_games(gnubg, options):
    variant = options.game
    kafenio = Kafenio(options.ply, variant)
    ours = lambda board, dice: next(iter(kafenio.plays(board, dice)), board)
    if variant == "portes":
        if options.against != "gnubg":
            raise SystemExit("pubeval plays Backgammon only")
        # Kafenio knows the legal plays of Portes; GNU Backgammon chooses among them.
        other = lambda board, dice: gnubg_choice(gnubg, kafenio.plays(board, dice) or [board], variant)
    else:
        theirs = {"gnubg": gnubg_play, "pubeval": pubeval_play}[options.against]
        other = lambda board, dice: theirs(gnubg, board, dice)
    pairs = []
    for number in range(options.games // 2):
        points = play_game([ours, other], number, variant) - play_game([other, ours], number, variant)
        pairs.append(points / 2)
    mean, error = mean_and_error(pairs)
    print(f"{2 * len(pairs)} games of {variant} against {options.against}: {mean:+.4f} ± {error:.4f} points a game")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["loss", "games", "cube", "match"])
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--game", choices=["backgammon", "portes"], default="backgammon")
    parser.add_argument("--positions", type=int, default=500)
    source = parser.add_mutually_exclusive_group()
    for name, what in ("played-out", "from games that no double ends"), ("bear-off", "at the end of a bear-off"):
        source.add_argument(f"--{name}", dest="source", action="store_const", const=name, help=f"take positions {what}")
    parser.set_defaults(source="games")
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
