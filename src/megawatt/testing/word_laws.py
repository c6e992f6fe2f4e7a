"""The laws of messages: everything a game declares can be said, and every file of messages can be read.

A language in which something is missing falls back to English; a message that no language has, one that cannot be read, and one
that asks for an argument nobody gives are faults.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from megawatt.kernel.contract.game import Game
from megawatt.kernel.drawing.components import UNSHOWN
from megawatt.kernel.text.languages import FALLBACK
from megawatt.kernel.text.words import LANGUAGES, Words
from megawatt.testing.situation import Broken, Situation

_MOVES_SAID = 8
_FORM = re.compile(r"_[a-z]+$")
"""The ending of an argument that is a form of another one: `city_subject`."""


def check_messages(game: Game) -> None:
    """Every message that the game's declarations ask for exists, and every file of messages is sound."""
    for language in LANGUAGES:
        _check_file(game, game.words_folder / f"{language}.ftl")
    words = game.words(FALLBACK)
    for message, why in needed_messages(game):
        if message not in words:
            raise Broken(f"the message {message!r} is missing ({why})\n  {game.name}, {game.words_folder / 'en.ftl'}")


def needed_messages(game: Game) -> Iterator[tuple[str, str]]:
    """The ids of all messages that follow from what a game declares, and from which declaration."""
    yield from (("game-name", "the game's name"), ("game-about", "what the lobby says of the game"))
    for option in game.options:
        yield f"option-{option.name}", f"the option {option.name!r}"
        yield f"option-{option.name}-about", f"what the option {option.name!r} means"
        yield from ((f"option-{option.name}-{choice}", f"a choice of the option {option.name!r}") for choice in option.choices)
    yield from ((f"move-{verb}", f"the verb {verb!r}") for verb in game.actions.verbs)
    yield from ((f"question-{name}", f"the question {name!r}") for name in game.question_names)
    yield from ((f"why-{reason}", f"the reason {reason!r}") for reason in game.reasons[1:])
    yield from ((f"event-{name}", f"the event {name!r}") for name, _ in game.events.kinds)


def _check_file(game: Game, path: Path) -> None:
    """One language, if the game has it: no line that is no message, no message twice, no argument that an event does not have."""
    if not path.is_file():
        return
    text, seen = path.read_text(encoding="utf-8"), set()
    arguments = {f"event-{name}": set(given) for name, given in game.events.kinds}
    spelled = type(game).spell is not Game.spell
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            fault = entry.annotations[0].message if entry.annotations else "no message begins here"
            raise Broken(f"{path.name}:{line}: {fault}\n  {game.name}, {path}")
        if not isinstance(entry, ast.Message):
            continue
        name = entry.id.name
        if name in seen:
            raise Broken(f"{path.name}:{line}: the message {name!r} is there twice\n  {game.name}, {path}")
        seen.add(name)
        if name in arguments and not spelled and (unknown := _variables(entry) - arguments[name]):
            has = ", ".join(sorted(arguments[name])) or "none"
            raise Broken(f"{path.name}:{line}: {name!r} asks for ${min(unknown)}; the event has {has}\n  {game.name}, {path}")


def _variables(message: ast.Message) -> set[str]:
    """The arguments that a message asks for, without the forms of names."""
    found: set[str] = set()

    class Reading(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's name)
            found.add(_FORM.sub("", node.id.name) if _FORM.search(node.id.name) else node.id.name)

    Reading().visit(message)
    return found


def check_words(here: Situation, legal: list[int]) -> None:
    """Every offered move, its price and warning, the question, and everything that just happened can be said in every language."""
    match = here.match
    game, b, s = match.game, match.board, match.state
    if game.View is None and (game.folder / "words").is_dir():
        for key in match.view(None):
            label = f"view-{key}"
            labelled = key in UNSHOWN or label in game.words(FALLBACK)
            here.require(labelled, f"the message {label!r} is missing (what the table shows)")
    asked, sample = game.question(s), here.chooser.sample(legal, min(_MOVES_SAID, len(legal)))
    for language in LANGUAGES:
        words = game.words(language)
        if asked is not None:
            _said(here, words, f"question-{asked}")
        for action in sample:
            here.require(bool(game.say_move(b, s, action, words)), f"the move {match.text(action)!r} is said in {language}")
            if warning := game.warning(b, s, action):
                _said(here, words, f"warning-{warning[0]}", game.spell(b, words, warning[1]))
        for event in match.events():
            _said(here, words, f"event-{event.name}", game.spell(b, words, event.arguments))
        for figure in game.figures(b, s):
            _said(here, words, f"figure-{figure}")
        for offer in game.plans(b, s, match.state.seat):  # type: ignore[attr-defined]
            _said(here, words, f"plan-{offer.kind}-about")


def _said(here: Situation, words: Words, message: str, arguments: Mapping[str, Any] | None = None) -> None:
    """A message has a sentence with these arguments."""
    try:
        said = words(message, arguments)
    except KeyError as fault:
        said = ""
        here.require(False, f"{message!r} is said in {words.language}: {fault.args[0]}")
    here.require(bool(said), f"{message!r} is said in {words.language}: it is empty")
