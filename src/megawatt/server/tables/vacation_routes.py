"""The HTTP addresses of vacations."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from megawatt.server.api.bodies import JsonBody, answers
from megawatt.server.api.dependencies import REFUSALS, as_json, spend
from megawatt.server.api.scopes import NO_TOKEN, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.tables.messages import Vacation, VacationShown
from megawatt.server.tables.vacations import Vacations

router = APIRouter(responses=REFUSALS)
SCOPES: RouteScopes = {
    ("GET", "/api/me/vacation"): NO_TOKEN,
    ("PUT", "/api/me/vacation"): NO_TOKEN,
}


@router.get("/api/me/vacation", **answers(VacationShown))
async def vacation(request: Request, vacations: Injected[Vacations]) -> Response:
    """Until when my clocks stand still, and how many days are left."""
    return as_json(await vacations.shown(request.scope["person"]))


@router.put("/api/me/vacation", **answers(VacationShown))
async def take_vacation(request: Request, vacations: Injected[Vacations], wish: JsonBody[Vacation]) -> Response:
    """Be away for some days, or back."""
    person = spend(request, "name")
    await vacations.take(person, wish.days)
    return as_json(await vacations.shown(person))
