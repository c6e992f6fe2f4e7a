"""Generated code for other machines than this computer's processor: GPUs (envs/cuda/ptx.py) and WebAssembly.

Rules are lowered by Numba as for the processor (linking.py), linked into one module with entry points that take plain addresses
and numbers, and optimised for the target. That needs Numba and llvmlite alone: no CUDA, no browser.

    lower(game, target="wasm32")     # an object file with the rules and whole games; wasm-ld makes a module of it
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from numba import from_dtype, types

from megawatt.kernel.compilation import entry_points, playing
from megawatt.kernel.compilation.code_cache import compiled_copies
from megawatt.kernel.compilation.engine import bindings_of
from megawatt.kernel.compilation.linking import lowered_module
from megawatt.kernel.compilation.parameters import ROWS, Numbers, Parameter
from megawatt.kernel.compilation.targets import TARGETS, Target, internalise, machine_of, optimise
from megawatt.kernel.contract.events import Log
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rng.deal_rng import KEY_PARTS
from megawatt.kernel.rules.rule import Function, RuleCopies


@dataclass(frozen=True)
class Lowered:
    """A rule as an LLVM module with all that it calls, and the name of its function there."""

    module: Any
    symbol: str


Entries = Mapping[str, tuple[Function, Sequence[Parameter]]]
"""Rules that can be called from outside, with what they take."""


def lower(game: Game, target: str = "wasm32", entries: Entries | None = None) -> bytes:
    """The rules of a game as an object file, with a function of the same name for each of the entries (default: `entries_of`).

    Arrays and records are passed by their addresses, numbers as 64 bits, and last the number of rows of arrays that have any. A
    function returns 0, or another number where a rule has failed.
    """
    machine = machine_of(TARGETS[target])
    copies = compiled_copies(bindings_of(game))
    entries = entries_of(game) if entries is None else entries
    lowered = {name: lower_rule(copies, rule, parameters) for name, (rule, parameters) in entries.items()}
    glue = "".join(_entry(name, lowered[name].symbol, parameters) for name, (_, parameters) in entries.items())
    module = link([each.module for each in lowered.values()], glue, list(lowered), TARGETS[target])
    code: bytes = machine.emit_object(module)
    return code


def entries_of(game: Game) -> dict[str, tuple[Function, Sequence[Parameter]]]:
    """The rules of the contract, and whole games between policies."""
    b, s = Numbers(game.Board.dtype, (1,)), Numbers(game.State.dtype, (1,))
    one_board, one_state = Numbers(game.Board.dtype), Numbers(game.State.dtype)
    actions, luck = Numbers(np.int32, (game.actions.count,)), Numbers(np.int64, (2,))
    seats = Numbers(np.int64, (max(game.seat_counts),))
    results = [Numbers(np.int64, (ROWS,)), *[Numbers(np.int64, (ROWS, max(game.seat_counts)))] * 2]
    buffers = [one_board, s, s, actions, luck, luck, seats]
    return {
        "setup": (entry_points.deal, [one_board, one_state, Numbers(np.int64, (KEY_PARTS,))]),
        "legal": (entry_points.call_legal_into, [b, s, actions, Numbers(np.int64, (1,))]),
        "why_not": (entry_points.call_why_not_into, [b, s, int, Numbers(np.int64, (1,))]),
        "apply": (entry_points.call_apply_silently, [b, s, int]),
        "apply_with_log": (entry_points.call_apply_with_log, [b, s, int, Numbers(Log.dtype, (1,))]),
        "returns": (game.rules.returns, [one_board, one_state, seats]),
        "ranks": (entry_points.call_ranks, [one_board, one_state, seats]),
        "resample": (game.rules.resample, [one_board, one_state, int, luck]),
        "observe": (entry_points.call_observe, [b, s, int, Numbers(np.int16, (game.observation_size,))]),
        "bot_games": (playing.bot_games, [*buffers, Numbers(np.int64, (4,)), int, int, int, *results]),
    }


def lower_rule(copies: RuleCopies, rule: Function, parameters: Sequence[Parameter]) -> Lowered:
    """One rule with all rules below it, neither optimised nor bound to a machine."""
    return Lowered(*lowered_module(copies.of(rule), tuple(_numba_type(each) for each in parameters)))


def link(modules: Sequence[Any], glue: str, entries: Sequence[str], target: Target) -> Any:
    """One optimised module for a target: rules, and entry points as LLVM text; nothing else can be called from outside."""
    machine = machine_of(target)
    whole, *others = [llvm.parse_assembly(glue), *modules]  # callers first: LLVM drops what nobody has asked for yet
    for each in (whole, *others):
        each.triple, each.data_layout = target.triple, str(machine.target_data)
    for each in others:
        whole.link_in(each)
    for name, code in MATHEMATICS.items():
        if any(each.name == name and each.is_declaration for each in whole.functions):
            known = llvm.parse_assembly(code)
            known.triple, known.data_layout = target.triple, str(machine.target_data)
            whole.link_in(known)
    internalise(whole, entries)
    whole.verify()
    optimise(whole, machine, target)
    unknown = [each.name for each in whole.functions if each.is_declaration and not each.name.startswith("llvm.")]
    if unknown:
        raise NotImplementedError(f"rules call {', '.join(unknown)}, which {target.triple} does not have")
    return whole


def taken_and_passed(parameters: Sequence[Parameter]) -> tuple[list[str], list[str], str]:
    """The parameters of an entry point, those of the rule below it, and the lines that compute strides."""
    taken, passed, strides = [], [], ""
    for number, each in enumerate(parameters):
        own = f"p{number}"
        if isinstance(each, Numbers):
            taken.append(f"ptr %{own}")
            passed.append(each.words(own))
            strides += each.stride(own)
        else:
            taken.append(f"{'double' if each is float else 'i64'} %{own}")
            passed.append(taken[-1])
    return taken, passed, strides


def declared(symbol: str, parameters: Sequence[Parameter], *before: str) -> str:
    """The declaration of a lowered rule, for the module of its entry point."""
    words = [word.split()[0] for each in taken_and_passed(parameters)[1] for word in each.split(", ")]
    return f"declare i32 @{symbol}({', '.join(['ptr', 'ptr', *before, *words])})\n"


def _entry(name: str, symbol: str, parameters: Sequence[Parameter]) -> str:
    """A function with the plain parameters of a rule, which calls it."""
    taken, passed, strides = taken_and_passed(parameters)
    call = ", ".join(["ptr %result", "ptr %fault", *passed])
    return ENTRY.format(name=name, taken=", ".join([*taken, "i64 %rows"]), strides=strides, rule=symbol, call=call) + declared(
        symbol, parameters
    )


MATHEMATICS = {
    "sqrt": "declare double @llvm.sqrt.f64(double)\n"
    "define double @sqrt(double %x) {\n %r = call double @llvm.sqrt.f64(double %x)\n ret double %r\n}"
}
"""Functions of C's library that are an instruction on other machines; the result is the same to the last bit."""
ENTRY = """
define i32 @{name}({taken}) {{
  %result = alloca i64
  %fault = alloca ptr
{strides}  %status = call i32 @{rule}({call})
  ret i32 %status
}}
"""


def _numba_type(parameter: Parameter) -> Any:
    if isinstance(parameter, Numbers):
        kind = from_dtype(np.dtype(parameter.dtype))
        return types.Array(kind, len(parameter.shape), "C") if parameter.shape else kind
    return types.float64 if parameter is float else types.int64
