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
import base64
import itertools
import json
import math
import os
import random
import re
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from analysis_agrees import CLOSE, MISTAKE, blocks, decoded, gnubg_prints
from gnubg_agrees import ROOT, side, with_gnubg

PROGRAM = os.environ.get("KAFENIO", str(ROOT / "target" / "release" / "kafenio"))
START = (0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0)


class Kafenio:
    """A running `kafenio evaluate`."""

    def __init__(self, ply):
        self.process = subprocess.Popen([PROGRAM, "evaluate", "--ply", str(ply)], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.seconds = 0.0

    def ask(self, board, **more):
        opponent, mover = board
        question = {"variant": "backgammon", "player": side(mover), "opponent": side(opponent), **more}
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


def games_with_cube(seed):
    """Yields the texts of money games that GNU Backgammon plays against itself, without end."""
    lines = ["set threads 1", "set automatic game off", "set automatic roll on", "set jacoby off", "set beavers 0"]
    for player in range(2):
        lines.append(f"set player {player} gnubg")
        for what in ("chequerplay", "cubedecision"):
            lines += [f"set player {player} {what} evaluation {how}" for how in ("plies 0", "noise 0")]
    for batch in itertools.count(1000 * seed):
        with tempfile.TemporaryDirectory() as place:
            exports = [f"export game text {place}/{number:02}.txt\nnew game" for number in range(30)]
            gnubg_prints([*lines, f"set seed {batch}", "new session", *exports])
            yield from (path.read_text() for path in sorted(Path(place).iterdir()))


def with_cube(_, options):
    """Yields the positions before a roll where the player may double, with the owner of the cube."""
    for game in games_with_cube(options.seed):
        for block in blocks(game)[1:]:
            match = re.search(r"Match ID +: (\S+)", block.text)[1]
            owner = read_ids(block.board, match).terms["cube_owner"]
            if block.did not in ("accepts", "rejects") and owner != "opponent":
                yield block.board, owner


def played_out(gnubg, options):
    """Yields the same from games without a cube, with a random owner. Games go on here that a double would end, so that
    there are more hard and rare positions."""
    chance, board, is_first = random.Random(options.seed), (START, START), True
    while True:
        if not is_first:
            yield board, chance.choice([None, "player"])
        board, is_first = swapped(gnubg_play(gnubg, board, roll(chance, is_first))), False
        if not any(board[0]):
            board, is_first = (START, START), True


def some_of(positions, number, seed):
    """Returns so many positions, one of every few, so that they differ."""
    chance = random.Random(seed)
    return [next(itertools.islice(positions, chance.randint(1, 5), None)) for _ in range(number)]


def xgid(board, owner):
    """Returns the position in the form of eXtreme Gammon, with X on roll in a money game without the Jacoby rule."""
    opponent, mover = board
    letter = lambda first, count: chr(ord(first) + count - 1)
    # Both sides have their bar at 25, and the opponent's bar is at 0.
    signs = [letter("A", mover[at - 1]) if at and mover[at - 1] else
             letter("a", opponent[24 - at]) if at < 25 and opponent[24 - at] else "-" for at in range(26)]
    return f"XGID={''.join(signs)}:{'1:1' if owner else '0:0'}:1:00:0:0:0:0:10"


def gnubg_cubes(positions, ply):
    """Returns what GNU Backgammon says of each position: without a double, and with one that is taken."""
    lines = ["set jacoby off", "set beavers 0", "set automatic roll off", "set player 0 human", "set player 1 human"]
    lines += [f"set evaluation {what} evaluation plies {ply}" for what in ("chequerplay", "cubedecision")]
    lines += ["set evaluation cubedecision evaluation cubeful on", "new session"]
    for board, owner in positions:
        lines += [f"set xgid {xgid(board, owner)}", "hint"]
    parts = gnubg_prints(lines).split("Cube analysis")[1:]
    assert len(parts) == len(positions), f"{len(parts)} answers about {len(positions)} positions"
    read = lambda what, part: float(re.search(rf"^\d\. {what} +([+-][\d.]+)", part, re.M)[1])
    return [(read("No (?:re)?double", part), read("(?:Double|Redouble), take", part)) for part in parts]


@dataclass
class CubeDecision:
    """A decision, how much the wrong choice loses, and what was lost. `at` is the number of its position."""
    at: int
    what: str
    cost: float
    lost: float


def cube_decisions(at, judged, ours):
    """Returns what somebody who expects `ours` decides: whether to double, and whether to take if a double is right or
    nearly so. The pairs are without a double and with one that is taken."""
    gain = lambda pair: min(pair[1], 1.0) - pair[0]
    cost = lambda pair: pair[1] - 1.0

    def decision(what, measure):
        is_right = (measure(judged) > 0) == (measure(ours) > 0)
        return CubeDecision(at, what, abs(measure(judged)), 0.0 if is_right else abs(measure(judged)))

    takes = [decision("take", cost)] if gain(judged) > -CLOSE else []
    return [decision("double", gain), *takes]


def cube_line(who, kind, decisions):
    """Returns what is said of these decisions, in thousandths."""
    if not decisions:
        return f"{who}, {kind}: no decisions"
    mean, error = mean_and_error([one.lost for one in decisions])
    costly = [one for one in decisions if one.cost > MISTAKE]
    right = sum(not one.lost for one in costly) / max(len(costly), 1)
    return (f"{who}, {kind}: {len(decisions)} decisions, a mean loss of {1000 * mean:.2f} ± {1000 * error:.2f}; "
            f"right in {right:.1%} of {len(costly)} that may lose more than {1000 * MISTAKE:.0f}")


def measure_cube(gnubg, options):
    positions = (played_out if options.played_out else with_cube)(gnubg, options)
    positions = some_of(positions, options.positions, options.seed)
    judged = gnubg_cubes(positions, options.judge)
    players = {"GNU Backgammon without look-ahead": gnubg_cubes(positions, 0)}
    for ply, who in enumerate(["without look-ahead", "one roll ahead (master)", "two rolls ahead (hint)"]):
        kafenio = Kafenio(ply)
        players[who] = [kafenio.cube(*position) for position in positions]
    kinds = {"all": lambda one: True, "to double": lambda one: one.what == "double",
             "to take": lambda one: one.what == "take", "close": lambda one: one.cost < CLOSE}
    for who, ours in players.items():
        decisions = [one for at, pairs in enumerate(zip(judged, ours)) for one in cube_decisions(at, *pairs)]
        for kind, is_meant in kinds.items():
            print(cube_line(who, kind, list(filter(is_meant, decisions))), flush=True)
        for one in sorted(decisions, key=lambda one: -one.lost)[:options.worst]:
            pairs = "{:+.3f} {:+.3f}, not {:+.3f} {:+.3f}".format(*judged[one.at], *ours[one.at])
            print(f"    {one.what} lost {one.lost:.3f}: {pairs}: {xgid(*positions[one.at])}")


@dataclass
class Moment:
    """A table that waits for a decision, as the ids of GNU Backgammon tell. The board is (opponent, player on roll)."""
    board: tuple
    doubled: bool
    resigned: bool
    dice: tuple
    terms: dict


def read_ids(board, match):
    """Reads a match id."""
    bits = "".join(f"{byte:08b}"[::-1] for byte in base64.b64decode(match))
    at = 0

    def take(count):
        nonlocal at
        at += count
        return int(bits[at - count:at][::-1], 2)

    cube, owner, on_roll, crawford = 2 ** take(4), take(2), take(1), take(1)
    take(4)
    doubled, resigned, dice, length, scores = take(1), take(2), (take(3), take(3)), take(15), (take(15), take(15))
    score = {"player": scores[on_roll], "opponent": scores[1 - on_roll]}
    terms = {"cube_value": cube, "cube_owner": None if owner == 3 else "player" if owner == on_roll else "opponent",
             "match": {"length": length, "crawford": bool(crawford), **score}}
    return Moment(board, bool(doubled), bool(resigned), dice if any(dice) else (), terms)


def answer(kafenio, now, level, seed):
    """Returns what the person says."""
    if now.resigned:
        return "/accept"
    if now.dice:
        plays = kafenio.ask(now.board, dice=now.dice, level=level, seed=seed, **now.terms)["plays"]
        return f"/move {plays[0]['notation']}"
    cube = kafenio.ask(now.board, **now.terms)["cube"]
    if now.doubled:
        return "/take sure:yes" if cube["double_take"] <= 1.0 else "/drop sure:yes"
    return "/double" if cube["action"].startswith("double") else "/roll"


def talk(chat, kafenio, level, say, chance):
    """Says `say` in the chat, then what the person answers, and yields the lines of the bot until the match is over."""
    # A refused answer would be given forever.
    for _ in range(5000):
        print(f"{level}: {say}\n{level}: /export", file=chat.stdin, flush=True)
        for line in chat.stdout:
            yield line
            if "wins the match" in line:
                return
            if ids := re.search(r"GNU Backgammon ([\w+/]{14}):([\w+/]{12})", line):
                say = answer(kafenio, read_ids(decoded(ids[1]), ids[2]), level, chance.getrandbits(32))
                break


def played_match(options, seed):
    """Lets a person play a match against the computer in the terminal chat, and returns it as a .mat file."""
    chance = random.Random(seed)
    dice = " ".join(f"{chance.randint(1, 6)}{chance.randint(1, 6)}" for _ in range(600 * options.length))
    begin = f"/play backgammon level:master match:{options.length} cube:on"
    with tempfile.TemporaryDirectory() as place:
        command = [PROGRAM, "--data-dir", f"{place}/data", "play", "--dice", dice]
        chat = subprocess.Popen(command, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=place)
        said = "".join(talk(chat, Kafenio(0), options.level, begin, chance)) + chat.communicate()[0]
    assert chat.returncode == 0 and "wins the match" in said, f"the match is not over:\n{said[-2000:]}"
    match = said[said.rindex(f" {options.length} point match"):]
    return re.split(r"^kafenio", match, flags=re.M)[0]


@dataclass
class Errors:
    """What a player's decisions of a kind lost, in points of a single game (EMG)."""
    decisions: int = 0
    lost: float = 0.0

    def add(self, other):
        self.decisions += other.decisions
        self.lost += other.lost

    def __str__(self):
        rate = self.lost / max(self.decisions, 1)
        # The borders and words are those of GNU Backgammon (analysis.c).
        borders = {0.002: "supernatural", 0.005: "world class", 0.008: "expert", 0.012: "advanced",
                   0.018: "intermediate", 0.026: "casual player", 0.035: "beginner"}
        word = next((word for border, word in borders.items() if rate < border), "awful")
        return f"{1000 * rate:.2f} a decision, {self.decisions} decisions ({word})" if self.decisions else "none"


KINDS = "plays", "cube", "together"


def errors(printed):
    """Returns the names of both players, with their errors of each kind and GNU Backgammon's words for them."""
    printed = printed[printed.rindex("Chequerplay statistics") - 200:]
    columns = lambda what: re.findall(rf"^{what}  +(.+?)  +(.+?) *$", printed, re.M)
    numbers = lambda what: [[int(one) for one in pair] for pair in columns(what)]
    lost = [[-float(one.split()[0]) for one in pair] for pair in columns(r"Error total EMG \(MWC\)")]
    counts = numbers("Unforced moves") + numbers("Close or actual cube decisions")
    counts.append([sum(pair) for pair in zip(*counts)])
    words = [columns(f"{what} rating")[0] for what in ("Chequerplay", "Cube decision", "Overall")]
    found = lambda row, at: (Errors(counts[row][at], lost[row][at]), words[row][at])
    names = columns("Player")[0]
    return {name: {kind: found(row, at) for row, kind in enumerate(KINDS)} for at, name in enumerate(names)}


def statistics(match, judge):
    """Returns what GNU Backgammon prints about a .mat file after its analysis."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "match.mat"
        file.write_text(match)
        depths = [f"set analysis {what} evaluation plies {judge}" for what in ("chequerplay", "cubedecision")]
        return gnubg_prints([*depths, f"import mat {file}", "analyse match", "show statistics match"])


def measure_match(_, options):
    totals = {}
    for seed in range(options.seed, options.seed + options.matches):
        for name, kinds in errors(statistics(played_match(options, seed), options.judge)).items():
            for kind, (found, word) in kinds.items():
                print(f"match {seed}, {name}, {kind}: {found}; GNU Backgammon says: {word}", flush=True)
                totals.setdefault((name, kind), Errors()).add(found)
    for (name, kind), total in totals.items():
        print(f"{options.matches} matches, {name}, {kind}: {total}")


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
