"""The HTTP addresses of people's own notes about a table: told to whoever wrote them, and to nobody else."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from megawatt.server.acts.cleaning import cleaned_lines
from megawatt.server.door.asking import REFUSALS, TableName, as_json, spend, worker_of
from megawatt.server.door.bodies import body, taken, told
from megawatt.server.wire.chat import Notes

router = APIRouter(responses=REFUSALS)


@router.get("/api/tables/{table}/notes", **told(Notes))
async def my_notes(request: Request, table: TableName) -> Response:
    """What I have noted about this table."""
    worker = worker_of(request)
    await worker.tables.open(table)
    return as_json(Notes(await worker.storage.read(worker.chatting.store.notes, request.scope["person"], table)))


@router.put("/api/tables/{table}/notes", **told(Notes), **taken(Notes))
async def keep_notes(request: Request, table: TableName, wish: Annotated[Notes, Depends(body(Notes))]) -> Response:
    """Keep my notes about this table instead of those of before."""
    person, worker = spend(request, "note"), worker_of(request)
    await worker.tables.open(table)
    text = cleaned_lines(wish.text)
    await worker.storage.writer.submit(lambda connection: worker.chatting.store.keep_notes(connection, person, table, text))
    return as_json(Notes(text))
