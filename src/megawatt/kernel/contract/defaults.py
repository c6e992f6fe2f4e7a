"""What a game leaves to the kernel: rules, observation, board, view and words that follow from its declarations."""

from __future__ import annotations

import hashlib
import inspect
import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from megawatt.kernel.contract.hidden import Hidden
from megawatt.kernel.contract.moves import ActionSpace, verb_numbers
from megawatt.kernel.contract.observation import Number, Observation, Table
from megawatt.kernel.contract.reasons import ALLOWED
from megawatt.kernel.drawing.components import COMPONENT, UNSHOWN, by_seat
from megawatt.kernel.errors import OptionError
from megawatt.kernel.rng.deal_rng import redraw_chance
from megawatt.kernel.rules.records import Record, i8
from megawatt.kernel.rules.rule import rule
from megawatt.kernel.rules.rule_codegen import RuleModule
from megawatt.kernel.text.joining import labelled
from megawatt.kernel.text.words import Words

if TYPE_CHECKING:
    from megawatt.kernel.contract.game import Game, Rules

SPECTATOR = -1
TOO_WIDE = {"i4", "u4", "i8"}
"""Kinds of numbers that need not fit into an observation, which holds 16 bits."""
PLACE_BITS = 5
"""Bits in which a seat's place fits: there are at most 16 seats."""


class SeatsBoard(Record):
    """The board of a game that declares none."""

    seats: int = i8


def missing_rule(*_: Any) -> Any:
    """The default of a rule that `complete` derives."""
    raise TypeError("this rule is derived when the class of its game is made: ask `game.rules` for it")


def complete(game: type[Game]) -> None:
    """Derive what a game's class leaves out of `rules` and `observation`; TypeError for what cannot be derived."""
    given = game.rules
    if not hasattr(game, "observation"):
        if given.observe is not missing_rule:
            raise TypeError(f"{game.__name__}: rules.observe needs an `observation` that says what its numbers mean")
        game.observation = _default_observation(game)
    _need_rules_for_hidden(game, given)
    game.rules = replace(
        given,
        legal=_default_legal(game, given) if given.legal is missing_rule else given.legal,
        ranks=_default_ranks(game, given) if given.ranks is missing_rule else given.ranks,
        resample=resample_chance if given.resample is missing_rule else given.resample,
        observe=game.observation.rule if given.observe is missing_rule else given.observe,
    )


def _need_rules_for_hidden(game: type[Game], given: Rules) -> None:
    if game.hidden and given.resample is missing_rule:
        raise TypeError(f"{game.__name__} declares hidden things, so it needs rules.resample to redraw them")


@rule
def resample_chance(b, s, seat, luck):  # type: ignore[no-untyped-def]
    """`Rules.resample` of a game in which only the chance to come is hidden."""
    redraw_chance(s.chance, luck)


def _default_legal(game: type[Game], given: Rules) -> Any:
    """Try every action."""
    made = RuleModule(f"{game.__module__}.{game.__qualname__}.legal")
    made.begin("legal", "b, s, actions", "Every action that nothing forbids.")
    made.line(1, "count = 0")
    made.line(1, "if s.seat >= 0:")
    made.line(2, f"for action in range({game.actions.count}):")
    made.line(3, "actions[count] = action")  # kept only if it counts
    why_not = made.call(given.why_not, {name: name for name in ("b", "s", "action")}, game.__name__)
    made.line(3, f"count += {why_not} == {ALLOWED}")
    made.line(1, "return count")
    return made.load()["legal"]


def _default_ranks(game: type[Game], given: Rules) -> Any:
    """More points are better. Points and places share the numbers of `places` while they are counted, as rules allocate nothing."""
    made = RuleModule(f"{game.__module__}.{game.__qualname__}.ranks")
    made.begin("ranks", "b, s, places", "Every seat's place by its points; equal points share a place.")
    made.line(1, made.call(given.returns, {"b": "b", "s": "s", "points": "places"}, game.__name__))
    made.line(1, "for seat in range(b.seats):")
    made.line(2, f"places[seat] = places[seat] << {PLACE_BITS}")
    made.line(1, "for seat in range(b.seats):")
    made.line(2, "place = 1")
    made.line(2, "for other in range(b.seats):")
    made.line(3, f"if places[other] >> {PLACE_BITS} > places[seat] >> {PLACE_BITS}:")
    made.line(4, "place += 1")
    made.line(2, "places[seat] = places[seat] | place")
    made.line(1, "for seat in range(b.seats):")
    made.line(2, f"places[seat] = places[seat] & {(1 << PLACE_BITS) - 1}")
    return made.load()["ranks"]


def _default_observation(game: type[Game]) -> Observation:
    """All numbers of the state as they are, but the chance to come."""
    if game.hidden:
        raise TypeError(f"{game.__name__} declares hidden things, so it needs an `observation` that leaves them out")
    shown = {name: kind for name, kind in game.State.fields.items() if name != "chance"}
    wide = [name for name, kind in shown.items() if kind.code in TOO_WIDE]
    if wide:
        raise TypeError(f"{game.__name__} needs an `observation`: {', '.join(wide)} need not fit into 16 bits")
    module = f"{game.__module__}.{game.__qualname__}"
    return Observation(module, game.State, max(game.seat_counts), [Table("general", 1, [Number(name) for name in shown])])


def default_board(kind: type[Record], name: str, seats: int, options: Mapping[str, Any], choices: Mapping[str, Any]) -> Record:
    """A board whose fields are named like the options; an option of several choices is the number of its choice."""
    b: Any = kind()
    if "seats" in kind.fields:
        b.seats = seats
    for option, value in options.items():
        if option not in kind.fields:
            raise OptionError(f"{name}: the board has no field {option!r}, so the game needs a `board` of its own to read it")
        setattr(b, option, choices[option].index(value) if isinstance(value, str) else int(value))
    found: Record = b
    return found


def default_view(name: str, most_seats: int, hidden: Sequence[Hidden], b: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """The fields of the state, with None where the seat cannot know what lies there, and without the chance to come.

    An array with a row for each of the most seats is one value for every seat that there is.
    """
    fields = {field: getattr(s, field) for field in s.fields if field != "chance"}
    view: dict[str, Any] = {name: value if isinstance(value, int) else value.tolist() for name, value in fields.items()}
    for part in hidden:
        for place, *index in part.places(b, s, SPECTATOR if seat is None else seat):
            _blank(view, place, index)
    for field, kind in s.fields.items():
        if field in view and kind.shape[:1] == (most_seats,):
            view[field] = by_seat(view[field][: getattr(b, "seats", most_seats)])
    return {**view, "game": name, "seat": None if s.seat < 0 else s.seat, "you": seat}


def concealed_places(hidden: Sequence[Hidden], most_seats: int, b: Any, s: Any) -> tuple[Any, ...]:
    """The chance to come, and every place where something is hidden from somebody."""
    viewers = (*range(getattr(b, "seats", most_seats)), SPECTATOR)
    return tuple(s.chance), tuple(tuple(part.places(b, s, viewer)) for part in hidden for viewer in viewers)


def _blank(view: dict[str, Any], field: str, index: Sequence[int]) -> None:
    if not index:
        view[field] = None
        return
    row = view[field]
    for step in index[:-1]:
        row = row[step]
    row[index[-1]] = None


def drawn_as_text(view: Mapping[str, Any], words: Words) -> str:
    """A line for each key of a view, by its message `view-KEY`."""
    lines = []
    for key, value in view.items():
        if key not in UNSHOWN:
            message = f"view-{key}"
            lines.append(labelled(words, words(message) if message in words else _sentence(key), _shown(value, words)))
    return "\n".join(lines)


def _shown(value: Any, words: Words) -> str:
    """A value of a view in a line."""
    if isinstance(value, list):
        return " ".join(_shown(each, words) for each in value) or "–"
    if not isinstance(value, Mapping):
        return "?" if value is None else words(value) if isinstance(value, str) and value in words else str(value)
    match value.get(COMPONENT):
        case "card":
            note = value.get("note")
            return _shown(value["text"], words) + (f" ({_shown(note, words)})" if note is not None else "")
        case "hand":
            return " ".join(f"[{_shown(each, words)}]" for each in value["cards"]) or "–"
        case "track":
            places = ", ".join(f"{seat + 1}: {place}" for seat, place in enumerate(value["places"]))
            return f"{value['first']}–{value['last']} ({places})"
        case "grid":
            return "".join("\n  " + " ".join("·" if cell is None else _shown(cell, words) for cell in row) for row in value["rows"])
        case "mark":
            return f"#{value['seat'] + 1}"
        case "seats":
            return "  ".join(f"{seat + 1}: {_shown(each, words)}" for seat, each in enumerate(value["values"]))
    return ", ".join(f"{_sentence(key)} {_shown(each, words)}" for key, each in value.items())


def numbers_of_move(actions: ActionSpace, action: int) -> dict[str, str | int]:
    """The numbers of an action by their names; those of a verb without names are called `number`."""
    return dict(verb_numbers(actions.verb_of(action), action))


def derived_words(game: Game) -> Path:
    """A folder with English messages for all that a game declares, for a game that has no words of its own."""
    import platformdirs

    text = "".join(f"{message} = {said}\n" for message, said in _messages(game))
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    folder = Path(os.environ.get("MEGAWATT_CACHE") or platformdirs.user_cache_dir("megawatt")) / "words" / f"{game.name}-{digest}"
    file = folder / "en.ftl"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        part = folder / f"en.{os.getpid()}.part"
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    return folder


def _messages(game: Game) -> list[tuple[str, str]]:
    """Message ids and what they say."""
    about = (inspect.getdoc(type(game)) or "").partition("\n")[0].replace("{", "(").replace("}", ")")
    found = [("game-name", _sentence(game.name)), ("game-about", about or _sentence(game.name))]
    for option in game.options:
        found += [(f"option-{option.name}", _sentence(option.name)), (f"option-{option.name}-about", _sentence(option.name))]
        found += [(f"option-{option.name}-{choice}", _sentence(choice)) for choice in option.choices]
    for verb in game.actions.verbs.values():
        named = [f"{{ ${name} }}" for name in verb_numbers(verb, verb.first)]
        found += [(f"{kind}-{verb.name}", " ".join([_sentence(verb.name), *named])) for kind in ("move", "did")]
    found += [(f"view-{field}", _sentence(field)) for field in game.State.fields if field not in (*UNSHOWN, "chance")]
    found += [(f"question-{name}", f"{_sentence(name)}?") for name in game.question_names]
    found += [(f"why-{reason}", f"{_sentence(reason)}.") for reason in game.reasons[1:]]
    for event, arguments in game.events.kinds:
        shown = ", ".join(f"{argument} {{ ${argument} }}" for argument in arguments)
        found.append((f"event-{event}", f"{_sentence(event)}: {shown}" if shown else _sentence(event)))
    return found


def _sentence(name: str) -> str:
    words = name.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]
