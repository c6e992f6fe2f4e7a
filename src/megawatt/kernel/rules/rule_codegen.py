"""Generated rules: the source text of a module of `@rule` functions, and the module made from it.

A table of functions would be shorter, but neither Numba nor a GPU calls through one, and a closure over compiled
functions is not found again in Numba's cache. Source text is compiled, traced and read like any other rule:
`print(questions.legal.__globals__["__source__"])` shows it, and debuggers and tracebacks find its lines.
"""

from __future__ import annotations

import inspect
import linecache
import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from megawatt.kernel.rules.rule import Function, rule


class RuleModule:
    """A module of rules that is being written."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._lines: list[str] = []
        self._called: dict[str, Function] = {}

    def begin(self, function: str, parameters: str, doc: str) -> None:
        """Begin the next rule."""
        self._lines += ["", "", "@rule", f"def {function}({parameters}):", f'    """{doc}"""']

    def line(self, depth: int, text: str) -> None:
        """Write one line, indented."""
        self._lines.append("    " * depth + text)

    def call(self, function: Function, known: Mapping[str, str], where: str) -> str:
        """A call of a rule, each parameter given what its name says; TypeError for a name that says nothing here."""
        parameters = inspect.signature(function).parameters
        unknown = [name for name in parameters if name not in known]
        if unknown:
            raise TypeError(f"{where}: {function.__name__} takes {unknown[0]!r}, but here are only {', '.join(known)}")
        return f"{self._name_of(function)}({', '.join(known[name] for name in parameters)})"

    def _name_of(self, function: Function) -> str:
        """The global name of a rule in the module; two rules of the same name get different ones."""
        name = function.__name__
        while self._called.setdefault(name, function) is not function:
            name += "_too"
        return name

    def load(self) -> dict[str, Any]:
        """The module's globals, with the rules in them."""
        source = "\n".join([f'"""{self.name}: generated from declarations (kernel/rules/rule_codegen.py)."""', *self._lines, ""])
        file = f"<{self.name}>"
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
        module = ModuleType(self.name)
        module.__dict__.update(self._called, rule=rule, __source__=source)
        exec(compile(source, file, "exec"), module.__dict__)
        sys.modules[self.name] = module  # Numba asks for the module of a function by its name
        return module.__dict__
