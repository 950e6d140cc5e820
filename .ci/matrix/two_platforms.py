"""Runs one of the tests in which somebody on the double of Discord plays Carol on a real Synapse.

    two_platforms.py SERVER WORK TEST

Every tenth request of the bot to Synapse fails, in one of four ways. The test tells Carol's client what to do over HTTP.
"""

import asyncio
import os
import sys
from pathlib import Path

from aiohttp import web

from faults import LIMITED
from line import Fault, Line, cut, lose_answer, refuse, serve
from people import BOT, Homeserver, Person
from troubles import greeted, open_room

SERVER, WORK, TEST = sys.argv[1], Path(sys.argv[2]), f"discord::two_platforms::{sys.argv[3]}"


class Carol(Person):
    """A person who does what a test tells her."""

    def __init__(self):
        super().__init__("carol", SERVER, WORK)
        self.room, self.runner, self.url = None, None, None

    async def start(self):
        await super().start()
        application = web.Application()
        application.add_routes([
            web.post("/open", self.opens), web.post("/say", self.says), web.post("/messages", self.has_read)])
        self.runner, self.url = await serve(application)

    async def stop(self):
        if self.runner:
            await self.runner.cleanup()
        await super().stop()

    async def opens(self, request):
        self.room = await open_room(self)
        await greeted(self, self.room)
        return web.json_response(self.room)

    async def says(self, request):
        return web.json_response(await self.say(self.room, await request.text()))

    async def has_read(self, request):
        """Answers with the events of the bot, decrypted if that was possible."""
        events = self.all(self.room, lambda event: event.sender == BOT)
        return web.json_response([
            {"event_id": event.id, "type": "m.room.encrypted" if event.sealed else event.type, "content": event.content}
            for event in events])


async def main():
    homeserver, line, carol = Homeserver(WORK, SERVER), Line(SERVER), Carol()
    try:
        await homeserver.start()
        await line.start()
        for name in ("bot", "carol"):
            await homeserver.register(name)
        await carol.start()
        # A login whose answer is lost would be another device.
        for number, action in enumerate((cut, lose_answer, refuse(502, "M_UNKNOWN"), LIMITED)):
            line.add_fault(Fault("*", "/_matrix/client/(?!v3/login)", action, of=40, seed=number))
        test = await asyncio.create_subprocess_exec(
            "cargo", "test", "--locked", "--test", "all", "--", "--include-ignored", "--exact", "--nocapture", TEST,
            env=os.environ | {"KAFENIO_TEST_SYNAPSE": line.url, "KAFENIO_TEST_CAROL": carol.url})
        failed = await test.wait()
        print(f"{sum(fault.hits for fault in line.faults)} of {line.count} requests to Synapse failed", flush=True)
        return failed
    finally:
        await carol.stop()
        await line.stop()
        await homeserver.stop()


sys.exit(asyncio.run(main()))
