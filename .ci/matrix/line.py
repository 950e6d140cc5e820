"""A proxy between the bot and its homeserver that can inject faults."""

import asyncio
import random
import re
from contextlib import suppress

import aiohttp
from aiohttp import web

# Headers that belong to one connection and are not forwarded.
CONNECTION_HEADERS = {"host", "connection", "content-length", "transfer-encoding", "content-encoding"}


async def serve(application):
    """Serves an application on a free port of loopback; returns its runner and its URL."""
    runner = web.AppRunner(application, handler_cancellation=True, access_log=None, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    return runner, f"http://127.0.0.1:{site._server.sockets[0].getsockname()[1]}"


class Line:
    """A proxy on loopback. The first fault that applies to a request handles it."""

    def __init__(self, server):
        self.server, self.faults, self.count = server, [], 0
        self.runner, self.http, self.url, self.news = None, None, None, asyncio.Condition()

    async def start(self):
        self.http = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0), auto_decompress=False)
        application = web.Application(client_max_size=64 << 20)
        application.router.add_route("*", "/{path:.*}", self.handle)
        self.runner, self.url = await serve(application)

    async def stop(self):
        if self.runner:
            await self.runner.cleanup()
        if self.http:
            await self.http.close()

    async def requests(self, more):
        """Waits for `more` further requests."""
        async with self.news:
            wanted = self.count + more
            await self.news.wait_for(lambda: self.count >= wanted)

    async def handle(self, request):
        async with self.news:
            self.count += 1
            self.news.notify_all()
        for fault in self.faults:
            if fault.applies_to(request):
                return await fault.action(self, request)
        return await self.forward(request)

    async def forward(self, request):
        headers = {name: value for name, value in request.headers.items() if name.lower() not in CONNECTION_HEADERS}
        data = await request.read()
        try:
            async with self.http.request(
                    request.method, f"{self.server}{request.raw_path}", headers=headers, data=data,
                    skip_auto_headers=("Content-Type", "User-Agent"), timeout=aiohttp.ClientTimeout(total=300)) as answer:
                kept = {name: value for name, value in answer.headers.items() if name.lower() not in CONNECTION_HEADERS}
                return web.Response(status=answer.status, body=await answer.read(), headers=kept)
        except aiohttp.ClientError:
            return await cut(self, request)

    def add_fault(self, fault):
        self.faults.append(fault)
        return fault

    def clear_faults(self):
        self.faults.clear()


class Fault:
    """A fault of requests with this method and path: of the first `times` requests, and of one in `of` at random."""

    def __init__(self, method, path, action, times=None, of=1, seed=1):
        self.method, self.path, self.action = method, re.compile(path), action
        self.times, self.of, self.hits, self.chance = times, of, 0, random.Random(seed)

    def applies_to(self, request):
        if self.method not in ("*", request.method) or not self.path.search(request.raw_path):
            return False
        if self.hits == self.times or self.chance.randrange(self.of):
            return False
        self.hits += 1
        return True


async def cut(line, request):
    """Closes the connection without an answer."""
    with suppress(AttributeError):
        request.transport.abort()
    return web.Response(status=500)


async def lose_answer(line, request):
    """Forwards the request to the homeserver, and closes the connection without the answer."""
    await line.forward(request)
    return await cut(line, request)


def refuse(status, errcode, **more):
    async def action(line, request):
        return web.json_response({"errcode": errcode, "error": "injected by a test"} | more, status=status)
    return action


def hold(seconds):
    async def action(line, request):
        await asyncio.sleep(seconds)
        return await line.forward(request)
    return action
