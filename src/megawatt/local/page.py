"""The entry of the page's worker (web/src/local/worker.ts): what JavaScript calls, in plain texts and bytes.

`store` is a JavaScript object with the methods of `Store`, which return promises of texts.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from megawatt.local import structs

structs.install()  # before anything that imports msgspec

from megawatt.local.server import LocalServer  # noqa: E402
from megawatt.local.store import Kept  # noqa: E402
from megawatt.local.thinking import Think  # noqa: E402
from megawatt.server.live.connection import Connection  # noqa: E402


class PageStore:
    """The page's store, through JavaScript."""

    def __init__(self, store: Any) -> None:
        self._store = store

    async def rows(self) -> list[str]:
        """The rows of all tables."""
        rows: list[str] = json.loads(await self._store.rows())
        return rows

    async def read(self, table: str) -> Kept | None:
        """A table, whole."""
        found = json.loads(await self._store.read(table))
        return None if found is None else Kept(found["row"], found["plans"], found["steps"])

    async def create(self, table: str, row: str, steps: list[str]) -> None:
        """Keep a new table."""
        await self._store.create(table, row, json.dumps(steps))

    async def append(self, table: str, seq: int, row: str, plans: str, step: str) -> bool:
        """Keep the next step; False if there is one of this number already."""
        return bool(await self._store.append(table, seq, row, plans, step))

    async def change(self, table: str, row: str, plans: str) -> None:
        """Keep what has changed of a table beside its journal."""
        await self._store.change(table, row, plans)

    async def remove(self, table: str) -> None:
        """Forget a table."""
        await self._store.remove(table)

    async def get(self, name: str) -> str | None:
        """A text that is kept under a name."""
        found: str | None = json.loads(await self._store.get(name))
        return found

    async def put(self, name: str, text: str) -> None:
        """Keep a text under a name."""
        await self._store.put(name, text)


class PageServer:
    """A local server as JavaScript calls it; connections of a page have numbers."""

    def __init__(self, server: LocalServer, send: Callable[[int, str], None]) -> None:
        self._server, self._send = server, send
        self._lines: dict[int, Connection] = {}

    async def request(self, method: str, address: str, body: str, language: str) -> str:
        """The answer to a request as JSON."""
        answer = await self._server.request(method, address, body.encode(errors="replace"), language)
        told = {"status": answer.status, "kind": answer.kind, "headers": answer.headers, "body": answer.body.decode()}
        return json.dumps(told)

    def open_line(self, number: int) -> None:
        """The page opens a line."""
        self._lines[number] = self._server.connect(lambda text: self._send(number, text))

    def close_line(self, number: int) -> None:
        """The page has closed a line."""
        line = self._lines.pop(number, None)
        if line is not None:
            self._server.disconnect(line)

    async def receive(self, number: int, text: str) -> None:
        """A message of the page."""
        if number in self._lines:
            await self._server.receive(self._lines[number], text)

    async def catch_up(self, table: str, seq: int) -> None:
        """Another tab has appended steps up to this one (0: changed something beside the journal)."""
        await self._server.catch_up(table, seq)


async def start(store: Any, send: Callable[[int, str], None], think: Think) -> PageServer:
    """The server of this page; `send` takes a connection's number and its messages, `think` searches."""
    return PageServer(await LocalServer.start(PageStore(store), think=think), send)
