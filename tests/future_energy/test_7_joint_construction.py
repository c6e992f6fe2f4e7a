"""NOTES 7: joint construction."""

from megawatt.games.future_energy import names as n

from . import positions as p
from .positions import A, B, C, D


def joint(kind="gas", modules=(), **money):
    """A builds a gas plant; B and D could join with theirs, C has no gas plant."""
    m = p.empty_board(4, modules)
    p.give_contracts(m, A, start_without_coal=None)
    p.give_contracts(m, B, coal_gas=None, gas_investor="gas")
    p.give_contracts(m, C, oil_coal=None)
    p.give_contracts(m, D, gas_engineer="gas")
    for seat, name in enumerate("abcd"):
        m.state.cash[seat] = money.get(name, 2)
    p.lay_tiles(m, hamburg=kind)
    p.move_phase(m, A, cash=1)
    return p.go_to(m, "hamburg")


def test_7_the_others_are_asked_clockwise_if_they_can_join():
    m = joint()
    assert (p.asked(m), m.seat) == ("join", B)
    p.play(m, "skip")
    assert m.seat == D  # C has no plant below natural gas
    p.play(m, "skip")
    assert m.state.active == B


def test_7_who_joins_pays_2_to_the_active_player_and_builds_without_an_action():
    m = joint()
    p.play(m, "join gas-investor gas")
    assert p.plants_at(m, "hamburg") == [1, 1, 0, 0]
    assert p.cash(m)[:2] == [2, 1 + 3]  # B paid 2, completed a contract, and has begun the next turn
    assert m.state.certificates_drawn == 1  # only A's
    assert m.state.active == B  # no second partner


def test_7_completing_on_another_players_turn_scores_at_once():
    m = p.play(joint(), "join gas-investor gas")
    assert p.score(m)[B] == 4


def test_7_the_partner_chooses_his_contract():
    m = joint()
    assert set(m.legal()) == {"skip", "join coal-gas gas", "join gas-investor gas"}
    assert p.refused(m, "join coal-gas coal") == "wrong-icon"


def test_7_who_lacks_the_money_is_not_asked():
    assert joint(b=1).seat == D
    assert joint(b=1, d=0).state.active == B


def test_7_after_a_construction_ground_the_icon_used_counts():
    m = joint(kind="ground")
    p.play(m, "build start-without-coal oil")
    assert (p.asked(m), m.seat) == ("join", C)
    assert set(m.legal()) == {"skip", "join oil-coal oil"}


def test_7_joining_comes_after_the_action_of_the_tile():
    m = p.empty_board()
    p.give_contracts(m, A, start_without_gas=None)
    p.give_contracts(m, B, oil_coal=None)
    m.state.cash[B] = 2
    p.lay_tiles(m, hamburg="coal")
    p.move_phase(m, A, cash=1)
    p.go_to(m, "hamburg")
    assert (p.asked(m), m.seat) == ("return-plant", A)
    p.play(m, "skip")
    assert (p.asked(m), m.seat) == ("join", B)


def test_7_nobody_is_asked_when_the_crew_did_not_move():
    m = p.empty_board()
    p.give_contracts(m, A, coal_gas="coal")
    p.give_contracts(m, B, coal_gas="coal")
    m.state.cash[B] = 9
    p.move_phase(m, A, cash=0)
    assert m.state.active == B
    assert "join" not in p.verbs(m)


def test_9_module_2_who_joins_takes_a_wildcard_while_there_are_any():
    m = p.play(joint(modules=(2,)), "join gas-investor gas")
    assert m.state.wildcards[B] == 1
    assert "wildcard-taken" in p.logged(m)
    m = joint(modules=(2,))
    m.state.wildcards_left = 0
    p.play(m, "join gas-investor gas")
    assert m.state.wildcards[B] == 0


def test_7_the_example_of_a_ground_with_an_investor_plant():
    """The first has no investor plant, the second no money, the third pays 2 million and builds below investor."""
    m = p.empty_board()
    p.give_contracts(m, A, start_without_coal=None)
    p.give_contracts(m, B, oil_coal=None)
    p.give_contracts(m, C, gas_investor=None)
    p.give_contracts(m, D, oil_investor=None)
    for seat, money in enumerate((1, 9, 1, 2)):
        m.state.cash[seat] = money
    p.lay_tiles(m, hamburg="ground")
    p.go_to(p.move_phase(m, A, cash=1), "hamburg", "build start-without-coal investor")
    assert (p.asked(m), m.seat, m.legal()) == ("join", D, ["skip", "join oil-investor investor"])
    p.play(m, "join oil-investor investor")
    assert p.plants_at(m, "hamburg") == [1, 0, 0, 1]
    assert (p.cash(m)[A], p.cash(m)[D]) == (1 - 1 + 3 + 2, 0)


def test_7_joining_builds_a_plant_of_a_kind_of_which_no_tile_is_left():
    m = joint()
    assert not any(m.state.tile[site] == n.GAS for site in range(m.board.sites))
    p.play(m, "join gas-investor gas")
    assert p.plants_at(m, "hamburg")[B] == 1


def test_9_module_2_both_plants_of_a_doubled_oil_space_join_for_one_payment():
    m = p.empty_board(modules=(2,))
    p.give_contracts(m, A, nuclear_oil="oil")
    p.give_contracts(m, B, oil_coal=None)
    m.state.second[p.contract(m, "oil-coal")] = 1
    m.state.on_contracts[B] += 1
    m.state.plant_supply[B] -= 1
    m.state.cash[B] = 2
    p.lay_tiles(m, hamburg="oil")
    p.go_to(p.move_phase(m, A, cash=1), "hamburg")
    assert (p.asked(m), m.seat) == ("join", B)
    p.play(m, "join oil-coal oil")
    assert p.plants_at(m, "hamburg") == [1, 2, 0, 0]
    assert p.standing(m, B, "oil-coal") == [0, 1]
    assert p.cash(m)[A] == 1 - 1 + 1 + 2  # the way, a completed contract, and 2 from B
    assert p.cash(m)[B] == 2 - 2 + 3  # B's revenue
