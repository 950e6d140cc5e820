"""The line between the bot and its homeserver, on which things go wrong when a test says so."""

import asyncio
import random
import re
from contextlib import suppress

import aiohttp
from aiohttp import web

# What belongs to one connection and not to what goes through it.
OF_THE_CONNECTION = {"host", "connection", "content-length", "transfer-encoding", "content-encoding"}


class Line:
    """A proxy on loopback. A fault is asked about every request that it fits, until it has struck so many times."""

    def __init__(self, server):
        self.server, self.faults, self.count = server, [], 0
        self.runner, self.http, self.url, self.news = None, None, None, asyncio.Condition()

    async def start(self):
        self.http = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0), auto_decompress=False)
        application = web.Application(client_max_size=64 << 20)
        application.router.add_route("*", "/{path:.*}", self.handle)
        self.runner = web.AppRunner(application, handler_cancellation=True, access_log=None, shutdown_timeout=1)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{site._server.sockets[0].getsockname()[1]}"

    async def stop(self):
        if self.runner:
            await self.runner.cleanup()
        if self.http:
            await self.http.close()

    async def requests(self, more):
        """Waits for so many more requests."""
        async with self.news:
            wanted = self.count + more
            await self.news.wait_for(lambda: self.count >= wanted)

    async def handle(self, request):
        async with self.news:
            self.count += 1
            self.news.notify_all()
        for fault in self.faults:
            if fault.strikes(request):
                return await fault.deed(self, request)
        return await self.forward(request)

    async def forward(self, request):
        headers = {name: value for name, value in request.headers.items() if name.lower() not in OF_THE_CONNECTION}
        data = await request.read()
        try:
            async with self.http.request(
                    request.method, f"{self.server}{request.raw_path}", headers=headers, data=data,
                    skip_auto_headers=("Content-Type", "User-Agent"), timeout=aiohttp.ClientTimeout(total=300)) as answer:
                kept = {name: value for name, value in answer.headers.items() if name.lower() not in OF_THE_CONNECTION}
                return web.Response(status=answer.status, body=await answer.read(), headers=kept)
        except aiohttp.ClientError:
            return await cut(self, request)

    def break_down(self, fault):
        self.faults.append(fault)
        return fault

    def mend(self):
        self.faults.clear()


class Fault:
    """Something that befalls requests of a method whose path fits: the first `times` of them, or one of `of`."""

    def __init__(self, method, path, deed, times=None, of=1, seed=1):
        self.method, self.path, self.deed = method, re.compile(path), deed
        self.times, self.of, self.struck, self.chance = times, of, 0, random.Random(seed)

    def strikes(self, request):
        if self.method not in ("*", request.method) or not self.path.search(request.raw_path):
            return False
        if self.struck == self.times or self.chance.randrange(self.of):
            return False
        self.struck += 1
        return True


async def cut(line, request):
    """The connection ends before there is an answer."""
    with suppress(AttributeError):
        request.transport.abort()
    return web.Response(status=500)


async def lose_answer(line, request):
    """The homeserver does what it is asked to, but nobody learns of it."""
    await line.forward(request)
    return await cut(line, request)


def refuse(status, errcode, **more):
    async def deed(line, request):
        return web.json_response({"errcode": errcode, "error": "so a test wants it"} | more, status=status)
    return deed


def hold(seconds):
    async def deed(line, request):
        await asyncio.sleep(seconds)
        return await line.forward(request)
    return deed
