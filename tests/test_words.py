"""Laws of the words: four languages that say the same things, and nothing said that nobody needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import megawatt
from megawatt.kernel.game import ALLOWED, Game
from megawatt.kernel.glossary import terms, unwanted, written
from megawatt.kernel.registry import games
from megawatt.kernel.words import LANGUAGES, Words

SOURCES = Path(megawatt.__file__).parent
SHARED = SOURCES / "words"
PAGE = SOURCES / "server" / "words"
WEB = Path(__file__).parents[1] / "web" / "src"
GAMES = games(all_of_them=True)
FOLDERS = sorted({SHARED, *(path.parent for path in SOURCES.rglob("words/*.ftl")), *(game.folder / "words" for game in GAMES)})

BUILT_IDS = (
    "bonus-",  # a bonus tile of a round
    "bot-",  # a bot's name
    "building-",  # a private building
    "chat-agreed-",  # what may be said at a table
    "chat-empty-",  # a room of the chat where nothing was said
    "chat-room-",  # a room of the chat
    "chat-rule-",  # what may be said, as a choice
    "chat-say-",  # speaking in a room of the chat
    "company-",  # a company
    "confirm-",  # when to ask before playing
    "contract-",  # a colour of contract
    "cost-",  # what a move costs, by its verb
    "deal-",  # where the cards of a table come from
    "did-",  # a move that made nothing happen
    "effect-",  # what an income or a contract gives
    "explain-",  # when questions are explained
    "fuel-",  # a kind of plant or of resource
    "label-",  # parts of a board that are drawn alike
    "legend-",  # what a picture means
    "line-",  # how the connection is
    "log-filter-",  # which lines of the log are shown
    "motion-",  # how much may move
    "objective-",  # an objective tile
    "officer-",  # an executive officer
    "option-",  # what can be agreed
    "palette-",  # player colours
    "phase-",  # the phase of the round
    "place-",  # a city
    "piece-",  # something to build
    "plan-",  # a way to decide ahead
    "question-",  # what the seat to decide is asked
    "reaction-",  # a reaction in the chat
    "region-",  # a part of the map
    "result-",  # a part of the final scoring
    "source-",  # where a resource is bought
    "space-",  # an action space
    "speed-",  # how fast moves of others are played
    "theme-",  # light or dark
    "tile-",  # a tile
    "unreadable-",  # what is wrong with a move that somebody typed
    "wish-",  # who should sit on a seat
)
"""Beginnings of ids that the sources put together, as in f"fuel-{fuel}" or `fuel-${fuel}`, from names that they know."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 3, 5, 11, 21)
"""Numbers that between them meet every plural form of our languages."""


def folder_name(folder: Path) -> str:
    return {SHARED: "shared", PAGE: "page"}.get(folder, folder.parent.name)


def game_name(game: Game) -> str:
    return game.name


each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=game_name)


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ast.Message)}


def ids_in_order(folder: Path, language: str) -> list[str]:
    return [entry.id.name for entry in entries(folder, language) if isinstance(entry, ast.Message)]


class _Reader(Visitor):
    """Collects what a message mentions: all variables, those that are spoken or choose a variant, and the variants' names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.spoken: set[str] = set()
        self.choosing: set[str] = set()
        self.variants: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.spoken.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node)


FORMS = re.compile(r"_(subject|object|number|a|in|the|where|level|text|icons)$")
"""Endings of arguments that are forms of another one: `company_subject` is a form of `company`, `piece_a` one of `piece`."""
COUNTED_TOGETHER = {"excavators": "machines", "mixers": "machines"}
"""Arguments that a language may also say as one list."""


def things(variables: set[str]) -> set[str]:
    """What is spoken of, in whatever form the language needs."""
    return {COUNTED_TOGETHER.get(thing, thing) for thing in (FORMS.sub("", variable) for variable in variables)}


def read(message: ast.Message) -> _Reader:
    reader = _Reader()
    reader.visit(message)
    return reader


def renderings(words: Words, name: str, reader: _Reader) -> Iterator[str]:
    """The message with every count where a variable chooses a variant, and a text of its own for every other variable."""
    for count in COUNTS:
        yield words(name, {variable: count if variable in reader.choosing else f"<{variable}>" for variable in reader.variables})


# The languages agree


@each_folder
@each_language
def test_every_language_is_written_without_faults(folder: Path, language: str) -> None:
    junk = [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)]
    assert junk == []
    assert ids_in_order(folder, language), "a file without a single message"


@each_folder
@each_language
def test_no_message_is_written_twice(folder: Path, language: str) -> None:
    ids = ids_in_order(folder, language)
    assert [name for name in ids if ids.count(name) > 1] == []


@each_folder
@each_language
def test_every_language_says_everything(folder: Path, language: str) -> None:
    english, own = set(messages(folder, "en")), set(messages(folder, language))
    assert english - own == set(), f"not said in {language}"
    assert own - english == set(), f"only said in {language}"


@each_folder
@each_language
def test_every_language_keeps_the_order_of_the_english_file(folder: Path, language: str) -> None:
    assert ids_in_order(folder, language) == ids_in_order(folder, "en")


@each_folder
@each_language
def test_every_language_mentions_the_same_variables(folder: Path, language: str) -> None:
    english = {name: things(read(message).variables) for name, message in messages(folder, "en").items()}
    own = {name: things(read(message).variables) for name, message in messages(folder, language).items()}
    assert {name: own[name] for name in own if own[name] != english.get(name)} == {}


@each_folder
@each_language
def test_plural_forms_are_those_of_the_language(folder: Path, language: str) -> None:
    known = {"other", *Locale(language).plural_form.tags}
    variants = {name: read(message).variants & PLURALS for name, message in messages(folder, language).items()}
    assert {name: forms for name, forms in variants.items() if not forms <= known} == {}


@each_folder
@each_language
def test_every_message_can_be_spoken(folder: Path, language: str) -> None:
    words = Words(language, folder)
    for name, message in messages(folder, language).items():
        reader = read(message)
        spoken = list(renderings(words, name, reader))
        assert all(text.strip() for text in spoken), f"{name} says nothing"
        assert not any("{" in text for text in spoken), f"{name} shows its braces: {spoken}"
        for variable in reader.spoken - reader.choosing:
            assert any(f"<{variable}>" in text for text in spoken), f"{name} never says {variable}"


@each_folder
def test_every_language_has_a_file_and_no_other_language_has(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)


@each_game
def test_no_game_redefines_words_of_the_house(game: Game) -> None:
    own = set(messages(game.folder / "words", "en"))
    assert own & set(messages(SHARED, "en")) == set()
    assert own & set(messages(PAGE, "en")) == set()


# Every concept has one term, and every number its grammar


each_glossary = pytest.mark.parametrize(
    "folder", [folder for folder in FOLDERS if (folder / "glossary.toml").is_file()], ids=folder_name
)
NUMBERS = {
    "amount", "at", "basin", "capacity", "cities", "coal", "connection", "count", "credits", "drops", "energy", "energy_left",
    "engineers", "engineers_left", "excavators", "fee", "first", "highest", "income", "last", "left", "level", "lines", "lit",
    "lowest", "mixers", "money", "most", "number", "oil", "open", "place", "points", "powered", "price", "regions", "remaining",
    "rest", "room", "round", "seconds", "space", "stack", "step", "total", "turns", "units", "value", "vp",
}  # fmt: skip
"""Arguments that are numbers; where a game means a name by one of them, the number does no harm."""
UNTIDY = re.compile(r"  | [,.;:!?](?=\s|$)|\(\)|\{|\b[a-z]+(?:-[a-z0-9]+){2,}\b")
"""Two spaces, a space before a stop, empty brackets, a placeable that was not resolved, an id."""
JAPANESE = r"[\u3040-\u30ff\u4e00-\u9fff]"
HALF_WIDTH = re.compile(rf"{JAPANESE} ?[:,!?()]|[:,!?()] ?{JAPANESE}|{JAPANESE} {JAPANESE}|{JAPANESE} <|> {JAPANESE}")
"""Punctuation of other scripts beside Japanese letters, and spaces where Japanese has none."""
POLITE = re.compile(r"(です|ます|ました|ません|ください|でした|ましょう)[。）]?$")


ALWAYS_SEVERAL = {
    "label-end",
    "label-step-2",
    "map-most-plants",
    "build-all",
    "result-network",
    "refused-seats",
    "story-built",
    "story-lines",
}
"""Messages whose number is never one: the size at which a game ends, the most plants of a player, the end of a range, what
a turn built when it built more than one thing."""


def literal_texts(message: ast.Message) -> Iterator[str]:
    """What a message spells itself, without terms and variables."""
    texts: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            texts.append(node.value)

    Texts().visit(message)
    yield from texts


def mentions(text: str, word: str, language: str) -> bool:
    if language == "ja":
        return word in text
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def counted(words: Words, name: str, reader: _Reader) -> Iterator[tuple[int, str]]:
    """The message with the same number wherever a number belongs."""
    for count in (0, 1, 2, 5, 21):
        given = {each: count if each in NUMBERS or each in reader.choosing else f"<{each}>" for each in reader.variables}
        yield count, words(name, given)


@each_glossary
@each_language
def test_the_terms_are_those_of_the_glossary(folder: Path, language: str) -> None:
    path = folder / "terms" / f"{language}.ftl"
    assert path.read_text(encoding="utf-8") == written(folder, language), "run `python -m megawatt.kernel.glossary`"


@each_glossary
@each_language
def test_no_message_spells_a_term_itself(folder: Path, language: str) -> None:
    forms = {form for term in terms(folder, language) for form in (term.one["bare"], term.many["bare"])}
    spelled = {
        (name, form)
        for name, message in messages(folder, language).items()
        for text in literal_texts(message)
        for form in forms
        if mentions(text, form, language)
    }
    assert spelled == set()


@each_glossary
@each_language
def test_no_message_uses_a_word_that_was_replaced(folder: Path, language: str) -> None:
    words = Words(language, folder)
    used = {
        (name, word)
        for name, message in messages(folder, language).items()
        for text in renderings(words, name, read(message))
        for unwanted_words in unwanted(folder, language).values()
        for word in unwanted_words
        if mentions(re.sub("<[a-z_]+>", "", text), word, language)
    }
    assert used == set()


@each_folder
@each_language
def test_sentences_are_tidy_with_any_number(folder: Path, language: str) -> None:
    words = Words(language, folder)
    for name, message in messages(folder, language).items():
        for _, text in counted(words, name, read(message)):
            assert UNTIDY.search(text.strip()) is None, f"{name}: {text!r}"


@each_folder
@each_language
def test_percent_signs_and_ellipses_stand_as_the_language_has_them(folder: Path, language: str) -> None:
    """German has a space before both, one that does not break before a percent sign; the others have none."""
    wrong = re.compile(r"\S…$|(?<!\u00a0)%" if language == "de" else r"\s…$|\s%")
    faults = {
        (name, text)
        for name, message in messages(folder, language).items()
        for text in renderings(Words(language, folder), name, read(message))
        if wrong.search(text)
    }
    assert faults == set()


@each_glossary
@each_language
def test_one_is_singular_and_more_are_plural(folder: Path, language: str) -> None:
    """No "1 drops" and no "2 drop", for everything in the glossary that has two forms."""
    words = Words(language, folder)
    forms = [(term.one["bare"], term.many["bare"]) for term in terms(folder, language) if term.one["bare"] != term.many["bare"]]
    for name, message in messages(folder, language).items():
        if name in ALWAYS_SEVERAL:
            continue
        for count, text in counted(words, name, read(message)):
            for one, many in forms:
                wrong = many if count == 1 else one
                assert not re.search(rf"(?<![\w–.]){count} {re.escape(wrong)}(?![\w-])", text), f"{name}: {text!r}"


@cache
def plural_words(language: str) -> frozenset[str]:
    """Words that some message says after 5 but not after 1, where it says another: points, Punkte, punten."""
    found: set[str] = set()
    for folder in FOLDERS:
        words = Words(language, folder)
        for name, message in messages(folder, language).items():
            told = dict(counted(words, name, read(message)))
            after_one, after_five = (re.findall(rf"\b{count} (\w+)", told[count]) for count in (1, 5))
            if len(after_one) == len(after_five):
                found |= {many for one, many in zip(after_one, after_five, strict=True) if one != many}
    return frozenset(word for word in found if language != "de" or word[0].isupper())  # adjectives may be the same


@each_folder
@each_language
def test_after_one_comes_no_plural(folder: Path, language: str) -> None:
    """For every word that any message counts, whether it is a term or not."""
    words = Words(language, folder)
    for name, message in messages(folder, language).items():
        if name in ALWAYS_SEVERAL or language == "ja":
            continue
        text = dict(counted(words, name, read(message)))[1]
        wrong = [word for word in re.findall(r"(?<![\w–.])1 (\w+)", text) if word in plural_words(language)]
        assert wrong == [], f"{name}: {text!r}"


@each_folder
def test_japanese_has_its_own_punctuation_and_one_register(folder: Path) -> None:
    words = Words("ja", folder)
    for name, message in messages(folder, "ja").items():
        for text in renderings(words, name, read(message)):
            assert HALF_WIDTH.search(text) is None, f"{name}: {text!r}"
            if name.startswith(("event-", "did-", "why-", "warning-", "refused-")) and "heading" not in name:
                last = re.split("[。：]", re.sub("（[^）]*）", "", text).rstrip("。"))[-1]
                assert "warning-" in name or POLITE.search(last) or POLITE.search(text.split("：")[0]), f"{name}: {text!r}"


# The games say what they must


def words_for_reasons(game: Game) -> set[str]:
    return {f"why-{reason}" for code, reason in enumerate(game.reasons) if code != ALLOWED}


def words_for_events(game: Game) -> set[str]:
    return {f"event-{name}" for name, _ in game.events.kinds}


def words_for_moves(game: Game) -> set[str]:
    return {f"move-{verb}" for verb in game.actions.verbs}


def words_for_options(game: Game) -> set[str]:
    """Name and explanation of every option, and its choices."""
    named = {f"option-{option.name}{ending}" for option in game.options for ending in ("", "-about")}
    choices = {f"option-{option.name}-{choice}" for option in game.options for choice in option.choices}
    return named | choices


@each_game
def test_every_refusal_has_its_sentence(game: Game) -> None:
    assert words_for_reasons(game) - set(messages(game.folder / "words", "en")) == set()


@each_game
def test_every_event_has_its_sentence(game: Game) -> None:
    assert words_for_events(game) - set(messages(game.folder / "words", "en")) == set()


@each_game
def test_every_verb_has_its_words(game: Game) -> None:
    assert words_for_moves(game) - set(messages(game.folder / "words", "en")) == set()


@each_game
def test_every_option_and_every_choice_has_its_words(game: Game) -> None:
    assert words_for_options(game) - set(messages(game.folder / "words", "en")) == set()


@each_game
def test_no_event_mentions_what_it_does_not_carry(game: Game) -> None:
    said = messages(game.folder / "words", "en")
    carried = {f"event-{name}": set(arguments) for name, arguments in game.events.kinds}
    unknown = {name: things(read(said[name]).variables) - things(carried[name]) for name in carried if name in said}
    assert {name: variables for name, variables in unknown.items() if variables} == {}


@each_game
def test_no_refusal_and_no_option_needs_variables(game: Game) -> None:
    said = messages(game.folder / "words", "en")
    plain = words_for_reasons(game) | words_for_options(game)
    assert {name for name in plain & set(said) if read(said[name]).variables} == set()


@each_game
def test_every_cost_is_that_of_a_verb(game: Game) -> None:
    costs = {name.removeprefix("cost-") for name in messages(game.folder / "words", "en") if name.startswith("cost-")}
    assert costs - set(game.actions.verbs) == set()


@each_game
def test_every_figure_of_a_chart_has_its_name(game: Game) -> None:
    seats = game.seat_counts[-1]
    match = megawatt.Match(game, seats, 1)
    needed = {f"figure-{name}" for name in game.figures(match.board, match.state)}
    assert needed - set(messages(game.folder / "words", "en")) == set()


def refusals() -> set[str]:
    """What the server refuses with."""
    return {f"refused-{reason}" for reason in re.findall(r'(?:Refusal|__init__)\(\s*"([a-z-]+)"', python_text(SOURCES / "server"))}


def test_every_refusal_of_the_server_has_its_sentence() -> None:
    assert refusals() - set(messages(PAGE, "en")) == set()


def said_literally(text: str) -> set[str]:
    """Ids that the page says as they are: say('close')."""
    return set(re.findall(r"""\bsay\(\s*'([a-z][a-z0-9_-]*)'""", text))


def test_the_page_says_nothing_that_is_not_in_its_words() -> None:
    known = set(messages(PAGE, "en")) | set(messages(SHARED, "en")) | {"game-name", "game-about"}
    assert said_literally(web_text(WEB, without=WEB / "games")) - known == set()


@each_game
def test_the_board_of_a_game_says_nothing_that_is_not_in_its_words(game: Game) -> None:
    known = set(messages(PAGE, "en")) | set(messages(SHARED, "en")) | set(messages(game.folder / "words", "en"))
    assert said_literally(web_text(WEB / "games" / game.name)) - known == set()


# Nothing is said that nobody needs


@cache
def python_text(*folders: Path, without: Path | None = None) -> str:
    return source_text(folders, ("*.py",), without)


@cache
def web_text(*folders: Path, without: Path | None = None) -> str:
    return source_text(folders, ("*.ts", "*.svelte"), without)


def source_text(folders: tuple[Path, ...], patterns: tuple[str, ...], without: Path | None) -> str:
    found = {path for folder in folders for pattern in patterns for path in folder.rglob(pattern)}
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(found) if without not in path.parents)


def is_quoted(name: str, text: str) -> bool:
    return re.search(rf"""["'`]{re.escape(name)}["'`]""", text) is not None


def is_built(name: str, text: str) -> bool:
    """Whether the sources put ids of this family together, from a name that occurs in them or in the facts."""
    if not name.startswith(BUILT_IDS):
        return False
    heads = [name[: hyphen.end()] for hyphen in re.finditer("-", name)]
    return any(re.search(rf"""["'`]{head}(\$?\{{|["'])""", text) and is_known(name.removeprefix(head), text) for head in heads)


def is_known(tail: str, text: str) -> bool:
    return re.search(rf"(?<![a-z0-9-]){re.escape(tail.removesuffix('-about'))}(?![a-z0-9])", text) is not None


def is_told(name: str, text: str) -> bool:
    """Whether a warning, a figure or a trait is told by the game, by its own name."""
    family, _, tail = name.partition("-")
    if family == "trait":
        return is_quoted(tail.replace("-", " "), text)
    return family in ("warning", "figure") and is_quoted(tail, text)


def is_label(name: str, text: str) -> bool:
    """Whether it is something that a trait of the game can be, such as a contract to begin with."""
    heads = [name[: hyphen.start()] for hyphen in re.finditer("-", name)]
    return any(is_quoted(head.replace("-", " "), text) and is_known(name[len(head) + 1 :], text) for head in heads if "-" in head)


def unused(names: set[str], text: str) -> list[str]:
    used = (is_quoted, is_built, is_told, is_label)
    return sorted(name for name in names if not any(kind(name, text) for kind in used))


def test_every_word_of_the_house_is_used() -> None:
    idle = unused(set(messages(SHARED, "en")), python_text(SOURCES) + web_text(WEB, without=WEB / "games"))
    assert not idle, f"never used: {', '.join(idle)}"


def test_every_word_of_the_page_is_used() -> None:
    speaking = ("door/booklets.py", "door/offline.py", "notices/texts.py", "people/letters.py")
    made_here = [SOURCES / "server" / path for path in speaking]
    served = "\n".join(path.read_text(encoding="utf-8") for path in made_here)  # a page that comes as text, and mail
    text = web_text(WEB) + served + "".join(f"'{name}'" for name in refusals())
    idle = [name for name in unused(set(messages(PAGE, "en")), text) if not is_quoted(name.removeprefix("refused-"), text)]
    assert not idle, f"never used: {', '.join(idle)}"


@each_game
def test_every_word_of_a_game_is_used(game: Game) -> None:
    systematic = words_for_reasons(game) | words_for_events(game) | words_for_moves(game) | words_for_options(game)
    facts = source_text((game.folder,), ("*.toml",), None)
    sources = python_text(SOURCES, without=SOURCES / "games") + python_text(game.folder)
    page = web_text(WEB, without=WEB / "games") + web_text(WEB / "games" / game.name)
    idle = unused(set(messages(game.folder / "words", "en")) - systematic, sources + page + facts)
    assert not idle, f"never used: {', '.join(idle)}"
