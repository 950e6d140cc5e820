"""Tests what the bot teaches: hints, puzzles, positions, analyses and reports, in three languages."""

import sqlite3
from pathlib import Path

from people import BOT
from report import check

# What the answers say in each language: to a hint, a puzzle, a position and an analysis; and what the report calls it.
LANGUAGES = {
    "english": ("the best moves first", "What is your best move?", "White's best moves first", "Analysis of game 1: Portes", "en"),
    "german": ("die besten Züge zuerst", "Was ist dein bester Zug?", "die besten Züge für Weiß", "Analyse von Partie 1: Portes",
               "de"),
    "greek": ("οι καλύτερες κινήσεις με τη σειρά", "Ποια είναι η καλύτερη κίνησή σου;", "οι καλύτερες κινήσεις για τα άσπρα",
              "Ανάλυση της παρτίδας 1: Πόρτες", "el"),
}


async def teach(table):
    """Asks for lessons during a game against the computer and after it."""
    alice, room = table.alice, table.room
    await alice.say(room, "!play portes level:beginner")
    turn = await table.next_post("a turn")
    for language, (hint, puzzle, position, _, _) in LANGUAGES.items():
        await alice.answer(room, f"!settings language:{language}")
        shown = await alice.answer(room, "!hint")
        check(f"a hint in {language} has a picture", hint in shown.body and shown.kind == "m.image", shown)
        shown = await alice.answer(room, "!puzzle fevga")
        check(f"a puzzle in {language} has a picture", puzzle in shown.body and shown.kind == "m.image", shown)
        # By a reaction and by text.
        solution = await table.chosen(alice, shown.id, "1️⃣")
        check(f"a reaction solves a puzzle in {language}", solution.body.count("%") >= 4, solution)
        await alice.answer(room, "!puzzle fevga")
        solution = await alice.answer(room, "!puzzle 1")
        check(f"the solution in {language} says what each play wins", solution.body.count("%") >= 4, solution)
        shown = await alice.answer(room, "!position 4HPwATDgc/ABMA 31")
        check(f"a position is judged in {language}", position in shown.body and "8/5 6/5" in shown.body, shown)
        shown = await alice.answer(room, "!opening 31 backgammon")
        check(f"an opening is shown in {language}", "8/5 6/5" in shown.body and shown.kind == "m.image", shown)
        shown = await alice.answer(room, "!odds 6")
        check(f"the odds of a hit are told in {language}", "17" in shown.body, shown)
    await alice.answer(room, "!settings language:english")
    shown = await alice.answer(room, "!puzzle fevga")
    await table.offered(alice, shown.id, "1️⃣")
    await table.program.kill()
    await table.program.start()
    solution = await table.chosen(alice, shown.id, "1️⃣")
    check("a reaction solves a puzzle after a restart, too", solution.body.count("%") >= 4, solution)
    await table.pick(turn)
    await table.next_post("the turn after it")
    await alice.say(room, "!resign gammon sure:yes")
    result = await table.next_post("the result")
    check("a resigned game ends", "wins" in result.body, result)
    for language, (_, _, _, analysis, code) in LANGUAGES.items():
        await alice.answer(room, f"!settings language:{language}")
        card = await alice.answer(room, "!analyse")
        check(f"the analysis in {language} is about both", analysis in card.body and "Kafenio" in card.body, card)
        shown = await alice.answer(room, "!stats")
        check(f"the results in {language} name the game", analysis.split(": ")[1] in shown.body, shown)
        report = await alice.answer(room, "!report")
        page = (await alice.file(report.content)).decode() if report.kind == "m.file" else ""
        check(f"the report in {language} is a page", f'<html lang="{code}"' in page, report)
    for language, (_, _, _, analysis, _) in LANGUAGES.items():
        await alice.answer(room, f"!settings language:{language} analysis:auto")
        await alice.say(room, "!play portes level:beginner")
        await table.pick(await table.next_post("a turn"))
        await table.next_post("the turn after it")
        await alice.say(room, "!resign gammon sure:yes")
        # The roll may have completed an earlier message, which counts as a post.
        for _ in range(4):
            card = await table.next_post("the result and the analysis")
            if analysis in card.body:
                break
        check(f"the analysis in {language} comes by itself", analysis in card.body, card)
    await alice.answer(room, "!settings language:english analysis:ask")


# What the puzzle of the day says in each language, and the table of those who solved it.
DAILY = {
    "english": ("Puzzle of the day", "The last 3 daily puzzles here"),
    "german": ("Rätsel des Tages", "Die letzten 3 täglichen Rätsel hier"),
    "greek": ("Ο γρίφος της ημέρας", "Οι τελευταίοι 3 καθημερινοί γρίφοι εδώ"),
}


async def puzzle_of_the_day(table):
    """Orders the puzzle of the day, and makes it due three times."""
    alice, room = table.alice, table.room
    await alice.answer(room, "!puzzle plakoto daily:on")
    for language, (title, _) in DAILY.items():
        await alice.answer(room, f"!channel language:{language}")
        # The test cannot wait for a day.
        with sqlite3.connect(table.program.data / "kafenio.db", timeout=10) as database:
            database.execute("UPDATE puzzle_places SET due_at = 0")
        posted = await table.next_post("the puzzle of the day")
        check(f"the puzzle of the day in {language} has a picture", title in posted.body and posted.kind == "m.image", posted)
        check(f"the puzzle of the day in {language} notifies nobody", posted.pings == [], posted.content)
        solution = await table.chosen(alice, posted.id, "1️⃣")
        check(f"a reaction answers the puzzle of the day in {language}", solution.body.count("%") >= 4, solution)
    for language, (_, standings) in DAILY.items():
        await alice.answer(room, f"!settings language:{language}")
        shown = await alice.answer(room, "!puzzle standings:show")
        check(f"the solvers are listed in {language}", standings in shown.body and "1. " in shown.body, shown)
    await alice.answer(room, "!puzzle daily:off")
    await alice.answer(room, "!channel language:english")
    await alice.answer(room, "!settings language:english")


# What the analysis of a match file says in each language, and where the file with a fault has it.
IMPORTED = {
    "english": ("Analysis of", "Game 2, move 2:"),
    "german": ("Analyse des Matches", "Partie 2, Zug 2:"),
    "greek": ("Ανάλυση", "Παρτίδα 2, κίνηση 2:"),
}
MATCHES = Path(__file__).parents[2] / "crates/board/tests/imports"


async def imports(table):
    """Sends matches from elsewhere in every way: with a caption, as a reply to a file or to a text, and as lines."""
    alice, room = table.alice, table.room
    match, damaged = ((MATCHES / name).read_bytes() for name in ("gnubg.mat", "illegal-move-in-game-2.mat"))

    async def received(what, cause, *words):
        answers = await alice.until(
            room, lambda e: e.sender == BOT and e.answers == cause, f"the analysis of {what} and its page", least=2)
        said = "\n".join(answer.body for answer in answers)
        check(f"{what} is analysed", all(word in said for word in words), said)
        page = next((answer for answer in answers if answer.kind == "m.file"), None)
        check(f"{what} gives a page", page and b"<html" in await alice.file(page.content), answers)

    reply = lambda event: {"m.relates_to": {"m.in_reply_to": {"event_id": event}}}
    for language, (analysis, place) in IMPORTED.items():
        await alice.answer(room, f"!settings language:{language}")
        await received(f"a file with a caption, in {language},",
                       await alice.upload(room, "match.mat", match, body="!import"), analysis)
        await received(f"a file with a fault, in {language},",
                       await alice.upload(room, "match.mat", damaged, body="!import"), analysis, place)
    await alice.answer(room, "!settings language:english")
    file = await alice.upload(room, "match.mat", match)
    await received("a file that is replied to", await alice.say(room, "!import", **reply(file)), "Analysis of")
    text = await alice.say(room, match.decode())
    await received("a text that is replied to", await alice.say(room, "!import", **reply(text)), "Analysis of")
    await received("a match in the lines below", await alice.say(room, f"!import\n{match.decode()}"), "Analysis of")
    refusal = await alice.answer(room, "!import")
    check("without a file the bot says how to send one", "Reply with !import" in refusal.body, refusal)
    refused = await alice.upload(room, "picture.png", b"\x89PNG\r\n", body="!import")
    refusal = (await alice.until(room, lambda e: e.sender == BOT and e.answers == refused, "a refusal"))[0]
    check("a file that is no match is refused", refusal.kind != "m.file" and "Analysis" not in refusal.body, refusal)
