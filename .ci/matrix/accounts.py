"""Tests the login with an access token, `kafenio check`, and states in which others could not read the bot."""

import shutil

import aiohttp

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
