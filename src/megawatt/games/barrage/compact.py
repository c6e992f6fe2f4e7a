"""The moves of Barrage as a network learns them: contracts by the slot they lie in, bids by how far they are above the lowest.

Payments and productions, which nobody chooses between, share their numbers; so do tiles that are used and that are retrieved.
"""

from megawatt.author import rule, verb_names
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n

RAISES = (0, 1, 2, 5, 10, 20)
BIDS = len(RAISES) + 1
LEFT_OUT = -1
PRODUCTIONS = len(m.PRODUCTION_NAMES)
DISPLAYED = 2 * n.COLOURS
FULFIL = m.PAY + PRODUCTIONS
TAKE = FULFIL + n.HAND + n.NATIONALS + DISPLAYED
DISCARD = TAKE + DISPLAYED
DROP = DISCARD + n.HAND
SEGMENT = DROP + m.RETRIEVE - m.DROP
BID = SEGMENT + m.BID - m.SEGMENT
PICK = BID + n.SEATS * BIDS
_full = verb_names(m.actions)
_slots = [f"own contract {slot + 1}" for slot in range(n.HAND)]
_displayed = [f"{colour} contract {place}" for colour in n.COLOUR_NAMES for place in (1, 2)]
compact_names = [
    *_full[: m.PAY],
    *(f"pay or produce {number}" for number in range(PRODUCTIONS)),
    *(f"fulfil {slot}" for slot in (*_slots, *(f"national contract {place + 1}" for place in range(n.NATIONALS)), *_displayed)),
    *(f"take {slot}" for slot in _displayed),
    *(f"discard {slot}" for slot in _slots),
    *_full[m.DROP : m.RETRIEVE],
    *_full[m.SEGMENT : m.BID],
    *(f"bid {more} for place {place + 1}" for place in range(n.SEATS) for more in (*(f"+{more}" for more in RAISES), "all")),
    *_full[m.PICK :],
]
"""Bids between these amounts are the only moves that the compact view leaves out."""


@rule
def compact(b, s, action, last):
    """The number of a legal move in the compact view."""
    if action < m.PRODUCE:
        return action
    if action < m.FULFIL:
        return m.PAY + action - m.PRODUCE
    if action < m.TAKE:
        return FULFIL + slot_to_fulfil(s, action - m.FULFIL)
    if action < m.DISCARD:
        return TAKE + slot_in_display(s, action - m.TAKE)
    if action < m.DROP:
        return DISCARD + slot_to_fulfil(s, action - m.DISCARD)
    if action < m.RETRIEVE:
        return DROP + action - m.DROP
    if action < m.SEGMENT:
        return m.TILE + action - m.RETRIEVE
    if action < m.BID:
        return SEGMENT + action - m.SEGMENT
    if action < m.PICK:
        return compact_bid(s, action - m.BID)
    return PICK + action - m.PICK


@rule
def slot_to_fulfil(s, contract):
    """Where a contract lies: in the hand of the seat to decide, among the national ones, or in the display."""
    for slot in range(s.hand_count[s.seat]):
        if s.hand[s.seat, slot] == contract:
            return slot
    for place in range(n.NATIONALS):
        if s.national[place] == contract:
            return n.HAND + place
    return n.HAND + n.NATIONALS + slot_in_display(s, contract)


@rule
def slot_in_display(s, contract):
    """The slot of the display that a contract lies in."""
    for slot in range(DISPLAYED):
        if s.display[slot // 2, slot % 2] == contract:
            return slot
    return 0


@rule
def compact_bid(s, bid):
    """A bid by its place and how far it is above the lowest there."""
    place, amount = bid // (n.MOST_BID + 1), bid % (n.MOST_BID + 1)
    more = amount - (s.bid[place] + 1 if s.bidder[place] != 0 else 0)
    for step in range(len(RAISES)):
        if more == RAISES[step]:
            return BID + place * BIDS + step
    return BID + place * BIDS + len(RAISES) if amount == n.MOST_BID else LEFT_OUT
