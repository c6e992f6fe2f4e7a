"""Who meets whom: the laws of pairing, for many sizes and seeds."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from megawatt.server.tournaments.pairing.round_robin import fewest_rounds, meetings, round_robin
from megawatt.server.tournaments.pairing.standings import Seat, points_of, shares_of, standings
from megawatt.server.tournaments.pairing.swiss import next_round
from megawatt.server.tournaments.pairing.tables import Round, SeatsHad, pairs_of, table_sizes

MAX_ROUNDS = 31


def everybody(drawn: Round) -> list[int]:
    return sorted([*drawn.byes, *(who for table in drawn.tables for who in table)])


def sizes_up_to(seats: int) -> range:
    return range(2, seats + 1)


@given(st.integers(2, 64), st.sets(st.integers(2, 6), min_size=1))
def test_tables_are_few_and_equal_and_byes_rare(people: int, sizes: set[int]) -> None:
    tables, byes = table_sizes(people, sizes)
    assert sum(tables) + byes == people
    assert set(tables) <= sizes
    assert not tables or max(tables) - min(tables) <= 1
    if sizes == set(sizes_up_to(max(sizes))):
        assert byes == (people % 2 if sizes == {2} else 0)
        assert len(tables) == -(-(people - byes) // max(sizes))


# Round robin


@pytest.mark.parametrize("people", [*range(3, 10), 16, 23, 24])
def test_pairs_all_meet_once_and_have_both_seats_equally_often(people: int) -> None:
    rounds = round_robin(people, {2}, people, MAX_ROUNDS)
    assert len(rounds) == people - 1 + people % 2
    assert set(meetings(rounds).values()) == {1}
    assert all(everybody(each) == list(range(people)) for each in rounds)
    had = SeatsHad(table for each in rounds for table in each.tables)
    assert all(abs(had.of(who, 0) - had.of(who, 1)) <= 1 - people % 2 for who in range(people))
    assert Counter(who for each in rounds for who in each.byes) == (dict.fromkeys(range(people), 1) if people % 2 else {})


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("people", [4, 5, 6, 7, 8, 10, 13, 18, 24])
def test_everybody_meets_everybody_at_larger_tables_too(people: int, seats: int) -> None:
    rounds = round_robin(people, sizes_up_to(seats), 7, MAX_ROUNDS)
    assert all(everybody(each) == list(range(people)) and not each.byes for each in rounds)
    assert all(len(table) in sizes_up_to(seats) for each in rounds for table in each.tables)
    assert min(meetings(rounds).values()) >= 1
    if people > seats:
        assert len(rounds) <= 2 * fewest_rounds(people, seats) + 1
        met = Counter(meetings(rounds).values())
        assert met[1] + met[2] + met[3] > 0.8 * met.total(), f"some meet far more often than others: {met}"
    full = [table for each in rounds for table in each.tables if len(table) == max(map(len, each.tables))]
    had, often = SeatsHad(full), Counter(who for table in full for who in table)
    size = max(len(table) for table in full)
    for who in range(people):
        counts = [had.of(who, seat) for seat in range(size)]
        assert max(counts) <= often[who] // size + 2, f"{who} has had the same seat too often: {counts}"


@pytest.mark.parametrize("order", [3, 4, 5])
def test_as_many_tables_as_seats_meet_exactly_once(order: int) -> None:
    rounds = round_robin(order * order, sizes_up_to(order), 3, MAX_ROUNDS)
    assert len(rounds) == order + 1
    assert set(meetings(rounds).values()) == {1}


def test_all_at_one_table_have_every_seat_once() -> None:
    rounds = round_robin(4, sizes_up_to(6), 1, MAX_ROUNDS)
    assert all(len(each.tables) == 1 for each in rounds)
    assert all(sorted(each.tables[0][seat] for each in rounds) == [0, 1, 2, 3] for seat in range(4))


@settings(max_examples=25)
@given(st.integers(2, 8), st.sets(st.integers(2, 5), min_size=1), st.integers(0, 9), st.integers(1, 9))
def test_a_round_robin_keeps_to_its_sizes_and_rounds_whatever_they_are(people: int, sizes: set[int], seed: int, most: int) -> None:
    rounds = round_robin(people, sizes, seed, most)
    assert len(rounds) <= most
    assert all(set(map(len, each.tables)) <= sizes for each in rounds)
    assert rounds == round_robin(people, sizes, seed, most), "the same seed draws the same"


# Swiss


def played_out(people: int, seats: int, rounds: int, seed: int) -> tuple[list[Round], list[dict[int, float]]]:
    """A whole swiss tournament in which the higher number usually wins; the scores before every round."""
    chance, scores = Random(seed), dict.fromkeys(range(people), 0.0)
    drawn: list[Round] = []
    before = []
    for _ in range(rounds):
        tables = [table for each in drawn for table in each.tables]
        byes = [who for each in drawn for who in each.byes]
        drawn.append(next_round(scores, tables, byes, sizes_up_to(seats), seed))
        before.append(dict(scores))
        for table in drawn[-1].tables:
            order = sorted(table, key=lambda who: -who - chance.random() * people)
            for who, points in zip(order, points_of(list(range(1, len(table) + 1))), strict=True):
                scores[who] += points
        for who in drawn[-1].byes:
            scores[who] += 1
    return drawn, before


@settings(max_examples=40)
@given(st.integers(2, 16), st.integers(0, 100), st.integers(1, 6))
def test_nobody_meets_twice_at_tables_of_two_while_it_can_be_avoided(people: int, seed: int, rounds: int) -> None:
    drawn, _ = played_out(people, 2, rounds, seed)
    assert all(everybody(each) == list(range(people)) for each in drawn)
    met = pairs_of(table for each in drawn for table in each.tables)
    if rounds <= people // 2:  # so many rounds without a repeat are possible whatever was drawn before
        assert max(met.values()) == 1
    rested = Counter(who for each in drawn for who in each.byes)
    assert max(rested.values(), default=0) <= (1 if rounds <= people // 2 else 2 + rounds // people)


@pytest.mark.parametrize(("people", "seats", "rounds"), [(12, 3, 3), (16, 4, 3), (13, 4, 3), (24, 3, 4), (32, 4, 4), (36, 6, 3)])
def test_nobody_meets_twice_at_larger_tables_where_there_is_room(people: int, seats: int, rounds: int) -> None:
    for seed in range(2):
        drawn, _ = played_out(people, seats, rounds, seed)
        assert set(pairs_of(table for each in drawn for table in each.tables).values()) == {1}


@pytest.mark.parametrize("people", [5, 7, 9, 13])
def test_nobody_has_a_second_bye_before_all_had_one(people: int) -> None:
    """Even when the same one is always last."""
    scores = {who: float(who) for who in range(people)}
    byes: list[int] = []
    played: list[list[int]] = []
    for _ in range(people // 2):
        drawn = next_round(scores, played, byes, {2}, 5)
        byes += drawn.byes
        played += drawn.tables
    assert byes[0] == 0, "the last one first"
    assert len(set(byes)) == len(byes) == people // 2


@pytest.mark.parametrize(("people", "seats"), [(16, 2), (33, 2), (24, 3), (32, 4)])
def test_scores_near_each_other_meet(people: int, seats: int) -> None:
    for seed in range(2):
        drawn, before = played_out(people, seats, 4, seed)
        last, scores = drawn[-1], before[-1]
        near = fmean(_apart(scores, table) for table in last.tables)
        order = list(scores)
        Random(seed).shuffle(order)
        drawn_blindly = fmean(_apart(scores, order[place : place + seats]) for place in range(0, people - seats + 1, seats))
        assert near < drawn_blindly
        best = max(scores.values())
        assert max(scores[who] for who in last.tables[0]) == best, "the first table is that of the leaders"


def _apart(scores: dict[int, float], table: list[int]) -> float:
    return max(scores[who] for who in table) - min(scores[who] for who in table)


@pytest.mark.parametrize(("people", "seats"), [(16, 2), (21, 2), (24, 3), (32, 4)])
def test_seats_rotate(people: int, seats: int) -> None:
    for seed in range(2):
        drawn, _ = played_out(people, seats, 6, seed)
        full = [table for each in drawn for table in each.tables if len(table) == seats]
        had = SeatsHad(full)
        for who in range(people):
            counts = [had.of(who, seat) for seat in range(seats)]
            assert max(counts) - min(counts) <= 3, f"{who} of {people} has had the seats {counts}"
        uneven = sum(max(had.of(who, seat) for seat in range(seats)) > -(-6 // seats) + 1 for who in range(people))
        assert uneven <= people // 8


def test_the_same_seed_pairs_the_same_and_another_one_otherwise() -> None:
    scores = dict.fromkeys(range(12), 0.0)
    once, again, other = (next_round(scores, [], [], {2, 3, 4}, seed) for seed in (1, 1, 2))
    assert once == again != other


def test_who_has_gone_is_not_paired_and_too_few_have_a_bye() -> None:
    drawn = next_round({3: 1.0, 5: 0.0, 9: 2.0}, [[3, 5], [9, 4]], [], {2}, 8)
    assert everybody(drawn) == [3, 5, 9]
    assert drawn.byes == [5], "the lowest score rests"
    assert next_round({4: 1.0}, [], [], {2}, 8) == Round([], [4])


# Standings


def test_places_are_worth_from_one_to_nothing_and_ties_share() -> None:
    assert points_of([1, 2]) == [1, 0]
    assert points_of([1, 1]) == [0.5, 0.5]
    assert points_of([2, 1, 3]) == [0.5, 1, 0]
    assert points_of([1, 1, 3, 4]) == pytest.approx([5 / 6, 5 / 6, 1 / 3, 0])
    assert points_of([1, 2, 2, 2]) == pytest.approx([1, 1 / 3, 1 / 3, 1 / 3])
    assert points_of([None, None, None]) == [0.5, 0.5, 0.5]
    assert points_of([None]) == [1]


@given(st.lists(st.integers(1, 6), min_size=2, max_size=6))
def test_a_table_always_gives_half_a_point_for_each_of_its_people(places: list[int]) -> None:
    assert sum(points_of(places)) == pytest.approx(len(places) / 2)


@given(st.lists(st.integers(-50, 200), min_size=2, max_size=6))
def test_shares_are_one_on_average_and_never_below_nothing(scores: list[int]) -> None:
    shares = shares_of(scores)
    assert sum(shares) == pytest.approx(len(scores))
    assert min(shares) >= 0


def test_standings_go_by_points_then_the_strength_of_those_met_then_the_share() -> None:
    tables = [
        [Seat(0, 1.0, 1.2, True), Seat(1, 0.0, 0.8)],
        [Seat(2, 1.0, 1.4, True), Seat(3, 0.0, 0.6)],
        [Seat(0, 0.5), Seat(2, 0.5)],
        [Seat(1, 1.0, 1.1, True), Seat(3, 0.0, 0.9)],
        [Seat(4, 1.0)],
    ]
    lines = standings(range(6), tables)
    assert [(line.who, line.place) for line in lines] == [(0, 1), (2, 2), (1, 3), (4, 4), (3, 5), (5, 6)]
    first, second, *_ = lines
    assert (first.points, first.strength, first.games, first.wins) == (1.5, 1.25, 2, 1)
    assert (second.points, second.strength) == (1.5, 0.75), "the same points against weaker ones"
    assert [line.byes for line in lines] == [0, 0, 0, 1, 0, 0]
    equal = standings([1, 2], [[Seat(1, 0.5, 1.0), Seat(2, 0.5, 1.0)]])
    assert [line.place for line in equal] == [1, 1]
