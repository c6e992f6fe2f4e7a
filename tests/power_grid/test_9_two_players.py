"""NOTES 9: two players."""

from __future__ import annotations

from . import positions as p


def two_players():
    m = p.new_game(2, areas=p.WEST)
    p.set_order(m, 1, 0)
    p.set_cash(m, 500, 500)
    p.lay_market(m, 30, 31, 32, 33, 34, 35, 36, 37)
    p.lay_stack(m, 38, 39, 40, "step-3")
    return m


def test_9_three_areas_and_eight_plants_removed() -> None:
    m = p.new_game(2)
    assert len(m.view()["areas"]) == 3
    assert m.view()["plants"]["removed"] == 8
    assert len(p.stack(m)) == 42 - 8 - 8 + 1


def test_9_up_to_four_plants_each() -> None:
    m = two_players()
    p.give_plants(m, 0, 3, 4, 5)
    p.jump_to(m, "auction")
    p.play(m, "pass", "nominate 30")
    assert p.plants_of(m, 0) == ["3", "4", "5", "30"]  # nothing to discard
    p.jump_to(m, "auction", round_no=3)
    p.play(m, "pass", "nominate 31")
    assert m.view()["asked"] == "discard"
    assert p.refused(m, "discard 31") == "newest-plant"
    p.play(m, "discard 3")
    assert p.plants_of(m, 0) == ["4", "5", "30", "31"]


def test_9_four_plants_can_run_together() -> None:
    m = two_players()
    p.give_plants(m, 0, 13, 18, 22, 27)
    p.give_network(m, 0, 8)
    p.jump_to(m, "bureaucracy")
    events = p.play(m, "run 13 18 22 27")
    assert {"seat": 0, "count": 8, "price": 90} in p.logged(events, "powered")


def test_9_step_2_at_10_cities() -> None:
    m = two_players()
    p.give_plants(m, 0, 13)
    p.give_network(m, 0, 9)
    p.jump_to(m, "building")
    events = p.finish_phase(m)
    assert p.logged(events, "step-begins") == []
    p.jump_to(m, "building")
    p.play(m, next(move for move in m.legal() if move.startswith("build")))
    assert p.player(m, 0)["cities"] == 10
    assert p.logged(p.finish_phase(m), "step-begins") == [{"step": 2}]


def test_9_the_end_at_21_cities() -> None:
    m = two_players()
    m.state.step = 2
    assert m.view()["end_at"] == 21
    p.give_plants(m, 0, 13)
    p.give_network(m, 0, 20)
    p.jump_to(m, "building")
    p.finish_phase(m)
    assert not m.over
    p.jump_to(m, "building")
    p.play(m, next(move for move in m.legal() if move.startswith("build")))
    p.finish_phase(m)
    assert m.over
    assert m.view()["result"]["ended_by"] == "network"


def test_9_nothing_else_changes_there_is_no_third_party() -> None:
    m = p.new_game(2)
    assert len(m.view()["players"]) == 2
    assert [p.player(m, seat)["cash"] for seat in range(2)] == [50, 50]
    first = m.seat
    assert p.refused(m, "pass") == "must-buy-first-round"
    p.play(m, "nominate 4", "bid 4")
    assert m.seat == 1 - first
    p.play(m, "pass")
    p.play(m, "nominate 3")  # the last one pays the minimum
    assert p.player(m, 1 - first)["cash"] == 47
    assert m.view()["order"] == [first, 1 - first]
