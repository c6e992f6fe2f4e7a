"""Nothing is said that nobody needs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from megawatt.kernel.contract.game import Game

from .catalogue import (
    PAGE,
    SHARED,
    SOURCES,
    WEB,
    each_game,
    messages,
)
from .needed import (
    python_text,
    refusals,
    source_text,
    web_text,
    words_for_events,
    words_for_lessons,
    words_for_moves,
    words_for_options,
    words_for_reasons,
    words_for_views,
)

BUILT_IDS = (
    "bonus-",  # a bonus tile of a round
    "bot-",  # a bot's name
    "character-",  # who a bot is
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
    "fill-",  # which plants to buy fuel for
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
    "remark-",  # what a character says
    "result-",  # a part of the final scoring
    "routine-",  # a question that the page may answer unasked
    "shortcut-",  # several moves as one choice, by its kind
    "source-",  # where a resource is bought
    "space-",  # an action space
    "speed-",  # how fast moves of others are played
    "theme-",  # light or dark
    "tile-",  # a tile
    "unreadable-",  # what is wrong with a move that somebody typed
    "wish-",  # who should sit on a seat
)
"""Beginnings of ids that the sources put together, as in f"fuel-{fuel}" or `fuel-${fuel}`, from names that they know."""


class Said:
    """What sources mention, in the ways in which they can mean a message; a text is read once for all of them."""

    def __init__(self, text: str) -> None:
        self.quoted = set(re.split("[\"'`]", text)[1:-1])
        self.heads = set(re.findall(r"""["'`]([\w-]*-)(?=\$?\{|["'])""", text))
        """Beginnings of ids that something is put after."""
        self.known = {name for run in set(re.findall("[a-z0-9_-]+", text)) for name in _names_in(run)}


def _names_in(run: str) -> Iterator[str]:
    """A run of letters as it is, the beginnings of it, and what stands between the underscores of one."""
    for begin in (0, *(part.end() for part in re.finditer("_", run))):
        yield from (run[begin : part.start()] for part in re.finditer("[_-]", run) if part.start() > begin)
        yield run[begin:]


def is_quoted(name: str, said: Said) -> bool:
    return name in said.quoted


def is_built(name: str, said: Said) -> bool:
    """Whether the sources put ids of this family together, from a name that occurs in them or in the facts."""
    if not name.startswith(BUILT_IDS):
        return False
    heads = [name[: hyphen.end()] for hyphen in re.finditer("-", name)]
    return any(head in said.heads and is_known(name.removeprefix(head), said) for head in heads)


def is_known(tail: str, said: Said) -> bool:
    return tail.removesuffix("-about").removesuffix("-must") in said.known


def is_told(name: str, said: Said) -> bool:
    """Whether a warning, a figure or a trait is told by the game, by its own name."""
    family, _, tail = name.partition("-")
    if family == "trait":
        return is_quoted(tail.replace("-", " "), said)
    return family in ("warning", "figure") and is_quoted(tail, said)


def is_label(name: str, said: Said) -> bool:
    """Whether it is something that a trait of the game can be, such as a contract to begin with."""
    heads = [name[: hyphen.start()] for hyphen in re.finditer("-", name)]
    return any(is_quoted(head.replace("-", " "), said) and is_known(name[len(head) + 1 :], said) for head in heads if "-" in head)


def unused(names: set[str], said: Said) -> list[str]:
    used = (is_quoted, is_built, is_told, is_label)
    return sorted(name for name in names if not any(kind(name, said) for kind in used))


def test_every_word_of_the_house_is_used() -> None:
    idle = unused(set(messages(SHARED, "en")), Said(python_text(SOURCES) + web_text(WEB, without=WEB / "games")))
    assert not idle, f"never used: {', '.join(idle)}"


def test_every_word_of_the_page_is_used() -> None:
    speaking = ("booklets/pages.py", "http/offline.py", "notifications/texts.py", "accounts/account_email.py")
    made_here = [SOURCES / "server" / path for path in speaking]
    served = "\n".join(path.read_text(encoding="utf-8") for path in made_here)  # a page that comes as text, and mail
    said = Said(web_text(WEB) + served + "".join(f"'{name}'" for name in refusals()))
    idle = [name for name in unused(set(messages(PAGE, "en")), said) if not is_quoted(name.removeprefix("refused-"), said)]
    assert not idle, f"never used: {', '.join(idle)}"


@each_game
def test_every_word_of_a_game_is_used(game: Game) -> None:
    needed = (words_for_reasons, words_for_events, words_for_moves, words_for_options, words_for_lessons, words_for_views)
    systematic = set().union(*(words(game) for words in needed))
    facts = source_text((game.folder,), ("*.toml",), None)
    sources = python_text(SOURCES, without=SOURCES / "games") + python_text(game.folder)
    page = web_text(WEB, without=WEB / "games") + web_text(WEB / "games" / game.name)
    idle = unused(set(messages(game.folder / "words", "en")) - systematic, Said(sources + page + facts))
    assert not idle, f"never used: {', '.join(idle)}"
