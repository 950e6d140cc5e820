"""Tests the bot under the rate limit that Synapse has by default: ten messages, then one every five seconds."""

import re
import time

from game import SIGNS, Table, listed_plays
from people import BOT
from report import check
from troubles import greeted, open_room

DEFAULT_LIMIT = {"per_second": 0.2, "burst_count": 10}
TURNS = 3
# The longest that an answer may take, in seconds. It waits for a message twice, five seconds each, as somebody else's may have
# used what had become available. With all reactions of a board before it, it would wait ten times.
LONGEST = 30


async def default_limit(homeserver, program, alice, bob):
    """Plays some turns, and asks for the legal plays as soon as a board appears."""
    await homeserver.stop()
    await homeserver.start(rc_message=DEFAULT_LIMIT)
    room = await open_room(alice, bob)
    await greeted(alice, room)
    table = Table(program, alice, bob, room)
    table.seen = 1
    await alice.say(room, "!newgame portes @bob")
    await table.next_post("the invitation")
    await bob.say(room, "!accept")
    answers, turns = [], []
    board = await table.next_post("the first turn")
    for _ in range(TURNS):
        mover = table.people[board.pings[0]]
        begun = time.monotonic()
        moves = await mover.answer(room, "!moves")
        answers.append(time.monotonic() - begun)
        begun = time.monotonic()
        await mover.say(room, f"!move {listed_plays(moves.body)[0][1]}")
        board = await table.next_post("the next turn")
        turns.append(time.monotonic() - begun)
    shrunk = lambda e: e.sender == BOT and e.relation.get("rel_type") == "m.replace" and e.kind != "m.image"
    await alice.until(room, shrunk, "that an old board shrinks while the game goes on")
    seconds = lambda times: ", ".join(f"{taken:.1f}" for taken in times)
    print(f"     under Synapse's default limit: answers after {seconds(answers)} s, turns after {seconds(turns)} s", flush=True)
    check("under Synapse's default limit no answer waits for reactions", max(answers) < LONGEST, answers)
    check("and no turn does", max(turns) < LONGEST, turns)
    choices = await alice.choices(room, board.id)
    check("a board gets at most two reactions then", len(choices) <= 2, choices)
    mover = table.people[board.pings[0]]
    sign, label = re.findall(rf"^({'|'.join(SIGNS[:9])}) (.+)$", board.body, re.M)[-1]
    check("a board lists more plays than that", SIGNS.index(sign) >= 2, board.body)
    await mover.react(room, board.id, sign)
    if "…" in label:
        await mover.until(room, lambda e: e.sender == BOT and e.answers == board.id, "the second list")
    else:
        await table.next_post("the turn after a number")
    check("a number counts that only the player has put there", True, label)
