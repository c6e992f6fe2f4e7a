"""What every address needs: who answers, what asking costs, and how an answer is written."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Request, Response

from megawatt.server.door.bodies import refusal
from megawatt.server.door.token_scopes import ALLOWED, NONE, PLAYING
from megawatt.server.people.tokens import SCOPES
from megawatt.server.refusals import Refusal
from megawatt.server.wire.to_page import encode
from megawatt.server.worker import Worker

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: refusal(what)
    for status, what in (
        (400, "Refused"), (401, "No such token"),
        (403, "Not yours"), (404, "No such table"), (405, "Wrong method"), (408, "Too slow"), (409, "Not now"),
        (413, "Too large"),
        (422, "Not understood"), (429, "Too many"), (503, "Busy"),
    )
}  # fmt: skip
TableName = Annotated[str, Path(max_length=64)]


def worker_of(request: Request) -> Worker:
    """The worker that this process is."""
    worker: Worker = request.app.state.worker
    return worker


def spend(request: Request, what: str) -> str:
    """Count what a person does; the person."""
    person: str = request.scope["person"]
    request.scope["allowance"] = worker_of(request).limits.spend(what, person, request.scope["address"])
    return person


def scopes_of(request: Request) -> list[str]:
    """What whoever asks may do: a program what its token says, a person everything."""
    return list(request.scope.get("scopes", SCOPES))


def is_program(request: Request) -> bool:
    """Whether a token asks, not a person in a browser."""
    return "token" in request.scope


async def unrated_for_programs(request: Request) -> None:
    """Refuse a program that would do something at a rated table; it may look at it."""
    table = request.path_params.get("table")
    route = request.scope["route"].path
    if table is None or not is_program(request) or ALLOWED.get((request.method, route)) != PLAYING:
        return
    if (await worker_of(request).tables.open(table)).table.row.rated:
        raise rated_are_for_people()


def rated_are_for_people() -> Refusal:
    """Why no token does this."""
    return Refusal("token-scope", "rated games are between people; no token opens, joins or plays them", scope=NONE)


def as_json(value: Any) -> Response:
    """A record of the wire, never kept by anybody on the way."""
    return Response(encode(value), media_type="application/json", headers={"cache-control": "no-store"})


async def answer_summary(request: Request, table: str) -> Response:
    """How a table stands, for whoever asks."""
    audience = await worker_of(request).tables.open(table)
    return as_json(audience.table.summary(request.scope["person"], audience.present()))
