"""The generator that deals: the published cipher, the same at both speeds, and fair."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import megawatt
from megawatt.kernel.compilation.engine import engine, generator
from megawatt.kernel.rng.deal_rng import (
    COUNT,
    DEALING,
    MOST_SEED,
    SPARE,
    SPECK,
    XOROSHIRO,
    begin,
    begin_deal,
    draw_below,
    draw_word,
    encrypt,
    redraw_chance,
    seed_parts,
    shuffle_cards,
)
from megawatt.kernel.rng.luck import next_word, seed_chance

SEEDS = st.integers(0, MOST_SEED[SPECK])


def begun(seed: int, generator: str = SPECK) -> list[int]:
    chance = [0] * 6
    begin(chance, seed, generator)
    return chance


def test_the_cipher_gives_the_published_test_vector():
    """Speck64/128 in appendix C of eprint.iacr.org/2013/404."""
    chance = [0x03020100, 0x0B0A0908, 0x13121110, 0x1B1A1918, 0, 0]
    assert encrypt(chance, 0x3B726574, 0x7475432D) == 0x8C6FA548
    assert chance[SPARE] == 0x454E028B


def test_words_are_the_two_halves_of_consecutive_blocks():
    chance = begun(2**127 + 3)
    drawn = [draw_word(chance) for _ in range(6)]
    blocks = []
    for number in range(3):
        blocks += [encrypt(chance, DEALING, number), chance[SPARE]]
    assert drawn == blocks


def test_compiled_words_are_the_same_words():
    eng = engine(megawatt.find("overload"), "compiled")
    compiled = eng.bind(draw_word)
    for seed in (0, 1, 2**32 - 1, 2**64 + 5, MOST_SEED[SPECK]):
        for name in (SPECK, XOROSHIRO):
            if seed > MOST_SEED[name]:
                continue
            chance, plain = np.array(begun(seed, name), np.uint32), begun(seed, name)
            assert [int(compiled(chance)) for _ in range(9)] == [draw_word(plain) for _ in range(9)]
            assert chance.tolist() == plain


@given(SEEDS)
def test_every_bit_of_a_seed_counts(seed):
    drawn = draw_word(begun(seed)), draw_word(begun(seed ^ 1)), draw_word(begun(seed ^ 1 << 127))
    assert len(set(drawn)) == 3


@given(SEEDS, st.integers(0, 2**31))
def test_a_seed_further_on_is_the_sum(seed, further):
    chance = [0] * 6
    begin_deal(chance, seed_parts(seed), further)
    assert chance == begun((seed + further) % 2**128)


@given(SEEDS, st.integers(1, 1000))
def test_draws_stay_below(seed, n):
    chance = begun(seed)
    assert all(0 <= draw_below(chance, n) < n for _ in range(20))


def test_neighbouring_seeds_have_nothing_in_common():
    counts = Counter(draw_below(begun(seed), 10) for seed in range(1000))
    assert all(60 <= counts[value] <= 140 for value in range(10))


def test_a_shuffle_reaches_every_order_about_equally():
    chance, orders = begun(5), Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        shuffle_cards(chance, cards, 0, 3)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 <= count <= 1150 for count in orders.values())


def test_the_generator_of_0_1_0_still_gives_its_numbers():
    luck = [0, 0]
    seed_chance(luck, 823_646_190_372_845)
    chance = begun(823_646_190_372_845, XOROSHIRO)
    assert [draw_word(chance) for _ in range(9)] == [next_word(luck) for _ in range(9)]
    assert chance == [*luck, 0, 0, 0, 0]


def test_another_future_has_another_key():
    chance = begun(7)
    draw_word(chance)
    redraw_chance(chance, generator(1))
    assert chance[COUNT] == 1
    assert chance[:4] != seed_parts(7)


@pytest.mark.parametrize("seed", [2**128, -1, "7", True, pytest.param(10**5000, id="huge")])
def test_a_seed_is_a_number_of_at_most_128_bits(seed):
    with pytest.raises(megawatt.OptionError, match="should be a number from 0 to 340282366920938463463374607431768211455"):
        megawatt.new("overload", 3, seed)


def test_without_a_seed_128_bits_are_drawn():
    assert max(megawatt.new("overload", 3).seed for _ in range(20)) >= 2**120
