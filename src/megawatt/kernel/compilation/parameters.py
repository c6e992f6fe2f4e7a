"""What an entry point of generated code takes: arrays and records by their address, and plain numbers. Needs no compiler."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

ROWS = -1
"""In a shape: the number of rows that the caller of the entry point gives."""


@dataclass(frozen=True)
class Numbers:
    """A parameter that is an array, passed as the address of its first number; without a shape, a single record."""

    dtype: Any
    shape: tuple[int, ...] = ()

    @property
    def bytes(self) -> int:
        """The memory it takes, if the number of its rows is known."""
        return int(np.dtype(self.dtype).itemsize * np.prod(self.shape, dtype=np.int64))

    def words(self, name: str) -> str:
        """How a lowered rule takes it. Of an array: owner, parent, items, bytes of an item, address, shape, strides."""
        if not self.shape:
            return f"ptr %{name}"
        size = np.dtype(self.dtype).itemsize
        sizes = ["%rows" if each == ROWS else str(each) for each in self.shape]
        strides = [str(size) if axis == len(sizes) - 1 else f"%{name}.stride" for axis in range(len(sizes))]
        words = ["ptr null", "ptr null", "i64 0", f"i64 {size}", f"ptr %{name}", *(f"i64 {each}" for each in [*sizes, *strides])]
        return ", ".join(words)

    def stride(self, name: str) -> str:
        """The line that computes how far the rows of a table are apart."""
        if len(self.shape) < 2:
            return ""
        across = "%rows" if self.shape[1] == ROWS else str(self.shape[1])
        return f"  %{name}.stride = mul i64 {across}, {np.dtype(self.dtype).itemsize}\n"


Parameter = Numbers | type[int] | type[float]
