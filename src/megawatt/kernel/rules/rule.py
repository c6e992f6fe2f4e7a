"""One source, several speeds: `@rule` functions run as plain Python or as compiled copies.

A rule is an ordinary function over records and integers. Interpreted play calls it as it is, so
starting needs no compiler and a debugger steps through it. `RuleCopies` makes copies of rules whose
global names lead to the other copies: compiled by Numba (kernel/compilation), or plain copies in which
the placeholders of generic code (`unbound`) are filled with one game's functions.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, Final, TypeVar

from megawatt.kernel.errors import OptionError

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)

_making = threading.RLock()
"""Threads may ask for their first copies concurrently, and must not see globals that another is still setting."""
INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
MODES = (INTERPRETED, COMPILED)


def rule(function: F) -> F:
    """Mark a function as a rule: plain integers and records only, no allocation, callable from other rules."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


class Unbound:
    """A global of generic code that each game fills with a function of its own."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *args: Any) -> Any:
        """Refuse: nothing is bound yet."""
        raise TypeError(f"{self.name} is a placeholder: bind this function to a game first (Engine.bind)")


def unbound(name: str) -> Any:
    """Declare a placeholder in generic code: `legal = unbound("legal")`."""
    return Unbound(name)


class RuleCopies:
    """Copies of rules whose globals lead to the other copies; made on demand, one per rule."""

    def __init__(self, bindings: Mapping[str, Function], wrap: Callable[[FunctionType], Any]) -> None:
        self._bindings = bindings
        self._wrap = wrap
        self._globals: dict[str, dict[str, Any]] = {}
        self._made: dict[FunctionType, Any] = {}

    def of(self, function: Function) -> Any:
        """The copy of a rule."""
        assert isinstance(function, FunctionType)
        with _making:
            if function not in self._made:
                self._made[function] = self._wrap(self.copy(function))
            return self._made[function]

    def copy(self, function: FunctionType) -> FunctionType:
        """The bare Python copy, whose globals lead to the other copies."""
        with _making:
            names = self._globals_of(function)
        copied = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
        copied.__module__ = function.__module__
        copied.__qualname__ = function.__qualname__
        copied.__doc__ = function.__doc__
        copied.__dict__.update(function.__dict__)
        return copied

    def _globals_of(self, function: FunctionType) -> dict[str, Any]:
        module = function.__module__
        if module not in self._globals:
            copies = self._globals[module] = dict(function.__globals__)
            for name, value in function.__globals__.items():
                if isinstance(value, Unbound) and value.name in self._bindings:
                    bound = self._bindings[value.name]
                    copies[name] = self.of(bound) if isinstance(bound, FunctionType) else bound
                elif isinstance(value, FunctionType) and hasattr(value, "__rule__"):
                    copies[name] = self.of(value)
        return self._globals[module]


def interpreted_copies(bindings: Mapping[str, Function]) -> RuleCopies:
    """Plain copies, with the placeholders of generic code filled."""
    return RuleCopies(bindings, lambda function: function)


def default_mode() -> str:
    """How matches play by default: `MEGAWATT_MODE`, or interpreted."""
    mode = os.environ.get("MEGAWATT_MODE", INTERPRETED)
    if mode not in MODES:
        raise OptionError(f"MEGAWATT_MODE={mode!r}: must be one of {', '.join(MODES)}")
    return mode
