"""A fast generator: xoroshiro64** on two 32-bit numbers (`luck`), for bots and imagined positions.

It gives the same numbers interpreted, compiled and on a GPU because every step is masked to 32 bits. A few of them reveal all
others, so cards are dealt by another one (deal_rng.py); only matches of version 0.1.0 were dealt by this.
"""

from megawatt.kernel.rules.rule import rule

LOW_32 = 0xFFFFFFFF


@rule
def scramble(x):
    """Spread the bits of a 32-bit number (the murmur3 finaliser)."""
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & LOW_32
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & LOW_32
    return x ^ (x >> 16)


@rule
def seed_chance(luck, seed):
    """Start the generator in `luck` from any integer seed of up to 63 bits."""
    luck[0] = scramble((seed & LOW_32) ^ 0x9E3779B9)
    luck[1] = scramble(((seed >> 32) & LOW_32) ^ scramble(luck[0] + 0x6A09E667 & LOW_32))
    if luck[0] == 0 and luck[1] == 0:
        luck[1] = 1


@rule
def rotate_left(x, bits):
    """A 32-bit rotation."""
    return ((x << bits) | (x >> (32 - bits))) & LOW_32


@rule
def next_word(luck):
    """The next 32 random bits."""
    a = luck[0] & LOW_32
    b = (luck[1] & LOW_32) ^ a
    result = (rotate_left((a * 0x9E3779BB) & LOW_32, 5) * 5) & LOW_32
    luck[0] = rotate_left(a, 26) ^ b ^ ((b << 9) & LOW_32)
    luck[1] = rotate_left(b, 13)
    return result


@rule
def below(luck, n):
    """A uniform number from 0 to n - 1."""
    return (next_word(luck) * n) >> 32


@rule
def put_in_order(items, start, count):
    """Sort items[start : start + count] in place, so that nothing of a hidden order is left before it is redrawn."""
    for i in range(start + 1, start + count):
        item = items[i]
        place = i
        while place > start and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item


@rule
def shuffle(luck, items, start, count):
    """Shuffle items[start : start + count] in place."""
    for i in range(count - 1, 0, -1):
        j = below(luck, i + 1)
        kept = items[start + i]
        items[start + i] = items[start + j]
        items[start + j] = kept
