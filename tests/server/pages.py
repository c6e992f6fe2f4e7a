"""A person's page for tests: HTTP with a cookie, one WebSocket, and the table as the page has put it together from messages."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable
from typing import Any

import httpx
import websockets

from megawatt.server.accounts.identity import cookie_name
from megawatt.server.settings import Settings

PATIENCE = 120.0
"""How long a test waits for what must happen; long, because a busy machine needs it. Nothing is measured by it."""
KEPT = 2.0
"""How long an idle connection is reused; servers close it after five seconds."""


def plain_http(**options: Any) -> httpx.AsyncClient:
    """Speaks HTTP with servers of tests. Nothing is encrypted there: certificates would take longer to read than all answers."""
    usual = {"timeout": PATIENCE, "verify": False, "limits": httpx.Limits(keepalive_expiry=KEPT)}
    return httpx.AsyncClient(**{**usual, **options})


class Refused(Exception):
    """The server said no."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(str(answer))
        self.answer = answer
        self.reason = answer.get("reason") or f"refused-{answer.get('refused')}"
        self.arguments = answer["arguments"]


class Page:
    """One browser page; `async with Page(address) as page`."""

    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        """A new person's page, or another page of the person whose cookies these are, at this or another server of theirs."""
        self.address = address
        known = dict(cookies) if cookies else {}
        for value in list(known.values()):
            known[cookie_name(Settings(port=httpx.URL(address).port or 80))] = value
        self.http = plain_http(base_url=address, headers={"origin": address}, cookies=known)
        self.socket: Any = None
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.news: list[dict[str, Any]] = []
        self.chat: dict[str, Any] = {}
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._number = 0
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Page:
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()
        await self.http.aclose()

    # HTTP

    async def get(self, path: str) -> Any:
        return self._checked(await self.http.get(path))

    async def post(self, path: str, body: Any = None) -> Any:
        return self._checked(await self.http.post(path, json=body) if body is not None else await self.http.post(path))

    async def put(self, path: str, body: Any) -> Any:
        return self._checked(await self.http.put(path, json=body))

    async def http_delete(self, path: str) -> Any:
        return self._checked(await self.http.delete(path))

    def _checked(self, answer: httpx.Response) -> Any:
        if answer.status_code >= 400:
            raise Refused(answer.json())
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def create(self, game: str = "overload", seats: str = "me bot", **wish: Any) -> str:
        """Lay a table; seats like `me bot:random open here:Ann`."""
        made = await self.post("/api/tables", {"game": game, "seats": [seat_wish(seat) for seat in seats.split()], **wish})
        return str(made["id"])

    # The socket

    async def connect(self, **options: Any) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie, **options.pop("headers", {})}
        self.socket = await websockets.connect(
            self.address.replace("http", "ws") + "/ws",
            origin=options.pop("origin", self.address),
            additional_headers=headers,
            compression=None,
            max_size=None,
            **{"open_timeout": PATIENCE, "ping_interval": None, **options},
        )
        self._reader = asyncio.create_task(self._read())

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            assert self._reader is not None
            await asyncio.wait([self._reader])
            self.socket = None

    def _fail(self, why: str) -> None:
        """Fail every request that still waits for an answer."""
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(OSError(why))
                waiting.exception()

    async def ask(self, kind: str, **message: Any) -> dict[str, Any]:
        """Send a message; its answer, or Refused."""
        if self.socket is None:
            await self.connect()
        self._number += 1
        number = self._number
        self._answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"type": kind, "id": number, **message}))
        answer = await asyncio.wait_for(self._answers[number], PATIENCE)
        if answer["type"] == "refused":
            raise Refused(answer)
        return answer

    async def watch(self, table: str, **more: Any) -> dict[str, Any]:
        """Follow a table; waits for everything about it."""
        self.table = {}
        answer = await self.ask("watch", table=table, **more)
        if not answer.get("resumed"):
            await self.until(lambda page: "seq" in page.table)
        return answer

    async def say(self, text: str | None, room: str = "table", **more: Any) -> None:
        """Say something; the page may hear it a moment later."""
        await self.ask("say", **{"key": secrets.token_hex(8), "room": room, "text": text, **more})

    def said(self, room: str = "table") -> list[str]:
        """What the page shows of a room: texts, and reactions in brackets."""
        lines = self.chat.get("rooms", {}).get(room, [])
        return ["removed" if line["removed"] else line["text"] or f"[{line['reaction']}]" for line in lines]

    async def hears(self, *lines: str, room: str = "table") -> None:
        """Wait until the page shows these lines of a room and no others."""
        await self.until(lambda page: page.said(room) == list(lines))

    async def play(self, move: str, *, seat: int | None = None, ply: int | None = None, key: str | None = None) -> dict[str, Any]:
        shown = self.table["shown"] if seat is None else seat
        at = self.table["ply"] if ply is None else ply
        return await self.ask("move", key=key or secrets.token_hex(8), seat=shown, ply=at, move=move)

    async def until(self, holds: Any, patience: float = PATIENCE) -> None:
        """Wait until something is true of this page."""
        async with asyncio.timeout(patience):
            while not holds(self):
                if self._reader is not None and self._reader.done():
                    raise OSError("the connection is gone")
                self._changed.clear()
                await self._changed.wait()

    def moves(self) -> list[str]:
        """Every legal move in text, ranges as their lowest and highest numbers."""
        offered = self.table["moves"]
        if offered is None:
            return []
        ends = {f"{run['verb']} {run[end]}" for run in offered["ranges"] for end in ("lowest", "highest")}
        return [move["text"] for move in offered["list"]] + sorted(ends)

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._hear(json.loads(text))
                self._changed.set()
        except websockets.ConnectionClosed:
            pass
        finally:
            self._fail("the connection is gone")
            asyncio.get_running_loop().call_soon(self._changed.set)

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        kind = message["type"]
        if kind in ("done", "refused"):
            waiting = self._answers.get(message["id"])
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        elif kind == "table":
            self.table = message
        elif kind == "update" and self.table:
            assert message["seq"] == self.table["seq"] + 1, f"a gap: {self.table['seq']} is followed by {message['seq']}"
            view = {**self.table["view"], **message.get("view", {})}
            log = {**self.table["log"], "entries": self.table["log"]["entries"] + message["entries"]}
            self.table = {**self.table, **message, "type": "table", "view": view, "log": log}
        elif kind == "chat":
            self.chat = {**message, "rooms": {room["room"]: room["lines"] for room in message["rooms"]}}
        elif kind == "said" and self.chat:
            self.chat["rooms"][message["room"]].append(message["line"])
        elif kind == "presence":
            self.presence = message
        elif kind == "news":
            self.news.append(message)


def seat_wish(text: str) -> dict[str, str]:
    """`me`, `open`, `bot`, `bot:random`, `here:Ann` as the protocol says them."""
    kind, _, name = text.partition(":")
    if kind == "bot":
        return {"kind": "bot", "bot": name or "house"}
    return {"kind": "here", "name": name} if kind == "here" else {"kind": kind}


async def refusal(asking: Awaitable[Any]) -> str:
    """The reason why something was refused; fails when it was not."""
    try:
        answer = await asking
    except Refused as refused:
        return str(refused.reason)
    raise AssertionError(f"this should have been refused: {answer}")


async def play_to_the_end(page: Page) -> None:
    """Always the first legal move."""
    while True:
        await page.until(lambda page: page.table["over"] or page.table["moves"])
        if page.table["over"]:
            return
        await play_first(page)


async def whose_turn(*people: Page) -> Page:
    """Who of these is to decide, as soon as all their pages have seen the latest move."""
    latest = max(person.table["ply"] for person in people)
    for person in people:
        await person.until(lambda page: page.table["ply"] >= latest)
    return next(person for person in people if person.table["to_decide"] == person.table["shown"])


async def play_first(page: Page) -> None:
    """The first legal move; waits until the page has seen it."""
    await page.until(lambda page: page.table["moves"])
    ply = page.table["ply"]
    await page.play(page.moves()[0])
    await page.until(lambda page: page.table["ply"] > ply)
