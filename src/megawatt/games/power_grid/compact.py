"""The moves of Power Grid as a network learns them: every move as it is, but bids by how far they are above the lowest."""

from megawatt.author import rule, verb_names
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid.moves import actions

RAISES = (0, 1, 2, 5, 10, 20)
ALL = m.BID + len(RAISES)
LEFT_OUT = -1
compact_names = [*verb_names(actions)[: m.BID], *(f"bid +{more}" for more in RAISES), "bid all"]
"""Bids between these amounts are the only moves that the compact view leaves out."""


@rule
def compact(b, s, action, last):
    """The number of a legal move in the compact view; `last` is the highest legal move, in an auction the highest bid."""
    if action < m.BID:
        return action
    more = action - m.BID - s.high_bid - 1
    for step in range(len(RAISES)):
        if more == RAISES[step]:
            return m.BID + step
    return ALL if action == last else LEFT_OUT
