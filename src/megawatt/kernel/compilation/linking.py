"""Numba set up for many small rules: all that relies on its internals, which `INTERNALS` lists.

By default Numba optimises and assembles every function by itself, with all that it calls linked in; for a few hundred rules that
call each other most of the work is then done many times over. Here an inner rule stops after lowering (`InnerCompiler`), and a
root links all inner rules below it and optimises once (`RootCompiler`). `faster_lowering` saves a third of the rest, and does not
change the result. With another version of Numba, or where one of these names is gone, compiler.py compiles plainly.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
from llvmlite.binding import Linkage
from numba import njit, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, _LowerResult
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.funcdesc import default_mangler
from numba.core.typed_passes import NativeLowering
from numba.core.types.functions import BaseFunction

from megawatt.kernel.compilation.parallel_compile import fork_compile
from megawatt.kernel.compilation.refusals import refusals_named
from megawatt.kernel.compilation.targets import NATIVE, optimise

TESTED_NUMBA = ("0.68.",)
"""The versions whose internals are as this module expects them; pyproject.toml admits no others."""
INTERNALS = {
    "numba._dynfunc": ("make_function",),
    "numba.core.codegen": (
        "JITCodeLibrary._optimize_functions",
        "JITCodeLibrary._optimize_final_module",
        "JITCodeLibrary._get_module_for_linking",
        "JITCPUCodegen._function_pass_manager",
    ),
    "numba.core.compiler": ("_LowerResult", "CompilerBase._compile_core", "DefaultPassBuilder.define_nopython_pipeline"),
    "numba.core.compiler_machinery": ("PassManager._runPass",),
    "numba.core.funcdesc": ("default_mangler",),
    "numba.core.typed_passes": ("NativeLowering",),
    "numba.core.types": ("Record.__repr__",),
    "numba.core.types.functions": ("BaseFunction.get_call_type",),
}
"""The undocumented parts of Numba that are used here. Instances also need `_linking_libraries`,
`_finalized`, `_codegen`, `_final_module` (libraries), `_data_layout`, `_tm` (code generators) and `_analysis` (pass managers)."""
NEEDLESS = {
    "WithLifting", "InlineClosureLikes", "RewriteDynamicRaises", "MakeFunctionToJitFunction", "InlineInlinables",
    "FindLiterallyCalls", "LiteralUnroll", "NopythonRewrites", "IRLegalization", "NoPythonSupportedFeatureValidation",
    "DumpParforDiagnostics",
}  # fmt: skip
"""Passes for what rules never contain: `with`, closures, exceptions with values, literal types, array expressions, variables that
own memory, and parallel loops."""
make_function: Any = import_module("numba._dynfunc").make_function


def missing_internals() -> list[str]:
    """The names of `INTERNALS` that this Numba lacks."""
    missing = []
    for module, names in INTERNALS.items():
        for name in names:
            found: Any = import_module(module)
            for step in name.split("."):
                found = getattr(found, step, None)
            if found is None:
                missing.append(f"{module}.{name}")
    return missing


class QuietPasses(PassManager):
    """Runs passes one after the other, without events and timings, which would spell both records for every pass."""

    def _runPass(self, index: int, pss: Any, internal_state: Any) -> None:  # noqa: N802 (Numba's name)
        pss.analysis = self._analysis
        pss.run_initialization(internal_state)
        pss.run_pass(internal_state)
        pss.run_finalizer(internal_state)


def rule_passes(state: Any, instead: dict[type, type]) -> QuietPasses:
    """The usual passes that rules need, some of them replaced."""
    passes = QuietPasses("rules")
    usual = DefaultPassBuilder.define_nopython_pipeline(state).passes
    passes.passes = [(instead.get(each, each), text) for each, text in usual if each.__name__ not in NEEDLESS]
    passes.finalize()
    return passes


_call_types: dict[tuple[int, tuple[Any, ...]], tuple[BaseFunction, Any]] = {}
"""The types of calls of built-in functions; the function is kept too, so that no other gets its id."""
_record_names: dict[int, tuple[types.Record, str]] = {}
"""How record types are spelled, with every field."""


@contextmanager
def faster_lowering() -> Iterator[None]:
    """In this block Numba remembers the types of built-in calls and the spelling of records, and the collector rests.

    At the end all objects are frozen: most of what Numba has made stays for good.
    """
    before: Any = BaseFunction.get_call_type, types.Record.__repr__
    collecting = gc.isenabled()
    gc.disable()
    _patch(_remembering(before[0]), _spelling_once(before[1]))
    try:
        yield
    finally:
        _patch(*before)
        gc.freeze()
        if collecting:
            gc.enable()


def _patch(get_call_type: Any, spell: Any) -> None:
    function, record = (BaseFunction, types.Record)  # type: tuple[Any, Any]
    function.get_call_type, record.__repr__ = get_call_type, spell


def _remembering(look: Any) -> Any:
    """Look for the types of a built-in call once."""

    def found(function: BaseFunction, context: Any, args: Any, kws: Any) -> Any:
        if kws:
            return look(function, context, args, kws)
        known = (id(function), tuple(args))
        if known not in _call_types:
            _call_types[known] = function, look(function, context, args, kws)
        return _call_types[known][1]

    return found


def _spelling_once(spell: Any) -> Any:
    """Spell a record once."""

    def spelled(record: types.Record) -> str:
        if id(record) not in _record_names:
            _record_names[id(record)] = record, spell(record)
        return _record_names[id(record)][1]

    return spelled


class InnerLibrary(JITCodeLibrary):
    """Code that is only ever linked into other code."""

    def add_ir_module(self, module: Any) -> None:
        """Add what was lowered, and break its reference cycles, so that its memory is freed without the collector."""
        super().add_ir_module(module)
        for function in module.functions:
            for block in function.blocks:
                block.instructions.clear()
            function.blocks.clear()

    def _optimize_functions(self, module: Any) -> None:
        """As in Numba, with one pass builder for all functions."""
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def finalize(self) -> None:
        """Do nothing: the root optimises, links and assembles."""
        self._finalized = True


class RootLibrary(JITCodeLibrary):
    """Code that Python calls, with everything below it linked in."""

    def finalize(self) -> None:
        """Link the inner rules, direct and indirect, before optimising."""
        fork_compile()
        self._linking_libraries = callers_first(self)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise once, with the rules internal, so that LLVM knows all their callers."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
                function.linkage = "internal"
        optimise(self._final_module, self._codegen._tm, NATIVE)


def callers_first(root: JITCodeLibrary) -> list[JITCodeLibrary]:
    """Everything below the root, each library after all that call into it.

    LLVM drops functions that are unused when they are linked, so the order matters: a rule linked before
    its last caller would be missing, and the call would jump to nowhere.
    """
    seen: set[JITCodeLibrary] = set()
    callees_first: list[JITCodeLibrary] = []

    def visit(library: JITCodeLibrary) -> None:
        seen.add(library)
        for callee in library._linking_libraries if isinstance(library, (InnerLibrary, RootLibrary)) else ():
            if callee not in seen:
                visit(callee)
        callees_first.append(library)

    visit(root)
    return callees_first[-2::-1]


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(NativeLowering):
    """Lower a rule to LLVM code without making it executable."""

    _name = "megawatt_inner_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower, and register the result for the callers."""
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        # Numba identifies the function by its entry point, although this one is never called.
        entry = make_function(lowered.fndesc.lookup_module(), state.func_id.func_name, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(entry, lowered.fndesc, [state.library])
        state["cr"] = _LowerResult(lowered.fndesc, lowered.call_helper, cfunc=entry, env=lowered.env)
        return True


class InnerCompiler(CompilerBase):
    """Compiles rules that only other rules call."""

    def define_pipelines(self) -> list[Any]:
        """The passes that rules need, with a lighter lowering."""
        _use_library(self.state, InnerLibrary)
        return [rule_passes(self.state, {NativeLowering: InnerLowering})]

    def _compile_core(self) -> Any:
        """Compile; errors of the compiler name the rule and its line."""
        with refusals_named(self.state):
            return super()._compile_core()


class RootCompiler(CompilerBase):
    """Compiles functions that Python calls."""

    def define_pipelines(self) -> list[Any]:
        """The usual passes, linking deeply."""
        _use_library(self.state, RootLibrary)
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]

    def _compile_core(self) -> Any:
        """Compile, and with it all rules below that are not compiled yet."""
        with faster_lowering(), refusals_named(self.state):
            return super()._compile_core()


def _use_library(state: Any, kind: type[JITCodeLibrary]) -> None:
    """Compile into this kind of library, under short names."""
    state.targetctx.mangler = _short_name
    state.library = kind(state.targetctx.codegen(), state.func_id.func_qualname)
    state.library.enable_object_caching()


def _short_name(name: str, types: Sequence[Any], *, abi_tags: Sequence[str] = (), uid: int | None = None) -> str:
    """A symbol with a digest of its argument types: written out, our records would make each name thousands of letters."""
    digest = sha256(",".join(str(each) for each in types).encode()).hexdigest()[:16]
    return str(default_mangler(f"{name}.{digest}", (), abi_tags=abi_tags, uid=uid))


def inner(function: FunctionType) -> Any:
    """The compiled form of a rule for other rules to call; it allocates nothing, so that no references are counted (`_nrt`)."""
    lean: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
    compiled: Any = njit(nogil=True, error_model="numpy", pipeline_class=InnerCompiler, **lean)(function)
    for_exact_types = compiled.get_call_template

    def for_wide_types(args: Any, kws: Any) -> Any:
        """One version for all widths of integers and for all rows of bot parameters."""
        return for_exact_types(tuple(_widened(each) for each in args), {name: _widened(each) for name, each in kws.items()})

    compiled.get_call_template = for_wide_types
    return compiled


def _widened(kind: Any) -> Any:
    if isinstance(kind, types.Integer):
        return types.int64
    if isinstance(kind, types.Tuple) and all(isinstance(each, types.Integer) for each in kind.types):
        return types.UniTuple(types.int64, len(kind))
    return kind


def root(function: FunctionType, cache: bool = True) -> Any:
    """The compiled form of a function for Python to call, cached on disk."""
    wrappers: Any = {"no_cfunc_wrapper": True}
    return njit(nogil=True, error_model="numpy", cache=cache, pipeline_class=RootCompiler, **wrappers)(function)


def lowered_module(dispatcher: Any, signature: tuple[Any, ...]) -> tuple[Any, str]:
    """An inner rule with all rules below it as one LLVM module, neither optimised nor bound to a machine; and its symbol there."""
    with faster_lowering():
        dispatcher.compile(signature)
    lowered = dispatcher.overloads[dispatcher.signatures[-1]]
    module = llvm.parse_assembly(str(lowered.library._get_module_for_linking()))
    for callee in callers_first(lowered.library):
        module.link_in(callee._get_module_for_linking(), preserve=True)
    return module, lowered.fndesc.mangled_name
