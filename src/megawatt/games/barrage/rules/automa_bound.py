"""An automa's Mahiri: people take their first action of each round from the open automa tile (automa, section 7)."""

from megawatt.author import rule
from megawatt.games.barrage import automa_facts as facts
from megawatt.games.barrage import names as n

NOT_SHOWN = -1


@rule
def is_bound(b, s, seat):
    """Whether a person has placed nobody in this round and an automa has Mahiri."""
    if s.working[seat] > 0 or s.automa[seat] > 0:
        return False
    for other in range(b.seats, b.companies):
        if s.officer[other] == n.MAHIRI:
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
    if kind == n.S_EXCAVATOR or kind == n.S_ANY or kind == n.S_PAIR:
        return facts.DO_MACHINES
    if kind == n.S_PRODUCE:
        return facts.DO_PRODUCE
    if kind == n.S_HEADSTREAM:
        return facts.DO_WATER_TWO
    if kind == n.S_FLOW:
        return facts.DO_WATER_FLOW
    if kind == n.S_ROTATE:
        return facts.DO_ROTATE
    if kind == n.S_TAKE:
        return facts.DO_REMOVE
    if kind == n.S_PATENT:
        return facts.DO_PATENT
    if kind == n.S_WORK:
        return facts.DO_WORK
    return facts.DO_CONSTRUCT if kind == n.S_CONSTRUCT else NOT_SHOWN
