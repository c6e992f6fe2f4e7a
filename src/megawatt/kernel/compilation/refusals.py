"""What Numba refuses, as one line with the rule and its place; its own message lists every caller up to Python."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any

from numba.core.ir import Loc

from megawatt.kernel.errors import MegawattError
from megawatt.kernel.rules.faults import Spot

_STEP = re.compile(r"^(Failed in .* pipeline .*|-+|)$")
_TERMINAL = re.compile(r"\x1b\[[0-9;]*m")
"""Colours of a terminal."""
_END = ("During:", "File ", "There are ", "- Resolution", "- argument", "This error")
"""How the parts of a message begin that repeat where it happened, or explain Numba itself."""


class CompileFault(MegawattError):
    """A rule that cannot be compiled, with the line and what the compiler says of it."""


@contextmanager
def refusals_named(state: Any) -> Iterator[None]:
    """In this block, which compiles a rule, errors of the compiler name the rule and its line."""
    try:
        yield
    except CompileFault:
        raise
    except Exception as fault:
        function = state.func_id
        line = _line(fault.__traceback__, function.filename) or _line_of(getattr(fault, "loc", None), function.filename)
        spot = Spot(function.func_name, function.filename, line or function.firstlineno)
        raise CompileFault(f"{in_short(fault)} ({spot})") from fault


def in_short(fault: BaseException) -> str:
    """What the compiler says, without where and while doing what."""
    if isinstance(fault, KeyError):
        return f"there is no field {fault.args[0]!r}"
    told = []
    for line in _TERMINAL.sub("", str(fault)).splitlines():
        if line.startswith(_END):
            break
        if not _STEP.match(line.strip()):
            told.append(line.strip().removeprefix(">>> "))
    return " ".join(told) or type(fault).__name__


def _line(step: TracebackType | None, file: str) -> int | None:
    """The line of the rule that the compiler was busy with: the innermost place of its file that any of its frames names."""
    found = None
    while step is not None:
        own = step.tb_frame.f_locals
        for value in (own.get("loc"), getattr(own.get("self"), "loc", None), getattr(own.get("inst"), "loc", None)):
            found = _line_of(value, file) or found
        step = step.tb_next
    return found


def _line_of(place: Any, file: str) -> int | None:
    return place.line if isinstance(place, Loc) and place.filename == file else None
