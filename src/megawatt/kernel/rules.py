"""One source, several speeds: `@rule` functions run as plain Python or as their compiled twins.

A rule is an ordinary function over records and integers. Interpreted play calls it as it is, so
starting needs no compiler and a debugger steps through it. `Twins` makes copies of rules whose
global names lead to the other copies: compiled by Numba (`compiled_twins`), or plain copies in which
the placeholders of generic code (`unbound`) are filled with one game's functions.

Only the functions a caller asks for are cached on disk (with all they call inside). The cache
folder carries a digest of all sources that matter, because Numba itself notices a change in the
cached function's own file only.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import platformdirs

from megawatt.kernel.errors import OptionError

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)

_making = threading.RLock()
"""Threads may ask for their first twins at once, and none should find globals or a cache folder that another is still setting."""
INTERPRETED = "interpreted"
COMPILED = "compiled"
MODES = (INTERPRETED, COMPILED)
COMPILED_BY = "linking.py"
"""The file that says how rules become machine code."""


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


class Twins:
    """Copies of rules whose globals lead to the other copies; made on demand, one per rule."""

    def __init__(self, bindings: Mapping[str, Function], wrap: Callable[[FunctionType], Any]) -> None:
        self._bindings = bindings
        self._wrap = wrap
        self._globals: dict[str, dict[str, Any]] = {}
        self._made: dict[FunctionType, Any] = {}

    def of(self, function: Function) -> Any:
        """The twin of a rule."""
        assert isinstance(function, FunctionType)
        with _making:
            if function not in self._made:
                self._made[function] = self._wrap(self.copy(function))
            return self._made[function]

    def copy(self, function: FunctionType) -> FunctionType:
        """The bare Python copy, with the globals of the twins' world."""
        with _making:
            world = self._globals_of(function)
        twin = FunctionType(function.__code__, world, function.__name__, function.__defaults__, function.__closure__)
        twin.__module__ = function.__module__
        twin.__qualname__ = function.__qualname__
        twin.__doc__ = function.__doc__
        return twin

    def _globals_of(self, function: FunctionType) -> dict[str, Any]:
        module = function.__module__
        if module not in self._globals:
            twins = self._globals[module] = dict(function.__globals__)
            for name, value in function.__globals__.items():
                if isinstance(value, Unbound) and value.name in self._bindings:
                    twins[name] = self.of(self._bindings[value.name])
                elif isinstance(value, FunctionType) and hasattr(value, "__rule__"):
                    twins[name] = self.of(value)
        return self._globals[module]


def interpreted_twins(bindings: Mapping[str, Function]) -> Twins:
    """Plain copies, with the placeholders of generic code filled."""
    return Twins(bindings, lambda function: function)


def compiled_twins(bindings: Mapping[str, Function]) -> Twins:
    """Numba copies for calls among rules; not cached one by one (see `compile_root`)."""
    from megawatt.kernel.compiler import inner

    return Twins(bindings, inner)


def compile_root(twins: Twins, function: Function, folder: Path) -> Any:
    """The compiled twin of a function that Python calls: cached in `folder` with all that it calls."""
    from megawatt.kernel.compiler import root

    assert isinstance(function, FunctionType)
    with _making, _cache_in(folder):
        return root(twins.copy(function))


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache setting when a function is decorated; leave other people's functions alone."""
    from numba import config as numba_config

    config: Any = numba_config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def cache_root() -> Path:
    """Where compiled rules are kept (`MEGAWATT_CACHE` moves it)."""
    return Path(os.environ.get("MEGAWATT_CACHE") or platformdirs.user_cache_dir("megawatt")) / "compiled"


@cache
def source_digest(package: Path) -> str:
    """A digest of a game's sources, of every other file of ours that holds or compiles rules, and of the Python that runs them."""
    digest = hashlib.sha256(sys.version.encode())
    ours = Path(__file__).parents[1]
    for path in sorted({*ours.rglob("*.py"), *package.rglob("*.py")}):
        source = path.read_bytes()
        of_all = path.name == COMPILED_BY or (b"@rule" in source and ours / "games" not in path.parents)
        if package in path.parents or of_all:
            digest.update(path.name.encode())
            digest.update(source)
    return digest.hexdigest()[:16]


def default_mode() -> str:
    """How matches play unless told otherwise: `MEGAWATT_MODE`, or interpreted."""
    mode = os.environ.get("MEGAWATT_MODE", INTERPRETED)
    if mode not in MODES:
        raise OptionError(f"MEGAWATT_MODE={mode!r}: must be one of {', '.join(MODES)}")
    return mode
