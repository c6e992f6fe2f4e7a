"""What went wrong in a rule: which rule, which line, and which field could not hold a number.

Interpreted rules fail with what Python says of a `memoryview`. `rule_fault` reads the rest from the traceback: the innermost rule,
its line, and the field with its kind and the number that did not fit.
"""

from __future__ import annotations

import ast
import linecache
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from types import CodeType, FrameType, TracebackType
from typing import Any

from megawatt.kernel.rules.records import Kind, Record

DOES_NOT_FIT = "invalid value for format"
"""How a memoryview refuses a number that is too large for its kind."""


@dataclass(frozen=True)
class Spot:
    """A line of a rule."""

    rule: str
    file: str
    line: int

    @property
    def text(self) -> str:
        """The line itself."""
        return linecache.getline(self.file, self.line).strip()

    def __str__(self) -> str:
        """For a person who looks for it."""
        path = Path(self.file)
        return f"{self.rule}, {'/'.join(path.parts[-2:])}:{self.line}: {self.text}"


def rule_fault(fault: BaseException) -> str | None:
    """The rule and line in which this happened, and the field that refused a number; None if it did not happen in a rule."""
    found = _innermost_rule(fault.__traceback__)
    if found is None:
        return None
    step, spot = found
    said = _refused_by_field(fault, step)
    return f"{said} ({spot})" if said else str(spot)


def code_fault(fault: BaseException) -> str:
    """The innermost line of Python that failed, for what happened outside all rules."""
    step = fault.__traceback__
    while step is not None and step.tb_next is not None:
        step = step.tb_next
    return str(Spot(step.tb_frame.f_code.co_name, step.tb_frame.f_code.co_filename, step.tb_lineno)) if step else ""


@contextmanager
def rules_named() -> Iterator[None]:
    """In this block errors in a rule name the rule, the line and the field."""
    try:
        yield
    except Exception as fault:
        told = rule_fault(fault)
        if told is not None and told not in getattr(fault, "__notes__", ()):
            fault.add_note(told)
        raise


def _innermost_rule(step: TracebackType | None) -> tuple[TracebackType, Spot] | None:
    found = None
    while step is not None:
        code = step.tb_frame.f_code
        if getattr(step.tb_frame.f_globals.get(code.co_name), "__rule__", False):
            found = step, Spot(code.co_name, code.co_filename, step.tb_lineno)
        step = step.tb_next
    return found


def _refused_by_field(fault: BaseException, step: TracebackType) -> str | None:
    """What a field could not hold, or which of its places there is not."""
    too_large = isinstance(fault, ValueError) and DOES_NOT_FIT in str(fault)
    if not too_large and not (isinstance(fault, IndexError) and "out of bounds" in str(fault)):
        return None
    target = _touched(step)
    if target is None:
        return None
    name, kind = _field_of(target, step.tb_frame)
    if kind is None:
        return None
    if too_large:
        number = _assigned(target, step)
        low, high = limits(kind)
        return f"the field {name!r} holds {low} to {high}, not {'this number' if number is None else number}"
    indices = [_value(each, step.tb_frame) for each in _indices(target)]
    shown = ", ".join("?" if index is None else str(index) for index in indices)
    return f"the field {name!r} has no place [{shown}]: its shape is {list(kind.shape)}"


def limits(kind: Kind) -> tuple[int, int]:
    """The lowest and the highest number that a field of this kind holds."""
    bits = 8 * int(kind.code[1])
    return (0, 2**bits - 1) if kind.code[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def _touched(step: TracebackType) -> ast.Attribute | ast.Subscript | None:
    """The field that was read or written when it happened, as the rule spells it."""
    place = _columns(step.tb_frame.f_code, step.tb_lasti)
    for node in ast.walk(_source(step)):
        if isinstance(node, ast.Attribute | ast.Subscript) and place == _span(node):
            return node
    return None


def _assigned(target: ast.AST, step: TracebackType) -> int | None:
    """The number that was to be stored, where it can be computed again without calling anything."""
    for node in ast.walk(_source(step)):
        if isinstance(node, ast.Assign) and any(_span(each) == _span(target) for each in node.targets):
            return _value(node.value, step.tb_frame)
        if isinstance(node, ast.AugAssign) and _span(node.target) == _span(target):
            before, more = _loaded(target), node.value
            return _value(ast.BinOp(before, node.op, more), step.tb_frame)
    return None


def _loaded(target: ast.AST) -> ast.expr:
    expression = ast.parse(ast.unparse(target), mode="eval").body
    assert isinstance(expression, ast.expr)
    return expression


def _field_of(target: ast.Attribute | ast.Subscript, frame: FrameType) -> tuple[str, Kind | None]:
    attribute = target.value if isinstance(target, ast.Subscript) else target
    if not isinstance(attribute, ast.Attribute) or not isinstance(attribute.value, ast.Name):
        return "", None
    record = frame.f_locals.get(attribute.value.id)
    return attribute.attr, record.fields.get(attribute.attr) if isinstance(record, Record) else None


def _indices(target: ast.Attribute | ast.Subscript) -> list[ast.expr]:
    if not isinstance(target, ast.Subscript):
        return []
    return list(target.slice.elts) if isinstance(target.slice, ast.Tuple) else [target.slice]


def _value(expression: ast.expr, frame: FrameType) -> int | None:
    """What an expression of a rule comes to; None for one that calls something, since that might change the state."""
    if any(isinstance(node, ast.Call | ast.NamedExpr) for node in ast.walk(expression)):
        return None
    code = compile(ast.fix_missing_locations(ast.Expression(expression)), "<rule>", "eval")
    try:
        found: Any = eval(code, frame.f_globals, frame.f_locals)
    except Exception:
        return None
    return found if isinstance(found, int) else None


def _source(step: TracebackType) -> ast.AST:
    """The file of a rule as Python reads it; nothing where it cannot be read any more."""
    try:
        return ast.parse("".join(linecache.getlines(step.tb_frame.f_code.co_filename, step.tb_frame.f_globals)))
    except SyntaxError:
        return ast.Module([], [])


def _columns(code: CodeType, last: int) -> tuple[Any, ...]:
    """Where the instruction stands in the file: first and last line, first and last column."""
    return next(islice(code.co_positions(), last // 2, None), (None,) * 4)


def _span(node: Any) -> tuple[Any, ...]:
    return node.lineno, node.end_lineno, node.col_offset, node.end_col_offset
