"""Kernels for NVIDIA GPUs from rules: lowered as for the processor, made PTX of by LLVM, and assembled by the driver.

Numba's own CUDA compiler took 108 to 277 s for one game: it types and lowers every rule once for each width of its integers, and
everything ends up in one long function. The rules as they are lowered for the processor are the same program in one version each
(kernel/compilation/lowering.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from megawatt.kernel.compilation.code_cache import compiled_copies
from megawatt.kernel.compilation.engine import bindings_of
from megawatt.kernel.compilation.lowering import declared, link, lower_rule, taken_and_passed
from megawatt.kernel.compilation.parameters import Parameter
from megawatt.kernel.compilation.targets import NVPTX, machine_of
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rules.rule import Function, RuleCopies, rule


def make_ptx(game: Game, kernel: Function, parameters: Sequence[Parameter]) -> str:
    """The PTX of `NAME(threads, rows, *parameters)`, each thread of which calls `kernel(thread, *parameters)`."""
    lowered = lower_rule(_copies(game), kernel, [int, *parameters])
    glue = COUNT_UP + _entry(kernel.__name__, lowered.symbol, parameters)
    return str(machine_of(NVPTX).emit_assembly(link([lowered.module], glue, [kernel.__name__], NVPTX)))


@cache
def _copies(game: Game) -> RuleCopies:
    """The rules of a game, lowered once for all kernels."""
    return compiled_copies({**bindings_of(game), "count_up": count_up})


def _entry(name: str, symbol: str, parameters: Sequence[Parameter]) -> str:
    """The function that the GPU starts: every thread with a number below `threads` calls the rule."""
    taken, passed, strides = taken_and_passed(parameters)
    call = ", ".join(["ptr %result", "ptr %fault", "i64 %thread", *passed])
    signature = ", ".join(["i64 %threads", "i64 %rows", *taken])
    return ENTRY.format(name=name, taken=signature, strides=strides, rule=symbol, passed=call) + declared(symbol, parameters, "i64")


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
define i32 @megawatt_count_up(ptr %counter) noinline {
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
"""The threads of a warp that count the same thing add once, together; otherwise all would queue at a few counters."""


@intrinsic
def _count_up(typing: Any, counters: Any, index: Any) -> Any:
    """Calls `megawatt_count_up` with the address of a counter."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        counter = cgutils.get_item_pointer(context, builder, signature.args[0], array, [arguments[1]])
        kind = ir.FunctionType(ir.IntType(32), [counter.type])
        function = cgutils.get_or_insert_function(builder.module, kind, "megawatt_count_up")
        return builder.zext(builder.call(function, [counter]), ir.IntType(64))

    return types.int64(counters, types.int64), generate


@rule
def count_up(counters, index):  # type: ignore[no-untyped-def]
    """Add one; returns what it was before, which no other thread gets."""
    return _count_up(counters, index)  # type: ignore[call-arg]
