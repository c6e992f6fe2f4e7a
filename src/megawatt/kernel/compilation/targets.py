"""The machines that rules are compiled for, and how LLVM optimises for each."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Any

import llvmlite.binding as llvm


@dataclass(frozen=True)
class Target:
    """A machine in LLVM's terms, and what pays off there."""

    triple: str
    """Empty for the processor of this computer, which Numba configures itself."""
    processor: str = ""
    features: str = ""
    level: int = 3
    """LLVM's level of optimisation."""
    inlining: int = 180
    """How large a rule may be that LLVM copies into its callers, in its own measure. With 250 Power Grid is a tenth faster and
    compiling takes a quarter longer."""
    unrolled: bool = True
    """Whether loops are unrolled and turned into vector instructions."""


NATIVE = Target("")
NVPTX = Target("nvptx64-nvidia-cuda", "sm_70", "+ptx70", level=2, inlining=60, unrolled=False)
"""The oldest GPUs and drivers (2017, 2020) whose threads can match values in a warp, as `count_up` needs; newer ones read it too.
With LLVM's usual inlining the driver takes twice as long."""
WASM32 = Target("wasm32-unknown-unknown", "generic", "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128")
"""Features that every browser since 2023 has. Without vector instructions the search of Future Energy takes a quarter longer; with
more inlining, or optimised twice, it is no faster."""
TARGETS = {"nvptx64": NVPTX, "wasm32": WASM32}


@cache
def machine_of(target: Target) -> Any:
    """LLVM's code generator for another machine than this computer."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    found = llvm.Target.from_triple(target.triple)
    return found.create_target_machine(cpu=target.processor, features=target.features, opt=3)


def optimise(module: Any, machine: Any, target: Target) -> None:
    """Run LLVM's passes over a whole module, once."""
    options = llvm.create_pipeline_tuning_options(speed_level=target.level)
    options.inlining_threshold = target.inlining
    if target.unrolled:
        options.loop_vectorization = True
    else:
        options.loop_unrolling = options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def internalise(module: Any, kept: Collection[str]) -> None:
    """Tell LLVM that only these functions are called from outside: it then knows all callers of a rule, and drops unused ones."""
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in kept:
            each.linkage = "internal"
