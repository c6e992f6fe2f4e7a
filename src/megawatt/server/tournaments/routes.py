"""The HTTP addresses of tournaments. An id is a link: a private tournament stands in its people's lists only."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import StreamingResponse

from megawatt.server.api.bodies import BINARY, TEXT, JsonBody, answers, answers_file
from megawatt.server.api.dependencies import REFUSALS, as_json, spend
from megawatt.server.api.scopes import NO_TOKEN, RouteScopes
from megawatt.server.api.services import Injected, service_of
from megawatt.server.db.database import Storage
from megawatt.server.refusals import Refusal
from megawatt.server.tables.games_file import GamesFile
from megawatt.server.tables.steps import OVER
from megawatt.server.tournaments.messages import (
    Invitation,
    NewTournament,
    TableMeant,
    TournamentId,
    TournamentLists,
    TournamentShown,
    Withdrawal,
)
from megawatt.server.tournaments.pages import TournamentPages, standings_as_csv
from megawatt.server.tournaments.service import Tournaments

router = APIRouter(responses=REFUSALS)
SCOPES: RouteScopes = {
    ("GET", "/api/tournaments"): NO_TOKEN,
    ("POST", "/api/tournaments"): NO_TOKEN,
    ("GET", "/api/tournaments/{tournament}"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/join"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/invite"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/withdraw"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/start"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/cancel"): NO_TOKEN,
    ("POST", "/api/tournaments/{tournament}/give-up"): NO_TOKEN,
    ("GET", "/api/tournaments/{tournament}/standings.csv"): NO_TOKEN,
    ("GET", "/api/tournaments/{tournament}/file"): NO_TOKEN,
}
Name = Annotated[str, Path(max_length=64)]
NO_STORE = {"cache-control": "no-store"}


@router.get("/api/tournaments", **answers(TournamentLists))
async def lists(request: Request, tournament_pages: Injected[TournamentPages]) -> Response:
    """Mine, and public ones that are open, running or over."""
    return as_json(await tournament_pages.lists(spend(request, "club")))


@router.post("/api/tournaments", **answers(TournamentId))
async def create(request: Request, tournaments: Injected[Tournaments], wish: JsonBody[NewTournament]) -> Response:
    """A new tournament."""
    person = spend(request, "tournament")
    return as_json(TournamentId(await tournaments.create(person, request.scope["address"], wish)))


@router.get("/api/tournaments/{tournament}", **answers(TournamentShown))
async def shown(request: Request, tournament: Name) -> Response:
    """Standings, rounds, and who plays now."""
    return await _shown(request, tournament, spend(request, "club"))


@router.post("/api/tournaments/{tournament}/join", **answers(TournamentShown))
async def join(request: Request, tournaments: Injected[Tournaments], tournament: Name) -> Response:
    """Take part."""
    person = spend(request, "join")
    await tournaments.join(tournament, person)
    return await _shown(request, tournament, person)


@router.post("/api/tournaments/{tournament}/invite", **answers(TournamentShown))
async def invite(request: Request, tournaments: Injected[Tournaments], tournament: Name, wish: JsonBody[Invitation]) -> Response:
    """Ask somebody to come."""
    person = spend(request, "invite")
    await tournaments.invite(tournament, person, wish.name)
    return await _shown(request, tournament, person)


@router.post("/api/tournaments/{tournament}/withdraw", **answers(TournamentShown))
async def withdraw(
    request: Request, tournaments: Injected[Tournaments], tournament: Name, wish: JsonBody[Withdrawal | None]
) -> Response:
    """Take part no longer, or decline; the organiser takes somebody out."""
    person = spend(request, "join")
    await tournaments.withdraw(tournament, person, wish.entrant if wish else None)
    return await _shown(request, tournament, person)


@router.post("/api/tournaments/{tournament}/start", **answers(TournamentShown))
async def start(request: Request, tournaments: Injected[Tournaments], tournament: Name) -> Response:
    """Begin with those who are there; the first round is laid within seconds."""
    person = spend(request, "join")
    await tournaments.start(tournament, person)
    return await _shown(request, tournament, person)


@router.post("/api/tournaments/{tournament}/cancel", **answers(TournamentShown))
async def cancel(request: Request, tournaments: Injected[Tournaments], tournament: Name) -> Response:
    """Call it off."""
    person = spend(request, "join")
    await tournaments.cancel(tournament, person)
    return await _shown(request, tournament, person)


@router.post("/api/tournaments/{tournament}/give-up", **answers(TournamentShown))
async def give_up(request: Request, tournaments: Injected[Tournaments], tournament: Name, wish: JsonBody[TableMeant]) -> Response:
    """Wait for a table no longer: it counts as one without a result."""
    person = spend(request, "join")
    await tournaments.give_up_table(tournament, person, wish.round, wish.board)
    return await _shown(request, tournament, person)


@router.get("/api/tournaments/{tournament}/standings.csv", **answers_file("text/csv", TEXT))
async def standings_file(
    request: Request, tournaments: Injected[Tournaments], tournament_pages: Injected[TournamentPages], tournament: Name
) -> Response:
    """The standings as a file."""
    person = spend(request, "club")
    found = await tournaments.must_find(tournament)
    text = standings_as_csv(await tournament_pages.shown(found, person))
    headers = {"content-disposition": f'attachment; filename="standings-{found.row.id[:6]}.csv"', **NO_STORE}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


@router.get("/api/tournaments/{tournament}/file", **answers_file("application/zip", BINARY))
async def games_file(
    request: Request, tournaments: Injected[Tournaments], storage: Injected[Storage], files: Injected[GamesFile], tournament: Name
) -> Response:
    """Every game of it that is over as one file: a match file for each."""
    person = spend(request, "file")
    found = await tournaments.must_find(tournament)
    tables = list(dict.fromkeys(pairing.table_id for pairing in found.pairings if pairing.table_id is not None))
    stands = await storage.read(tournaments.store.stands, tables)
    over = [(table, found.row.game, stands[table].moved) for table in tables if table in stands and stands[table].status == OVER]
    if not over:
        raise Refusal("tournament-no-games", "no game of this tournament is over yet")
    headers = {"content-disposition": f'attachment; filename="tournament-{found.row.id[:6]}.zip"', **NO_STORE}
    pieces = files.pieces(person, request.scope["address"], over)
    return StreamingResponse(pieces, media_type="application/zip", headers=headers)


async def _shown(request: Request, tournament: str, person: str) -> Response:
    found = await service_of(request, Tournaments).must_find(tournament)
    return as_json(await service_of(request, TournamentPages).shown(found, person))
