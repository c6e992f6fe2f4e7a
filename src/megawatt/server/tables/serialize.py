"""From a match to the wire: legal moves, log entries, plans and views, as records of live/messages.py. Nothing here has effects."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from megawatt.kernel.contract.events import EVERYONE, Event
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.moves import Amount, Verb, values_of_verb, verb_numbers
from megawatt.kernel.match.match import SECRET_TEXT, Match
from megawatt.kernel.match.match import Played as PlayedMove
from megawatt.kernel.rules.records import Record
from megawatt.server.live.messages import Entry, GivenUp, Happening, Move, Moves, PlanOffered, Range, Shortcut, TakenBack, Warned

SECRET_VERB = "secret"
"""What stands in the log for the verb of a secret move: the message `did-secret` of all games."""


def listed_moves(match: Match, s: Record, question: str | None) -> Moves:
    """What the seat that is asked may do in `s`, the match's state wherever it is read best; runs of plain numbers as ranges."""
    moves: list[Move] = []
    ranges: list[Range] = []
    for verb, actions in _by_verb(match):
        if isinstance(verb.argument, Amount):
            ranges += _runs(verb, verb.argument, actions)
        else:
            moves += _moves_of(match.game, match.board, s, verb, actions)
    return Moves(question, moves, ranges)


def listed_shortcuts(match: Match) -> list[Shortcut]:
    """Moves that the seat to decide usually makes together, as the texts of the moves."""
    return [
        Shortcut(
            each.kind,
            _plain(each.arguments),
            [match.text(action) for action in each.actions],
            _plain(each.costs),
            None if each.finish is None else match.text(each.finish),
        )
        for each in match.game.shortcuts(match.board, match.state)
    ]


def _moves_of(game: Game, b: Record, s: Record, verb: Verb, actions: list[int]) -> list[Move]:
    """Legal moves of one verb, each with its price and a warning, if it deserves one."""
    said = values_of_verb(game.move_arguments, b, s, verb, actions)
    prices = values_of_verb(game.costs, b, s, verb, actions)
    warnings = values_of_verb(game.warning, b, s, verb, actions)
    name, texts = verb.name, verb.texts(b, s, actions)
    return [
        Move(text, name, _plain(arguments), _plain(costs) or None, _shown_warning(warning) if warning else None)
        for text, arguments, costs, warning in zip(texts, said, prices, warnings, strict=True)
    ]


def _plain(fields: Mapping[str, Any]) -> dict[str, Any]:
    """A dictionary for a message; moves may share one, since messages are only written."""
    return fields if type(fields) is dict else dict(fields)


def _shown_warning(warning: tuple[str, Mapping[str, str | int]]) -> Warned:
    return Warned(warning[0], dict(warning[1]))


def played_entry(played: PlayedMove, at: int | None, by_itself: bool) -> Entry:
    """A move of the past as a line of the log."""
    events = [shown_event(event) for event in played.events]
    return Entry(played.ply, played.seat, played.text, verb_of(played.text), dict(played.arguments), events, at, None, by_itself)


def verb_of(text: str) -> str:
    """The verb of a move as the log names it; that of a secret one is `secret`."""
    return SECRET_VERB if text == SECRET_TEXT else text.partition(" ")[0]


def undo_entry(first: int, to: int, by: int, at: int) -> Entry:
    """An undo as a line of the log; it stands behind the last move that was left."""
    return Entry(to, by, "", "", {}, [], at, TakenBack(first, to, by), False)


def given_up_entry(ply: int, seat: int, why: str, at: int) -> Entry:
    """A seat that gave up."""
    return Entry(ply, seat, "", "", {}, [], at, None, False, cast(GivenUp, why))


def shown_event(event: Event) -> Happening:
    """An event without its audience."""
    return Happening(event.name, dict(event.arguments))


def seen_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that this seat may see."""
    return [event for event in events if event.audience in (EVERYONE, seat)]


def plan_offers(match: Match, s: Record, seat: int) -> list[PlanOffered]:
    """What this seat may decide ahead."""
    return [PlanOffered(*offer) for offer in match.game.plans(match.board, s, seat)]


def _by_verb(match: Match) -> Iterator[tuple[Verb, list[int]]]:
    """The legal actions of each verb that has some; actions and verbs both come in the order of their numbers."""
    actions, verb_of = match.legal_actions(), match.game.actions.verb_of
    at = 0
    while at < len(actions):
        verb = verb_of(actions[at])
        start, at = at, bisect_left(actions, verb.first + verb.count, at)
        yield verb, actions[start:at]


def _runs(verb: Verb, amount: Amount, actions: list[int]) -> Iterator[Range]:
    """Consecutive numbers together."""
    name = next(iter(verb_numbers(verb, verb.first)), "number")
    first = previous = actions[0]
    for action in [*actions[1:], -2]:
        if action != previous + 1:
            yield Range(verb.name, amount.lowest + first - verb.first, amount.lowest + previous - verb.first, name)
            first = action
        previous = action
