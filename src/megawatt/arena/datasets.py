"""Games as data: Parquet files with one row a game, from which every position can be played again.

Needs pyarrow: `pip install "megawatt[data]"`. docs/arena.md describes the columns.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from megawatt.arena.job import Contest
from megawatt.arena.simulator import Outcome
from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import FileError, OptionError
from megawatt.kernel.match.match import Match
from megawatt.version import __version__

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as missing:
    raise OptionError('files of games need pyarrow: `pip install "megawatt[data]"` brings it') from missing

FORMAT = "1"
ROWS_TOGETHER = 256
SCHEMA = pa.schema(
    [
        ("game", pa.string()),
        ("rules_version", pa.int32()),
        ("seats", pa.int8()),
        ("options", pa.string()),
        ("number", pa.int64()),
        ("seed", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("plies", pa.int32()),
        ("rounds", pa.int32()),
        ("actions", pa.list_(pa.int32())),
        ("points", pa.list_(pa.int32())),
        ("places", pa.list_(pa.int8())),
    ],
    metadata={"megawatt-games": FORMAT, "megawatt": __version__},
)
"""`options` is JSON, `seed` a number of up to 128 bits; `bots`, `points` and `places` have an entry for each seat, `actions` one
for each decision."""


class GamesWriter:
    """Writes games to a new file; it has its name only when it is complete, also after an interruption."""

    def __init__(self, file: Path) -> None:
        if file.exists():
            raise OptionError(f"{file} exists already; name another file for these games")
        if not file.parent.is_dir():
            raise OptionError(f"{file}: there is no folder {file.parent}")
        self._file, self._part = file, file.with_name(f"{file.name}.part")
        self._rows: list[dict[str, Any]] = []
        self._writer: Any = None

    def __enter__(self) -> Self:
        self._writer = pq.ParquetWriter(self._part, SCHEMA, compression="zstd")
        return self

    def add(self, contest: Contest, outcome: Outcome) -> None:
        """One game more."""
        self._rows.append(row_of(contest, outcome))
        if len(self._rows) >= ROWS_TOGETHER:
            self._write()

    def _write(self) -> None:
        self._writer.write_table(pa.Table.from_pylist(self._rows, SCHEMA))
        self._rows = []

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        if self._rows:
            self._write()
        self._writer.close()
        self._part.replace(self._file)


def row_of(contest: Contest, outcome: Outcome) -> dict[str, Any]:
    """A game as a row."""
    return {
        "game": contest.game,
        "rules_version": find(contest.game).rules_version,
        "seats": len(contest.bots),
        "options": json.dumps(contest.options, sort_keys=True),
        "number": contest.number,
        "seed": str(contest.seed),
        "bots": list(contest.bots),
        "plies": outcome.plies,
        "rounds": outcome.rounds,
        "actions": list(outcome.actions),
        "points": [seat.points for seat in outcome.seats],
        "places": [seat.place for seat in outcome.seats],
    }


def read_matches(file: Path | str, mode: str | None = None) -> Iterator[Match]:
    """Every game of a file as a match at its end; FileError if it is no such file or a game does not replay."""
    source = str(file)
    try:
        stored = pq.ParquetFile(source)
    except (OSError, pa.ArrowInvalid) as fault:
        raise FileError(source, 0, f"no Parquet file that can be read: {fault}") from fault
    with stored:
        written = (stored.schema_arrow.metadata or {}).get(b"megawatt-games", b"").decode()
        if written != FORMAT:
            raise FileError(source, 0, f"games of format {written or 'unknown'}; this program reads format {FORMAT}")
        number = 0
        for batch in stored.iter_batches():
            for row in batch.to_pylist():
                number += 1
                yield _match(source, number, row, mode)


def _match(source: str, number: int, row: dict[str, Any], mode: str | None) -> Match:
    game = find(row["game"])
    if row["rules_version"] != game.rules_version:
        raise FileError(source, number, f"played by rules version {row['rules_version']}; this is {game.rules_version}")
    match = Match(game, row["seats"], int(row["seed"]), json.loads(row["options"]), mode)
    match.play_all(row["actions"])
    if match.ranking() != row["places"]:
        raise FileError(source, number, f"ends with places {match.ranking()}, not {row['places']}")
    return match
