"""Observations: tables whose numbers have names; check_game tests that the position can be read from them again."""

from __future__ import annotations

import random

import numpy as np
import pytest

import megawatt
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.observation import Number, Observation, Table

GAMES = ("power-grid", "future-energy", "barrage", "overload")


def later(game: str, plies: int, seed: int = 5, **more) -> megawatt.Match:
    match, chooser = megawatt.new(game, seed=seed, **more), random.Random(seed)
    for _ in range(plies):
        match.play(chooser.choice(match.legal_actions()[:30]))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name_of_its_own_in_its_row(game):
    observation = megawatt.find(game).observation
    assert sum(table.rows * len(observation.names(table.name)) for table in observation.tables) == observation.size
    for table in observation.tables:
        names = observation.names(table.name)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_many_observations_are_views_on_them(game):
    observation = megawatt.find(game).observation
    many = np.arange(3 * observation.size, dtype=np.int16).reshape(3, observation.size)
    tables = observation.arrays(many)
    assert all(np.shares_memory(table, many) for table in tables.values())
    assert tables["players"].shape == (3, observation.seats, observation.width["players"])
    assert np.concatenate([table.reshape(3, -1) for table in tables.values()], axis=1).tolist() == many.tolist()


def test_the_observer_sits_first_and_the_others_follow_clockwise():
    match = later("power-grid", 40)
    eng, observation = engine(match.game, "interpreted"), match.game.observation
    cash = observation.names("players").index("cash")
    for seat in range(match.seats):
        rows = observation.arrays(eng.observe(match.board, match.state, seat))["players"]
        assert rows[: match.seats, cash].tolist() == [match.state.cash[(seat + step) % match.seats] for step in range(match.seats)]
        assert not rows[match.seats :].any()


def test_people_can_read_an_observation():
    match = later("power-grid", 3)
    eng = engine(match.game, "interpreted")
    told = match.game.observation.explain(eng.observe(match.board, match.state, match.seat))
    assert told["general"]["phase: auction"] == 1
    assert told["general"]["seat: you"] == 1
    assert told["players"]["you"]["cash"] == match.state.cash[match.seat]


def test_an_opponents_city_and_the_nominator_are_seen():
    """Both were missing before version 0.3.0, and so were four fields of Barrage."""
    observation = megawatt.find("power-grid").observation
    assert {"owners: you", "owners: 1 clockwise"} <= set(observation.names("cities"))
    assert "nominator: 2 clockwise" in observation.names("general")
    barrage = megawatt.find("barrage").observation
    assert {"margot_used", "limit_four"} <= set(barrage.names("players"))
    assert "pending things: pay" in barrage.names("general")


def test_the_links_of_power_grid_lead_both_ways_and_cost_the_same():
    match = later("power-grid", 0)
    links = match.game.observation.edges(match.board)["links"]
    there = {tuple(ends): cost for ends, (cost,) in zip(links.ends.T.tolist(), links.features.tolist(), strict=True)}
    assert len(there) == links.ends.shape[1] == sum(match.board.degree)
    assert all(there[b, a] == cost for (a, b), cost in there.items())
    named = match.board.printed.city_ids.index
    assert there[named("essen"), named("duisburg")] == 0


@pytest.mark.parametrize("game", ["power-grid", "future-energy", "barrage"])
def test_edges_lead_from_row_to_row_of_the_tables(game):
    match = later(game, 0)
    observation = match.game.observation
    rows = {table.name: table.rows for table in observation.tables}
    for edges in observation.edges(match.board).values():
        assert edges.ends.shape[1] == len(edges.features) > 0
        assert edges.features.shape[1] == len(edges.names)
        assert edges.ends.min() >= 0
        assert edges.ends[0].max() < rows[edges.source]
        assert edges.ends[1].max() < rows[edges.target]


def test_the_links_of_future_energy_name_their_rows():
    match = later("future-energy", 0, seats=4)
    links = match.game.observation.edges(match.board)["links"]
    for first, second, link in zip(*links.ends.tolist(), links.features[:, 0].tolist(), strict=True):
        assert {first, second} == {match.board.link_a[link], match.board.link_b[link]}
    assert links.ends.shape[1] == 2 * match.board.links


def test_water_runs_along_the_edges_of_barrage():
    """Every headstream's water runs from dam to dam off the board, and every conduit drives a powerhouse."""
    match = later("barrage", 0)
    edges = match.game.observation.edges(match.board)
    below = dict(edges["rivers"].ends.T.tolist())
    for spring in edges["springs"].ends[1].tolist():
        course = [spring]
        while course[-1] in below:
            course.append(below[course[-1]])
        assert len(set(course)) == len(course) > 2
    assert set(edges["outlets"].ends[0].tolist()) == set(range(20))
    values = dict(zip(edges["intakes"].ends[1].tolist(), edges["intakes"].features[:, 0].tolist(), strict=True))
    assert set(values) == set(range(20))
    assert values == {conduit: match.board.conduit_value[conduit] for conduit in values}


def test_a_field_that_a_state_has_not_is_refused():
    state = megawatt.find("overload").State
    with pytest.raises(TypeError, match="no field 'cash'"):
        Observation("somewhere", state, 4, [Table("general", 1, [Number("cash")])])
