"""The chance generator: the same everywhere, and fair."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from megawatt.kernel.rng.luck import below, next_word, seed_chance, shuffle

SEEDS = st.integers(0, 2**63 - 1)


def test_the_generator_gives_the_published_numbers():
    """xoroshiro64** from the state (1, 2), worked by hand from its definition."""
    luck = [1, 2]
    first = (((0x9E3779BB << 5 | 0x9E3779BB >> 27) & 0xFFFFFFFF) * 5) & 0xFFFFFFFF
    assert next_word(luck) == first
    assert luck == [((1 << 26) ^ 3 ^ (3 << 9)) & 0xFFFFFFFF, (3 << 13) & 0xFFFFFFFF]


@given(SEEDS)
def test_the_same_seed_gives_the_same_numbers(seed):
    a, b = [0, 0], [0, 0]
    seed_chance(a, seed)
    seed_chance(b, seed)
    assert [next_word(a) for _ in range(5)] == [next_word(b) for _ in range(5)]
    assert a != [0, 0]


@given(SEEDS, st.integers(1, 1000))
def test_below_stays_below(seed, n):
    luck = [0, 0]
    seed_chance(luck, seed)
    assert all(0 <= below(luck, n) < n for _ in range(20))


@given(SEEDS, st.integers(1, 1000))
def test_below_is_the_share_of_the_next_number(seed, n):
    """The high bits of the generator are its best, so a number is scaled, not divided."""
    luck, other = [0, 0], [0, 0]
    seed_chance(luck, seed)
    seed_chance(other, seed)
    assert [below(luck, n) for _ in range(5)] == [next_word(other) * n // 2**32 for _ in range(5)]


def test_neighbouring_seeds_have_nothing_in_common():
    first = []
    for seed in range(1000):
        luck = [0, 0]
        seed_chance(luck, seed)
        first.append(below(luck, 10))
    counts = Counter(first)
    assert all(60 <= counts[value] <= 140 for value in range(10))


def test_a_shuffle_reaches_every_order_about_equally():
    luck = [0, 0]
    seed_chance(luck, 5)
    orders = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        shuffle(luck, items, 0, 3)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 <= count <= 1150 for count in orders.values())
