"""The people with their clients, the homeserver, and the program under test."""

import asyncio
import io
import json
import os
import re
import signal
import sqlite3
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

import aiohttp
from nio import (
    AsyncClient, AsyncClientConfig, Event, InviteMemberEvent, KeysQueryResponse, MegolmEvent, RoomLeaveResponse)
from nio.crypto import decrypt_attachment

BOT = "@bot:localhost"
# How long anything is waited for, in seconds: far longer than it takes on a slow machine where the bot starts again.
PATIENCE = 300


class ReceivedEvent:
    """One event, decrypted, as a client sees it."""

    def __init__(self, room, event):
        self.room, source = room, event.source
        self.id, self.sender = event.event_id, event.sender
        self.type, self.content = source["type"], source.get("content", {})
        self.sealed = isinstance(event, MegolmEvent)
        relation = self.content.get("m.relates_to")
        self.relation = relation if isinstance(relation, dict) else {}
        self.state_key = source.get("state_key")

    @property
    def body(self):
        return self.content.get("body", "")

    @property
    def kind(self):
        return self.content.get("msgtype")

    @property
    def answers(self):
        return self.relation.get("m.in_reply_to", {}).get("event_id")

    @property
    def pings(self):
        mentions = self.content.get("m.mentions")
        return mentions.get("user_ids", []) if isinstance(mentions, dict) else []

    @property
    def is_post(self):
        """Whether the event is a message to the whole room: neither an answer nor an edit."""
        return self.type == "m.room.message" and self.relation.get("rel_type") != "m.replace" and (
            self.answers is None or self.relation.get("is_falling_back", False)
        )

    def __repr__(self):
        return f"{self.sender} {self.kind or self.type}: {self.body or self.relation}"


class Client(AsyncClient):
    """nio's client, with a sync that survives two simultaneous queries for the same devices."""

    async def keys_query(self):
        # nio queries keys in its sync and before it sends. The second query finds no users left to ask for, and nio
        # raises an error. In `sync_forever` that error would end the sync.
        return await super().keys_query() if self.should_query_keys else KeysQueryResponse({}, {})


class Person:
    """A person with a client that shares no code with the bot."""

    def __init__(self, name, server, work):
        self.name, self.server, self.id = name, server, f"@{name}:localhost"
        store = work / f"client-{name}"
        store.mkdir()
        config = AsyncClientConfig(encryption_enabled=True, store_sync_tokens=True, request_timeout=PATIENCE)
        self.client = Client(server, self.id, store_path=str(store), config=config)
        self.received, self.task, self.asked = [], None, []
        self.news = asyncio.Condition()

    async def start(self):
        await self.client.login(f"{self.name}-password")
        self.client.add_event_callback(self.on_event, Event)
        self.client.add_event_callback(self.on_invite, InviteMemberEvent)
        self.task = asyncio.create_task(self.client.sync_forever(timeout=10000, full_state=True))
        await asyncio.wait_for(self.client.synced.wait(), PATIENCE)

    async def stop(self):
        if self.task:
            self.task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self.task
        await self.client.close()

    async def on_invite(self, room, event):
        if event.state_key == self.id and event.membership == "invite":
            await self.client.join(room.room_id)

    async def on_event(self, room, event):
        async with self.news:
            self.received.append(ReceivedEvent(room.room_id, event))
            self.news.notify_all()

    def all(self, room, wanted):
        return [event for event in self.received if room in (event.room, None) and wanted(event)]

    async def until(self, room, wanted, what, least=1):
        """Waits for `least` events that are `wanted` in `room`, or in all rooms if it is None, and returns them."""
        deadline = time.monotonic() + PATIENCE
        async with self.news:
            while len(found := self.all(room, wanted)) < least:
                try:
                    await asyncio.wait_for(self.news.wait(), deadline - time.monotonic())
                except (TimeoutError, asyncio.TimeoutError):
                    last = [repr(event)[:300] for event in self.received[-6:]]
                    # Tells a client whose sync has ended from a bot that sends nothing.
                    ended = f"; the sync has ended: {self.task.exception()!r}" if self.task.done() else ""
                    raise AssertionError(
                        f"{self.name} waits for {what}: {len(found)} of {least}; last received {last}{ended}") from None
        return found

    async def send(self, room, content, kind="m.room.message"):
        sent = await asyncio.wait_for(
            self.client.room_send(room, kind, content, ignore_unverified_devices=True), PATIENCE)
        return sent.event_id

    async def say(self, room, text, **more):
        event = await self.send(room, {"msgtype": "m.text", "body": text, **more})
        if text.startswith(("!", "/")):
            self.asked.append((room, event))
        return event

    async def leave(self, room):
        left = await asyncio.wait_for(self.client.room_leave(room), PATIENCE)
        assert isinstance(left, RoomLeaveResponse), f"{self.name} cannot leave the room: {left}"

    async def react(self, room, message, emoji):
        relation = {"rel_type": "m.annotation", "event_id": message, "key": emoji}
        event = await self.send(room, {"m.relates_to": relation}, "m.reaction")
        self.asked.append((room, event))
        return event

    def commands(self, room):
        """Returns the events with which this person gave commands, typed or clicked."""
        return [event for where, event in self.asked if where == room]

    async def answer(self, room, text, **more):
        """Sends `text` and returns the bot's first answer to it."""
        cause = await self.say(room, text, **more)
        found = await self.until(room, lambda e: e.answers == cause and e.sender == BOT, f"an answer to {text}")
        return found[0]

    async def upload(self, room, name, data, **more):
        """Sends a file, encrypted, and returns its event. A file without a caption has its name as its body."""
        sent, keys = await self.client.upload(
            io.BytesIO(data), content_type="application/octet-stream", filename=name, encrypt=True, filesize=len(data))
        content = {"msgtype": "m.file", "body": name, "filename": name, "info": {"size": len(data)},
                   "file": {**keys, "url": sent.content_uri}}
        return await self.send(room, content | more)

    async def choices(self, room, message):
        """Returns the bot's reactions to a message that are not redacted, in order."""
        url = f"{self.server}/_matrix/client/v1/rooms/{room}/relations/{message}/m.annotation?limit=50&dir=f"
        async with aiohttp.ClientSession() as http, http.get(url, headers=self.auth()) as answer:
            events = (await answer.json()).get("chunk", [])
        return [e["content"]["m.relates_to"]["key"] for e in events if e["sender"] == BOT and e["content"]]

    async def file(self, content):
        """Downloads and decrypts the file of an image."""
        file = content.get("file")
        media = (file["url"] if file else content["url"]).removeprefix("mxc://")
        url = f"{self.server}/_matrix/client/v1/media/download/{media}"
        async with aiohttp.ClientSession() as http, http.get(url, headers=self.auth()) as answer:
            data = await answer.read()
        return decrypt_attachment(data, file["key"]["k"], file["hashes"]["sha256"], file["iv"]) if file else data

    def auth(self):
        return {"Authorization": f"Bearer {self.client.access_token}"}


class Homeserver:
    """Synapse on loopback."""

    def __init__(self, work, server):
        self.work, self.server, self.process = work, server, None

    async def start(self, **changes):
        """Starts Synapse, with `changes` to its configuration, and waits until it answers."""
        config = json.loads((self.work / "homeserver.yaml").read_text()) | changes
        (self.work / "now.yaml").write_text(json.dumps(config))
        with (self.work / "synapse.log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "synapse.app.homeserver", "-c", "now.yaml", cwd=self.work, stdout=log, stderr=log)
        async with aiohttp.ClientSession() as http:
            for _ in range(2 * PATIENCE):
                with suppress(aiohttp.ClientError):
                    async with http.get(f"{self.server}/_matrix/client/versions") as answer:
                        if answer.status == 200:
                            return
                assert self.process.returncode is None, (self.work / "synapse.log").read_text()[-2000:]
                await asyncio.sleep(0.5)
        raise AssertionError("Synapse does not start")

    async def register(self, name):
        register = Path(sys.executable).with_name("register_new_matrix_user")
        arguments = ["-u", name, "-p", f"{name}-password", "--no-admin", "-k", "registration", self.server]
        process = await asyncio.create_subprocess_exec(register, *arguments, stdout=asyncio.subprocess.DEVNULL)
        assert await process.wait() == 0, f"cannot register {name}"

    async def stop(self):
        if self.process and self.process.returncode is None:
            self.process.terminate()
            try:
                await asyncio.wait_for(self.process.wait(), 20)
            except (TimeoutError, asyncio.TimeoutError):
                self.process.kill()
                await self.process.wait()

    def tell(self, query, *values):
        """Changes Synapse's database while it is stopped. Returns the number of changed rows."""
        assert self.process.returncode is not None, "a running Synapse has its own view of its database"
        with sqlite3.connect(self.work / "homeserver.db") as database:
            return database.execute(query, values).rowcount

    def ask(self, query, *values):
        """Queries Synapse's database, which shows what really happened."""
        with sqlite3.connect(f"file:{self.work / 'homeserver.db'}?mode=ro", uri=True) as database:
            return database.execute(query, values).fetchall()


class Program:
    """`kafenio serve`."""

    def __init__(self, path, server, work, user="bot"):
        self.path, self.log, self.process = path, work / f"kafenio-{user}.log", None
        self.data = work / f"data-{user}"
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("KAFENIO_")}
        self.environment = inherited | {
            "KAFENIO_MATRIX_HOMESERVER": server,
            "KAFENIO_MATRIX_USER": f"@{user}:localhost",
            "KAFENIO_MATRIX_PASSWORD": f"{user}-password",
            "KAFENIO_DATA_DIR": str(self.data),
            "KAFENIO_HTTP_ADDR": "",
            "KAFENIO_LOG": "info,matrix_sdk=warn,matrix_sdk::http_client=off,matrix_sdk_base=warn,matrix_sdk_crypto=warn",
            "NO_COLOR": "1",
        }

    async def start(self):
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                self.path, "serve", stdout=log, stderr=log, stdin=asyncio.subprocess.DEVNULL, env=self.environment)

    def send_directly(self, person, words):
        """Makes the bot send a direct message to one person, as the clock of a match does."""
        account = {"platform": "matrix", "id": person.id}
        post = {"place": account, "thread": None, "ping": account, "text": [{"plain": words}], "board": None, "choices": []}
        with sqlite3.connect(self.data / "kafenio.db", timeout=10) as database:
            database.execute("INSERT INTO outbox (platform, lane, table_id, seat, owner, kind, post, can_shrink, written_at, "
                             "state) VALUES ('matrix', 'direct', 1, 'inviter', '', 'new', ?, 0, 0, 'due')", [json.dumps(post)])

    async def empty_budgets(self):
        """Empties the budgets of posts and pings all the time, as the script does in minutes what people do in days."""
        # Without `rw`, a lost database would be created here.
        database = f"file:{self.data / 'kafenio.db'}?mode=rw"
        while True:
            # A frozen bot may hold a lock, and a new one has no table.
            with suppress(sqlite3.OperationalError), closing(sqlite3.connect(database, uri=True, timeout=0.2)) as opened:
                with opened:
                    opened.execute("DELETE FROM budgets")
            await asyncio.sleep(0.5)

    def session(self):
        """Returns the bot's stored session."""
        return json.loads((self.data / "matrix" / "session.json").read_text())

    def freeze(self):
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self):
        self.process.send_signal(signal.SIGCONT)

    async def kill(self):
        """Kills the bot, as a power cut would."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()

    async def stop(self):
        """Stops the bot, as an operator would. Returns the exit code."""
        self.process.terminate()
        try:
            return await asyncio.wait_for(self.process.wait(), PATIENCE)
        except (TimeoutError, asyncio.TimeoutError):
            await self.kill()
            return "did not stop"

    async def check(self):
        """Runs `kafenio check`. Returns its exit code and its output."""
        process = await asyncio.create_subprocess_exec(
            self.path, "check", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, env=self.environment)
        out, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
        return process.returncode, out.decode(errors="replace")

    def errors(self):
        return [line for line in self.lines() if " ERROR kafenio" in line or "panicked" in line]

    def lines(self):
        if not self.log.exists():
            return []
        return re.sub(r"\x1b\[[0-9;]*m", "", self.log.read_text(errors="replace")).splitlines()
