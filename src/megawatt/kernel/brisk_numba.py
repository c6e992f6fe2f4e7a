"""Numba's own work on each function made shorter, without changing what comes out of it.

A game has some four hundred rules, and each goes through Numba alone. What takes much of that time and gives a rule nothing: passes
for what rules never contain; spelling both records with all their fields for whoever listens to the passes; looking for the type of
`int + int` among all that can be added, again at every place; and looking for garbage, of which there is none before the end.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.compiler import DefaultPassBuilder
from numba.core.compiler_machinery import PassManager
from numba.core.types import Record
from numba.core.types.functions import BaseFunction

NEEDLESS = {
    "WithLifting", "InlineClosureLikes", "RewriteDynamicRaises", "MakeFunctionToJitFunction", "InlineInlinables",
    "FindLiterallyCalls", "LiteralUnroll", "NopythonRewrites", "NoPythonSupportedFeatureValidation", "DumpParforDiagnostics",
}  # fmt: skip
"""For `with`, closures, exceptions with values, literal types, array expressions and parallel loops."""


class QuietPasses(PassManager):
    """Runs passes one after the other; tells nobody about it and takes no times."""

    def _runPass(self, index: int, pss: Any, internal_state: Any) -> None:  # noqa: N802 (Numba's name)
        pss.analysis = self._analysis
        pss.run_initialization(internal_state)
        pss.run_pass(internal_state)
        pss.run_finalizer(internal_state)


def quiet_passes(state: Any, instead: dict[type, type]) -> QuietPasses:
    """The usual passes that rules need, some of them replaced."""
    passes = QuietPasses("rules")
    usual = DefaultPassBuilder.define_nopython_pipeline(state).passes
    passes.passes = [(instead.get(each, each), text) for each, text in usual if each.__name__ not in NEEDLESS]
    passes.finalize()
    return passes


_signatures: dict[tuple[int, tuple[Any, ...]], tuple[BaseFunction, Any]] = {}
"""What calls of built-in functions with these types were found to be; the function is kept too, so that no other gets its id."""
_names: dict[int, tuple[Record, str]] = {}
"""What record types are called, with every field."""


@contextmanager
def remembered_types() -> Iterator[None]:
    """In this block the types of a built-in call are looked for once and a record is spelled once; both come out as always."""
    functions: Any = BaseFunction
    records: Any = Record
    look, spell = functions.get_call_type, records.__repr__

    def found(function: BaseFunction, context: Any, args: Any, kws: Any) -> Any:
        if kws:
            return look(function, context, args, kws)
        known = (id(function), tuple(args))
        if known not in _signatures:
            _signatures[known] = function, look(function, context, args, kws)
        return _signatures[known][1]

    def spelled(record: Record) -> str:
        if id(record) not in _names:
            _names[id(record)] = record, spell(record)
        return _names[id(record)][1]

    functions.get_call_type, records.__repr__ = found, spelled
    try:
        yield
    finally:
        functions.get_call_type, records.__repr__ = look, spell


@contextmanager
def rare_collections(allocations: int) -> Iterator[None]:
    """In this block Python looks for garbage after so many new objects; what is compiled is all needed to the end."""
    before = gc.get_threshold()
    gc.set_threshold(allocations, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
