"""What is face down in Barrage is redrawn, all of it, evenly, and nothing else."""

import random

import pytest

from megawatt.games.barrage import names as n
from megawatt.kernel.compilation.engine import engine, generator
from megawatt.kernel.match.match import Match
from megawatt.testing import Broken
from megawatt.testing.resample_laws import check_what_stays
from megawatt.testing.situation import Situation

from ..small_cases import redrawn_fairly, ways_of
from .table import GAME

RED = 1


def new(seats=3, **options):
    return Match(GAME, seats, 1, options, "interpreted")


def short_stack(match, unseen=3, seen_below=2):
    """A stack of contracts with a few unseen ones above those that were put below in the open."""
    s = match.state
    s.stack_count[RED], s.stack_known[RED] = unseen + seen_below, seen_below
    return [s.stack[RED, (s.stack_at[RED] + place) % n.STACK] for place in range(unseen + seen_below)]


def redrawn_stacks(match, count=120):
    rules, s = engine(GAME, "interpreted"), match.state
    states = [rules.resample(match.board, s, 0, generator(seed)) for seed in range(count)]
    size = s.stack_count[RED]
    return [tuple(other.stack[RED, (s.stack_at[RED] + place) % n.STACK] for place in range(size)) for other in states]


def test_unseen_contracts_are_redrawn_from_the_top_on_and_those_put_below_in_the_open_stay():
    match = new()
    lying = short_stack(match)
    found = redrawn_stacks(match)
    assert {stack[0] for stack in found} == set(lying[:3]), "the next contract may be any of the three"
    assert {stack[:3] for stack in found} == set(ways_of(match, "the stack of contracts 2"))
    assert {stack[3:] for stack in found} == {tuple(lying[3:])}
    redrawn_fairly(match)


def test_advanced_tiles_and_external_works_that_have_not_come_up_are_redrawn():
    match = new(leeghwater=True)
    match.state.tiles_drawn, match.state.works_drawn = 3, 3
    assert len(ways_of(match, "the advanced tiles of level 1")) == 6
    redrawn_fairly(match)


def test_the_tile_in_the_box_is_one_of_those_that_have_not_come_up():
    match = new(leeghwater=True)
    match.state.tiles_drawn = 4
    unseen = {match.state.tile_order[0, place] for place in (4, 5)}
    rules = engine(GAME, "interpreted")
    found = {rules.resample(match.board, match.state, 0, generator(seed)).tile_order[0, 5] for seed in range(40)}
    assert found == unseen


def test_the_automas_pile_is_redrawn_below_its_open_tile():
    match = new(2, automas="1")
    s = match.state
    s.deck_at = 16
    open_tile, pile = s.deck[16], [s.deck[place] for place in range(17, 20)]
    rules = engine(GAME, "interpreted")
    found = [rules.resample(match.board, s, 0, generator(seed)) for seed in range(120)]
    assert {tuple(other.deck[17:20]) for other in found} == set(ways_of(match, "the automas' pile"))
    assert {other.deck[17] for other in found} == set(pile)
    assert {other.deck[16] for other in found} == {open_tile}
    redrawn_fairly(match)


def test_who_would_redraw_what_was_put_below_in_the_open_is_noticed(monkeypatch):
    match = new()
    short_stack(match)
    here = Situation(match, random.Random(1), compiled=False)
    check_what_stays(here)
    rules = engine(GAME, "interpreted")

    def turned(b, s, seat, luck):
        other = rules_of_today(b, s, seat, luck)
        at = other.stack_at[RED]
        places = [(at + place) % n.STACK for place in (3, 4)]
        for place, card in zip(places, [other.stack[RED, place] for place in reversed(places)], strict=True):
            other.stack[RED, place] = card
        return other

    rules_of_today = rules.resample
    monkeypatch.setattr(rules, "resample", turned)
    with pytest.raises(Broken, match="knows: stack changed"):
        check_what_stays(here)
