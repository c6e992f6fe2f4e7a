"""The HTTP addresses of friends."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from megawatt.server.api.bodies import answers
from megawatt.server.api.dependencies import REFUSALS, as_json, spend
from megawatt.server.api.scopes import NO_TOKEN, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.friends.messages import Friends, OnlineSeats
from megawatt.server.friends.service import FriendLists
from megawatt.server.tables.dependencies import TableName
from megawatt.server.tables.open_tables import OpenTables

router = APIRouter(responses=REFUSALS)
SCOPES: RouteScopes = {
    ("GET", "/api/friends"): NO_TOKEN,
    ("PUT", "/api/friends/{name}"): NO_TOKEN,
    ("DELETE", "/api/friends/{name}"): NO_TOKEN,
    ("GET", "/api/tables/{table}/online"): NO_TOKEN,
}


@router.get("/api/friends", **answers(Friends))
async def friends(request: Request, friends: Injected[FriendLists]) -> Response:
    """My friends, and who of them is online."""
    spend(request, "club")
    return as_json(await friends.shown(request.scope["who"]))


@router.put("/api/friends/{name}", **answers(Friends))
async def add_friend(request: Request, friends: Injected[FriendLists], name: Annotated[str, Path(max_length=100)]) -> Response:
    """Put somebody on my list."""
    spend(request, "mute")
    await friends.add(request.scope["who"], name)
    return as_json(await friends.shown(request.scope["who"]))


@router.delete("/api/friends/{name}", **answers(Friends))
async def remove_friend(request: Request, friends: Injected[FriendLists], name: Annotated[str, Path(max_length=100)]) -> Response:
    """Take somebody off my list."""
    spend(request, "mute")
    await friends.remove(request.scope["who"], name)
    return as_json(await friends.shown(request.scope["who"]))


@router.get("/api/tables/{table}/online", **answers(OnlineSeats))
async def online_seats(
    request: Request, friends: Injected[FriendLists], tables: Injected[OpenTables], table: TableName
) -> Response:
    """Which seats' people are online, wherever they are; of those who show it to me."""
    person = spend(request, "club")
    seats = (await tables.open(table)).table.seats
    online = await friends.online_among({seat.person for seat in seats if seat.person is not None}, person)
    return as_json(OnlineSeats([number for number, seat in enumerate(seats) if seat.person in online]))
