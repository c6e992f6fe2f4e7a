"""The laws of shortcuts: every one can be played move by move, costs what its moves cost, and shows nothing on the way."""

from __future__ import annotations

from megawatt.kernel.contract.shortcuts import MOST_MOVES, Shortcut
from megawatt.kernel.text.words import LANGUAGES
from megawatt.testing.situation import Situation


def check_shortcuts(here: Situation) -> None:
    """All of what the seat to decide is offered here; and the same in every position that its seat cannot tell from it."""
    match = here.match
    if match.over:
        return
    offered = match.game.shortcuts(match.board, match.state)
    for shortcut in offered:
        _check(here, shortcut)
    usual = match.game.usual(match.board, match.state)
    if usual is not None:
        _check_usual(here, usual)
    other = here.indistinguishable_match(match.state.seat)  # type: ignore[attr-defined]
    here.require(offered == other.game.shortcuts(other.board, other.state), "shortcuts do not depend on hidden things")
    here.require(usual == other.game.usual(other.board, other.state), "the usual answer does not depend on hidden things")


def _check_usual(here: Situation, usual: int) -> None:
    """It can be played, and there are words with which the question is left to the page."""
    match = here.match
    here.require(match.why_not(usual) is None, f"the usual answer {match.text(usual)} is lawful")
    question = match.game.question(match.state)
    for language in LANGUAGES:
        here.require(f"routine-{question}" in match.game.words(language), f"leaving {question} has words in {language}")


def _check(here: Situation, shortcut: Shortcut) -> None:
    for language in LANGUAGES:
        here.require(f"shortcut-{shortcut.kind}" in here.match.game.words(language), f"{shortcut.kind} has words in {language}")
    tried = here.match.fork()
    seat, price, texts = tried.seat, 0, [tried.text(action) for action in shortcut.actions]
    here.require(2 <= len(texts) + (shortcut.finish is not None) <= MOST_MOVES, f"{shortcut} saves a move")
    for number, text in enumerate(texts):
        here.require(tried.seat == seat, f"the seat that is offered {shortcut.kind} decides all of its moves")
        here.require(not number or not tried.revealed(tried.ply), f"nothing is shown before {text} of {shortcut.kind}")
        here.require(tried.why_not(text) is None, f"{text} of {shortcut.kind} is lawful when it is its turn")
        action = tried.action(text)
        costs = tried.game.costs(tried.board, tried.state, action)
        price = price + costs.get("price", 0) if not costs.get("least") else price
        tried.play(action)
    here.require(price == shortcut.costs.get("price", 0), f"{shortcut.kind} costs {price}, the sum of its moves")
    if shortcut.finish is not None:
        here.require(tried.why_not(shortcut.finish) is None, f"{shortcut.kind} can be finished")
