"""Money and what triggers the end: the small things that every phase touches."""

from megawatt.author import rule, tell
from megawatt.games.future_energy import events
from megawatt.games.future_energy import names as n


@rule
def gain(s, seat, money):
    """Money from the bank, which never runs dry (10.23)."""
    s.cash[seat] += money
    s.bank -= money


@rule
def pay_bank(s, seat, money):
    """Money to the bank."""
    s.cash[seat] -= money
    s.bank += money


@rule
def pay_seat(s, seat, other, money):
    """Money to another player."""
    s.cash[seat] -= money
    s.cash[other] += money


@rule
def last_line_is_placed(s, seat, log):
    """A supply without lines triggers the end; the round is finished (8)."""
    tell(log, events.LAST_LINE_PLACED, seat)
    if s.ended_by == n.STILL_PLAYING:
        s.ended_by = n.BY_LINES


@rule
def last_contract_is_laid(s, log):
    """An empty stack triggers the end; the round is finished (8)."""
    tell(log, events.LAST_CONTRACT_LAID)
    if s.ended_by == n.STILL_PLAYING:
        s.ended_by = n.BY_CONTRACTS
