"""Warnings before likely blunders, prices before committing, and the figures of the charts."""

from __future__ import annotations

from typing import Any

from megawatt import Match

from .positions import WEST, give_fuel, give_houses, give_network, give_plants, jump_to, new_game, play, set_cash, set_order


def warning(m: Match, move: str) -> tuple[str, dict[str, Any]] | None:
    """What the table says before this move is played."""
    warned = m.game.warning(m.board, m.state, m.action(move))
    return (warned[0], dict(warned[1])) if warned else None


def costs(m: Match, move: str) -> dict[str, Any]:
    """What the table shows of a move's price."""
    return dict(m.game.costs(m.board, m.state, m.action(move)))


def position(phase: str) -> Match:
    """Three seats with 100 Elektro in the west of Germany; seat 2 buys and builds first, seat 0 nominates first."""
    m = new_game(3, areas=WEST)
    set_order(m, 0, 1, 2)
    set_cash(m, 100, 100, 100)
    give_plants(m, 2, 4, 13)
    give_houses(m, 2, "essen")
    return jump_to(m, phase)


def test_who_stops_buying_with_a_cold_plant_is_warned() -> None:
    m = position("resources")
    assert warning(m, "done") == ("cold-plants", {"count": 1})
    play(m, "buy coal", "buy coal")
    assert warning(m, "done") is None


def test_a_cold_plant_is_no_blunder_where_no_fuel_can_be_paid() -> None:
    m = position("resources")
    play(m, "buy coal")
    set_cash(m, 100, 100, 0)
    assert warning(m, "done") is None


def test_who_stops_building_without_a_city_is_warned() -> None:
    m = position("building")
    assert warning(m, "done") is None
    play(m, "done")
    assert m.seat == 1
    assert warning(m, "done") == ("no-city", {})


def test_who_passes_without_a_plant_is_warned() -> None:
    m = position("auction")
    assert warning(m, "pass") == ("no-plant", {})
    give_plants(m, 0, 5)
    assert warning(m, "pass") is None


def test_who_gives_up_the_stronger_plant_is_warned() -> None:
    m = position("auction")
    give_plants(m, 0, 6, 25, 26)
    play(m, "nominate 5", "bid 5", "pass", "pass")
    assert m.view()["asked"] == "discard"
    assert warning(m, "discard 6") is None
    assert warning(m, "discard 25") == ("stronger-plant", {"plant": "6"})


def test_who_leaves_cities_dark_is_warned() -> None:
    m = position("building")
    give_network(m, 0, 3)
    give_plants(m, 0, 13, 18)
    jump_to(m, "bureaucracy")
    assert m.seat == 0
    assert warning(m, "run 13") == ("dark-cities", {"count": 2})
    assert warning(m, "run 13 18") is None


def test_a_house_tells_its_price_its_way_and_what_is_left() -> None:
    m = position("building")
    assert costs(m, "build kassel") == {
        "price": 32, "space": 10, "connection": 22, "left": 68, "path": ["essen", "dortmund", "kassel"],
    }  # fmt: skip
    play(m, "done")
    assert costs(m, "build kassel") == {"price": 10, "space": 10, "connection": 0, "left": 90, "path": []}


def test_a_token_tells_what_could_be_lit_with_it() -> None:
    m = position("resources")
    give_plants(m, 2, 4)
    assert costs(m, "buy coal") == {"price": 1, "left": 99, "lit": 0}
    play(m, "buy coal")
    assert costs(m, "buy coal") == {"price": 1, "left": 98, "lit": 1}


def test_the_charts_follow_money_cities_and_what_the_plants_could_light() -> None:
    m = position("resources")
    assert m.game.figures(m.board, m.state) == {"cash": [100, 100, 100], "cities": [0, 0, 1], "capacity": [0, 0, 2]}


def test_a_track_says_how_much_dearer_than_printed_it_is() -> None:
    m = new_game(3, map="australia")
    assert [row["rise"] for row in m.view()["fuel"]] == [0, 0, 0]
    m.state.step = 3
    assert [row["rise"] for row in m.view()["fuel"]] == [2, 2, 2]


def test_a_discount_for_one_seat_shows_in_its_view_only() -> None:
    m = new_game(2, map="central-europe", areas="yellow,purple,green")
    give_fuel(m, 0)
    give_houses(m, 0, "wien")
    rise = {seat: next(row["rise"] for row in m.view(seat)["fuel"] if row["fuel"] == "garbage") for seat in (0, 1)}
    assert rise == {0: -1, 1: 0}


def test_phases_are_listed_in_the_order_of_the_map() -> None:
    usual = new_game(3).game.printed(new_game(3).board)["phases"]
    assert usual == ["player-order", "auction", "resources", "building", "bureaucracy"]
    m = new_game(3, map="baden-wuerttemberg")
    assert m.game.printed(m.board)["phases"][:2] == ["auction", "player-order"]


def test_a_cold_plant_is_no_blunder_where_it_could_light_no_city() -> None:
    m = position("resources")
    set_cash(m, 100, 100, 8)
    assert "buy coal" in m.legal()
    assert warning(m, "done") is None, "the only city is lit, and no other can be paid"
    set_cash(m, 100, 100, 30)
    assert warning(m, "done") == ("cold-plants", {"count": 1})
