"""The generator of bots: seeded for every decision from the bots' seed, the seat and the ply alone.

So a bot decides alike after an undo, after a restart, in a match and in a batch, at both speeds, and whatever the others did with
their chance. What a bot redraws because its seat cannot know it comes from another generator: a bot that looks at nothing hidden
decides alike with and without redrawing.
"""

from __future__ import annotations

from megawatt.kernel.rng.luck import LOW_32, scramble, seed_chance
from megawatt.kernel.rules.rule import rule

MOST_SEATS = 16
LOW_63 = (1 << 63) - 1
REDRAWING = 0x5265647261776E
"""Keeps redrawing apart from choosing: "Redrawn"."""


@rule
def begin_bots(key, seed):
    """The key of one game's bots from their seed."""
    seed_chance(key, seed & LOW_63)


@rule
def begin_decision(luck, key, seat, ply):
    """Start the generator of one decision."""
    luck[0] = scramble(key[0] ^ ((ply * MOST_SEATS + seat) & LOW_32))
    luck[1] = scramble(key[1] ^ luck[0])
    if luck[0] == 0 and luck[1] == 0:
        luck[1] = 1


def decision_rng(seed: int, seat: int, ply: int) -> list[int]:
    """The generator that a bot chooses with."""
    key, luck = [0, 0], [0, 0]
    begin_bots(key, seed)
    begin_decision(luck, key, seat, ply)
    return luck


def resampling_rng(seed: int, seat: int, ply: int) -> list[int]:
    """The generator that redraws what the seat cannot know before its bot chooses."""
    return decision_rng(seed ^ REDRAWING, seat, ply)
