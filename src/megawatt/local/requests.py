"""Requests of a page and their answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from megawatt.server.encoding import encode
from megawatt.server.refusals import Refusal

JSON = "application/json"


@dataclass(frozen=True)
class Request:
    """What is asked."""

    body: bytes
    query: dict[str, str]
    language: str


@dataclass(frozen=True)
class Answer:
    """What is answered."""

    status: int
    kind: str
    body: bytes
    headers: dict[str, str] = field(default_factory=dict)


Handler = Callable[..., Awaitable[Answer]]
Routes = tuple[tuple[str, str, Handler], ...]
"""Methods, addresses and who answers."""


def as_json(value: object, status: int = 200) -> Answer:
    """An answer of JSON."""
    return Answer(status, JSON, encode(value))


def read_body(request: Request, kind: Any) -> Any:
    """What a request says; Refusal when it says something else."""
    try:
        return msgspec.json.decode(request.body or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Refusal("bad-request", str(fault)) from None
