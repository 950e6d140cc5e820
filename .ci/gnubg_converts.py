#!/usr/bin/env python3
"""Checks that matches go from GNU Backgammon to us and back without a difference.

GNU Backgammon plays matches between players from good ones to nearly random ones and writes each as .mat, .sgf and text.
`kafenio convert` must read the same match from all three. Then GNU Backgammon reads what `kafenio convert` writes as .mat and
.sgf, under names that are hard to keep, and writes the same match again. Some of the matches are also played in the terminal
chat, from the same dice; what `/export` writes there must be the same match, which is why its analysis is the same, too.
Usage: gnubg_converts.py [--matches N] [--tables N] [--seed S]. The program is target/debug/kafenio, or the one in KAFENIO. Needs
Debian's package gnubg.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import analysis_agrees as table

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("KAFENIO", str(ROOT / "target" / "debug" / "kafenio"))
NAMES = [("Δημήτρης", "Ελένη"), ("Ünal", "عمر"), ("🎲", "7"), ("x" * 34, "x" * 35), ("a: 0", "31: 8/5"),
         ("smith, 1600", "]W[31"), ("bob", "Bob"), ("\u202eevil", "Game 2"), ("  ", "Wins 3 points")]


def converted(file, to="json"):
    """Returns what the program makes of a file."""
    run = subprocess.run([PROGRAM, "convert", str(file), "--to", to], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, f"{file}: {run.stderr}"
    return run.stdout


def match_of(file):
    """Returns the match of a file, as far as all formats have it."""
    match = json.loads(converted(file))
    for game in match["games"]:
        # Not every format has the roll of somebody who resigned then, or the turn of somebody who was closed out.
        game["turns"] = [turn for turn in game["turns"] if "action" in turn or "roll" in turn and "play" in turn]
        for turn in game["turns"]:
            # On its way a checker may have landed on either of two points, unless it hit there.
            turn["play"] = re.sub(r"(?<=/)\d+/(?=\d|off)", "", turn.get("play", ""))
        if game["result"]:
            game["result"].pop("how", None)
    return {"length": match["length"], "games": match["games"]}


def difference(one, other):
    """Returns the first difference of two matches, or nothing."""
    if one["length"] != other["length"] or len(one["games"]) != len(other["games"]):
        return f"length {one['length']} and {other['length']}, {len(one['games'])} and {len(other['games'])} games"
    for number, (mine, theirs) in enumerate(zip(one["games"], other["games"]), 1):
        for place, pair in enumerate(zip(mine["turns"], theirs["turns"]), 1):
            if pair[0] != pair[1]:
                return f"game {number}, entry {place}: {pair}"
        rest = [{key: len(game[key]) if key == "turns" else game[key] for key in game} for game in (mine, theirs)]
        if rest[0] != rest[1]:
            return f"game {number}: {rest}"
    return None


def gnubg(commands):
    said = table.gnubg_prints(["set threads 1", *commands])
    assert not re.search(r"warning|illegal|unrecogni|not a valid", said, re.I), said[-2000:]
    return said


def written(folder, number, seed):
    """Lets GNU Backgammon play a match. Returns the files, and what it printed."""
    levels = table.NOISES[number % 6], table.NOISES[(5 * number + number // 6) % 6]
    lines = ["set automatic game on", "set automatic roll on", "set defaultnames alice bob"]
    for player, noise in enumerate(levels):
        lines.append(f"set player {player} gnubg")
        for what in ("chequerplay", "cubedecision"):
            evaluation = f"set player {player} {what} evaluation"
            lines += [f"{evaluation} plies 0", f"{evaluation} noise {noise}", f"{evaluation} deterministic on"]
    length = table.length_of(number)
    mat, sgf, text = (folder / name for name in ("match.mat", "match.sgf", "match.txt"))
    lines += [f"set seed {seed + number}", f"new match {length}", f"export match mat {mat}", f"save match {sgf}",
              f"export match text {folder / 'game.txt'}"]
    said = gnubg(lines)
    games = sorted(folder.glob("game*.txt"))
    text.write_text("".join(game.read_text() for game in games))
    return mat, sgf, text, said, games


def returned(folder, mat, names):
    """Returns the files that GNU Backgammon makes of ours, under these names."""
    match = json.loads(converted(mat)) | {"players": names}
    source = folder / "named.json"
    source.write_text(json.dumps(match))
    results = []
    for to, read in (("mat", "import mat"), ("sgf", "load match")):
        ours, theirs = folder / f"ours.{to}", folder / f"theirs-{to}.mat"
        ours.write_text(converted(source, to))
        gnubg([f"{read} {ours}", f"export match mat {theirs}"])
        heads = set(re.findall(r"Game \d+\n (.*?) : \d+ *(.*?) : \d+ *$", theirs.read_text(), re.M))
        assert len(heads) == 1 and len(set(*heads)) == 2, f"{names} became {heads}"
        results.append(theirs)
    return results


def played_here(folder, said, games, length):
    """Plays the match in the terminal chat and returns the file of `/export`."""
    resigned, replay = table.resignations(said), table.Replay(length)
    won = re.findall(r"^(alice|bob) wins .*?(\d+) points?\.$", said, re.M)
    for number, game in enumerate(table.blocks(game.read_text()) for game in games):
        replay.game(game, resigned.get(number), (won[number][0], int(won[number][1])))
    command = [PROGRAM, "--data-dir", f"{folder}/data", "play", "--dice", " ".join(replay.dice)]
    lines = "\n".join([*replay.lines, "alice: /export"]) + "\n"
    play = subprocess.run(command, input=lines, text=True, capture_output=True, cwd=folder, timeout=300, check=True)
    # The program says where it has saved the file.
    return folder / re.findall(r"^=> (.*\.mat)$", play.stdout, re.M)[-1]


def main():
    options = argparse.ArgumentParser()
    for name, default in (("--matches", 100), ("--tables", 5), ("--seed", 52)):
        options.add_argument(name, type=int, default=default)
    options = options.parse_args()
    wrong, plays = [], 0
    for number in range(options.matches):
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            mat, sgf, text, said, games = written(folder, number, options.seed)
            files = {"sgf": sgf, "text": text}
            theirs = returned(folder, mat, NAMES[number % len(NAMES)])
            files |= {"our .mat": theirs[0], "our .sgf": theirs[1]}
            if number < options.tables:
                files["the table"] = played_here(folder, said, games, table.length_of(number))
            match = match_of(mat)
            plays += sum(len(game["turns"]) for game in match["games"])
            for name, file in files.items():
                theirs = match_of(file)
                if name == "the table":
                    # GNU Backgammon rolls for a player who is closed out.
                    for game in match["games"] + theirs["games"]:
                        game["turns"] = [turn for turn in game["turns"] if turn["play"] or "action" in turn]
                if found := difference(match, theirs):
                    wrong.append(f"match {number}, .mat and {name}: {found}")
    print("\n".join(wrong) or f"{options.matches} matches, {plays} entries: no difference")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
