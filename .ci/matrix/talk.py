"""Tests how people write to the bot: prefixes, replies, threads, captions, mentions, edits, redactions."""

import asyncio
import re

from people import BOT, PATIENCE
from report import check


async def talk(table):
    alice, room = table.alice, table.room
    answer = await alice.answer(room, "!help")
    check("help is a notice that replies to the command", answer.kind == "m.notice" and "!move" in answer.body, answer)
    answer = await alice.answer(room, "/help move")
    check("/ works as !", "13/9" in answer.body, answer)
    refusal = await alice.answer(room, "!move 13/9")
    check("a refusal says what to do", "!newgame" in refusal.body, refusal)
    check("and notifies nobody", refusal.kind == "m.notice" and refusal.pings == [], refusal.content)
    thread = await alice.say(room, "let us talk here")
    relation = {"rel_type": "m.thread", "event_id": thread, "is_falling_back": True, "m.in_reply_to": {"event_id": thread}}
    answer = await alice.answer(room, "!help", **{"m.relates_to": relation})
    check("the answer stays in the thread", answer.relation.get("event_id") == thread, answer.relation)
    quoted = "> <@bot:localhost> Good day!\n> To begin, invite somebody\n\n!pips"
    answer = await alice.answer(room, quoted, **{"m.relates_to": {"m.in_reply_to": {"event_id": thread}}})
    alice.asked.append((room, answer.answers))
    check("a command in a reply is read without the quotation", "!newgame" in answer.body, answer)
    for text in ("@bot !help move", "bot: !help move", "@bot:localhost: !help move"):
        answer = await alice.answer(room, text)
        check(f"{text} is addressed to the bot", "13/9" in answer.body, answer)
        alice.asked.append((room, answer.answers))
    await malformed(alice, room)
    await captioned(alice, room)
    await edited(alice, room)
    await mentioned(table)
    await threaded(table)


async def malformed(alice, room):
    """Sends commands beside fields that nobody can read: the bot obeys the commands."""
    for field, value in (
            ("m.mentions", {"user_ids": ["rubbish"]}), ("m.mentions", [1]), ("m.relates_to", 5),
            ("m.relates_to", {"rel_type": "m.thread", "event_id": 5})):
        answer = await alice.answer(room, "!help move", **{field: value})
        check(f"a command is obeyed beside {field}: {value}", "13/9" in answer.body, answer)


async def captioned(alice, room):
    key = {"alg": "A256CTR", "ext": True, "k": "A" * 43, "key_ops": ["encrypt", "decrypt"], "kty": "oct"}
    file = {"url": "mxc://localhost/cat", "key": key, "iv": "A" * 22, "hashes": {"sha256": "A" * 43}, "v": "v2"}
    cause = await alice.send(room, {"msgtype": "m.image", "body": "!opening 31", "filename": "cat.png", "file": file})
    alice.asked.append((room, cause))
    named = await alice.send(room, {"msgtype": "m.image", "body": "!help", "file": file})
    answer = (await alice.until(room, lambda e: e.answers == cause, "an answer to a caption"))[0]
    check("a caption is a command", "8/5 6/5" in answer.body, answer)
    await alice.answer(room, "!games")
    check("a file name is not a command", not alice.all(room, lambda e: e.answers == named), named)


async def edited(alice, room):
    cause = await alice.say(room, "!rules portes")
    await alice.until(room, lambda e: e.answers == cause, "an answer")
    await alice.send(room, {
        "msgtype": "m.text", "body": "* !rules backgammon",
        "m.new_content": {"msgtype": "m.text", "body": "!rules backgammon"},
        "m.relates_to": {"rel_type": "m.replace", "event_id": cause}})
    answers = await alice.until(room, lambda e: e.answers == cause, "an answer to the edit", least=2)
    check("an edit is not executed, and its author is told", "Editing a command does nothing" in answers[1].body, answers)
    answered = lambda: len(alice.all(room, lambda e: e.sender == BOT and e.answers))
    before = answered()
    await alice.send(room, {"msgtype": "m.notice", "body": "!help"})
    await alice.send(room, {"msgtype": "m.text", "body": "!!"})
    await alice.answer(room, "!games")
    check("a notice and `!!` are not answered", answered() == before + 1, answered() - before)


async def mentioned(table):
    """Invites Bob by a pill, his id, his display name and a mention without mark-up. Each time he accepts, and they cancel."""
    alice, bob, room = table.alice, table.bob, table.room
    await bob.client.set_displayname("Bob the Builder")
    await alice.until(
        room, lambda e: e.state_key == bob.id and e.content.get("displayname") == "Bob the Builder", "Bob's new name")
    pill = '<a href="https://matrix.to/#/@bob:localhost">Bob the Builder</a>'
    html = {"format": "org.matrix.custom.html", "formatted_body": f"!newgame portes {pill} match:3"}
    named = {"m.mentions": {"user_ids": [bob.id]}}
    for what, text, more in (
            ("a pill", "!newgame portes Bob the Builder match:3", html | named),
            ("his id", "!newgame portes @bob:localhost", {}),
            ("his display name", "!newgame portes @bob the builder match:3", {}),
            ("his display name in quotes", '!newgame portes @“bob the builder” match:3', {}),
            ("his bare name, where the event says that it mentions him", "!newgame portes Bob the Builder", named)):
        await alice.say(room, text, **more)
        post = await table.next_post("an invitation")
        check(f"an opponent is found by {what}, and only they are mentioned", post.pings == [bob.id], post.content)
        check("an invitation notifies", post.kind == "m.text", post.content)
        # Only an invitation that led to a game can be repeated at once.
        await bob.say(room, "!accept")
        await table.next_post("the first turn")
        await bob.say(room, "!cancel")
        asked = await table.next_post("that he offers to cancel")
        check("the opponent is notified", asked.pings == [alice.id], asked.content)
        await alice.say(room, "!accept")
        await table.next_post("that it is cancelled")
    await bob.client.set_displayname("bob")


async def threaded(table):
    """Begins a match in its own thread, and cancels it from outside the thread."""
    alice, bob, room = table.alice, table.bob, table.room
    await alice.say(room, "!newgame portes @bob match:3 thread:on")
    invitation = await table.next_post("an invitation")
    is_inside = lambda e: (e.relation.get("rel_type"), e.relation.get("event_id")) == ("m.thread", invitation.id)
    check("the invitation is in the room", invitation.event.relation == {}, invitation.event.relation)
    # A person takes longer to answer than the bot to put its reactions there and to record the message.
    for _ in range(10 * PATIENCE):
        if len(await alice.choices(room, invitation.id)) > 1:
            break
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)
    accepted = await bob.answer(room, "!accept")
    check("whoever accepts is told of the thread", "in its own thread" in accepted.body, accepted)
    turn = await table.next_post("the first turn")
    check("the match is played in the thread of its invitation", is_inside(turn.event), turn.event.relation)
    relation = {"rel_type": "m.thread", "event_id": invitation.id}
    answer = await alice.answer(room, "!pips", **{"m.relates_to": relation})
    check("a command in the thread applies to it", "Pip count" in answer.body and is_inside(answer), answer)
    await bob.say(room, "!cancel")
    asked = await table.next_post("that he offers to cancel")
    check("a command in the room applies to it, too", is_inside(asked.event), asked.event.relation)
    await alice.say(room, "!accept")
    await table.next_post("that it is cancelled")


def is_late(body):
    """Returns whether `body` says that a choice is outdated."""
    return any(words in body for words in ("That was for another turn", "That game is over", "That game was cancelled"))


async def outdated(table, stale):
    """Clicks a choice of an earlier turn: it is answered and changes nothing."""
    alice, room = table.alice, table.room
    before = len(alice.all(room, table.is_ask))
    own = lambda e: e.type == "m.reaction" and e.sender == alice.id and e.relation.get("event_id") == stale.id
    used = [reaction.relation.get("key") for reaction in alice.all(room, own)]
    cause = await alice.react(room, stale.id, next(sign for sign in ("1️⃣", "2️⃣") if sign not in used))
    late = lambda e: e.sender == BOT and e.answers == stale.id and is_late(e.body)
    answer = (await alice.until(room, late, "an answer to an outdated click"))[0]
    check("an outdated click is answered", answer.kind == "m.notice", (cause, answer))
    await alice.answer(room, "!games")
    check("an outdated click changes nothing", len(alice.all(room, table.is_ask)) == before)
    # The redactions of older choices are not answers.
    said = lambda e: e.sender == BOT and e.type == "m.room.message"
    known = len(alice.all(room, said))
    await alice.send(room, {"m.relates_to": {"rel_type": "m.annotation", "event_id": stale.id, "key": "🦆"}}, "m.reaction")
    await alice.answer(room, "!games")
    more = alice.all(room, said)[known:]
    check("a reaction that is not a choice is ignored", len(more) == 1, more)


async def tidied(table):
    """Checks that the choices of a play that was entered step by step are removed when they are outdated."""
    alice, room = table.alice, table.room
    steps = alice.all(room, lambda e: e.sender == BOT and e.kind == "m.image" and e.answers and not e.is_post)
    check("plays were entered step by step", len(steps) > 2, len(steps))
    left = steps
    # They are removed one after the other when the room is quiet.
    for _ in range(5 * PATIENCE):
        left = [step for step in left if await alice.choices(room, step.id)]
        if not left:
            break
        await asyncio.sleep(0.2)
    check("the choices of past steps are removed", not left, left)


async def shrunk(table):
    """Checks that the boards of earlier turns have become the lines of a move list."""
    alice, room = table.alice, table.room
    boards = alice.all(room, lambda e: e.sender == BOT and e.is_post and e.kind == "m.image")
    past = [board for board in boards if "wins the match" not in board.body and "Hello!" not in board.body]
    for _ in range(5 * PATIENCE):
        edits = alice.all(room, lambda e: e.sender == BOT and e.relation.get("rel_type") == "m.replace")
        shown = {edit.relation["event_id"]: edit.content["m.new_content"] for edit in edits}
        lines = [shown[board.id] for board in past if shown.get(board.id, {}).get("msgtype") == "m.notice"]
        if len(lines) == len(past):
            break
        await asyncio.sleep(0.2)
    check(f"all {len(past)} boards of past turns shrink", len(lines) == len(past) > 10, len(lines))
    wrong = [line for line in lines if "file" in line or line["m.mentions"] or "\n" in line["body"]]
    check("what is left is one line that notifies nobody", not wrong, wrong[:3])
    # In a short match the cube is turned as often as checkers move.
    names = "(alice|bob|Bob the Builder)"
    turns = [line["body"] for line in lines if re.match(rf"(\S+ · )?\d+\. {names} ", line["body"])]
    moves = [line for line in turns if re.search(rf"{names} \d-\d: ", line)]
    check("most lines tell a turn with its number, and some a move", len(turns) > len(lines) / 3 and moves,
          [line["body"] for line in lines])
    print("     " + "\n     ".join(moves[-3:]), flush=True)


async def overtaken(table):
    """Clicks a choice that a message offered before an edit: it is answered too."""
    alice, room = table.alice, table.room
    dice = alice.all(room, lambda e: e.type == "m.reaction" and e.relation.get("key") == "🎲")
    own = {event.relation["event_id"] for event in dice if event.sender == alice.id}
    changed = next(event.relation["event_id"] for event in dice if event.relation["event_id"] not in own)
    await alice.react(room, changed, "🎲")
    answer = (await alice.until(room, lambda e: e.sender == BOT and e.answers == changed, "an answer to an overtaken click"))[0]
    check("a click on a choice from before an edit is answered", is_late(answer.body), answer)


async def withdrawn(table):
    """Sends a command and redacts it while the bot is down."""
    event = await table.alice.send(table.room, {"msgtype": "m.text", "body": "!rules fevga"})
    await table.alice.client.room_redact(table.room, event)
    return event
