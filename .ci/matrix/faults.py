"""What happens on the line to the homeserver: requests that are refused, held up, answered to nobody."""

import asyncio
import time

from ledger import balance
from line import Fault, cut, hold, lose_answer, refuse
from people import BOT
from report import check
from troubles import greeted, open_room

SEND = r"/rooms/[^/]*/send/"
LIMITED = refuse(429, "M_LIMIT_EXCEEDED", retry_after_ms=500)


async def befall(homeserver, program, line, table):
    alice, bob, room = table.alice, table.bob, table.room
    people = (alice, bob)

    fault = line.break_down(Fault("POST", r"/(join|rooms/[^/]*/join)", refuse(403, "M_FORBIDDEN"), times=2))
    await greeted(alice, await open_room(alice, bob))
    check("an invitation that cannot be accepted at once is accepted later", fault.struck == 2, fault.struck)
    line.mend()

    fault = line.break_down(Fault("PUT", SEND, lose_answer, times=5))
    for _ in range(3):
        await alice.answer(room, "!games", seconds=60)
    check("an answer of the homeserver that was lost is waited for no longer", fault.struck == 5, fault.struck)
    line.mend()

    # More than our library tries by itself.
    fault = line.break_down(Fault("PUT", SEND, LIMITED, times=16))
    begun = time.monotonic()
    asked = [await alice.say(room, "!games") for _ in range(3)]
    await alice.until(room, lambda e: e.answers in asked, "answers in spite of the rate limit", seconds=90, least=3)
    print(f"     3 answers through 16 refusals for too many requests: {time.monotonic() - begun:.1f} s", flush=True)
    line.mend()

    fault = line.break_down(Fault("PUT", SEND, cut))
    asked = await alice.say(room, "!board")
    while fault.struck < 8:
        await asyncio.sleep(0.1)
    line.mend()
    await alice.until(room, lambda e: e.answers == asked, "the answer when the line is back", seconds=60)
    check("an answer outlasts a line that is cut for long", True)

    line.break_down(Fault("GET", "/sync", hold(4), times=2))
    await alice.answer(room, "!games", seconds=60)
    line.mend()
    check("a slow sync is waited for", True)

    for number, deed in enumerate((cut, lose_answer, refuse(502, "M_UNKNOWN"), LIMITED)):
        line.break_down(Fault("*", "/_matrix/client/", deed, of=20, seed=number))
    table.seen = len(alice.all(room, table.is_ask))
    result = await table.match("!newgame backgammon @alice match:1", 4)
    struck = sum(fault.struck for fault in line.faults)
    line.mend()
    check(f"a match is played while {struck} requests fail", "wins" in result.body and struck > 10, result)
    await balance("after all that befell the line", homeserver, program, people, room)
