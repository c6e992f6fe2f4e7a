"""Write the booklets into docs/rules, one page per game and language: `make rules`.

The table serves the same texts at /rules/GAME/LANGUAGE with drawings; here a figure is its caption, so that everything can be
read where the code lies. A test compares the pages with the booklets.
"""

from __future__ import annotations

import html
import re
from pathlib import Path

from megawatt.kernel.contract.registry import find, games
from megawatt.kernel.text.languages import known
from megawatt.teaching import Booklet, booklet, booklet_languages, has_booklet

FOLDER = Path(__file__).parent / "rules"
FIGURE = re.compile(r"<figure[^>]*>.*?(?:<figcaption>(.*?)</figcaption>)?</figure>", re.DOTALL)
EXAMPLE = re.compile(r'<div class="example"><p class="example-heading">(.*?)</p>\n?(.*?)</div>', re.DOTALL)
MARKED = (
    (re.compile(r"</?strong>"), "**"),
    (re.compile(r"</?em>"), "*"),
    (re.compile(r'<a href="(.*?)">(.*?)</a>', re.DOTALL), r"[\2](\1)"),
    (re.compile(r'<p(?: class="\w+")?>'), ""),
    (re.compile(r"</p>"), "\n\n"),
)
LIST = re.compile(r"<(ol|ul)>(.*?)</\1>", re.DOTALL)


def main() -> None:
    """Write every page."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def pages() -> dict[str, str]:
    """Every page by its file's name."""
    written = [game for game in games() if has_booklet(game)]
    return {f"{game.name}.{language}.md": page(booklet(game, language)) for game in written for language in booklet_languages(game)}


def page(rules: Booklet) -> str:
    """One booklet as Markdown."""
    languages = [language for language in booklet_languages(find(rules.game)) if language != rules.language]
    others = [f"[{known()[language].name}]({rules.game}.{language}.md)" for language in languages]
    parts = [f"# {rules.title}", " · ".join(others), markdown(rules.foreword)]
    for paragraph in rules.paragraphs:
        parts += [f'<a id="{paragraph.id}"></a>', f"{'#' * (paragraph.level + 1)} {paragraph.title}", markdown(paragraph.html)]
    return "\n\n".join(part.strip() for part in parts if part.strip()) + "\n"


def markdown(text: str) -> str:
    """The few tags that booklets have, as Markdown; tables stay as they are."""
    text = FIGURE.sub(lambda found: f"<p>▸ {found[1]}</p>" if found[1] else "", text)
    text = EXAMPLE.sub(lambda found: "\n\n" + _quoted(f"**{found[1]}.** " + _plain(found[2])) + "\n\n", text)
    return re.sub(r"\n{3,}", "\n\n", _plain(text)).strip()


def _plain(text: str) -> str:
    text = LIST.sub(_listed, text)
    for tag, mark in MARKED:
        text = tag.sub(mark, text)
    return html.unescape(text)


def _listed(found: re.Match[str]) -> str:
    mark = "1." if found[1] == "ol" else "-"
    lines = [f"{mark} {item.strip()}" for item in re.findall(r"<li>(.*?)</li>", found[2], re.DOTALL)]
    return "\n\n" + "\n".join(lines) + "\n\n"


def _quoted(text: str) -> str:
    return "\n".join(f"> {line}".rstrip() for line in re.sub(r"\n{2,}", "\n\n", text).strip().splitlines())


if __name__ == "__main__":
    main()
