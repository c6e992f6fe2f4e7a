"""The laws of what a seat is given: none of it depends on what the seat cannot know, by whatever way it comes.

Each compares the true position with one that the seat cannot tell from it (testing/indistinguishable.py). What a table sends is
looked at as it is sent: the part for all and the part for each seat, through the cache that keeps parts of views from move to move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from megawatt.kernel.compilation.engine import HOUSE, generator
from megawatt.kernel.contract.events import EVERYONE, Event
from megawatt.kernel.contract.game import ALLOWED, NOBODY
from megawatt.kernel.rules.records import Record
from megawatt.testing import indistinguishable
from megawatt.testing.situation import Situation, as_sent, as_viewer, difference

CHECKED_MOVES = 12
"""How many legal moves have their prices, warnings and arguments compared."""


def check_what_is_sent(here: Situation, viewers: Sequence[int]) -> None:
    """A table sends these viewers the view made afresh, of this position as of any that the viewer cannot tell from it."""
    match, b = here.match, here.match.board
    game, by_seat = match.game, {}
    with here.quick_rules.answer_queries():
        with here.memory.for_state(match.state) as s:
            common = game.seen_by_all(b, s)
            for seat in viewers:
                by_seat[seat] = {**common, **game.seen_by(b, s, as_viewer(seat))}
        for seat, sent in by_seat.items():
            other = here.indistinguishable(seat)
            fresh = {**game.seen_by_all(b, other), **game.seen_by(b, other, as_viewer(seat))}
            if sent != fresh and as_sent(sent) != as_sent(fresh):
                _blame(here, seat, as_sent(sent), as_sent(fresh))


def _blame(here: Situation, seat: int, sent: Any, of_other: Any) -> None:
    """Say whether something hidden was sent, or something old."""
    match, b, viewer = here.match, here.match.board, as_viewer(seat)
    fresh = as_sent({**match.game.seen_by_all(b, match.state), **match.game.seen_by(b, match.state, viewer)})
    here.require(sent == fresh, f"what seat {viewer} is sent from memory is what is seen now: {difference(sent, fresh)}")
    here.require(False, f"what seat {viewer} is sent holds nothing it cannot know: {difference(sent, of_other)}")


def check_views(here: Situation, legal: list[int]) -> None:
    """view, observe and (for the seat to decide) legal do not depend on what a seat cannot know."""
    match, b, eng = here.match, here.match.board, here.rules
    for seat in here.viewers:
        other, viewer = here.indistinguishable(seat), as_viewer(seat)
        seen, seen_otherwise = match.view(viewer), here.see(other, viewer)
        law = f"the view of seat {viewer} shows nothing it cannot know: {difference(seen, seen_otherwise)}"
        here.require(seen == seen_otherwise, law)
        parts = {**match.game.seen_by_all(b, match.state), **match.game.seen_by(b, match.state, viewer)}
        law = f"the view of seat {viewer} is what all see and what the seat sees: {difference(as_sent(seen), as_sent(parts))}"
        here.require(as_sent(seen) == as_sent(parts), law)
        if viewer is not None:
            same = eng.observe(b, match.state, seat) == eng.observe(b, other, seat)
            here.require(bool(same.all()), f"the observation of seat {seat} holds nothing it cannot know")
        if seat == match.seat:
            here.require(eng.legal(b, other) == legal, "the legal moves do not depend on hidden things")
            _play_on(here, other)
            _play_on(here, here.redraw(seat))


def _play_on(here: Situation, other: Any) -> None:
    """A position that a seat holds possible is a position: a few random moves can be played from it."""
    b, eng = here.match.board, here.rules
    for _ in range(20):
        if other.seat < 0:
            break
        actions = eng.legal(b, other)
        here.require(bool(actions), "a redrawn position can be played on")
        eng.apply(b, other, here.chooser.choice(actions))


def check_descriptions_of_moves(here: Situation, legal: list[int]) -> None:
    """Prices, warnings, words and questions of moves, plans and figures say nothing hidden."""
    match, game, b = here.match, here.match.game, here.match.board
    seat, spectated = match.seat, here.indistinguishable(NOBODY)
    assert seat is not None
    other = here.indistinguishable(seat)
    asked = here.chooser.sample(legal, min(CHECKED_MOVES, len(legal)))
    with here.quick_rules.answer_queries():
        for action in asked:
            sent = [_described_move(here, s, action) for s in (match.state, other)]
            here.require(sent[0] == sent[1], f"the description of {match.text(action)!r} holds nothing hidden: {difference(*sent)}")
        here.require(game.question(match.state) == game.question(other), "the question does not depend on hidden things")
        for planner in range(match.seats):
            mine = here.indistinguishable(planner)
            same = list(game.plans(b, match.state, planner)) == list(game.plans(b, mine, planner))
            here.require(same, f"the plans offered to seat {planner} hold nothing it cannot know")
        for name, figures in (("figures", game.figures), ("curves", game.curves)):
            here.require(figures(b, match.state) == figures(b, spectated), f"{name} hold nothing that a spectator cannot know")


def _described_move(here: Situation, s: Record, action: int) -> Any:
    """Everything that pages get about a legal move."""
    game, b = here.match.game, here.match.board
    warning = game.warning(b, s, action)
    return as_sent({
        "text": game.actions.text(b, s, action),
        "arguments": dict(game.move_arguments(b, s, action)),
        "costs": dict(game.costs(b, s, action)),
        "warning": [warning[0], dict(warning[1])] if warning else None,
    })  # fmt: skip


def check_what_is_logged(here: Situation, legal: list[int]) -> None:
    """What a seat reads in the log of a move that shows it nothing hidden does not depend on what is hidden."""
    match, game, b, eng = here.match, here.match.game, here.match.board, here.rules
    action = here.chooser.choice(legal)
    after = match.state.copy()
    happened = eng.apply_with_events(b, after, action)
    for seat in here.viewers:
        other = here.indistinguishable(seat)
        if eng.why_not(b, other, action) != ALLOWED:
            continue
        otherwise = eng.apply_with_events(b, other, action)
        places = [indistinguishable.hidden_places(game, b, s, seat) for s in (match.state, after, other)]
        if places[0] == places[1] == places[2] and indistinguishable.known(game, b, after, seat) == indistinguishable.known(
            game, b, other, seat
        ):
            law = f"the log of {match.text(action)!r} shows seat {seat} nothing it cannot know"
            here.require(heard(happened, seat) == heard(otherwise, seat), law)


def heard(events: Sequence[Event], seat: int) -> list[Any]:
    """What this seat is told of these events."""
    return [(event.name, dict(event.arguments)) for event in events if event.audience in (EVERYONE, as_viewer(seat))]


def check_house_bots(here: Situation, legal: list[int]) -> None:
    """A house bot chooses an offered move and does not look at hidden things."""
    match, other = here.match, here.indistinguishable(here.match.seat or 0)
    for name, policy in match.game.rules.policies.items():
        choices = [policy(match.board, s, list(legal), len(legal), generator(7)) for s in (match.state, other)]
        here.require(choices[0] in legal, f"the bot {name!r} chooses an offered move")
        here.require(choices[0] == choices[1], f"the bot {name!r} does not look at hidden things")
    if match.game.rules.weigh is not None:
        check_weighing(here, legal, [match.state, other])


def check_weighing(here: Situation, legal: list[int], states: Sequence[Any]) -> None:
    """The house bot's choice weighs most, nothing hidden plays a part, and weighing changes nothing."""
    match, rules = here.match, here.match.game.rules
    assert rules.weigh is not None
    weighed = []
    for s in states:
        weights, before = [0] * len(legal), s.save()
        rules.weigh(match.board, s, list(legal), len(legal), weights)
        here.require(s.save() == before, "weighing the moves changes nothing")
        weighed.append(weights)
    here.require(weighed[0] == weighed[1], "the weights of moves do not depend on hidden things")
    if HOUSE in rules.policies:
        chosen = rules.policies[HOUSE](match.board, match.state, list(legal), len(legal), generator(7))
        best = match.text(legal[weighed[0].index(max(weighed[0]))])
        most = weighed[0][legal.index(chosen)] == max(weighed[0])
        here.require(most, f"the house's choice {match.text(chosen)!r} weighs most, not {best!r}")


def check_what_is_concealed(here: Situation, legal: list[int]) -> None:
    """A move that leaves `concealed` alone shows nobody anything that was hidden: whatever lies there, all see the same."""
    match, game, b, eng = here.match, here.match.game, here.match.board, here.rules
    action = here.chooser.choice(legal)
    after = match.state.copy()
    eng.apply(b, after, action)
    if game.concealed(b, after) != game.concealed(b, match.state):
        return
    for seat in here.viewers:
        other = here.indistinguishable(seat)
        law = f"{match.text(action)!r} shows seat {seat} nothing hidden, or changes what is concealed"
        here.require(eng.why_not(b, other, action) == ALLOWED, law)
        eng.apply(b, other, action)
        here.require(here.see(after, as_viewer(seat)) == here.see(other, as_viewer(seat)), law)
