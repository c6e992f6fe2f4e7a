"""The HTTP addresses of vacations."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from megawatt.server.door.asking import REFUSALS, as_json, spend, worker_of
from megawatt.server.door.bodies import body, taken, told
from megawatt.server.wire.answers import VacationShown
from megawatt.server.wire.requests import Vacation

router = APIRouter(responses=REFUSALS)


@router.get("/api/me/vacation", **told(VacationShown))
async def vacation(request: Request) -> Response:
    """Until when my clocks stand still, and how many days are left."""
    return as_json(await worker_of(request).vacations.shown(request.scope["person"]))


@router.put("/api/me/vacation", **told(VacationShown), **taken(Vacation))
async def take_vacation(request: Request, wish: Annotated[Vacation, Depends(body(Vacation))]) -> Response:
    """Be away for some days, or back."""
    person = spend(request, "name")
    await worker_of(request).vacations.take(person, wish.days)
    return as_json(await worker_of(request).vacations.shown(person))
