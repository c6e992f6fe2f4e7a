"""The rules as pages: text first; figures and the search come with a small script."""

from __future__ import annotations

import html
from functools import lru_cache
from pathlib import Path

from megawatt.kernel.contract.game import Game
from megawatt.kernel.text.languages import known
from megawatt.kernel.text.words import SHARED, Words
from megawatt.server.built_page import WORDS, built_page, languages_told, styles_of, with_imports
from megawatt.teaching import Booklet, Paragraph, booklet

ENTRY = "src/booklet/main.ts"


@lru_cache(64)
def page_of(game: Game, language: str, folder: Path, root: str = "/") -> str:
    """The rules as a page; `folder` is the built page, `root` the way from the rules to it."""
    words, text = Words(language, SHARED, WORDS, game.folder / "words"), booklet(game, language)
    end = "" if root == "/" else "/"
    languages = "".join(
        f'<li><a lang="{each}" href="{root}rules/{game.name}/{each}{end}"{_current(each == language)}>'
        f"{html.escape(spoken.name)}</a></li>"
        for each, spoken in known().items()
    )
    return (
        f'<!doctype html>\n<html lang="{language}" data-game="{game.name}" data-root="{root}"{_unspaced(language)}>'
        '<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">'
        f'<link rel="icon" type="image/svg+xml" href="{root}favicon.svg"><title>{html.escape(text.title)} – Megawatt</title>'
        f'{languages_told()}{_assets(folder, root)}</head><body class="booklet">'
        f'<a class="unseen skip" href="#main">{html.escape(words("skip"))}</a>'
        f'<header><a class="home" href="{root}">Megawatt</a><nav aria-label="{html.escape(words("settings-language"))}">'
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


def _foreign(text: Booklet, paragraph: Paragraph) -> str:
    """The language of a paragraph that nobody has translated yet, for screen readers and hyphenation."""
    return "" if paragraph.language == text.language else f' lang="{paragraph.language}"'


def _contents(text: Booklet) -> str:
    lines = [
        f'<li class="level-{each.level}"{_foreign(text, each)}><a href="#{each.id}">{html.escape(each.title)}</a></li>'
        for each in text.paragraphs
    ]
    return f"<ol>{''.join(lines)}</ol>"


def _sections(text: Booklet) -> str:
    return "".join(
        f'<section id="{each.id}" class="level-{each.level}"{_foreign(text, each)}><h{each.level + 1}>{html.escape(each.title)}'
        f'<a class="own" href="#{each.id}" aria-label="{html.escape(each.title)}">#</a></h{each.level + 1}>{each.html}</section>'
        for each in text.paragraphs
    )


def _assets(folder: Path, root: str) -> str:
    """The booklet's style and script as the page's build names them; without a built page the text is plain."""
    built = built_page(folder)
    entry = built.get(ENTRY)
    if entry is None:
        return ""
    styles = styles_of(built, with_imports(built, [ENTRY]))
    linked = "".join(f'<link rel="stylesheet" href="{root}{style}">' for style in styles)
    return f'{linked}<script type="module" src="{root}{entry["file"]}"></script>'
