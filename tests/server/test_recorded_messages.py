"""What the pages of a table are sent over a whole game of each kind is what was recorded, message by message.

The files in `messages/` hold the moves of a game, and every message about the table to both seats and to a spectator. After a
change of messages or views that is meant, `make golden` writes them anew. The moves come from the file, so that a message that
changes is seen where it changes, and not as another game.
"""

from __future__ import annotations

import json
import lzma
import os
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from megawatt.server.settings import Settings

from .conftest import QUICK, FakeTime, Served, free_port, serving, sqlite_address
from .pages import Page, whose_turn

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parent / "messages"
WRITES = bool(os.environ.get("MEGAWATT_WRITE_GOLDEN"))
GAMES = {"power-grid": {"introductory": True}, "future-energy": {}, "barrage": {"start": "introductory"}}
SEED = 20_261_119
SECONDS_PER_MOVE = 40
ABOUT_THE_TABLE = ("table", "update")


def recorded(game: str) -> list[dict[str, Any]]:
    """The first line holds the moves, every other one a message and whom it was sent to."""
    return [json.loads(line) for line in lzma.decompress((FOLDER / f"{game}.jsonl.xz").read_bytes()).splitlines()]


def write(game: str, lines: list[dict[str, Any]]) -> None:
    FOLDER.mkdir(exist_ok=True)
    text = "".join(json.dumps(line, ensure_ascii=False, sort_keys=True) + "\n" for line in lines)
    (FOLDER / f"{game}.jsonl.xz").write_bytes(lzma.compress(text.encode(), preset=9))


async def people_at(served: Served, stack: AsyncExitStack, game: str) -> tuple[str, dict[str, Page]]:
    """A table with a person on both seats, and a spectator; the games and words of the page have nothing to do with it."""
    people = {who: await stack.enter_async_context(served.page()) for who in ("seat 0", "seat 1", "spectator")}
    for who, page in people.items():
        await page.put("/api/me", {"name": who.title()})
    table = await people["seat 0"].create(game, "me open", seed=SEED, options=GAMES[game], clock={"per_turn": 86_400})
    await people["seat 1"].post(f"/api/tables/{table}/join", {})
    for page in people.values():
        await page.watch(table)
    return table, people


async def play(clock: FakeTime, people: dict[str, Page], choose: Callable[[Page], str]) -> list[str]:
    """Play to the end; every message has arrived when the next move is chosen."""
    seats, moves = (people["seat 0"], people["seat 1"]), []
    while not any(page.table["over"] for page in seats):
        mover = await whose_turn(*seats)
        moves.append(choose(mover))
        await mover.play(moves[-1])
        for page in people.values():
            await page.until(lambda page: page.table["ply"] == len(moves))
        clock.pass_by(seconds=SECONDS_PER_MOVE)
    return moves


def chooser(game: str) -> Callable[[Page], str]:
    """The recorded moves, one after the other; when a game is recorded, random ones."""
    if WRITES:
        luck = random.Random(game)
        return lambda page: luck.choice(page.moves())
    moves = iter(recorded(game)[0]["moves"])
    return lambda page: str(next(moves))


async def asked_questions(people: dict[str, Page], plies: int) -> list[dict[str, Any]]:
    """The answers to what each page may ask at the end: an earlier position, and the whole log."""
    asked = []
    for who, page in people.items():
        for kind, message in (("look", {"ply": plies // 2}), ("log", {"first": 1, "last": plies})):
            asked.append({"to": who, "message": await page.ask(kind, **message)})
    return asked


def comparable(table: str, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same without what is drawn for every table, and without the numbers of requests."""
    kept: list[dict[str, Any]] = json.loads(json.dumps(lines).replace(table, "TABLE"))
    for message in (line["message"] for line in kept):
        if message["type"] == "done":
            del message["id"]
        if "summary" in message:
            message["summary"]["deal"].update(dict.fromkeys(("commitment", "nonce")))
    return kept


def difference(sent: Any, known: Any, place: str = "") -> str:
    """Where two messages differ first."""
    if isinstance(sent, dict) and isinstance(known, dict):
        if sent.keys() != known.keys():
            return f"{place}: {sorted(sent.keys() ^ known.keys())} only in one of them"
        return next(difference(sent[key], known[key], f"{place}.{key}") for key in sent if sent[key] != known[key])
    if isinstance(sent, list) and isinstance(known, list) and len(sent) == len(known):
        changed = next(i for i, part in enumerate(sent) if part != known[i])
        return difference(sent[changed], known[changed], f"{place}[{changed}]")
    return f"{place} is {json.dumps(sent)[:200]}, recorded is {json.dumps(known)[:200]}"


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_sends_the_recorded_messages(tmp_path: Path, game: str) -> None:
    clock = FakeTime()
    settings = Settings(database=sqlite_address(tmp_path), port=free_port(), **QUICK)
    async with serving(settings, clock) as served, AsyncExitStack() as stack:
        table, people = await people_at(served, stack, game)
        moves = await play(clock, people, chooser(game))
        heard = [
            {"to": who, "message": message}
            for who, page in people.items()
            for message in page.heard
            if message["type"] in ABOUT_THE_TABLE
        ]
        lines = [{"moves": moves}, *comparable(table, heard + await asked_questions(people, len(moves)))]
    if WRITES:
        write(game, lines)
    before = recorded(game)
    for number, (line, known) in enumerate(zip(lines, before, strict=False)):
        assert line == known, f"message {number} of {len(before)}: {difference(line, known)}"
    assert len(lines) == len(before)
