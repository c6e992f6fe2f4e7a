"""What every seat has seen and done so far, as a digest a seat: two states with the same digest are one to that seat.

Positions are only kept at first and observed when somebody asks, since most states of a search are never asked.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Self

from megawatt.envs.single import Table, laid_table
from megawatt.kernel.rules.records import Record

DIGEST_BYTES = 16
NOBODY = -1


class Memory:
    """The memories of all seats of one game; `setting` says at which table it is played."""

    def __init__(self, setting: tuple[Any, ...], digests: list[bytes] | None = None, own: list[list[int]] | None = None) -> None:
        self._setting = setting
        seats = self.table.seats
        self._digests = digests or [b""] * seats
        self._own: list[list[int]] = own or [[] for _ in range(seats)]
        self._moments: list[tuple[bytes, int, int]] = []
        """Positions that were not observed by all yet, with who came there by which action."""
        self._observed = [0] * seats
        self.moments = 0
        """How many positions there have been."""

    @property
    def table(self) -> Table:
        """Where the game is played."""
        return laid_table(*self._setting)

    def begin(self, position: Record) -> None:
        """The first position."""
        self.add(position, NOBODY, 0)

    def add(self, position: Record, seat: int, action: int) -> None:
        """A further position, to which this seat came by an action of its own."""
        self._moments.append((position.save(), seat, action))
        self.moments += 1
        if seat != NOBODY:
            self._own[seat].append(action)

    def own_actions(self, seat: int) -> list[int]:
        """All that this seat did."""
        return self._own[seat]

    def digest(self, seat: int) -> bytes:
        """All that this seat saw and did, in 16 bytes."""
        table = self.table
        for saved, actor, action in self._moments[self._observed[seat] :]:
            seen = table.engine.observe(table.board, table.game.State(bytearray(saved)), seat)
            done = action if actor == seat else NOBODY
            self._digests[seat] = _further(self._digests[seat], seen.tobytes(), done)
        self._observed[seat] = len(self._moments)
        return self._digests[seat]

    def imagined(self, seat: int, position: Record) -> Memory:
        """The memories in a position that this seat imagines: its own as they are, the others' begin with what they see now."""
        table = self.table
        digests = [
            self.digest(each)
            if each == seat
            else _further(b"", table.engine.observe(table.board, position, each).tobytes(), NOBODY)
            for each in range(table.seats)
        ]
        other = Memory(self._setting, digests, [list(own) for own in self._own])
        other.moments = self.moments
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Digests and positions never change, so the lists are copied and no more."""
        other = type(self)(self._setting, list(self._digests), [list(own) for own in self._own])
        other._moments, other._observed, other.moments = list(self._moments), list(self._observed), self.moments
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as digests, without the positions."""
        digests = [self.digest(seat) for seat in range(self.table.seats)]
        return _recalled, (type(self), self._setting, digests, self._own, self.moments)


def _further(before: bytes, seen: bytes, action: int) -> bytes:
    return blake2b(before + seen + action.to_bytes(4, "little", signed=True), digest_size=DIGEST_BYTES).digest()


def _recalled(kind: type[Memory], setting: tuple[Any, ...], digests: list[bytes], own: list[list[int]], moments: int) -> Memory:
    memory = kind(setting, digests, own)
    memory.moments = moments
    return memory
