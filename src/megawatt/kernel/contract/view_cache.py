"""A cache for parts of views: shared between the seats of one position, and kept until a field changes that they were read from.

A table that shows every move to several seats makes many views of almost the same state. `shared_part` marks a part of a view
that does not depend on the viewer; it is made once a position. `cached_part` marks a part that goes into the view unchanged: a
`ViewCache` keeps it, with the fields of the state that were read for it, until one of them changes. `cached_numbers` does the
same for plain numbers. Of an array (a row for each seat, card or site) only the rows that were read count. Without an active
cache the marks do nothing.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar, cast

from megawatt.kernel.rules.records import Record

ALL_FIELDS = -1
NOT_ZERO = re.compile(rb"[^\0]")
MOST_ROWS = 64
"""An array with more rows than this is tracked as a whole. Use `tolist()` to read all rows of a shorter one."""
Part = TypeVar("Part", bound=Callable[..., Any])
"""A function of the board, the state and, by position, whatever else a part of a view depends on."""


class _Active(threading.local):
    """The cache that the views of this thread are made with."""

    cache: ViewCache | None = None


_active = _Active()


class _ScratchStates(threading.local):
    """One tracked state of each kind for this thread, into which the bytes of any other are copied.

    Its arrays and their trackers are made once, instead of anew for every state, most of which live for one move.
    """

    def __init__(self) -> None:
        self._free: dict[Any, TrackedState] = {}

    def take(self, s: Record) -> TrackedState:
        """A tracked state with these bytes."""
        kind: Any = type(s)
        tracked = self._free.pop(kind, None) or _tracked(kind)(kind())
        tracked.plain_state.memory[:] = s.memory
        return tracked

    def give_back(self, tracked: TrackedState) -> None:
        """Free it for the next view."""
        self._free[type(tracked.plain_state)] = tracked


_scratch = _ScratchStates()


def shared_part(part: Part) -> Part:
    """Mark a part (b, s, …) of a view that does not depend on the viewer; its result must not be changed."""

    @wraps(part)
    def shared(b: Any, s: Any, *arguments: Any) -> Any:
        cache = _active.cache
        if cache is None:
            return part(b, s, *arguments)
        found = cache.for_this_state.get((part, arguments)) or cache.make_for_this_state(part, b, s, arguments)
        if s is cache.tracked:
            s.fields_read |= found[1]
        return found[0]

    return cast(Part, shared)


def cached_part(part: Part) -> Part:
    """Mark a part (b, s, …) of a view that goes into it unchanged; its result may come encoded (see `ViewCache`)."""

    return _lasting(part, packed=True)


def cached_numbers(part: Part) -> Part:
    """Mark a function (b, s, …) of plain numbers: cached parts that take them as arguments are made again only when they differ."""
    return _lasting(part, packed=False)


def _lasting(part: Part, packed: bool) -> Part:
    @wraps(part)
    def shared(b: Any, s: Any, *arguments: Any) -> Any:
        cache = _active.cache
        if cache is None:
            return part(b, s, *arguments)
        found = cache.lasting.get((part, arguments)) or cache.make_lasting(part, b, arguments, packed)
        if s is cache.tracked:
            s.fields_read |= found[1]
        return found[0]

    return cast(Part, shared)


def read_row_untracked(s: Any, row: int, arrays: frozenset[str], fields: frozenset[str] = frozenset()) -> Any:
    """The plain state, for a part that reads so often that tracking every read would cost too much.

    The part declares its reads: one row of each of `arrays`, such as all that belongs to a player, and whole `fields`.
    """
    return track_reads(s, fields, arrays, row) if isinstance(s, TrackedState) else s


def track_reads(s: TrackedState, names: frozenset[str], rows: frozenset[str] = frozenset(), row: int = 0) -> Record:
    """Note that all these fields, and one row of each of the arrays `rows`, may be read; returns the plain state for that."""
    kind: Any = type(s.plain_state)
    s.fields_read |= _bits(kind, names) | _bits_of_row(kind, rows, row)
    return s.plain_state


Kept = tuple[Any, int]
"""A part, and the fields that were read for it."""


class ViewCache:
    """The cached parts of one match's views. `pack` turns a part into the form in which it is kept, such as encoded JSON."""

    __slots__ = ("_pack", "_reads", "_seen", "_state", "for_this_state", "lasting", "tracked")

    def __init__(self, pack: Callable[[Any], Any]) -> None:
        self._pack = pack
        self.lasting: dict[Any, Kept] = {}
        self._reads: dict[int, list[Any]] = {}
        """The parts by the fields they were read from, so that a move looks at sets of fields and not at every part."""
        self.for_this_state: dict[Any, Kept] = {}
        self._seen: bytes | None = None
        self._state: Any = None
        self.tracked: Any = None
        """The current state, which notes what the part being made reads."""

    def for_state(self, s: Record) -> ViewCache:
        """Use as `with cache.for_state(s) as s:`; all views, prices and warnings in the block must be of this state. The block
        gets a scratch copy, which is faster to read. Blocks cannot be nested."""
        self._state = s
        return self

    def __enter__(self) -> Record:
        assert self.tracked is None, "another block is open"
        s = self._state
        self._forget_changed(s)
        self.tracked = _scratch.take(s)
        _active.cache = self
        copied: Record = self.tracked.plain_state
        return copied

    def __exit__(self, *_: object) -> None:
        _scratch.give_back(self.tracked)
        _active.cache = self._state = self.tracked = None
        self.for_this_state.clear()

    def clear(self) -> None:
        """Drop everything."""
        self.lasting.clear()
        self._reads.clear()
        self._seen = None

    def make_lasting(self, part: Callable[..., Any], b: Any, arguments: tuple[Any, ...], packed: bool) -> Kept:
        """Make a part, track which fields it reads, and keep it until one of them changes."""
        made, fields_read = self._track(part, b, arguments)
        key, read = (part, arguments), _interned(fields_read)
        found = self.lasting[key] = (self._pack(made) if packed else made, read)
        self._reads.setdefault(read, []).append(key)
        return found

    def make_for_this_state(self, part: Callable[..., Any], b: Any, s: Any, arguments: tuple[Any, ...]) -> Kept:
        """Make a part for all viewers of this state; its reads count for every cached part that uses it."""
        found = self._track(part, b, arguments) if s is self.tracked else (part(b, s, *arguments), ALL_FIELDS)
        self.for_this_state[part, arguments] = found
        return found

    def _track(self, part: Callable[..., Any], b: Any, arguments: tuple[Any, ...]) -> Kept:
        """A part and its reads; those of an outer part that is being made are left as they were."""
        tracked = self.tracked
        outer, tracked.fields_read = tracked.fields_read, 0
        try:
            return part(b, tracked, *arguments), tracked.fields_read
        finally:
            tracked.fields_read = outer

    def _forget_changed(self, s: Record) -> None:
        now, before = s.save(), self._seen
        self._seen = now
        changed = ALL_FIELDS if before is None else _changes(type(s), before, now)
        for read in [read for read in self._reads if read & changed]:
            for key in self._reads.pop(read):
                del self.lasting[key]


@lru_cache(4096)
def _interned(read: int) -> int:
    """One object for equal sets of fields of all tables, which then stays in the processor's cache."""
    return read


class TrackedState:
    """A state that notes which of its fields are read; one subclass for each kind of state, with a descriptor for each field."""

    def __init__(self, state: Record) -> None:
        self.plain_state = state
        self.fields_read = 0

    def __getattr__(self, name: str) -> Any:
        """Any other attribute of a state may depend on all of it."""
        self.fields_read = ALL_FIELDS
        return getattr(self.plain_state, name)


class _Rows:
    """An array whose rows are tracked."""

    __slots__ = ("_all", "_array", "_bits", "_tracked")

    def __init__(self, tracked: TrackedState, array: Any, bits: list[int], all_bits: int) -> None:
        self._tracked = tracked
        self._array = array
        self._bits = bits
        self._all = all_bits

    def __getitem__(self, index: Any) -> Any:
        self._tracked.fields_read |= self._bits[index[0] if index.__class__ is tuple else index]
        return self._array[index]

    def __len__(self) -> int:
        return len(self._bits)

    def tolist(self) -> Any:
        """All of it."""
        self._tracked.fields_read |= self._all
        return self._array.tolist()


class _WholeArray:
    """The descriptor of an array that is tracked as a whole."""

    def __init__(self, name: str, bits: list[int]) -> None:
        self._name = name
        self._bit = bits[0]

    def __get__(self, tracked: TrackedState, kind: Any = None) -> Any:
        tracked.fields_read |= self._bit
        return getattr(tracked.plain_state, self._name)


class _ArrayOfRows:
    """The descriptor of an array whose rows are tracked."""

    def __init__(self, name: str, bits: list[int]) -> None:
        self._name = name
        self._bits = bits
        self._all = sum(bits)

    def __get__(self, tracked: TrackedState, kind: Any = None) -> Any:
        array = getattr(tracked.plain_state, self._name)
        rows = tracked.__dict__[self._name] = _Rows(tracked, array, self._bits, self._all)
        return rows


def _tracking(place: str, bit: int) -> property:
    """A field of one number, read directly from the memory: the property of the state would be a second call."""
    namespace: dict[str, Any] = {}
    source = f"def get(self):\n self.fields_read |= {bit}\n return self.plain_state.{place}"
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
    """For every byte of a state, the bit of the field or row that it belongs to; 0 for padding."""
    owned = [0] * kind.byte_size
    for name, bits in _bits_of_fields(kind).items():
        start, size = kind.offsets[name], kind.fields[name].byte_size // len(bits)
        for row, bit in enumerate(bits):
            first = start + row * size
            owned[first : first + size] = [bit] * size
    return owned


def _changes(kind: Any, before: bytes, now: bytes) -> int:
    """The bits of all that differs between two states, given as bytes."""
    changed, owned = 0, _bits_of_bytes(kind)
    different = (int.from_bytes(before, "little") ^ int.from_bytes(now, "little")).to_bytes(len(now), "little")
    for found in NOT_ZERO.finditer(different):
        changed |= owned[found.start()]
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
def _tracked(kind: Any) -> type[TrackedState]:
    fields: dict[str, Any] = {}
    for name, bits in _bits_of_fields(kind).items():
        if not kind.fields[name].shape:
            fields[name] = _tracking(kind.number_places[name], bits[0])
        else:
            fields[name] = _WholeArray(name, bits) if len(bits) == 1 else _ArrayOfRows(name, bits)
    return type(f"Tracked{kind.__name__}", (TrackedState,), fields)
