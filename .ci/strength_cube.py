"""Compares decisions about the cube with those of GNU Backgammon."""

import itertools
import random
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from analysis_agrees import CLOSE, MISTAKE, blocks, gnubg_prints
from match_id import read_ids
from players import START, Kafenio, gnubg_play, mean_and_error, roll, swapped


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


def bearing_off(_, options):
    """Yields positions of up to six checkers a side, all of them home, with a random owner. GNU Backgammon has computed what the
    cube is worth in these."""
    chance = random.Random(options.seed)
    side = lambda places: tuple(places.count(at) for at in range(25))
    while True:
        number = chance.randint(1, 6)
        others = min(max(number + chance.randint(-1, 1), 1), 6)
        home = lambda count: side([min(chance.randrange(6), chance.randrange(6)) for _ in range(count)])
        yield (home(others), home(number)), chance.choice([None, "player"])


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
    source = {"games": with_cube, "played-out": played_out, "bear-off": bearing_off}[options.source]
    positions = source(gnubg, options)
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
