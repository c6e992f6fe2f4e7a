"""The generator that deals: Speck64/128 in counter mode, keyed by a seed of 128 bits.

Speck is the block cipher of Beaulieu, Shors, Smith, Treatman-Clark, Weeks and Wingers, "The SIMON and SPECK Families of
Lightweight Block Ciphers" (2013, eprint.iacr.org/2013/404): additions, rotations and exclusive ors of 32-bit numbers, 27 rounds.
Whoever has seen any number of cards cannot tell the next one without trying all keys. The generator lives in the state
(`s.chance`, declared as CHANCE), so a position carries its own future, and every step is masked to 32 bits, so that its numbers
are the same interpreted, compiled and on a GPU.

A state of version 0.1.0 dealt with the generator of chance.py; its matches go on with it. A count of 0 marks them.
"""

from __future__ import annotations

import struct
from typing import Any

from megawatt.kernel.errors import OptionError
from megawatt.kernel.rng.luck import LOW_32, next_word, seed_chance
from megawatt.kernel.rules.records import Record, u32
from megawatt.kernel.rules.rule import rule
from megawatt.kernel.whole_numbers import whole_number

KEY_PARTS = 4
COUNT = 4
"""1 and how many numbers have been drawn; 0 for the generator of version 0.1.0 in the first two numbers."""
SPARE = 5
"""The second half of the last block."""
CHANCE: Any = u32[6]
"""The field `chance` of every State."""
CHANCE_BYTES, CHANCE_BYTES_0_1_0 = 24, 16

ROUNDS = 27
ALPHA, BETA = 8, 3
"""How far Speck rotates to the right and to the left."""
DEALING = 0x6465616C
"""The upper half of every block that is encrypted: "deal"."""

SPECK, XOROSHIRO = "speck64-128", "xoroshiro64"
SEED_BITS = 128
MOST_SEED = {SPECK: 2**SEED_BITS - 1, XOROSHIRO: 2**63 - 1}
"""The generators by their names in files, with the largest seed of each."""


def checked_seed(seed: Any, dealt_by: str = SPECK) -> int:
    """The seed, if it is one of this generator; OptionError says what would be."""
    if dealt_by not in MOST_SEED:
        raise OptionError(f"no generator is called {dealt_by!r}; known: {', '.join(MOST_SEED)}")
    return whole_number("seed", seed, 0, MOST_SEED[dealt_by])


def seed_parts(seed: int) -> list[int]:
    """A seed as four numbers of 32 bits, the lowest first."""
    return [seed >> 32 * place & LOW_32 for place in range(KEY_PARTS)]


def begin(chance: Any, seed: int, generator: str = SPECK) -> None:
    """Begin the chance of a state of zeros."""
    if generator == XOROSHIRO:
        seed_chance(chance, seed)
    else:
        begin_deal(chance, seed_parts(seed), 0)


def upgrade_position(state: Record, position: bytes) -> bytes:
    """The bytes of a state as they are today: in version 0.1.0 its chance was two numbers of 64 bits."""
    longer = CHANCE_BYTES - CHANCE_BYTES_0_1_0
    if len(position) != len(state.memory) - longer:
        return position
    start = state.offsets["chance"]
    end = start + CHANCE_BYTES_0_1_0
    old = [number & LOW_32 for number in struct.unpack("<2Q", position[start:end])]
    return position[:start] + struct.pack("<6I", *old, 0, 0, 0, 0) + position[end:]


@rule
def begin_deal(chance, seed, further):
    """Begin from the seed in these four parts, plus an offset."""
    carried = further
    for place in range(KEY_PARTS):
        carried += seed[place]
        chance[place] = carried & LOW_32
        carried >>= 32
    chance[COUNT] = 1
    chance[SPARE] = 0


@rule
def redraw_chance(chance, luck):
    """Another future, with a key from the generator of a bot or of an imagined position."""
    for place in range(KEY_PARTS):
        chance[place] = next_word(luck)
    chance[COUNT] = 1
    chance[SPARE] = 0


@rule
def draw_word(chance):
    """The next 32 random bits of a deal."""
    count = chance[COUNT] & LOW_32
    if count == 0:
        return next_word(chance)
    chance[COUNT] = count + 1
    if count & 1:
        return encrypt(chance, DEALING, count >> 1)
    return chance[SPARE] & LOW_32


@rule
def encrypt(chance, x, y):
    """The block (x, y) under the key in `chance`: the first half of the result; the second is left in SPARE."""
    key = chance[0] & LOW_32
    a, b, c = chance[1] & LOW_32, chance[2] & LOW_32, chance[3] & LOW_32
    for number in range(ROUNDS):  # rotations are written out: a call for each would double the time of interpreted setup
        x = ((x >> ALPHA | x << 32 - ALPHA) + y & LOW_32) ^ key
        y = (y << BETA & LOW_32 | y >> 32 - BETA) ^ x
        further = ((a >> ALPHA | a << 32 - ALPHA) + key & LOW_32) ^ number
        key = (key << BETA & LOW_32 | key >> 32 - BETA) ^ further
        a, b, c = b, c, further
    chance[SPARE] = y
    return x


@rule
def draw_below(chance, n):
    """A uniform number from 0 to n - 1."""
    return (draw_word(chance) * n) >> 32


@rule
def shuffle_cards(chance, cards, start, count):
    """Shuffle cards[start : start + count] in place."""
    for i in range(count - 1, 0, -1):
        j = draw_below(chance, i + 1)
        kept = cards[start + i]
        cards[start + i] = cards[start + j]
        cards[start + j] = kept
