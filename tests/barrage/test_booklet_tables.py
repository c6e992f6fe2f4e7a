"""The tables of the booklet say what the rules play with: rewards, prices and places of the laid board, in every language."""

from __future__ import annotations

import html
import re

import pytest

import megawatt
from megawatt.games.barrage import names as n
from megawatt.games.barrage.tables import facts
from megawatt.games.barrage.wording import reward
from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.words import LANGUAGES
from megawatt.teaching import booklet

GAME = next(game for game in games() if game.name == "barrage")
MATCH = megawatt.new("barrage", seats=4, seed=1, options={"leeghwater": True})
KINDS = {"starting": "start", "green": "green", "yellow": "yellow", "red": "red", "national": "national"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def rows(language: str, paragraph: str, table: int = 0) -> list[list[str]]:
    """The cells of a paragraph's table, without its head."""
    tables = re.findall(r"<table>.*?</table>", booklet(GAME, language).paragraph(paragraph).html, re.DOTALL)
    lines = re.findall(r"<tr>(.*?)</tr>", tables[table], re.DOTALL)[1:]
    return [[html.unescape(cell) for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", line)] for line in lines]


@each_language
@pytest.mark.parametrize("kind", KINDS)
def test_contracts_give_what_the_board_is_laid_with(kind: str, language: str) -> None:
    dealt = [name for name in n.CONTRACT_NAMES if name.startswith(f"{KINDS[kind]}-") and name != "start-5"]
    energies = [str(MATCH.board.contract_energy[n.CONTRACT_NAMES.index(name)]) for name in dealt]
    rewards = [reward(MATCH.board, GAME.words(language), name) for name in dealt]
    assert rows(language, f"{kind}-contracts") == [list(pair) for pair in zip(energies, rewards, strict=True)]


@each_language
def test_external_works_give_what_the_board_is_laid_with(language: str) -> None:
    told = rows(language, "external-works")
    assert [cells[2] for cells in told] == [reward(MATCH.board, GAME.words(language), name) for name in n.WORK_NAMES]
    for i, cells in enumerate(told):
        asked = [MATCH.board.work_excavators[i], MATCH.board.work_mixers[i]]
        assert [int(number) for number in re.findall(r"\d+", cells[1])] == [count for count in asked if count]


@each_language
def test_incomes_are_those_of_the_board(language: str) -> None:
    for company, name in enumerate(n.COMPANY_NAMES):
        for row, cells in enumerate(rows(language, f"company-{name}")):
            for step, cell in enumerate(cells[1:]):
                effect = n.FIRST_INCOME + (company * n.INCOME_ROWS + row) * n.INCOME_STEPS + step
                laid = [MATCH.board.effect[effect, part] for part in range(n.EFFECT_PARTS)]
                assert [int(number) for number in re.findall(r"\d+", cell)] == [amount for amount in laid if amount]


@each_language
def test_conduits_lead_where_the_board_lets_them_lead(language: str) -> None:
    b, told = MATCH.board, rows(language, "basins")
    assert len(told) == n.BASINS
    for basin in range(n.BASINS - 2):
        for side in range(2):
            value, end = (int(number) for number in re.findall(r"\d+", told[basin][2 + side]))
            assert (value, end) == (b.conduit_value[2 * basin + side], b.conduit_to[2 * basin + side] + 1)


@each_language
def test_buildings_cost_what_the_board_asks(language: str) -> None:
    b = MATCH.board
    for i, cells in enumerate(rows(language, "buildings")):
        numbers = [[int(number) for number in re.findall(r"\d+", cell)] for cell in cells[1:]]
        asked = [[b.building_engineers[i, place], b.building_surcharge[i, place]] for place in range(4)]
        assert numbers[0] == [b.building_excavators[i], b.building_mixers[i]]
        assert numbers[1:3] == [[each for each in place if each] for place in asked[:2]]
        assert asked[1:] == [asked[1]] * 3
        assert numbers[3] == [b.building_vp[i]]


@each_language
def test_every_automa_tile_is_told(language: str) -> None:
    for table in range(2):
        assert [cells[0] for cells in rows(language, "automa-tiles", table)] == [str(i) for i in range(1, 21)]
    actions = [cells[1] for cells in rows(language, "automa-tiles")]
    assert [sum(cell.count(sign) for sign in "①②③④⑤⑥⑦⑧") for cell in actions] == list(MATCH.board.automa_actions[:20])


@each_language
@pytest.mark.parametrize("board", ["turbine-station", "water-management", "workshop", "machinery-shop", "contract-office"])
def test_spaces_ask_for_what_the_board_asks(board: str, language: str) -> None:
    printed = [row for row in facts("actions")["row"] if row["board"] == board]
    for row, cells in zip(printed, rows(language, board), strict=True):
        for side, cell in zip(("left", "right"), cells[-3:-1], strict=True):
            space = n.SPACE_NAMES.index(f"{row['id']}-{side}")
            asked = [MATCH.board.space_engineers[space], MATCH.board.space_surcharge[space]]
            assert [int(number) for number in re.findall(r"\d+", cell)] == [number for number in asked if number]


@each_language
def test_headstream_and_bonus_tiles_are_those_of_the_data(language: str) -> None:
    drops = [[str(number) for number in tile["drops"][:4]] for tile in facts("setup")["headstream-tile"]]
    assert [cells[1:] for cells in rows(language, "headstreams")] == drops
    values = [[GAME.words(language)(tile["id"]), str(tile["value"])] for tile in facts("scoring")["bonus-tile"]]
    assert rows(language, "bonus-tiles") == values


@each_language
def test_the_first_game_is_handed_out_as_told(language: str) -> None:
    words, first = GAME.words(language), megawatt.new("barrage", seats=4, seed=1, options={"start": "introductory"})
    view = first.view()
    for seat, cells in zip(view["order"], rows(language, "introductory"), strict=True):
        company = view["companies"][seat]
        assert cells[:2] == [words(f"company-{company['company']}"), words(f"officer-{company['officer']}")]
