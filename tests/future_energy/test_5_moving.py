"""NOTES 5: moving the crew."""

from .positions import (
    A,
    B,
    C,
    begin,
    cash,
    crew_to,
    empty_board,
    give_contracts,
    give_lines,
    go_to,
    lay_tiles,
    move_phase,
    new_game,
    paid_for_the_way,
    plants_at,
    play,
    refused,
    told,
)


def journey(target="coal", **lines):
    """The crew is in Hamburg and A has a coal plant; the only tile lies in Oslo."""
    m = empty_board()
    give_contracts(m, A, coal_gas="coal")
    lay_tiles(m, oslo=target)
    crew_to(m, "hamburg")
    for name, seat in (("a", A), ("b", B), ("c", C)):
        give_lines(m, seat, *lines.get(name, ()))
    return m


def test_5_a_three_link_move_pays_a_rival_the_bank_and_nobody():
    m = journey(b=["hamburg-copenhagen"], a=["gothenburg-oslo"])
    move_phase(m, A, cash=5)
    play(m, "crew oslo", "step copenhagen", "step gothenburg", "go")
    assert paid_for_the_way(m) == {B: 1, "bank": 1}
    assert cash(m)[A] == 5 - 1 - 1 + 1  # 1 for the completed contract
    assert plants_at(m, "oslo")[A] == 1


def test_5_two_foreign_lines_are_paid_both():
    m = journey(b=["bergen-hamburg"], c=["bergen-hamburg"], a=["bergen-oslo"])
    move_phase(m, A, cash=2)
    play(m, "crew oslo")
    assert paid_for_the_way(m) == {B: 1, C: 1}
    assert cash(m)[A] == 1


def test_5_an_own_line_is_free_even_beside_a_foreign_one():
    m = journey(a=["bergen-hamburg", "bergen-oslo"], b=["bergen-hamburg"])
    move_phase(m, A, cash=0)
    play(m, "crew oslo")
    assert paid_for_the_way(m) == {}


def test_5_the_crew_passes_no_tile_and_ends_on_none_without_a_matching_plant():
    m = journey()
    for around in ("bergen", "copenhagen", "berlin", "amsterdam", "prague", "munich", "zurich", "paris", "brussels"):
        lay_tiles(m, **{around: "gas"})
    move_phase(m, A, cash=9)
    assert m.state.active == B  # no way to Oslo, so A passed phase 3


def test_5_reasons_name_what_is_wrong_with_a_site():
    m = journey()
    lay_tiles(m, bergen="gas", lisbon="coal")
    move_phase(m, A, cash=3)
    assert refused(m, "crew bergen") == "no-matching-plant"
    assert refused(m, "crew stockholm") == "no-tile"
    assert refused(m, "crew lisbon") == "no-way"  # too far to be paid
    assert refused(m, "done") == "must-move"


def test_5_a_construction_ground_takes_any_plant():
    m = journey(target="ground")
    move_phase(m, A, cash=5)
    assert m.legal() == ["crew oslo", "decide"]


def test_5_moving_is_compulsory_when_it_can_be_paid():
    m = journey()
    move_phase(m, A, cash=2)
    assert m.legal() == ["crew oslo", "decide"]
    m = journey()
    move_phase(m, A, cash=1)
    assert m.state.active == B


def test_5_money_may_be_spent_so_that_no_move_is_payable():
    m = journey()
    begin(m, A, cash=2)
    play(m, "line", "place lisbon-seville")
    assert m.state.active == B
    assert "crew-stays" in told(m)


def test_5_the_default_route_is_a_cheapest_one_that_pays_rivals_least():
    m = journey(b=["bergen-hamburg"])
    move_phase(m, A, cash=5)
    play(m, "crew oslo")
    way = m.game.costs(m.board, m.state, m.action("go"))
    assert (way["price"], way["rivals"]) == (2, 1)  # by Bergen: 1 to B, 1 to the bank; by Denmark it would be 3
    m = journey(b=["bergen-hamburg", "bergen-oslo"], a=["copenhagen-gothenburg"])
    move_phase(m, A, cash=5)
    play(m, "crew oslo", "go")
    assert paid_for_the_way(m) == {"bank": 2}  # both ways cost 2; the one by Denmark pays no rival


def test_5_the_mover_chooses_the_route_because_it_decides_who_is_paid():
    m = journey(b=["bergen-hamburg", "bergen-oslo"], a=["copenhagen-gothenburg"])
    move_phase(m, A, cash=5)
    play(m, "crew oslo", "step bergen", "step oslo")
    assert paid_for_the_way(m) == {B: 2}


def test_5_no_place_twice_and_only_steps_that_can_be_paid_to_the_end():
    m = journey()
    move_phase(m, A, cash=3)
    play(m, "crew oslo")
    assert {move for move in m.legal() if move.startswith("step")} == {"step bergen", "step copenhagen"}
    assert refused(m, "step start") == "no-way-on"
    assert refused(m, "step madrid") == "not-adjacent"
    m = journey(a=["bergen-hamburg", "bergen-trondheim", "oslo-trondheim", "hamburg-copenhagen"])
    move_phase(m, A, cash=3)
    play(m, "crew oslo", "step bergen")
    assert refused(m, "step hamburg") == "already-passed"
    assert {"step trondheim", "step oslo"} <= set(m.legal())


def test_5_the_direct_link_may_be_taken_even_when_a_detour_is_free():
    m = journey(a=["bergen-trondheim", "oslo-trondheim"], b=["bergen-oslo"])
    crew_to(m, "bergen")
    move_phase(m, A, cash=3)
    play(m, "crew oslo", "step oslo")
    assert paid_for_the_way(m) == {B: 1}


def test_5_the_start_space_may_be_crossed():
    m = empty_board()
    give_contracts(m, A, coal_gas="coal")
    lay_tiles(m, munich="coal")
    crew_to(m, "hamburg")
    move_phase(m, A, cash=2)
    go_to(m, "munich")
    assert plants_at(m, "munich")[A] == 1


def test_5_red_framed_sites_are_never_entered_with_two_players():
    m = empty_board(2)
    give_contracts(m, A, coal_gas="coal")
    lay_tiles(m, oslo="coal")
    crew_to(m, "bergen")
    move_phase(m, A, cash=9)
    assert refused(m, "crew trondheim") == "out-of-play"
    play(m, "crew oslo")
    assert refused(m, "step trondheim") == "not-adjacent"


def test_5_no_money_does_not_end_anything_on_own_lines():
    m = journey(a=["bergen-hamburg", "bergen-oslo"])
    move_phase(m, A, cash=0)
    assert m.legal() == ["crew oslo", "decide"]


def test_5_nobody_ever_gets_stuck_on_the_way():
    import random

    for seed in range(25):
        m, chooser = new_game(3, seed=seed, modules=(3,)), random.Random(seed)
        while not m.over:
            moves = m.legal()
            routes = [move for move in moves if move.startswith(("step", "free"))]
            m.play(chooser.choice(routes or moves))


def test_5_there_is_one_crew_and_the_next_player_goes_on_from_where_it_stands():
    m = empty_board()
    give_contracts(m, A, coal_gas="coal")
    give_contracts(m, B, oil_coal="oil")
    lay_tiles(m, hamburg="coal", bergen="oil")
    move_phase(m, A, cash=1)
    go_to(m, "hamburg")
    assert (m.state.active, m.view()["crew"]) == (B, "hamburg")
    play(m, "done")
    go_to(m, "bergen")
    assert (plants_at(m, "bergen")[B], m.view()["crew"]) == (1, "bergen")
    assert paid_for_the_way(m) == {"bank": 1}
