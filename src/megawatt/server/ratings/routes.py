"""The HTTP addresses of the club: people's pages, leaderboards, the archive, openings."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from megawatt.server.accounts.relations import Relations
from megawatt.server.api.bodies import BINARY, answers, answers_file
from megawatt.server.api.dependencies import REFUSALS, as_json, spend
from megawatt.server.api.scopes import LOOKING, NO_TOKEN, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.db.database import Storage
from megawatt.server.ratings.archive import Archive, Search
from megawatt.server.ratings.messages import ArchiveShown, Leaders, Openings, Played, Profile, RatingsMoved
from megawatt.server.ratings.service import Club
from megawatt.server.refusals import Refusal
from megawatt.server.tables.dependencies import TableName
from megawatt.server.tables.games_file import MAX_TAKEN, GamesFile

router = APIRouter(responses=REFUSALS)
SCOPES: RouteScopes = {
    ("GET", "/api/tables/{table}/ratings"): LOOKING,
    ("GET", "/api/archive"): NO_TOKEN,
    ("GET", "/api/archive/file"): NO_TOKEN,
    ("GET", "/api/people/{name}"): NO_TOKEN,
    ("GET", "/api/leaders"): NO_TOKEN,
    ("GET", "/api/played"): NO_TOKEN,
    ("GET", "/api/openings"): NO_TOKEN,
}
GameName = Annotated[str, Query(max_length=40)]
MapName = Annotated[str | None, Query(max_length=60)]
Seats = Annotated[int, Query(ge=1, le=12)]


@router.get("/api/people/{name}", **answers(Profile))
async def profile(
    request: Request, club: Injected[Club], relations: Injected[Relations], name: Annotated[str, Path(max_length=100)]
) -> Response:
    """Somebody's page."""
    reader = spend(request, "club")
    found = await club.profile(name, reader)
    found.online, found.friend = await relations.about(await club.person_named(name), reader)
    return as_json(found)


@router.get("/api/played", **answers(Played))
async def played(request: Request, club: Injected[Club]) -> Response:
    """Which games leaderboards and openings have something to show of."""
    spend(request, "club")
    return as_json(await club.played())


@router.get("/api/tables/{table}/ratings", **answers(RatingsMoved))
async def ratings_moved(request: Request, club: Injected[Club], table: TableName) -> Response:
    """What a rated game did to the ratings of those who played."""
    spend(request, "club")
    return as_json(await club.ratings_moved(table))


@router.get("/api/leaders", **answers(Leaders))
async def leaders(request: Request, club: Injected[Club], game: GameName, seats: Seats) -> Response:
    """The best people and bots of a game with so many seats."""
    person = spend(request, "club")
    return as_json(await club.leaders(game, seats, person))


@router.get("/api/openings", **answers(Openings))
async def openings(
    request: Request, club: Injected[Club], game: GameName, map: MapName = None, seats: Seats | None = None
) -> Response:
    """What seats began with, and how often they won."""
    person = spend(request, "club")
    return as_json(await club.openings(game, map, seats, person))


@router.get("/api/archive", **answers(ArchiveShown))
async def archive(
    request: Request,
    club: Injected[Club],
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
    return as_json(await club.archive(spend(request, "club"), wish, mine=mine, before=before))


@router.get("/api/archive/file", **answers_file("application/zip", BINARY))
async def archive_file(request: Request, storage: Injected[Storage], games_file: Injected[GamesFile]) -> Response:
    """My finished games as one file: a match file for each, sent one after the other as they are packed."""
    person = spend(request, "file")
    search = Search(visible_to=person, person=person)
    mine = await storage.read(Archive(storage.store).found, search, MAX_TAKEN)
    if not mine:
        raise Refusal("nothing-finished", "none of your games is over yet")
    headers = {"content-disposition": 'attachment; filename="megawatt-games.zip"', "cache-control": "no-store"}
    packed = games_file.pieces(person, request.scope["address"], [(game.table_id, game.game, game.at) for game in mine])
    return StreamingResponse(packed, media_type="application/zip", headers=headers)
