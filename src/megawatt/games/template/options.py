"""What players agree on before a game of Overload."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from megawatt.author import Option

OPTIONS = (Option("open_fuses", False),)


def sample_agreements(seats: int) -> Sequence[Mapping[str, Any]]:
    """Option sets that together show every option."""
    return [{}, {"open_fuses": True}]
