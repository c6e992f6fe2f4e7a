"""The HTTP addresses of the club: people's pages, leaderboards, the archive, openings."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from megawatt.kernel.files import dumps
from megawatt.kernel.match import Match
from megawatt.server.door.asking import REFUSALS, TableName, as_json, spend, worker_of
from megawatt.server.door.bodies import told
from megawatt.server.files.packing import Packing
from megawatt.server.refusals import Refusal
from megawatt.server.storage.archive import Archive, Search
from megawatt.server.storage.damage import Damaged
from megawatt.server.wire.club import ArchiveShown, Friends, Leaders, Openings, Played, Profile, RatingsMoved
from megawatt.server.worker import Worker

MOST_TAKEN = 300
"""So many of my latest games come in one file."""
TRIES, PAUSE = 60, 0.5
router = APIRouter(responses=REFUSALS)
GameName = Annotated[str, Query(max_length=40)]
MapName = Annotated[str | None, Query(max_length=60)]
Seats = Annotated[int, Query(ge=1, le=12)]


@router.get("/api/people/{name}", **told(Profile))
async def profile(request: Request, name: Annotated[str, Path(max_length=100)]) -> Response:
    """Somebody's page."""
    worker, reader = worker_of(request), spend(request, "club")
    found = await worker.club.profile(name, reader)
    found.online, found.friend = await worker.friends.about(await worker.club.person_named(name), reader)
    return as_json(found)


@router.get("/api/friends", **told(Friends))
async def friends(request: Request) -> Response:
    """My friends, and who of them is online."""
    spend(request, "club")
    return as_json(await worker_of(request).friends.shown(request.scope["who"]))


@router.put("/api/friends/{name}", **told(Friends))
async def add_friend(request: Request, name: Annotated[str, Path(max_length=100)]) -> Response:
    """Put somebody on my list."""
    spend(request, "mute")
    await worker_of(request).friends.add(request.scope["who"], name)
    return as_json(await worker_of(request).friends.shown(request.scope["who"]))


@router.delete("/api/friends/{name}", **told(Friends))
async def remove_friend(request: Request, name: Annotated[str, Path(max_length=100)]) -> Response:
    """Take somebody off my list."""
    spend(request, "mute")
    await worker_of(request).friends.remove(request.scope["who"], name)
    return as_json(await worker_of(request).friends.shown(request.scope["who"]))


@router.get("/api/played", **told(Played))
async def played(request: Request) -> Response:
    """Which games leaderboards and openings have something to show of."""
    spend(request, "club")
    return as_json(await worker_of(request).club.played())


@router.get("/api/tables/{table}/ratings", **told(RatingsMoved))
async def ratings_moved(request: Request, table: TableName) -> Response:
    """What a rated game did to the ratings of those who played."""
    spend(request, "club")
    return as_json(await worker_of(request).club.ratings_moved(table))


@router.get("/api/leaders", **told(Leaders))
async def leaders(request: Request, game: GameName, seats: Seats) -> Response:
    """The best people and bots of a game with so many seats."""
    person = spend(request, "club")
    return as_json(await worker_of(request).club.leaders(game, seats, person))


@router.get("/api/openings", **told(Openings))
async def openings(request: Request, game: GameName, map: MapName = None, seats: Seats | None = None) -> Response:
    """What seats began with, and how often they won."""
    person = spend(request, "club")
    return as_json(await worker_of(request).club.openings(game, map, seats, person))


@router.get("/api/archive", **told(ArchiveShown))
async def archive(
    request: Request,
    mine: bool = False,
    game: Annotated[str | None, Query(max_length=40)] = None,
    map: MapName = None,
    opponent: Annotated[str | None, Query(max_length=100)] = None,
    result: Annotated[str | None, Query(pattern="^(won|lost)$")] = None,
    before: Annotated[float | None, Query(ge=0, le=1e12)] = None,
) -> Response:
    """Finished games that fit, the latest first."""
    asked = {"game": game, "map": map, "opponent": opponent, "result": result}
    wish = {name: value for name, value in asked.items() if value is not None}
    return as_json(await worker_of(request).club.archive(spend(request, "club"), wish, mine=mine, before=before))


@router.get("/api/archive/file", responses={200: {"content": {"application/zip": {"schema": {"type": "string"}}}}})
async def archive_file(request: Request) -> Response:
    """My finished games as one file: a match file for each, sent one after the other as they are packed."""
    person, worker = spend(request, "file"), worker_of(request)
    search = Search(visible_to=person, person=person)
    mine = await worker.storage.read(Archive(worker.storage.store).found, search, MOST_TAKEN)
    if not mine:
        raise Refusal("nothing-finished", "none of your games is over yet")
    headers = {"content-disposition": 'attachment; filename="megawatt-games.zip"', "cache-control": "no-store"}
    packed = packed_games(request, [(game.table_id, game.game, game.at) for game in mine])
    return StreamingResponse(packed, media_type="application/zip", headers=headers)


async def packed_games(request: Request, tables: Sequence[tuple[str, str, float]]) -> AsyncIterator[bytes]:
    """The pieces of one file with these finished games (table, game, when it ended), without those that nobody can replay now.

    Reading, replaying and packing are done in threads, one game at a time."""
    worker, packing = worker_of(request), Packing()
    for table, game, at in tables[:MOST_TAKEN]:
        found = await worker.storage.read(worker.storage.store.table, table)
        try:
            match = (await worker.tables.replay(found, {})).match if found else None
        except Damaged:
            continue
        if match is not None:
            day = time.strftime("%Y-%m-%d", time.gmtime(at))
            yield await _in_line(request, partial(_pack, packing, f"{day}-{game}-{table[:6]}.mw", match, worker))
    yield packing.end()


def _pack(packing: Packing, name: str, match: Match, worker: Worker) -> bytes:
    return packing.add(name, dumps(match, worker.seals.seal))


async def _in_line(request: Request, work: Callable[[], bytes]) -> bytes:
    """Have the thread do this when there is room; who has begun to take a file is not sent away in the middle of it."""
    for _ in range(TRIES):
        try:
            return await worker_of(request).errands.replay(request.scope["person"], request.scope["address"], work)
        except Refusal:
            await asyncio.sleep(PAUSE)
    raise Refusal("busy", f"there was no room in the line for {TRIES * PAUSE:.0f} seconds; try again later")
