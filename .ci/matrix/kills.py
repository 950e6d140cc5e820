"""Kills the bot at random moments of a match: nothing is lost or done twice."""

import asyncio
import random
import time

from ledger import compare_databases, verify_store
from people import PATIENCE
from report import check

# The most requests that a bot may make before it is killed. Its start takes about twenty.
REQUESTS = 120


async def kill_again_and_again(program, line, kills, seed):
    """Kills the bot at any point of the work that leads to the next request."""
    chance = random.Random(seed)
    for number in range(kills):
        await asyncio.wait_for(line.requests(chance.randrange(REQUESTS)), PATIENCE)
        await asyncio.sleep(chance.random() * 0.05)
        await program.kill()
        await program.start()
        if number % 10 == 9:
            print(f"     {number + 1} kills", flush=True)


async def killed_while_they_play(homeserver, program, line, table, kills, most_turns):
    begun, killer = time.monotonic(), asyncio.create_task(kill_again_and_again(program, line, kills, kills))
    try:
        matches, turns = 0, table.turns
        while not killer.done():
            result = await table.match("!newgame backgammon @alice match:3", most_turns, killer.done)
            matches += 1
        await killer
    finally:
        killer.cancel()
    print(f"     {kills} kills in {time.monotonic() - begun:.0f} s, {matches} matches, {table.turns - turns} turns", flush=True)
    check("a match comes to its end through all kills", "wins the match" in result.body, result)
    await table.alice.answer(table.room, "!games")
    await compare_databases(f"{kills} kills", homeserver, program, (table.alice, table.bob), table.room)
    await verify_store(program)
