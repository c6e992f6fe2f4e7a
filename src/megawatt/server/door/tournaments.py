"""The HTTP addresses of tournaments. An id is a link: a private tournament stands in its people's lists only."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import StreamingResponse

from megawatt.server.door.asking import REFUSALS, as_json, spend, worker_of
from megawatt.server.door.bodies import body, taken, told
from megawatt.server.door.club import packed_games
from megawatt.server.people.tournaments import standings_as_csv
from megawatt.server.refusals import Refusal
from megawatt.server.storage.steps import OVER
from megawatt.server.wire.tournaments import (
    Invitation,
    NewTournament,
    TableMeant,
    TournamentId,
    TournamentLists,
    TournamentShown,
    Withdrawal,
)

router = APIRouter(responses=REFUSALS)
Name = Annotated[str, Path(max_length=64)]
NO_STORE = {"cache-control": "no-store"}


@router.get("/api/tournaments", **told(TournamentLists))
async def lists(request: Request) -> Response:
    """Mine, and public ones that are open, running or over."""
    return as_json(await worker_of(request).tournament_pages.lists(spend(request, "club")))


@router.post("/api/tournaments", **told(TournamentId), **taken(NewTournament))
async def create(request: Request, wish: Annotated[NewTournament, Depends(body(NewTournament))]) -> Response:
    """A new tournament."""
    person = spend(request, "tournament")
    return as_json(TournamentId(await worker_of(request).tournaments.create(person, request.scope["address"], wish)))


@router.get("/api/tournaments/{tournament}", **told(TournamentShown))
async def shown(request: Request, tournament: Name) -> Response:
    """Standings, rounds, and who plays now."""
    return await _shown(request, tournament, spend(request, "club"))


@router.post("/api/tournaments/{tournament}/join", **told(TournamentShown))
async def join(request: Request, tournament: Name) -> Response:
    """Take part."""
    person = spend(request, "join")
    await worker_of(request).tournaments.join(tournament, person)
    return await _shown(request, tournament, person)


@router.post("/api/tournaments/{tournament}/invite", **told(TournamentShown), **taken(Invitation))
async def invite(request: Request, tournament: Name, wish: Annotated[Invitation, Depends(body(Invitation))]) -> Response:
    """Ask somebody to come."""
    person = spend(request, "invite")
    await worker_of(request).tournaments.invite(tournament, person, wish.name)
    return await _shown(request, tournament, person)


@router.post("/api/tournaments/{tournament}/withdraw", **told(TournamentShown), **taken(Withdrawal, required=False))
async def withdraw(
    request: Request, tournament: Name, wish: Annotated[Withdrawal | None, Depends(body(Withdrawal | None))]
) -> Response:
    """Take part no longer, or decline; the organiser takes somebody out."""
    person = spend(request, "join")
    await worker_of(request).tournaments.withdraw(tournament, person, wish.entrant if wish else None)
    return await _shown(request, tournament, person)


@router.post("/api/tournaments/{tournament}/start", **told(TournamentShown))
async def start(request: Request, tournament: Name) -> Response:
    """Begin with those who are there; the first round is laid within seconds."""
    person = spend(request, "join")
    await worker_of(request).tournaments.start(tournament, person)
    return await _shown(request, tournament, person)


@router.post("/api/tournaments/{tournament}/cancel", **told(TournamentShown))
async def cancel(request: Request, tournament: Name) -> Response:
    """Call it off."""
    person = spend(request, "join")
    await worker_of(request).tournaments.cancel(tournament, person)
    return await _shown(request, tournament, person)


@router.post("/api/tournaments/{tournament}/give-up", **told(TournamentShown), **taken(TableMeant))
async def give_up(request: Request, tournament: Name, wish: Annotated[TableMeant, Depends(body(TableMeant))]) -> Response:
    """Wait for a table no longer: it counts as one without a result."""
    person = spend(request, "join")
    await worker_of(request).tournaments.give_up_table(tournament, person, wish.round, wish.board)
    return await _shown(request, tournament, person)


@router.get(
    "/api/tournaments/{tournament}/standings.csv", responses={200: {"content": {"text/csv": {"schema": {"type": "string"}}}}}
)
async def standings_file(request: Request, tournament: Name) -> Response:
    """The standings as a file."""
    person, worker = spend(request, "club"), worker_of(request)
    found = await worker.tournaments.must_find(tournament)
    text = standings_as_csv(await worker.tournament_pages.shown(found, person))
    headers = {"content-disposition": f'attachment; filename="standings-{found.row.id[:6]}.csv"', **NO_STORE}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


@router.get("/api/tournaments/{tournament}/file", responses={200: {"content": {"application/zip": {"schema": {"type": "string"}}}}})
async def games_file(request: Request, tournament: Name) -> Response:
    """Every game of it that is over as one file: a match file for each."""
    spend(request, "file")
    worker = worker_of(request)
    found = await worker.tournaments.must_find(tournament)
    tables = list(dict.fromkeys(pairing.table_id for pairing in found.pairings if pairing.table_id is not None))
    stands = await worker.storage.read(worker.tournaments.store.stands, tables)
    over = [(table, found.row.game, stands[table].moved) for table in tables if table in stands and stands[table].status == OVER]
    if not over:
        raise Refusal("tournament-no-games", "no game of this tournament is over yet")
    headers = {"content-disposition": f'attachment; filename="tournament-{found.row.id[:6]}.zip"', **NO_STORE}
    return StreamingResponse(packed_games(request, over), media_type="application/zip", headers=headers)


async def _shown(request: Request, tournament: str, person: str) -> Response:
    worker = worker_of(request)
    return as_json(await worker.tournament_pages.shown(await worker.tournaments.must_find(tournament), person))
