"""Korea: two fuel markets."""

from __future__ import annotations

from megawatt import Match
from megawatt.games.power_grid import names as n

from ..positions import give_fuel, give_plants, jump_to, logged, new_game, play, player, refused, set_cash, set_order
from .rounds import end_round

SOUTH, NORTH = n.MAIN, n.SIDE


def korea() -> Match:
    m = new_game(3, map="korea")
    set_order(m, 1, 2, 0)
    set_cash(m, 100, 100, 100)
    give_plants(m, 0, 5, 17, 30)
    give_plants(m, 2, 4)
    return jump_to(m, "resources")


def rows(m: Match, what: str) -> dict[str, int]:
    return {f"{row['fuel']} {row['source']}": row[what] for row in m.view()["fuel"]}


def test_there_are_two_markets_with_their_own_tracks_and_the_north_has_no_uranium():
    m = new_game(map="korea")
    assert rows(m, "tokens") == {
        "coal south": 12, "oil south": 12, "garbage south": 4, "uranium south": 2,
        "coal north": 12, "oil north": 6, "garbage north": 2,
    }  # fmt: skip
    assert list(rows(m, "supply").values()) == [0, 6, 18, 10, 0, 6, 18]
    tracks = {f"{track['fuel']} {track['source']}": track["prices"] for track in m.game.printed(m.board)["tracks"]}
    assert tracks["coal south"] == [1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8]
    assert tracks["coal north"] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8]


def test_prices_follow_the_market_that_is_bought_from():
    m = korea()
    prices = [event.arguments["price"] for event in play(m, "buy coal north", "buy coal north", "buy coal north")]
    assert prices == [1, 1, 2]
    assert rows(m, "price")["coal south"] == 1
    other = korea()
    assert [event.arguments["price"] for event in play(other, "buy coal south", "buy coal south")] == [1, 2]


def test_uranium_is_not_sold_in_the_north():
    assert refused(korea(), "buy uranium north") == "sold-out"


def test_in_a_turn_a_player_buys_in_one_market_only():
    m = korea()
    play(m, "buy oil south")
    assert refused(m, "buy coal north") == "other-market"
    play(m, "buy coal south", "buy uranium south")
    assert not [move for move in m.legal() if move.endswith("north")]


def test_who_buys_in_the_north_gets_no_uranium():
    m = korea()
    play(m, "buy oil north")
    assert refused(m, "buy uranium south") == "other-market"


def test_the_next_player_and_the_next_round_are_free_to_choose():
    m = korea()
    play(m, "buy oil south", "done")
    assert m.seat == 2
    assert {"buy coal south", "buy coal north"} <= set(m.legal())
    jump_to(m, "resources", round_no=3)
    assert m.seat == 0
    play(m, "buy oil north")


def test_the_north_is_refilled_first_and_the_south_gets_what_is_left():
    m = korea()
    for source in (SOUTH, NORTH):
        m.state.tokens[source, n.COAL] = 5
    m.state.supply[n.COAL] = 3
    give_plants(m, 0, 44)
    events = end_round(m)
    coal = [row["count"] for row in logged(events, "resupplied") if row["fuel"] == "coal"]
    assert coal == [2, 1]  # the table gives 2 to the north and 2 to the south
    assert rows(m, "tokens")["coal north"] == 7
    assert rows(m, "tokens")["coal south"] == 6


def test_what_is_burned_goes_to_the_common_supply():
    m = korea()
    give_fuel(m, 0, oil=2)
    m.state.phase = n.BUILDING
    supply = rows(m, "supply")["oil north"]
    m.state.cities[0] = 1
    jump_to(m, "bureaucracy")
    before = player(m, 0)["fuel"]["oil"]
    events = play(m, "run 5")
    assert logged(events, "fuel-burned") == [{"seat": 0, "fuel": "oil", "count": before}]
    refilled = sum(row["count"] for row in logged(events, "resupplied") if row["fuel"] == "oil")
    assert rows(m, "supply")["oil south"] == rows(m, "supply")["oil north"] == supply + before - refilled
