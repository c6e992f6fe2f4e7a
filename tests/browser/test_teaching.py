"""Learning at the table: the booklet, rules beside the board, the legend, and a guided game, on a laptop and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import product

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from megawatt.kernel.contract.registry import find, games
from megawatt.kernel.text.languages import known
from megawatt.kernel.text.words import LANGUAGES
from megawatt.teaching import Lesson, has_booklet, lessons

from ..rotations import ROTATIONS, rotation, shown
from .conftest import PHONE
from .people import BOT, ME, Person, remaining
from .test_accessibility import violations

WRITTEN = [game.name for game in games() if has_booklet(game)]
GUIDED = [game.name for game in games() if lessons(game)]
LESSONS = [(game.name, told) for game in games() for told in lessons(game)]
LOCALES = {code: language.locale for code, language in known().items()}

TOO_WIDE = """() => [...document.querySelectorAll('body *')].filter((each) => {
  const box = each.getBoundingClientRect(), style = getComputedStyle(each)
  if (box.width === 0 || style.visibility === 'hidden' || each.closest('.unseen, .scroll-x, svg, .scroll, [hidden]')) return false
  return box.right > innerWidth + 1 || box.left < -1
}).map((each) => `${each.tagName}.${each.className}: ${each.textContent.slice(0, 40)}`).slice(0, 5)"""


SCROLLS = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.innerText)"
"""Those that have more in them than they are wide."""


def cropped(page: Page) -> list[str]:
    """What reaches beyond the sides of the window; nothing when nobody has to scroll sideways."""
    return remaining(page, lambda: _cropped(page))


def _cropped(page: Page) -> list[str]:
    wider = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [f"the page is {wider} px too wide", *page.evaluate(TOO_WIDE)] if wider > 0 else []


JUDGED = pytest.mark.parametrize("judged", ["by turns", pytest.param("all", marks=pytest.mark.soak)])
"""Which games axe-core judges in a language: what it knows of hardly depends on the words, so they take turns with every run."""


def is_judged(game: str, language: str, judged: str) -> bool:
    return judged == "all" or game == judged_in(language, rotation())


def judged_in(language: str, turn: int) -> str:
    """The game that axe-core judges in a language with this rotation."""
    return WRITTEN[(list(LANGUAGES).index(language) + turn) % len(WRITTEN)]


def test_ten_rotations_judge_every_game_in_every_language() -> None:
    shown = {(judged_in(language, turn), language) for turn in range(ROTATIONS) for language in LANGUAGES}
    assert shown == set(product(WRITTEN, LANGUAGES))


def reads(someone: Callable[..., Person], language: str) -> Person:
    """Somebody with a phone in this language."""
    return someone(viewport=PHONE, locale=LOCALES[language], has_touch=True)


# The booklet


@JUDGED
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_booklet_fits_on_a_phone_and_draws_its_figures(someone: Callable[..., Person], language: str, judged: str) -> None:
    person = reads(someone, language)
    for game in WRITTEN:
        person.opens(f"/rules/{game}")
        expect(person.page).to_have_url(f"{person.address}/rules/{game}/{language}")
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        undrawn = person.page.locator("figure .drawing:empty")
        expect(undrawn).to_have_count(0)
        assert cropped(person.page) == [], game
        assert not is_judged(game, language, judged) or violations(person) == [], game


@pytest.mark.parametrize("game", WRITTEN)
def test_a_booklet_can_be_searched_and_read_without_scripts(someone: Callable[..., Person], game: str) -> None:
    person = someone()
    person.opens(f"/rules/{game}/en")
    sections = person.page.locator("main section:visible")
    everything = sections.count()
    title = person.page.locator("main section h3").last.inner_text().removesuffix("#").strip()
    person.page.get_by_role("searchbox").fill(title)
    expect(sections).not_to_have_count(everything)
    expect(person.page.locator("main section:visible", has_text=title).first).to_be_visible()
    person.page.get_by_role("searchbox").fill("no such words anywhere")
    expect(person.page.get_by_text("No paragraph has these words.")).to_be_visible()
    plain = someone(java_script_enabled=False)
    plain.opens(f"/rules/{game}/en")
    assert plain.page.locator("main section").count() == everything


# Beside the board


@pytest.mark.parametrize(
    ("game", "viewport"),
    shown(
        "rules beside the board",
        product(WRITTEN, ["laptop", "phone"]),
        [("power-grid", "laptop"), ("future-energy", "phone"), ("barrage", "phone")],
    ),
)
def test_a_question_opens_its_rule_beside_the_board(someone: Callable[..., Person], game: str, viewport: str) -> None:
    person = someone(**({"viewport": PHONE} if viewport == "phone" else {}))
    person.lays_table(game, [ME, BOT, BOT])
    person.is_to_decide()
    expect(person.page.locator("[data-about]")).to_be_visible()
    person.actions.locator("[data-topic^='question-']").first.click()
    panel = person.page.locator(".rule-panel")
    expect(panel).to_be_visible()
    assert person.page.locator("#actions").is_visible()
    assert violations(person) == []
    assert cropped(person.page) == []
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


EVERYTHING = {"future-energy": {"module_1": True, "module_2": True, "module_3": True}, "barrage": {"leeghwater": True}}


def topics(page: Page) -> list[str]:
    """What can be asked about on the table as it is shown now."""
    seen = "all => all.filter((each) => each.checkVisibility()).map((each) => each.dataset.topic)"
    return sorted(set(page.locator("[data-topic]").evaluate_all(seen)))


@pytest.mark.parametrize("game", WRITTEN)
def test_everything_that_can_be_asked_about_opens_its_paragraph(someone: Callable[..., Person], game: str) -> None:
    person = someone()
    person.lays_table(game, [ME, BOT, BOT], options=EVERYTHING.get(game, {}))
    person.is_to_decide()
    person.waits("[data-topic^=question]")
    told = person.context.request.get(f"{person.address}/api/teaching/{game}/en").json()
    titles = {each["id"]: each["title"] for each in told["paragraphs"]}
    found = set()
    tabs = person.page.locator("#board [role=tab]")
    for tab in range(max(tabs.count(), 1)):
        if tabs.count():
            tabs.nth(tab).click()
        for topic in topics(person.page):
            found.add(topic)
            person.page.locator(f"[data-topic='{topic}']:visible").first.click()
            expect(person.page.locator(".rule-panel h2")).to_have_text(titles[told["links"][topic]])
            person.page.locator(".rule-panel header button").click()
    assert {topic.partition("-")[0] for topic in found} >= {"component", "phase", "question"}


def test_a_refusal_leads_to_its_rule_from_the_tip_and_from_the_list(someone: Callable[..., Person]) -> None:
    person = someone()
    person.lays_table("power-grid", [ME, BOT, BOT], options={"areas": "green,red,yellow"})
    person.is_to_decide()
    future = person.page.locator("[data-component=plant-market] .future [role=img]").first
    future.hover()
    link = person.page.locator(".tip [data-topic^='reason-']")
    expect(link).to_be_visible()
    topic = link.get_attribute("data-topic")
    link.hover()
    link.click()
    expect(person.page.locator(".rule-panel")).to_be_visible()
    person.page.locator(".rule-panel header button").click()
    future.click()
    expect(person.actions.locator(f"[data-topic='{topic}']")).to_be_visible()


def test_explanations_can_be_switched_off(someone: Callable[..., Person]) -> None:
    person = someone()
    person.lays_table("power-grid", [ME, BOT, BOT])
    person.is_to_decide()
    expect(person.page.locator("[data-about]")).to_be_visible()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Explain questions").select_option("never")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("[data-about]")).to_have_count(0)


# The guided game


MARKED = ".teach[data-move]:not(:disabled), .teach[data-spot]"
"""What the lesson wants pressed, in a list or on the board."""


def reads_on(person: Person) -> None:
    """Presses on from what the lesson only tells. That may give way to a move: the bots were quicker than the finger."""
    with suppress(TimeoutError):
        person.page.locator("[data-lesson-next]").click(timeout=5000)


def follows(person: Person, own_moves: int) -> None:
    """Does what the lesson marks, for this many moves."""
    for _ in range(own_moves * 6 + 100):
        if own_moves == 0:
            return
        person.waits(f"[data-lesson-next], {MARKED}")
        if person.page.locator("[data-lesson-next]").count():
            reads_on(person)
            continue
        before = person.ply
        listed = person.actions.locator(".teach[data-move]")
        if listed.count():
            expect(listed.first).to_be_in_viewport(ratio=0.5)
            expect_uncovered(person)
        # By key: the middle of a bent conduit is not on the conduit, and a click there would miss it.
        person.page.locator(MARKED).last.press("Enter")
        person.insists(before)
        own_moves -= 1
    assert own_moves == 0, "the lesson goes round in circles"


COVERED = """() => {
  const wanted = [...document.querySelectorAll('#actions .teach[data-move]')].find((each) => each.checkVisibility())
  if (!wanted) return ''
  const box = wanted.getBoundingClientRect()
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return top && wanted.contains(top) ? '' : top?.closest('button, section, div')?.outerHTML.slice(0, 120) ?? 'nothing'
}"""
"""What lies over the move that a lesson marks in the list."""


def expect_uncovered(person: Person) -> None:
    """A click into the ring hits what is wanted, and not *Take back*."""
    assert remaining(person.page, lambda: [found] if (found := person.page.evaluate(COVERED)) else []) == []


def starts(person: Person, game: str, lesson: str = "lesson") -> None:
    person.opens()
    person.page.locator(f"[data-game={game}] [data-learn={lesson}]").click()
    person.page.locator("[data-lesson]").wait_for()


@pytest.mark.parametrize(("game", "script"), LESSONS, ids=[f"{game}-{told.name}" for game, told in LESSONS])
def test_a_guided_game_is_played_through(someone: Callable[..., Person], game: str, script: Lesson) -> None:
    """Mistakes are answered kindly, a reload goes on where it was, and after the last moment the person plays on alone."""
    person = someone()
    waiting = [moment for moment in script.moments if moment.expect]
    starts(person, game, script.name)
    wanted = f"[data-lesson={waiting[0].id}]"
    for _ in range(100):
        person.waits(f"[data-lesson-next], {wanted}")
        if person.page.locator(wanted).count():
            break
        reads_on(person)
    expect(person.page.locator(wanted)).to_be_visible()
    assert violations(person) == []
    person.waits(".teach[data-move]:not(:disabled)")
    marked = person.page.locator(".teach[data-move]").first.get_attribute("data-move")
    other = next((move for move in person.offered() if move != marked), None)
    if other is not None:
        before = person.ply
        person.page.locator(f'[data-move="{other}"]').first.click()
        expect(person.page.locator(".lesson.strayed")).to_be_visible()
        assert person.ply == before
    half = len(waiting) // 2
    follows(person, half)
    expect(person.page.locator("#log [data-ply]").last).to_be_in_viewport()
    person.page.reload()
    follows(person, len(waiting) - half)
    person.waits("[data-lesson-alone], [data-move]:not(:disabled), [data-over]")
    expect(person.page.locator("[data-lesson-alone]")).to_have_count(0)


@pytest.mark.parametrize("game", GUIDED)
def test_a_move_waits_until_a_card_is_read(someone: Callable[..., Person], game: str) -> None:
    person = someone()
    starts(person, game)
    person.waits("[data-lesson-next]")
    person.is_to_decide()
    before = person.ply
    person.actions.locator("[data-move]:not(:disabled)").first.click()
    expect(person.page.locator("[data-lesson-holds]")).to_be_visible()
    assert person.ply == before
    expect(person.page.locator("[data-kind=plans], .plans")).to_have_count(0)


def test_a_place_on_the_map_that_a_lesson_marks_has_a_ring_that_can_be_seen(someone: Callable[..., Person]) -> None:
    person = someone()
    starts(person, "barrage")
    waiting = [moment for moment in lessons(find("barrage"))[0].moments if moment.expect]
    follows(person, next(at for at, moment in enumerate(waiting) if moment.id == "base"))
    person.waits(".teach[data-move]")
    ring = person.page.locator(".teach-ring")
    expect(ring).to_be_visible()
    box = ring.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 30
    assert box["width"] < 400


def test_every_game_with_a_booklet_has_a_guided_game() -> None:
    assert GUIDED == WRITTEN


@JUDGED
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guided_game_and_legend_fits_on_a_phone(someone: Callable[..., Person], language: str, judged: str) -> None:
    person = reads(someone, language)
    for game, script in LESSONS:
        starts(person, game, script.name)
        for _ in range(3):
            assert cropped(person.page) == [], game
            if not person.page.locator("[data-lesson-next]").count():
                break
            reads_on(person)
        assert not is_judged(game, language, judged) or violations(person) == [], game
        person.page.keyboard.press("?")
        legend = person.page.locator("[data-legend]")
        expect(legend).to_be_visible()
        assert cropped(person.page) == [], game
        assert remaining(person.page, lambda: list(person.page.locator("dialog div.body").evaluate_all(SCROLLS))) == [], game
        assert "legend-" not in legend.inner_text()
        assert not is_judged(game, language, judged) or violations(person) == [], game


@pytest.mark.parametrize("game", GUIDED)
def test_whoever_has_finished_a_game_is_offered_to_play_first(someone: Callable[..., Person], game: str) -> None:
    person = someone()
    person.opens()
    first = person.page.locator(f"[data-game={game}] .ways .button").first
    expect(first).to_have_attribute("data-learn", "lesson")
    person.page.evaluate("game => localStorage.setItem('megawatt-finished', JSON.stringify({[game]: ['one']}))", game)
    person.page.reload()
    expect(first).not_to_have_attribute("data-learn", "lesson")
    for told in lessons(find(game)):
        expect(person.page.locator(f"[data-game={game}] [data-learn={told.name}]")).to_be_visible()


def test_a_first_game_is_one_click_and_fine_points_are_folded_away(someone: Callable[..., Person]) -> None:
    person = someone()
    person.opens()
    person.button("Set up a table").nth(2).click()
    fine = person.page.locator("[data-fine-points]")
    expect(fine).to_be_visible()
    assert not fine.evaluate("each => each.open")
    person.page.keyboard.press("Escape")
    person.page.locator("[data-game=power-grid] [data-first]").click()
    person.is_to_decide()
    expect(person.page.locator(".goals")).to_contain_text("7")
