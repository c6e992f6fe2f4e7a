"""The HTTP addresses of people's own notes about a table, which only their authors can read."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from megawatt.server.api.bodies import JsonBody, answers
from megawatt.server.api.dependencies import REFUSALS, as_json, spend
from megawatt.server.api.scopes import NO_TOKEN, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.chat.messages import Notes
from megawatt.server.chat.service import ChatService
from megawatt.server.db.database import Storage
from megawatt.server.sanitize import cleaned_lines
from megawatt.server.tables.dependencies import TableName
from megawatt.server.tables.open_tables import OpenTables

router = APIRouter(responses=REFUSALS)
SCOPES: RouteScopes = {
    ("GET", "/api/tables/{table}/notes"): NO_TOKEN,
    ("PUT", "/api/tables/{table}/notes"): NO_TOKEN,
}


@router.get("/api/tables/{table}/notes", **answers(Notes))
async def my_notes(
    request: Request, tables: Injected[OpenTables], storage: Injected[Storage], chat: Injected[ChatService], table: TableName
) -> Response:
    """What I have noted about this table."""
    await tables.open(table)
    return as_json(Notes(await storage.read(chat.store.notes, request.scope["person"], table)))


@router.put("/api/tables/{table}/notes", **answers(Notes))
async def keep_notes(
    request: Request,
    tables: Injected[OpenTables],
    storage: Injected[Storage],
    chat: Injected[ChatService],
    table: TableName,
    wish: JsonBody[Notes],
) -> Response:
    """Replace my notes about this table."""
    person = spend(request, "note")
    await tables.open(table)
    text = cleaned_lines(wish.text)
    await storage.writer.submit(lambda connection: chat.store.keep_notes(connection, person, table, text))
    return as_json(Notes(text))
