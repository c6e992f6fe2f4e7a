"""Every page in a language that is 40 % longer than English: nothing is cropped, and nothing is English, wide and on a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

import megawatt
from megawatt.analysis.puzzles import puzzles
from megawatt.games.power_grid.maps import MAP_IDS, load_map
from megawatt.kernel.contract.registry import find, games
from megawatt.teaching import has_booklet, lessons

from ..pseudo import GERMAN_GAME, PSEUDO, PSEUDO_NAME, UNWRITTEN, with_languages
from .conftest import LAPTOP, PHONE, SERVE, TableServer, beside, unpainted
from .people import BOT, ME, OPEN, Person
from .test_teaching import reads_on

GAMES = [game.name for game in games()]
PASSWORD = "seven sheep in a row"
BROWSER = {"https", "Chrome", "Linux", "now", "seconds", "second", "minute", "minutes", "ago"}
"""How addresses begin, what browsers call themselves, and how they say times in a language that they do not know."""
LOOKS = 8
"""How often a page is looked at before what is wrong with it counts."""

SAID = """() => {
  const foreign = `[lang]:not(html, [lang=${document.documentElement.lang}])`
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(foreign)
  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent.closest('script, style, time, .wordmark, code, [data-name]') && shown(parent)) texts.push(node.textContent)
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
    for (const each of document.querySelectorAll(`body [${name}]`)) if (shown(each)) texts.push(each.getAttribute(name))
  return texts
}"""
"""Every text that is seen or read out; lists of languages, names and the program's own name say themselves."""

CROPPED = """() => {
  const all = [...document.querySelectorAll('body *')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.unseen, svg, .skip'))
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const boxes = (each) => [...each.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim()).map((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  })
  const style = (each) => getComputedStyle(each).overflowX
  function within(each) {
    let right = Infinity
    for (let at = each; at && at !== document.documentElement; at = at.parentElement) {
      if (['auto', 'scroll'].includes(style(at)) && at.scrollWidth > at.clientWidth) return right
      if (['hidden', 'clip'].includes(style(at)) && at.clientWidth > 1) right = Math.min(right, at.getBoundingClientRect().right)
    }
    return Math.min(right, innerWidth)
  }
  const tip = (each) => each.closest('[title]')?.title.includes(each.textContent.trim())
  const beyond = (box, right) => box.width > 0 && (box.right > right + 1 || box.left < -1)
  const cut = all.filter((each) => !tip(each) && boxes(each).some((box) => beyond(box, within(each))))
  const buttons = all.filter((each) => each.matches('button, .button, .chip, th, td, label, legend')
    && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
  const told = (each) =>
    `${each.tagName}.${each.className}: ${each.textContent.trim().slice(0, 40)} (${each.scrollWidth}/${each.clientWidth})`
  return [...(wide > 0 ? [`the page is ${wide} px too wide`] : []), ...new Set([...cut, ...buttons].map(told))]
}"""
"""Texts that their box or the window cuts off; what can be scrolled is not, nor a name that a tip tells in full."""


@cache
def names() -> frozenset[str]:
    """Words that are the same in every language: cities, people, the program, Roman numbers; and what the German game says."""
    cities = {city.name for map_id in MAP_IDS for city in load_map(map_id).cities}
    known = {word for name in cities for word in re.findall(r"[A-Za-z]{2,}", name)}
    german = (find("overload").folder / "words" / "de.ftl").read_text(encoding="utf-8")
    return frozenset(known | {"Megawatt", "Ann", "Pseudo", "II", "III"} | BROWSER | set(re.findall(r"[A-Za-z]{2,}", german)))


def english(person: Person) -> list[str]:
    """What is said in plain English letters and is no name."""
    texts = person.page.evaluate(SAID)
    return sorted({text.strip()[:80] for text in texts if set(re.findall(r"[A-Za-z]{2,}", text)) - names()})


def judged(person: Person, where: str) -> list[str]:
    """What is wrong with a page as it is shown now."""
    found: list[str] = []
    for _ in range(LOOKS):  # right after a click it may be on its way
        found = [*english(person), *person.page.evaluate(CROPPED)]
        if not found:
            break
        person.page.wait_for_timeout(100)
    return [f"{where}: {fault}" for fault in found]


@pytest.fixture(scope="module")
def pseudo_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    package = with_languages(tmp_path_factory.mktemp("package"))
    running = TableServer(tmp_path_factory.mktemp("pseudo"), SERVE, package=package)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def reader(pseudo_server: TableServer, chromium: Browser) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def make(viewport: dict[str, int], locale: str = PSEUDO) -> Person:
        context = unpainted(chromium.new_context(viewport=viewport, locale=locale, reduced_motion="reduce"))  # type: ignore[arg-type]
        people.append(Person(context, pseudo_server.address))
        return people[-1]

    yield beside(make)
    for person in people:
        beside(person.context.close)()
    assert [fault for person in people for fault in person.faults] == []


WIDTHS = pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["wide", "phone"])
BARE = ["/turns", "/leaders", "/archive", "/openings", "/tournaments", "/puzzles", "/no/such/page"]


def settled(person: Person, path: str) -> None:
    """Opens a page and waits until it has said something and asks for nothing more."""
    person.opens(path)
    person.page.get_by_role("heading").first.wait_for()
    person.page.wait_for_load_state("networkidle")


def unfolded(person: Person) -> None:
    """Opens everything that is folded away."""
    person.page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")


@WIDTHS
def test_the_lobby_and_every_dialog(reader: Callable[..., Person], viewport: dict[str, int]) -> None:
    person = reader(viewport)
    settled(person, "/")
    expect(person.page.locator("html")).to_have_attribute("lang", PSEUDO)
    offered = person.page.locator("select.language option").evaluate_all("all => all.map((each) => each.textContent)")
    assert offered[4] == PSEUDO_NAME
    faults = judged(person, "lobby")
    for game in GAMES:
        person.page.locator(f"[data-game={game}] .ways .button").last.click()
        person.page.locator("dialog [data-option]").first.wait_for(state="attached")
        unfolded(person)
        faults += judged(person, f"a table of {game}")
        person.page.keyboard.press("Escape")
        expect(person.page.locator("dialog")).to_have_count(0)
    assert not faults, "\n".join(faults)


def signs_up(person: Person, name: str) -> None:
    """Makes an account; the page shows its recovery codes."""
    settled(person, "/account")
    form = person.page.locator("form").first
    form.locator("input").first.fill(name)
    form.locator("input[type=password]").first.fill(PASSWORD)
    form.locator("button[type=submit], button").last.click()
    person.page.locator("ol code").first.wait_for()


@WIDTHS
def test_the_pages_of_people_and_tournaments(reader: Callable[..., Person], viewport: dict[str, int]) -> None:
    person = reader(viewport)
    faults: list[str] = []
    for path in BARE:
        settled(person, path)
        faults += judged(person, path)
    settled(person, "/account")
    unfolded(person)
    faults += judged(person, "/account of a guest")
    name = f"Ann {viewport['width']}"
    signs_up(person, name)
    faults += judged(person, "codes")
    friend = f"Ann Pseudo {viewport['width']}"
    signs_up(reader(viewport), friend)
    settled(person, f"/people/{friend}")
    faults += judged(person, "somebody")
    person.page.locator("[data-friend]").click()
    faults += judged(person, "a friend")
    person.lays_table("power-grid", [ME, OPEN, BOT])
    unfolded(person)
    faults += judged(person, "waiting, with an account")
    for path in ("/account", "/turns", f"/people/{name}", "/"):
        settled(person, path)
        unfolded(person)
        faults += judged(person, f"{path} with an account")
    settled(person, "/tournaments")
    person.page.locator("[data-new-tournament]").click()
    person.page.locator("dialog [data-fill]").wait_for()
    unfolded(person)
    faults += judged(person, "a new tournament")
    person.page.locator("dialog [data-tournament-name]").fill("Pseudo")
    person.page.locator("dialog form button[type=submit], dialog .button.primary").last.click()
    person.page.locator("[data-invite]").wait_for()
    faults += judged(person, "a tournament")
    assert not faults, "\n".join(faults)


@WIDTHS
@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_its_result_and_its_rules(reader: Callable[..., Person], game: str, viewport: dict[str, int]) -> None:
    person = reader(viewport)
    settled(person, f"/rules/{game}/{PSEUDO}")
    expect(person.page.locator("figure .drawing:empty")).to_have_count(0)
    faults = judged(person, "rules")
    settled(person, person.lays_table(game, [ME, OPEN, BOT]))
    faults += judged(person, "waiting")
    match = nearly_over(game)
    person.uploads(match)
    person.is_to_decide()
    faults += judged(person, "late")
    person.plays_on(random.Random(game), 30)
    person.page.get_by_role("dialog").wait_for()
    unfolded(person)
    faults += judged(person, "result")
    for lesson in lessons(find(game)) if has_booklet(find(game)) else []:
        faults += steps_of(person, game, lesson.name)
    assert not faults, "\n".join(faults)


def steps_of(person: Person, game: str, lesson: str) -> list[str]:
    """What is wrong with the first steps of a guided game."""
    faults: list[str] = []
    settled(person, "/")
    unfolded(person)
    person.page.locator(f"[data-game={game}] [data-learn={lesson}]").click()
    person.page.locator("[data-lesson]").wait_for()
    for number in range(4):
        faults += judged(person, f"{lesson} {number}")
        if person.page.locator("[data-lesson-next]").count():
            reads_on(person)
        else:
            marked = person.page.locator(".teach[data-move]:not(:disabled)")
            if marked.count():
                person.plays(str(marked.first.get_attribute("data-move")))
    return faults


@WIDTHS
def test_what_the_menu_of_a_table_opens(reader: Callable[..., Person], viewport: dict[str, int]) -> None:
    person = reader(viewport)
    person.lays_table("power-grid", [ME, BOT])
    person.is_to_decide()
    menu = person.page.locator("header nav [aria-haspopup=dialog]")
    entries = person.page.locator("dialog li button:not([data-picture])")
    menu.click()
    faults = judged(person, "menu")
    for number in range(1, entries.count()):  # the first copies the table's address
        if not entries.count():
            menu.click()
        entries.nth(number).click()
        unfolded(person)
        faults += judged(person, f"entry {number} of the menu")
        person.page.keyboard.press("Escape")
        expect(person.page.locator("dialog")).to_have_count(0)
    assert not faults, "\n".join(faults)


@WIDTHS
def test_a_puzzle_before_and_after_its_answer(reader: Callable[..., Person], viewport: dict[str, int]) -> None:
    person, faults = reader(viewport), []
    for game in (found for found in games() if puzzles(found)):
        settled(person, f"/puzzles/{game.name}/1")
        person.page.locator("[data-puzzle]").wait_for()
        faults += judged(person, f"puzzle of {game.name}")
        person.page.locator("[data-show]").click()
        person.page.locator("[data-reasons]").first.wait_for()
        faults += judged(person, f"its answer in {game.name}")
    assert not faults, "\n".join(faults)


def nearly_over(game: str) -> megawatt.Match:
    """A game between bots, three moves before its end."""
    whole = megawatt.new(game, seats=2, seed=11)
    chooser = random.Random(game)
    while not whole.over:
        whole.play(chooser.choice(whole.legal_actions()))
    match = megawatt.new(game, seats=2, seed=11)
    match.play_all(whole.actions[:-3])
    return match


def test_what_was_not_translated_is_english_and_a_german_game_german(reader: Callable[..., Person]) -> None:
    person = reader(LAPTOP, UNWRITTEN)
    settled(person, "/")
    expect(person.page.locator("html")).to_have_attribute("lang", UNWRITTEN)
    expect(person.page.locator("[data-game=power-grid]")).to_contain_text("Power Grid")
    card = person.page.locator(f"[data-game={GERMAN_GAME}]")
    expect(card).to_contain_text("Überlast")
    expect(card.locator("a[href^='/rules/']")).to_have_count(0)
    expect(card.locator("[data-learn=lesson]")).to_have_count(0)
    person.lays_table(GERMAN_GAME, [ME, BOT])
    person.is_to_decide()
    person.plays(person.offered()[0])
    expect(person.page.locator("#log")).to_contain_text("lädt")
    person.lays_table("barrage", [ME, BOT])
    person.is_to_decide()
    expect(person.actions).to_contain_text(re.compile("[A-Za-z]{4,}"))
    person.opens("/rules/barrage")
    expect(person.page.locator("main")).to_have_attribute("lang", "en")
    expect(person.page.locator("h1")).to_contain_text("Barrage: the rules")
