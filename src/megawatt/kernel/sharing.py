"""Views made once: what every seat sees alike is made once a round, and parts whose fields have not changed are not made again.

A table that shows every move to several seats makes many views of almost the same state. `same_for_all` marks a part of a
view that does not depend on who looks. `remembered` marks a part that goes into the view as it is: a `ViewMemory` keeps
it, together with the fields of the state that it was read from, until one of them changes; `counted` does so with plain numbers.
Of an array (a row for each seat, a card, a site) only the rows that were read count. Without a memory the marks do nothing.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt

from megawatt.kernel.records import Record

EVERYTHING = -1
MOST_ROWS = 64
"""An array with more rows than this is one thing: somebody reads it all. Who reads all rows of another takes `tolist()`."""
Part = TypeVar("Part", bound=Callable[..., Any])
"""A part of a view: of the board, the state and, by position, whatever else it depends on."""


class _Active(threading.local):
    """The memory that the views of this thread are made with."""

    memory: ViewMemory | None = None


_active = _Active()


class _Desk(threading.local):
    """Where the views of this thread are made: one watched state of each kind, onto which the bytes of any other are laid.

    Its arrays and what notes their reading are made once, instead of anew for every state, most of which live for one move.
    """

    def __init__(self) -> None:
        self._free: dict[Any, Watched] = {}

    def lay(self, s: Record) -> Watched:
        """A state with these bytes that notes what is read of it."""
        kind: Any = type(s)
        watched = self._free.pop(kind, None) or _watched(kind)(kind())
        watched.watched_state.memory[:] = s.memory
        return watched

    def clear(self, watched: Watched) -> None:
        """Nobody looks at it any more."""
        self._free[type(watched.watched_state)] = watched


_desk = _Desk()


def same_for_all(part: Part) -> Part:
    """A part (b, s, …) of a view that does not depend on the seat that looks; nobody changes its result."""

    @wraps(part)
    def shared(b: Any, s: Any, *arguments: Any) -> Any:
        memory = _active.memory
        if memory is None:
            return part(b, s, *arguments)
        found = memory.of_this_round.get((part, arguments)) or memory.make_for_this_round(part, b, s, arguments)
        if s is memory.watched:
            s.fields_read |= found[1]
        return found[0]

    return cast(Part, shared)


def remembered(part: Part) -> Part:
    """A part (b, s, …) of a view that is put into it whole; nobody looks into its result."""

    return _lasting(part, packed=True)


def counted(part: Part) -> Part:
    """Numbers (b, s, …) that are kept as they are: a remembered part that is given them is made again only when they differ."""
    return _lasting(part, packed=False)


def _lasting(part: Part, packed: bool) -> Part:
    @wraps(part)
    def shared(b: Any, s: Any, *arguments: Any) -> Any:
        memory = _active.memory
        if memory is None:
            return part(b, s, *arguments)
        found = memory.lasting.get((part, arguments)) or memory.make_lasting(part, b, arguments, packed)
        if s is memory.watched:
            s.fields_read |= found[1]
        return found[0]

    return cast(Part, shared)


def read_row_plainly(s: Any, row: int, arrays: frozenset[str], fields: frozenset[str] = frozenset()) -> Any:
    """The state itself, for a part that reads it so often that noting every read would cost too much.

    It reads one row of many arrays, such as all that belongs to a player, and a few whole fields.
    """
    return noted(s, fields, arrays, row) if isinstance(s, Watched) else s


def noted(s: Watched, names: frozenset[str], rows: frozenset[str] = frozenset(), row: int = 0) -> Record:
    """The state itself, for compiled rules that may read any of these names, and of the arrays `rows` one row."""
    kind: Any = type(s.watched_state)
    s.fields_read |= _bits(kind, names) | _bits_of_row(kind, rows, row)
    return s.watched_state


Kept = tuple[Any, int]
"""A part as it was made, and the fields that it was read from."""


class ViewMemory:
    """What one match's views are made of. `pack` gives a lasting part the form in which it is kept, such as encoded JSON."""

    __slots__ = ("_pack", "_reads", "_seen", "_state", "lasting", "of_this_round", "watched")

    def __init__(self, pack: Callable[[Any], Any]) -> None:
        self._pack = pack
        self.lasting: dict[Any, Kept] = {}
        self._reads: dict[int, list[Any]] = {}
        """Which of them were read from the same fields, to go through after every move without touching the parts themselves."""
        self.of_this_round: dict[Any, Kept] = {}
        self._seen: npt.NDArray[np.uint8] | None = None
        self._state: Any = None
        self.watched: Any = None
        """The state of this round, noting what the part that is being made reads."""

    def one_round(self, s: Record) -> ViewMemory:
        """All views, prices and warnings made in a block `with` this are of this state; gives it as it lies on the desk, quicker
        to read. One block at a time."""
        self._state = s
        return self

    def __enter__(self) -> Record:
        assert self.watched is None, "another block is open"
        s = self._state
        self._forget_changed(s)
        self.watched = _desk.lay(s)
        _active.memory = self
        laid: Record = self.watched.watched_state
        return laid

    def __exit__(self, *_: object) -> None:
        _desk.clear(self.watched)
        _active.memory = self._state = self.watched = None
        self.of_this_round.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.lasting.clear()
        self._reads.clear()
        self._seen = None

    def make_lasting(self, part: Callable[..., Any], b: Any, arguments: tuple[Any, ...], packed: bool) -> Kept:
        """Make a part by watching which fields it reads, and keep it until one of them changes."""
        made, noted_fields = self._watch(part, b, arguments)
        key, read = (part, arguments), _one_object(noted_fields)
        found = self.lasting[key] = (self._pack(made) if packed else made, read)
        self._reads.setdefault(read, []).append(key)
        return found

    def make_for_this_round(self, part: Callable[..., Any], b: Any, s: Any, arguments: tuple[Any, ...]) -> Kept:
        """Make a part for all who look at this state; what it reads counts when a lasting part asks for it."""
        found = self._watch(part, b, arguments) if s is self.watched else (part(b, s, *arguments), EVERYTHING)
        self.of_this_round[part, arguments] = found
        return found

    def _watch(self, part: Callable[..., Any], b: Any, arguments: tuple[Any, ...]) -> Kept:
        """A part, and what it reads; whoever is being made around it goes on noting where it was."""
        watched = self.watched
        outer, watched.fields_read = watched.fields_read, 0
        try:
            return part(b, watched, *arguments), watched.fields_read
        finally:
            watched.fields_read = outer

    def _forget_changed(self, s: Record) -> None:
        now, before = np.frombuffer(s.save(), np.uint8), self._seen
        self._seen = now
        changed = EVERYTHING if before is None else _changes(type(s), before, now)
        for read in [read for read in self._reads if read & changed]:
            for key in self._reads.pop(read):
                del self.lasting[key]


@lru_cache(4096)
def _one_object(read: int) -> int:
    """The same fields as one object for all tables, which is near when it is looked at; each table's own would be far away."""
    return read


class Watched:
    """A state that notes which of its fields are read; one subclass per state with a descriptor per field."""

    def __init__(self, state: Record) -> None:
        self.watched_state = state
        self.fields_read = 0

    def __getattr__(self, name: str) -> Any:
        """Whatever else a part asks of a state may depend on all of it."""
        self.fields_read = EVERYTHING
        return getattr(self.watched_state, name)


class _Rows:
    """An array that notes which of its rows are read."""

    __slots__ = ("_all", "_array", "_bits", "_watched")

    def __init__(self, watched: Watched, array: Any, bits: list[int], all_bits: int) -> None:
        self._watched = watched
        self._array = array
        self._bits = bits
        self._all = all_bits

    def __getitem__(self, index: Any) -> Any:
        self._watched.fields_read |= self._bits[index[0] if index.__class__ is tuple else index]
        return self._array[index]

    def __len__(self) -> int:
        return len(self._bits)

    def tolist(self) -> Any:
        """All of it."""
        self._watched.fields_read |= self._all
        return self._array.tolist()


class _WholeArray:
    """The descriptor of an array that is noted as one thing."""

    def __init__(self, name: str, bits: list[int]) -> None:
        self._name = name
        self._bit = bits[0]

    def __get__(self, watched: Watched, kind: Any = None) -> Any:
        watched.fields_read |= self._bit
        return getattr(watched.watched_state, self._name)


class _ArrayOfRows:
    """The descriptor of an array whose rows are noted."""

    def __init__(self, name: str, bits: list[int]) -> None:
        self._name = name
        self._bits = bits
        self._all = sum(bits)

    def __get__(self, watched: Watched, kind: Any = None) -> Any:
        array = getattr(watched.watched_state, self._name)
        rows = watched.__dict__[self._name] = _Rows(watched, array, self._bits, self._all)
        return rows


def _noting(place: str, bit: int) -> property:
    """A field of one number, read at its place in the memory: by the property of the state it would be called twice."""
    namespace: dict[str, Any] = {}
    source = f"def get(self):\n self.fields_read |= {bit}\n return self.watched_state.{place}"
    exec(source, namespace)  # a closure would cost twice the time
    return property(namespace["get"])


@lru_cache(None)
def _bits_of_fields(kind: Any) -> dict[str, list[int]]:
    """The bits of each field of a state: one, or one for each row of an array."""
    bits: dict[str, list[int]] = {}
    number = 0
    for name, field in kind.fields.items():
        rows = field.shape[0] if field.shape and field.shape[0] <= MOST_ROWS else 1
        bits[name] = [1 << number + row for row in range(rows)]
        number += rows
    return bits


@lru_cache(None)
def _bits_of_bytes(kind: Any) -> list[int]:
    """Of every byte of a state, the bit of the field or row that it belongs to; padding has none."""
    owned = [0] * kind.dtype.itemsize
    for name, bits in _bits_of_fields(kind).items():
        field, start = kind.dtype.fields[name][:2]
        size = field.itemsize // len(bits)
        for row, bit in enumerate(bits):
            first = start + row * size
            owned[first : first + size] = [bit] * size
    return owned


def _changes(kind: Any, before: npt.NDArray[np.uint8], now: npt.NDArray[np.uint8]) -> int:
    """The bits of all that differs between two states, as bytes."""
    changed, owned = 0, _bits_of_bytes(kind)
    for place in (before != now).nonzero()[0].tolist():
        changed |= owned[place]
    return changed


@lru_cache(None)
def _bits(kind: Any, names: frozenset[str]) -> int:
    """The bits of the fields of a state among these names."""
    return sum(sum(bits) for name, bits in _bits_of_fields(kind).items() if name in names)


@lru_cache(None)
def _bits_of_row(kind: Any, names: frozenset[str], row: int) -> int:
    """The bits of one row of each of these arrays."""
    return sum(_bits_of_fields(kind)[name][row] for name in names)


@lru_cache(None)
def _watched(kind: Any) -> type[Watched]:
    fields: dict[str, Any] = {}
    for name, bits in _bits_of_fields(kind).items():
        if not kind.fields[name].shape:
            fields[name] = _noting(kind.number_places[name], bits[0])
        else:
            fields[name] = _WholeArray(name, bits) if len(bits) == 1 else _ArrayOfRows(name, bits)
    return type(f"Watched{kind.__name__}", (Watched,), fields)
