"""What every address needs: who answers, what asking costs, and how an answer is written."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Request, Response

from megawatt.server.door.bodies import refusal
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


def as_json(value: Any) -> Response:
    """A record of the wire, never kept by anybody on the way."""
    return Response(encode(value), media_type="application/json", headers={"cache-control": "no-store"})


async def answer_summary(request: Request, table: str) -> Response:
    """How a table stands, for whoever asks."""
    audience = await worker_of(request).tables.open(table)
    return as_json(audience.table.summary(request.scope["person"], audience.present()))
