"""Games kept as data: every row is a game that can be played again, and a file is complete or has no name yet."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import megawatt
from megawatt.arena.datasets import SCHEMA, GamesWriter, read_matches
from megawatt.bots import bot
from megawatt.cli.arena import STRONG
from megawatt.cli.main import app


def test_simulated_games_are_kept_and_can_be_played_again(tmp_path):
    file = tmp_path / "games.parquet"
    outcome = megawatt.simulate(
        "power-grid", 2, seats=3, seed=2**70, bots=["house", "random", "house"], options={"map": "italy"}, mode="interpreted",
        keep_games=file,
    )  # fmt: skip
    plain = megawatt.simulate(
        "power-grid", 2, seats=3, seed=2**70, bots=["house", "random", "house"], options={"map": "italy"}, mode="interpreted"
    )
    assert outcome.each.plies.tolist() == plain.each.plies.tolist()
    matches = list(read_matches(file, "interpreted"))
    assert [match.ply for match in matches] == outcome.each.plies.tolist()
    assert [match.scores() for match in matches] == outcome.each.points.tolist()
    assert [match.seed for match in matches] == [2**70, 2**70 + 1]
    assert {match.options["map"] for match in matches} == {"italy"}


def test_the_columns_are_those_of_the_documentation(tmp_path):
    file = tmp_path / "games.parquet"
    megawatt.simulate("overload", 3, seats=2, seed=1, mode="interpreted", keep_games=file)
    table = pq.read_table(file)
    assert table.schema.equals(SCHEMA)
    row = table.to_pylist()[0]
    assert row["bots"] == ["random", "random"]
    assert json.loads(row["options"]) == dict(megawatt.new("overload", seats=2).options)
    assert len(row["actions"]) == row["plies"]
    described = (Path(__file__).parents[2] / "docs" / "arena.md").read_text()
    assert [name for name in SCHEMA.names if f"| `{name}` |" not in described] == []


def test_the_arena_keeps_the_games_that_it_plays(tmp_path):
    file, out = tmp_path / "games.parquet", tmp_path / "arena.db"
    command = ["arena", "run", "overload", "--bots", "house,random", "--games", "4", "--processes", "1", "--out", str(out)]
    result = CliRunner().invoke(app, [*command, "--keep-games", str(file)])
    assert result.exit_code == 0, result.output
    assert sorted(pq.read_table(file).column("number").to_pylist()) == [0, 1, 2, 3]
    again = CliRunner().invoke(app, [*command, "--keep-games", str(file)])
    assert again.exit_code != 0
    assert "exists already" in " ".join(again.output.split())


def test_an_interrupted_file_keeps_what_was_played(tmp_path):
    file = tmp_path / "games.parquet"

    def stop(done: int) -> None:
        assert not file.exists()
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        megawatt.simulate("overload", 5, seats=2, mode="interpreted", progress=stop, keep_games=file)
    assert len(list(read_matches(file))) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"rules_version": 99}, "played by rules version 99"),
        ({"places": [1, 1]}, "ends with places"),
    ],
)
def test_a_row_that_does_not_replay_is_named(tmp_path, wrong, said):
    good, bad = tmp_path / "good.parquet", tmp_path / "bad.parquet"
    megawatt.simulate("overload", 1, seats=2, seed=3, mode="interpreted", keep_games=good)
    row = {**pq.read_table(good).to_pylist()[0], **wrong}
    pq.write_table(pa.Table.from_pylist([row], SCHEMA), bad)
    with pytest.raises(megawatt.FileError, match=said):
        list(read_matches(bad))


def test_other_files_are_refused(tmp_path):
    text, other = tmp_path / "text.parquet", tmp_path / "other.parquet"
    text.write_text("no table")
    pq.write_table(pa.table({"a": [1]}), other)
    with pytest.raises(megawatt.FileError, match="no Parquet file"):
        list(read_matches(text))
    with pytest.raises(megawatt.FileError, match="format unknown"):
        list(read_matches(other))
    with pytest.raises(megawatt.OptionError, match="there is no folder"):
        GamesWriter(tmp_path / "nowhere" / "games.parquet")


def test_a_dataset_has_a_file_for_each_game(tmp_path):
    command = ["arena", "dataset", "overload", "sealed-bids", "--bot", "house", "--seats", "2", "--games", "3", "--processes", "1"]
    folder = tmp_path / "strong"
    made = CliRunner().invoke(app, [*command, "--out", str(folder)])
    assert made.exit_code == 0, made.output
    assert sorted(file.name for file in folder.iterdir()) == ["overload.parquet", "sealed-bids.parquet"]
    for game in ("overload", "sealed-bids"):
        matches = list(read_matches(folder / f"{game}.parquet", "interpreted"))
        assert [(match.game.name, match.seats, match.over) for match in matches] == [(game, 2, True)] * 3
    again = CliRunner().invoke(app, [*command, "--out", str(folder)])
    assert again.exit_code != 0
    assert "exists already" in " ".join(again.output.split())
    refused = CliRunner().invoke(app, ["arena", "dataset", "overload", "--bot", "nobody", "--out", str(tmp_path / "none")])
    assert refused.exit_code != 0
    assert not (tmp_path / "none").exists()


def test_the_bot_of_datasets_is_one_that_every_game_has():
    assert [bot(STRONG, game, 1).name for game in megawatt.list_games()] == [STRONG] * len(megawatt.list_games())
