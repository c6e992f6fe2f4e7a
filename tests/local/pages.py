"""A page at a local server: requests, messages, and what it was told."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from megawatt.local.server import LocalServer

from .memory_store import MemoryStore


class Page:
    """One page; `tell` collects what its line brings."""

    def __init__(self, server: LocalServer) -> None:
        self.server = server
        self.told: list[dict[str, Any]] = []
        self.line = server.connect(lambda text: self.told.append(json.loads(text)))
        self._number = 0

    @classmethod
    async def open(cls, store: MemoryStore) -> Page:
        return cls(await LocalServer.start(store, pace=0.0))

    async def request(self, method: str, address: str, body: Any = None) -> Any:
        sent = body.encode() if isinstance(body, str) else b"" if body is None else json.dumps(body).encode()
        answer = await self.server.request(method, address, sent, "en")
        found = json.loads(answer.body) if answer.kind == "application/json" else answer.body.decode()
        return found if answer.status == 200 else {"status": answer.status, **found}

    async def ask(self, kind: str, **facts: Any) -> dict[str, Any]:
        self._number += 1
        await self.server.receive(self.line, json.dumps({"type": kind, "id": self._number, **facts}))
        return next(each for each in reversed(self.told) if each.get("id") == self._number)

    async def create(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        return str((await self.request("POST", "/api/tables", {"game": game, "seats": seats, **more}))["id"])

    def table(self) -> dict[str, Any]:
        """The table as the messages have drawn it."""
        shown: dict[str, Any] = {}
        for message in self.told:
            if message["type"] == "table":
                shown = dict(message)
            elif message["type"] == "update":
                view = {**shown["view"], **message.get("view", {})}
                shown.update({name: value for name, value in message.items() if name not in ("view", "entries")}, view=view)
        return shown

    async def my_turn(self) -> dict[str, Any]:
        """Wait until a seat of mine decides, or the game is over."""
        for _ in range(20_000):
            shown = self.table()
            if shown["over"] or shown["moves"] is not None:
                return shown
            await asyncio.sleep(0)
        raise AssertionError(f"nobody plays at ply {self.table()['ply']}")

    async def play(self, move: str | None = None) -> dict[str, Any]:
        """Play this move, or the first one offered."""
        shown = await self.my_turn()
        moves = shown["moves"]
        text = move or (
            moves["list"][0]["text"] if moves["list"] else f"{moves['ranges'][0]['verb']} {moves['ranges'][0]['lowest']}"
        )
        return await self.ask("move", key=secrets.token_hex(8), seat=shown["shown"], ply=shown["ply"], move=text)
