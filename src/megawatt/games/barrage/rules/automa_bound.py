"""An automa's Mahiri: people take their first action of each round from the open automa tile (automa, section 7)."""

from megawatt.games.barrage.automa_facts import (
    DO_CONSTRUCT,
    DO_MACHINES,
    DO_PATENT,
    DO_PRODUCE,
    DO_REMOVE,
    DO_ROTATE,
    DO_WATER_FLOW,
    DO_WATER_TWO,
    DO_WORK,
)
from megawatt.games.barrage.names import (
    MAHIRI,
    S_ANY,
    S_CONSTRUCT,
    S_EXCAVATOR,
    S_FLOW,
    S_HEADSTREAM,
    S_PAIR,
    S_PATENT,
    S_PRODUCE,
    S_ROTATE,
    S_TAKE,
    S_WORK,
)
from megawatt.kernel.rules import rule

NOT_SHOWN = -1


@rule
def is_bound(b, s, seat):
    """Whether a person has placed nobody in this round and an automa has Mahiri."""
    if s.working[seat] > 0 or s.automa[seat] > 0:
        return False
    for other in range(b.seats, b.companies):
        if s.officer[other] == MAHIRI:
            return True
    return False


@rule
def is_on_tile(b, s, kind):
    """Whether the open automa tile shows the action of this kind of space."""
    wanted = action_of(kind)
    tile = s.deck[s.deck_at]
    for i in range(b.automa_actions[tile]):
        if b.automa_action[tile, i, 0] == wanted:
            return True
    return False


@rule
def action_of(kind):
    """The action of the automa tiles that a kind of space stands for; NOT_SHOWN for officers' and buildings' spaces."""
    if kind == S_EXCAVATOR or kind == S_ANY or kind == S_PAIR:
        return DO_MACHINES
    if kind == S_PRODUCE:
        return DO_PRODUCE
    if kind == S_HEADSTREAM:
        return DO_WATER_TWO
    if kind == S_FLOW:
        return DO_WATER_FLOW
    if kind == S_ROTATE:
        return DO_ROTATE
    if kind == S_TAKE:
        return DO_REMOVE
    if kind == S_PATENT:
        return DO_PATENT
    if kind == S_WORK:
        return DO_WORK
    return DO_CONSTRUCT if kind == S_CONSTRUCT else NOT_SHOWN
