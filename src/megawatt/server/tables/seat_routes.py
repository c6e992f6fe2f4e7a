"""The HTTP addresses by which seats are taken, kept, left and given up."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response

from megawatt.bots import usual_bot
from megawatt.server.api.bodies import JsonBody, answers
from megawatt.server.api.dependencies import REFUSALS, spend
from megawatt.server.api.rate_limits import Limits
from megawatt.server.api.scopes import NO_TOKEN, PLAYING, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.db.database import Storage
from megawatt.server.live.messages import Summary
from megawatt.server.tables import arrivals, seats, undo
from megawatt.server.tables.dependencies import AtTable, TableName, answer_summary, unrated_for_programs
from megawatt.server.tables.invitations import Invitations
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.messages import HandOver, Join, OwnSeat, SeatFilling, SeatInvitation
from megawatt.server.tables.open_tables import OpenTables

router = APIRouter(responses=REFUSALS, dependencies=[Depends(unrated_for_programs)])
SCOPES: RouteScopes = {
    ("POST", "/api/tables/{table}/join"): PLAYING,
    ("POST", "/api/tables/{table}/leave"): PLAYING,
    ("POST", "/api/tables/{table}/seats"): PLAYING,
    ("POST", "/api/tables/{table}/hand-over"): PLAYING,
    ("POST", "/api/tables/{table}/resign"): PLAYING,
    ("POST", "/api/tables/{table}/come-back"): PLAYING,
    ("POST", "/api/tables/{table}/propose-end"): PLAYING,
    ("POST", "/api/tables/{table}/invite"): NO_TOKEN,
}


@router.post("/api/tables/{table}/join", **answers(Summary))
async def join(
    request: Request, storage: Injected[Storage], journal: Injected[Journal], wish: JsonBody[Join | None], asked: AtTable
) -> Response:
    """Sit down on an open seat."""
    await arrivals.join(storage, journal, asked.live, asked.person, wish.seat if wish else None)
    return await answer_summary(request, asked.live.table.id)


@router.post("/api/tables/{table}/leave", **answers(Summary))
async def leave(request: Request, journal: Injected[Journal], asked: AtTable) -> Response:
    """Stand up before the start."""
    await seats.leave(journal, asked.live, asked.person)
    return await answer_summary(request, asked.live.table.id)


@router.post("/api/tables/{table}/seats", **answers(Summary))
async def fill(request: Request, journal: Injected[Journal], wish: JsonBody[SeatFilling], asked: AtTable) -> Response:
    """Fill an open seat with a bot, or open it again."""
    bot = (wish.bot or usual_bot(asked.live.table.game)) if wish.kind == "bot" else None
    await seats.fill(journal, asked.live, asked.person, wish.seat, bot)
    return await answer_summary(request, asked.live.table.id)


@router.post("/api/tables/{table}/invite", **answers(Summary))
async def invite(
    request: Request,
    invitations: Injected[Invitations],
    tables: Injected[OpenTables],
    table: TableName,
    wish: JsonBody[SeatInvitation],
) -> Response:
    """Reserve an open seat of my table for somebody with an account, who is notified."""
    person = spend(request, "invite")
    await invitations.invite(await tables.open(table), person, wish.seat, wish.name)
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/hand-over", **answers(Summary))
async def hand_over(request: Request, journal: Injected[Journal], wish: JsonBody[HandOver], asked: AtTable) -> Response:
    """Leave a seat while the game goes on."""
    bot = (wish.bot or usual_bot(asked.live.table.game)) if wish.to == "bot" else None
    await seats.hand_over(journal, asked.live, asked.person, wish.seat, bot)
    return await answer_summary(request, asked.live.table.id)


@router.post("/api/tables/{table}/come-back", **answers(Summary))
async def come_back(
    request: Request, storage: Injected[Storage], journal: Injected[Journal], wish: JsonBody[OwnSeat], asked: AtTable
) -> Response:
    """Take a seat again that one has left."""
    await arrivals.come_back(storage, journal, asked.live, asked.person, wish.seat)
    return await answer_summary(request, asked.live.table.id)


@router.post("/api/tables/{table}/resign", **answers(Summary))
async def resign(request: Request, journal: Injected[Journal], wish: JsonBody[OwnSeat], asked: AtTable) -> Response:
    """Give up a game with other people: my seat comes in last."""
    await seats.resign(journal, asked.live, asked.person, wish.seat)
    return await answer_summary(request, asked.live.table.id)


@router.post("/api/tables/{table}/propose-end", **answers(Summary))
async def propose_end(
    request: Request, journal: Injected[Journal], limits: Injected[Limits], wish: JsonBody[OwnSeat], asked: AtTable
) -> Response:
    """End the game for everybody, when everybody agrees."""
    await undo.propose_end(journal, limits, asked.live, asked.person, wish.seat)
    return await answer_summary(request, asked.live.table.id)
