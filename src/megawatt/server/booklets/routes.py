"""The rules as pages of their own, and what the table needs to open a paragraph beside the board or to guide a first game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter

from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.words import LANGUAGES
from megawatt.server.accept_language import spoken_by
from megawatt.server.api.bodies import answers, refusal
from megawatt.server.api.scopes import ANY, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.booklets.messages import Teaching
from megawatt.server.booklets.pages import page_of
from megawatt.server.booklets.teaching import teaching_of
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.teaching import has_booklet

GameName = Annotated[str, PathParameter(max_length=40)]
Language = Annotated[str, PathParameter(max_length=8)]

router = APIRouter(responses={404: refusal("No such game or language")})
SCOPES: RouteScopes = {
    ("GET", "/api/teaching/{game}/{language}"): ANY,
}


@router.get("/api/teaching/{game}/{language}", **answers(Teaching))
async def teaching(game: GameName, language: Language) -> Response:
    """The booklet's paragraphs, what leads to them, and the guided games."""
    found = _game(game, language)
    return Response(teaching_of(found, language), media_type="application/json", headers={"cache-control": "no-cache"})


@router.get("/rules/{game}", include_in_schema=False)
async def rules_in_own_language(request: Request, game: GameName) -> Response:
    """The rules, in the language that the browser asks for."""
    language = spoken_by(request.headers.get("accept-language", ""))
    _game(game, language)
    return Response(None, 307, {"location": f"/rules/{game}/{language}"})


@router.get("/rules/{game}/{language}", include_in_schema=False)
async def rules(settings: Injected[Settings], game: GameName, language: Language) -> Response:
    """The rules as a page: text first; figures and the search come with a small script."""
    found = _game(game, language)
    if not has_booklet(found):
        raise Refusal("no-such-page", f"nobody has written the rules of {game[:40]!r} yet")
    return Response(
        page_of(found, language, Path(settings.page)), media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"}
    )


def _game(name: str, language: str) -> Game:
    game = next((each for each in games(all_of_them=True) if each.name == name), None)
    if game is None or language not in LANGUAGES:
        raise Refusal("no-such-page", f"there are no rules of {name[:40]!r} in {language[:8]!r}")
    return game
