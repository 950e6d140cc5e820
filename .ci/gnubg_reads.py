#!/usr/bin/env python3
"""Checks that GNU Backgammon reads what `/export` writes.

From the match of tests/conversations/match_to_7.txt it must read the same plays, all legal, the same score and the same
position ids; from the money session of money.txt the same doubles, beavers and raccoons.
Usage: gnubg_reads.py. The program is target/debug/kafenio, or the one in KAFENIO. Needs Debian's package gnubg.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("KAFENIO", str(ROOT / "target" / "debug" / "kafenio"))
STORIES = ROOT / "tests" / "conversations"


def exported(folder, story, length):
    """Returns what `/export` writes at the end of the match, and the position ids that the bot showed before."""
    lines = (STORIES / story).read_text().splitlines()
    dice = next(line for line in lines if line.startswith("dice: ")).removeprefix("dice: ")
    said = [line for line in lines if re.match(r"\w+: /", line)]
    command = [PROGRAM, "--data-dir", str(folder / "data"), "play", "--dice", dice]
    play = subprocess.run(
        command, input="\n".join(said) + "\n", text=True, capture_output=True, cwd=folder, timeout=120, check=True)
    # The program says where it has saved a file.
    files = [(folder / file).read_text() for file in re.findall(r"^=> (.*\.mat)$", play.stdout, re.M)]
    match = next(file for file in reversed(files) if f" {length} point match" in file)
    ids = re.findall(r"GNU Backgammon ([\w+/]{14}:[\w+/]{12})", play.stdout)
    return match, ids


def read(folder, match):
    """Returns GNU Backgammon's output about the file, and the games as GNU Backgammon exports them."""
    file, out = folder / "match.mat", folder / "out"
    file.write_text(match)
    commands = f"import mat {file}\nshow score\nexport match text {out}\n"
    gnubg = subprocess.run(
        ["/usr/games/gnubg", "-t", "-q", "-r"], input=commands, text=True, capture_output=True, timeout=120, check=True)
    games = [path.read_text() for path in sorted(folder.glob("out*"))]
    return gnubg.stdout + gnubg.stderr, "\n".join(games)


def steps(play):
    """Returns the single moves of a play, independent of the notation."""
    found = []
    for moves, times in re.findall(r"([\w/*]+?)(?:\((\d)\))?(?: |$)", play):
        points = moves.replace("*", "").replace("bar", "25").replace("off", "0").split("/")
        found += [(int(points[0]), int(points[-1]))] * int(times or 1)
    # 13/7 7/2 is 13/2 if the same checker moves on.
    while True:
        joins = [(a, b) for a in found for b in found if a is not b and a[1] == b[0] and a[1] not in (0, 25)]
        if not joins:
            return sorted(found)
        first, second = joins[0]
        found.remove(first)
        found.remove(second)
        found.append((first[0], second[1]))


def points(match):
    """Returns the score at the end of a file."""
    ours = [0, 0]
    for line in match.splitlines():
        if won := re.match(r"( +)Wins (\d+) point", line):
            ours[len(won[1]) > 20] += int(won[2])
    return ours


def session():
    """Returns the faults of the money session. GNU Backgammon does not know automatic doubles after a tie, so the score
    is compared with the file."""
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        match, _ = exported(folder, "money.txt", 0)
        said, games = read(folder, match)
    score = re.search(r"alice (\d+), bob (\d+) \(money session", said)
    wrong = []
    if re.search(r"warning|illegal|ambiguous|error|unrecogni", said, re.I):
        wrong.append(f"GNU Backgammon complains:\n{said}")
    if not score or [int(score[1]), int(score[2])] != points(match):
        wrong.append(f"the session ends {points(match)} here and there {score and score[0]}")
    words = {"Doubles": "doubles", "Beavers": "doubles", "Raccoons": "doubles", "Takes": "accepts", "Drops": "rejects"}
    halves = [half for line in match.splitlines() for half in (("alice", line[:34]), ("bob", line[34:]))]
    written = [(who, words[word]) for who, half in halves for word in re.findall("|".join(words), half)]
    understood = re.findall(r"^\* (\w+) (doubles|accepts|rejects)", games, re.M)
    if written != understood or len(written) < 8:
        wrong.append(f"the cube goes {written} here and {understood} there")
    return wrong


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        match, ids = exported(folder, "match_to_7.txt", 7)
        said, games = read(folder, match)
    wrong = session()
    if re.search(r"warning|illegal|ambiguous|error", said, re.I):
        wrong.append(f"GNU Backgammon complains:\n{said}")
    score = re.search(r"alice (\d+), bob (\d+) \(match to 7", said)
    ours = points(match)
    if not score or [int(score[1]), int(score[2])] != ours:
        wrong.append(f"the score is {ours} here and there {score and score[0]}")
    written = [steps(play) for play in re.findall(r"\d\d: ((?:\d+/\d+\*?(?: (?=\d+/))?)+)", match)]
    understood = [steps(play) for play in re.findall(r"^\* \w+ moves (.*)$", games, re.M)]
    if written != understood or len(written) < 40:
        pairs = [pair for pair in zip(written, understood) if pair[0] != pair[1]]
        wrong.append(f"{len(written)} plays were written and {len(understood)} understood; first {pairs[:1]}")
    known = ["{}:{}".format(*found) for found in re.findall(r"Position ID: (\S{14})\s+Match ID   : (\S{12})", games)]
    missing = [id for id in ids if id not in known]
    if missing or not ids:
        wrong.append(f"GNU Backgammon has no position {missing or 'with an id'}")
    print("\n".join(wrong) or f"GNU Backgammon reads {len(written)} plays, {len(ids)} ids and the score {ours[0]}-{ours[1]} as we do")
    return 1 if wrong else 0


sys.exit(main())
