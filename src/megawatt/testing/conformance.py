"""The conformance test: every game keeps the same laws, and any author can check them.

    from megawatt.testing import check_game
    check_game(my_game)

Plays seeded random games at every seat count and with every sample of options, and raises `Broken` at the
first law that does not hold, with all that is needed to see it again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.events import CAPACITY
from megawatt.kernel.contract.game import ALLOWED, Game
from megawatt.kernel.contract.registry import known_for_now
from megawatt.kernel.errors import IllegalMove, MegawattError
from megawatt.kernel.match.files import dumps, loads
from megawatt.kernel.match.match import KEPT_EVERY, Match
from megawatt.kernel.rng.deal_rng import CHANCE
from megawatt.kernel.rules.faults import code_fault, rule_fault
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED
from megawatt.testing.advice_laws import check_advice, check_bots, check_imagined
from megawatt.testing.resample_laws import check_chances, check_declaration, check_redrawn_alike, check_what_stays
from megawatt.testing.secret_laws import check_answers_together, check_deciders, check_secret_moves
from megawatt.testing.shortcut_laws import check_shortcuts
from megawatt.testing.situation import Broken, Situation, difference
from megawatt.testing.view_laws import (
    check_descriptions_of_moves,
    check_house_bots,
    check_views,
    check_what_is_concealed,
    check_what_is_logged,
    check_what_is_sent,
)
from megawatt.testing.word_laws import check_messages, check_words

Progress = Callable[[str], None]

SHORT = 60
"""Games of at most this many plies are checked closely at every ply."""
USUAL_INTERVAL = 25
SENT_TO_ALL = 40
"""In the first plies, and at every close check, all viewers are checked; at other plies one viewer in turn."""


def check_game(
    game: Game,
    *,
    seeds: Sequence[int] = (1,),
    seats: Sequence[int] | None = None,
    options: Sequence[Mapping[str, Any]] | None = None,
    compiled: bool = True,
    close_look_every: int | None = None,
    progress: Progress | None = None,
) -> int:
    """Check every law; returns the number of plies played.

    seats, options   which tables to lay (default: all seat counts, `game.sample_options`)
    compiled         also replay every game with compiled rules and compare every byte
    close_look_every the slow laws (all actions, hidden information, redrawing, bots) are checked at every n-th ply (default: at
                     every ply of a game with at most SHORT, else at every 25th); what a table sends is checked at every ply
    """
    check_promises(game)
    check_messages(game)
    plies = 0
    with known_for_now(game):
        for count in seats or game.seat_counts:
            for given in options or game.sample_options(count):
                for seed in seeds:
                    if progress:
                        progress(f"{game.name}, {count} seats, {dict(given) or 'default options'}, seed {seed}")
                    plies += check_match(_dealt(game, count, seed, given), compiled, close_look_every)
    return plies


def _dealt(game: Game, seats: int, seed: int, options: Mapping[str, Any]) -> Match:
    """A match; errors in `board` or `setup` name the rule and its line."""
    try:
        return Match(game, seats, seed, options, INTERPRETED)
    except Exception as fault:
        where = f"{game.name}, {seats} seats, seed {seed}, before the first move, options {dict(options)}"
        raise Broken(f"{type(fault).__name__}: {fault}\n  {rule_fault(fault) or code_fault(fault)}\n  {where}") from fault


def check_promises(game: Game) -> None:
    """What the class says about itself fits together."""
    laws = {
        "a game's name is lower-case with hyphens": game.name == game.name.lower() and " " not in game.name,
        "reasons begin with 'allowed'": game.reasons[ALLOWED] == "allowed",
        "reasons are all different": len(set(game.reasons)) == len(game.reasons),
        "State has a field seat": "seat" in game.State.fields,
        "State has a field asked": "asked" in game.State.fields,
        "State has a field chance = CHANCE (kernel/rng/deal_rng.py)": _is_chance(game),
        "there are actions": game.actions.count > 0,
        "event kinds are all different": len({name for name, _ in game.events.kinds}) == len(game.events.kinds),
    }
    for law, holds in laws.items():
        if not holds:
            raise Broken(f"{law}\n  {game.name}")


def _is_chance(game: Game) -> bool:
    kind = game.State.fields.get("chance")
    return kind is not None and (kind.code, kind.shape) == (CHANCE.code, CHANCE.shape)


def check_match(match: Match, compiled: bool, close_look_every: int | None) -> int:
    """Play one random game to its end under all laws; returns its plies."""
    here = Situation(match, random.Random(match.seed), compiled)
    try:
        return _check_match(here, close_look_every or usual_interval(match))
    except MegawattError as fault:
        raise Broken(f"{fault}\n  {here}") from fault
    except Broken:
        raise
    except Exception as fault:
        where = rule_fault(fault) or code_fault(fault)
        raise Broken(f"{type(fault).__name__}: {fault}\n  {where}\n  {here}") from fault


def usual_interval(match: Match) -> int:
    """How often to look closely: at every ply of a short game, measured by one of random moves."""
    tried, chooser = match.fork(), random.Random(match.seed)
    while not tried.over and tried.ply < SHORT:
        tried.play(chooser.choice(tried.legal_actions()))
    return 1 if tried.over else USUAL_INTERVAL


def _check_match(here: Situation, close_look_every: int) -> int:
    match, compiled = here.match, here.compiled
    conserved = match.game.conserved(match.board, match.state)
    offset = match.seed % close_look_every
    while not match.over:
        legal = match.legal_actions()
        check_offered_moves(here, legal)
        close = match.ply % close_look_every == offset
        if close:
            look_closely(here, legal)
        whole = close or match.ply < SENT_TO_ALL
        check_what_is_sent(here, here.viewers if whole else [here.viewers[match.ply % len(here.viewers)]])
        seat = here.chooser.choice(match.deciders) if len(match.deciders) > 1 else match.seat
        asked = match if seat == match.seat else match.asking(int(seat or 0))
        action = here.chooser.choice(asked.legal_actions())
        match.play(asked.text(action), seat)
        here.require(len(match.events()) < CAPACITY, "the log has room for everything that happens in one move")
        still = match.game.conserved(match.board, match.state)
        here.require(still == conserved, f"what must be conserved is ({still} was {conserved})")
        here.require(match.ply <= match.game.longest, "no game is longer than promised")
    check_the_end(here)
    check_file(here)
    check_same_again(here, INTERPRETED)
    if compiled:
        check_same_again(here, COMPILED)
    return match.ply


def look_closely(here: Situation, legal: list[int]) -> None:
    """The laws that take long to check."""
    check_every_action(here, legal)
    check_deciders(here)
    check_answers_together(here)
    check_secret_moves(here)
    check_declaration(here)
    check_views(here, legal)
    check_what_stays(here)
    check_redrawn_alike(here, legal)
    check_chances(here)
    check_observation(here, legal)
    check_compact(here, legal)
    check_house_bots(here, legal)
    check_descriptions_of_moves(here, legal)
    check_what_is_logged(here, legal)
    check_imagined(here)
    check_shortcuts(here)
    ask_bots_once(here)
    check_undo(here, legal)
    check_what_is_concealed(here, legal)
    check_words(here, legal)


def ask_bots_once(here: Situation) -> None:
    """Bots and advice take long; one check per match is enough, at varying plies."""
    if here.times["bots"] == 0 and here.compiled and (here.match.seed + here.match.seats) % 2 <= here.times["looks"]:
        here.times["bots"] += 1
        check_bots(here)
        check_advice(here)
    here.times["looks"] += 1


def check_offered_moves(here: Situation, legal: list[int]) -> None:
    """The list is ascending, never empty, and each move can be written and read back."""
    match = here.match
    here.require(bool(legal), "who is asked has a legal move")
    here.require(legal == sorted(set(legal)), "legal moves are listed once each, ascending")
    here.require(legal[0] >= 0 and legal[-1] < match.game.actions.count, "legal moves lie in the action space")
    texts = [match.text(action) for action in legal]
    here.require(len(set(texts)) == len(texts), "different moves are written differently")
    sample = range(len(legal)) if len(legal) <= 60 else here.chooser.sample(range(len(legal)), 60)
    for i in sample:
        here.require(match.action(texts[i]) == legal[i], f"{texts[i]!r} reads back as the move it was written for")
        here.require(match.why_not(legal[i]) is None, f"{texts[i]!r} is offered, so nothing forbids it")
        json.dumps(match.game.costs(match.board, match.state, legal[i]))


def check_every_action(here: Situation, legal: list[int]) -> None:
    """Exactly the offered moves are allowed; every other is refused with a reason and changes nothing."""
    match, eng, offered = here.match, here.rules, set(legal)
    for action in range(-1, match.game.actions.count + 1):
        allowed = eng.why_not(match.board, match.state, action) == ALLOWED
        here.require(allowed == (action in offered), f"legal and why_not agree on action {action}")
    refused = [action for action in range(match.game.actions.count) if action not in offered]
    before = match.state.save()
    for action in here.chooser.sample(refused, min(5, len(refused))):
        try:
            match.play(action)
        except IllegalMove as fault:
            here.require(fault.reason in match.game.reasons, f"refusal of action {action} has a known reason")
        else:
            here.require(False, f"illegal action {action} is refused")
        here.require(match.state.save() == before, f"the refused action {action} changed nothing")


def check_observation(here: Situation, legal: list[int]) -> None:
    """An observation says all that a seat sees: a state made of the numbers has the same view, legal moves and numbers."""
    match, b, eng = here.match, here.match.board, here.rules
    for viewer in {here.chooser.randrange(match.seats), int(match.state.seat)}:  # type: ignore[attr-defined]
        numbers = eng.observe(b, match.state, viewer)
        decoded = match.game.observation.decode(b, numbers, viewer)
        seen, seen_again = match.view(viewer), here.see(decoded, viewer)
        here.require(seen == seen_again, f"the observation of seat {viewer} lacks nothing: {difference(seen, seen_again)}")
        same = bool((eng.observe(b, decoded, viewer) == numbers).all())
        here.require(same, f"the observation of seat {viewer} decodes to what looks the same")
        if viewer == match.seat:
            here.require(eng.legal(b, decoded) == legal, "the legal moves follow from the observation")


def check_compact(here: Situation, legal: list[int]) -> None:
    """No two legal moves have the same compact number, and only moves of `compact_leaves_out` may have none."""
    game, b, s = here.match.game, here.match.board, here.match.state
    if game.rules.compact is None:
        return
    numbers = {action: game.rules.compact(b, s, action, legal[-1]) for action in legal}
    reached = [number for number in numbers.values() if number != -1]
    here.require(len(set(reached)) == len(reached), f"no two legal moves have the same compact number: {numbers}")
    here.require(all(0 <= number < len(game.compact_names) for number in reached), "a compact number has a name")
    left_out = {game.actions.verb_of(action).name for action, number in numbers.items() if number == -1}
    lost = ", ".join(sorted(left_out - set(game.compact_leaves_out)))
    here.require(not lost, f"the compact view leaves out only the verbs of `compact_leaves_out`, not {lost}")
    here.require(bool(reached), "some compact action is legal")


def check_undo(here: Situation, legal: list[int]) -> None:
    """Playing a move and taking it back leaves the position byte for byte."""
    match, before = here.match, here.match.state.save()
    action = here.chooser.choice(legal)
    text = match.text(action)
    match.play(action)
    here.require(match.undo() == text, "undo says which move it took back")
    here.require(match.state.save() == before, "undo restores the position")


def check_the_end(here: Situation) -> None:
    """Nobody is asked any more, and there is a winner."""
    match = here.match
    here.require(match.legal_actions() == [], "after the end nothing is legal")
    here.require(match.why_not(0) is not None, "after the end everything is refused")
    places = match.ranking()
    here.require(min(places) == 1, "somebody has won")
    here.require(all(1 <= place <= match.seats for place in places), "places lie between 1 and the number of seats")
    here.require(len(match.scores()) == match.seats, "every seat has points")


def check_file(here: Situation) -> None:
    """Saving and loading gives the same match."""
    again = loads(dumps(here.match), mode=here.quick_rules.mode)
    here.require(again.state == here.match.state and again.actions == here.match.actions, "a saved match loads as it was")


def check_same_again(here: Situation, mode: str) -> None:
    """The same options, seed and moves give the same bytes at every ply, interpreted and compiled."""
    match, eng = here.match, engine(here.match.game, mode)
    s = eng.setup(match.board, match.seed, match.dealt_by)
    for ply, action in enumerate(match.actions):
        if match.game.is_simultaneous:
            s.seat = match.seat_at(ply)  # type: ignore[attr-defined]  # whoever was the first to answer
        if ply % KEPT_EVERY == 0:
            here.require(s == match.at(ply).state, f"{mode} play gives the same position at ply {ply}")
        if ply % 50 == 0:
            legal = here.rules.legal(match.board, s)
            here.require(eng.legal(match.board, s) == legal, f"{mode} play offers the same moves at ply {ply}")
        eng.apply(match.board, s, action)
    here.require(s == match.state, f"{mode} play gives the same final position")
    here.require(eng.ranks(match.board, s, match.seats) == match.ranking(), f"{mode} play ranks the same")
    here.require(eng.returns(match.board, s, match.seats) == match.scores(), f"{mode} play scores the same")
