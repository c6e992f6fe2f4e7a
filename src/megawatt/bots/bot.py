"""What a bot is, and where its chance comes from."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Protocol

from megawatt.kernel.chance import seed_chance
from megawatt.kernel.match import Match


class Bot(Protocol):
    """Somebody who decides for the seat to decide."""

    name: str

    def choose(self, match: Match) -> int:
        """A legal action for `match.seat`; the match is left alone."""


def chance_of(seed: int, ply: int) -> Any:
    """A chance generator of a bot's own for one decision.

    It depends on nothing but the bot's seed and the ply, so a bot plays the same after an undo and after a
    resumed match; the hash keeps it apart from the generator inside the game, whatever the seeds are.
    """
    mixed = int.from_bytes(blake2b(f"bot {seed} at {ply}".encode(), digest_size=7).digest(), "big")
    words = [0, 0]
    seed_chance(words, mixed)
    return words
