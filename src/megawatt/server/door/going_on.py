"""The HTTP addresses by which a game goes on without somebody, ends before its end, or begins once more."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from megawatt.bots import usual_bot
from megawatt.server.acts import seating, taking_back
from megawatt.server.door.asking import REFUSALS, TableName, answer_summary, as_json, spend, unrated_for_programs, worker_of
from megawatt.server.door.bodies import body, taken, told
from megawatt.server.refusals import Refusal
from megawatt.server.storage.steps import RUNNING
from megawatt.server.wire.answers import TableId
from megawatt.server.wire.requests import HandOver, OwnSeat
from megawatt.server.wire.to_page import Summary

router = APIRouter(responses=REFUSALS, dependencies=[Depends(unrated_for_programs)])


@router.post("/api/tables/{table}/hand-over", **told(Summary), **taken(HandOver))
async def hand_over(request: Request, table: TableName, wish: Annotated[HandOver, Depends(body(HandOver))]) -> Response:
    """Leave a seat while the game goes on."""
    person, worker = spend(request, "join"), worker_of(request)
    audience = await worker.tables.open(table)
    bot = (wish.bot or usual_bot(audience.table.game)) if wish.to == "bot" else None
    await seating.hand_over(worker.journal, audience, person, wish.seat, bot)
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/come-back", **told(Summary), **taken(OwnSeat))
async def come_back(request: Request, table: TableName, wish: Annotated[OwnSeat, Depends(body(OwnSeat))]) -> Response:
    """Take a seat again that one has left."""
    person, worker = spend(request, "join"), worker_of(request)
    audience = await worker.tables.open(table)
    await seating.come_back(worker.storage, worker.journal, audience, person, wish.seat)
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/propose-end", **told(Summary), **taken(OwnSeat))
async def propose_end(request: Request, table: TableName, wish: Annotated[OwnSeat, Depends(body(OwnSeat))]) -> Response:
    """End the game for everybody, when everybody agrees."""
    person, worker = spend(request, "join"), worker_of(request)
    audience = await worker.tables.open(table)
    await taking_back.propose_end(worker.journal, worker.limits, audience, person, wish.seat)
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/resign", **told(Summary), **taken(OwnSeat))
async def resign(request: Request, table: TableName, wish: Annotated[OwnSeat, Depends(body(OwnSeat))]) -> Response:
    """Give up a game with other people: my seat comes in last."""
    person, worker = spend(request, "join"), worker_of(request)
    audience = await worker.tables.open(table)
    await seating.resign(worker.journal, audience, person, wish.seat)
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/rematch", **told(TableId))
async def rematch(request: Request, table: TableName) -> Response:
    """The same people and options once more; who asks sits down."""
    person, worker = spend(request, "create"), worker_of(request)
    found = await worker.new_tables.rematch(await worker.tables.open(table), person)
    following = await worker.tables.open(found)
    if any(seat.reserved == person for seat in following.table.seats):
        await seating.join(worker.storage, worker.journal, following, person, None)
    return as_json(TableId(found))


@router.post("/api/tables/{table}/hide", **told(Summary))
async def hide(request: Request, table: TableName) -> Response:
    """Take a table out of my lists: one that is over, or where I do not sit any more."""
    person, worker = spend(request, "join"), worker_of(request)
    found = (await worker.tables.open(table)).table
    if found.status == RUNNING and found.seats_of(person):
        raise Refusal("still-seated", "the others wait for you there; hand your seat over or resign first")
    store = worker.storage.store
    if not await worker.storage.writer.submit(lambda connection: store.hide(connection, person, table)):
        raise Refusal("not-seated", "this table is in none of your lists")
    return await answer_summary(request, table)
