"""NOTES 7: joint construction."""

from megawatt.games.future_energy import names as n

from .positions import (
    A,
    B,
    C,
    D,
    asked,
    cash,
    contract,
    empty_board,
    give_contracts,
    go_to,
    lay_tiles,
    move_phase,
    plants_at,
    play,
    refused,
    score,
    standing,
    told,
    verbs,
)


def joint(kind="gas", modules=(), **money):
    """A builds a gas plant; B and D could join with theirs, C has no gas plant."""
    m = empty_board(4, modules)
    give_contracts(m, A, start_without_coal=None)
    give_contracts(m, B, coal_gas=None, gas_investor="gas")
    give_contracts(m, C, oil_coal=None)
    give_contracts(m, D, gas_engineer="gas")
    for seat, name in enumerate("abcd"):
        m.state.cash[seat] = money.get(name, 2)
    lay_tiles(m, hamburg=kind)
    move_phase(m, A, cash=1)
    return go_to(m, "hamburg")


def test_7_the_others_are_asked_clockwise_if_they_can_join():
    m = joint()
    assert (asked(m), m.seat) == ("join", B)
    play(m, "skip")
    assert m.seat == D  # C has no plant below natural gas
    play(m, "skip")
    assert m.state.active == B


def test_7_who_joins_pays_2_to_the_active_player_and_builds_without_an_action():
    m = joint()
    play(m, "join gas-investor gas")
    assert plants_at(m, "hamburg") == [1, 1, 0, 0]
    assert cash(m)[:2] == [2, 1 + 3]  # B paid 2, completed a contract, and has begun the next turn
    assert m.state.certificates_drawn == 1  # only A's
    assert m.state.active == B  # no second partner


def test_7_completing_on_another_players_turn_scores_at_once():
    m = play(joint(), "join gas-investor gas")
    assert score(m)[B] == 4


def test_7_the_partner_chooses_his_contract():
    m = joint()
    assert set(m.legal()) == {"skip", "join coal-gas gas", "join gas-investor gas"}
    assert refused(m, "join coal-gas coal") == "wrong-icon"


def test_7_who_lacks_the_money_is_not_asked():
    assert joint(b=1).seat == D
    assert joint(b=1, d=0).state.active == B


def test_7_after_a_construction_ground_the_icon_used_counts():
    m = joint(kind="ground")
    play(m, "build start-without-coal oil")
    assert (asked(m), m.seat) == ("join", C)
    assert set(m.legal()) == {"skip", "join oil-coal oil"}


def test_7_joining_comes_after_the_action_of_the_tile():
    m = empty_board()
    give_contracts(m, A, start_without_gas=None)
    give_contracts(m, B, oil_coal=None)
    m.state.cash[B] = 2
    lay_tiles(m, hamburg="coal")
    move_phase(m, A, cash=1)
    go_to(m, "hamburg")
    assert (asked(m), m.seat) == ("return-plant", A)
    play(m, "skip")
    assert (asked(m), m.seat) == ("join", B)


def test_7_nobody_is_asked_when_the_crew_did_not_move():
    m = empty_board()
    give_contracts(m, A, coal_gas="coal")
    give_contracts(m, B, coal_gas="coal")
    m.state.cash[B] = 9
    move_phase(m, A, cash=0)
    assert m.state.active == B
    assert "join" not in verbs(m)


def test_9_module_2_who_joins_takes_a_wildcard_while_there_are_any():
    m = play(joint(modules=(2,)), "join gas-investor gas")
    assert m.state.wildcards[B] == 1
    assert "wildcard-taken" in told(m)
    m = joint(modules=(2,))
    m.state.wildcards_left = 0
    play(m, "join gas-investor gas")
    assert m.state.wildcards[B] == 0


def test_7_the_example_of_a_ground_with_an_investor_plant():
    """The first has no investor plant, the second no money, the third pays 2 million and builds below investor."""
    m = empty_board()
    give_contracts(m, A, start_without_coal=None)
    give_contracts(m, B, oil_coal=None)
    give_contracts(m, C, gas_investor=None)
    give_contracts(m, D, oil_investor=None)
    for seat, money in enumerate((1, 9, 1, 2)):
        m.state.cash[seat] = money
    lay_tiles(m, hamburg="ground")
    go_to(move_phase(m, A, cash=1), "hamburg", "build start-without-coal investor")
    assert (asked(m), m.seat, m.legal()) == ("join", D, ["skip", "join oil-investor investor"])
    play(m, "join oil-investor investor")
    assert plants_at(m, "hamburg") == [1, 0, 0, 1]
    assert (cash(m)[A], cash(m)[D]) == (1 - 1 + 3 + 2, 0)


def test_7_joining_builds_a_plant_of_a_kind_of_which_no_tile_is_left():
    m = joint()
    assert not any(m.state.tile[site] == n.GAS for site in range(m.board.sites))
    play(m, "join gas-investor gas")
    assert plants_at(m, "hamburg")[B] == 1


def test_9_module_2_both_plants_of_a_doubled_oil_space_join_for_one_payment():
    m = empty_board(modules=(2,))
    give_contracts(m, A, nuclear_oil="oil")
    give_contracts(m, B, oil_coal=None)
    m.state.second[contract(m, "oil-coal")] = 1
    m.state.on_contracts[B] += 1
    m.state.plant_supply[B] -= 1
    m.state.cash[B] = 2
    lay_tiles(m, hamburg="oil")
    go_to(move_phase(m, A, cash=1), "hamburg")
    assert (asked(m), m.seat) == ("join", B)
    play(m, "join oil-coal oil")
    assert plants_at(m, "hamburg") == [1, 2, 0, 0]
    assert standing(m, B, "oil-coal") == [0, 1]
    assert cash(m)[A] == 1 - 1 + 1 + 2  # the way, a completed contract, and 2 from B
    assert cash(m)[B] == 2 - 2 + 3  # B's revenue
