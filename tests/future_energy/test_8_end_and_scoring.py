"""NOTES 8: the end of the game and the final scoring."""

from pathlib import Path

import pytest

import megawatt
from megawatt.games.future_energy.rules import ending

from . import positions as p
from .positions import A, B, C, D


def region(m, name):
    return [r.id for r in m.board.printed.side.regions].index(name)


def points_in(m, name):
    return [ending.score_region(m.board, m.state, seat, region(m, name)) for seat in range(m.seats)]


# The end.


def last_turn(lines=15, stack=9, stirred=1):
    """The last seat of a round begins its turn with nothing on the board, so that nobody can move."""
    m = p.empty_board()
    p.give_contracts(m, D, start_without_oil=None)
    m.state.line_supply[D] = lines
    m.state.stack_size = stack
    m.state.stirred = stirred
    return p.begin(m, D, cash=2)


def test_8_the_last_line_of_a_supply_triggers_the_end_and_the_round_is_finished():
    m = p.empty_board()
    for seat in range(4):
        p.give_contracts(m, seat, **{f"start_without_{('oil', 'gas', 'coal', 'nuclear')[seat]}": None})
    m.state.line_supply[A] = 1
    p.begin(m, A, cash=1)
    p.play(m, "line", "place lisbon-seville")
    assert "last-line-placed" in p.logged(m)
    assert m.view()["last_round"] == "lines"
    for _ in range(3):
        assert not m.over
        p.play(m, "done")
    assert m.over
    assert m.view()["result"]["ended_by"] == "lines"


def test_8_the_last_contract_of_the_stack_triggers_the_end():
    m = last_turn(stack=1)
    p.play(m, f"contract {m.view()['display'][0]['id']}")
    assert "last-contract-laid" in p.logged(m)
    assert m.over
    assert m.view()["result"]["ended_by"] == "contracts"


def test_8_a_round_without_line_contract_or_building_ends_the_game():
    m = last_turn(stirred=0)
    p.play(m, "done")
    assert "standstill" in p.logged(m)
    assert m.view()["result"]["ended_by"] == "standstill"
    m = last_turn(stirred=0)
    p.play(m, "line", "place lisbon-seville")
    assert not m.over
    assert m.state.round_no == 2


def test_8_otherwise_the_holder_of_the_kite_begins_the_next_round():
    m = p.play(last_turn(), "done")
    assert m.state.active == A
    assert m.state.round_no == 2


def test_8_after_the_end_nothing_is_legal():
    m = p.play(last_turn(stack=1), f"contract {last_turn(stack=1).view()['display'][0]['id']}")
    assert m.seat is None
    assert p.refused(m, "done") == "game-over"


# Scoring.


def test_8_1_every_empty_space_on_an_uncompleted_contract_scores_1():
    m = p.empty_board()
    p.give_contracts(m, A, start_without_oil="coal", oil_coal="oil")
    assert ending.score_empty_spaces(m.board, m.state, A) == 4 + 1
    m.state.plants_on[p.contract(m, "oil-coal")] = 0
    assert ending.score_empty_spaces(m.board, m.state, A) == 4


def test_8_2_certificates_score_their_value():
    m = p.empty_board()
    p.give_certificates(m, A, 3, 5)
    p.give_certificates(m, B, 4)
    assert [ending.score_certificates(m.state, seat) for seat in range(4)] == [8, 4, 0, 0]


def test_8_3_region_scoring_with_four_players_is_6_3_1():
    m = p.empty_board()
    p.give_plants(m, A, oslo=3)
    p.give_plants(m, B, bergen=1, lulea=1)
    p.give_plants(m, C, helsinki=1)
    assert points_in(m, "north") == [6, 3, 1, 0]


def test_8_3_ties_share_and_round_down_4_4_0_0():
    m = p.empty_board()
    for seat, count in ((A, 2), (B, 2), (C, 1), (D, 1)):
        p.give_plants(m, seat, london=count)
    assert points_in(m, "west") == [4, 4, 0, 0]


@pytest.mark.parametrize(
    ("seats", "plants", "points"),
    [
        (3, (3, 2, 1), [5, 2, 0]),
        (3, (2, 2, 0), [3, 3, 0]),
        (3, (2, 1, 1), [5, 1, 1]),
        (3, (1, 1, 1), [2, 2, 2]),
        (2, (2, 1), [3, 0]),
        (2, (1, 1), [1, 1]),
        (4, (1, 1, 1, 1), [2, 2, 2, 2]),
        (4, (2, 1, 1, 1), [6, 1, 1, 1]),
        (4, (1, 0, 0, 0), [6, 0, 0, 0]),
    ],
)
def test_8_3_region_points_by_player_count_and_no_plant_no_points(seats, plants, points):
    m = p.empty_board(seats)
    for seat, count in enumerate(plants):
        p.give_plants(m, seat, oslo=count)
    assert points_in(m, "north") == points


def test_8_3_the_plant_on_the_start_space_counts_in_no_region():
    m = p.empty_board()
    assert [sum(points_in(m, r.id)) for r in m.board.printed.side.regions] == [0] * 5


def test_8_4_grids_over_four_and_three_regions_score_10_and_6():
    m = p.empty_board()
    p.give_lines(m, A, "hamburg-start", "amsterdam-start", "paris-start", "munich-start")
    p.give_lines(m, B, "amsterdam-hamburg", "berlin-hamburg")
    assert [ending.score_grid(m.board, m.state, seat) for seat in (A, B, C)] == [10, 6, 0]
    p.give_lines(m, A, "berlin-start")
    assert ending.score_grid(m.board, m.state, A) == 15


def test_8_4_only_the_best_single_grid_counts():
    m = p.empty_board()
    p.give_lines(m, A, "hamburg-start", "paris-start", "lyon-milan")
    assert ending.score_grid(m.board, m.state, A) == 3
    p.give_lines(m, A, "lyon-paris")
    assert ending.score_grid(m.board, m.state, A) == 6


def test_8_money_breaks_a_tie_and_then_the_victory_is_shared():
    m = p.empty_board()
    m.state.score[A] = m.state.score[B] = 10
    m.state.cash[A], m.state.cash[B] = 3, 2
    assert m.ranking() == [1, 2, 3, 3]
    m.state.cash[B] = 3
    assert m.ranking() == [1, 1, 3, 3]
    assert m.scores() == [10, 10, 0, 0]


def test_8_the_total_adds_everything():
    m = p.empty_board(modules=(1,))
    m.state.score[A] = 20
    p.give_contracts(m, A, start_without_oil="coal")
    p.give_certificates(m, A, 4)
    p.give_lines(m, A, "hamburg-start")
    p.give_plants(m, A, hamburg=2)
    assert m.scores()[A] == 20 + 4 + 4 + 6 + 1 + 2 * 3


# Module 1 (NOTES 9).


def test_9_module_1_the_grid_with_most_plants_scores_2_each_16_in_all():
    m = p.empty_board(modules=(1,))
    p.give_lines(m, A, "bergen-oslo", "gothenburg-oslo", "oslo-stockholm", "lulea-stockholm")  # branches count
    p.give_plants(m, A, oslo=3, bergen=2, gothenburg=1, stockholm=1, lulea=1)
    p.give_lines(m, A, "lisbon-madrid", "madrid-seville", "barcelona-madrid", "barcelona-marseille", "bilbao-madrid")
    p.give_plants(m, A, madrid=2)  # more lines, fewer plants
    assert ending.score_largest_grid(m.board, m.state, A) == 16


def test_9_module_1_the_plant_on_the_start_space_counts_if_the_grid_reaches_it():
    m = p.empty_board(modules=(1,))
    p.give_lines(m, A, "hamburg-start")
    assert ending.score_largest_grid(m.board, m.state, A) == 2
    assert ending.score_largest_grid(m.board, m.state, B) == 0


def test_9_module_1_scores_only_when_played():
    m = p.empty_board()
    p.give_lines(m, A, "hamburg-start")
    assert ending.score_largest_grid(m.board, m.state, A) == 0


def test_8_the_result_shows_every_part():
    m = megawatt.load(Path(__file__).parent / "games" / "module-1.mw")
    parts = ("score", "empty_spaces", "certificates", "regions", "grid", "largest_grid")
    for row in m.view()["result"]["rows"]:
        assert row["points"] == sum(row[part] for part in parts) == m.scores()[row["seat"]]


# Examples and numbers of players.


@pytest.mark.parametrize("values", [(4, 5), (3, 3, 3)])
def test_8_2_the_example_of_9_points_for_certificates(values):
    m = p.empty_board()
    p.give_certificates(m, A, *values)
    assert ending.score_certificates(m.state, A) == 9


FOUR_REGIONS = ["hamburg-start", "paris-start", "munich-start", "berlin-start"]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("lines", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_8_4_with_two_or_three_players_1_to_4_regions_score_1_3_6_10(seats, lines, points):
    m = p.empty_board(seats)
    p.give_lines(m, A, *FOUR_REGIONS[:lines])
    assert ending.score_grid(m.board, m.state, A) == points


def test_9_module_1_the_example_6_lines_with_8_plants_and_3_lines_with_4_plants_bring_16():
    m = p.empty_board(modules=(1,))
    p.give_lines(
        m, A, "bergen-oslo", "gothenburg-oslo", "oslo-stockholm", "lulea-stockholm", "oslo-trondheim", "copenhagen-gothenburg"
    )
    p.give_plants(m, A, bergen=3, stockholm=2, lulea=1, copenhagen=2)  # Oslo, Gothenburg and Trondheim have none
    p.give_lines(m, A, "lisbon-madrid", "madrid-seville", "bilbao-madrid")
    p.give_plants(m, A, madrid=2, lisbon=1, seville=1)
    assert ending.score_largest_grid(m.board, m.state, A) == 16


def test_9_module_1_not_every_site_of_the_grid_needs_a_plant():
    m = p.empty_board(modules=(1,))
    p.give_lines(m, A, "bergen-oslo", "oslo-stockholm")
    p.give_plants(m, A, bergen=1, stockholm=1)
    assert ending.score_largest_grid(m.board, m.state, A) == 4
    assert ending.score_largest_grid(m.board, m.state, B) == 0


def test_9_module_1_a_plant_without_a_line_belongs_to_no_grid():
    m = p.empty_board(modules=(1,))
    p.give_lines(m, A, "bergen-oslo")
    p.give_plants(m, A, bergen=1, rome=3)
    assert ending.score_largest_grid(m.board, m.state, A) == 2
