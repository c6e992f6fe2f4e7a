"""Kernels for NVIDIA GPUs from rules: Numba lowers them as for the processor, LLVM makes PTX of them, the driver machine code.

Numba's own CUDA compiler took 108 to 277 s for one game: it types and lowers every rule once for each width of its integers, and
everything ends up in one long function. The rules as they are lowered for the processor (kernel/linking.py) are the same program
in one version each, so they are turned towards the GPU here. That needs Numba and llvmlite alone, and no GPU.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba import from_dtype, types
from numba.core import cgutils
from numba.extending import intrinsic

from megawatt.kernel.brisk_numba import brisk
from megawatt.kernel.engine import bindings_of
from megawatt.kernel.game import Game
from megawatt.kernel.linking import callers_first, inner
from megawatt.kernel.rules import Function, Twins, rule

TRIPLE = "nvptx64-nvidia-cuda"
PROCESSOR, PTX_VERSION = "sm_70", "+ptx70"
"""The oldest GPUs and drivers (2017, 2020) whose threads can ask each other what `count_up` asks; newer ones read it too."""
INLINED = 60
"""How long a rule may be to be copied into its callers; with LLVM's usual 225 all is assembled twice as long."""
ROWS = -1
"""In a shape: as many as there are games."""


@dataclass(frozen=True)
class Numbers:
    """A parameter that is an array: on the GPU the address of its first number."""

    dtype: Any
    shape: tuple[int, ...]

    def words(self, name: str) -> str:
        """How a lowered rule takes it: owner, parent, items, bytes of an item, address, shape, strides."""
        size = np.dtype(self.dtype).itemsize
        sizes = ["%rows" if each == ROWS else str(each) for each in self.shape]
        strides = [str(size) if axis == len(sizes) - 1 else f"%{name}.stride" for axis in range(len(sizes))]
        words = ["ptr null", "ptr null", "i64 0", f"i64 {size}", f"ptr %{name}", *(f"i64 {each}" for each in [*sizes, *strides])]
        return ", ".join(words)

    def stride(self, name: str) -> str:
        """The line that works out how far the rows of a table are apart."""
        if len(self.shape) < 2:
            return ""
        across = "%rows" if self.shape[1] == ROWS else str(self.shape[1])
        return f"  %{name}.stride = mul i64 {across}, {np.dtype(self.dtype).itemsize}\n"


Parameter = Numbers | type[int] | type[float]


def make_ptx(game: Game, kernel: Function, parameters: Sequence[Parameter]) -> str:
    """The PTX of `NAME(threads, rows, *parameters)`, each thread of which calls `kernel(thread, *parameters)`."""
    with brisk():
        dispatcher = _twins(game).of(kernel)
        dispatcher.compile((types.int64, *(_numba_type(each) for each in parameters)))
    lowered = dispatcher.overloads[dispatcher.signatures[-1]]
    text = _turned(lowered.library) + COUNT_UP + _entry(kernel.__name__, lowered.fndesc.mangled_name, parameters)
    return _assembly(text)


@cache
def _twins(game: Game) -> Twins:
    """The rules of a game, lowered once for all kernels."""
    return Twins({**bindings_of(game), "count_up": count_up}, inner)


def _numba_type(parameter: Parameter) -> Any:
    if isinstance(parameter, Numbers):
        return types.Array(from_dtype(np.dtype(parameter.dtype)), len(parameter.shape), "C")
    return types.float64 if parameter is float else types.int64


def _turned(library: Any) -> str:
    """All rules below a kernel as one module that belongs to no processor; nothing counts who holds an array on a GPU."""
    module = llvm.parse_assembly(str(library._get_module_for_linking()))
    for callee in callers_first(library):
        module.link_in(callee._get_module_for_linking(), preserve=True)
    text = re.sub(r"^target .*$", "", str(module), flags=re.MULTILINE)
    counting = re.compile(r"^define linkonce_odr void @NRT_(incref|decref)\([^{]*\{.*?^\}", re.MULTILINE | re.DOTALL)
    text = counting.sub(r"define internal void @NRT_\1(ptr %0) { ret void }", text)
    return text.replace("define linkonce_odr", "define internal")


def _entry(name: str, rule_name: str, parameters: Sequence[Parameter]) -> str:
    """What the GPU starts: every thread with a number below `threads` calls the rule."""
    taken, passed, strides = ["i64 %threads", "i64 %rows"], ["ptr %result", "ptr %fault", "i64 %thread"], ""
    for number, each in enumerate(parameters):
        own = f"p{number}"
        if isinstance(each, Numbers):
            taken.append(f"ptr %{own}")
            passed.append(each.words(own))
            strides += each.stride(own)
        else:
            taken.append(f"{'double' if each is float else 'i64'} %{own}")
            passed.append(taken[-1])
    return ENTRY.format(name=name, taken=", ".join(taken), strides=strides, rule=rule_name, passed=", ".join(passed))


ENTRY = """
define ptx_kernel void @{name}({taken}) {{
  %result = alloca i64
  %fault = alloca ptr
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %within = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %before = mul i32 %block, %width
  %sum = add i32 %before, %within
  %thread = zext i32 %sum to i64
  %wanted = icmp ult i64 %thread, %threads
  br i1 %wanted, label %work, label %done
work:
{strides}  %status = call i32 @{rule}({passed})
  br label %done
done:
  ret void
}}
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""

COUNT_UP = """
define internal i32 @megawatt_count_up(ptr %counter) noinline {
  %active = call i32 asm sideeffect "activemask.b32 $0;", "=r"()
  %place = ptrtoint ptr %counter to i64
  %equals = call i32 @llvm.nvvm.match.any.sync.i64(i32 %active, i64 %place)
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %first = call i32 @llvm.cttz.i32(i32 %equals, i1 true)
  %bit = shl i32 1, %lane
  %lower = sub i32 %bit, 1
  %ahead = and i32 %equals, %lower
  %rank = call i32 @llvm.ctpop.i32(i32 %ahead)
  %count = call i32 @llvm.ctpop.i32(i32 %equals)
  %leads = icmp eq i32 %lane, %first
  br i1 %leads, label %add, label %share
add:
  %old = atomicrmw add ptr %counter, i32 %count monotonic
  br label %share
share:
  %known = phi i32 [ %old, %add ], [ 0, %0 ]
  %start = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %equals, i32 %known, i32 %first, i32 31)
  %result = add i32 %start, %rank
  ret i32 %result
}
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
"""
"""The threads of a warp that count the same thing add once, together; without that all of them would queue at a few counters."""


@intrinsic
def _count_up(typing: Any, counters: Any, index: Any) -> Any:
    """A call of `megawatt_count_up` with the address of a counter."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        counter = cgutils.get_item_pointer(context, builder, signature.args[0], array, [arguments[1]])
        kind = ir.FunctionType(ir.IntType(32), [counter.type])
        function = cgutils.get_or_insert_function(builder.module, kind, "megawatt_count_up")
        return builder.zext(builder.call(function, [counter]), ir.IntType(64))

    return types.int64(counters, types.int64), generate


@rule
def count_up(counters, index):  # type: ignore[no-untyped-def]
    """One more; what it was before, which no other thread is told."""
    return _count_up(counters, index)  # type: ignore[call-arg]


def _assembly(text: str) -> str:
    """Optimised PTX."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=PROCESSOR, features=PTX_VERSION, opt=3)
    declared: set[str] = set()
    lines = [line for line in text.splitlines() if not line.startswith("declare ") or not _seen(line, declared)]
    module = llvm.parse_assembly("\n".join([f'target triple = "{TRIPLE}"', *lines]))
    module.data_layout = str(machine.target_data)
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.inlining_threshold = INLINED
    options.loop_unrolling = options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return str(machine.emit_assembly(module))


def _seen(line: str, declared: set[str]) -> bool:
    """Whether a function has been declared before, or is defined here."""
    found = re.search(r"@([\w.]+)\(", line)
    name = found.group(1) if found else line
    if name in declared or name == "megawatt_count_up":
        return True
    declared.add(name)
    return False
