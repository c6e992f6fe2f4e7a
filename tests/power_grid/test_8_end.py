"""NOTES 8: the end of the game."""

from __future__ import annotations

from random import Random

import pytest

from . import positions as p


def one_city_short(step: int = 2, seats: int = 3, end_at: int = 17, areas: str = p.WEST):
    """Seat 0 builds first and lacks one city for the end; the others have one city and 200 Elektro."""
    m = p.new_game(seats, areas=areas)
    assert m.view()["end_at"] == end_at
    p.set_order(m, *reversed(range(seats)))
    p.set_cash(m, *[200] * seats)
    p.lay_market(m, 30, 31, 32, 33, 34, 35, 36, 37)
    p.lay_stack(m, 38, 39, 40, "step-3")
    m.state.step = step
    p.give_network(m, 0, end_at - 1)
    for seat in range(1, seats):
        p.give_network(m, seat, 1)
        p.give_plants(m, seat, 13)
    return p.jump_to(m, "building", round_no=9)


def build_anywhere(m) -> list:
    return p.play(m, next(move for move in m.legal() if move.startswith("build")))


@pytest.mark.parametrize(("seats", "end_at"), [(3, 17), (4, 17), (5, 15), (6, 14)])
def test_8_1_the_round_in_which_a_network_reaches_the_end_number_is_played_to_the_end_of_phase_4(seats: int, end_at: int) -> None:
    areas = {3: p.WEST, 4: "green,brown,red,yellow"}.get(seats, p.ALL_BUT_PURPLE)
    m = one_city_short(seats=seats, end_at=end_at, areas=areas)
    assert m.seat == 0
    build_anywhere(m)
    assert p.player(m, 0)["cities"] == end_at
    assert not m.over
    p.play(m, "done")
    for seat in range(1, seats):
        assert m.seat == seat  # everyone still gets the build turn
        build_anywhere(m)
        assert not m.over
        p.play(m, "done")
    assert m.over
    assert m.seat is None
    assert m.view()["result"]["ended_by"] == "network"


def test_8_1_one_city_fewer_is_not_the_end() -> None:
    m = one_city_short()
    p.finish_phase(m)
    assert not m.over
    assert m.view()["phase"] == "bureaucracy"


def test_8_1_there_is_no_phase_5() -> None:
    m = one_city_short()
    build_anywhere(m)
    lying, lots = p.tokens(m), p.market(m)
    cash = [p.player(m, seat)["cash"] for seat in range(3)]
    events = p.finish_phase(m)
    assert [event.name for event in events] == ["game-ends"]
    assert [p.player(m, seat)["cash"] for seat in range(3)] == cash  # nobody is paid
    assert (p.tokens(m), p.market(m)) == (lying, lots)  # nothing is resupplied, no market change
    assert m.legal() == []
    assert m.why_not("done") == "game-over"


# 8.2: who wins. Plants 13, 18, 27, 33, 44, 50 burn nothing and power 1, 2, 3, 4, 5, 6 cities.


def final_position(*players: tuple[int, int, tuple[int, ...]]):
    """Seats with (cities, cash, plants), step 3, nobody able to build; somebody has enough cities to end the game."""
    seats = len(players)
    m = p.new_game(seats, areas={3: p.WEST, 4: "green,brown,red,yellow"}[seats])
    m.state.step = 3
    p.set_cash(m, *(cash for _, cash, _ in players))
    for seat, (cities, _, plants) in enumerate(players):
        p.give_network(m, seat, cities)
        p.give_plants(m, seat, *plants)
    return m


def test_8_2_most_cities_powered_wins_over_more_cities_and_more_money() -> None:
    m = p.jump_to(final_position((17, 9, (13,)), (2, 0, (18,)), (1, 5, (44,))), "building")
    assert m.over
    assert m.scores() == [1, 2, 1]
    assert m.ranking() == [2, 1, 3]


def test_8_2_nobody_powers_more_cities_than_his_network_has() -> None:
    m = p.jump_to(final_position((17, 0, (18,)), (1, 0, (50, 44)), (3, 0, (27,))), "building")
    assert m.scores() == [2, 1, 3]
    assert m.ranking() == [2, 3, 1]


def test_8_2_a_tie_goes_to_the_most_money() -> None:
    m = p.jump_to(final_position((17, 4, (18,)), (2, 5, (18,)), (2, 3, (18,))), "building")
    assert m.scores() == [2, 2, 2]
    assert m.ranking() == [2, 1, 3]


def test_8_2_a_further_tie_goes_to_the_most_cities() -> None:
    m = p.jump_to(final_position((17, 5, (18,)), (3, 5, (18,)), (4, 5, (18,))), "building")
    assert m.ranking() == [1, 3, 2]


def test_8_2_a_last_tie_is_a_shared_win() -> None:
    m = p.jump_to(final_position((17, 5, (18,)), (17, 5, (18,)), (8, 4, (18,)), (8, 4, (18,))), "building")
    assert m.ranking() == [1, 1, 3, 3]
    assert [row["place"] for row in m.view()["result"]["rows"]] == [1, 1, 3, 3]
    # The size of the plants is no tie-break: 22 powers as many cities as 18.
    m = p.jump_to(final_position((17, 5, (18,)), (17, 5, (22,)), (1, 5, ())), "building")
    assert m.ranking() == [1, 1, 3]


def test_8_2_the_printed_order_of_the_tie_breaks_is_the_one_that_ranks() -> None:
    players = [(17, 4, (18,)), (3, 5, (18,)), (2, 5, (18,)), (1, 9, (44,))]
    m = p.jump_to(final_position(*players), "building")
    rows = m.view()["result"]["rows"]
    keys = [tuple(row[number] for number in m.game.printed(m.board)["tie_breaks"]) for row in rows]
    assert [row["place"] for row in rows] == [1, 2, 3, 4]
    assert keys == sorted(keys, reverse=True)
    assert keys == [(2, 5, 3), (2, 5, 2), (2, 4, 17), (1, 9, 1)]


def test_8_2_only_fuel_in_store_counts() -> None:
    m = final_position((17, 0, (20,)), (17, 0, (25,)), (17, 0, (13,)))
    p.give_fuel(m, 0, coal=2)  # 20 needs three
    p.give_fuel(m, 1, coal=2)  # 25 needs two
    p.jump_to(m, "building")
    assert m.scores() == [0, 5, 1]
    assert m.ranking() == [3, 1, 2]


def test_8_2_the_best_powering_is_found_for_everyone() -> None:
    m = final_position((17, 0, (8, 10, 20)), (17, 0, (5, 4, 26)), (1, 0, ()))
    p.give_fuel(m, 0, coal=5)  # 20 (three coal, 5 cities) with 10 (two coal, 2 cities), not 8 with 10
    p.give_fuel(m, 1, coal=2, oil=4)  # coal for 4 or 5, oil for 26 (5 cities) and for 5
    p.jump_to(m, "building")
    assert m.scores()[:2] == [7, 7]
    assert fuel_untouched(m, 0) == 5


def fuel_untouched(m, seat: int) -> int:
    return sum(p.player(m, seat)["fuel"].values())


# 8.3: the step in which the game ends.


@pytest.mark.parametrize("step", [1, 2, 3])
def test_8_3_the_game_can_end_in_every_step(step: int) -> None:
    m = one_city_short(step)
    build_anywhere(m)
    events = p.finish_phase(m)
    assert m.over
    assert m.view()["step"] == step
    assert p.logged(events, "step-begins") == []


def test_8_3_step_2_and_end_in_the_same_phase_just_end_the_game() -> None:
    # Six cities before, 17 after: the trigger for step 2 is passed on the way.
    m = p.new_game(3, areas=p.WEST)
    p.set_order(m, 2, 1, 0)
    p.set_cash(m, 1000, 0, 0)
    p.lay_market(m, 30, 31, 32, 33, 34, 35, 36, 37)
    p.give_network(m, 0, 6)
    p.jump_to(m, "building")
    while p.player(m, 0)["cities"] < 17:
        build_anywhere(m)
    lots = p.market(m)
    events = p.play(m, "done")
    assert [event.name for event in events] == ["game-ends"]
    assert (m.over, m.view()["step"], p.market(m)) == (True, 1, lots)


def test_8_3_the_round_limit_ends_the_game_after_phase_4_too() -> None:
    m = p.new_game(3, areas=p.WEST, round_limit=2)
    p.set_order(m, 2, 1, 0)
    p.give_houses(m, 0, "essen")
    p.give_plants(m, 0, 13)
    p.jump_to(m, "building", round_no=1)
    p.finish_phase(m)
    assert not m.over
    p.jump_to(m, "building", round_no=2)
    events = p.finish_phase(m)
    assert [event.name for event in events] == ["round-limit-reached", "game-ends"]
    assert m.view()["result"]["ended_by"] == "round-limit"
    assert m.ranking()[0] == 1


# 8.4: the introductory game.


def introductory(seats: int = 3):
    m = p.new_game(seats, areas=p.WEST, introductory=True)
    p.set_order(m, *reversed(range(seats)))
    p.set_cash(m, *[500] * seats)
    p.lay_market(m, 30, 31, 32, 33, 34, 35, 36, 37)
    return m


@pytest.mark.parametrize("seats", [2, 3])
def test_8_4_the_introductory_game_ends_at_7_cities_and_nobody_builds_more(seats: int) -> None:
    m = introductory(seats)
    assert m.view()["end_at"] == 7
    p.give_network(m, 0, 6)
    p.give_network(m, 1, 5)
    p.jump_to(m, "building")
    assert m.seat == 0
    build_anywhere(m)
    assert p.refused(m, "build nuernberg") == "network-limit"
    assert m.legal() == ["done"]
    p.play(m, "done")
    build_anywhere(m)
    build_anywhere(m)  # those who build later may still reach 7
    assert p.player(m, 1)["cities"] == 7
    assert p.refused(m, "build nuernberg") == "network-limit"
    p.finish_phase(m)
    assert m.over
    assert m.view()["result"]["ended_by"] == "network"


def test_8_4_a_full_board_ends_the_introductory_game() -> None:
    m = introductory(2)
    for city in range(m.board.cities):
        if m.state.in_play[city]:
            m.state.owners[city], m.state.houses[city] = 1 << city % 2, 1
    m.state.cities[0] = m.state.cities[1] = 6
    p.jump_to(m, "building")
    assert m.over
    assert m.view()["result"]["ended_by"] == "full-board"


def test_8_1_the_end_number_is_never_more_than_can_be_joined() -> None:
    """With these areas of Italy (dealt by rules version 1 only) no link leads to Livorno: a network has 20 of 21 cities."""
    assert p.new_game(2, map="italy", areas="red,green,blue", stranded_cities=True).view()["end_at"] == 20
    assert p.new_game(3, map="italy", areas="red,green,blue", stranded_cities=True).view()["end_at"] == 17
    assert p.new_game(2, map="uk-ireland", areas="orange,green,yellow").view()["end_at"] == 18


def introductory_end(*players: tuple[int, int, int]):
    """The introductory game ends; seats with (cities, cash, plant)."""
    m = introductory()
    for seat, (size, cash, plant) in enumerate(players):
        p.give_network(m, seat, size)
        p.give_plants(m, seat, plant)
        m.state.cash[seat] = cash
    p.finish_phase(p.jump_to(m, "building"))
    assert m.over
    return m


def test_8_4_most_cities_powered_wins_the_introductory_game_and_a_tie_goes_to_the_most_money() -> None:
    m = introductory_end((7, 9, 13), (3, 0, 27), (2, 5, 18))  # plants for 1, 3 and 2 cities
    assert (m.scores(), m.ranking()) == ([1, 3, 2], [3, 1, 2])
    m = introductory_end((7, 4, 18), (3, 6, 18), (2, 5, 18))
    assert (m.scores(), m.ranking()) == ([2, 2, 2], [3, 1, 2])


def test_8_4_step_2_never_comes() -> None:
    m = introductory()
    assert m.view()["step_2_at"] is None
    p.give_network(m, 0, 6)
    p.give_houses(m, 1, "essen")
    p.jump_to(m, "building")
    assert p.refused(m, "build essen") == "city-full"
    events = p.finish_phase(m)
    assert p.logged(events, "step-begins") == []
    assert m.view()["step"] == 1


@pytest.mark.parametrize("options", [{}, {"deck": "variant-2"}, {"map": "china"}, {"map": "middle-east"}])
def test_8_4_step_3_never_comes_either(options: dict[str, str]) -> None:
    m = p.new_game(2, introductory=True, **options)
    assert "step-3" not in p.stack(m)
    # Idle players turn the whole stack over, again and again, until the round limit.
    rng = Random(1)
    while not m.over:
        moves = m.legal_actions()
        m.play(moves[0] if rng.random() < 0.8 else rng.choice(moves[:5]))
        assert m.view()["step"] == 1
    assert m.view()["result"] is not None


# 8.5: money.


def test_8_5_money_is_open_and_the_same_for_every_seat() -> None:
    m = p.new_game(3)
    p.set_cash(m, 12, 34, 56)
    for seat in (None, 0, 1, 2):
        assert [row["cash"] for row in m.view(seat)["players"]] == [12, 34, 56]


@pytest.mark.parametrize("seed", range(3))
def test_8_5_nobody_is_ever_in_debt(seed: int) -> None:
    rng = Random(seed)
    m = p.new_game(3, seed)
    poorest = 50
    while not m.over and m.ply < 1500:
        m.play(rng.choice(m.legal_actions()))
        poorest = min(poorest, *(p.player(m, seat)["cash"] for seat in range(3)))
    assert 0 <= poorest < 10  # somebody was poor, nobody owed
