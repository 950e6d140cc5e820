"""Tests the login with an access token, `kafenio check`, and states in which others could not read the bot."""

import shutil
import time

import aiohttp

from line import Fault, Line, cut
from people import Program
from report import check
from troubles import eventually, greeted, open_room

OTHER = "@other:localhost"


async def log_in(server, user):
    """Logs in as an operator would with another client. Returns the token and its device."""
    async with aiohttp.ClientSession() as http:
        body = {"type": "m.login.password", "identifier": {"type": "m.id.user", "user": user}, "password": f"{user}-password"}
        async with http.post(f"{server}/_matrix/client/v3/login", json=body) as answer:
            session = await answer.json()
    return session["access_token"], session["device_id"]


async def checks_before_the_first_start(path, server, work):
    """Runs `kafenio check` with settings that are right, and with an account of another server."""
    program = Program(path, server, work, "third")
    code, said = await program.check()
    check("`kafenio check` accepts a new account", code == 0 and "created at the first start" in said, said)
    program.environment["KAFENIO_MATRIX_USER"] = "@third:elsewhere.example"
    code, said = await program.check()
    check("`kafenio check` names the server to which the account belongs",
          code == 1 and "is an account of the homeserver of elsewhere.example" in said, said)
    check("`kafenio check` creates nothing", not program.data.exists(), program.data)


async def named(line, program, server):
    """Restarts a bot that has given itself a name and a picture."""
    async def profile():
        async with aiohttp.ClientSession() as http:
            async with http.get(f"{server}/_matrix/client/v3/profile/@third:localhost") as answer:
                found = await answer.json()
        return found.get("displayname"), found.get("avatar_url")

    async def restarted():
        await program.stop()
        changes = line.add_fault(Fault("*", r"/(profile/.*/(displayname|avatar_url)|media/.*upload)", Line.forward))
        waiting = line.add_fault(Fault("GET", r"/sync.*timeout=30000", Line.forward))
        await program.start()
        await eventually(lambda: waiting.hits, "the bot waits for events")
        line.clear_faults()
        return changes.hits

    await eventually(lambda: any("has a picture now" in line for line in program.lines()), "the bot has a picture")
    first = await profile()
    check("a new bot gives itself a name and a picture", first[0] == "Kafenio" and first[1].startswith("mxc://"), first)
    check("a restart changes neither", (changes := await restarted()) == 0, changes)
    program.environment["KAFENIO_MATRIX_NAME"] = "Tavli"
    changes, now = await restarted(), await profile()
    check("the name can be set, and the picture stays", now == ("Tavli", first[1]) and changes == 1, (changes, now))
    del program.environment["KAFENIO_MATRIX_NAME"]
    changes, now = await restarted(), await profile()
    check("a name that was chosen is kept", now == ("Tavli", first[1]) and changes == 0, (changes, now))


async def first_start_while_away(path, server, work):
    """Starts a new bot while its homeserver is away: it waits, stores nothing, and stops when it is asked to."""
    line = Line(server)
    await line.start()
    program = Program(path, line.url, work, "third")
    line.add_fault(Fault("*", "", cut))
    try:
        await program.start()
        waits = lambda: [line for line in program.lines() if "trying again until it answers" in line]
        await line.requests(3)
        stored = [path.name for path in program.data.glob("matrix*")]
        check("a bot that waits for its homeserver at the first start says so once, and stores nothing",
              len(waits()) == 1 and stored == [], (program.lines(), stored))
        begun = time.monotonic()
        code = await program.stop()
        check("it stops when it is asked to", code == 0 and (taken := time.monotonic() - begun) < 60, (code, taken))
        await program.start()
        await line.requests(1)
        line.clear_faults()
        await eventually(lambda: any("Matrix: logged in" in line for line in program.lines()), "it logs in")
        await eventually(lambda: any("its keys can be recovered" in line for line in program.lines()), "it is set up")
        check("it logs in when the homeserver is there", not program.errors(), program.errors())
        check("nothing was set aside", not (program.data / "matrix-lost-1").exists())
        await named(line, program, server)
    finally:
        if program.process.returncode is None:
            await program.kill()
        await line.stop()


async def token_login(homeserver, path, server, work, alice):
    """Starts a bot with a token: it is trusted, and `kafenio check` calls it unsigned after its keys are lost."""
    program = Program(path, server, work, "other")
    del program.environment["KAFENIO_MATRIX_PASSWORD"]

    async def given_a_new_token():
        token, device = await log_in(server, "other")
        program.environment |= {"KAFENIO_MATRIX_TOKEN": token, "KAFENIO_MATRIX_DEVICE": device}
        await program.start()
        await eventually(lambda: homeserver.ask(
            "SELECT 1 FROM e2e_one_time_keys_json WHERE user_id = ? AND device_id = ?", OTHER, device), "it offers keys")

    try:
        await given_a_new_token()
        room = await open_room(alice, bot=OTHER)
        await greeted(alice, room, OTHER)
        code, said = await program.check()
        good = all(words in said for words in ("device is signed by its owner", "its key is known", "are backed up"))
        check("a bot with a token starts, and `kafenio check` finds it signed, recoverable and backed up", code == 0 and good, said)

        await program.kill()
        key = (program.data / "matrix-recovery-key").read_text().strip()
        shutil.rmtree(program.data)
        await given_a_new_token()
        await eventually(lambda: any("ERROR" in line and "RECOVERY_KEY" in line for line in program.lines()), "the log names the remedy")
        code, said = await program.check()
        check("a bot without store and recovery key is called unsigned, with the remedy",
              code == 1 and "not signed by its owner" in said and "KAFENIO_MATRIX_RECOVERY_KEY" in said, said)

        await program.kill()
        program.environment["KAFENIO_MATRIX_RECOVERY_KEY"] = key
        await program.start()
        await eventually(lambda: "signed by its owner, and its keys" in program.lines()[-1] or any(
            "keys of the account are recovered" in line for line in program.lines()), "the keys are recovered")
        code, said = await program.check()
        check("the recovery key alone repairs that", code == 0, said)

        await program.kill()
        program.environment["KAFENIO_MATRIX_TOKEN"] = "syt_wrong_token"
        await program.start()
        code = await program.process.wait()
        said = "\n".join(program.lines()[-3:])
        check("a token that is refused ends the program with a sentence, without the token",
              code == 1 and "access token" in said and "syt_wrong" not in said, said)
    finally:
        if program.process.returncode is None:
            await program.kill()
