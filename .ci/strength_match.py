"""Lets GNU Backgammon rate the computer in matches against a person, whose plays come from `kafenio evaluate`."""

import random
import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from analysis_agrees import decoded, gnubg_prints
from match_id import read_ids
from players import PROGRAM, Kafenio


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
