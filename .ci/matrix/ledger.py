"""Compares the bot's database with the homeserver's: nothing is lost or done twice."""

import asyncio
import json
import sqlite3
from collections import Counter

from people import BOT, PATIENCE
from report import check


class Ledger:
    """Everything that was sent in one room, by event."""

    def __init__(self, homeserver, program, room):
        rows = homeserver.ask(
            "SELECT events.event_id, type, sender, json FROM events JOIN event_json USING (event_id) "
            "WHERE events.room_id = ? AND type IN ('m.room.message', 'm.room.encrypted', 'm.reaction') "
            "ORDER BY stream_ordering", room)
        self.events = {row[0]: (row[1], row[2], json.loads(row[3])["content"]) for row in rows}
        with sqlite3.connect(f"file:{program.data / 'kafenio.db'}?mode=ro", uri=True, timeout=10) as database:
            self.heard = dict(database.execute(
                "SELECT message, COALESCE(replies, '[]') FROM handled_messages LEFT JOIN replies USING (platform, message) "
                "WHERE platform = 'matrix'"))
            posts = database.execute("SELECT id, kind, target, post, state, message FROM outbox WHERE platform = 'matrix'")
            self.posts = [post for post in posts.fetchall() if json.loads(post[3])["place"]["id"] == room]

    def relation(self, event):
        relation = self.events[event][2].get("m.relates_to")
        return relation if isinstance(relation, dict) else {}

    def said(self):
        """Returns the bot's messages, without edits, and for each the event that it answers, or None."""
        said = {}
        for event, (kind, sender, _) in self.events.items():
            relation = self.relation(event)
            if sender == BOT and kind != "m.reaction" and relation.get("rel_type") != "m.replace":
                falls_back = relation.get("is_falling_back", False)
                said[event] = None if falls_back else relation.get("m.in_reply_to", {}).get("event_id")
        return said

    def expected(self):
        """Returns how many answers each event of other users should have. A reaction is answered at the message that it
        is under."""
        expected = Counter()
        for message, replies in self.heard.items():
            if message in self.events:
                is_reaction = self.events[message][0] == "m.reaction"
                expected[self.relation(message)["event_id"] if is_reaction else message] += len(json.loads(replies))
        # An edited command gets one more answer, which says that edits do nothing.
        for event, (_, sender, _) in self.events.items():
            relation = self.relation(event)
            if sender != BOT and relation.get("rel_type") == "m.replace":
                expected[relation["event_id"]] += 1
        return expected

    def compare(self, commands):
        """Returns what was lost, what was done more than once, and totals. `commands` are the events with commands."""
        said, expected = self.said(), self.expected()
        answers = Counter(cause for cause in said.values() if cause)
        # Help and the like is always the same and not recorded; it is answered once too.
        constant = [event for event in answers if event not in self.heard and answers[event] > expected[event]]
        expected.update(constant)
        news = {message for _, kind, _, _, state, message in self.posts if kind == "new"}
        own = Counter(
            (relation["event_id"], relation["key"]) for event, (kind, sender, _) in self.events.items()
            if sender == BOT and kind == "m.reaction" and (relation := self.relation(event)))
        lost = {
            "not handled": [command for command in commands if command not in self.heard and command not in constant],
            "not stored by the homeserver": [command for command in commands if command not in self.events],
            "not answered": list((expected - answers).elements()),
            "not delivered": [post[:3] for post in self.posts if post[4] != "sent"],
            "recorded as delivered, but not there": [message for message in news if message not in said],
        }
        doubled = {
            "answered twice": list((answers - expected).elements()),
            "posted twice": [event for event, cause in said.items() if not cause and event not in news],
            "one message for two": [post[:3] for post in self.posts if post[1] == "new"][len(news):],
            "reacted twice": [reaction for reaction, times in own.items() if times > 1],
        }
        return lost, doubled, (len(commands), sum(answers.values()), len(news))


async def compare_databases(what, homeserver, program, people, room):
    """Compares the effects of all commands of `people` with the homeserver's database, and prints the totals."""
    commands = [command for person in people for command in person.commands(room)]
    for _ in range(10 * PATIENCE):
        # The bot records its last message after the homeserver has accepted it.
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


async def verify_store(program):
    """Runs `kafenio verify-store`, which replays every stored event by the rules."""
    process = await asyncio.create_subprocess_exec(
        program.path, "verify-store", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        env=program.environment)
    out, _ = await process.communicate()
    check("every stored table is what the rules make of its events", process.returncode == 0, out.decode()[-500:])
