"""The unseen plants of Power Grid are redrawn as they may lie, and nothing else (NOTES 1.3, 7.3, 10.2)."""

import pytest

from megawatt.games.power_grid import names as n
from megawatt.kernel.compilation.engine import engine, generator

from ..small_cases import redrawn_fairly, ways_of
from .positions import new_game

UNSEEN = "the unseen plants"


def lay(m, stack, removed=()):
    """This stack, uppermost first, each card with its part; and these plants removed unseen."""
    s = m.state
    s.stack_top, s.stack_size, s.removed_count = 0, len(stack), len(removed)
    for slot, (card, part) in enumerate(stack):
        s.stack[slot], s.stack_part[slot] = card, part
    for place, card in enumerate(removed):
        s.removed[place] = card


def cards_of(m, anchor, count):
    """This number of plants of an anchor that have never been open."""
    return [card for card in range(m.board.cards) if m.board.card_anchor[card] == anchor and not m.state.seen[card]][:count]


def redrawn(m, count=150):
    rules = engine(m.game, "interpreted")
    return [rules.resample(m.board, m.state, 0, generator(seed)) for seed in range(count)]


def test_every_plant_never_seen_may_be_in_the_stack_or_removed():
    m = new_game(3)
    first, second, third, fourth = cards_of(m, 0, 4)
    lay(m, [(m.board.top_cards[0], 0), (first, 1), (second, 1), (third, 1), (n.STEP_3_CARD, 0)], [fourth])
    assert len(ways_of(m, UNSEEN)) == 24
    found = redrawn(m)
    assert {other.removed[0] for other in found} == {first, second, third, fourth}
    assert {(other.stack[0], other.stack[4]) for other in found} == {(m.board.top_cards[0], n.STEP_3_CARD)}
    redrawn_fairly(m)


@pytest.mark.parametrize(("board", "anchor", "part"), [("brazil", 1, 1), ("quebec", 1, 1), ("russia", 2, 2)])
def test_a_plant_with_a_part_of_its_own_is_never_among_the_removed(board, anchor, part):
    m = new_game(3, map=board)
    (anchored,), (first, second, third) = cards_of(m, anchor, 1), cards_of(m, 0, 3)
    lay(m, [(anchored, part), (first, part), (second, 1)], [third])
    found = redrawn(m)
    assert anchored not in {other.removed[0] for other in found}
    assert {other.removed[0] for other in found} == {first, second, third}
    places = {slot for other in found for slot in range(3) if other.stack[slot] == anchored}
    assert places == ({0, 1, 2} if part == 1 else {0, 1}), "it stays in its part, anywhere there"
    assert {(other.stack[0], other.stack[1], other.stack[2], other.removed[0]) for other in found} == {
        (*way[1:], way[0]) for way in ways_of(m, UNSEEN)
    }
    redrawn_fairly(m)


def test_in_china_two_parts_are_shuffled_by_themselves():
    m = new_game(3, map="china")
    upper, lower = cards_of(m, 1, 2), cards_of(m, 2, 2)
    lay(m, [(n.STEP_3_CARD, 1), *((card, 1) for card in upper), *((card, 2) for card in lower)])
    assert len(ways_of(m, UNSEEN)) == 12
    redrawn_fairly(m)


def test_a_plant_that_was_seen_and_shuffled_back_is_not_among_the_removed():
    m = new_game(3)
    seen, first, second = cards_of(m, 0, 3)
    m.state.seen[seen] = 1
    lay(m, [(seen, 1), (first, 1)], [second])
    assert seen not in {other.removed[0] for other in redrawn(m)}
    assert len(ways_of(m, UNSEEN)) == 4
    redrawn_fairly(m)


def test_the_key_of_the_deal_is_redrawn():
    """A seat that keeps it knows every shuffle to come."""
    m = new_game(3)
    keys = {tuple(list(other.chance)[:4]) for other in redrawn(m, 20)}
    assert len(keys) == 20
    assert tuple(list(m.state.chance)[:4]) not in keys
