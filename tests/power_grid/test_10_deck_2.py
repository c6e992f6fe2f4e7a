"""NOTES 10: the variants of deck 2."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from megawatt import MegawattError, OptionError

from .positions import (
    card,
    cards_logged,
    finish_phase,
    give_houses,
    give_network,
    give_plants,
    jump_to,
    lay_market,
    lay_stack,
    logged,
    market,
    new_game,
    offered,
    plants_of,
    play,
    player,
    refused,
    set_cash,
    set_order,
    stack,
)

# 10.1: deck 2 alone.


def test_10_1_variant_1_has_its_own_market_and_plant_11_on_top() -> None:
    m = new_game(3, deck="variant-1")
    assert market(m) == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert stack(m)[0] == "11"
    assert stack(m)[-1] == "step-3"
    assert len(stack(m)) == 42 - 8 - 8 + 1
    first = m.view()["plants"]["offered"][0]
    assert (first["fuel"], first["units"], first["cities"]) == ("coal", 3, 1)


def test_10_1_52_54_57_and_60_are_not_used() -> None:
    names = set(new_game(3, deck="variant-1").board.printed.card_names)
    assert not {"52+", "54+", "57+", "60+"} & names
    assert {"46+", "50+"} <= names
    assert not {"17", "18"} & names


def test_10_1_on_the_france_map_plant_11_is_taken_out() -> None:
    m = new_game(5, deck="variant-1", map="france")
    assert "11" not in stack(m) + market(m)
    assert market(m) == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert len(stack(m)) == 42 - 8 - 1 + 1
    assert "13" in stack(m)  # the base game's France takes 13 out instead
    base = new_game(5, map="france")
    assert "13" not in stack(base) + market(base)
    assert stack(base)[0] == "11"


# 10.2: both decks.


def both_decks(seats: int = 3, seed: int = 1):
    return new_game(seats, seed, deck="variant-2")


def test_10_2_which_cards_are_used() -> None:
    m = both_decks()
    plants = m.board.printed.plants
    numbers = Counter(plant.number for plant in plants)
    assert len(plants) == 40 + 42
    assert not {17, 18, 52, 54, 57, 60} & set(numbers)
    assert {number for number, cards in numbers.items() if cards == 1} == {1, 2}
    assert set(numbers.values()) == {1, 2}
    assert stack(m).count("step-3") == 1


def test_10_2_of_each_pair_in_the_first_market_either_may_stay() -> None:
    # Old 3 burns oil, new 3 burns coal; old 8 burns coal, new 8 uranium.
    stayed = set()
    for seed in range(20):
        m = both_decks(seed=seed)
        assert market(m) == ["1", "2", "3", "4", "5", "6", "7", "8"]
        assert not {"1", "2", "3", "4", "5", "6", "7", "8"} & set(stack(m))
        shown = m.view()["plants"]["offered"] + m.view()["plants"]["future"]
        stayed |= {("3", shown[2]["fuel"]), ("8", shown[7]["fuel"])}
    assert stayed == {("3", "oil"), ("3", "coal"), ("8", "coal"), ("8", "uranium")}


@pytest.mark.parametrize(("seats", "removed"), [(2, 8), (3, 8), (4, 4), (5, 0), (6, 0)])
def test_10_2_the_removal_removes_whole_pairs(seats: int, removed: int) -> None:
    m = both_decks(seats)
    left = Counter(name.removesuffix("+") for name in stack(m) if name != "step-3")
    assert len(left) == 34 - removed
    assert set(left.values()) == {2}
    assert stack(m)[-1] == "step-3"


def test_10_2_there_is_no_card_on_top() -> None:
    tops = {both_decks(seed=seed).state.stack[0] for seed in range(20)}
    assert len(tops) > 10


def twins_auction():
    """Seat 0 buys from 20 to 27; nobody bids against him."""
    m = both_decks()
    set_order(m, 0, 1, 2)
    set_cash(m, 100, 3, 3)
    lay_market(m, *(f"new-{number}" for number in range(20, 28)))
    for number in range(1, 51):
        for deck in ("old", "new"):
            if any((plant.deck, plant.number) == (deck, number) for plant in m.board.printed.plants):
                m.state.seen[card(m, f"{deck}-{number}")] = number < 28
    return m


def test_10_2_draw_until_a_card_comes_whose_twin_has_been_seen() -> None:
    m = twins_auction()
    lay_stack(m, "old-30", "new-31", "new-30", "old-31", "step-3")
    events = play(jump_to(m, "auction"), "nominate 20")
    assert cards_logged(events, "twin-leaves") == ["30", "31"]
    assert cards_logged(events, "plant-drawn") == ["30"]
    assert m.state.market[m.state.market_size - 1] == card(m, "new-30")
    assert stack(m) == ["31", "step-3"]


def test_10_2_the_second_twin_enters_later_without_further_drawing() -> None:
    m = twins_auction()
    set_cash(m, 100, 100, 3)
    lay_stack(m, "old-30", "new-31", "new-30", "old-31", "step-3")
    jump_to(m, "auction")
    play(m, "nominate 20", "bid 20", "pass")
    events = play(m, "nominate 21")
    assert cards_logged(events, "twin-leaves") == []
    assert cards_logged(events, "plant-drawn") == ["31"]
    assert m.state.market[m.state.market_size - 1] == card(m, "old-31")


def test_10_2_a_plant_from_under_the_stack_enters_the_market_at_once() -> None:
    m = twins_auction()
    give_plants(m, 0, "new-10")  # wind
    give_houses(m, 0, m.view()["cities"][0]["id"])
    lay_stack(m, "old-30", "new-30")
    events = play(jump_to(m, "bureaucracy"), "run 10")
    assert cards_logged(events, "plant-buried") == ["27"]
    assert cards_logged(events, "plant-drawn") == ["30"]
    assert stack(m) == ["27"]
    events = play(m, "nominate 20")
    assert cards_logged(events, "twin-leaves") == []
    assert cards_logged(events, "plant-drawn") == ["27"]


def test_10_2_whole_games_show_every_plant_at_most_once() -> None:
    m = both_decks(2, seed=4)
    entered: Counter[str] = Counter(market(m))
    while not m.over and m.view()["round"] < 40:
        for event in m.play(m.legal_actions()[0]):
            if event.name == "plant-buried":
                entered[event.arguments["card"]] -= 1
            elif event.name == "plant-drawn":
                entered[event.arguments["card"]] += 1
    assert max(entered.values()) == 1
    assert m.view()["plants"]["step_3_seen"]


def out_of_game(m) -> list[tuple[str, str, int, int]]:
    """Name, fuel, units and cities of every plant that the table shows as gone."""
    return [(p["name"], p["fuel"], p["units"], p["cities"]) for p in m.view()["plants"]["out_of_game"]]


@pytest.mark.parametrize(("seats", "removed"), [(2, 8), (3, 8), (4, 4), (5, 0), (6, 0)])
def test_10_2_the_first_twins_and_the_pairs_removed_at_set_up_can_be_looked_at(seats: int, removed: int) -> None:
    m = both_decks(seats)
    gone = Counter(name.removesuffix("+") for name, *_ in out_of_game(m))
    assert sum(gone.values()) == 6 + 2 * removed  # of 3 to 8 one card each, and whole pairs
    assert {name for name, cards in gone.items() if cards == 1} == {"3", "4", "5", "6", "7", "8"}
    assert not {name for name, cards in gone.items() if cards == 2} & {name.removesuffix("+") for name in stack(m)}
    shown = {(p["name"], p["fuel"], p["units"], p["cities"]) for p in m.view()["plants"]["offered"] + m.view()["plants"]["future"]}
    assert not shown & set(out_of_game(m)), "the other card of the pair lies in the market"


def test_10_2_the_table_tells_which_of_two_cards_with_one_number_has_left() -> None:
    # Old 30 burns 3 garbage for 6 cities, new 30 burns 1 coal for 4.
    for first, second, gone in (("old", "new", ("30", "garbage", 3, 6)), ("new", "old", ("30", "coal", 1, 4))):
        m = twins_auction()
        lay_stack(m, f"{first}-30", f"{second}-30", "step-3")
        events = play(jump_to(m, "auction"), "nominate 20")
        name, fuel, units, cities = gone
        assert logged(events, "twin-leaves") == [{"card": name, "fuel": fuel, "units": units, "cities": cities}]
        assert [card for card in out_of_game(m) if card[0] == "30"] == [gone]
        assert ("20", "oil", 1, 3) not in out_of_game(m), "a plant that was bought has not left"


def test_10_2_a_first_card_is_listed_as_soon_as_it_leaves() -> None:
    # New 31 burns 1 uranium for 5 cities; old 31 is still to come.
    m = twins_auction()
    lay_stack(m, "old-30", "new-31", "new-30", "old-31", "step-3")
    play(jump_to(m, "auction"), "nominate 20")
    assert [card for card in out_of_game(m) if card[0] == "31"] == [("31", "uranium", 1, 5)]
    assert "31" in m.view()["plants"]["twins_to_come"]


def test_10_2_a_plant_up_for_auction_or_under_the_stack_has_not_left_the_game() -> None:
    m = twins_auction()
    set_cash(m, 100, 100, 100)
    jump_to(m, "auction")
    play(m, "nominate 20")
    assert "20" not in [name for name, fuel, *_ in out_of_game(m) if fuel == "oil"]
    m = twins_auction()
    give_plants(m, 0, "new-10")
    give_houses(m, 0, m.view()["cities"][0]["id"])
    lay_stack(m, "old-30", "new-30")
    play(jump_to(m, "bureaucracy"), "run 10")
    assert ("27", "garbage", 1, 4) not in out_of_game(m)  # new 27 lies under the stack


def test_10_2_with_one_deck_every_number_is_one_card_and_nothing_is_listed() -> None:
    assert out_of_game(new_game(3)) == []


# 10.3: the big plants.


@pytest.mark.parametrize(
    ("seats", "cities", "step_2_at", "end_at", "removed"),
    [(2, 24, 12, 24, 10), (3, 24, 8, 20, 10), (4, 32, 8, 20, 5), (5, 40, 8, 18, 0), (6, 42, 7, 15, 0)],
)
def test_10_3_variant_3_has_its_own_table(seats: int, cities: int, step_2_at: int, end_at: int, removed: int) -> None:
    m = new_game(seats, deck="variant-3")
    view = m.view()
    assert len(view["cities"]) == cities
    assert (view["step_2_at"], view["end_at"]) == (step_2_at, end_at)
    assert view["plants"]["removed"] == removed
    assert len(stack(m)) == 48 - 8 - removed + 1


def test_10_3_all_old_cards_and_six_new_ones() -> None:
    m = new_game(6, deck="variant-3")
    assert market(m) == ["3", "4", "5", "6", "7", "8", "9", "10"]
    assert stack(m)[0] == "13"
    assert {"46+", "50+", "52+", "54+", "57+", "60+", "46", "50", "17", "18"} <= set(stack(m))


def test_10_3_step_2_and_the_end_follow_the_table() -> None:
    m = new_game(3, deck="variant-3")
    set_order(m, 2, 1, 0)
    set_cash(m, 500, 500, 500)
    lay_market(m, 30, 31, 32, 33, 34, 35, 36, 37)
    give_plants(m, 0, 13)
    give_network(m, 0, 7)
    jump_to(m, "building")
    assert logged(finish_phase(m), "step-begins") == []
    give_network(m, 0, 8)
    jump_to(m, "building")
    assert logged(finish_phase(m), "step-begins") == [{"step": 2}]
    give_network(m, 0, 19)
    jump_to(m, "building")
    finish_phase(m)
    assert not m.over
    give_network(m, 0, 20)
    jump_to(m, "building")
    finish_phase(m)
    assert m.over


def hang_together(m) -> bool:
    """Whether one can get from any city in play to any other through cities in play."""
    names = {row["id"] for row in m.view()["cities"]}
    reached = {min(names)}
    links = m.game.printed(m.board)["links"]
    while True:
        more = {link["b"] for link in links if link["a"] in reached} | {link["a"] for link in links if link["b"] in reached}
        more = (more & names) - reached
        if not more:
            return reached == names
        reached |= more


def test_10_3_cities_drawn_at_random_hang_together() -> None:
    games = [new_game(2, seed, deck="variant-3") for seed in range(15)]
    assert all(hang_together(m) for m in games)
    assert len({tuple(row["id"] for row in m.view()["cities"]) for m in games}) == 15


def test_10_3_cities_are_picked_one_by_one_in_turn() -> None:
    m = new_game(3, deck="variant-3", areas="draft")
    order = m.view()["order"]
    play(m, "city essen")
    assert m.seat == order[1]
    assert refused(m, "city essen") == "city-chosen"
    assert refused(m, "city berlin") == "city-apart"
    assert m.legal() == ["city muenster", "city duisburg", "city dortmund", "city duesseldorf"]
    events = play(m, "city dortmund")
    assert logged(events, "city-chosen") == [{"seat": order[1], "city": "dortmund"}]
    for _ in range(22):
        play(m, m.legal()[0])
    assert len(m.view()["cities"]) == 24
    assert m.view()["phase"] == "auction"


def test_10_3_cities_chosen_by_the_host() -> None:
    wanted = [row["id"] for row in new_game(3, deck="variant-3").view()["cities"]]
    m = new_game(3, 99, deck="variant-3", areas=wanted)
    assert [row["id"] for row in m.view()["cities"]] == wanted
    with pytest.raises(OptionError, match="24 different cities, not 23"):
        new_game(3, deck="variant-3", areas=wanted[1:])


def test_10_3_any_cities_may_be_picked_where_that_is_agreed() -> None:
    m = new_game(3, deck="variant-3", areas="draft", city_choice="any")
    play(m, "city essen")
    assert refused(m, "city essen") == "city-chosen"
    play(m, "city berlin", "city muenchen")
    while m.view()["phase"] == "choosing-areas":
        play(m, m.legal()[-1])
    chosen = {row["id"] for row in m.view()["cities"]}
    assert (len(chosen), {"essen", "berlin", "muenchen"} <= chosen) == (24, True)
    assert m.view()["end_at"] <= 20  # never more cities than one network can join


def test_10_3_the_host_may_list_any_cities_where_that_is_agreed() -> None:
    known = [city["id"] for city in new_game(3).game.printed(new_game(3).board)["cities"]]
    apart = [*known[:12], *known[-12:]]
    with pytest.raises(OptionError, match="does not hang together"):
        new_game(3, deck="variant-3", areas=apart)
    m = new_game(3, deck="variant-3", areas=apart, city_choice="any")
    assert {row["id"] for row in m.view()["cities"]} == set(apart)


def test_10_3_cities_drawn_at_random_are_connected_whatever_is_agreed() -> None:
    for seed in range(5):
        m = new_game(2, seed, deck="variant-3", city_choice="any")
        assert hang_together(m)
        assert m.state == new_game(2, seed, deck="variant-3").state


def test_10_3_46_plus_and_50_plus_rank_above_their_twins_with_the_same_minimum_bid() -> None:
    m = new_game(3, deck="variant-3")
    set_order(m, 0, 1, 2)
    set_cash(m, 100, 100, 100)
    lay_market(m, 40, 42, "46", "50", "52+", "54+", "57+", "60+")
    lay_stack(m, "46+", "50+", "step-3")
    jump_to(m, "auction")
    play(m, "nominate 40", "bid 40", "pass", "pass")
    assert offered(m) == ["42", "46", "46+", "50"]
    play(m, "nominate 46+")
    assert refused(m, "bid 45") == "bid-too-low"
    play(m, "bid 46", "pass")
    assert plants_of(m, 1) == ["46+"]
    assert player(m, 1)["cash"] == 54
    assert market(m) == ["42", "46", "50", "50+", "52+", "54+", "57+", "60+"]


# 10.4: a free mix.


def write_deck(folder: Path, *, twice: bool = False) -> str:
    """Every second number from 4 to 50, all wind but three; with `twice` number 20 a second time."""
    plants = [f"  {{ number = {number}, fuel = 'wind', units = 0, cities = 2 }}," for number in range(10, 52, 2)]
    plants += [
        "  { number = 4, fuel = 'coal', units = 1, cities = 1 },",
        "  { number = 6, fuel = 'hybrid', units = 3, cities = 4 },",
        "  { number = 8, fuel = 'uranium', units = 1, cities = 3 },",
    ]
    plants += ["  { number = 20, fuel = 'oil', units = 1, cities = 1 },"] if twice else []
    path = folder / "own-deck.toml"
    path.write_text("\n".join(["name = 'Wind'", "top_of_stack = [30]", "plants = [", *plants, "]"]), encoding="utf-8")
    return str(path)


def test_10_4_a_deck_of_ones_own_by_the_path_of_its_file(tmp_path: Path) -> None:
    m = new_game(5, deck=write_deck(tmp_path))
    assert market(m) == ["4", "6", "8", "10", "12", "14", "16", "18"]
    assert stack(m)[0] == "30"
    assert stack(m)[-1] == "step-3"
    assert len(stack(m)) == 24 - 8 + 1
    hybrid = m.view()["plants"]["offered"][1]
    assert (hybrid["fuel"], hybrid["units"], hybrid["cities"]) == ("hybrid", 3, 4)


def test_10_4_the_match_keeps_the_deck_without_its_file(tmp_path: Path) -> None:
    import megawatt

    path = write_deck(tmp_path)
    m = new_game(5, deck=path)
    play(m, "nominate 8", "bid 8")
    m.save(str(tmp_path / "own.mw"))
    Path(path).unlink()
    again = megawatt.load(tmp_path / "own.mw")
    assert again.digest() == m.digest()
    assert market(again) == market(m)


def test_10_4_one_card_per_number(tmp_path: Path) -> None:
    with pytest.raises(MegawattError, match="plant 20 is there twice"):
        new_game(5, deck=write_deck(tmp_path, twice=True))
