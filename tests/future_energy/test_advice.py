"""What is told before somebody commits: who is paid, which way is taken, what is completed, and warnings."""

import random

from megawatt.games.future_energy.rules.grids import most_regions_reached

from . import positions as p
from .positions import A, B, C
from .test_7_joint_construction import joint


def told(m, move):
    return m.game.costs(m.board, m.state, m.action(move))


def warned(m, move):
    warning = m.game.warning(m.board, m.state, m.action(move))
    return None if warning is None else warning[0]


def journey(**lines):
    """The crew is in Hamburg and A has a coal plant; the only tile lies in Oslo."""
    m = p.empty_board()
    p.give_contracts(m, A, coal_gas="coal gas")
    p.lay_tiles(m, oslo="coal")
    p.crew_to(m, "hamburg")
    for name, seat in (("a", A), ("b", B), ("c", C)):
        p.give_lines(m, seat, *lines.get(name, ()))
    return m


def test_a_target_tells_the_way_and_who_is_paid():
    both = ["bergen-hamburg", "copenhagen-hamburg"]
    m = p.move_phase(journey(b=both, c=both), A, cash=5)
    way = told(m, "crew oslo")
    assert way["links"] == ["bergen-hamburg", "bergen-oslo"]
    assert (way["price"], way["bank"], way["paid"], way["left"]) == (3, 1, [0, 1, 1, 0], 2)


def test_what_is_told_of_a_way_is_what_is_paid_for_it():
    m = p.move_phase(journey(b=["bergen-hamburg"], a=["bergen-oslo"]), A, cash=5)
    before, way = [m.state.cash[seat] for seat in range(4)], told(m, "crew oslo")
    p.play(m, "crew oslo", "go")
    assert [m.state.cash[seat] - before[seat] for seat in range(1, 4)] == way["paid"][1:]


def test_a_step_tells_its_own_price_and_the_rest():
    m = p.move_phase(journey(b=["bergen-hamburg"]), A, cash=5)
    p.play(m, "crew oslo")
    assert (told(m, "step bergen")["paid"], told(m, "step bergen")["rest"]) == ([0, 1, 0, 0], 1)
    assert (told(m, "step copenhagen")["bank"], told(m, "step copenhagen")["rest"]) == (1, 2)


def test_a_line_tells_how_many_regions_the_grid_reaches():
    m = p.begin(journey(a=["berlin-hamburg"]), A, cash=5)
    p.play(m, "line")
    assert (told(m, "place amsterdam-hamburg")["regions"], told(m, "place amsterdam-hamburg")["more"]) == (3, 1)
    assert (told(m, "place lisbon-madrid")["regions"], told(m, "place lisbon-madrid")["more"]) == (2, 0)


def test_a_line_reaches_as_many_regions_as_was_told():
    m, chooser = p.new_game(3), random.Random(1)
    while not m.over:
        move, seat = chooser.choice(m.legal()), m.seat
        before = told(m, move) if move.startswith("place") else None
        p.play(m, move)
        if before:
            assert before["regions"] == most_regions_reached(m.board, m.state, seat)


def test_joining_tells_that_it_completes_a_contract_and_declining_warns():
    m = joint(b=4)
    assert (told(m, "join gas-investor gas")["points"], told(m, "join gas-investor gas")["left"]) == (4, 2)
    assert told(m, "join coal-gas gas")["remaining"] == 1
    assert warned(m, "skip") == "declines-contract"


def test_planning_nothing_warns_when_a_line_leaves_enough_for_the_crew():
    assert warned(p.begin(journey(), A, cash=3), "done") == "nothing-planned"
    assert warned(p.begin(journey(), A, cash=2), "done") is None


def test_spending_what_the_crew_needs_warns():
    m = p.begin(journey(), A, cash=6)
    assert warned(m, "lines") is None  # two own lines make the way by Bergen free
    m = p.begin(journey(b=["bergen-hamburg"], c=["bergen-hamburg"]), A, cash=3)
    m.state.display_size = 0
    assert warned(m, "line") is None
    m = p.begin(journey(b=["bergen-hamburg", "copenhagen-hamburg"], c=["bergen-hamburg"]), A, cash=3)
    dear = [move for move in m.legal() if move.startswith("contract") and told(m, move)["price"] == 3]
    assert {warned(m, move) for move in dear} == {"crew-stranded"}


def test_an_investor_without_a_slot_warns_when_another_site_costs_no_more():
    m = p.empty_board()
    p.give_contracts(m, A, oil_investor=None)
    p.lay_tiles(m, oslo="investor", bergen="oil")
    p.crew_to(m, "trondheim")
    m.state.investors[A] = 2
    p.move_phase(m, A, cash=3)
    assert (warned(m, "crew oslo"), warned(m, "crew bergen")) == ("no-slot", None)


def test_declining_a_free_line_warns():
    m = p.empty_board()
    p.give_contracts(m, A, nuclear_oil=None)
    p.give_plants(m, B, oslo=1)
    p.lay_tiles(m, hamburg="nuclear")
    p.move_phase(m, A, cash=3)
    p.go_to(m, "hamburg")
    assert warned(m, "skip") == "declines-line"
