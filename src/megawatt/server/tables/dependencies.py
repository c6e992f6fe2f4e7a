"""What routes about one table use."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Depends, Path, Request, Response

from megawatt.server.api.dependencies import as_json, is_program, spend
from megawatt.server.api.scopes import NONE, PLAYING
from megawatt.server.api.services import Injected, service_of
from megawatt.server.refusals import Refusal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.open_tables import OpenTables

TableName = Annotated[str, Path(max_length=64)]


class SeatRequest(NamedTuple):
    """Who asks for something about a seat, and at which table."""

    person: str
    live: LiveTable


async def _seat_request(request: Request, tables: Injected[OpenTables], table: TableName) -> SeatRequest:
    person = spend(request, "join")
    return SeatRequest(person, await tables.open(table))


AtTable = Annotated[SeatRequest, Depends(_seat_request)]
"""The person and the table of a request about a seat, after it was counted. Declare it behind the body, which is read first."""


async def unrated_for_programs(request: Request) -> None:
    """Refuse a program that would do something at a rated table; it may look at it."""
    table = request.path_params.get("table")
    if table is None or not is_program(request) or request.scope["needed_scopes"] != PLAYING:
        return
    if (await service_of(request, OpenTables).open(table)).table.row.rated:
        raise rated_are_for_people()


def rated_are_for_people() -> Refusal:
    """Why no token does this."""
    return Refusal("token-scope", "rated games are between people; no token opens, joins or plays them", scope=NONE)


async def answer_summary(request: Request, table: str) -> Response:
    """Answer with the summary of a table for the person who asks."""
    live = await service_of(request, OpenTables).open(table)
    return as_json(live.table.summary(request.scope["person"], live.present()))
