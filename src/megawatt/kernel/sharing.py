"""Views made once: what every seat sees alike is made once a round, and parts whose fields have not changed are not made again.

A table that shows every move to several seats makes many views of almost the same state. `same_for_all` marks a part of a
view that does not depend on who looks. `remembered` marks a part that goes into the view as it is: a `ViewMemory` keeps
it, together with the fields of the state that it was read from, until one of them changes. Of a short array (a row for each
seat) only the rows that were read count. Without a memory both marks do nothing.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

import numpy as np

from megawatt.kernel.records import Record

P = ParamSpec("P")
T = TypeVar("T")

EVERYTHING = -1
MOST_ROWS = 8
"""An array with more rows than this is one thing: somebody reads it all."""
_active = threading.local()


def same_for_all(part: Callable[P, T]) -> Callable[P, T]:
    """A part (b, s, …) of a view that does not depend on the seat that looks; nobody changes its result."""
    return _marked(part, lasting=False)


def remembered(part: Callable[P, T]) -> Callable[P, T]:
    """A part (b, s, …) of a view that is put into it whole; nobody looks into its result."""
    return _marked(part, lasting=True)


def _marked(part: Callable[P, T], lasting: bool) -> Callable[P, T]:
    @wraps(part)
    def shared(*arguments: P.args, **named: P.kwargs) -> T:
        memory: ViewMemory | None = getattr(_active, "memory", None)
        if memory is None:
            return part(*arguments, **named)
        found: T = memory.recall(part, arguments, named, lasting)
        return found

    return shared


def read_plainly(s: Any, *fields: str) -> Any:
    """The state itself, for a part that reads it so often that noting every read would cost too much; `fields` are all it reads."""
    return noted(s, frozenset(fields)) if isinstance(s, Watched) else s


def noted(s: Watched, names: frozenset[str]) -> Record:
    """The state itself, for compiled rules that may read any of these names."""
    kind: Any = type(s.watched_state)
    s.fields_read |= _bits(kind, names)
    return s.watched_state


class ViewMemory:
    """What one match's views are made of. `pack` gives a lasting part the form in which it is kept, such as encoded JSON."""

    __slots__ = ("_kept", "_pack", "_round", "_seen_state", "_state")

    def __init__(self, pack: Callable[[Any], Any]) -> None:
        self._pack = pack
        self._kept: dict[Any, tuple[Any, int]] = {}
        self._round: dict[Any, tuple[Any, int]] = {}
        self._seen_state = b""
        self._state: Any = None

    @contextmanager
    def one_round(self, s: Record) -> Iterator[None]:
        """All views, prices and warnings made in this block are of this state."""
        if self._state is s:
            yield
            return
        self._forget_changed(s)
        self._state = s
        _active.memory = self
        try:
            yield
        finally:
            _active.memory = self._state = None
            self._round.clear()

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._seen_state = b""

    def recall(self, part: Callable[..., Any], arguments: tuple[Any, ...], named: dict[str, Any], lasting: bool) -> Any:
        """The part, from memory or made anew by watching which fields it reads."""
        s = arguments[1]
        key = (part, arguments[2:], *named.items())
        memory = self._kept if lasting else self._round
        found = memory.get(key)
        if found is None:
            if lasting or isinstance(s, Watched):
                kind: Any = type(self._state)
                watched = _watched(kind)(self._state)
                made = part(arguments[0], watched, *arguments[2:], **named)
                found = memory[key] = (self._pack(made) if lasting else made, watched.fields_read)
            else:
                found = memory[key] = (part(*arguments, **named), EVERYTHING)
        if isinstance(s, Watched):
            s.fields_read |= found[1]
        return found[0]

    def _forget_changed(self, s: Record) -> None:
        now, before = s.save(), self._seen_state
        if now == before:
            return
        changed = _changes(type(s), before, now) if before else EVERYTHING
        self._kept = {key: kept for key, kept in self._kept.items() if not kept[1] & changed}
        self._seen_state = now


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
    """A short array that notes which of its rows are read."""

    __slots__ = ("_array", "_bits", "_watched")

    def __init__(self, watched: Watched, array: Any, bits: list[int]) -> None:
        self._watched = watched
        self._array = array
        self._bits = bits

    def __getitem__(self, index: Any) -> Any:
        self._watched.fields_read |= self._bits[index[0] if index.__class__ is tuple else index]
        return self._array[index]

    def __len__(self) -> int:
        return len(self._bits)

    def tolist(self) -> Any:
        """All of it."""
        self._watched.fields_read |= sum(self._bits)
        return self._array.tolist()


class _WholeArray:
    """The descriptor of an array that is noted as one thing, when it is first read; afterwards it is read as it is."""

    def __init__(self, name: str, bits: list[int]) -> None:
        self._name = name
        self._bit = bits[0]

    def __get__(self, watched: Watched, kind: Any = None) -> Any:
        watched.fields_read |= self._bit
        array = watched.__dict__[self._name] = getattr(watched.watched_state, self._name)
        return array


class _ArrayOfRows:
    """The descriptor of an array whose rows are noted."""

    def __init__(self, name: str, bits: list[int]) -> None:
        self._name = name
        self._bits = bits

    def __get__(self, watched: Watched, kind: Any = None) -> Any:
        rows = watched.__dict__[self._name] = _Rows(watched, getattr(watched.watched_state, self._name), self._bits)
        return rows


def _noting(name: str, bit: int) -> property:
    """A field of one number."""
    namespace: dict[str, Any] = {}
    source = f"def get(self):\n self.fields_read |= {bit}\n return self.watched_state.{name}"
    exec(source, namespace)  # a closure would cost twice the time
    return property(namespace["get"])


@lru_cache(None)
def _bits_of_fields(kind: Any) -> dict[str, list[int]]:
    """The bits of each field of a state: one, or one for each row of a short array."""
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


def _changes(kind: Any, before: bytes, now: bytes) -> int:
    """The bits of all that differs between two states."""
    changed, owned = 0, _bits_of_bytes(kind)
    for place in np.flatnonzero(np.frombuffer(before, np.uint8) != np.frombuffer(now, np.uint8)).tolist():
        changed |= owned[place]
    return changed


@lru_cache(None)
def _bits(kind: Any, names: frozenset[str]) -> int:
    """The bits of the fields of a state among these names."""
    return sum(sum(bits) for name, bits in _bits_of_fields(kind).items() if name in names)


@lru_cache(None)
def _watched(kind: Any) -> type[Watched]:
    fields: dict[str, Any] = {}
    for name, bits in _bits_of_fields(kind).items():
        if not kind.fields[name].shape:
            fields[name] = _noting(name, bits[0])
        else:
            fields[name] = _WholeArray(name, bits) if len(bits) == 1 else _ArrayOfRows(name, bits)
    return type(f"Watched{kind.__name__}", (Watched,), fields)
