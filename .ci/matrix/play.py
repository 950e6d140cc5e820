"""Two people play on Matrix with the real program, with clients that share no code with it. Started by run.sh."""

import asyncio
import io
import logging
import os
import signal
import sys
import time
import traceback
from pathlib import Path

import accounts
import blurhash
import faults
import limits
import talk
import teacher
import troubles
from PIL import Image
from game import Table
from kills import killed_while_they_play
from ledger import compare_databases
from line import Line
from people import BOT, PATIENCE, Homeserver, Person, Program
from report import check, counts
from witness import Witness

PROGRAM, SERVER, WORK = sys.argv[1], sys.argv[2], Path(sys.argv[3])
# The number of kills. In the short form a game is resigned after MOST_TURNS turns, because a whole one may take a
# hundred. KAFENIO_TEST_KILLS sets the number of kills, and then games are played to their end.
KILLS = int(os.environ.get("KAFENIO_TEST_KILLS", "4"))
IS_LONG = "KAFENIO_TEST_KILLS" in os.environ
MOST_TURNS = 1000 if IS_LONG else 9
# The levels of the computer that somebody plays against by reactions.
LEVELS = ("beginner", "casual", "club", "expert", "master") if IS_LONG else ("beginner",)
# The time limit for the whole run, in seconds.
LIMIT = 2400 + 60 * KILLS
# The limit for the median time from a command to its picture, in seconds, in the long form, which needs an idle machine.
MEDIAN_LIMIT = 0.5 if IS_LONG else None


async def invited_while_away(program, alice, bob):
    """Invites the bot before it starts: it accepts the invitation and sends its greeting."""
    room = await troubles.open_room(alice, bob)
    await program.start()
    greetings = await alice.until(
        room, lambda e: e.sender == BOT and e.type == "m.room.message", "a greeting")
    check("the invitation is accepted and the greeting shows commands with !", "!newgame" in greetings[0].body, greetings)
    notifies_nobody = greetings[0].kind == "m.image" and greetings[0].content["m.mentions"] == {}
    check("the greeting shows a board, is encrypted and notifies nobody", notifies_nobody, greetings[0].content)
    table = Table(program, alice, bob, room)
    table.seen = 1
    return table


async def play(table):
    """Plays a whole match and measures the times: one person plays by reactions, the other by text."""
    result = await table.match("!newgame backgammon @alice match:3", MOST_TURNS)
    check("a whole match is played, by reactions and by text", "wins the match" in result.body, result)
    print(f"     {table.turns} turns", flush=True)
    table.show_times(MEDIAN_LIMIT)
    stale = next(e for e in table.alice.all(table.room, table.is_ask) if e.is_post and "!enter" in e.body)
    for _ in range(5 * PATIENCE):
        # They are removed when the room is quiet.
        left = await table.alice.choices(table.room, stale.id)
        if not left:
            break
        await asyncio.sleep(0.2)
    check("the choices of past turns are removed", not left, stale)
    await talk.tidied(table)
    await talk.shrunk(table)
    await talk.outdated(table, stale)
    await talk.overtaken(table)


async def alone(program, alice):
    """Plays against the computer in a room with nobody else."""
    room = await troubles.open_room(alice)
    await troubles.greeted(alice, room)
    table = Table(program, alice, alice, room)
    table.seen = 1
    for level in LEVELS:
        result = await table.alone(f"!play portes level:{level}", MOST_TURNS)
        check(f"a game against the computer ({level}) is played by reactions", "Kafenio" in result.body, result)
    await teacher.teach(table)
    await teacher.puzzle_of_the_day(table)
    await teacher.imports(table)


async def directly(table):
    """Checks that direct messages arrive in one encrypted room with the bot."""
    alice, received = table.alice, []
    for words in ("18 hours are left.", "16 hours are left."):
        table.program.send_directly(alice, words)
        received += await alice.until(None, lambda e: e.sender == BOT and e.body == words, f"the direct message {words}")
    rooms = {event.room for event in received}
    check("direct messages arrive in one room", len(received) == 2 and len(rooms) == 1 and table.room not in rooms, received)
    check("direct messages notify", all(event.pings == [alice.id] and event.kind == "m.text" for event in received), received)
    sealed = alice.all(received[0].room, lambda e: e.sealed)
    check("direct messages can be decrypted", not sealed, sealed)


# The size in bytes up to which a picture needs no thumbnail: the thumbnails of other clients are as large.
SMALL = 100_000
# How far the colours of a blurhash may differ from the picture, in steps of 255, as it has only the lowest frequencies.
# Red instead of blue differs by 60.
MAX_BLUR_DIFFERENCE = 30


def blur_difference(content, picture):
    """Returns the mean difference between a picture and its blurhash over 4 columns and 3 rows, in steps of 255."""
    expected = blurhash.decode(content["info"]["xyz.amorgan.blurhash"], 8, 6)
    seen = picture.convert("RGB").resize((4, 3), Image.Resampling.BOX)
    off = [abs(expected[2 * y + 1][2 * x + 1][channel] - seen.getpixel((x, y))[channel])
           for y in range(3) for x in range(4) for channel in range(3)]
    return sum(off) / len(off)


async def pictures(table):
    """Downloads and decrypts every picture with the other client."""
    images = table.bob.all(table.room, lambda e: e.sender == BOT and e.kind == "m.image")
    changes = table.bob.all(table.room, lambda e: e.sender == BOT and "m.new_content" in e.content)
    good, captions, blurs, contents = 0, 0, [], [(e.content, e.body) for e in images]
    contents += [(new, new["body"]) for e in changes if (new := e.content["m.new_content"])["msgtype"] == "m.image"]
    for content, body in contents:
        png = await table.bob.file(content)
        picture, info = Image.open(io.BytesIO(png)), content["info"]
        good += (picture.format, len(png), *picture.size) == ("PNG", info["size"], info["w"], info["h"]) and len(png) < SMALL
        blurs.append(blur_difference(content, picture))
        captions += content["filename"] != body and "pips" in body
    check(f"all {len(contents)} pictures are PNGs of the declared size, and small", contents and good == len(contents), good)
    check("every caption describes the position", captions == len(contents), captions)
    check("every blurhash has the colours of its picture", max(blurs) < MAX_BLUR_DIFFERENCE, sorted(blurs)[-5:])
    film = await table.alice.answer(table.room, "!replay film")
    gif = Image.open(io.BytesIO(await table.alice.file(film.content)))
    info = film.content["info"]
    check("a replay is an animation", (gif.format, *gif.size) == ("GIF", info["w"], info["h"]), info)
    check("the blurhash of a replay has the colours of its beginning", (off := blur_difference(film.content, gif)) < MAX_BLUR_DIFFERENCE, off)
    thumbnails = [content for content, _ in contents if any(key.startswith("thumbnail") for key in content["info"])]
    check("a small picture has no thumbnail", not thumbnails, thumbnails[:1])


async def away(table):
    """Checks that what is sent while the bot is down or frozen is answered once."""
    alice, bob, room, program = table.alice, table.bob, table.room, table.program
    await program.kill()
    causes = [await person.say(room, f"!help{' ' * n}") for n in range(20) for person in (alice, bob)]
    withdrawn = await talk.withdrawn(table)
    started = time.monotonic()
    await program.start()
    await alice.until(room, lambda e: e.answers in causes, "40 answers", least=40)
    print(f"     40 commands answered {time.monotonic() - started:.1f} s after the start", flush=True)
    program.freeze()
    # More events than one sync response contains, so that there is a gap.
    frozen = [await alice.say(room, "!games") for _ in range(60)]
    program.thaw()
    await alice.until(room, lambda e: e.answers in frozen, "60 answers", least=60)
    await alice.answer(room, "!games")
    for what, causes in (("down", causes), ("frozen", frozen)):
        answers = alice.all(room, lambda e: e.answers in causes)
        check(f"{len(causes)} commands while the bot was {what}: each answered once",
              len(answers) == len(causes) == len({e.answers for e in answers}), len(answers))
    answers = alice.all(room, lambda e: e.answers == withdrawn)
    check("a command that was redacted before the bot handled it is not executed", not answers, answers)


async def whole(homeserver, program, table):
    """Checks everything that was sent in the table's room."""
    people = (table.alice, table.bob)
    await compare_databases("the match, the talk, 40 commands while down, 60 while frozen", homeserver, program, people, table.room)
    kinds = dict(homeserver.ask(
        "SELECT type, COUNT(*) FROM events WHERE sender = ? AND room_id = ? GROUP BY type", BOT, table.room))
    check("all events of the bot were encrypted", "m.room.message" not in kinds and kinds["m.room.encrypted"] > 100, kinds)
    check("no error is logged", not program.errors(), program.errors()[:5])


async def test_special_conditions(homeserver, program, table, witness):
    """Runs the tests of special conditions."""
    alice, bob, room = table.alice, table.bob, table.room
    nobody_reads = await troubles.send_unreadable_events(alice)
    plain = await troubles.plain_room(homeserver, alice, bob)
    await troubles.muted(program, alice, plain)
    await troubles.emptied(homeserver, alice, bob, plain)
    await troubles.rooms_of_other_kinds(homeserver, program, alice, bob)
    await troubles.membership_changes(alice, bob)
    await troubles.private_question(alice, bob)
    await troubles.rejoined(program, alice, bob)
    await troubles.latecomer(alice, bob)
    await troubles.asked_again(program, alice, *nobody_reads)
    await troubles.guest_list(homeserver, program, alice, bob)
    await troubles.restarted_homeserver(homeserver, program, alice, room)
    await troubles.ended_session(homeserver, program, alice, room)
    await troubles.lost_store(homeserver, program, alice, room)
    await witness.judge(program, "after its store was lost")
    await witness.sum(least=100)
    late = Witness(SERVER, "dave", room)
    try:
        await late.start()
        await late.judge(program, "as somebody sees it who comes then")
    finally:
        await late.stop()
    await timed("Synapse's default limit", limits.default_limit(homeserver, program, alice, bob))
    check("the bot stops when it is asked to", (code := await program.stop()) == 0, code)


async def timed(name, phase):
    begun = time.monotonic()
    await phase
    print(f"--- {name}: {time.monotonic() - begun:.0f} s", flush=True)


async def run():
    homeserver, line = Homeserver(WORK, SERVER), Line(SERVER)
    await line.start()
    program = Program(PROGRAM, line.url, WORK)
    alice, bob = Person("alice", SERVER, WORK), Person("bob", SERVER, WORK)
    witness = patience = None
    try:
        await homeserver.start()
        for name in ("bot", "other", "third", "alice", "bob", "carol", "dave"):
            await homeserver.register(name)
        await alice.start()
        await bob.start()
        table = await invited_while_away(program, alice, bob)
        patience = asyncio.create_task(program.empty_budgets())
        for strict in ("carol", "dave"):
            await alice.client.room_invite(table.room, f"@{strict}:localhost")
        witness = Witness(SERVER, "carol", table.room)
        await witness.start()
        await witness.judge(program, "at first")
        await timed("talk", talk.talk(table))
        await timed("a match", play(table))
        await timed("a game against the computer", alone(program, alice))
        await directly(table)
        await timed("away", away(table))
        await whole(homeserver, program, table)
        await timed("kills", killed_while_they_play(homeserver, program, line, table, KILLS, MOST_TURNS))
        await timed("pictures", pictures(table))
        await timed("another account", accounts.token_login(homeserver, PROGRAM, SERVER, WORK, alice))
        await accounts.checks_before_the_first_start(PROGRAM, SERVER, WORK)
        await timed("a first start", accounts.first_start_while_away(PROGRAM, SERVER, WORK))
        await timed("the line", faults.test_faults(homeserver, program, line, table))
        await timed("troubles", test_special_conditions(homeserver, program, table, witness))
    finally:
        if patience:
            patience.cancel()
        if program.process and program.process.returncode is None:
            await program.kill()
        if witness:
            await witness.stop()
        await alice.stop()
        await bob.stop()
        await line.stop()
        await homeserver.stop()


async def main():
    # The checks themselves count what nio cannot decrypt.
    logging.disable(logging.CRITICAL)
    running = asyncio.create_task(run())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    try:
        await asyncio.wait_for(running, LIMIT)
    except (Exception, asyncio.CancelledError):
        traceback.print_exc()
        check("the run was completed", False, "see above")
        for log in WORK.glob("kafenio-*.log"):
            print(f"--- {log.name}", *log.read_text(errors="replace").splitlines()[-30:], sep="\n")
    print(f"{counts[True]} passed, {counts[False]} failed")
    return 1 if counts[False] else 0


sys.exit(asyncio.run(main()))
