"""Users' own maps: every fault is named with its line, and a good map is played, saved and loaded back."""

from __future__ import annotations

import random

import pytest

import megawatt
from megawatt import DataError, MegawattError, OptionError
from megawatt.games.power_grid.decks import read_deck
from megawatt.games.power_grid.maps import MAP_IDS, read_map
from megawatt.kernel.text.datafiles import DataFile, Fault

from .own_files import OWN_MAP, changed, line_of, own_map, play_at_random
from .positions import finish_phase, give_houses, jump_to, new_game, price_of, set_order

KOREAN = """
[markets.main]
coal = { prices = [1, 2, 3, 4], start = 4 }
[markets.main.resupply]
coal = [[1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]]
[markets.side]
oil = { prices = [2, 4, 6], start = 3 }
[markets.side.resupply]
oil = [[1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]]
"""


def map_faults(text: str) -> list[Fault]:
    return read_map(DataFile.parse("own.toml", text))[0].faults


def test_the_example_has_no_fault():
    assert map_faults(OWN_MAP) == []


@pytest.mark.parametrize("map_id", MAP_IDS)
def test_no_printed_map_has_a_fault(map_id):
    from importlib.resources import files

    text = (files("megawatt.games.power_grid") / "data" / "maps" / f"{map_id}.toml").read_text(encoding="utf-8")
    assert map_faults(text) == []


MAP_FAULTS = [
    # what is written instead of what, where to look (a part of that line), what is said
    ('id = "three-valleys"\n', "", "", 'id = "..." is missing at the top'),
    ('name = "Three Valleys"', "name = 3", "name = 3", 'name = "..." is missing'),
    ("canvas = [100, 80]", 'canvas = "big"', "canvas =", "canvas should be width and height"),
    (
        'special_rules = ["The pass is dear."]',
        "special_rules = [1]",
        "special_rules",
        "special_rules should be a list of sentences",
    ),
    ("canvas = [100, 80]", "canvass = [100, 80]", "canvass", "a map file knows no 'canvass'; did you mean 'canvas'?"),
    ("end_at = [5", "ends_at = [5", "ends_at", "[rules] knows no 'ends_at'; did you mean 'end_at'?"),
    ("[rules]", "rules = 3\n[elsewhere]", "rules = 3", "rules should be a table, not 3"),
    (
        "end_at = [5, 5, 5, 5, 5]",
        "end_at = [5, 5]",
        "end_at",
        "end_at should be five numbers from 1 to 64, for 2 to 6 players, not [5, 5]",
    ),
    ("end_at = [5, 5, 5, 5, 5]", "oil_slides = 1", "oil_slides", "oil_slides should be true or false, not 1"),
    ("end_at = [5, 5, 5, 5, 5]", "on_offer = 0", "on_offer", "on_offer should be a whole number from 1 to 8, not 0"),
    (
        "end_at = [5, 5, 5, 5, 5]",
        'market = "weird"',
        "market =",
        "market should be one of usual, turnover, step-2-by-card, not 'weird'",
    ),
    ("end_at = [5, 5, 5, 5, 5]", 'market = "turnover"', "market =", "market = 'turnover' needs ordered_up_to"),
    ("end_at = [5, 5, 5, 5, 5]", "ordered_up_to = 30", "ordered_up_to", "ordered_up_to means nothing without market"),
    ("end_at = [5, 5, 5, 5, 5]", "mines = [11]", "mines", "mines means nothing without mine_prices"),
    ("end_at = [5, 5, 5, 5, 5]", "price_cap = [3, 5]", "price_cap", "price_cap should be three prices"),
    ("end_at = [5, 5, 5, 5, 5]", "top_of_stack = [13, 99]", "top_of_stack", "top_of_stack: plant 99 is not in the base deck"),
    ("end_at = [5, 5, 5, 5, 5]", "first_market = [3, 4, 13]", "[rules]", "top_of_stack: plant 13 is named in two places"),
    ("end_at = [5, 5, 5, 5, 5]", "out_of_game = [3, 3]", "out_of_game", "out_of_game should be a list of different plant numbers"),
    ("end_at = [5, 5, 5, 5, 5]", f"out_of_game = {list(range(14, 38))}", "[rules]", "only 9 plants are left for the stack"),
    (
        "end_at = [5, 5, 5, 5, 5]",
        'uranium_areas = ["nort"]',
        "uranium_areas",
        "uranium_areas: 'nort' is unknown; did you mean 'north'?",
    ),
    ("end_at = [5, 5, 5, 5, 5]", 'start_cities = ["oak"]', "start_cities", "start_cities: 'oak' is unknown"),
    (
        "end_at = [5, 5, 5, 5, 5]",
        'start_cities = ["alder", "fir"]',
        '[[areas]]\nid = "middle"',
        "'middle' has none of the start_cities",
    ),
    (
        "end_at = [5, 5, 5, 5, 5]",
        'discount = { city = "oslo", fuel = "garbage", by = 1 }',
        "discount",
        "discount: 'oslo' is no city",
    ),
    (
        "end_at = [5, 5, 5, 5, 5]",
        'discount = { city = "elm", fuel = "wind", by = 1 }',
        "discount",
        "discount should be { city = a word",
    ),
    ("end_at = [5, 5, 5, 5, 5]", "extra_burn = { wood = 1 }", "extra_burn", "extra_burn should be a table such as { garbage = 1 }"),
    ("coal = 12", "cole = 12", "cole", "[start_market] knows no 'cole'; did you mean 'coal'?"),
    ("coal = 12", 'coal = "many"', 'coal = "many"', "[start_market] coal: 'many' should be a number of tokens"),
    ("coal = 12", "coal = 21", "coal = 21", "[start_market] coal: 21 tokens are more than the 20 there are"),
    ("oil = 9", "garbage = 8", "garbage = 8", "[start_market] garbage: 8 tokens do not fit on 7 spaces"),
    ("coal = 20", "coal = -1", "coal = -1", "[tokens] coal: -1 should be a number of tokens"),
    ("garbage = [2, 2, 4", "garbage = [4, 2, 4", "garbage = [4", "[price_track] garbage: prices should rise"),
    ("coal = [[1, 1, 1], ", "coal = [", "coal = [[2", "[resupply] coal: five rows (2 to 6 players) of three steps are needed"),
    ("coal = [[1, 1, 1], ", "coal = [[1, 1, -1], ", "coal = [[1, 1, -1]", "[resupply] coal: five rows"),
    ("[resupply]", "[resupplies]", "[resupplies]", "a map file knows no 'resupplies'; did you mean 'resupply'?"),
    ("[resupply]", "[mine_refill]\nremoved = 3\n[resupply]", "removed = 3", "[mine_refill] removed: five rows"),
    ("[resupply]", "[regional_plants]\nwest = []\n[resupply]", "west", "[regional_plants]: 'west' is no area"),
    (
        "[resupply]",
        '[regional_plants]\nnorth = [{ number = 41, fuel = "coal", units = 1, cities = 1 }]\n[resupply]',
        "north = [",
        "[regional_plants] north: plant 41 is not in the base deck",
    ),
    ("[resupply]", "[regional_plants]\nnorth = [{ number = 20 }]\n[resupply]", "north = [", "a plant lacks fuel, units, cities"),
    ("[resupply]", "[markets.main]\nwood = 1\n[resupply]", "[markets.main]", "[markets] needs [markets.main] with"),
    # areas
    ('id = "middle"\nadjacent', "adjacent", '[[areas]]\nadjacent = ["north", "south"]', "an area without id"),
    ('id = "middle"', 'id = "north"', '[[areas]]\nid = "north"\nadjacent', "area 'north' is there twice"),
    (
        'adjacent = ["north", "south"]',
        'adjacent = ["north", "soth"]',
        '[[areas]]\nid = "middle"',
        "'middle' borders on 'soth', which is unknown",
    ),
    (
        'adjacent = ["north", "south"]',
        'adjacent = ["north"]',
        '[[areas]]\nid = "south"',
        "borders on 'middle', but not the other way round",
    ),
    (
        'adjacent = ["north", "south"]',
        'adjacent = "north"',
        '[[areas]]\nid = "middle"',
        "'middle': adjacent should be a list of areas",
    ),
    (
        'adjacent = ["north", "south"]',
        'adjacent = ["middle", "north", "south"]',
        '[[areas]]\nid = "middle"',
        "'middle' borders on itself",
    ),
    (
        'name = "Northern Valley"',
        'nmae = "Northern Valley"',
        '[[areas]]\nid = "north"',
        "area 'north' knows no 'nmae'; did you mean 'name'?",
    ),
    ("[board]", '[[areas]]\nid = "west"\n\n[board]', '[[areas]]\nid = "west"', "area 'west' has no cities"),
    # cities
    ('id = "cedar", ', "", 'name = "Cedar', "city '?' lacks id"),
    ('area = "middle", x = 30.5, y = 40', "x = 30.5", 'id = "elm"', "city 'elm' lacks area, y"),
    (
        'id = "elm", area = "middle"',
        'id = "elm", area = "midle"',
        'id = "elm"',
        "'elm' lies in the unknown area 'midle'; did you mean 'middle'?",
    ),
    ('id = "elm"', 'id = "fir"', 'id = "fir", name = "Fir"', "city 'fir' is there twice"),
    ('id = "elm"', 'id = "Elm!"', 'id = "Elm!"', "city id 'Elm!' should be lower-case letters, digits and hyphens"),
    ("x = 30.5", 'x = "left"', 'id = "elm"', "city 'elm': x and y should be numbers"),
    ("spaces = [5, 25]", "spaces = []", 'id = "elm"', "city 'elm': spaces should be one to three prices, not []"),
    ("spaces = [5, 25]", "spaces = [-5]", 'id = "elm"', "city 'elm': spaces should be one to three prices, not [-5]"),
    ("spaces = [5, 25]", "space = [5, 25]", 'id = "elm"', "city 'elm' knows no 'space'; did you mean 'spaces'?"),
    (
        "open_spaces = [0, 1, 2]",
        "open_spaces = [0, 1, 4]",
        'id = "hazel"',
        "city 'hazel': open_spaces should be three rising numbers up to 3",
    ),
    (
        "open_spaces = [0, 1, 2]",
        "open_spaces = [0, 0, 0]",
        'id = "hazel"',
        "city 'hazel': open_spaces should be three rising numbers",
    ),
    ("open_spaces = [0, 1, 2]", 'foreign = "yes"', 'id = "hazel"', "city 'hazel': foreign should be true or false"),
    ("cities = [", "cities = 3\ntowns = [", "cities = 3", "cities should be a list of tables"),
    # connections
    (
        'a = "birch", b = "elm"',
        'a = "birch", b = "elmm"',
        'b = "elmm"',
        "a connection to 'elmm', which is no city; did you mean 'elm'?",
    ),
    ('a = "birch", b = "elm"', 'b = "elm"', '{ b = "elm"', "a connection to None, which is no city"),
    ("cost = 31", "cost = -1", "cost = -1", "connection birch-elm: cost -1 should be a whole number from 0 to 200"),
    ("cost = 31", "cost = 3.5", "cost = 3.5", "connection birch-elm: cost 3.5 should be a whole number"),
    (", cost = 31", "", 'a = "birch", b = "elm"', "connection birch-elm: cost None should be a whole number"),
    (
        'a = "birch", b = "elm"',
        'a = "elm", b = "cedar"',
        'a = "cedar", b = "elm"',
        "connection cedar-elm is there twice (first in line 49)",
    ),
    ('a = "birch", b = "elm"', 'a = "elm", b = "elm"', 'a = "elm", b = "elm"', "'elm' is connected with itself"),
    ("cost = 31", "costs = 31, cost = 31", "costs = 31", "connection birch-elm knows no 'costs'; did you mean 'cost'?"),
    # the whole board
    ('  { a = "elm", b = "fir", cost = 9 },\n', "", 'id = "fir"', "the board is split: no way from 'alder' to 'fir', 'hazel'"),
]


@pytest.mark.parametrize(("old", "new", "where", "said"), MAP_FAULTS, ids=[said for *_, said in MAP_FAULTS])
def test_every_fault_of_a_map_is_named_with_its_line(old, new, where, said):
    text = changed(OWN_MAP, old, new)
    fault = next((fault for fault in map_faults(text) if said in fault.text), None)
    assert fault, [str(fault) for fault in map_faults(text)]
    assert fault.line == line_of(text, where)
    assert str(fault) == f"line {fault.line}: {fault.text}"


def south_without_borders(text: str) -> str:
    text = changed(text, 'adjacent = ["north", "south"]', 'adjacent = ["north"]')
    return changed(text, 'id = "south"\nadjacent = ["middle"]', 'id = "south"')


FOUR_VALLEYS = [
    (
        'id = "south"\nadjacent = ["middle"]',
        'id = "south"\nadjacent = ["middle", "far"]\n\n[[areas]]\nid = "far"\nadjacent = ["south"]',
    ),
    ("cities = [\n", 'cities = [\n  { id = "ash", area = "far", x = 50, y = 70 },\n'),
    ('  { a = "cedar", b = "elm", cost = 7 },\n', ""),
    ('{ a = "elm", b = "fir", cost = 9 }', '{ a = "elm", b = "ash", cost = 9 },\n  { a = "ash", b = "fir", cost = 1 }'),
]
"""A fourth area: without it there is no way to Fir, without the first none to Cedar."""


def test_a_map_on_which_any_three_areas_leave_cities_out_of_reach_is_refused():
    text = OWN_MAP
    for old, new in FOUR_VALLEYS:
        text = changed(text, old, new)
    (fault,) = map_faults(text)
    assert fault.text == "2, 3 players use 3 areas, but no 3 that border on each other leave all cities within reach"
    assert fault.line == line_of(text, "[[areas]]")


def test_areas_that_do_not_hang_together_are_refused():
    text = south_without_borders(OWN_MAP)
    (fault,) = map_faults(text)
    assert fault.text == "the areas of the board do not hang together: no border leads from 'north' to 'south'"
    assert fault.line == line_of(text, '[[areas]]\nid = "south"')


def test_unless_they_need_not():
    apart = changed(OWN_MAP, "step_2_at", "areas_apart = true\nstep_2_at")
    text = south_without_borders(apart)
    assert map_faults(text) == []
    assert map_faults(changed(apart, '  { a = "elm", b = "fir", cost = 9 },\n', "")) == []


def islands(rule: str) -> str:
    """The south is an island of its own, without a way there."""
    text = changed(OWN_MAP, "step_2_at", f"{rule}step_2_at")
    text = changed(text, '  { a = "elm", b = "fir", cost = 9 },\n', "")
    text = changed(text, 'adjacent = ["north", "south"]', 'adjacent = ["north"]')
    return changed(text, 'id = "south"\nadjacent = ["middle"]', 'id = "south"\nisland = "far"')


def test_islands_are_looked_at_one_by_one():
    text = islands("islands = true\n")
    assert map_faults(text) == []
    (fault,) = map_faults(changed(text, '  { a = "fir", b = "hazel", cost = 3, uncertain = true },\n', ""))
    assert fault.text == "the island 'far' is split: no way from 'fir' to 'hazel'"


def test_without_the_rule_an_island_is_a_split_board():
    assert "the board is split" in map_faults(islands(""))[0].text


def test_a_file_without_areas_or_cities_says_so():
    faults = [fault.text for fault in map_faults('id = "x"\nname = "X"\n[board]\ncities = []\n')]
    assert "no [[areas]]: a map has at least one" in faults
    assert "no cities under [board]" in faults


def test_too_many_areas_and_cities_do_not_fit():
    areas = "".join(f'[[areas]]\nid = "a{i}"\n' for i in range(9))
    cities = "".join(f'  {{ id = "c{i}", area = "a0", x = 0, y = 0 }},\n' for i in range(63))
    text = f'id = "x"\nname = "X"\n{areas}[board]\ncities = [\n{cities}]\n'
    found = {fault.text: fault.line for fault in map_faults(text)}
    assert found["9 areas; at most 8 fit"] == line_of(text, '[[areas]]\nid = "a8"')
    assert found["63 cities; at most 62 fit"] == line_of(text, 'id = "c62"')


def test_a_city_has_sixteen_connections_at_most():
    cities = "".join(f'  {{ id = "c{i}", area = "a", x = 0, y = 0 }},\n' for i in range(18))
    roads = "".join(f'  {{ a = "c0", b = "c{i}", cost = 1 }},\n' for i in range(1, 18))
    text = f'id = "x"\nname = "X"\n[[areas]]\nid = "a"\n[board]\ncities = [\n{cities}]\nconnections = [\n{roads}]\n'
    (fault,) = map_faults(text)
    assert fault.text == "city 'c0' has more than 16 connections"
    assert fault.line == line_of(text, 'b = "c17"')


@pytest.mark.parametrize(
    ("broken", "line"), [('id = "x"\nname = \n', 2), ('id = "x"\nid = "y"\n', 2), ('id = "x"\nlist = [1,\n', 3)]
)
def test_what_is_not_toml_is_refused_with_its_line(broken, line):
    (fault,) = map_faults(broken)
    assert fault.text.startswith("not valid TOML")
    assert fault.line == line
    assert read_deck(DataFile.parse("own.toml", broken))[0].faults == [fault]


def test_all_faults_are_collected_but_the_first_is_raised(tmp_path):
    text = changed(changed(OWN_MAP, "cost = 31", "cost = -1"), "canvas", "canvass")
    assert len(map_faults(text)) == 2
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=r"map:3: a map file knows no 'canvass'") as refusal:
        new_game(2, map=str(path))
    assert refusal.value.line == 3


def test_cities_may_be_written_as_tables_too():
    tables = "".join(f'[[board.cities]]\nid = "c{i}"\narea = "a"\nx = 1\ny = 1\n' for i in range(3))
    text = f'id = "x"\nname = "X"\n[[areas]]\nid = "a"\n{tables}[[board.connections]]\na = "c0"\nb = "c1"\ncost = 1\n'
    (fault,) = map_faults(text)
    assert fault.text == "the board is split: no way from 'c0' to 'c2'"
    assert fault.line == line_of(text, '[[board.cities]]\nid = "c2"')


@pytest.mark.parametrize(
    ("old", "new", "where", "said"),
    [
        ("start = 4", "start = 5", "start = 5", "[markets.main] coal: start should be a number of tokens from 0 to 4, not 5"),
        ("start = 3", "begin = 3", "begin = 3", "[markets.side] oil should be { prices = [...], start = ... }"),
        ("prices = [2, 4, 6]", "prices = [6, 4, 2]", "prices = [6", "[markets.side] oil: prices should rise"),
        ("[markets.side.resupply]", "[markets.side.refill]", "[markets.side]", "[markets] needs [markets.side] with"),
        ("oil = [[1, 1, 1],", "oil = [", "oil = [ [1", "[markets.side.resupply] oil: five rows"),
        ("oil = { prices", "wood = { prices", "wood =", "[markets.side] knows no 'wood'"),
    ],
)
def test_two_markets_are_checked_too(old, new, where, said):
    plain = OWN_MAP
    for table in ("[start_market]\ncoal = 12\noil = 9\n", "[price_track]\ngarbage = [2, 2, 4, 4, 6, 6, 8]\n"):
        plain = changed(plain, table, "")
    assert map_faults(plain + KOREAN) == []
    text = plain + changed(KOREAN, old, new)
    fault = next(fault for fault in map_faults(text) if said in fault.text)
    assert fault.line == line_of(text, where)


# A good map.


def test_an_own_map_is_laid_out_as_written(tmp_path):
    m = new_game(2, map=own_map(tmp_path))
    view = m.view()
    assert (view["map"], view["step_2_at"], view["end_at"]) == ("three-valleys", 3, 5)
    assert set(view["areas"]) == {"north", "middle", "south"}
    assert {row["fuel"]: row["tokens"] for row in view["fuel"]} == {"coal": 12, "oil": 9, "garbage": 6, "uranium": 2}
    assert {row["fuel"]: row["price"] for row in view["fuel"]} == {"coal": 5, "oil": 6, "garbage": 2, "uranium": 14}
    assert view["fuel"][0]["supply"] == 20 - 12
    assert view["fuel"][0]["resupply"] == 1
    set_order(m, 1, 0)
    give_houses(m, 0, "alder")
    assert price_of(m, 0, "cedar") == 10
    assert price_of(m, 0, "elm") == 5 + 7
    assert price_of(m, 0, "hazel") is None


def test_a_board_of_one_area_serves_any_number_of_players(tmp_path):
    cities = "".join(f'  {{ id = "c{i}", area = "a", x = {i}, y = 0 }},\n' for i in range(8))
    roads = "".join(f'  {{ a = "c{i}", b = "c{i + 1}", cost = 1 }},\n' for i in range(7))
    text = f'id = "x"\nname = "X"\n[[areas]]\nid = "a"\n[board]\ncities = [\n{cities}]\nconnections = [\n{roads}]\n'
    m = new_game(6, map=own_map(tmp_path, text))
    assert m.view()["areas"] == ["a"]
    assert m.view()["end_at"] == 8


@pytest.mark.parametrize("seats", range(2, 7))
def test_an_own_map_can_be_played_to_the_end(tmp_path, seats):
    m = new_game(seats, map=own_map(tmp_path))
    play_at_random(m, 20_000)
    assert m.over


def test_an_own_map_is_saved_and_loaded_back_without_the_file(tmp_path):
    path = own_map(tmp_path)
    m = new_game(3, map=path)
    play_at_random(m, 60)
    m.save(str(tmp_path / "match.jsonl"))
    (tmp_path / "own.toml").unlink()
    loaded = megawatt.load(str(tmp_path / "match.jsonl"))
    assert loaded.digest() == m.digest()
    assert loaded.view(0) == m.view(0)
    assert loaded.moves() == m.moves()
    play_at_random(loaded, 10)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(OptionError, match=r"cannot read .*nowhere\.toml"):
        new_game(2, map=str(tmp_path / "nowhere.toml"))


def test_special_rules_of_the_printed_maps_serve_own_maps_too(tmp_path):
    rules = "nothing_sold_removes = 2\nobsolete_plants_leave = false\nconnection_at_most = 6"
    text = changed(OWN_MAP, "end_at = [5, 5, 5, 5, 5]", rules)
    m = new_game(2, map=own_map(tmp_path, text))
    give_houses(m, 0, "alder")
    assert price_of(m, 0, "fir") == 10 + 6
    jump_to(m, "auction")
    leaving = [event.arguments["card"] for event in finish_phase(m) if event.name == "plant-leaves"]
    assert leaving == ["3", "4"]


def test_a_file_of_nonsense_is_refused_and_never_crashes():
    """Every value of the example replaced by every kind of nonsense: a fault, or a board that can be played."""
    import tomllib

    chance = random.Random(1)
    nonsense = ["-1", "1000", "3.5", "true", '"x"', '""', "[]", "[1, 2, 3]", '["x"]', "[[]]", "{}", "{ x = 1 }"]
    for number, line in enumerate(OWN_MAP.splitlines()):
        key, sign, _ = line.partition(" = ")
        if not sign or key.strip().startswith("{"):
            continue
        for value in nonsense:
            lines = OWN_MAP.splitlines()
            lines[number] = f"{key} = {value}" if not line.endswith("[") else line
            text = "\n".join(lines)
            tomllib.loads(text)
            if not map_faults(text):
                try:
                    m = new_game(chance.randrange(2, 7), map="attached:" + text)
                except MegawattError:
                    continue
                play_at_random(m, 40)
