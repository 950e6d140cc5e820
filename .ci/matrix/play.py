"""Two people with foreign clients play on Matrix with the real program. Started by run.sh."""

import asyncio
import json
import re
import signal
import sqlite3
import struct
import sys
import time
import traceback
from pathlib import Path

import troubles
from people import BOT, Homeserver, Person, Program
from report import check, check_once, counts

PROGRAM, SERVER, WORK = sys.argv[1], sys.argv[2], Path(sys.argv[3])
# A game is played so far, then given up: a whole one may take a hundred turns.
MOST_TURNS = 30


class Table:
    """A room with the bot, and what happens at its table."""

    def __init__(self, program, alice, bob, room):
        self.program, self.alice, self.bob, self.room = program, alice, bob, room
        self.people = {alice.id: alice, bob.id: bob}
        self.seen = 0

    def posts(self):
        """What the bot said to everybody, as Alice's client shows it."""
        return self.alice.all(self.room, lambda e: e.sender == BOT and e.is_post)

    async def next_post(self, what):
        """The first post that was not looked at yet."""
        posts = await self.alice.until(
            self.room, lambda e: e.sender == BOT and e.is_post, what, least=self.seen + 1)
        self.seen += 1
        return posts[self.seen - 1]

    async def choose(self, person, post, emoji):
        """Waits until the bot offers `emoji` under `post`, and chooses it."""
        await person.until(
            self.room,
            lambda e: e.type == "m.reaction" and e.sender == BOT
            and e.relation.get("event_id") == post.id and e.relation.get("key") == emoji,
            f"the choice {emoji} under {post}")
        await person.react(self.room, post.id, emoji)

    async def turn(self, post):
        """The one whom the bot mentions does what it asks for: by reaction where there is a choice but the play itself."""
        person = self.people[post.pings[0]]
        offers = await person.choices(self.room, post.id)
        for emoji in ("🎲", "✅", "👍"):
            if emoji in offers or emoji_in_text(post, emoji):
                await self.choose(person, post, emoji)
                return person
        moves = await person.answer(self.room, "!moves")
        check_once("the list of legal plays is numbered", re.search(r"^1\. \S+", moves.body, re.M), moves.body)
        await person.say(self.room, "!move 1")
        return person


def emoji_in_text(post, emoji):
    """The text asks for what the reaction will offer in a moment."""
    asked = {"🎲": "!roll", "✅": "!accept", "👍": "!take"}[emoji]
    return asked in post.content.get("formatted_body", post.body)


async def invited_while_away(program, alice, bob):
    """An invitation that came before the bot was there is accepted, and greeted for."""
    room = await troubles.open_room(alice, bob)
    await program.start()
    greetings = await alice.until(
        room, lambda e: e.sender == BOT and e.type == "m.room.message", "a greeting", seconds=60)
    check("the invitation is accepted and the greeting shows commands with !", "!newgame" in greetings[0].body, greetings)
    check("the greeting is encrypted and notifies nobody", greetings[0].kind == "m.notice", greetings[0].content)
    table = Table(program, alice, bob, room)
    table.seen = 1
    return table


async def talk(table):
    alice, room = table.alice, table.room
    answer = await alice.answer(room, "!help")
    check("help is answered to the one who asked, by a notice in reply", answer.kind == "m.notice" and "!move" in answer.body, answer)
    answer = await alice.answer(room, "/help move")
    check("/ is as good as !", "13/9" in answer.body, answer)
    refusal = await alice.answer(room, "!move 13/9")
    check("a refusal says what to do", "!newgame" in refusal.body, refusal)
    thread = await alice.say(room, "let us talk here")
    relation = {"rel_type": "m.thread", "event_id": thread, "is_falling_back": True, "m.in_reply_to": {"event_id": thread}}
    answer = await alice.answer(room, "!help", **{"m.relates_to": relation})
    check("the answer stays in the thread", answer.relation.get("event_id") == thread, answer.relation)
    edited = await alice.say(room, "!rules portes")
    await alice.until(room, lambda e: e.answers == edited, "an answer")
    edit = await alice.send(room, {
        "msgtype": "m.text", "body": "* !rules backgammon",
        "m.new_content": {"msgtype": "m.text", "body": "!rules backgammon"},
        "m.relates_to": {"rel_type": "m.replace", "event_id": edited}})
    notice = await alice.send(room, {"msgtype": "m.notice", "body": "!help"})
    await alice.answer(room, "!games")
    ignored = alice.all(room, lambda e: e.answers in (edit, notice))
    check("edits and notices are not obeyed", not ignored, ignored)


async def play(table):
    """A game of Portes: Bob is invited by a pill, answers by reaction; then they play until one gives up."""
    alice, bob, room = table.alice, table.bob, table.room
    await alice.say(
        room, "!newgame portes bob", format="org.matrix.custom.html",
        formatted_body='!newgame portes <a href="https://matrix.to/#/@bob:localhost">bob</a>',
        **{"m.mentions": {"user_ids": [bob.id]}})
    post = await table.next_post("an invitation")
    check("the invited one alone is mentioned", post.pings == [bob.id], post.content)
    check("an invitation notifies", post.kind in ("m.text", "m.image"), post.kind)
    await table.choose(bob, post, "✅")
    times, threw, turns = [], time.monotonic(), 0
    while True:
        post = await table.next_post("the next turn")
        times.append(time.monotonic() - threw)
        if "wins" in post.body or turns == MOST_TURNS:
            break
        check_once("each turn shows a picture to both", post.kind == "m.image", post)
        check_once("exactly one person is mentioned", len(post.pings) == 1, post.content)
        await table.turn(post)
        threw, turns = time.monotonic(), turns + 1
        if turns == MOST_TURNS // 2:
            # In the middle of a game, right after a command.
            await table.program.kill()
            await table.program.start()
    check(f"{turns} turns were played", turns >= 10, turns)
    if "wins" not in post.body:
        await finish(table, post)
    times.sort()
    print(f"     from command to picture: median {times[len(times) // 2]:.2f} s, longest {times[-1]:.2f} s", flush=True)
    stale = [post for post in table.posts() if post.pings][1]
    check("choices of past turns are taken away", await alice.choices(room, stale.id) == [], stale)
    answer = await react_and_wait(alice, room, stale)
    check("an outdated reaction changes nothing", answer, "")


async def react_and_wait(person, room, post):
    """A reaction to a past turn is answered, or nothing comes of it; in no case a new post."""
    before = len(person.all(room, lambda e: e.sender == BOT and e.is_post))
    await person.react(room, post.id, "📋")
    await person.answer(room, "!games")
    return len(person.all(room, lambda e: e.sender == BOT and e.is_post)) == before


async def finish(table, post):
    loser = table.people[post.pings[0]]
    winner = table.bob if loser is table.alice else table.alice
    await loser.say(table.room, "!resign backgammon" if "backgammon" in post.body else "!resign")
    offer = await table.next_post("the offer to resign")
    check("the opponent is asked to accept the resignation", offer.pings == [winner.id], offer.content)
    await table.choose(winner, offer, "✅")
    result = await table.next_post("the result")
    check("the game ends with a winner", "wins" in result.body, result)


async def directly(table):
    """What is for one person alone comes in an encrypted room with the bot, which is made once."""
    alice, heard = table.alice, []
    account = {"platform": "matrix", "id": alice.id}
    for words in ("18 hours are left.", "17 hours are left."):
        post = {"place": account, "thread": None, "ping": account, "text": [{"plain": words}], "board": None, "choices": []}
        with sqlite3.connect(table.program.data / "kafenio.db", timeout=10) as database:
            database.execute("INSERT INTO outbox (platform, lane, kind, post, written_at, state) "
                             "VALUES ('matrix', 'direct', 'new', ?, 0, 'due')", [json.dumps(post)])
        heard += await alice.until(None, lambda e: e.sender == BOT and e.body == words, f"the direct message {words}")
    rooms = {event.room for event in heard}
    check("direct messages come into one room", len(heard) == 2 and len(rooms) == 1 and table.room not in rooms, heard)
    check("and notify", all(event.pings == [alice.id] and event.kind == "m.text" for event in heard), heard)
    sealed = alice.all(heard[0].room, lambda e: e.sealed)
    check("and everything there can be read", not sealed, sealed)


async def pictures(table):
    """Every picture is downloaded and decrypted by the other client."""
    images = table.bob.all(table.room, lambda e: e.sender == BOT and e.kind == "m.image" and e.is_post)
    good, captions = 0, 0
    for image in images:
        png = await table.bob.picture(image)
        size = struct.unpack(">II", png[16:24])
        info = image.content["info"]
        good += png.startswith(b"\x89PNG\r\n\x1a\n") and size == (info["w"], info["h"]) and min(size) > 200
        captions += image.content["filename"] != image.body and "pips" in image.body
    check(f"all {len(images)} pictures are PNGs of the size that is told", images and good == len(images), good)
    check("every caption holds the position in words", captions == len(images), captions)


async def away(table):
    """What is said while the bot is down or frozen is answered once."""
    alice, bob, room, program = table.alice, table.bob, table.room, table.program
    await program.kill()
    causes = [await person.say(room, f"!help{' ' * n}") for n in range(20) for person in (alice, bob)]
    started = time.monotonic()
    await program.start()
    await alice.until(room, lambda e: e.answers in causes, "40 answers", seconds=60, least=40)
    print(f"     40 commands answered {time.monotonic() - started:.1f} s after the start", flush=True)
    program.freeze()
    frozen = [await alice.say(room, "!games") for _ in range(60)]
    program.thaw()
    await alice.until(room, lambda e: e.answers in frozen, "60 answers", seconds=60, least=60)
    killed = []
    for n in range(8):
        killed += [await alice.say(room, "!rules portes"), await bob.say(room, "!help")]
        await asyncio.sleep(0.04 * n)
        await program.kill()
        await program.start()
        await alice.until(room, lambda e: e.answers in killed, "answers after a kill", seconds=60, least=len(killed))
    await alice.answer(room, "!games")
    for what, causes in (("down", causes), ("frozen", frozen), ("killed", killed)):
        answers = alice.all(room, lambda e: e.answers in causes)
        check(f"{len(causes)} commands while the bot was {what}: each answered once",
              len(answers) == len(causes) == len({e.answers for e in answers}), len(answers))


async def whole(homeserver, program, table):
    """Looks back at everything that was said at the table."""
    for person in (table.alice, table.bob):
        sealed = person.all(table.room, lambda e: e.sealed)
        check(f"{person.name} could decrypt everything", not sealed, sealed)
    kinds = dict(homeserver.ask(
        "SELECT type, COUNT(*) FROM events WHERE sender = ? AND room_id = ? GROUP BY type", BOT, table.room))
    check("all that the bot said was encrypted", "m.room.message" not in kinds and kinds["m.room.encrypted"] > 100, kinds)
    check("no error is logged", not program.errors(), program.errors()[:5])


async def befall(homeserver, program, alice, bob, room):
    """Issue by issue, what may go wrong."""
    for strict in ("carol", "dave"):
        await homeserver.register(strict)
        await alice.client.room_invite(room, f"@{strict}:localhost")
    await troubles.trusted("at first", SERVER, "carol", room)
    plain = await troubles.plain_room(homeserver, alice, bob)
    await troubles.muted(program, alice, plain)
    await troubles.emptied(homeserver, alice, bob, plain)
    await troubles.guest_list(homeserver, program, alice, bob)
    await troubles.restarted_homeserver(homeserver, program, alice, room)
    await troubles.ended_session(homeserver, program, alice, room)
    await troubles.lost_store(homeserver, program, alice, room)
    await troubles.trusted("after its store was lost", SERVER, "dave", room)
    check("the bot stops when it is asked to", (code := await program.stop()) == 0, code)


async def run():
    homeserver, program = Homeserver(WORK, SERVER), Program(PROGRAM, SERVER, WORK)
    alice, bob = Person("alice", SERVER, WORK), Person("bob", SERVER, WORK)
    try:
        await homeserver.start()
        for name in ("bot", "alice", "bob"):
            await homeserver.register(name)
        await alice.start()
        await bob.start()
        table = await invited_while_away(program, alice, bob)
        await talk(table)
        await play(table)
        await directly(table)
        await pictures(table)
        await away(table)
        await whole(homeserver, program, table)
        await befall(homeserver, program, alice, bob, table.room)
    finally:
        if program.process and program.process.returncode is None:
            await program.kill()
        await alice.stop()
        await bob.stop()
        await homeserver.stop()


async def main():
    running = asyncio.create_task(run())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    try:
        await asyncio.wait_for(running, 570)
    except (Exception, asyncio.CancelledError):
        traceback.print_exc()
        check("the play went through", False, "see above")
        if (WORK / "kafenio.log").exists():
            print(*(WORK / "kafenio.log").read_text(errors="replace").splitlines()[-30:], sep="\n")
    print(f"{counts[True]} passed, {counts[False]} failed")
    return 1 if counts[False] else 0


sys.exit(asyncio.run(main()))
