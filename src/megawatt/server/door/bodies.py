"""HTTP bodies as the models of wire/: read from requests, and described in the OpenAPI document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from fastapi import FastAPI, Request

from megawatt.server.refusals import Refusal
from megawatt.server.wire import answers, chat, club, people, programs, reaching, requests, to_page, tournaments

T = TypeVar("T")
PLACE = "#/components/schemas/{name}"
MODELS: tuple[Any, ...] = (
    requests.NewTable, requests.Name, requests.Join, requests.SeatFilling, requests.Fork, requests.Vacation,
    answers.VacationShown,
    programs.NewToken, programs.TokenMade, programs.TokenList, programs.SentMove, programs.Imagined, programs.ProgramList,
    programs.Challenge, programs.Challenged, programs.Withdrawn, programs.YourTurn, programs.GameOver, to_page.Table,
    reaching.ReachShown, reaching.ReachWish, reaching.ChannelWish, reaching.NewChannel, reaching.Confirmation,
    answers.RefusedRequest, answers.TableId, answers.Me, answers.Lists, answers.ServerInfo, answers.Figures, answers.Health,
    answers.Teaching, to_page.Summary,
    people.SignUp, people.SignIn, people.Recovery, people.NewPassword, people.OwnPassword, people.Preferences, people.Codes,
    people.AccountShown, club.Profile, club.Leaders, club.Openings, club.ArchiveShown, club.Played, club.Friends,
    club.RatingsMoved, chat.Notes,
    tournaments.NewTournament, tournaments.Invitation, tournaments.Withdrawal, tournaments.TableMeant, tournaments.TournamentId,
    tournaments.TournamentLists, tournaments.TournamentShown,
)  # fmt: skip


def body(model: type[T]) -> Callable[[Request], Awaitable[T]]:
    """What reads such a body; Refusal says what is wrong with it."""
    decoder = msgspec.json.Decoder(model)

    async def read(request: Request) -> T:
        kind = request.headers.get("content-type", "application/json").partition(";")[0].strip().lower()
        if not kind.endswith(("/json", "+json")):
            raise Refusal("bad-request", f"body: it should be application/json, not {kind[:60]}")
        try:
            return decoder.decode(await request.body() or b"null")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise Refusal("bad-request", f"body: {fault}") from None

    return read


def taken(model: type, *, required: bool = True) -> dict[str, Any]:
    """How a route that reads this body is described."""
    return {"openapi_extra": {"requestBody": {"required": required, "content": _json(model)}}}


def told(model: type) -> dict[str, Any]:
    """How a route that answers with this model is described."""
    return {"response_model": None, "responses": {200: {"description": "Done", "content": _json(model)}}}


def refusal(what: str) -> dict[str, Any]:
    """How a refusal is described."""
    return {"description": what, "content": _json(answers.RefusedRequest)}


def describe(api: FastAPI) -> None:
    """Let the application describe itself with our models."""
    routes = api.openapi

    def openapi() -> dict[str, Any]:
        if not api.openapi_schema:
            described = routes()
            _, schemas = msgspec.json.schema_components(MODELS, ref_template=PLACE)
            described.setdefault("components", {}).setdefault("schemas", {}).update(schemas)
            api.openapi_schema = described
        return api.openapi_schema

    api.openapi = openapi  # type: ignore[method-assign]


def _json(model: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": PLACE.format(name=model.__name__)}}}
