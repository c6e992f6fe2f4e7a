"""The HTTP address by which programs speak; pages do over their WebSocket."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from fastapi import APIRouter, Depends, Request, Response

from megawatt.server.api.bodies import JsonBody, answers
from megawatt.server.api.dependencies import REFUSALS, as_json, spend
from megawatt.server.api.scopes import TALKING, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.chat.messages import LineSaid, Say, SentLine
from megawatt.server.chat.service import ChatService
from megawatt.server.tables.dependencies import TableName, unrated_for_programs
from megawatt.server.tables.open_tables import OpenTables

router = APIRouter(responses=REFUSALS, dependencies=[Depends(unrated_for_programs)])
SCOPES: RouteScopes = {
    ("POST", "/api/tables/{table}/chat"): TALKING,
}


@router.post("/api/tables/{table}/chat", **answers(LineSaid))
async def say(
    request: Request, tables: Injected[OpenTables], chat: Injected[ChatService], table: TableName, wish: JsonBody[SentLine]
) -> Response:
    """Say something in a room of the table: players in `table`, spectators in `stands`."""
    person = spend(request, "message")
    live = await tables.open(table)
    speaker = _Speaker(person, request.scope["address"], live.usual_seat(person))
    message = Say(id=0, key=wish.key or secrets.token_hex(8), room=wish.room, text=wish.text, reaction=wish.reaction)
    return as_json(LineSaid(wish.room, await chat.say(live, speaker, message)))


class _Speaker(NamedTuple):
    """Who speaks over HTTP."""

    person: str
    address: str
    shown: int | None
