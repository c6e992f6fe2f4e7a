"""What can be agreed before the first move, declared once per game and checked when a match is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from megawatt.kernel.errors import OptionError, did_you_mean, shown

Value = str | int | bool

ATTACHED = "attached:"
"""Prefix of a value that carries the text of a user's own file, so that saves never depend on a path."""


@dataclass(frozen=True)
class Option:
    """One thing to agree on. Its words are the messages `option-NAME` and `option-NAME-about`."""

    name: str
    default: Value
    choices: tuple[str, ...] = ()
    """The values offered; with `file` or `free`, others are possible too."""
    file: bool = False
    """Also takes the path of a user's own file."""
    free: bool = False
    """Also takes any text; the game itself checks it."""
    lowest: int = 0
    highest: int = 0
    disputed: bool = False
    """One of several readings of a rule that the printed texts leave open; long lists of options may fold these away."""
    offered: bool = True
    """False for the reading of an earlier rules version: old matches carry it, new tables are not asked."""

    def check(self, value: Any) -> Value:
        """The value as the game stores it; OptionError says what would be right."""
        if isinstance(self.default, bool):
            return self._flag(value)
        if isinstance(self.default, int):
            return self._number(value)
        return self._text(value)

    def _flag(self, value: Any) -> bool:
        spelled = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in spelled:
            return spelled[value.lower()]
        raise OptionError(f"option {self.name}: {shown(value)} should be yes or no")

    def _number(self, value: Any) -> int:
        """Digits only, as many as the highest number has: `int` also reads ², and takes its time over thousands of digits."""
        number = value if type(value) is int else self._digits(value) if isinstance(value, str) else None
        if number is None or not self.lowest <= number <= self.highest:
            raise OptionError(f"option {self.name}: {shown(value)} should be a number from {self.lowest} to {self.highest}")
        return number

    def _digits(self, text: str) -> int | None:
        return int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(self.highest)) else None

    def _text(self, value: Any) -> str:
        if isinstance(value, list | tuple) and all(isinstance(part, str | int) for part in value):
            value = ",".join(str(part) for part in value)
        if not isinstance(value, str):
            raise OptionError(f"option {self.name}: {shown(value)} should be text")
        if value in self.choices or self.free or (self.file and value.startswith(ATTACHED)):
            return value
        if self.file and value.endswith(".toml"):
            return ATTACHED + _read(self.name, value)
        raise OptionError(f"option {self.name}: {shown(value)} is not offered{did_you_mean(value, self.choices)}")


def _read(option: str, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as fault:
        raise OptionError(f"option {option}: cannot read {path[:200]}: {fault.strerror}") from None
    except ValueError:  # no text, or a name that no file can have
        raise OptionError(f"option {option}: {path[:200]!r} is not a text file") from None


def settle(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Value]:
    """All options with a value each: what was given, checked, and the defaults for the rest."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise OptionError(f"unknown option {shown(name)}{did_you_mean(name, known)}")
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
