"""Tests faults between the bot and the homeserver: requests that are refused, delayed, or whose answer is lost."""

import asyncio
import time

from ledger import compare_databases
from line import Fault, cut, hold, lose_answer, refuse
from report import check
from troubles import eventually, greeted, open_room, send_undecryptable

SEND = r"/rooms/[^/]*/send/"
LIMITED = refuse(429, "M_LIMIT_EXCEEDED", retry_after_ms=500)


async def test_faults(homeserver, program, line, table):
    alice, bob, room = table.alice, table.bob, table.room
    for fault in (
            refused_join(line, alice, bob), lost_answers(line, alice, room), too_many_requests(program, line, alice, room),
            broken_connection(line, alice, room), slow_sync(line, alice, room), missing_key(program, alice, bob, room),
            storm(line, table)):
        await fault
        line.clear_faults()
    await compare_databases("after all faults of the connection", homeserver, program, (alice, bob), room)


async def refused_join(line, alice, bob):
    fault = line.add_fault(Fault("POST", r"/(join|rooms/[^/]*/join)", refuse(403, "M_FORBIDDEN"), times=2))
    await greeted(alice, await open_room(alice, bob))
    check("the bot accepts later an invitation that it cannot accept at once", fault.hits == 2, fault.hits)


async def lost_answers(line, alice, room):
    """Loses the answers to messages that the homeserver accepts."""
    fault = line.add_fault(Fault("PUT", SEND, lose_answer, times=5))
    for _ in range(3):
        await alice.answer(room, "!games")
    check("the bot repeats a message if the homeserver's answer is lost", fault.hits == 5, fault.hits)


async def too_many_requests(program, line, alice, room):
    """Sends more 429 answers than the SDK retries by itself."""
    fault = line.add_fault(Fault("PUT", SEND, LIMITED, times=10))
    begun = time.monotonic()
    asked = [await alice.say(room, "!games") for _ in range(3)]
    await alice.until(room, lambda e: e.answers in asked, "answers despite the rate limit", least=3)
    print(f"     3 answers through 10 refusals for too many requests: {time.monotonic() - begun:.1f} s", flush=True)
    check("the bot waits for the rate limit", fault.hits == 10, fault.hits)
    warned = [line for line in program.lines() if " WARN " in line and "override_ratelimit" in line]
    check("and the log warns of it once, with the remedy", len(warned) == 1, warned)


async def broken_connection(line, alice, room):
    fault = line.add_fault(Fault("PUT", SEND, cut))
    asked = await alice.say(room, "!board")
    await eventually(lambda: fault.hits >= 5, "the bot tries again and again")
    line.clear_faults()
    await alice.until(room, lambda e: e.answers == asked, "the answer when the line is back")
    check("an answer is sent after a long disconnection", True)


async def slow_sync(line, alice, room):
    line.add_fault(Fault("GET", "/sync", hold(3), times=2))
    await alice.answer(room, "!games")
    check("the bot waits for a slow sync", True)


async def missing_key(program, alice, bob, room):
    """Sends an event whose key never arrives: it delays nothing, and the log mentions it."""
    event = await send_undecryptable(alice, room)
    await alice.answer(room, "!games")
    logged = [line for line in program.lines() if "waits for its key" in line and event in line]
    check("an event without its key is logged once, and delays nothing", len(logged) == 1, logged)
    for person in (alice, bob):
        await person.until(room, lambda e: e.id == event, "an event that nobody can read")
        person.received = [received for received in person.received if received.id != event]


async def storm(line, table):
    """Plays a match while every fifth request fails in one of four ways."""
    for number, action in enumerate((cut, lose_answer, refuse(502, "M_UNKNOWN"), LIMITED)):
        line.add_fault(Fault("*", "/_matrix/client/", action, of=20, seed=number))
    table.seen = len(table.alice.all(table.room, table.is_ask))
    result = await table.match("!newgame backgammon @alice match:1", 2)
    hits = sum(fault.hits for fault in line.faults)
    check("a match is played while a fifth of all requests fail", "wins" in result.body and hits > 10, (hits, result))
