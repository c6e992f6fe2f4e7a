"""Views made once: what every seat sees alike is made once a round, and parts whose fields have not changed are not made again.

A table that shows every move to several seats makes many views of almost the same state. `same_for_all` marks a part of a
view that does not depend on who looks. `remembered` marks a part that goes into the view as it is: a `ViewMemory` keeps
it, together with the fields of the state that it was read from, until one of them changes. Without a memory both marks do nothing.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

from megawatt.kernel.records import Record

P = ParamSpec("P")
T = TypeVar("T")

EVERYTHING = -1
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
    if not isinstance(s, Watched):
        return s
    for field in fields:
        getattr(s, field)
    return s.watched_state


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
        b, s, *rest = arguments
        is_read_by_another = isinstance(s, Watched)
        key = (part, *rest, *named.items())
        memory = self._kept if lasting else self._round
        found = memory.get(key)
        if found is None:
            if lasting or is_read_by_another:
                watched = _watched_class(self._state)(self._state)
                made = part(b, watched, *rest, **named)
                found = memory[key] = (self._pack(made) if lasting else made, watched.fields_read)
            else:
                found = memory[key] = (part(b, s, *rest, **named), EVERYTHING)
        if is_read_by_another:
            s.fields_read |= found[1]
        return found[0]

    def _forget_changed(self, s: Record) -> None:
        now, before = s.save(), self._seen_state
        if now == before:
            return
        changed = 0
        kind: Any = type(s)
        for start, stop, bit in _fields(kind):
            if now[start:stop] != before[start:stop]:
                changed |= bit
        self._kept = {key: kept for key, kept in self._kept.items() if not kept[1] & changed}
        self._seen_state = now


class Watched:
    """A state that notes which of its fields are read; one subclass per state with a property per field."""

    def __init__(self, state: Record) -> None:
        self.watched_state = state
        self.fields_read = 0

    def __getattr__(self, name: str) -> Any:
        """Whatever else a part asks of a state may depend on all of it."""
        self.fields_read = EVERYTHING
        return getattr(self.watched_state, name)


@lru_cache(None)
def _fields(kind: Any) -> list[tuple[int, int, int]]:
    """Where each field lies in the bytes of a state, and its bit."""
    places = []
    for number, name in enumerate(kind.fields):
        field, start = kind.dtype.fields[name][:2]
        places.append((start, start + field.itemsize, 1 << number))
    return places


@lru_cache(None)
def _bits(kind: Any, names: frozenset[str]) -> int:
    """The bits of the fields of a state among these names."""
    return sum(1 << number for number, name in enumerate(kind.fields) if name in names)


def _watched_class(state: Any) -> type[Watched]:
    kind: Any = type(state)
    return _watched(kind)


@lru_cache(None)
def _watched(kind: Any) -> type[Watched]:
    return type(f"Watched{kind.__name__}", (Watched,), {name: _noting(name, 1 << n) for n, name in enumerate(kind.fields)})


def _noting(name: str, bit: int) -> property:
    namespace: dict[str, Any] = {}
    source = f"def get(self):\n self.fields_read |= {bit}\n return self.watched_state.{name}"
    exec(source, namespace)  # a closure would cost twice the time
    return property(namespace["get"])
