"""What happens on the line to the homeserver: requests that are refused, held up, answered to nobody."""

import asyncio
import time

from ledger import balance
from line import Fault, cut, hold, lose_answer, refuse
from report import check
from troubles import eventually, greeted, open_room, sealed

SEND = r"/rooms/[^/]*/send/"
LIMITED = refuse(429, "M_LIMIT_EXCEEDED", retry_after_ms=500)


async def befall(homeserver, program, line, table):
    alice, bob, room = table.alice, table.bob, table.room
    for fault in (
            refused_join(line, alice, bob), lost_answers(line, alice, room), too_many_requests(program, line, alice, room),
            cut_line(line, alice, room), slow_sync(line, alice, room), missing_key(program, alice, bob, room),
            storm(line, table)):
        await fault
        line.mend()
    await balance("after all that befell the line", homeserver, program, (alice, bob), room)


async def refused_join(line, alice, bob):
    fault = line.break_down(Fault("POST", r"/(join|rooms/[^/]*/join)", refuse(403, "M_FORBIDDEN"), times=2))
    await greeted(alice, await open_room(alice, bob))
    check("an invitation that cannot be accepted at once is accepted later", fault.struck == 2, fault.struck)


async def lost_answers(line, alice, room):
    """The homeserver takes what the bot says, and the bot does not learn of it."""
    fault = line.break_down(Fault("PUT", SEND, lose_answer, times=5))
    for _ in range(3):
        await alice.answer(room, "!games", seconds=60)
    check("what the homeserver took without an answer is said again", fault.struck == 5, fault.struck)


async def too_many_requests(program, line, alice, room):
    """More refusals than our library puts up with by itself."""
    fault = line.break_down(Fault("PUT", SEND, LIMITED, times=10))
    begun = time.monotonic()
    asked = [await alice.say(room, "!games") for _ in range(3)]
    await alice.until(room, lambda e: e.answers in asked, "answers in spite of the rate limit", seconds=90, least=3)
    print(f"     3 answers through 10 refusals for too many requests: {time.monotonic() - begun:.1f} s", flush=True)
    check("a rate limit is waited for", fault.struck == 10, fault.struck)
    warned = [line for line in program.lines() if " WARN " in line and "override_ratelimit" in line]
    check("and the log warns of it once, with the remedy", len(warned) == 1, warned)


async def cut_line(line, alice, room):
    fault = line.break_down(Fault("PUT", SEND, cut))
    asked = await alice.say(room, "!board")
    await eventually(lambda: fault.struck >= 5, "the bot tries again and again", seconds=60)
    line.mend()
    await alice.until(room, lambda e: e.answers == asked, "the answer when the line is back", seconds=60)
    check("an answer outlasts a line that is cut for long", True)


async def slow_sync(line, alice, room):
    line.break_down(Fault("GET", "/sync", hold(3), times=2))
    await alice.answer(room, "!games", seconds=60)
    check("a slow sync is waited for", True)


async def missing_key(program, alice, bob, room):
    """An event whose key never comes holds nothing up, and the log tells of it."""
    event = await sealed(alice, room)
    await alice.answer(room, "!games")
    told = [line for line in program.lines() if "waits for its key" in line and event in line]
    check("an event without its key is told of in the log, and holds nothing up", len(told) == 1, told)
    for person in (alice, bob):
        await person.until(room, lambda e: e.id == event, "what nobody can read")
        person.heard = [heard for heard in person.heard if heard.id != event]


async def storm(line, table):
    """A match, while every fifth request fails in one of four ways."""
    for number, deed in enumerate((cut, lose_answer, refuse(502, "M_UNKNOWN"), LIMITED)):
        line.break_down(Fault("*", "/_matrix/client/", deed, of=20, seed=number))
    table.seen = len(table.alice.all(table.room, table.is_ask))
    result = await table.match("!newgame backgammon @alice match:1", 2)
    struck = sum(fault.struck for fault in line.faults)
    check("a match is played while a fifth of all requests fail", "wins" in result.body and struck > 10, (struck, result))
