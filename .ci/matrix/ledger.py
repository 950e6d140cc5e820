"""What the bot has stored against what the homeserver has in its own database: nothing is lost, nothing done twice."""

import asyncio
import json
import sqlite3
from collections import Counter

from people import BOT
from report import check


class Ledger:
    """Everything that was said in one room, by event."""

    def __init__(self, homeserver, program, room):
        rows = homeserver.ask(
            "SELECT events.event_id, type, sender, json FROM events JOIN event_json USING (event_id) "
            "WHERE events.room_id = ? AND type IN ('m.room.message', 'm.room.encrypted', 'm.reaction') "
            "ORDER BY stream_ordering", room)
        self.events = {row[0]: (row[1], row[2], json.loads(row[3])["content"]) for row in rows}
        with sqlite3.connect(f"file:{program.data / 'kafenio.db'}?mode=ro", uri=True, timeout=10) as database:
            self.heard = dict(database.execute("SELECT message, replies FROM heard WHERE platform = 'matrix'"))
            posts = database.execute("SELECT id, kind, target, post, state, message FROM outbox WHERE platform = 'matrix'")
            self.posts = [post for post in posts.fetchall() if json.loads(post[3])["place"]["id"] == room]

    def relation(self, event):
        return self.events[event][2].get("m.relates_to", {})

    def said(self):
        """What the bot said that is no change of an earlier message; what it answers, or nothing."""
        said = {}
        for event, (kind, sender, content) in self.events.items():
            relation = content.get("m.relates_to", {})
            if sender == BOT and kind != "m.reaction" and relation.get("rel_type") != "m.replace":
                falls_back = relation.get("is_falling_back", False)
                said[event] = None if falls_back else relation.get("m.in_reply_to", {}).get("event_id")
        return said

    def expected(self):
        """How often each event of others was to be answered. A reaction is answered under what it was put to."""
        expected = Counter()
        for message, replies in self.heard.items():
            if message in self.events:
                is_reaction = self.events[message][0] == "m.reaction"
                expected[self.relation(message)["event_id"] if is_reaction else message] += len(json.loads(replies))
        # A command that was edited is answered once more, that this does nothing.
        for _, sender, content in self.events.values():
            relation = content.get("m.relates_to", {})
            if sender != BOT and relation.get("rel_type") == "m.replace":
                expected[relation["event_id"]] += 1
        return expected

    def compare(self, commands):
        """What was lost, and what was done more than once; `commands` are the events that asked for something."""
        said, expected = self.said(), self.expected()
        answers = Counter(cause for cause in said.values() if cause)
        news = {message for _, kind, _, _, state, message in self.posts if kind == "new"}
        own = Counter(
            (relation["event_id"], relation["key"]) for event, (kind, sender, _) in self.events.items()
            if sender == BOT and kind == "m.reaction" and (relation := self.relation(event)))
        lost = {
            "not heard": [command for command in commands if command not in self.heard],
            "not stored by the homeserver": [command for command in commands if command not in self.events],
            "not answered": list((expected - answers).elements()),
            "not told": [post[:3] for post in self.posts if post[4] != "sent"],
            "told, but not there": [message for message in news if message not in said],
        }
        greetings = 1
        doubled = {
            "answered twice": list((answers - expected).elements()),
            "told twice": [event for event, cause in said.items() if not cause and event not in news][greetings:],
            "one message for two": [post[:3] for post in self.posts if post[1] == "new"][len(news):],
            "reacted twice": [reaction for reaction, times in own.items() if times > 1],
        }
        return lost, doubled, (len(commands), sum(answers.values()), len(news))


async def balance(what, homeserver, program, people, room):
    """Counts in the homeserver's own database what became of all that `people` asked for, and shows the sums."""
    commands = [command for person in people for command in person.commands(room)]
    for _ in range(100):
        # The bot notes its last message after the homeserver has it.
        lost, doubled, sums = Ledger(homeserver, program, room).compare(commands)
        if not any(lost.values()):
            break
        await asyncio.sleep(0.1)
    count = [sum(map(len, found.values())) for found in (lost, doubled)]
    print("     {}: {} commands and clicks, {} answers, {} posts; {} lost, {} doubled".format(what, *sums, *count), flush=True)
    check(f"{what}: nothing is lost", count[0] == 0 and sums[0], lost)
    check(f"{what}: nothing is done twice", count[1] == 0, doubled)
    readable = {BOT, *(person.id for person in people)}
    for person in people:
        unread = person.all(room, lambda e: e.sealed and e.sender in readable)
        check(f"{what}: {person.name} could decrypt everything", not unread, unread)


async def verified(program):
    """Every stored event is decided anew by the rules."""
    process = await asyncio.create_subprocess_exec(
        program.path, "verify-store", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        env=program.environment)
    out, _ = await process.communicate()
    check("every stored table is what the rules make of its events", process.returncode == 0, out.decode()[-500:])
