"""How machine code for a GPU is made of a game's rules: the defaults, or what the game says in its file `gpu.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from megawatt.kernel.contract.game import Game


@dataclass(frozen=True)
class Settings:
    """The keys of a `gpu.toml`, with their defaults."""

    registers: int = 64
    """The most registers of a thread: with more, fewer threads run at once, and rules wait for memory most of the time."""
    unoptimised: tuple[str, ...] = ()
    """The kernels that the driver's assembler miscompiles when it optimises them."""

    def registers_of(self, kernel: str) -> int | None:
        """The most registers of a thread of this kernel; None for one that the driver must not optimise."""
        return None if kernel in self.unoptimised else self.registers


@cache
def settings_of(game: Game) -> Settings:
    """What the game says, or the defaults; TypeError for a key that means nothing here."""
    file = game.folder / "gpu.toml"
    if not file.is_file():
        return Settings()
    found: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in found.items()}
    return Settings(**values)
