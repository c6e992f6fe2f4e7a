"""The compiled forms of rules, and the folders on disk in which compiled code is kept.

Only functions that Python calls are cached, each with all that it calls inside. The folder's name carries a digest of all sources
that matter, because Numba itself notices a change in the cached function's own file only.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from megawatt.kernel.rules.rule import Function, RuleCopies

OURS = Path(__file__).parents[2]
CODE_GENERATORS = tuple(OURS / "kernel" / package for package in ("compilation", "contract", "rng", "rules"))
"""Packages whose every file counts: they hold rules, generate them, or say how they become machine code."""
_configuring = threading.RLock()
"""Numba's cache folder is global; threads must not see it while another one has changed it."""


def compiled_copies(bindings: Mapping[str, Function]) -> RuleCopies:
    """Numba's copies for calls among rules; not cached one by one (see `compile_root`)."""
    from megawatt.kernel.compilation.compiler import inner
    from megawatt.kernel.compilation.stack_memory import stack_memory

    return RuleCopies({**bindings, "scratch": stack_memory}, inner)


def compile_root(copies: RuleCopies, function: Function, folder: Path) -> Any:
    """The compiled copy of a function that Python calls: cached in `folder` with all that it calls."""
    from megawatt.kernel.compilation.compiler import root

    assert isinstance(function, FunctionType)
    copy = copies.copy(function)
    with _configuring, _cache_in(folder):
        return root(copy)


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache setting when a function is decorated; functions of other programs keep theirs."""
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
    import platformdirs

    return Path(os.environ.get("MEGAWATT_CACHE") or platformdirs.user_cache_dir("megawatt")) / "compiled"


@cache
def source_digest(package: Path) -> str:
    """A digest of all sources that compiled code depends on, and of the Python that runs them."""
    return hashlib.sha256(f"{sys.version} {sources_digest(package)}".encode()).hexdigest()[:16]


@cache
def sources_digest(package: Path) -> str:
    """The same without the Python that runs them."""
    digest = hashlib.sha256()
    for path in code_sources(package):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def code_sources(package: Path) -> list[Path]:
    """Every file that the compiled code of the game in this package depends on, in a fixed order.

    These are all sources of the game, all of `CODE_GENERATORS`, and every other file of ours that holds rules, except
    """
    generators = {path for folder in CODE_GENERATORS for path in folder.rglob("*.py")}
    shared = (path for path in OURS.rglob("*.py") if OURS / "games" not in path.parents)
    return sorted({*package.rglob("*.py"), *generators, *(path for path in shared if b"@rule" in path.read_bytes())})
