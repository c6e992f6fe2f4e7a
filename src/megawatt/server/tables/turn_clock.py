"""The clocks of a table: time for each turn, and a bank for what goes beyond it.

A turn is everything that a seat decides in a row. The clock follows from the journal alone, so it survives every restart and
is the same at every worker. A journal that is read again tells who played but not who was to play, so a turn is closed when
somebody else has played: until then `to_decide` says whose turn it is.
"""

from __future__ import annotations

import copy

TURN_BY_TURN = 12 * 3600
"""With at least this many seconds per turn nobody is expected to stay at the table, and a vacation stops the clock."""


class TurnClock:
    """The clock of one table after one step."""

    def __init__(self, per_turn: int, bank: int, seats: int, begun: float) -> None:
        self.per_turn = per_turn
        self._banks = [float(bank)] * seats
        self._seat: int | None = None
        """Who played last."""
        self._began = self._last = begun
        """When that seat's turn began, and when it played."""
        self._going = False
        self._taken: dict[int, float] = {}
        """When somebody new sat down."""
        self._away: dict[int, list[tuple[float, float]]] = {}

    def copy(self) -> TurnClock:
        """A copy."""
        clock = copy.copy(self)
        clock._banks, clock._taken = self._banks[:], dict(self._taken)
        clock._away = {seat: times[:] for seat, times in self._away.items()}
        return clock

    # What happens at the table

    def begin(self, at: float) -> None:
        """Everybody is seated: the game starts, if nobody has played yet."""
        if not self._going:
            self._began = self._last = at
            self._going = True

    def play(self, seat: int, at: float, by_itself: bool = False) -> None:
        """This seat has played; a turn that begins by itself takes no time of anybody's until there is something to decide."""
        if seat != self._seat:
            self._banks = self.banks(seat)
            self._seat, self._began = seat, at if by_itself else self.turn_began(seat)
        self._last, self._going = at, True

    def take_back(self, at: float, by_consent: bool) -> None:
        """A seat that takes back its own step continues with the time it had; after an agreed undo a new turn begins."""
        if by_consent:
            self._banks, self._seat = self.banks(None), None
        self._began += at - self._last
        self._last = at

    def seat_taken(self, seat: int, at: float) -> None:
        """Somebody new decides for this seat, and the time until now does not count."""
        self._taken[seat] = at

    def away(self, seat: int, since: float, until: float) -> None:
        """The person on this seat is on vacation for this time, instead of what was said about it before."""
        known = [(begun, min(end, since)) for begun, end in self._away.get(seat, ()) if begun < since]
        self._away[seat] = [*known, (since, until)]

    # What it shows

    def turn_began(self, seat: int) -> float:
        """When the turn of this seat began, if it is to decide now."""
        return max(self._began if seat == self._seat else self._last, self._taken.get(seat, 0.0))

    def banks(self, to_decide: int | None) -> list[float]:
        """What is left in each bank at the beginning of this seat's turn."""
        banks = self._banks[:]
        seat = self._seat
        if seat is not None and seat != to_decide:
            over = self._last - self.turn_began(seat) - self._vacation(seat, self.turn_began(seat), self._last) - self.per_turn
            banks[seat] = max(0.0, banks[seat] - max(0.0, over))
        return banks

    def deadline(self, to_decide: int) -> float:
        """When the time of this seat is used up."""
        began = self.turn_began(to_decide)
        end = began + self.per_turn + self.banks(to_decide)[to_decide]
        for begun, until in self._away.get(to_decide, ()):
            if begun < end:
                end += max(0.0, until - max(begun, began))
        return end

    def away_until(self, seat: int) -> float:
        """Until when the person on this seat is on vacation; 0 for none."""
        times = self._away.get(seat)
        return times[-1][1] if times else 0.0

    def _vacation(self, seat: int, first: float, last: float) -> float:
        """How much of this time the seat's person was on vacation."""
        return sum(max(0.0, min(until, last) - max(begun, first)) for begun, until in self._away.get(seat, ()))
