"""NOTES 1: setup."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from megawatt import Match, MegawattError, OptionError
from megawatt.games.power_grid.areas import areas_in_play
from megawatt.games.power_grid.maps import MAP_IDS, load_map
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.rules.rule import INTERPRETED

from . import positions as p

NEIGHBOURS = {
    "green": {"brown", "red", "yellow"},
    "brown": {"green", "yellow"},
    "red": {"green", "yellow", "blue"},
    "yellow": {"green", "brown", "red", "blue", "purple"},
    "blue": {"red", "yellow", "purple"},
    "purple": {"yellow", "blue"},
}


def hang_together(areas: list[str]) -> bool:
    reached = {areas[0]}
    while more := {area for area in areas if NEIGHBOURS[area] & reached} - reached:
        reached |= more
    return reached == set(areas)


@pytest.mark.parametrize(("seats", "areas"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_1_1_number_of_areas_by_players(seats: int, areas: int) -> None:
    m = p.new_game(seats)
    assert len(m.view()["areas"]) == areas
    assert len(m.view()["cities"]) == 7 * areas


def test_1_1_cities_outside_the_areas_in_play_do_not_exist() -> None:
    m = p.new_game(2, areas="green,brown,yellow")
    p.jump_to(m, "building")
    assert "essen" not in [row["id"] for row in m.view()["cities"]]
    assert p.refused(m, "build essen") == "out-of-play"
    assert m.why_not("build erfurt") is None


def test_1_1_no_path_runs_through_areas_out_of_play() -> None:
    # Hannover - Kassel - Fulda costs 15 + 8. Without red it is Hannover - Erfurt - Fulda, 19 + 13.
    with_red = p.new_game(2, areas="green,red,yellow")
    without_red = p.new_game(2, areas="green,brown,yellow")
    for m in (with_red, without_red):
        p.give_houses(m, 0, "hannover")
    assert p.price_of(with_red, 0, "fulda") == 10 + 15 + 8
    assert p.price_of(without_red, 0, "fulda") == 10 + 19 + 13


def test_1_2_areas_drawn_at_random_always_hang_together() -> None:
    drawn = [p.new_game(3, seed).view()["areas"] for seed in range(60)]
    assert all(len(areas) == 3 and hang_together(areas) for areas in drawn)
    assert len({tuple(areas) for areas in drawn}) > 5


def test_1_2_areas_chosen_by_the_host() -> None:
    assert p.new_game(3, areas="purple,blue,red").view()["areas"] == ["red", "blue", "purple"]


def test_1_2_areas_chosen_by_the_host_must_hang_together() -> None:
    with pytest.raises(OptionError, match="purple does not hang together with green"):
        p.new_game(3, areas="green,brown,purple")
    with pytest.raises(OptionError, match="3 different areas, not 2"):
        p.new_game(3, areas="green,brown")
    with pytest.raises(OptionError, match="none of the areas"):
        p.new_game(3, areas="green,brown,pink")


def test_1_2_areas_drafted_in_turn_must_hang_together() -> None:
    m = p.new_game(3, areas="draft")
    order = m.view()["order"]
    assert (m.view()["phase"], m.seat) == ("choosing-areas", order[0])
    p.play(m, "area purple")
    assert m.seat == order[1]
    assert p.refused(m, "area purple") == "area-taken"
    assert p.refused(m, "area green") == "area-apart"
    assert m.legal() == ["area yellow", "area blue"]
    p.play(m, "area yellow")
    assert m.seat == order[2]
    assert m.why_not("area green") is None
    p.play(m, "area green")
    assert m.view()["areas"] == ["green", "yellow", "purple"]
    assert m.view()["phase"] == "auction"


def cities_out_of_reach(m: Match) -> list[str]:
    """The cities in play that a network in the first of them can never reach, going by the map alone."""
    board_map, in_play = m.board.printed.map, {row["id"] for row in m.view()["cities"]}
    ids = [city.id for city in board_map.cities]
    links = [(ids[link.a], ids[link.b]) for link in board_map.links if {ids[link.a], ids[link.b]} <= in_play]
    lost = set(in_play)
    for island in {area.island for area in board_map.areas}:
        here = [city.id for city in board_map.cities if city.id in in_play and board_map.areas[city.area].island == island]
        reached = set(here[:1])
        while more := {city for link in links if set(link) & reached for city in link} - reached:
            reached |= more
        lost -= reached
    return sorted(lost)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("map_id", [map_id for map_id in MAP_IDS if map_id != "australia"])
def test_1_1_whatever_areas_may_be_chosen_every_city_in_play_can_be_reached(map_id: str, seats: int) -> None:
    """All twenty maps; Australia, where any city can be connected for 20, has a test of its own below."""
    areas = [area.id for area in load_map(map_id).areas]
    count = areas_in_play(load_map(map_id), seats)
    lawful = 0
    for chosen in combinations(areas, count):
        try:
            m = p.new_game(seats, map=map_id, areas=",".join(chosen))
        except OptionError:
            continue
        assert cities_out_of_reach(m) == [], chosen
        lawful += 1
    assert lawful > 0


def test_1_1_in_australia_every_city_can_be_connected_for_20_whatever_areas_are_in_play() -> None:
    m = p.new_game(2, map="australia", areas="pink,green,yellow")
    p.give_houses(m, 0, "brisbane")
    assert p.price_of(m, 0, "hobart") == 10 + 20


def test_1_1_areas_that_cut_a_city_off_are_not_chosen_by_the_host() -> None:
    with pytest.raises(OptionError, match="with red,green,blue in play there is no way to livorno"):
        p.new_game(3, map="italy", areas="red,green,blue")


def test_1_1_areas_that_cut_a_city_off_are_never_dealt() -> None:
    drawn = {frozenset(p.new_game(3, seed, map="italy").view()["areas"]) for seed in range(120)}
    assert frozenset(("red", "green", "blue")) not in drawn
    assert len(drawn) == 6, "all other sets of three that hang together are"


@pytest.mark.parametrize("order", ["red green blue", "green red blue", "green blue red", "blue green red"])
def test_1_1_areas_that_cut_a_city_off_are_not_drafted(order: str) -> None:
    first, second, last = order.split()
    m = p.new_game(3, map="italy", areas="draft")
    p.play(m, f"area {first}", f"area {second}")
    assert p.refused(m, f"area {last}") == "area-cuts-off"
    assert "area yellow" in m.legal()


def test_1_1_a_draft_never_runs_into_a_dead_end() -> None:
    for seed in range(40):
        m, chance = p.new_game(3, seed, map="italy", areas="draft"), random.Random(seed)
        while m.view()["phase"] == "choosing-areas":
            m.play(chance.choice(m.legal()))
        assert cities_out_of_reach(m) == []


@pytest.mark.parametrize(("seats", "removed"), [(2, 8), (3, 8), (4, 4), (5, 0), (6, 0)])
def test_1_3_draw_stack(seats: int, removed: int) -> None:
    m = p.new_game(seats)
    assert p.offered(m) == ["3", "4", "5", "6"]
    assert p.future(m) == ["7", "8", "9", "10"]
    assert p.stack(m)[0] == "13"
    assert p.stack(m)[-1] == "step-3"
    assert len(p.stack(m)) == 42 - 8 - removed + 1
    assert m.view()["plants"]["removed"] == removed
    others = p.stack(m)[1:-1]
    assert others != sorted(others, key=int)
    assert not {"3", "4", "5", "6", "7", "8", "9", "10", "13"} & set(others)


def test_1_3_the_removed_plants_stay_secret_and_differ_from_game_to_game() -> None:
    all_plants = {str(number) for number in range(3, 51)} - {"41", "43", "45", "47", "48", "49"}
    removed = []
    for seed in range(30):
        m = p.new_game(3, seed)
        removed.append(frozenset(all_plants - set(p.market(m)) - set(p.stack(m))))
        shown = m.view()["plants"]
        assert (shown["known_top"], shown["known_bottom"], shown["stack"]) == (["13"], ["step-3"], 27)
    assert all(len(plants) == 8 for plants in removed)
    assert len(set(removed)) == 30
    assert not {"3", "4", "5", "6", "7", "8", "9", "10", "13"} & frozenset.union(*removed)


def test_1_3_nobody_can_tell_which_plants_were_removed() -> None:
    m = p.new_game(3)
    rules = engine(m.game, INTERPRETED)
    others = [rules.resample(m.board, m.state, 0, [seed, 1]) for seed in range(1, 11)]
    assert len({frozenset(other.removed.tolist()[:8]) for other in others}) == 10
    assert all(m.game.view(m.board, other, 0) == m.view(0) for other in others)


def test_1_3_money_and_fuel_at_the_start() -> None:
    m = p.new_game(4)
    assert [p.player(m, seat)["cash"] for seat in range(4)] == [50] * 4
    assert p.tokens(m) == {"coal": 24, "oil": 18, "garbage": 6, "uranium": 2}
    assert [row["price"] for row in m.view()["fuel"]] == [1, 3, 7, 14]
    assert [row["supply"] for row in m.view()["fuel"]] == [0, 6, 18, 10]


@pytest.mark.parametrize("seats", [1, 7])
def test_1_the_game_is_for_2_to_6_players(seats: int) -> None:
    with pytest.raises(MegawattError, match="2 to 6"):
        p.new_game(seats)
    for few_or_many in (2, 6):
        assert p.new_game(few_or_many).seats == few_or_many


def test_1_3_there_are_42_plants_and_one_step_3_card() -> None:
    m = p.new_game(6)  # nothing is removed
    assert len(m.board.printed.plants) == 42
    assert Counter(p.market(m) + p.stack(m)) == Counter([*m.board.printed.card_names, "step-3"])


def test_1_3_the_example_of_plant_14_needs_2_garbage_for_2_cities_and_stores_4() -> None:
    m = p.new_game(3, areas=p.WEST)
    p.set_order(m, 0, 1, 2)
    p.set_cash(m, 100, 100, 100)
    p.lay_market(m, 14, 15, 16, 17, 18, 19, 20, 21)
    p.jump_to(m, "auction")
    p.play(m, "nominate 14")
    assert p.refused(m, "bid 13") == "bid-too-low"
    p.play(m, "bid 14", "pass", "pass")
    assert (p.plants_of(m, 0), p.player(m, 0)["cash"]) == (["14"], 86)
    assert p.player(m, 0)["storage"]["garbage"] == 4
    p.give_fuel(m, 0, garbage=4)
    p.give_houses(m, 0, "essen", "duisburg", "dortmund")
    p.jump_to(m, "bureaucracy")
    events = p.play(m, "run 14")
    assert p.logged(events, "fuel-burned") == [{"seat": 0, "fuel": "garbage", "count": 2}]
    assert p.logged(events, "powered")[0] == {"seat": 0, "count": 2, "price": 33}


def test_1_4_first_player_order_is_drawn_by_lot() -> None:
    orders = [tuple(p.new_game(3, seed).view()["order"]) for seed in range(60)]
    assert len(set(orders)) == 6
    m = p.new_game(3, seed=4)
    assert m.seat == m.view()["order"][0]


def test_1_5_bidding_goes_clockwise_whatever_the_player_order() -> None:
    m = p.new_game(4)
    p.set_order(m, 2, 0, 3, 1)
    p.jump_to(m, "auction", round_no=1)
    p.play(m, "nominate 4", "bid 4")
    asked = []
    for bid in (5, 6, 7):
        asked.append(m.seat)
        p.play(m, f"bid {bid}")
    assert asked == [3, 0, 1]
    assert m.seat == 2


def test_1_5_everything_else_follows_the_player_order_track() -> None:
    m = p.new_game(4, areas="green,brown,red,yellow")
    p.set_order(m, 2, 0, 3, 1)
    p.jump_to(m, "building")
    asked = []
    for _ in range(4):
        asked.append(m.seat)
        p.play(m, "done")
    assert asked == [1, 3, 0, 2]


def test_1_6_the_stock_of_22_houses_is_no_limit() -> None:
    # 28 cities in play; nobody but the tester would build the 23rd house.
    m = p.new_game(5, areas=p.ALL_BUT_PURPLE)
    p.give_network(m, 0, 22)
    p.set_order(m, 0, 1, 2, 3, 4)
    p.set_cash(m, 500, 0, 0, 0, 0)
    p.jump_to(m, "building")
    free = [name for name in m.legal() if name.startswith("build")]
    events = p.play(m, free[0])
    assert len(p.logged(events, "house-built")) == 1
    assert p.player(m, 0)["cities"] == 23
