"""The rules as pages of their own, and what the table needs to open a paragraph beside the board or to guide a first game."""

from __future__ import annotations

import html
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter

from megawatt.kernel.game import Game
from megawatt.kernel.languages import known
from megawatt.kernel.registry import games
from megawatt.kernel.words import LANGUAGES, SHARED, Words
from megawatt.server.door.bodies import refusal, told
from megawatt.server.door.built_page import built_page, styles_of, with_imports
from megawatt.server.door.languages import spoken_by
from megawatt.server.door.pages import WORDS, languages_told
from megawatt.server.refusals import Refusal
from megawatt.server.wire.answers import GuidedGame, GuidedMoment, RuleParagraph, Teaching
from megawatt.server.wire.to_page import encode
from megawatt.teaching import Booklet, Lesson, Moment, booklet, has_booklet, lesson_texts, lessons, links

ENTRY = "src/booklet/main.ts"
GameName = Annotated[str, PathParameter(max_length=40)]
Language = Annotated[str, PathParameter(max_length=8)]

router = APIRouter(responses={404: refusal("No such game or language")})


@router.get("/api/teaching/{game}/{language}", **told(Teaching))
async def teaching(game: GameName, language: Language) -> Response:
    """The booklet's paragraphs, what leads to them, and the guided games."""
    found = _game(game, language)
    return Response(_teaching(found, language), media_type="application/json", headers={"cache-control": "no-cache"})


@router.get("/rules/{game}", include_in_schema=False)
async def rules_in_own_language(request: Request, game: GameName) -> Response:
    """The rules, in the language that the browser asks for."""
    language = spoken_by(request.headers.get("accept-language", ""))
    _game(game, language)
    return Response(None, 307, {"location": f"/rules/{game}/{language}"})


@router.get("/rules/{game}/{language}", include_in_schema=False)
async def rules(request: Request, game: GameName, language: Language) -> Response:
    """The rules as a page: text first; figures and the search come with a small script."""
    found = _game(game, language)
    if not has_booklet(found):
        raise Refusal("no-such-page", f"nobody has written the rules of {game[:40]!r} yet")
    page = Path(request.app.state.worker.settings.page)
    return Response(_page(found, language, page), media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


def _game(name: str, language: str) -> Game:
    game = next((each for each in games(all_of_them=True) if each.name == name), None)
    if game is None or language not in LANGUAGES:
        raise Refusal("no-such-page", f"there are no rules of {name[:40]!r} in {language[:8]!r}")
    return game


@lru_cache(64)
def _teaching(game: Game, language: str) -> bytes:
    written = booklet(game, language).paragraphs if has_booklet(game) else ()
    paragraphs = [RuleParagraph(each.id, each.level, each.title, each.html) for each in written]
    known = {each.id for each in paragraphs}
    led = {topic: paragraph for topic, paragraph in links(game.folder).items() if paragraph in known}
    return encode(Teaching(paragraphs, led, [_guided(game, told, language) for told in lessons(game)]))


def _guided(game: Game, told: Lesson, language: str) -> GuidedGame:
    moments, comments = ([_moment(each) for each in those] for those in (told.moments, told.comments))
    texts = dict(lesson_texts(game, told.name, language))
    seats, options = list(told.seats), dict(told.options)
    return GuidedGame(told.name, seats, options, told.seed, told.file, told.begins, told.minutes, moments, comments, texts)


def _moment(told: Moment) -> GuidedMoment:
    return GuidedMoment(told.id, list(told.expect), told.asked, told.point, told.event, told.topic)


@lru_cache(64)
def _page(game: Game, language: str, folder: Path) -> str:
    words, text = Words(language, SHARED, WORDS, game.folder / "words"), booklet(game, language)
    languages = "".join(
        f'<li><a lang="{each}" href="/rules/{game.name}/{each}"{_current(each == language)}>{html.escape(spoken.name)}</a></li>'
        for each, spoken in known().items()
    )
    return (
        f'<!doctype html>\n<html lang="{language}" data-game="{game.name}"{_unspaced(language)}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">'
        f'<link rel="icon" type="image/svg+xml" href="/favicon.svg"><title>{html.escape(text.title)} – Megawatt</title>'
        f'{languages_told()}{_assets(folder)}</head><body class="booklet">'
        f'<a class="unseen skip" href="#main">{html.escape(words("skip"))}</a>'
        f'<header><a class="home" href="/">Megawatt</a><nav aria-label="{html.escape(words("settings-language"))}">'
        f"<ul>{languages}</ul></nav></header>"
        '<div class="spread"><nav class="contents" aria-labelledby="contents">'
        f'<h2 id="contents">{html.escape(words("booklet-contents"))}</h2>'
        f'<div class="tools" data-search="{html.escape(words("booklet-search"))}" data-none="{html.escape(words("booklet-none"))}" '
        f'data-print="{html.escape(words("booklet-print"))}"></div>{_contents(text)}</nav>'
        f'<main id="main" lang="{text.language}" tabindex="-1"><h1>{html.escape(text.title)}</h1>{text.foreword}'
        f"{_sections(text)}</main></div></body></html>\n"
    )


def _unspaced(language: str) -> str:
    return "" if known()[language].spaced else " data-unspaced"


def _current(is_it: bool) -> str:
    return ' aria-current="page"' if is_it else ""


def _contents(text: Booklet) -> str:
    lines = [
        f'<li class="level-{each.level}"><a href="#{each.id}">{html.escape(each.title)}</a></li>' for each in text.paragraphs
    ]  # fmt: skip
    return f"<ol>{''.join(lines)}</ol>"


def _sections(text: Booklet) -> str:
    return "".join(
        f'<section id="{each.id}" class="level-{each.level}"><h{each.level + 1}>{html.escape(each.title)}'
        f'<a class="own" href="#{each.id}" aria-label="{html.escape(each.title)}">#</a></h{each.level + 1}>{each.html}</section>'
        for each in text.paragraphs
    )


def _assets(folder: Path) -> str:
    """The booklet's style and script as the page's build names them; without a built page the text is plain."""
    built = built_page(folder)
    entry = built.get(ENTRY)
    if entry is None:
        return ""
    styles = styles_of(built, with_imports(built, [ENTRY]))
    linked = "".join(f'<link rel="stylesheet" href="/{style}">' for style in styles)
    return f'{linked}<script type="module" src="/{entry["file"]}"></script>'
