"""Runs one of the tests in which somebody on the double of Discord plays somebody on a real Synapse.

    two_platforms.py SERVER WORK TEST
"""

import asyncio
import os
import sys
from pathlib import Path

from people import Homeserver

SERVER, WORK, TEST = sys.argv[1], Path(sys.argv[2]), f"discord::two_platforms::{sys.argv[3]}"


async def main():
    homeserver = Homeserver(WORK, SERVER)
    try:
        await homeserver.start()
        for name in ("bot", "carol"):
            await homeserver.register(name)
        test = await asyncio.create_subprocess_exec(
            "cargo", "test", "--locked", "--test", "all", "--", "--include-ignored", "--exact", "--nocapture", TEST,
            env=os.environ | {"KAFENIO_TEST_SYNAPSE": SERVER})
        return await test.wait()
    finally:
        await homeserver.stop()


sys.exit(asyncio.run(main()))
