"""Match ids of GNU Backgammon."""

import base64
from dataclasses import dataclass


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
