"""What every seat sees alike is made once: parts of a view that do not depend on who looks, shared within one round of views."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_round = threading.local()


def same_for_all(part: Callable[P, T]) -> Callable[P, T]:
    """Mark a part of a view that takes (b, s, …) and does not depend on the seat that looks; its result is never changed."""

    @wraps(part)
    def shared(*arguments: P.args, **named: P.kwargs) -> T:
        made: dict[Any, Any] | None = getattr(_round, "made", None)
        if made is None:
            return part(*arguments, **named)
        key = (part, arguments[2:], *named.items())
        if key not in made:
            made[key] = part(*arguments, **named)
        found: T = made[key]
        return found

    return shared


@contextmanager
def one_round_of_views() -> Iterator[None]:
    """All views made in this block are of one state: what is marked `same_for_all` is made once."""
    _round.made = {}
    try:
        yield
    finally:
        _round.made = None
