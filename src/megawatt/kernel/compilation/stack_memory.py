"""Scratch memory of compiled rules (kernel/rules/scratch.py): an array on the stack, for every machine that LLVM knows."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.errors import TypingError
from numba.extending import intrinsic

from megawatt.kernel.rules.scratch import checked_size

WORD = 8
"""Bytes of a number."""


@intrinsic
def stack_memory(typing_context: Any, size: Any) -> Any:
    """An array of this many 64-bit zeros, which lives until the function that asks for it returns."""
    if not isinstance(size, types.IntegerLiteral):
        raise TypingError("the size of scratch memory is a constant: a number or a name of the module")
    count = checked_size(size.literal_value)
    array = types.Array(types.int64, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        block = ir.ArrayType(ir.IntType(64), count)
        memory = cgutils.alloca_once(builder, block)
        builder.store(ir.Constant(block, None), memory)
        made, number = context.make_array(array)(context, builder), context.get_constant
        context.populate_array(
            made,
            data=builder.bitcast(memory, ir.IntType(64).as_pointer()),
            shape=(number(types.intp, count),),
            strides=(number(types.intp, WORD),),
            itemsize=number(types.intp, WORD),
            meminfo=None,
        )
        return made._getvalue()

    return array(size), generate
