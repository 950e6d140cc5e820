"""Plays a match in a room: one person plays by reactions alone, the other by typing."""

import itertools
import random
import re
import statistics
import time

from people import BOT
from report import check, check_once

# The commands that a post asks for, and the reaction for each.
ASKED = {"!accept": "✅", "!goon": "▶️", "!take": "👍", "!roll": "🎲", "!enter": "👆"}
# The reactions for the checkers and points of a play that is being entered.
SIGNS = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟", "🇦", "🇧", "🇨", "🇩", "🇪"]


def listed_plays(body):
    """Returns the number and the notation of each play in a list of legal plays."""
    return re.findall(r"^(\d+)\. ([^\s·(]+(?:\([234]\))?(?: \S+/\S+)*)", body, re.M)


class Ask:
    """A message of the bot to everybody: a post, or the edit of one."""

    def __init__(self, event):
        change = event.relation.get("rel_type") == "m.replace"
        self.event, self.id = event, event.relation["event_id"] if change else event.id
        self.content = event.content["m.new_content"] if change else event.content
        self.body, self.kind = self.content.get("body", ""), self.content.get("msgtype")
        self.pings = self.content.get("m.mentions", {}).get("user_ids", [])

    def asks(self):
        return next((command for command in ASKED if command in self.body), None)

    def __repr__(self):
        return f"{self.kind}: {self.body}"


class Table:
    """A room with the bot, and the table there. `alice` reacts, `bob` types."""

    def __init__(self, program, alice, bob, room, seed=1):
        self.program, self.alice, self.bob, self.room = program, alice, bob, room
        self.people, self.seen = {alice.id: alice, bob.id: bob}, 0
        self.chance = random.Random(seed)
        # Both ways occur in a short match, too.
        self.ways = itertools.cycle([self.enter, self.pick])
        self.turns, self.typed, self.times = 0, None, {"reaction": [], "text": [], "answer": []}

    def is_ask(self, event):
        # The edit of an accepted invitation asks nothing.
        edited = event.content.get("m.new_content", {}).get("body", "")
        is_edit = event.relation.get("rel_type") == "m.replace" and any(command in edited for command in ASKED)
        return event.sender == BOT and (event.is_post or is_edit)

    async def next_post(self, what):
        """Waits for the next message of the bot to everybody."""
        asks = await self.alice.until(self.room, self.is_ask, what, least=self.seen + 1)
        self.seen += 1
        return Ask(asks[self.seen - 1])

    async def offered(self, person, message, emoji):
        """Waits until the bot offers `emoji` under a message."""
        await person.until(
            self.room,
            lambda e: e.type == "m.reaction" and e.sender == BOT
            and e.relation.get("event_id") == message and e.relation.get("key") == emoji,
            f"the choice {emoji} under {message}")

    async def choose(self, person, message, emoji):
        """Waits until the bot offers `emoji` under a message, and chooses it. Returns when it was chosen."""
        await self.offered(person, message, emoji)
        begun = time.monotonic()
        await person.react(self.room, message, emoji)
        return begun

    async def chosen(self, person, message, emoji):
        """Chooses `emoji`, and returns the bot's answer."""
        known = {event.id for event in person.all(self.room, lambda e: e.answers == message and e.sender == BOT)}
        begun = await self.choose(person, message, emoji)
        found = await person.until(
            self.room, lambda e: e.answers == message and e.sender == BOT and e.id not in known,
            f"an answer to {emoji}")
        self.times["answer"].append(time.monotonic() - begun)
        return found[0]

    async def pick(self, ask):
        """Picks a play by its number in the list: at once, or among those of further lists."""
        message, body = ask.id, ask.body
        for _ in range(6):
            lines = re.findall(rf"^({'|'.join(SIGNS[:9])}) (.+)$", body, re.M)
            check_once("a list tells which play each number picks", lines, body)
            sign, label = self.chance.choice(lines)
            if "…" not in label:
                return await self.choose(self.alice, message, sign)
            answer = await self.chosen(self.alice, message, sign)
            message, body = answer.id, answer.body
        raise AssertionError("a play behind more than six lists")

    async def enter(self, ask):
        """Enters a play by reactions, and confirms it."""
        message, emoji = ask.id, "👆"
        for _ in range(20):
            answer = await self.chosen(self.alice, message, emoji)
            check_once("a play is put together under pictures", answer.kind == "m.image", answer)
            if "✅" in answer.body:
                return await self.choose(self.alice, answer.id, "✅")
            message, emoji = answer.id, self.chance.choice([sign for sign in SIGNS if sign in answer.body])
        raise AssertionError("a play of more than twenty steps")

    async def type(self, text):
        begun = time.monotonic()
        self.typed = await self.bob.say(self.room, text)
        return begun

    async def take(self, person, ask):
        """Takes a double, and confirms it if that may decide the match."""
        reacts = person is self.alice
        begun = await self.choose(person, ask.id, "👍") if reacts else await self.type("!take")
        cause = ask.id if reacts else self.typed
        questions = lambda e: e.sender == BOT and e.answers == cause and "sure:yes" in e.body
        wanted = lambda e: questions(e) or self.is_ask(e)
        await self.alice.until(self.room, wanted, "what follows a take", least=self.seen + 1)
        for question in self.alice.all(self.room, questions):
            return await self.choose(person, question.id, "👍") if reacts else await self.type("!take sure:yes")
        return begun

    async def list_and_move(self):
        """Reads the list of legal plays, and types one: by its number or in notation."""
        moves = await self.bob.answer(self.room, "!moves")
        plays = listed_plays(moves.body)
        check_once("the list of legal plays is numbered", plays and plays[0][0] == "1", moves.body)
        if not plays:
            return await self.type("!move 1")
        number, play = self.chance.choice(plays)
        # A small number may stand for another play in the list below the board, and is refused then.
        typed = self.chance.choice([number, play]) if int(number) > 10 else play
        return await self.type(f"!move {typed}")

    async def decide(self, ask, doubles):
        """Makes the mentioned person do what the bot asks for. Returns when and how they did it."""
        asked = ask.asks()
        if asked == "!take":
            reacts = ask.pings == [self.alice.id]
            return await self.take(self.people[ask.pings[0]], ask), "reaction" if reacts else "text"
        if ask.pings == [self.alice.id]:
            if asked == "!enter":
                return await next(self.ways)(ask), "reaction"
            emoji = "⏫" if asked == "!roll" and doubles and "!double" in ask.body else ASKED[asked]
            return await self.choose(self.alice, ask.id, emoji), "reaction"
        if asked == "!enter":
            return await self.list_and_move(), "text"
        return await self.type("!double" if asked == "!roll" and doubles and "!double" in ask.body else asked), "text"

    async def match(self, command, most_turns, until=lambda: False):
        """Plays a match. Bob resigns a game after `most_turns` turns, or once `until` holds. Returns the last post."""
        await self.type(command)
        turns, doubles = 0, 0
        while True:
            ask = await self.next_post("the next turn")
            if "wins the match" in ask.body:
                return ask
            if "wins" in ask.body:
                turns = 0
            check_once("exactly one person is mentioned", len(ask.pings) == 1 or not ask.asks(), ask.content)
            if not ask.asks() or not ask.pings:
                continue
            check_once("each turn shows a picture", ask.kind == "m.image" or "!accept" in ask.body, ask)
            # Only Bob resigns, so that the match comes to an end.
            tired = turns >= most_turns or until()
            if tired and ask.pings == [self.bob.id] and ask.asks() in ("!enter", "!roll"):
                await self.type("!resign sure:yes")
                continue
            double = turns > 1 and self.chance.random() < (0.5 if doubles == 0 else 0.05)
            doubles += double
            begun, how = await self.decide(ask, double)
            turns, self.turns = turns + 1, self.turns + 1
            following = await self.alice.until(
                self.room, self.is_ask, f"what follows {ask}", least=self.seen + 1)
            if Ask(following[self.seen]).kind == "m.image":
                self.times[how].append(time.monotonic() - begun)

    async def alone(self, command, most_turns):
        """Lets Alice play against the computer by reactions alone, and resign after `most_turns` turns. Returns the last
        post."""
        await self.alice.say(self.room, command)
        turn = 0
        while "wins" not in (ask := await self.next_post("the next turn")).body:
            # It mentions nobody who has acted within the last seconds.
            check_once("each turn against the computer is one message, which mentions nobody but its player",
                       ask.kind == "m.image" and ask.pings in ([], [self.alice.id]), ask.content)
            turn += 1
            if turn > most_turns:
                await self.alice.say(self.room, "!resign gammon sure:yes")
            elif ask.asks() == "!enter":
                await self.pick(ask)
            else:
                await self.choose(self.alice, ask.id, ASKED[ask.asks()])
        return ask

    def show_times(self, limit):
        """Prints how long it took from a command or click to the decrypted picture, and checks the median if there is a limit."""
        every = sum(self.times.values(), [])
        for name, times in (*self.times.items(), ("all", every)):
            if times:
                times = sorted(times)
                print(f"     from {name} to picture: {len(times)} times, median {statistics.median(times):.3f} s, "
                      f"90 of 100 within {times[len(times) * 9 // 10]:.3f} s, longest {times[-1]:.3f} s", flush=True)
        if limit:
            check(f"the median time to a picture is under {limit} s", statistics.median(every) < limit, every)
