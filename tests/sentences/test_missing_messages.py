"""The games, the server and the page find words for all they have to say."""

from __future__ import annotations

import re

import megawatt
from megawatt.kernel.contract.game import Game
from megawatt.server.refusals import STATUS

from .catalogue import (
    PAGE,
    SHARED,
    WEB,
    each_game,
    messages,
    read,
    things,
)
from .needed import refusals, web_text, words_for_events, words_for_moves, words_for_options, words_for_reasons


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


def test_every_refusal_of_the_server_has_its_sentence() -> None:
    assert refusals() - set(messages(PAGE, "en")) == set()


def test_every_refusal_of_the_server_has_its_status() -> None:
    assert {f"refused-{reason}" for reason in STATUS} >= refusals()


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
