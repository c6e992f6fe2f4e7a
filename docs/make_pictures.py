"""Draw the pictures of the documentation anew: `make pictures` (with the argument `teaching` only those of docs/teaching.md).

The pages are photographed in a real Chromium, at a server of their own, with the people of the browser tests.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import megawatt
from megawatt.bots import bot

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import FLAGS, LAPTOP, PHONE, TableServer, chromium_path
from tests.browser.people import Person
from tests.luck import draw_from

FOLDER = Path(__file__).parent / "pictures"
SIDEWAYS = {"width": 844, "height": 390}
THEME = TerminalTheme(
    (16, 22, 30), (220, 226, 232),
    [(40, 48, 58), (228, 88, 80), (92, 190, 120), (226, 180, 70), (92, 150, 240), (190, 120, 220), (80, 190, 200), (220, 226, 232)],
)  # fmt: skip
# Like Rich's own frame, but without fonts from elsewhere.
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="A game in the terminal">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
 font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>{lines}</defs>
<rect fill="#10161e" x="0" y="0" width="{width}" height="{height}" rx="10"/>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def house_game(plies: int, game: str = "power-grid", seed: int = 12, **options: Any) -> megawatt.Match:
    """A game between house bots, stopped where there is something to see."""
    match = megawatt.new(game, seats=4, seed=seed, options=options)
    player = bot("house", match.game, 1)
    while not match.over and (match.ply < plies or match.seat != 0):
        match.play(player.choose(match))
    return match


def draw_terminal(path: Path) -> None:
    """The terminal table in the middle of a game."""
    match = house_game(260)
    console = Console(record=True, width=104, force_terminal=True, color_system="truecolor", file=io.StringIO())
    console.print(match.game.draw(match.view(0), match.game.words("en")))
    path.write_text(console.export_svg(title="Megawatt", theme=THEME, code_format=FRAME, unique_id="megawatt"), encoding="utf-8")


def draw_boards() -> None:
    """Boards that need no browser."""
    for game, plies in (("power-grid", 330), ("future-energy", 80), ("barrage", 160)):
        (FOLDER / f"drawn-{game}.svg").write_text(house_game(plies, game).picture(), encoding="utf-8")


class Photographer:
    """Takes pictures of pages, each by a person with a fresh browser profile."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address

    def somebody(self, **device: Any) -> Person:
        """A person with a name, at a laptop unless said otherwise."""
        look = {"viewport": LAPTOP, "locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce", **device}
        person = Person(self.browser.new_context(**look), self.address)
        person.is_called("Ada")
        return person

    def take(self, person: Person, name: str) -> None:
        """One picture, once everything has come to rest."""
        person.page.mouse.move(2, 2)
        person.page.wait_for_timeout(1500)
        person.page.screenshot(path=FOLDER / f"{name}.png")
        person.context.close()
        print(f"docs/pictures/{name}.png")

    def table(self, match: megawatt.Match, **device: Any) -> Person:
        """Somebody at a table with this match."""
        person = self.somebody(**device)
        person.uploads(match)
        return person

    def take_all(self) -> None:
        """Lobby, a table of every game, replay, scoring, a phone."""
        lobby = self.somebody()
        lobby.opens()
        lobby.button("Play against bots").first.wait_for()
        self.take(lobby, "lobby")
        self.take(self.table(house_game(330)), "power-grid")
        self.take(self.table(house_game(60, "future-energy"), color_scheme="dark"), "future-energy")
        self.take(self.table(house_game(160, "barrage")), "barrage")
        replay = self.table(house_game(10_000))
        replay.slider.fill("240")
        self.take(replay, "replay")
        for game in ("power-grid", "future-energy", "barrage"):
            scoring = self.table(house_game(100_000, game))
            scoring.actions.get_by_role("button", name="Result").click()
            self.take(scoring, f"{game}-scoring")
        phone: dict[str, Any] = {"device_scale_factor": 2, "has_touch": True, "is_mobile": True}
        self.take(self.table(house_game(330), viewport=PHONE, **phone), "phone")
        self.take(self.table(house_game(160, "barrage"), viewport=SIDEWAYS, **phone), "phone-sideways")
        self.take_teaching()

    def take_teaching(self) -> None:
        """What teaches: booklet, guided game, a rule beside the board, the legend; wide and on a phone, in two languages."""
        for language, locale in (("en", "en-GB"), ("de", "de-DE")):
            for width, device in (("wide", {}), ("phone", {"viewport": PHONE, "has_touch": True, "is_mobile": True})):
                device = {"locale": locale, **device}
                booklet = self.somebody(**device)
                booklet.opens(f"/rules/power-grid/{language}#connection")
                self.keep(booklet, f"teaching-booklet-{width}-{language}")
                lesson = self.somebody(**device)
                lesson.opens()
                lesson.page.locator("[data-game=barrage] [data-learn=lesson]").click()
                lesson.page.locator("[data-lesson-next]").click()
                lesson.waits(".teach[data-move]")
                self.keep(lesson, f"teaching-lesson-{width}-{language}")
                rule = self.table(house_game(150, "future-energy"), **device)
                rule.page.locator("#board [data-topic^=component-]:visible").last.click()
                rule.waits(".rule-panel")
                self.keep(rule, f"teaching-rule-{width}-{language}")
                legend = self.table(house_game(160, "barrage"), **device)
                legend.page.keyboard.press("?")
                legend.waits("[data-legend]")
                self.keep(legend, f"teaching-legend-{width}-{language}")

    def keep(self, person: Person, name: str) -> None:
        """One small picture, once everything has come to rest."""
        person.page.wait_for_timeout(1500)
        person.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=60)
        person.context.close()
        print(f"docs/pictures/{name}.jpg")


def photograph_pages(only_teaching: bool = False) -> None:
    """All pictures of pages, or those of what teaches."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        draw_from("pictures")
        server = TableServer(Path(folder))
        server.start()
        try:
            browser = driver.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            photographer = Photographer(browser, server.address)
            photographer.take_teaching() if only_teaching else photographer.take_all()
        finally:
            server.stop()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    only_teaching = "teaching" in sys.argv[1:]
    if not only_teaching:
        draw_terminal(FOLDER / "terminal.svg")
        draw_boards()
    photograph_pages(only_teaching)
