"""NOTES 9: two players."""

from __future__ import annotations

from .positions import (
    WEST,
    finish_phase,
    give_network,
    give_plants,
    jump_to,
    lay_market,
    lay_stack,
    new_game,
    plants_of,
    play,
    player,
    refused,
    set_cash,
    set_order,
    stack,
    told,
)


def two_players():
    m = new_game(2, areas=WEST)
    set_order(m, 1, 0)
    set_cash(m, 500, 500)
    lay_market(m, 30, 31, 32, 33, 34, 35, 36, 37)
    lay_stack(m, 38, 39, 40, "step-3")
    return m


def test_9_three_areas_and_eight_plants_removed() -> None:
    m = new_game(2)
    assert len(m.view()["areas"]) == 3
    assert m.view()["plants"]["removed"] == 8
    assert len(stack(m)) == 42 - 8 - 8 + 1


def test_9_up_to_four_plants_each() -> None:
    m = two_players()
    give_plants(m, 0, 3, 4, 5)
    jump_to(m, "auction")
    play(m, "pass", "nominate 30")
    assert plants_of(m, 0) == ["3", "4", "5", "30"]  # nothing to discard
    jump_to(m, "auction", round_no=3)
    play(m, "pass", "nominate 31")
    assert m.view()["asked"] == "discard"
    assert refused(m, "discard 31") == "newest-plant"
    play(m, "discard 3")
    assert plants_of(m, 0) == ["4", "5", "30", "31"]


def test_9_four_plants_can_run_together() -> None:
    m = two_players()
    give_plants(m, 0, 13, 18, 22, 27)
    give_network(m, 0, 8)
    jump_to(m, "bureaucracy")
    events = play(m, "run 13 18 22 27")
    assert {"seat": 0, "count": 8, "price": 90} in told(events, "powered")


def test_9_step_2_at_10_cities() -> None:
    m = two_players()
    give_plants(m, 0, 13)
    give_network(m, 0, 9)
    jump_to(m, "building")
    events = finish_phase(m)
    assert told(events, "step-begins") == []
    jump_to(m, "building")
    play(m, next(move for move in m.legal() if move.startswith("build")))
    assert player(m, 0)["cities"] == 10
    assert told(finish_phase(m), "step-begins") == [{"step": 2}]


def test_9_the_end_at_21_cities() -> None:
    m = two_players()
    m.state.step = 2
    assert m.view()["end_at"] == 21
    give_plants(m, 0, 13)
    give_network(m, 0, 20)
    jump_to(m, "building")
    finish_phase(m)
    assert not m.over
    jump_to(m, "building")
    play(m, next(move for move in m.legal() if move.startswith("build")))
    finish_phase(m)
    assert m.over
    assert m.view()["result"]["ended_by"] == "network"


def test_9_nothing_else_changes_there_is_no_third_party() -> None:
    m = new_game(2)
    assert len(m.view()["players"]) == 2
    assert [player(m, seat)["cash"] for seat in range(2)] == [50, 50]
    first = m.seat
    assert refused(m, "pass") == "must-buy-first-round"
    play(m, "nominate 4", "bid 4")
    assert m.seat == 1 - first
    play(m, "pass")
    play(m, "nominate 3")  # the last one pays the minimum
    assert player(m, 1 - first)["cash"] == 47
    assert m.view()["order"] == [first, 1 - first]
