#!/usr/bin/env python3
"""Compares what Kafenio's `/report` says of Backgammon matches with GNU Backgammon's analysis.

GNU Backgammon plays matches to 1, 3 and 5 points against itself, with players from good ones to nearly random ones, and
analyses them. The same dice and decisions go through the terminal chat. Usage:

    analysis_agrees.py [--matches N] [--seed S] [--keep FOLDER] [--plies P] [--luck-plies P] [--itself P] [--rates R]
        [--difference D] [--luck R] [--blunders S]

`--keep` keeps GNU Backgammon's analyses, and uses those that the folder has. `--plies` says how many rolls ahead GNU
Backgammon looks to judge decisions: 2, as we do, takes a few seconds a match, 3 about a minute. `--luck-plies` says the
same for luck: 2, as we do, takes about a minute a match, 0 or 1 a few seconds. `--itself` compares GNU Backgammon with
itself, looking that many rolls ahead, to show how far it is from its own deeper analysis. The last four options are
bounds: the script exits with 1 if one is not met. The program is target/debug/kafenio, or the one in KAFENIO. A release
build takes about three seconds a match, a debug build about twenty. Needs Debian's package gnubg.
"""

import argparse
import base64
import json
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import correlation, mean

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("KAFENIO", str(ROOT / "target" / "debug" / "kafenio"))
LENGTHS = 1, 3, 5
# The noise in the evaluations of each level, as in GNU Backgammon's presets: expert, advanced, intermediate, casual,
# beginner. With the last one a player decides at random.
NOISES = 0, 0.015, 0.04, 0.05, 0.06, 0.6
NAMES = "alice", "bob"
MISTAKE, BLUNDER = 0.02, 0.08
# GNU Backgammon counts a decision not to double only if doubling would have lost less than this.
CLOSE = 0.16
VALUES = {"single": 1, "gammon": 2, "backgammon": 3}
ROLLS = [f"{high}{low}" for high in range(1, 7) for low in range(1, high + 1)]


@dataclass
class Player:
    """What an analysis says of a player. The rate is what a decision lost, in points at the value of the cube (EMG, as
    GNU Backgammon calls it). Luck is in points with the cube."""
    decisions: int = 0
    rate: float = 0.0
    luck: float = 0.0


@dataclass
class Analysis:
    """What an analysis says of a match. The key of a mistake is its game, its turn there, its player and what was
    decided; the value is its loss."""
    players: dict = field(default_factory=dict)
    mistakes: dict = field(default_factory=dict)


@dataclass
class Block:
    """A decision in GNU Backgammon's text, with the board before it: the opponent's side and the mover's."""
    who: str
    did: str
    roll: str
    board: tuple
    text: str


def length_of(number):
    """Returns to how many points a match goes."""
    return LENGTHS[(number + number // 6) % 3]


def gnubg_prints(commands):
    """Returns what GNU Backgammon prints."""
    lines = "".join(f"{command}\n" for command in commands)
    return subprocess.run(["/usr/games/gnubg", "-t", "-q", "-r"], input=lines, text=True, capture_output=True,
                          check=True).stdout


def play_and_analyse(folder, number, seed, plies, luck_plies):
    """Lets GNU Backgammon play and analyse a match. The folder gets what it printed, and its text of each game."""
    levels = NOISES[number % 6], NOISES[(5 * number + number // 6) % 6]
    lines = ["set threads 1", "set automatic game on", "set automatic roll on", "set defaultnames alice bob"]
    for player, noise in enumerate(levels):
        lines.append(f"set player {player} gnubg")
        for what in ("chequerplay", "cubedecision"):
            evaluation = f"set player {player} {what} evaluation"
            lines += [f"{evaluation} plies 0", f"{evaluation} noise {noise}", f"{evaluation} deterministic on"]
    lines += [f"set analysis {what} evaluation plies {plies}" for what in ("chequerplay", "cubedecision")]
    # GNU Backgammon prunes its search of decisions by default, but not that of luck, which would take twice as long.
    lines += [f"set analysis luckanalysis plies {luck_plies}", "set analysis luckanalysis prune on"]
    lines += [f"set seed {seed + number}", f"new match {length_of(number)}", "analyse match", "show statistics match"]
    lines += [f"export match text {folder / 'game.txt'}"]
    (folder / "printed.txt").write_text(gnubg_prints(lines))


def decoded(position):
    """Returns the 25 counts (points 1 to 24, bar) of the opponent and of the player on roll, from a position id."""
    bits = "".join(f"{byte:08b}"[::-1] for byte in base64.b64decode(position + "=="))
    counts = [len(ones) for ones in bits.split("0")[:50]]
    return tuple(counts[:25]), tuple(counts[25:])


def blocks(text):
    """Returns the decisions of a game."""
    found = []
    for part in re.split(r"^Move number \d+:", text, flags=re.M)[1:]:
        part = part.split("Game statistics")[0]
        who, did = re.search(r"^\* (\w+) (.*)$", part, re.M).groups()
        roll = re.match(r".* to play (\d\d)", part)
        board = decoded(re.search(r"Position ID: (\S+)", part)[1])
        found.append(Block(who, did, roll[1] if roll else "", board, part))
    return found


def cube_equities(block):
    """Returns the doubler's equities without a double and with one that is taken; `None` where nobody may double."""
    read = lambda what: re.search(rf"^\d\. {what} +([+-][\d.]+)", block.text, re.M)
    if not (taken := read("(?:Double|Redouble), take")):
        return None
    sign = -1 if block.did in ("accepts", "rejects") else 1
    return sign * float(read("No (?:double|redouble)")[1]), sign * float(taken[1])


def cube_loss(block):
    """Returns what was decided about the cube and what it lost; `None` if that was no decision, or a clear one."""
    if not (equities := cube_equities(block)):
        return None
    undoubled, taken = equities
    doubled = min(taken, 1.0)
    best = max(undoubled, doubled)
    if block.did == "doubles":
        return "double", best - doubled
    if block.did == "accepts":
        return "take", max(taken - 1.0, 0.0)
    if block.did == "rejects":
        return "drop", max(1.0 - taken, 0.0)
    return ("no double", best - undoubled) if best - doubled < CLOSE else None


def candidates(block):
    """Returns of each play that GNU Backgammon compared whether it was played, as a star, and its loss as text."""
    line = r"^(\*?) +(?:\d+\.|\?\?) +(?:Cubeful|Cubeless) \d-ply .*Eq\.: +[+-][\d.]+(?: +\(([+-][\d.]+)\))?$"
    return re.findall(line, block.text, re.M)


def play_loss(block):
    """Returns what a play lost; `None` if it was forced."""
    plays = candidates(block)
    if len(plays) < 2:
        return None
    return -float(next(loss for star, loss in plays if star) or 0)


def theirs(games):
    """Returns GNU Backgammon's analysis of a match."""
    analysis = Analysis({name: Player() for name in NAMES})
    lost = dict.fromkeys(NAMES, 0.0)
    for number, game in enumerate(games, 1):
        turn, cube = 0, 1
        for block in game:
            player = analysis.players[block.who]
            found = [cube_loss(block), ("play", play_loss(block)) if block.roll else None]
            for what, loss in filter(None, found):
                if loss is None:
                    continue
                player.decisions += 1
                lost[block.who] += loss
                analysis.mistakes[number, turn + 1, block.who, what] = loss
            if luck := re.search(r"^Rolled \d\d \(([+-][\d.]+)\)", block.text, re.M):
                player.luck += cube * float(luck[1])
            turn += bool(block.roll)
            cube *= 2 if block.did == "accepts" else 1
    for name, player in analysis.players.items():
        player.rate = lost[name] / max(player.decisions, 1)
    return analysis


def is_closed_out(board):
    """Returns whether the mover cannot enter whatever they roll."""
    opponent, mover = board
    return mover[24] > 0 and min(opponent[:6]) > 1


def most_lost(board):
    """Returns the most that the mover can still lose: 1, 2 or 3 games."""
    other, own = (max((point for point, count in enumerate(side, 1) if count), default=0) for side in board)
    if own >= 19 or own + other > 25:
        return 3
    return 1 if sum(board[1]) < 15 else 2


def side(points):
    """Converts GNU Backgammon's 25 counts to Kafenio's 26, with the checkers borne off first."""
    return [15 - sum(points), *points]


def plays(program, board, roll):
    """Returns the number of plays of a roll."""
    opponent, mover = board
    dice = [int(die) for die in roll]
    question = {"variant": "backgammon", "dice": dice, "player": side(mover), "opponent": side(opponent)}
    legal = subprocess.run([program, "legal"], input=json.dumps(question), text=True, capture_output=True, check=True)
    return len(json.loads(legal.stdout)["plays"])


def written(block):
    """Returns a play so that it has one meaning. GNU Backgammon does not write where a checker lands on its way if it
    hits nothing there, although it might hit with the dice in the other order."""
    one, other = map(int, block.roll)

    def via(found):
        start, end = (int({"bar": "25", "off": "0"}.get(point, point)) for point in found.groups())
        needs_both = start - end == one + other or end == 0 and start > max(one, other)
        if one == other or not needs_both:
            return found[0]
        middle = next(start - die for die in (one, other) if block.board[0][24 - (start - die)] == 0)
        return f"{found[1]}/{middle}/{found[2]}"

    return re.sub(r"\b(\d+|bar)/(\d+|off)(?![\d/*]*/)", via, block.did.removeprefix("moves "))


class Replay:
    """Collects the lines and the dice with which the terminal chat plays the same match."""

    def __init__(self, length):
        self.length, self.score, self.crawford = length, dict.fromkeys(NAMES, 0), "before"
        self.lines, self.dice = [f"alice: /newgame backgammon @bob match:{length}", "bob: /accept"], []

    def may_double(self, who, turn, cube, owner):
        """Returns whether the program waits for a roll or a double."""
        dead = self.score[who] + cube >= self.length
        return turn > 0 and self.crawford != "now" and owner in (None, who) and not dead

    def game(self, game, resigned, won):
        """Adds a game: its decisions, the resignation at its end or `None`, and its winner with the points."""
        turn, cube, owner, has_doubled = 0, 1, None, False
        for block in game:
            who = block.who
            if block.did == "doubles":
                self.lines.append(f"{who}: /double")
            elif block.did == "accepts":
                self.lines.append(f"{who}: /take sure:yes")
                cube, owner = 2 * cube, who
            elif block.did == "rejects":
                self.lines.append(f"{who}: /drop")
            if not block.roll:
                has_doubled = True
                continue
            if not has_doubled and self.may_double(who, turn, cube, owner):
                self.lines.append(f"{who}: /roll")
            self.roll(block, turn)
            turn, has_doubled = turn + 1, False
        if resigned:
            self.resign(resigned, turn, cube, owner)
        self.end(*won)

    def roll(self, block, turn):
        # The first roll is the inviter's die, then the other's; the opener has the higher one.
        if turn == 0:
            self.dice.append("".join(sorted(block.roll, reverse=block.who == "alice")))
        elif not is_closed_out(block.board):
            self.dice.append(block.roll)
        # The program makes a forced play by itself. There a won game needs no more dice, so "2/off" may be a choice.
        is_last = block.did.endswith("off") and plays(PROGRAM, block.board, block.roll) > 1
        if len(candidates(block)) > 1 or is_last:
            self.lines.append(f"{block.who}: /move {written(block)}")

    def resign(self, resigned, turn, cube, owner):
        who, level, position = resigned
        board = decoded(position)
        if not self.may_double(who, turn, cube, owner) and not is_closed_out(board):
            # The program has rolled already. After any roll that leaves a choice it waits.
            roll = next(roll for roll in ROLLS if plays(PROGRAM, board, roll) > 1)
            self.dice.append(roll)
        other = NAMES[who == "alice"]
        self.lines.append(f"{who}: /resign {level} sure:yes")
        # Nobody is asked about a resignation that ends the match, or that gives all that the game can still cost.
        if self.score[other] + VALUES[level] * cube < self.length and VALUES[level] < most_lost(board):
            self.lines.append(f"{other}: /accept")

    def end(self, winner, points):
        self.score[winner] += points
        if self.crawford == "now":
            self.crawford = "after"
        elif self.crawford == "before" and max(self.score.values()) == self.length - 1:
            self.crawford = "now"


def resignations(printed):
    """Returns who offered to resign, what, and the position id then, for each resignation that was accepted."""
    said = r"^(\w+) offers to resign a (\w+)(?: game)?\.\n GNU Backgammon  Position ID: (\S+)$"
    found = []
    for offer in re.finditer(said, printed, re.M):
        answer = re.compile(r"^\w+ (accepts and wins|declines|refuses)", re.M).search(printed, offer.end())
        if answer and answer[1] == "accepts and wins":
            found.append((printed.count("\nThe score (after", 0, offer.start()), offer.groups()))
    return dict(found)


def replayed(folder, games, printed, length):
    """Plays the match in the terminal chat and returns the report."""
    resigned, replay = resignations(printed), Replay(length)
    won = re.findall(r"^(alice|bob) wins .*?(\d+) points?\.$", printed, re.M)
    assert len(won) == len(games), f"{len(won)} results of {len(games)} games"
    for number, game in enumerate(games):
        replay.game(game, resigned.get(number), (won[number][0], int(won[number][1])))
    with tempfile.TemporaryDirectory() as place:
        command = [PROGRAM, "--data-dir", f"{place}/data", "play", "--dice", " ".join(replay.dice)]
        lines = "\n".join([*replay.lines, "alice: /report"]) + "\n"
        play = subprocess.run(command, input=lines, text=True, capture_output=True, cwd=place)
        (folder / "chat.txt").write_text(lines + play.stdout + play.stderr)
        # Every refusal is said to one person alone, and so is the report.
        alone = re.findall(r"^kafenio, to .*", play.stdout, re.M)
        assert play.returncode == 0 and len(alone) == 1, f"{folder}: {play.stderr}{alone[:1]}"
        assert "wins the match" in play.stdout, f"{folder}: the match is not over"
        return next(Path(place).glob("*.html")).read_text()


def ours(report):
    """Returns our analysis of a match, from the report."""
    analysis = Analysis()
    header = report.split("</header>")[0]
    said = r"<strong>(\w+)</strong>: (?:nothing to judge|error rate ([\d.]+)(?: \([a-z ]+\))?), luck ([+−-][\d.]+)\.([^<]*)"
    for who, rate, luck, decisions in re.findall(said, header):
        # Such as "12 decisions.", or "Moves 5.3 (11), cube 0.2 (1).".
        count = sum(int(one or other) for one, other in re.findall(r"\((\d+)\)|(\d+) decisions?", decisions))
        analysis.players[who] = Player(count, float(rate or 0) / 1000, float(luck.replace("−", "-")))
    words = {"missed double": "no double", "missed redouble": "no double", "wrong double": "double",
             "wrong redouble": "double", "wrong take": "take", "wrong drop": "drop"}
    for number, game in re.findall(r'<section class="game" id="g(\d+)".*?>(.*?)</section>', report, re.S):
        # The turns are counted through the match.
        first = re.search(r"<h3>(\d+)\. ", game)
        listed = re.findall(r'<li class="(?:mistake|blunder)">(.*?)</li>', game, re.S)
        for text in (re.sub(r"<.*?>", "", one) for one in listed):
            turn, who, what, lost = re.search(r"Turn (\d+), (\w+)(.*?) \(−([\d.]+)\)", text).groups()
            what = next((words[word] for word in words if what.startswith(f": {word}")), "play")
            analysis.mistakes[int(number), int(turn) - int(first[1]) + 1, who, what] = float(lost)
    return analysis


def analysed(folder, number, seed, plies, luck_plies):
    """Returns a folder with GNU Backgammon's analysis of a match, what it printed, and its games."""
    kept = folder / f"{seed + number}-{luck_plies}{'' if plies == 2 else f'-{plies}'}"
    kept.mkdir(parents=True, exist_ok=True)
    if not (kept / "printed.txt").exists():
        play_and_analyse(kept, number, seed, plies, luck_plies)
    games = [blocks(path.read_text()) for path in sorted(kept.glob("game*.txt"))]
    return kept, (kept / "printed.txt").read_text(), games


def compared(folder, number, options):
    """Returns both analyses of a match."""
    kept, printed, games = analysed(folder, number, options.seed, options.plies, options.luck_plies)
    if options.itself is None:
        return theirs(games), ours(replayed(kept, games, printed, length_of(number)))
    return theirs(games), theirs(analysed(folder, number, options.seed, options.itself, options.luck_plies)[2])


def named(analyses, others, least):
    """Returns the share of blunders that the other analyses name too, as losing `least` or more, and their number."""
    found = [other.mistakes.get(key, 0.0) >= least
             for analysis, other in zip(analyses, others) for key, lost in analysis.mistakes.items() if lost > BLUNDER]
    return (mean(found) if found else 1.0), len(found)


def figures(pairs):
    """Returns what is compared with the bounds: correlations, a difference in thousandths and a share."""
    players = [(one.players[name], other.players[name]) for one, other in pairs for name in NAMES]
    one, other = zip(*players)
    rates = [[player.rate for player in side] for side in (one, other)]
    lucks = [[player.luck for player in side] for side in (one, other)]
    gnubg, kafenio = zip(*pairs)
    return {
        "rates": correlation(*rates),
        "difference": 1000 * mean(abs(a - b) for a, b in zip(*rates)),
        "luck": correlation(*lucks),
        "blunders": named(gnubg, kafenio, BLUNDER)[0],
    }


def summary(pairs, found, name):
    """Returns what the script prints at the end. `name` is who is compared with GNU Backgammon."""
    gnubg, kafenio = zip(*pairs)
    lines = [f"{len(pairs)} matches: the error rates of the players correlate {found['rates']:.3f}, "
             f"they differ by {found['difference']:.2f} thousandths; luck correlates {found['luck']:.3f}"]
    for who, one, other in ("GNU Backgammon", gnubg, kafenio), (name, kafenio, gnubg):
        share, number = named(one, other, BLUNDER)
        mistakes, _ = named(one, other, MISTAKE)
        lines.append(f"{number} blunders of {who}: the other names {share:.1%} as blunders, {mistakes:.1%} as mistakes")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--plies", type=int, default=2)
    parser.add_argument("--luck-plies", type=int, default=2)
    parser.add_argument("--itself", type=int, metavar="PLIES")
    parser.add_argument("--rates", type=float, default=0.97, help="the least correlation of the error rates")
    parser.add_argument("--difference", type=float, default=0.6, help="the most that they may differ, in thousandths")
    parser.add_argument("--luck", type=float, default=0.99, help="the least correlation of luck")
    parser.add_argument("--blunders", type=float, default=0.95, help="the least share of blunders that both name")
    options = parser.parse_args()
    pairs = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.matches):
            pairs.append(compared(options.keep or Path(folder), number, options))
            for name in NAMES:
                one, other = (analysis.players[name] for analysis in pairs[-1])
                print(f"match {number + 1}, {name}: {1000 * one.rate:.1f} and {1000 * other.rate:.1f} thousandths of "
                      f"{one.decisions} and {other.decisions} decisions, luck {one.luck:+.2f} and {other.luck:+.2f}",
                      flush=True)
    found = figures(pairs)
    print(summary(pairs, found, "Kafenio" if options.itself is None else f"GNU Backgammon {options.itself} rolls ahead"))
    missed = [what for what, value in found.items()
              if (value > options.difference if what == "difference" else value < getattr(options, what))]
    print(f"not within the bounds: {', '.join(missed)}" if missed else "all within the bounds")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
