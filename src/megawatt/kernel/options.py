"""What can be agreed before the first move, declared once per game and checked at the door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from megawatt.kernel.errors import OptionError, did_you_mean

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
        if str(value).lower() in spelled:
            return spelled[str(value).lower()]
        raise OptionError(f"option {self.name}: {value!r} should be yes or no")

    def _number(self, value: Any) -> int:
        if not str(value).isdigit() or not self.lowest <= int(value) <= self.highest:
            raise OptionError(f"option {self.name}: {value!r} should be a number from {self.lowest} to {self.highest}")
        return int(value)

    def _text(self, value: Any) -> str:
        if isinstance(value, Sequence) and not isinstance(value, str):
            value = ",".join(str(part) for part in value)
        if not isinstance(value, str):
            raise OptionError(f"option {self.name}: {value!r} should be text")
        if value in self.choices or self.free or (self.file and value.startswith(ATTACHED)):
            return value
        if self.file and value.endswith(".toml"):
            return ATTACHED + _read(self.name, value)
        raise OptionError(f"option {self.name}: {value!r} is not offered{did_you_mean(value, self.choices)}")


def _read(option: str, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise OptionError(f"option {option}: cannot read {path}: {fault}") from None


def settle(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Value]:
    """All options with a value each: what was given, checked, and the defaults for the rest."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise OptionError(f"unknown option {name!r}{did_you_mean(name, known)}")
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
