"""What teaches is complete and true: every paragraph in four languages, everything on the table explained, every example played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import megawatt
from megawatt import Match
from megawatt.bots import bot, usual_bot
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find, games
from megawatt.kernel.text.glossary import unwanted
from megawatt.kernel.text.words import LANGUAGES, Words
from megawatt.teaching import booklet, examples, first_game, has_booklet, lesson_texts, lessons, linkable, links
from megawatt.teaching.examples import Example
from megawatt.teaching.lessons import INSTEAD, Lesson, Moment, own_texts
from megawatt.teaching.markup import MarkupError, to_html
from megawatt.testing.languages import taught_parts

from .sentences.typography import mentions
from .worked_numbers import Position, numbers_in, worked_out

WEB = Path(__file__).parents[1] / "web" / "src" / "games"
GAMES = [game for game in games() if (game.folder / "teaching").is_dir()]
WRITTEN = [game for game in GAMES if has_booklet(game)]
GUIDED = [(game, told) for game in GAMES for told in lessons(game)]
ALL_EXAMPLES = [(game, example) for game in GAMES for example in examples(game.folder).values()]


def game_name(game: Game) -> str:
    return game.name


each_game = pytest.mark.parametrize("game", GAMES, ids=game_name)
each_booklet = pytest.mark.parametrize("game", WRITTEN, ids=game_name)
each_lesson = pytest.mark.parametrize(("game", "told"), GUIDED, ids=[f"{game.name}-{told.name}" for game, told in GUIDED])
each_language = pytest.mark.parametrize("language", LANGUAGES)


def page_sources(game: Game) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((WEB / game.name).rglob("*.svelte")))


def components(game: Game) -> set[str]:
    """The parts of the table that the page names."""
    return set(re.findall(r'component="([a-z-]+)"', page_sources(game)))


def linked_components(game: Game) -> set[str]:
    """Those from which the page leads to a paragraph: by a heading, a question mark, a name, or the tip of a piece."""
    page = page_sources(game)
    headed = set(re.findall(r'<Panel\s+heading=.*?\scomponent="([a-z-]+)"', page, re.DOTALL))
    maps = {"map"} if "<ZoomPan" in page else set()
    return headed | maps | set(re.findall(r"""topic[=:] ?["'{`]+component-([a-z-]+)["'`]""", page))


def families_of_pieces(game: Game) -> dict[str, set[str]]:
    """Pieces whose topic is put together, as `component-tile-${tile}`: the family, and all of it that the words describe."""
    said = re.findall(r"^([a-z0-9-]+) =", (game.folder / "words" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    families = set(re.findall(r"`component-([a-z]+)-\$\{", page_sources(game)))
    return {
        family: {name.removeprefix(f"{family}-") for name in said if name.startswith(f"{family}-") and f"{name}-about" in said}
        for family in families
    }


# The booklet


@each_booklet
@each_language
def test_every_language_has_the_same_paragraphs_in_the_same_order(game: Game, language: str) -> None:
    own = (game.folder / "teaching" / f"rules.{language}.md").read_text(encoding="utf-8")
    assert re.findall(r"^##+ .*\{#([\w-]+)\}$", own, re.MULTILINE) == booklet(game, "en").ids
    assert [each.level for each in booklet(game, language).paragraphs] == [each.level for each in booklet(game, "en").paragraphs]


@each_booklet
@each_language
def test_no_paragraph_is_left_untranslated(game: Game, language: str) -> None:
    assert [each.id for each in booklet(game, language).paragraphs if each.language != language] == []


HALF = {
    "en": "# Rules\n\nIn short.\n\n## First {#first}\n\nOne.\n\n## Second {#second}\n\nTwo.\n\n### More {#more}\n\nThree.\n",
    "de": "# Regeln\n\nKurz gesagt.\n\n## Mehr dazu {#more}\n\nDrei.\n\n## Erstens {#first}\n\nEins.\n",
}


class _HalfTranslated:
    """As much of a game as a booklet needs."""

    name = "half"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def lore(self, language: str) -> dict[str, list[str]]:
        return {}


def test_a_half_translated_booklet_is_in_english_paragraph_by_paragraph(tmp_path: Path) -> None:
    (tmp_path / "teaching").mkdir()
    for language, text in HALF.items():
        (tmp_path / "teaching" / f"rules.{language}.md").write_text(text, encoding="utf-8")
    game: Any = _HalfTranslated(tmp_path)
    german, dutch = booklet(game, "de"), booklet(game, "nl")
    assert (german.language, german.title, german.foreword) == ("de", "Regeln", "<p>Kurz gesagt.</p>")
    assert [(each.id, each.language, each.title) for each in german.paragraphs] == [
        ("first", "de", "Erstens"),
        ("second", "en", "Second"),
        ("more", "de", "Mehr dazu"),
    ]
    assert (dutch.language, {each.language for each in dutch.paragraphs}) == ("en", {"en"})
    missing = {each.file: each.missing for language in ("de", "nl") for each in taught_parts(game, language)}
    assert list(missing.values()) == [["second"], ["first", "second", "more"]]


@each_booklet
@each_language
def test_no_paragraph_is_empty_and_no_id_comes_twice(game: Game, language: str) -> None:
    text = booklet(game, language)
    assert len(set(text.ids)) == len(text.ids)
    assert [each.id for each in text.paragraphs if not each.html.strip() or not each.title.strip()] == []
    assert "{" not in "".join(each.html for each in text.paragraphs)


@each_booklet
@each_language
def test_every_language_has_the_same_figures_and_examples(game: Game, language: str) -> None:
    def drawn(which: str) -> list[list[str]]:
        return [
            re.findall(r'data-figure="[^"]*" data-arguments="[^"]*"|class="example"', each.html)
            for each in booklet(game, which).paragraphs
        ]

    assert drawn(language) == drawn("en")


@each_booklet
def test_every_figure_is_one_that_the_page_can_draw(game: Game) -> None:
    known = set(re.findall(r"^  ([a-z]+):", (WEB / game.name / "figures.ts").read_text(encoding="utf-8"), re.MULTILINE))
    used = {name for each in booklet(game, "en").paragraphs for name in re.findall(r'data-figure="([^"]*)"', each.html)}
    assert used <= known


@each_booklet
@each_language
def test_links_within_a_booklet_lead_somewhere(game: Game, language: str) -> None:
    text = booklet(game, language)
    targets = {target for each in text.paragraphs for target in re.findall(r'href="#([^"]*)"', each.html)}
    assert targets - set(text.ids) == set()


@each_booklet
@each_language
def test_booklets_and_lessons_use_the_words_of_the_glossary(game: Game, language: str) -> None:
    files = [*(game.folder / "teaching").glob(f"*.{language}.md")]
    text = "\n".join(
        re.sub(r"\{[^}]*\}|\(#[^)]*\)|^!.*? \||^\+ .*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE) for path in files
    )
    words = [word for many in unwanted(game.folder / "words", language).values() for word in many]
    used = [word for word in words if mentions(text, word, language)]
    assert used == []


# Where everything is explained


@each_booklet
def test_every_question_phase_reason_and_option_leads_to_a_paragraph(game: Game) -> None:
    assert linkable(game) - set(links(game.folder)) == set()


@each_booklet
def test_every_component_of_the_page_leads_to_a_paragraph(game: Game) -> None:
    assert components(game), "the page of this game names no component"
    assert {f"component-{name}" for name in components(game)} - set(links(game.folder)) == set()


@each_booklet
def test_every_component_has_a_link_on_the_table(game: Game) -> None:
    """Or its paragraph is one click away by the phase's name, as that of the action boards."""
    told = links(game.folder)
    by_phase = {paragraph for topic, paragraph in told.items() if topic.startswith("phase-")}
    unlinked = components(game) - linked_components(game)
    assert {name for name in unlinked if told[f"component-{name}"] not in by_phase} == set()


@each_booklet
def test_every_piece_that_tells_a_tip_leads_to_a_paragraph(game: Game) -> None:
    pieces = {f"component-{name}" for name in linked_components(game) if name != "map"}
    families = {f"component-{family}-{name}" for family, names in families_of_pieces(game).items() for name in names}
    assert (pieces | families) - set(links(game.folder)) == set()


@each_booklet
def test_every_choice_of_map_and_deck_leads_to_a_paragraph_of_its_own(game: Game) -> None:
    """Options whose choices have a table of their own in links.toml name all of them."""
    led = set(links(game.folder))
    for option in game.options:
        chosen = {f"option-{option.name}-{choice}" for choice in option.choices}
        if chosen & led:
            assert chosen - led == set()


@each_booklet
def test_every_link_leads_to_a_paragraph_that_exists(game: Game) -> None:
    assert {topic: paragraph for topic, paragraph in links(game.folder).items() if paragraph not in booklet(game, "en").ids} == {}


@each_booklet
def test_no_link_is_about_something_that_does_not_exist(game: Game) -> None:
    options = {f"option-{option.name}-{choice}" for option in game.options for choice in option.choices}
    known = linkable(game) | options
    strange = {topic for topic in links(game.folder) if not topic.startswith("component-") and topic not in known}
    assert strange == set()


@each_game
@each_language
def test_every_question_says_what_it_is_for(game: Game, language: str) -> None:
    words = game.words(language)
    asked = [name for name in game.question_names if name != "nothing"]
    assert [name for name in asked if f"question-{name}-about" not in words] == []


@each_game
def test_every_game_has_a_set_up_for_the_first_time(game: Game) -> None:
    first = first_game(game)
    assert first is not None
    megawatt.new(game.name, seats=first.seats, seed=1, options=dict(first.options))


# Examples


@pytest.mark.parametrize(("game", "example"), ALL_EXAMPLES, ids=[f"{game.name}-{example.name}" for game, example in ALL_EXAMPLES])
def test_every_example_is_what_the_engine_plays(game: Game, example: Example) -> None:
    assert worked_out(game, example) == {name: figure.value for name, figure in example.numbers.items()}


@each_booklet
def test_every_example_is_told_and_every_number_of_it(game: Game) -> None:
    source = (game.folder / "teaching" / "rules.en.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^::: example (\S+)\n(.*?)^:::$", source, re.MULTILINE | re.DOTALL))
    assert set(told) == set(examples(game.folder))
    for name, text in told.items():
        assert {number for number in examples(game.folder)[name].numbers if f"{{{number}}}" not in text} == set(), name


@each_booklet
@each_language
def test_an_example_says_no_number_that_the_engine_does_not_show(game: Game, language: str) -> None:
    """A number is filled in, stands in the position or its moves, or is the value of a number of the example."""
    source = (game.folder / "teaching" / f"rules.{language}.md").read_text(encoding="utf-8")
    for name, text in re.findall(r"^::: example (\S+)\n(.*?)^:::$", source, re.MULTILINE | re.DOTALL):
        example = examples(game.folder)[name]
        known = {example.seats, *(figure.value for figure in example.numbers.values())}
        known |= {int(number) for line in (*example.lay, *example.moves) for number in re.findall(r"\d+", line)}
        assert numbers_in(re.sub(r"\{[^}]*\}", "", text), language) - known == set(), f"{name}: {text}"


# Guided games


@each_lesson
@each_language
def test_a_lesson_says_everything_in_every_language(game: Game, told: Lesson, language: str) -> None:
    texts = lesson_texts(game, told.name, language)
    assert sorted(texts) == sorted(told.texts)
    assert [name for name, text in texts.items() if not text.strip()] == []


@each_lesson
def test_a_lesson_names_questions_verbs_events_and_topics_that_exist(game: Game, told: Lesson) -> None:
    moments = (*told.moments, *told.comments)
    assert {each.asked for each in moments if each.asked} - set(game.question_names) == set()
    assert {wanted.split()[0] for each in moments for wanted in each.expect} - set(game.actions.verbs) == set()
    assert {each.event for each in moments if each.event} - {name for name, _ in game.events.kinds} == set()
    assert {each.topic for each in moments if each.topic} - set(links(game.folder)) == set()
    assert {each.point for each in moments if each.point} - components(game) - set(
        re.findall(r'data-component="([a-z-]+)"', page_sources(game))
    ) == set()
    assert any(each.id == "over" for each in told.comments), "a lesson says something when the game is over"


def played(game: Game, told: Lesson) -> Iterator[tuple[Match, Moment | None, set[str]]]:
    """The lesson as somebody plays who does what it says, against its bots, and after it like a bot.

    Yields every own decision, the moment that waits for it, and the events so far.
    """
    match = told.begin(game)
    me = told.seats.index("me")
    bots = {seat: bot("house" if name == "me" else name, game, seat) for seat, name in enumerate(told.seats)}
    waiting = [moment for moment in told.moments if moment.expect]
    happened: set[str] = set()
    while not match.over and match.ply < 2000:
        moment = waiting[0] if waiting and match.seat == me and waiting[0].asked in ("", match.view(me)["asked"]) else None
        legal = match.legal() if moment else []
        wishes = [move for wish in moment.expect for move in legal if wish in (move, move.split()[0])] if moment else []
        if match.seat == me:
            yield match, moment if wishes else None, happened
        if wishes:
            del waiting[0]
            match.play(wishes[0])
        else:
            match.play(match.text(bots[match.seat].decide(match.board, match.state, match.ply)))
        happened |= {event.name for event in match.events()}
    yield match, None, happened


@each_lesson
def test_a_lesson_can_be_played(game: Game, told: Lesson) -> None:
    """Every moment that waits for a move comes up while a move that its text speaks of can be played."""
    waiting = {moment.id for moment in told.moments if moment.expect}
    for match, moment, _ in played(game, told):
        if moment is not None:
            waiting.discard(moment.id)
            meant = [wish for wish in moment.expect if " " in wish] or moment.expect
            assert any(wish in (move, move.split()[0]) for wish in meant for move in match.legal()), f"{moment.id}: none of {meant}"
        if not waiting:
            return
    assert waiting == set()


def said_now(told: Lesson, match: Match, moment: Moment | None, happened: set[str]) -> Iterator[Moment]:
    """What the lesson says at an own decision: the moments up to the one that waits for it, or comments on what is new."""
    asked = match.view(told.seats.index("me"))["asked"]
    if moment is not None:
        at = told.moments.index(moment)
        begin = max((i for i in range(at) if told.moments[i].expect), default=-1) + 1
        yield from told.moments[begin : at + 1]
        return
    for comment in told.comments:
        if comment.asked == asked or comment.event in happened or (comment.id == "over" and match.over):
            yield comment


@each_lesson
def test_every_number_of_a_lesson_is_what_the_engine_shows(game: Game, told: Lesson) -> None:
    checked: set[str] = set()
    for match, moment, happened in played(game, told):
        for said in said_now(told, match, moment, happened):
            if said.id in checked:
                continue
            checked.add(said.id)
            position = Position(match, told.seats.index("me"))
            shown = {name: position.shows(figure) for name, figure in said.numbers.items()}
            assert shown == {name: figure.value for name, figure in said.numbers.items()}, said.id
    numbered = {
        each.id
        for each in (*told.moments, *told.comments)
        if any(not (figure.fact or figure.printed) for figure in each.numbers.values())
    }
    assert numbered - checked == set(), "these never came up"


def sources(game: Game, told: Lesson, language: str) -> dict[str, str]:
    """The texts of a lesson as they are written, by id."""
    path = game.folder / "teaching" / f"{told.name}.{language}.md"
    return dict(re.findall(r"^## (\S+)\n(.*?)(?=^## |\Z)", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL))


def written_out(text: str) -> str:
    """The parts of a text that are not filled in."""
    return re.sub(r"\{[^}]*\}", "{}", text)


@each_lesson
@each_language
def test_a_lesson_writes_no_number_out(game: Game, told: Lesson, language: str) -> None:
    """All are declared with their moment and filled in, in figures or as words."""
    for name, text in sources(game, told, language).items():
        rest = written_out(text).replace("{}00万", "")
        assert numbers_in(rest, language) == set(), f"{name}: {text}"


@each_lesson
def test_a_lesson_says_every_number_that_it_declares(game: Game, told: Lesson) -> None:
    texts = sources(game, told, "en")
    for moment in (*told.moments, *told.comments):
        text = texts[moment.id] + texts.get(moment.id + INSTEAD, "")
        said = set(re.findall(r"\{(?:[Ww]ord:)?([a-z_]+)\}", text))
        assert said == set(moment.numbers), moment.id


def labels(game: Game, language: str) -> set[str]:
    """What stands on buttons that always say the same."""
    words = game.words(language)
    source = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    said = set()
    for name in re.findall(r"^(move-[a-z-]+|run-best) =", source, re.MULTILINE):
        with suppress(KeyError):  # it says something else each time
            said.add(words(name))
    assert said, "every game has buttons that always say the same"
    return said


@each_lesson
@each_language
def test_a_lesson_takes_the_labels_of_buttons_from_the_messages(game: Game, told: Lesson, language: str) -> None:
    """No label is written out: none stands in a text in its own capitals, and nothing in italics or quotes is written by hand."""
    for name, text in sources(game, told, language).items():
        rest = written_out(text)
        marked = re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)|[“„「]([^”“」]+)[”“」]", rest)
        assert [either for pair in marked for either in pair if either and "{}" not in either] == [], name
        if language != "ja":
            assert [label for label in labels(game, language) if re.search(rf"(?<!\w){re.escape(label)}(?!\w)", rest)] == [], name


@each_lesson
def test_a_lesson_takes_the_names_of_places_from_the_game(game: Game, told: Lesson) -> None:
    """A place that is filled in anywhere is filled in everywhere."""
    texts = {language: "\n".join(sources(game, told, language).values()) for language in LANGUAGES}
    named = {found for text in texts.values() for found in re.findall(r"\{(city|place|headstream|space):([a-z0-9-]+)\}", text)}
    board = told.begin(game).board
    for language, text in texts.items():
        names = {str(game.spell(board, game.words(language), {kind: name})[kind]) for kind, name in named}
        assert {name for name in names if name in written_out(text)} == set(), language
        places = {name for _, name in re.findall(r"\{(city|place|headstream|space):([a-z0-9-]+)\}", text)}
        assert places == {name for _, name in named}, f"{language} does not name every place"


@each_lesson
@each_language
def test_every_moment_that_waits_for_a_move_says_in_bold_what_to_do(game: Game, told: Lesson, language: str) -> None:
    texts = lesson_texts(game, told.name, language)
    assert [moment.id for moment in told.moments if moment.expect and "<strong>" not in texts[moment.id]] == []


def lesson_of(folder: Path, text: str) -> Game:
    """Power Grid with another lesson, of one moment that says this in every language."""
    (folder / "teaching").mkdir()
    (folder / "teaching" / "lesson.toml").write_text(
        """seats = ["me", "house-1", "house-1"]
seed = "6"
minutes = 1

[[moments]]
id = "hello"

[moments.numbers]
coal = { value = 2, at = "plants.offered.1.units" }
"""
    )
    for language in LANGUAGES:
        (folder / "teaching" / f"lesson.{language}.md").write_text(f"# A lesson\n\n## hello\n{text}\n", encoding="utf-8")

    class Elsewhere(type(find("power-grid"))):  # type: ignore[misc]
        @property
        def folder(self) -> Path:
            return folder

        def words(self, language: str) -> Words:
            return find("power-grid").words(language)

    return Elsewhere()


def test_a_lesson_is_filled_in_from_position_messages_and_names(tmp_path: Path) -> None:
    game = lesson_of(tmp_path, "{coal} {word:coal} {Word:coal} {button:move-done} {city:koeln}")
    told = {language: lesson_texts(game, "lesson", language)["hello"] for language in LANGUAGES}
    assert told["en"] == "<p>2 two Two Done Köln</p>"
    assert told["de"] == "<p>2 zwei Zwei Fertig Köln</p>"
    assert told["nl"] == "<p>2 twee Twee Klaar Köln</p>"
    assert told["ja"] == "<p>2 2 2 終了 Köln</p>"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{oil}", "no number 'oil' is declared with this moment; there are: coal"),
        ("{word:oil}", "no number 'oil'"),
        ("{button:move-dome}", "no message 'move-dome'"),
        ("{button:move-build}", "message without arguments"),
        ("{city:atlantis}", r"\{city:atlantis\} names nothing"),
        ("{town:essen}", r"\{town:essen\} names nothing"),
        ("{city_object:essen}", r"\{city_object:essen\} names nothing"),
        ("{}", "no number ''"),
        ("{coal", "brace"),
        ("coal}", "brace"),
    ],
)
def test_a_lesson_says_where_it_asks_for_what_is_not_there(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(MarkupError, match=rf"lesson\.de\.md, line 5: .*{fault}"):
        own_texts(lesson_of(tmp_path, f"Fine.\n{text}"), "lesson", "de")


@each_game
@each_language
def test_every_lesson_after_the_first_says_what_it_teaches(game: Game, language: str) -> None:
    assert [told.name for told in lessons(game)[1:] if f"{told.name}-title" not in game.words(language)] == []


@each_lesson
def test_a_lesson_begins_with_a_decision_of_the_person(game: Game, told: Lesson) -> None:
    """Of a match that goes on, the server gives the person the seat to decide, and the others to the usual bot."""
    match = told.begin(game)
    assert len(told.seats) == match.seats
    assert told.begins == match.ply
    assert told.seats.count("me") == 1
    if told.file:
        assert match.game is game
        assert match.seat == told.seats.index("me")
        assert {name for name in told.seats if name != "me"} == {usual_bot(game)}


# The little Markdown


def test_markup_says_what_it_does_not_understand() -> None:
    with pytest.raises(MarkupError, match="never closed"):
        to_html(["::: example one", "text"], str, lambda name: (name, str))
    with pytest.raises(MarkupError, match="no item"):
        to_html(["- one", "two"], str, lambda name: (name, str))


def test_a_cell_of_a_table_may_have_several_lines() -> None:
    table = to_html(["| a | b |", "| --- | --- |", r"| 1 | one \\ <two> |"], str, lambda name: ("", str))
    assert "<td>one<br>&lt;two&gt;</td>" in table


def test_markup_escapes_what_could_be_html() -> None:
    assert to_html(["**[a](#b)**"], str, lambda name: (name, str)) == '<p><strong><a href="#b">a</a></strong></p>'
    assert to_html(["a < b **& c**"], str, lambda name: (name, str)) == "<p>a &lt; b <strong>&amp; c</strong></p>"
