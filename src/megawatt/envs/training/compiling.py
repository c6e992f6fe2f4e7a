"""Functions that PyTorch compiles where it can; where it can't, they run as they are, and the log says why."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import torch


class Compiled:
    """A function over tensors of unchanging shapes, compiled at its first call."""

    def __init__(self, function: Callable[..., Any], enabled: bool) -> None:
        self._plain = function
        self._fast: Callable[..., Any] | None = torch.compile(function, dynamic=False) if enabled else None

    @property
    def compiled(self) -> bool:
        """Whether it still is."""
        return self._fast is not None

    def __call__(self, *arguments: Any) -> Any:
        """Compiled, or as it is."""
        if self._fast is not None:
            try:
                return self._fast(*arguments)
            except torch.OutOfMemoryError:
                raise
            except Exception as fault:  # compilers fail in many ways, and all of them leave the plain function
                self.give_up(fault)
        return self._plain(*arguments)

    def give_up(self, fault: Exception) -> None:
        """Run uncompiled from now on."""
        self._fast = None
        reason = str(fault).strip().splitlines()
        name = getattr(self._plain, "__name__", "a function")
        logging.getLogger(__name__).warning(
            "%s runs uncompiled: %s: %s", name, type(fault).__name__, reason[0] if reason else "no reason given"
        )
