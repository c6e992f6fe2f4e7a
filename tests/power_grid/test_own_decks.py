"""Users' own decks: every fault is named with its line, and a good deck is dealt, played, saved and loaded back."""

from __future__ import annotations

import pytest

import megawatt
from megawatt import OptionError
from megawatt.games.power_grid.decks import load_deck, read_deck
from megawatt.games.power_grid.rules.order import determine_player_order
from megawatt.kernel.text.datafiles import DataFile, Fault

from .own_files import changed, line_of, own_map, play_at_random
from .positions import give_plants, lay_market, market, new_game, offered, play, stack


def own_deck(first: int = 3, count: int = 30) -> str:
    base = load_deck("base").plants
    cards = [
        f'  {{ number = {first + i}, fuel = "{plant.fuel}", units = {plant.units}, cities = {plant.cities} }},\n'
        for i, plant in enumerate(base[:count])
    ]
    return f'name = "Own"\nfirst_market = [3, 4, 5, 6, 7, 8, 9, 11]\ntop_of_stack = [20, 10]\nplants = [\n{"".join(cards)}]\n'


OWN_DECK = own_deck()
LINE_7 = '{ number = 7, fuel = "oil", units = 3, cities = 2 }'


def deck_faults(text: str) -> list[Fault]:
    return read_deck(DataFile.parse("own.toml", text))[0].faults


DECK_FAULTS = [
    ('name = "Own"', 'nam = "Own"', "nam =", "a deck file knows no 'nam'; did you mean 'name'?"),
    ("first_market = [3, 4", "first_market = [4", "first_market", "first_market should name 8 different plants"),
    ("first_market = [3, 4", "first_market = [4, 4", "first_market", "first_market should name 8 different plants"),
    ("first_market = [3, 4", "first_market = [77, 4", "first_market", "first_market: there is no plant 77"),
    (
        "first_market = [3, 4, 5, 6, 7, 8, 9, 11]",
        'first_market = "low"',
        "first_market",
        "should be a list of plant numbers, or names such as \"13+\", not 'low'",
    ),
    ("top_of_stack = [20, 10]", "top_of_stack = [99]", "top_of_stack", "top_of_stack: there is no plant 99"),
    ("top_of_stack = [20, 10]", "top_of_stack = [9]", "top_of_stack", "both in the first market and on top"),
    ("top_of_stack = [20, 10]", "top_of_stack = [10, 12, 13, 14]", "top_of_stack", "at most three plants lie on top of the stack"),
    (LINE_7, '{ number = 7, fuel = "oil", cities = 2 }', "{ number = 7,", "a plant lacks units"),
    (LINE_7, '{ fuel = "oil", units = 3, cities = 2 }', "{ fuel", "a plant lacks number"),
    (LINE_7, '{ number = 0, fuel = "oil", units = 3, cities = 2 }', "number = 0", "plant number 0 should be from 1 to 200"),
    (LINE_7, '{ number = 8, fuel = "oil", units = 3, cities = 2 }', '{ number = 8, fuel = "coal"', "plant 8 is there twice"),
    (LINE_7, '{ number = 7, fuel = "wood", units = 3, cities = 2 }', "wood", "plant 7: fuel 'wood' should be one of coal, oil"),
    (LINE_7, '{ number = 7, fuel = "oil", units = 4, cities = 2 }', "units = 4", "plant 7: units should be 1 to 3, not 4"),
    (
        LINE_7,
        '{ number = 7, fuel = "wind", units = 1, cities = 2 }',
        "units = 1, cities = 2 }",
        "plant 7: wind plants burn nothing",
    ),
    (LINE_7, '{ number = 7, fuel = "oil", units = 3, cities = 13 }', "cities = 13", "plant 7: cities should be 1 to 12, not 13"),
    (LINE_7, '{ number = 7, fuel = "oil", units = 3, cities = 2, town = 1 }', "town", "plant 7 knows no 'town'"),
    (LINE_7, LINE_7.replace("}", ", rank = 4 }").replace(" ,", ","), "rank = 4", "plant 7: rank should be 0 to 3, not 4"),
    (LINE_7, f"{LINE_7}, {LINE_7}", LINE_7, "plant 7 is there twice with rank 0; cards of one number need different ranks, 0 to 3"),
    ("top_of_stack = [20, 10]", 'top_of_stack = ["7+"]', "top_of_stack", "top_of_stack: there is no plant 7+"),
    ("plants = [", "plants = 3\ncards = [", "plants = 3", "plants should be a list of tables"),
]


@pytest.mark.parametrize(("old", "new", "where", "said"), DECK_FAULTS, ids=[said for *_, said in DECK_FAULTS])
def test_every_fault_of_a_deck_is_named_with_its_line(old, new, where, said):
    text = changed(OWN_DECK, old, new)
    fault = next((fault for fault in deck_faults(text) if said in fault.text), None)
    assert fault, [str(fault) for fault in deck_faults(text)]
    assert fault.line == line_of(text, where)


def test_a_deck_needs_enough_plants():
    text = own_deck(count=19)
    (fault,) = deck_faults(text)
    assert fault.text == "19 plants; a deck needs 20 to 96"
    assert fault.line == line_of(text, "plants = [")


def test_everybody_must_be_able_to_buy_a_plant_in_round_1():
    text = own_deck(first=60).replace("first_market = [3, 4, 5, 6, 7, 8, 9, 11]\ntop_of_stack = [20, 10]\n", "")
    (fault,) = deck_faults(text)
    assert fault.text == "everybody must be able to buy a plant in round 1 with 50 Elektro"


def test_a_deck_without_a_first_market_takes_the_eight_smallest(tmp_path):
    text = changed(changed(OWN_DECK, "first_market = [3, 4, 5, 6, 7, 8, 9, 11]\n", ""), "top_of_stack = [20, 10]\n", "")
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    assert market(new_game(3, deck=str(path))) == ["3", "4", "5", "6", "7", "8", "9", "10"]


def test_an_own_deck_is_dealt_as_written_played_saved_and_loaded_back_without_the_file(tmp_path):
    path = tmp_path / "deck.toml"
    path.write_text(OWN_DECK, encoding="utf-8")
    m = new_game(3, deck=str(path))
    assert offered(m) == ["3", "4", "5", "6"]
    assert market(m)[-1] == "11"
    assert stack(m)[:2] == ["20", "10"]
    assert len(stack(m)) == 30 - 8 - 8 + 1
    play_at_random(m, 200)
    m.save(str(tmp_path / "match.jsonl"))
    path.unlink()
    loaded = megawatt.load(str(tmp_path / "match.jsonl"))
    assert loaded.digest() == m.digest()
    play_at_random(loaded, 20_000)
    assert loaded.over


def ranked_deck(tmp_path) -> str:
    """Three cards with number 7, ranked beforehand; the largest of them lies on top of the stack."""
    second = '{ number = 7, rank = 1, fuel = "coal", units = 1, cities = 1 }'
    third = '{ number = 7, rank = 2, fuel = "wind", units = 0, cities = 1 }'
    text = changed(OWN_DECK, LINE_7, f"{LINE_7},\n  {second},\n  {third}")
    text = changed(text, "first_market = [3, 4, 5, 6, 7, 8, 9, 11]", 'first_market = [3, 4, 5, 6, "7+", 7, 8, 9]')
    (tmp_path / "ranked.toml").write_text(changed(text, "top_of_stack = [20, 10]", 'top_of_stack = ["7++", 10]'), encoding="utf-8")
    return str(tmp_path / "ranked.toml")


def test_10_4_cards_of_one_number_lie_in_the_market_by_their_rank(tmp_path):
    m = new_game(3, deck=ranked_deck(tmp_path))
    assert market(m) == ["3", "4", "5", "6", "7", "7+", "8", "9"]
    assert stack(m)[:2] == ["7++", "10"]


def test_10_4_the_minimum_bid_of_a_ranked_card_is_its_number(tmp_path):
    m = new_game(3, deck=ranked_deck(tmp_path))
    lay_market(m, "7", "7+", "7++", "8")
    play(m, "nominate 7+")
    assert m.legal()[0] == "bid 7"


def test_2_1_of_equal_numbers_the_higher_rank_goes_first(tmp_path):
    m = new_game(3, deck=ranked_deck(tmp_path))
    for seat, plant in enumerate(("7", "7++", "7+")):
        give_plants(m, seat, plant)
    determine_player_order(m.board, m.state, None)
    assert m.view()["order"] == [1, 2, 0]


def test_10_4_a_ranked_deck_is_played_to_the_end_saved_and_loaded(tmp_path):
    m = new_game(3, deck=ranked_deck(tmp_path))
    play_at_random(m, 20_000)
    assert m.over
    m.save(str(tmp_path / "match.mw"))
    assert megawatt.load(str(tmp_path / "match.mw")).digest() == m.digest()


def test_own_map_and_own_deck_go_together(tmp_path):
    (tmp_path / "deck.toml").write_text(OWN_DECK, encoding="utf-8")
    m = new_game(4, map=own_map(tmp_path), deck=str(tmp_path / "deck.toml"))
    play_at_random(m, 20_000)
    assert m.over


@pytest.mark.parametrize("map_id", ["russia", "quebec", "china", "australia", "northern-europe", "spain-portugal"])
def test_maps_that_name_plants_of_the_base_deck_take_no_own_deck(tmp_path, map_id):
    (tmp_path / "deck.toml").write_text(OWN_DECK, encoding="utf-8")
    with pytest.raises(OptionError, match="deck must be 'base'"):
        new_game(3, map=map_id, deck=str(tmp_path / "deck.toml"))
