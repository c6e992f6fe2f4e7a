"""What a page can show before its Python runs: who is there, which games there are, and first tables, dealt already.

`megawatt site` lays a few tables of every game's usual set-up. A visitor who wants one while Python is still on its way gets it at
once: the page stores it as its own (web/src/local/prepared.ts), and Python finds it there. Booklets and lessons are written out,
too, since reading them takes Python in a page seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from random import Random
from typing import Any

from megawatt.kernel.compilation.code_cache import cache_root
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.words import LANGUAGES
from megawatt.local.journal import text
from megawatt.local.server import LocalServer
from megawatt.local.store import Kept
from megawatt.server.booklets.teaching import teaching_of
from megawatt.server.tables.messages import GameInfo
from megawatt.server.tables.offered_games import game_info
from megawatt.version import __version__

DEALS = 4
"""Tables a game; each is given to a browser once."""
FOLDER, TEACHING = "first", "teaching"
MOST_TURNS = 10_000


class _Memory:
    """A store for one table."""

    def __init__(self) -> None:
        self.kept: dict[str, Kept] = {}
        self.texts: dict[str, str] = {}

    async def rows(self) -> list[str]:
        return [kept.row for kept in self.kept.values()]

    async def read(self, table: str) -> Kept | None:
        return self.kept.get(table)

    async def create(self, table: str, row: str, steps: list[str]) -> None:
        self.kept[table] = Kept(row, "{}", list(steps))

    async def append(self, table: str, seq: int, row: str, plans: str, step: str) -> bool:
        self.kept[table] = Kept(row, plans, [*self.kept[table].steps, step])
        return True

    async def change(self, table: str, row: str, plans: str) -> None:
        self.kept[table] = Kept(row, plans, self.kept[table].steps)

    async def remove(self, table: str) -> None:
        del self.kept[table]

    async def get(self, name: str) -> str | None:
        return self.texts.get(name)

    async def put(self, name: str, text: str) -> None:
        self.texts[name] = text


def prepared_files(packed: bytes) -> dict[str, bytes]:
    """The files by their names, the same ones for the same program; `packed` is its archive."""
    kept = cache_root() / f"site-{__version__}-{sha256(packed).hexdigest()[:16]}.json"
    if not kept.is_file():
        with ThreadPoolExecutor(1) as pool:  # the caller may have a loop of its own
            found = pool.submit(lambda: asyncio.run(_prepare())).result()
        kept.parent.mkdir(parents=True, exist_ok=True)
        for earlier in kept.parent.glob("site-*.json"):
            earlier.unlink(missing_ok=True)
        written = kept.with_suffix(f".{os.getpid()}")
        written.write_text(json.dumps(found), encoding="utf-8")
        written.replace(kept)  # at once: another process may be reading it
    return {name: content.encode() for name, content in json.loads(kept.read_text(encoding="utf-8")).items()}


async def _prepare() -> dict[str, str]:
    server = await LocalServer.start(_Memory(), think=_never)
    found = {
        f"{FOLDER}/{name}.json": (await server.request("GET", address, b"", "en")).body.decode()
        for name, address in (("server", "/api/server"), ("me", "/api/me"), ("tables", "/api/tables"))
    }
    for game in games():
        for language in LANGUAGES:
            found[f"{TEACHING}/{game.name}/{language}.json"] = teaching_of(game, language).decode()
        for number in range(DEALS):
            found[f"{FOLDER}/{game.name}-{number}.json"] = json.dumps(await _laid(game, number), separators=(",", ":"))
    return found


async def _laid(game: Game, number: int) -> dict[str, Any]:
    """A table on which the person is to decide, as the page keeps it, and as it is told of it.

    Its `wish` names levels only: every table of a game has other characters at its seats.
    """
    store = _Memory()
    server = await LocalServer.start(store, pace=0.0, think=_never)
    info = game_info(game)
    wish = _wish(game, [info.usual_bot] * (info.usual_seats - 1))
    cast = _wish(game, _cast(info, number))
    made = json.loads((await server.request("POST", "/api/tables", json.dumps(cast).encode(), "en")).body)
    table: str = made["id"]
    live = await server.tables.open(table)
    for _ in range(MOST_TURNS):
        if live.table.to_decide in live.table.seats_of("me"):
            break
        await asyncio.sleep(0.001)
    told: list[str] = []
    line = server.connect(told.append)
    await server.receive(line, text({"type": "watch", "id": 1, "table": table}))
    shown = next(message for message in map(json.loads, told) if message["type"] == "table")
    kept = store.kept[table]
    return {"wish": wish, "id": table, "row": kept.row, "steps": kept.steps, "table": shown}


def _wish(game: Game, bots: list[str]) -> dict[str, Any]:
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    return {"game": game.name, "seats": seats, "options": {}, "public": False}


def _cast(info: GameInfo, number: int) -> list[str]:
    """The bots of a table, each of them somebody else as long as there are enough characters."""
    free = list(info.characters) if info.usual_bot in info.levels else []
    Random(number).shuffle(free)
    return [f"{info.usual_bot}:{free.pop()}" if free else info.usual_bot for _ in range(info.usual_seats - 1)]


async def _never(wish: str) -> str:
    """The usual bots decide at once."""
    raise RuntimeError("nobody thinks while tables are prepared")
