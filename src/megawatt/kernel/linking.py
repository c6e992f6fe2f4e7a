"""Numba set up for many small rules: only what Python calls is optimised and becomes machine code.

By default Numba optimises and assembles every function by itself, with all that it calls linked in; for a few
hundred rules that call each other most of the work is then done many times over. Here an inner rule stops
after lowering (`InnerCompiler`), and a root links all inner rules below it and optimises once
(`RootCompiler`). This leans on Numba's insides; compiler.py does without where they have changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from types import FunctionType
from typing import Any

from llvmlite.binding import Linkage, create_pass_builder, create_pipeline_tuning_options
from numba import njit, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, _LowerResult
from numba.core.compiler_machinery import register_pass
from numba.core.funcdesc import default_mangler
from numba.core.typed_passes import NativeLowering

from megawatt.kernel.brisk_numba import brisk, quiet_passes
from megawatt.kernel.handing_over import hand_over

INLINED = 180
"""How large a rule may be that LLVM copies into its callers, in its own measure. With 250, as usual, Power Grid would be played
a tenth faster, and compiling games between bots would take a quarter longer."""
make_function: Any = import_module("numba._dynfunc").make_function


class InnerLibrary(JITCodeLibrary):
    """Code that is only ever linked into other code."""

    def add_ir_module(self, module: Any) -> None:
        """Take what was lowered, and take it apart: its parts know each other, so that it would wait for the collector."""
        super().add_ir_module(module)
        for function in module.functions:
            for block in function.blocks:
                block.instructions.clear()
            function.blocks.clear()

    def _optimize_functions(self, module: Any) -> None:
        """As in Numba, with one builder of passes for all, and not for functions that are only called from here."""
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def finalize(self) -> None:
        """Nothing to optimise, link or assemble here: the root does it for all."""
        self._finalized = True


class RootLibrary(JITCodeLibrary):
    """Code that Python calls, with everything below it linked in."""

    def finalize(self) -> None:
        """Link the inner rules, direct and indirect, before optimising."""
        hand_over()
        self._linking_libraries = callers_first(self)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise once, as code that nobody else calls, so that LLVM knows all callers of a rule."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
                function.linkage = "internal"
        options = create_pipeline_tuning_options(speed_level=3)
        options.inlining_threshold = INLINED
        options.loop_vectorization = True
        builder = create_pass_builder(self._codegen._tm, options)
        builder.getModulePassManager().run(self._final_module, builder)


def callers_first(root: JITCodeLibrary) -> list[JITCodeLibrary]:
    """Everything below the root, each library after all that call into it.

    LLVM drops a function that nobody has asked for by the time it is linked, so the order matters: a rule linked before
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
        # Numba identifies the function by its entry point; nobody ever calls this one.
        entry = make_function(lowered.fndesc.lookup_module(), state.func_id.func_name, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(entry, lowered.fndesc, [state.library])
        state["cr"] = _LowerResult(lowered.fndesc, lowered.call_helper, cfunc=entry, env=lowered.env)
        return True


class InnerCompiler(CompilerBase):
    """Compiles rules that only other rules call."""

    def define_pipelines(self) -> list[Any]:
        """The passes that rules need, with a lighter lowering."""
        _use_library(self.state, InnerLibrary)
        return [quiet_passes(self.state, {NativeLowering: InnerLowering})]


class RootCompiler(CompilerBase):
    """Compiles functions that Python calls."""

    def define_pipelines(self) -> list[Any]:
        """The usual passes, linking deeply."""
        _use_library(self.state, RootLibrary)
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]

    def _compile_core(self) -> Any:
        """Compile, and with it all rules below that are not compiled yet."""
        with brisk():
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
        """One version for all widths of integers and all rows of habits: other numbers are no reason to compile all again."""
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


def trial() -> None:
    """Compile two rules as all others are; whatever is not as it was raises something, or gives a wrong number."""
    assert isinstance(_double, FunctionType)
    compiled_double = inner(_double)
    caller = FunctionType(_add_double.__code__, {"_double": compiled_double}, _add_double.__name__)
    found = root(caller, cache=False)(3, 4)
    if found != 11:
        raise ArithmeticError(f"3 + 2 * 4 is 11, not {found}")


def _double(x: int) -> int:
    return 2 * x


def _add_double(x: int, y: int) -> int:
    return x + _double(y)
