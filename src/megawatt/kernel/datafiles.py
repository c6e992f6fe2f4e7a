"""Reading a user's TOML file with every fault named by its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from megawatt.kernel.errors import DataError, did_you_mean


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
        try:
            file.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as fault:
            at = re.search(r"\(at line (\d+)", str(fault))
            file.fault(int(at[1]) if at else None, f"not valid TOML: {fault}")
        return file

    def fault(self, line: int | None, text: str) -> None:
        """Note a fault."""
        self.faults.append(Fault(line, text))

    def raise_first(self) -> None:
        """DataError for the first fault, if there is any."""
        if self.faults:
            raise DataError(self.source, self.faults[0].line, self.faults[0].text)

    def line_of_key(self, key: str) -> int | None:
        """The line where `key =`, `[key]` or `[[key]]` stands first."""
        found = re.search(rf"^\s*(?:\[+\s*(?:\w+\.)*{re.escape(key)}\s*\]|{re.escape(key)}\s*=)", self.text, re.MULTILINE)
        return self._line(found.end()) if found else None

    def lines_of_entries(self, table: str, keys: Iterable[str]) -> list[int]:
        """The line of every entry of an array of tables, written `[[table]]` or as `{ key = ... }` with all these keys."""
        headers = [self._line(m.end()) for m in re.finditer(rf"^\s*\[\[\s*(?:\w+\.)*{table}\s*\]\]", self.text, re.MULTILINE)]
        if headers:
            return headers
        text = re.sub(r"#[^\n]*", lambda comment: " " * len(comment[0]), self.text)
        inline = re.finditer(r"\{[^{}]*\}", text)
        return [self._line(m.start()) for m in inline if all(re.search(rf"\b{key}\s*=", m[0]) for key in keys)]

    def unknown_keys(self, where: Mapping[str, Any], known: Iterable[str], what: str) -> None:
        """A fault for every key that nothing reads."""
        known = list(known)
        for key in where:
            if key not in known:
                self.fault(self.line_of_key(key), f"{what} knows no {key!r}{did_you_mean(key, known)}")

    def _line(self, position: int) -> int:
        return self.text.count("\n", 0, position) + 1
