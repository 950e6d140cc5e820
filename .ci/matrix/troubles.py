"""Tests special conditions on Matrix: rooms of all kinds, a restarted homeserver, lost sessions and keys."""

import asyncio
import shutil
import time
import uuid

import aiohttp

from game import listed_plays
from people import BOT, PATIENCE
from report import check

ENCRYPTED = {"type": "m.room.encryption", "state_key": "", "content": {"algorithm": "m.megolm.v1.aes-sha2"}}


async def open_room(host, *guests, encrypted=True, levels=None, bot=BOT, state=(), **more):
    """Creates a room, invites the bot and the guests, and waits until the guests have joined."""
    made = await host.client.room_create(
        invite=[bot, *(guest.id for guest in guests)],
        initial_state=[*state, *([ENCRYPTED] if encrypted else [])],
        power_level_override=levels, **more)
    for guest in guests:
        await host.until(
            made.room_id, lambda e: e.state_key == guest.id and e.content.get("membership") == "join", f"{guest.name}")
    return made.room_id


async def greeted(person, room, bot=BOT):
    return (await person.until(
        room, lambda e: e.sender == bot and e.type == "m.room.message", "a greeting"))[0]


def membership(homeserver, room):
    found = homeserver.ask(
        "SELECT membership FROM local_current_membership WHERE room_id = ? AND user_id = ?", room, BOT)
    return found[0][0] if found else None


async def eventually(holds, what):
    """Waits until `holds`, which no event announces, by checking again and again."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, f"waited in vain: {what}"
        await asyncio.sleep(0.1)


async def plain_room(homeserver, alice, bob):
    """Plays in a room without encryption where the bot may not react: the game works by text."""
    room = await open_room(alice, bob, encrypted=False, levels={"events": {"m.reaction": 50}})
    await greeted(alice, room)
    await alice.say(room, "!newgame backgammon @bob")
    post = (await bob.until(room, lambda e: e.pings == [bob.id], "an invitation to Bob, named by @bob"))[0]
    await bob.say(room, "!accept")
    turn = (await bob.until(room, lambda e: e.sender == BOT and e.kind == "m.image", "the first turn"))[0]
    check("an unencrypted room gets a plain picture", (await bob.file(turn.content)).startswith(b"\x89PNG"), turn.content)
    check("no reactions where the bot may not react", await alice.choices(room, post.id) == [], post)
    check("and its text speaks of none", "react" not in turn.body.lower(), turn.body)
    for field, value in (("m.mentions", {"user_ids": ["rubbish"]}), ("m.relates_to", 5)):
        answer = await alice.answer(room, "!help move", **{field: value})
        check(f"without encryption too a command is obeyed beside {field}: {value}", "13/9" in answer.body, answer)
    return room


async def muted(program, alice, room):
    """Mutes the bot: it answers directly, and continues when it may send again."""
    levels = await alice.client.room_get_state_event(room, "m.room.power_levels")
    silent = levels.content | {"events_default": 50, "events": levels.content.get("events", {}) | {"m.room.message": 50}}
    await alice.client.room_put_state(room, "m.room.power_levels", silent)
    unheard = await alice.say(room, "!help")
    direct = await alice.until(None, lambda e: "so I answer you here" in e.body, "an answer in private")
    check("a muted bot answers in private", direct[0].room != room, direct)
    await alice.say(room, "!newgame portes @carol:localhost")
    told = await alice.until(None, lambda e: "I'm not allowed to post where you invited" in e.body, "a word in private")
    check("a person who invites somebody where the bot is muted is told in private", told[0].room != room, told)
    check("a link to a room names a server", "via=localhost" in told[0].body, told)
    check("the log names the power levels",
          any("needs power level 50" in line and "has 0" in line for line in program.lines()))
    await alice.until(None, lambda e: e.room != room and "I can no longer post" in e.body, "that her game there is suspended")
    await alice.client.room_put_state(room, "m.room.power_levels", levels.content)
    await alice.until(room, lambda e: "I'm back: the game goes on." in e.body, "that the game continues")
    check("a game is suspended while the bot is muted, even if nobody plays", True)
    await alice.answer(room, "!games")
    lost = alice.all(room, lambda e: e.answers == unheard)
    check("a muted bot sends nothing in the room and continues afterwards", not lost, lost)


async def emptied(homeserver, alice, bob, room):
    await bob.leave(room)
    await alice.answer(room, "!games")
    check("the bot stays while somebody is there", membership(homeserver, room) == "join")
    await alice.leave(room)
    await eventually(lambda: membership(homeserver, room) == "leave", "the bot leaves the empty room")
    check("the bot leaves an empty room", True)


async def game_between(alice, bob, opener=None):
    """Begins a game between the two in a new room that `opener` opens, or else Alice, and returns the room."""
    opener = opener or alice
    room = await open_room(opener, bob if opener is alice else alice)
    await greeted(opener, room)
    await alice.say(room, "!newgame backgammon @bob")
    await bob.until(room, lambda e: e.pings == [bob.id], "an invitation")
    await bob.say(room, "!accept")
    await bob.until(room, lambda e: e.sender == BOT and e.kind == "m.image", "the first turn")
    return room


async def private_question(alice, bob):
    """Checks that only the person who is asked for confirmation can answer."""
    room = await game_between(alice, bob)
    cause = await alice.say(room, "!resign backgammon")
    asked = lambda e: e.sender == BOT and e.answers == cause and "sure:yes" in e.body
    question = (await alice.until(room, asked, "the question whether she is sure"))[0]
    await bob.until(room, lambda e: e.id == question.id, "the same")
    await bob.react(room, question.id, "🏳️")
    refused = lambda e: e.sender == BOT and e.answers == question.id and "Only alice can answer that" in e.body
    await bob.until(room, refused, "that bob may not answer")
    games = await bob.answer(room, "!games")
    check("nobody else can answer a private question", "alice–bob" in games.body, games)
    await alice.react(room, question.id, "🏳️")
    won = await alice.until(room, lambda e: e.sender == BOT and "alice resigns. bob wins a backgammon" in e.body, "the end")
    check("the person who is asked can answer it", len(won) == 1, won)


async def membership_changes(alice, bob):
    """Begins a game whose player leaves, whose bot is removed, and whose room is replaced: each time it continues."""
    room = await game_between(alice, bob)
    await alice.say(room, "!newgame portes @carol:localhost")
    away = "carol is not here and can't read this"
    told = (await alice.until(room, lambda e: e.pings == [alice.id] and away in e.body, "that carol is not there"))[0]
    await alice.say(room, f"!cancel table:{told.body.split()[0]}")
    await bob.leave(room)
    await alice.until(room, lambda e: e.pings == [alice.id] and "bob is not here: your game is paused" in e.body, "that the game is suspended")
    notice = (await bob.until(
        None, lambda e: e.room != room and "You have left" in e.body, "a direct message", least=2))[-1]
    check("when a player leaves, the game is suspended and both players are told", True)
    refusal = await bob.answer(notice.room, f"!here table:{notice.body.split()[0]}")
    check("the game cannot move to a room where the other player is not", "could not follow the game" in refusal.body, refusal)
    games = await bob.answer(notice.room, "!games")
    check("`!games` in a direct message lists the tables elsewhere", "Your tables in other channels:" in games.body, games)
    await alice.client.room_invite(room, bob.id)
    await alice.until(room, lambda e: e.state_key == bob.id and e.content.get("membership") == "join", "bob", least=2)
    back = lambda e: e.sender == BOT and "bob is back: the game goes on." in e.body
    returned = (await alice.until(room, back, "the game"))[0]
    check("when the player returns, the game continues and shows its board", returned.kind == "m.image" and len(returned.pings) == 1, returned)
    # Neither a change of the display name nor an earlier membership counts as a return.
    await bob.client.set_displayname("Bob the Returned")
    await alice.until(room, lambda e: e.content.get("displayname") == "Bob the Returned", "his new name")
    await bob.client.set_displayname("bob")
    await alice.answer(room, "!games")
    check("the return is announced once", len(alice.all(room, back)) == 1, alice.all(room, back))
    await bob.say(room, "!resign")
    await alice.say(room, "!decline")
    for person in (alice, bob):
        await person.say(room, "!roll")
    # Games in other rooms were suspended before.
    closed = lambda e: "I can no longer post" in e.body
    before = {person: len(person.all(None, closed)) for person in (alice, bob)}
    await alice.client.room_kick(room, BOT)
    for person, count in before.items():
        await person.until(None, closed, f"a direct message to {person.name}", least=count + 1)
    check("when the bot is removed, both players are told", True)
    await alice.client.room_invite(room, BOT)
    is_shown = lambda e: e.is_post and "I'm back: the game goes on." in e.body
    back = (await alice.until(room, is_shown, "the game"))[0]
    check("when the bot returns, it shows the board", back.kind == "m.image", back)
    levels = await alice.client.room_get_state_event(room, "m.room.power_levels")
    await alice.client.room_put_state(room, "m.room.power_levels", levels.content | {"events_default": 50})
    await alice.say(room, "!resign")
    for person, count in before.items():
        await person.until(None, closed, f"another one to {person.name}", least=count + 2)
    await alice.client.room_put_state(room, "m.room.power_levels", levels.content)
    # The first one may have shrunk by an edit.
    again = (await alice.until(room, is_shown, "the game", least=2))[1]
    check("when the bot may send again, it shows the board", again.kind == "m.image", again)
    url = f"{alice.server}/_matrix/client/v3/rooms/{room}/upgrade"
    async with aiohttp.ClientSession() as http:
        async with http.post(url, headers=alice.auth(), json={"new_version": "11"}) as answer:
            new = (await answer.json())["replacement_room"]
    for guest in (bob.id, BOT):
        await alice.client.room_invite(new, guest)
    there = (await alice.until(new, lambda e: "replaces an older one" in e.body, "the game"))[0]
    check("a game moves to the room that replaces another", there.kind == "m.image" and len(there.pings) == 1, there)


async def rejoined(program, alice, bob):
    """Makes a player return and play while the bot is down: their past turn is not repeated."""
    # Alice has invited the bot to almost as many rooms as one person may.
    room = await game_between(alice, bob, opener=bob)
    await bob.leave(room)
    await alice.until(room, lambda e: "bob is not here: your game is paused" in e.body, "that the game is suspended")
    await program.stop()
    joins = lambda e: e.state_key == bob.id and e.content.get("membership") == "join"
    before = len(alice.all(room, joins))
    await alice.client.room_invite(room, bob.id)
    await alice.until(room, joins, "bob", least=before + 1)
    await bob.say(room, "!resign")
    await program.start()
    offer = lambda e: e.sender == BOT and e.pings == [alice.id] and "!decline" in e.body
    await alice.until(room, offer, "that he resigns")
    await alice.answer(room, "!games")
    back = alice.all(room, lambda e: e.sender == BOT and "bob is back" in e.body)
    check("a player who returned and played while the bot was down is not asked for the past turn", not back, back)
    check("what followed is announced once", len(alice.all(room, offer)) == 1, alice.all(room, offer))


async def latecomer(alice, bob):
    """Invites somebody to play before they join the encrypted room, where they cannot read earlier messages."""
    room = await open_room(alice)
    await greeted(alice, room)
    await alice.say(room, "!newgame backgammon @bob:localhost")
    asks = lambda e: e.sender == BOT and e.pings == [bob.id] and "!accept" in e.body
    await alice.until(room, asks, "the invitation")
    await alice.until(room, lambda e: e.pings == [alice.id] and "bob is not here" in e.body, "that bob is not there")
    await alice.client.room_invite(room, bob.id)
    again = (await bob.until(room, asks, "the invitation, said anew"))[-1]
    check("a latecomer can read and accept the pending invitation", not bob.all(room, asks)[1:], again)
    thread = {"rel_type": "m.thread", "event_id": again.id, "is_falling_back": True, "m.in_reply_to": {"event_id": again.id}}
    await bob.say(room, "!accept")
    turn = (await alice.until(room, lambda e: e.sender == BOT and e.kind == "m.image" and e.pings, "the first turn"))[0]
    check("the invitation is repeated once", len(alice.all(room, asks)) == 2, alice.all(room, asks))
    player = alice if turn.pings == [alice.id] else bob
    moves = await player.answer(room, "!moves")
    answer = await player.answer(room, f"!move {listed_plays(moves.body)[0][1]}", **{"m.relates_to": thread})
    check("a command in a thread is answered there", answer.relation.get("event_id") == again.id
          and "goes on in the channel, outside this thread" in answer.body, answer)
    refusal = await alice.answer(room, "!newgame portes @nobody:localhost")
    check("somebody whom the homeserver does not know is not invited", "“@nobody:localhost”" in refusal.body, refusal)
    refusal = await alice.answer(room, "!newgame portes @bob:exmaple.org")
    check("somebody whose server does not answer is not invited", "server exmaple.org is not responding" in refusal.body, refusal)
    refusal = await alice.answer(room, "!newgame portes @nobody")
    check("an unknown bare name makes the bot ask for the full id", "@friend:example.org" in refusal.body, refusal)
    refusal = await alice.answer(room, '!newgame portes @"No Such One" match:3')
    check("a name of several words is not cut", '“@"No Such One"”' in refusal.body, refusal)


async def send_undecryptable(person, room):
    """Sends an event for which nobody has the key."""
    content = {"algorithm": "m.megolm.v1.aes-sha2", "sender_key": "A" * 43, "device_id": "NOWHERE", "session_id": "B" * 43,
               "ciphertext": "AwgAEnACgAkLmt6qF84IK"}
    url = f"{person.server}/_matrix/client/v3/rooms/{room}/send/m.room.encrypted/{uuid.uuid4()}"
    async with aiohttp.ClientSession() as http, http.put(url, json=content, headers=person.auth()) as answer:
        return (await answer.json())["event_id"]


async def send_unreadable_events(alice):
    """Sends events that can never be decrypted, in a room of alice and the bot alone."""
    room = await open_room(alice)
    await greeted(alice, room)
    return room, [await send_undecryptable(alice, room) for _ in range(2)]


async def asked_again(program, alice, room, events):
    told = lambda e: e.sender == BOT and "I could not decrypt your message" in e.body
    answer = (await alice.until(room, told, "that it could not be read"))[0]
    await alice.answer(room, "!games")
    check("unreadable messages are answered after a while, once", answer.answers in events and len(alice.all(room, told)) == 1, answer)
    # In another room a key may be lost while the bot returns to it; the check is of this room.
    warned = [line for line in program.lines() if " WARN " in line and "is asked to repeat it" in line]
    here = [line for line in warned if f"room={room} " in line]
    check("the log warns of it once", len(here) == 1, warned)
    for line in warned:
        if line not in here:
            print(f"     in another room: {line}", flush=True)


async def rooms_of_other_kinds(homeserver, program, alice, bob):
    """Uses a space, a room in it, the newest room version, and a room that somebody opens for direct messages."""
    space = await open_room(alice, encrypted=False, space=True, room_version="12")
    await eventually(lambda: membership(homeserver, space) == "join", "the bot comes into a space")
    parent = {"type": "m.space.parent", "state_key": space, "content": {"via": ["localhost"], "canonical": True}}
    room = await open_room(alice, bob, state=[parent], room_version="12")
    await greeted(alice, room)
    check("the bot works in a room of version 12 in a space", ":" not in room, room)
    said = homeserver.ask("SELECT type FROM events WHERE room_id = ? AND sender = ? AND type LIKE 'm.room.%' "
                          "AND type <> 'm.room.member'", space, BOT)
    check("the bot sends nothing in a space", not said, said)
    # In a room of version 12 the power levels do not list its creator.
    await bob.say(room, "!newgame portes @alice")
    await alice.until(room, lambda e: e.pings == [alice.id], "an invitation")
    await alice.say(room, "!accept")
    await alice.until(room, lambda e: e.sender == BOT and e.kind == "m.image" and e.pings, "the first turn")
    refusal = await bob.answer(room, "!endtable sure:yes")
    check("a player cannot end a table", "Only moderators may close" in refusal.body, refusal)
    refusal = await alice.answer(room, "!endtable sure:yes")
    check("the creator of a room of version 12 is its moderator", "only another moderator" in refusal.body, refusal)
    # The bot sent bob a direct message when he left a game. After he leaves that room, too, there is no such room.
    told = (await bob.until(None, lambda e: "You have left" in e.body, "a direct message"))[0]
    await bob.leave(told.room)
    await eventually(lambda: membership(homeserver, told.room) == "leave", "the bot leaves the room for direct messages")
    direct = await open_room(bob, is_direct=True)
    await greeted(bob, direct)
    # With his next message the bot also learns from the homeserver that the room is direct.
    await bob.answer(direct, "!games")
    program.send_directly(bob, "17 hours are left.")
    heard = (await bob.until(None, lambda e: e.sender == BOT and e.body == "17 hours are left.", "a direct message"))[0]
    check("direct messages go to the room that the person has opened for them", heard.room == direct, heard.room)
    await bob.client.room_invite(direct, "@carol:localhost")
    await bob.until(direct, lambda e: e.state_key == "@carol:localhost", "a third one")
    for words in ("15 hours are left.", "14 hours are left."):
        program.send_directly(bob, words)
        heard = (await bob.until(None, lambda e: e.sender == BOT and e.body == words, "a direct message"))[0]
        check("direct messages go elsewhere once others are in that room", heard.room != direct, heard.room)


async def guest_list(homeserver, program, alice, bob):
    """Checks that only people on the list may invite the bot."""
    await program.stop()
    program.environment["KAFENIO_MATRIX_ALLOW"] = "@alice:localhost,example.org"
    await program.start()
    stranger = await open_room(bob)
    friend = await open_room(alice)
    await greeted(alice, friend)
    await eventually(lambda: membership(homeserver, stranger) == "leave", "the invitation is declined")
    check("an invitation from somebody who is not on the list is declined", True)
    await program.stop()
    del program.environment["KAFENIO_MATRIX_ALLOW"]
    await program.start()


async def restarted_homeserver(homeserver, program, alice, room):
    """Restarts the homeserver so that it refuses pictures and asks for the bot's password again, but keeps the device
    (a soft logout); then restarts it without these limits."""
    before = program.session()
    await homeserver.stop()
    homeserver.tell("UPDATE access_tokens SET valid_until_ms = 1 WHERE token = ?", before["access_token"])
    await homeserver.start(max_upload_size="1K")
    answer = await alice.answer(room, "!board")
    check("after a restart of the homeserver the bot answers", True)
    after = program.session()
    check("after a soft logout the bot continues as the same device", after["device_id"] == before["device_id"]
          and after["access_token"] != before["access_token"], [before["device_id"], after["device_id"]])
    check("a board that cannot be uploaded is text",
          answer.kind == "m.notice" and "<pre>" in answer.content.get("formatted_body", ""), answer.content)
    await homeserver.stop()
    # The SDK asks for the upload limit only once. Here the bot starts while the homeserver is down.
    await program.kill()
    await program.start()
    await homeserver.start()
    answer = await alice.answer(room, "!board")
    check("the board is a picture again when it can be uploaded", answer.kind == "m.image", answer.content)


async def ended_session(homeserver, program, alice, room):
    """Logs the bot's device out."""
    token = program.session()["access_token"]
    async with aiohttp.ClientSession() as http:
        url = f"{alice.server}/_matrix/client/v3/logout"
        async with http.post(url, headers={"Authorization": f"Bearer {token}"}) as answer:
            assert answer.status == 200, answer.status
    await eventually((program.data / "matrix-lost-1").exists, "the old store is set aside")
    await wait_for_new_device(homeserver, program, alice)
    await alice.answer(room, "!games")
    check("a bot that was logged out returns as a new device", True)


async def lost_store(homeserver, program, alice, room):
    """Deletes the directory with the session and keys, but not the recovery key; then deletes the keys alone."""
    await program.kill()
    shutil.rmtree(program.data / "matrix")
    before = await alice.say(room, "!rules portes")
    await program.start()
    await wait_for_new_device(homeserver, program, alice)
    await alice.answer(room, "!games")
    check("a bot that lost its store answers again", True)
    await alice.until(room, lambda e: e.answers == before, "an answer to what was said before")
    check("the bot answers what was sent while it had no store", True)
    await program.kill()
    for part in (program.data / "matrix").glob("matrix-sdk-crypto.sqlite3*"):
        part.unlink()
    await program.start()
    await eventually((program.data / "matrix-lost-2").exists, "the old store is set aside")
    await wait_for_new_device(homeserver, program, alice)
    await alice.answer(room, "!games")
    check("a session without its keys is not used again", True)


async def wait_for_new_device(homeserver, program, person):
    """Waits until messages can be encrypted for the bot's new device, and makes `person` query its keys.

    nio would query them by itself, but it drops device updates that arrive during a query for that user, and it never
    retries a device that had no one-time key when a room key was shared.
    """
    await eventually((program.data / "matrix" / "session.json").exists, "the bot logs in")
    device = program.session()["device_id"]
    query = "SELECT 1 FROM e2e_one_time_keys_json WHERE user_id = ? AND device_id = ?"
    await eventually(lambda: homeserver.ask(query, BOT, device), "the bot's new device offers keys")
    person.client.olm.users_for_key_query.add(BOT)
    await person.client.keys_query()
