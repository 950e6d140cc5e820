"""Runs the strict client trust.mjs, which stays in the room and checks that the bot can be trusted."""

import asyncio
import json
import os
from contextlib import suppress
from pathlib import Path

from people import BOT, PATIENCE
from report import check


class Witness:
    """A client that trusts only devices that their owner has signed."""

    def __init__(self, server, name, room):
        self.server, self.name, self.room, self.process = server, name, room, None

    async def start(self):
        script = Path(__file__).with_name("trust.mjs")
        self.process = await asyncio.create_subprocess_exec(
            "node", script, self.server, self.name, f"{self.name}-password", BOT, self.room,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            env=os.environ)
        ready = await self.line()
        check(f"a strict client, {self.name}, comes into the room", ready.get("ready"), ready)

    async def line(self):
        try:
            return json.loads(await asyncio.wait_for(self.process.stdout.readline(), PATIENCE) or b"{}")
        except (TimeoutError, asyncio.TimeoutError):
            return {"error": "it takes too long"}

    async def ask(self, word):
        self.process.stdin.write(f"{word}\n".encode())
        await self.process.stdin.drain()
        return await self.line()

    async def judge(self, program, when):
        found = await self.ask(f"judge {program.session()['device_id']}")
        signed = found.get("signed", {})
        check(f"every device of the bot is signed by its owner {when}", signed and all(signed.values()), found)
        check(f"a client that excludes insecure devices reads the bot {when}", found.get("read"), found)

    async def sum(self, least):
        found = await self.ask("sum")
        events, sealed = found.get("events", 0), found.get("sealed")
        print(f"     {self.name}, who excludes insecure devices, saw {events} events of the bot", flush=True)
        check(f"and {self.name} could read every one of them", sealed == [] and events >= least, found)

    async def stop(self):
        if self.process and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
