"""The reconstructed data keeps its constraints (NOTES 11), and users' own files are checked line by line."""

import random
from importlib.resources import files

import pytest

import megawatt
from megawatt import DataError, OptionError
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.boards import read_side
from megawatt.games.future_energy.cards import load_contracts, load_public_contracts, read_contracts, read_public_contracts
from megawatt.kernel.text.datafiles import DataFile

from .positions import new_game

READERS = {"board-4p": read_side, "board-2-3p": read_side, "contracts": read_contracts, "public-contracts": read_public_contracts}


def text_of(name):
    return (files("megawatt.games.future_energy") / "data" / f"{name}.toml").read_text(encoding="utf-8")


def faults(name, old, new):
    """The faults of one of our files with one thing changed, and the line of the change."""
    text = text_of(name)
    assert old in text
    file, read = READERS[name](DataFile.parse(name, text.replace(old, new, 1)))
    assert read is None
    return [str(fault) for fault in file.faults], text[: text.index(old)].count("\n") + 1


# Our own data (NOTES 11).


@pytest.mark.parametrize(("name", "sites", "links", "regions"), [("board-4p", 45, 92, 5), ("board-2-3p", 40, 85, 4)])
def test_11_the_boards_keep_their_counts(name, sites, links, regions):
    _, side = read_side(DataFile.parse(name, text_of(name)))
    assert (len(side.sites), len(side.links), len(side.regions)) == (sites, links, regions)
    assert side.reconstructed
    degrees = [sum(place in (link.a, link.b) for link in side.links) for place in range(sites)]
    assert (min(degrees), max(degrees)) == (2, 5)


def test_11_every_icon_is_on_twelve_contracts_and_starting_contracts_show_five():
    contracts = load_contracts("reconstructed")
    assert [len(contracts.construction), len(contracts.starting)] == [24, 4]
    icons = [icon for card in contracts.construction for icon in card.icons]
    assert {icons.count(icon) for icon in n.TILE_NAMES[: n.ICONS]} == {12}
    assert {(len(card.icons), card.points) for card in contracts.construction} == {(2, 4), (3, 7), (4, 10)}
    assert {(len(card.icons), card.points) for card in contracts.starting} == {(5, 12)}
    assert contracts.reconstructed


def test_9_sixteen_public_contracts_of_2_4_and_6_points():
    cards = load_public_contracts("reconstructed").cards
    assert [sum(card.points == points for card in cards) for points in (2, 4, 6)] == [6, 6, 4]
    assert all(len(card.energies) == 1 + card.points // 2 for card in cards)
    assert {card.effect for card in cards} == set(n.EFFECT_NAMES)


# A user's own files.


@pytest.mark.parametrize("name", READERS)
def test_our_files_are_what_a_user_may_write(name):
    file, read = READERS[name](DataFile.parse(name, text_of(name)))
    assert file.faults == []
    assert read is not None


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("board-4p", 'name = "Oslo", country = "NO", region = "north"', 'name = "Oslo", country = "NO", region = "nort"',
         "site 'oslo' lies in the unknown region 'nort'; did you mean 'north'?"),
        ("board-4p", '{ a = "bergen", b = "oslo" }', '{ a = "bergen", b = "olso" }',
         "a link to 'olso', which is no site; did you mean 'oslo'?"),
        ("board-4p", '{ a = "bergen", b = "oslo" }', '{ a = "oslo", b = "oslo" }', "'oslo' is linked with itself"),
        ("board-4p", '{ a = "bergen", b = "oslo" }', '{ a = "oslo", b = "bergen" },\n  { a = "oslo", b = "bergen" }',
         "is there twice"),
        ("board-4p", 'id = "oslo"', 'id = "Oslo"', "site id 'Oslo' should be lower-case letters, digits and hyphens"),
        ("board-4p", 'id = "oslo"', 'id = "bergen"', "is there twice"),
        ("board-4p", "players = [4]", "players = [5]", "players should list seat counts from 2 to 4"),
        ("board-4p", 'canvas = [1000, 1000]', 'canvas = [1000]', "canvas should be [width, height]"),
        ("board-4p", 'reconstructed = true', 'recontsructed = true',
         "a board file knows no 'recontsructed'; did you mean 'reconstructed'?"),
        ("board-4p", '{ a = "amsterdam", b = "start" },', "", "the start space has 7 neighbours; it should have 8"),
        ("board-2-3p", ", red_framed = true", "", "7 sites have a red frame; a board for two players has 8"),
        ("board-4p", "x = 544, y = 203", 'x = "east", y = 203', "site 'oslo': x and y should be numbers"),
        ("board-4p", "players = [4]", "players = [3, 4]", "45 sites with 3 players; at most 40 leave tiles to exchange"),
        ("contracts", 'icons = ["oil", "coal"]', 'icons = ["oil", "cole"]', "shows the unknown icon 'cole'; did you mean 'coal'?"),
        ("contracts", 'icons = ["oil", "coal"]', 'icons = ["oil", "oil"]', "shows 'oil' twice"),
        ("contracts", 'id = "nuclear-oil"', 'id = "oil-coal"', "contract 'oil-coal' is there twice"),
        ("contracts", "points = 7", "points = 700", "points should be a number from 0 to 30, not 700"),
        ("contracts", 'id = "nuclear-oil", points = 4, ', 'id = "nuclear-oil", ', "contract 'nuclear-oil' lacks points"),
        ("contracts", 'icons = ["oil", "coal"] }', 'icons = [] }', "icons should list 1 to 5 kinds"),
        ("public-contracts", 'effect = "swap-tiles"', 'effect = "swap-tile"',
         "unknown effect 'swap-tile'; did you mean 'swap-tiles'?"),
        ("public-contracts", "amount = 4, ", "", "gain-money needs an amount from 1 to 20"),
        ("public-contracts", 'effect = "swap-tiles"', 'effect = "swap-tiles", amount = 2', "swap-tiles has no amount"),
        ("public-contracts", 'energies = ["oil", "coal"]', 'energies = ["oil", "wind"]', "shows the unknown energy 'wind'"),
        ("public-contracts", 'energies = ["oil", "coal"]', 'energies = ["oil"]', "energies should list 2 to 4 different kinds"),
    ],
)  # fmt: skip
def test_every_fault_is_named(name, old, new, fault):
    found, _ = faults(name, old, new)
    assert any(fault in line for line in found), found


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("board-4p", '{ a = "bergen", b = "oslo" }', '{ a = "bergen", b = "olso" }'),
        ("board-4p", 'country = "NO", region = "north", x = 544', 'country = "NO", region = "nort", x = 544'),
        ("contracts", 'icons = ["coal", "gas"]', 'icons = ["coal", "cole"]'),
        ("contracts", '"start-without-coal", points = 12', '"start-without-coal", points = -1'),
        ("public-contracts", 'effect = "free-contract"', 'effect = "swap"'),
    ],
)
def test_a_fault_names_its_line(name, old, new):
    found, line = faults(name, old, new)
    assert found[0].startswith(f"line {line}:"), (found, line)


def test_a_syntax_error_is_named_with_its_line():
    file, side = read_side(DataFile.parse("board", 'id = "x"\nname = \n'))
    assert side is None
    assert "line 2" in str(file.faults[0])


def test_a_split_board_is_refused():
    text = text_of("board-4p")
    for link in ('{ a = "athens", b = "palermo", sea = true },', '{ a = "athens", b = "sofia" },'):
        assert link in text
        text = text.replace(link, "")
    file, _ = read_side(DataFile.parse("board", text))
    assert "the board is split with 4 players: no way from the start to 'athens'" in str(file.faults[0])


def test_too_few_contracts_are_refused():
    text = "\n".join(line for line in text_of("contracts").splitlines() if "points = 7" not in line)
    file, _ = read_contracts(DataFile.parse("contracts", text))
    assert "16 contracts; 17 to 32 can be played with" in str(file.faults[0])


def test_own_files_are_played_by_path_and_kept_inside_the_match(tmp_path):
    board, contracts, public = (tmp_path / f"{name}.toml" for name in ("board", "contracts", "public"))
    mine = text_of("board-4p").replace('name = "Europe"', 'name = "My board"').replace('"oslo"', '"kristiania"')
    board.write_text(mine, encoding="utf-8")
    contracts.write_text(text_of("contracts").replace("points = 12", "points = 13"), encoding="utf-8")
    public.write_text(text_of("public-contracts").replace("points = 6", "points = 7"), encoding="utf-8")
    m = new_game(4, modules=(2,), board=str(board), contracts=str(contracts), public_contracts=str(public))
    printed = m.game.printed(m.board)
    assert printed["board"]["name"] == "My board"
    assert "kristiania" in [site["id"] for site in printed["sites"]]
    assert printed["starting_contracts"][0]["points"] == 13
    assert max(card["points"] for card in printed["public_contracts"]) == 7
    saved = tmp_path / "match.mw"
    m = megawatt.new("future-energy", 4, 1, {"board": str(board)})
    m.save(str(saved))
    board.unlink()
    assert megawatt.load(saved).board.printed.side.name == "My board"


def test_a_board_for_other_seat_counts_is_refused(tmp_path):
    board = tmp_path / "board.toml"
    board.write_text(text_of("board-4p"), encoding="utf-8")
    with pytest.raises(OptionError, match="is for 4 seats, not for 3"):
        new_game(3, board=str(board))


def test_a_faulty_own_file_is_a_data_error(tmp_path):
    board = tmp_path / "board.toml"
    board.write_text(text_of("board-4p").replace('b = "oslo"', 'b = "olso"', 1), encoding="utf-8")
    with pytest.raises(DataError, match="olso") as fault:
        new_game(4, board=str(board))
    assert fault.value.line is not None


def test_the_largest_board_that_fits_can_be_played(tmp_path):
    text = text_of("board-4p")
    site = '  { id = "%s", name = "%s", region = "east", x = 900, y = 400 },\n'
    text = text.replace("]\n\n# sea:", site % ("minsk", "Minsk") + site % ("kyiv", "Kyiv") + "]\n\n# sea:")
    links = "".join(f'  {{ a = "{a}", b = "{b}" }},\n' for a, b in (("minsk", "vilnius"), ("minsk", "kyiv"), ("kyiv", "lviv")))
    text = text.replace("]\n\n[start]", links + "]\n\n[start]")
    board = tmp_path / "board.toml"
    board.write_text(text, encoding="utf-8")
    m, chooser = megawatt.new("future-energy", 4, 1, {"board": str(board), "module_3": True}), random.Random(1)
    assert m.board.places == n.PLACES
    conserved = m.game.conserved(m.board, m.state)
    while not m.over:
        m.play(chooser.choice(m.legal_actions()))
        assert m.game.conserved(m.board, m.state) == conserved
