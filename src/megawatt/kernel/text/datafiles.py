"""Reading a user's TOML file with every fault named by its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from megawatt.kernel.errors import DataError, did_you_mean, shown
from megawatt.kernel.text.text_limits import toml_excess

MOST_FAULTS = 100
"""Faults that editing the files can repair: worth another try."""


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong, and where to look."""

    line: int | None
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}" if self.line else self.text


@dataclass
class DataFile:
    """A parsed TOML file that collects faults instead of stopping at the first."""

    source: str
    text: str
    data: dict[str, Any] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @classmethod
    def parse(cls, source: str, text: str) -> DataFile:
        """Parse; a syntax error becomes the file's only fault."""
        file = cls(source, text)
        excess = toml_excess(text)
        if excess is not None:
            file.fault(*excess)
            return file
        try:
            file.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as fault:
            at = re.search(r"\(at line (\d+)", str(fault))
            file.fault(int(at[1]) if at else file._line(len(text)), f"not valid TOML: {fault}")
        except (ValueError, RecursionError) as fault:  # a day or an hour that does not exist
            file.fault(None, f"not valid TOML: {fault}")
        return file

    def fault(self, line: int | None, text: str) -> None:
        """Note a fault."""
        self.faults.append(Fault(line, text))

    def raise_first(self) -> None:
        """DataError for the first fault, if there is any."""
        if self.faults:
            raise DataError(self.source, self.faults[0].line, self.faults[0].text)

    def line_of_key(self, key: str, table: str | None = None) -> int | None:
        """The line where `key =`, `[key]` or `[[key]]` stands first; with a table, the first one below its heading."""
        below = self._heading(table) if table else None
        found = self._heading(key, below.end() if below else 0)
        return self._line((found or below).end()) if found or below else None  # type: ignore[union-attr]

    def lines_of_entries(self, table: str) -> list[int]:
        """The line of every entry of an array of tables, written `[[table]]` or `table = [{ ... }, ...]`."""
        headers = [self._line(m.end()) for m in re.finditer(rf"^\s*\[\[\s*(?:\w+\.)*{table}\s*\]\]", self.text, re.MULTILINE)]
        array = re.search(rf"^\s*{table}\s*=\s*\[", self.text, re.MULTILINE)
        if headers or array is None:
            return headers
        return [self._line(position) for position in _inline_tables(self.text, array.end())]

    def entries(self, key: str, where: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
        """The tables of an array (of the whole file, or of one of its tables); a fault when it is something else."""
        found = (self.data if where is None else where).get(key, [])
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            self.fault(self.line_of_key(key), f"{key} should be a list of tables")
            return []
        return found

    def unknown_keys(self, where: Mapping[str, Any], known: Iterable[str], what: str, line: int | None = None) -> None:
        """A fault for every key that nothing reads, in this line or where the key stands first."""
        known = list(known)
        for key in where:
            if len(self.faults) >= MOST_FAULTS:  # looking for a key's line means going through the whole text
                return
            if key not in known:
                self.fault(line or self.line_of_key(key), f"{what} knows no {shown(key)}{did_you_mean(key, known)}")

    def _heading(self, key: str, start: int = 0) -> re.Match[str] | None:
        key = re.escape(key)
        return re.compile(rf"^\s*(?:\[+\s*(?:\w+\.)*{key}\s*\]|{key}\s*=)", re.MULTILINE).search(self.text, start)

    def _line(self, position: int) -> int:
        return self.text.count("\n", 0, position) + 1


_TOKENS = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{}]')


def _inline_tables(text: str, start: int) -> list[int]:
    """Where the inline tables of an array begin, up to its end; brackets in strings and comments do not count."""
    found = []
    depth = 1
    for token in _TOKENS.finditer(text, start):
        if token[0] == "{" and depth == 1:
            found.append(token.start())
        if token[0] in "[{":
            depth += 1
        elif token[0] in "]}":
            depth -= 1
        if depth == 0:
            break
    return found


def line_at(lines: list[int], index: int) -> int | None:
    """The line of one entry, if it could be found."""
    return lines[index] if index < len(lines) else None


def is_id(value: Any) -> bool:
    """Whether a value can name something in a move: lower-case letters, digits and hyphens."""
    return isinstance(value, str) and value == value.lower() and value.replace("-", "").isalnum()
