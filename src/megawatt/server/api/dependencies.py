"""Helpers of every route: spending rate limits, and writing answers."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response

from megawatt.server.api.bodies import Responses, refusal
from megawatt.server.api.rate_limits import Limits
from megawatt.server.api.scopes import SCOPES
from megawatt.server.api.services import service_of
from megawatt.server.encoding import encode

REFUSALS: Responses = {
    status: refusal(what)
    for status, what in (
        (400, "Refused"), (401, "No such token"),
        (403, "Not yours"), (404, "No such table"), (405, "Wrong method"), (408, "Too slow"), (409, "Not now"),
        (413, "Too large"),
        (422, "Not understood"), (429, "Too many"), (503, "Busy"),
    )
}  # fmt: skip


def spend(request: Request, what: str) -> str:
    """Spend one of a rate limit; returns the person."""
    person: str = request.scope["person"]
    request.scope["allowance"] = service_of(request, Limits).spend(what, person, request.scope["address"])
    return person


def scopes_of(request: Request) -> list[str]:
    """The scopes of a request: those of its token, or all of them for a person."""
    return list(request.scope.get("scopes", SCOPES))


def is_program(request: Request) -> bool:
    """Whether a token asks, not a person in a browser."""
    return "token" in request.scope


def as_json(value: Any) -> Response:
    """A JSON answer that no proxy stores."""
    return Response(encode(value), media_type="application/json", headers={"cache-control": "no-store"})
