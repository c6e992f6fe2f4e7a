"""NOTES 5: moving the crew."""

from . import positions as p
from .positions import A, B, C


def journey(target="coal", **lines):
    """The crew is in Hamburg and A has a coal plant; the only tile lies in Oslo."""
    m = p.empty_board()
    p.give_contracts(m, A, coal_gas="coal")
    p.lay_tiles(m, oslo=target)
    p.crew_to(m, "hamburg")
    for name, seat in (("a", A), ("b", B), ("c", C)):
        p.give_lines(m, seat, *lines.get(name, ()))
    return m


def test_5_a_three_link_move_pays_a_rival_the_bank_and_nobody():
    m = journey(b=["hamburg-copenhagen"], a=["gothenburg-oslo"])
    p.move_phase(m, A, cash=5)
    p.play(m, "crew oslo", "step copenhagen", "step gothenburg", "go")
    assert p.paid_for_the_way(m) == {B: 1, "bank": 1}
    assert p.cash(m)[A] == 5 - 1 - 1 + 1  # 1 for the completed contract
    assert p.plants_at(m, "oslo")[A] == 1


def test_5_two_foreign_lines_are_paid_both():
    m = journey(b=["bergen-hamburg"], c=["bergen-hamburg"], a=["bergen-oslo"])
    p.move_phase(m, A, cash=2)
    p.play(m, "crew oslo")
    assert p.paid_for_the_way(m) == {B: 1, C: 1}
    assert p.cash(m)[A] == 1


def test_5_an_own_line_is_free_even_beside_a_foreign_one():
    m = journey(a=["bergen-hamburg", "bergen-oslo"], b=["bergen-hamburg"])
    p.move_phase(m, A, cash=0)
    p.play(m, "crew oslo")
    assert p.paid_for_the_way(m) == {}


def test_5_the_crew_passes_no_tile_and_ends_on_none_without_a_matching_plant():
    m = journey()
    for around in ("bergen", "copenhagen", "berlin", "amsterdam", "prague", "munich", "zurich", "paris", "brussels"):
        p.lay_tiles(m, **{around: "gas"})
    p.move_phase(m, A, cash=9)
    assert m.state.active == B  # no way to Oslo, so A passed phase 3


def test_5_reasons_name_what_is_wrong_with_a_site():
    m = journey()
    p.lay_tiles(m, bergen="gas", lisbon="coal")
    p.move_phase(m, A, cash=3)
    assert p.refused(m, "crew bergen") == "no-matching-plant"
    assert p.refused(m, "crew stockholm") == "no-tile"
    assert p.refused(m, "crew lisbon") == "no-way"  # too far to be paid
    assert p.refused(m, "done") == "must-move"


def test_5_a_construction_ground_takes_any_plant():
    m = journey(target="ground")
    p.move_phase(m, A, cash=5)
    assert m.legal() == ["crew oslo", "decide"]


def test_5_moving_is_compulsory_when_it_can_be_paid():
    m = journey()
    p.move_phase(m, A, cash=2)
    assert m.legal() == ["crew oslo", "decide"]
    m = journey()
    p.move_phase(m, A, cash=1)
    assert m.state.active == B


def test_5_money_may_be_spent_so_that_no_move_is_payable():
    m = journey()
    p.begin(m, A, cash=2)
    p.play(m, "line", "place lisbon-seville")
    assert m.state.active == B
    assert "crew-stays" in p.logged(m)


def test_5_the_default_route_is_a_cheapest_one_that_pays_rivals_least():
    m = journey(b=["bergen-hamburg"])
    p.move_phase(m, A, cash=5)
    p.play(m, "crew oslo")
    way = m.game.costs(m.board, m.state, m.action("go"))
    assert (way["price"], way["rivals"]) == (2, 1)  # by Bergen: 1 to B, 1 to the bank; by Denmark it would be 3
    m = journey(b=["bergen-hamburg", "bergen-oslo"], a=["copenhagen-gothenburg"])
    p.move_phase(m, A, cash=5)
    p.play(m, "crew oslo", "go")
    assert p.paid_for_the_way(m) == {"bank": 2}  # both ways cost 2; the one by Denmark pays no rival


def test_5_the_mover_chooses_the_route_because_it_decides_who_is_paid():
    m = journey(b=["bergen-hamburg", "bergen-oslo"], a=["copenhagen-gothenburg"])
    p.move_phase(m, A, cash=5)
    p.play(m, "crew oslo", "step bergen", "step oslo")
    assert p.paid_for_the_way(m) == {B: 2}


def test_5_no_place_twice_and_only_steps_that_can_be_paid_to_the_end():
    m = journey()
    p.move_phase(m, A, cash=3)
    p.play(m, "crew oslo")
    assert {move for move in m.legal() if move.startswith("step")} == {"step bergen", "step copenhagen"}
    assert p.refused(m, "step start") == "no-way-on"
    assert p.refused(m, "step madrid") == "not-adjacent"
    m = journey(a=["bergen-hamburg", "bergen-trondheim", "oslo-trondheim", "hamburg-copenhagen"])
    p.move_phase(m, A, cash=3)
    p.play(m, "crew oslo", "step bergen")
    assert p.refused(m, "step hamburg") == "already-passed"
    assert {"step trondheim", "step oslo"} <= set(m.legal())


def test_5_the_direct_link_may_be_taken_even_when_a_detour_is_free():
    m = journey(a=["bergen-trondheim", "oslo-trondheim"], b=["bergen-oslo"])
    p.crew_to(m, "bergen")
    p.move_phase(m, A, cash=3)
    p.play(m, "crew oslo", "step oslo")
    assert p.paid_for_the_way(m) == {B: 1}


def test_5_the_start_space_may_be_crossed():
    m = p.empty_board()
    p.give_contracts(m, A, coal_gas="coal")
    p.lay_tiles(m, munich="coal")
    p.crew_to(m, "hamburg")
    p.move_phase(m, A, cash=2)
    p.go_to(m, "munich")
    assert p.plants_at(m, "munich")[A] == 1


def test_5_red_framed_sites_are_never_entered_with_two_players():
    m = p.empty_board(2)
    p.give_contracts(m, A, coal_gas="coal")
    p.lay_tiles(m, oslo="coal")
    p.crew_to(m, "bergen")
    p.move_phase(m, A, cash=9)
    assert p.refused(m, "crew trondheim") == "out-of-play"
    p.play(m, "crew oslo")
    assert p.refused(m, "step trondheim") == "not-adjacent"


def test_5_no_money_does_not_end_anything_on_own_lines():
    m = journey(a=["bergen-hamburg", "bergen-oslo"])
    p.move_phase(m, A, cash=0)
    assert m.legal() == ["crew oslo", "decide"]


def test_5_nobody_ever_gets_stuck_on_the_way():
    import random

    for seed in range(25):
        m, chooser = p.new_game(3, seed=seed, modules=(3,)), random.Random(seed)
        while not m.over:
            moves = m.legal()
            routes = [move for move in moves if move.startswith(("step", "free"))]
            m.play(chooser.choice(routes or moves))


def test_5_there_is_one_crew_and_the_next_player_goes_on_from_where_it_stands():
    m = p.empty_board()
    p.give_contracts(m, A, coal_gas="coal")
    p.give_contracts(m, B, oil_coal="oil")
    p.lay_tiles(m, hamburg="coal", bergen="oil")
    p.move_phase(m, A, cash=1)
    p.go_to(m, "hamburg")
    assert (m.state.active, m.view()["crew"]) == (B, "hamburg")
    p.play(m, "done")
    p.go_to(m, "bergen")
    assert (p.plants_at(m, "bergen")[B], m.view()["crew"]) == (1, "bergen")
    assert p.paid_for_the_way(m) == {"bank": 1}
