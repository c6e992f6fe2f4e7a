"""Numba's own work on each function made shorter, without changing what comes out of it.

A game has some four hundred rules, and each goes through Numba alone. What takes much of that time and gives a rule nothing: passes
for what rules never contain; spelling both records with all their fields for whoever listens to the passes; looking for the type of
`int + int` among all that can be added, again at every place; importing all of Numba before each function; telling of every call of
LLVM; the lives of variables as generators need them; and looking for garbage, of which there is little.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite.binding import ffi
from numba.core import transforms
from numba.core.base import BaseContext
from numba.core.compiler import DefaultPassBuilder
from numba.core.compiler_machinery import PassManager
from numba.core.cpu import CPUContext
from numba.core.postproc import PostProcessor, VariableLifetime
from numba.core.types import Record
from numba.core.types.functions import BaseFunction
from numba.core.typing.context import BaseContext as BaseTypingContext
from numba.core.typing.context import Context

NEEDLESS = {
    "WithLifting", "InlineClosureLikes", "RewriteDynamicRaises", "MakeFunctionToJitFunction", "InlineInlinables",
    "FindLiterallyCalls", "LiteralUnroll", "NopythonRewrites", "IRLegalization", "NoPythonSupportedFeatureValidation",
    "DumpParforDiagnostics",
}  # fmt: skip
"""For `with`, closures, exceptions with values, literal types, array expressions, variables that own memory, and parallel loops."""


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
def brisk() -> Iterator[None]:
    """In this block Numba is spared all of it; what it has made by the end is set aside, as most of it stays for good."""
    lock: Any = ffi.lib._lock
    exchanges: list[tuple[Any, str, Any]] = [
        (BaseFunction, "get_call_type", _remembering(BaseFunction.get_call_type)),
        (Record, "__repr__", _spelling_once(Record.__repr__)),
        (CPUContext, "load_additional_registries", _importing_once(CPUContext.load_additional_registries)),
        (Context, "load_additional_registries", _importing_once(Context.load_additional_registries)),
        (BaseContext, "install_registry", _taking_up_news(BaseContext.install_registry)),
        (BaseTypingContext, "install_registry", _taking_up_news(BaseTypingContext.install_registry)),
        (PostProcessor, "run", _without_generators),
        (lock, "_cblist", []),
    ]
    before = [getattr(owner, name) for owner, name, _ in exchanges]
    collecting = gc.isenabled()
    gc.disable()
    for owner, name, new in exchanges:
        setattr(owner, name, new)
    try:
        yield
    finally:
        for (owner, name, _), old in zip(exchanges, before, strict=True):
            setattr(owner, name, old)
        gc.freeze()
        if collecting:
            gc.enable()


def _remembering(look: Any) -> Any:
    """The types of a built-in call are looked for once."""

    def found(function: BaseFunction, context: Any, args: Any, kws: Any) -> Any:
        if kws:
            return look(function, context, args, kws)
        known = (id(function), tuple(args))
        if known not in _signatures:
            _signatures[known] = function, look(function, context, args, kws)
        return _signatures[known][1]

    return found


def _spelling_once(spell: Any) -> Any:
    """A record is spelled once."""

    def spelled(record: Record) -> str:
        if id(record) not in _names:
            _names[id(record)] = record, spell(record)
        return _names[id(record)][1]

    return spelled


def _importing_once(load: Any) -> Any:
    """Numba's modules are imported for the first function; for every other one their registries are only looked through."""
    loaded: set[int] = set()

    def take_up(context: Any) -> None:
        if id(context) not in loaded:
            loaded.add(id(context))
            load(context)
        else:
            for registry in list(context._registries):
                context.install_registry(registry)

    return take_up


def _taking_up_news(install: Any) -> Any:
    """A registry is gone through when something has been added to it: its lists only ever grow."""
    sizes: dict[tuple[int, int], int] = {}

    def take_up(context: Any, registry: Any) -> None:
        size = sum(len(each) for each in vars(registry).values() if isinstance(each, list))
        if sizes.get((id(context), id(registry))) != size:
            sizes[id(context), id(registry)] = size
            install(context, registry)

    return take_up


def _without_generators(processor: PostProcessor, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
    """As in Numba, but for the variables alive at the start of each block, which only generators and object mode ask for."""
    code: Any = processor.func_ir
    code.blocks = transforms.canonicalize_cfg(code.blocks)
    code.variable_lifetime = VariableLifetime(code.blocks)
    code.generator_info = None
    if emit_dels:
        processor._insert_var_dels(extend_lifetimes=extend_lifetimes)
