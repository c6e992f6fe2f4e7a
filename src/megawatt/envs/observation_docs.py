"""An observation field by field, as Markdown for people: `megawatt observations GAME` prints it, docs/observations keeps it."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Sequence
from itertools import pairwise

from megawatt.envs.features import action_features
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.observation import Bits, Column, Number, OneHot, Seat, SeatBits, Special, Table, Thing
from megawatt.kernel.rules.records import Record

MOST_NAMES = 24
"""Longer lists are shown by their beginning and their end."""


def observation_page(game: Game) -> str:
    """Every number of an observation, the edges between rows, and the numbers of an action."""
    title = game.words("en")("game-name")
    parts = [
        f"# {title}: the numbers of an observation",
        f"For researchers. After this page you know every number of an observation. `megawatt observations {game.name}` writes it.",
        f"An observation has {game.observation_size:,} numbers (int16), table after table, row after row. Seats are counted\n"
        "clockwise from the observer. [Environments](../environments.md#observations) explains how to use them.",
        *(_table_part(game, table) for table in game.observation.tables),
        *_edges_part(game),
        _actions_part(game),
    ]
    return "\n\n".join(parts) + "\n"


def _table_part(game: Game, table: Table) -> str:
    """One table of the observation."""
    observation = game.observation
    width, first = observation.width[table.name], observation.first[table.name]
    rows = "one row" if table.rows == 1 else f"{table.rows} rows"
    lines = [f"## {table.name}: {rows} of {width} from number {first}"]
    if table.row_names:
        lines += [f"Rows: {listed(table.row_names)}."]
    said = field_sentences(game.State)
    lines += ["| in the row | how many | field | what is written | meaning |\n| --- | --- | --- | --- | --- |"]
    for column in observation.columns:
        if column.table is table:
            lines[-1] += (
                f"\n| {column.first} | {column.width} | `{column.field.name}` | {_written(column)} | {_meaning(column, said)} |"
            )
    return "\n\n".join(lines)


def _written(column: Column) -> str:
    """How a field becomes numbers."""
    each = column.field
    if isinstance(each, Special):
        return listed(each.names)
    elements = "" if not column.shape or column.field.name in column.table.of_seats else f" for each of {_elements(column)}"
    if each.name in column.table.of_seats:
        return f"a number for each of {listed(column.names)}"
    if isinstance(each, OneHot):
        return f"1 for one of {listed(each.names)}{elements}"
    if isinstance(each, Seat):
        other = f", {each.other_name}" if each.other_name else ""
        return f"1 for one of you, 1 clockwise, …{other}{elements}"
    if isinstance(each, Bits):
        return f"1 for each of {listed(each.names)}{elements}"
    if isinstance(each, SeatBits):
        return f"1 for each of you, 1 clockwise, …{elements}"
    if isinstance(each, Thing):
        return f"{listed(each.names)}{elements}"
    return f"a number{elements}" + (", -1 for none" if each.none is not None else "")


def _elements(column: Column) -> str:
    """What the elements of an array are called."""
    each = column.field
    named = each.each if isinstance(each, Number) else ()
    return listed(named) if named else " × ".join(str(size) for size in column.shape)


def _meaning(column: Column, sentences: dict[str, str]) -> str:
    """What the field is: the sentence beside it in the state, or the one of the rule that writes it."""
    each = column.field
    if isinstance(each, Special):
        return _sentence(each.rule.__doc__)
    said = sentences.get(each.name) or f"{each.name.replace('_', ' ').capitalize()}."
    return f"{said} {_sentence(each.rule.__doc__)}" if isinstance(each, Thing) else said


def _sentence(text: str | None) -> str:
    return " ".join((text or "").split())


def listed(names: Sequence[str]) -> str:
    """Names with commas between them; the middle of a long list is left out."""
    shown = [*names[:4], "…", names[-1]] if len(names) > MOST_NAMES else names
    return ", ".join(shown)


def field_sentences(record: type[Record]) -> dict[str, str]:
    """The sentence that stands below each field of a record in its source."""
    body = ast.parse(textwrap.dedent(inspect.getsource(record))).body[0].body  # type: ignore[attr-defined]
    found = {}
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            found[field.target.id] = _sentence(below.value.value)  # type: ignore[union-attr, attr-defined]
    return found


def _edges_part(game: Game) -> list[str]:
    """What hangs together on the board."""
    if not game.observation.graphs:
        return []
    lines = ["| edges | from a row of | to a row of | numbers | meaning |", "| --- | --- | --- | --- | --- |"]
    for edges in game.observation.graphs:
        lines.append(f"| `{edges.name}` | {edges.source} | {edges.target} | {listed(edges.names)} | {edges.about} |")
    return ["## Edges: `observation.edges(board)`", "\n".join(lines)]


def _actions_part(game: Game) -> str:
    """The numbers of an action's row."""
    lines = ["| verb | full actions | its numbers |", "| --- | --- | --- |"]
    for verb in game.actions.verbs.values():
        numbers = ", ".join(f"`{name}` {values.start} to {values[-1]}" for name, values in verb.numbers.items())
        many = f"`number` 0 to {verb.count - 1}" if verb.count > 1 else ""
        span = f"{verb.first}" + (f" to {verb.first + verb.count - 1}" if verb.count > 1 else "")
        lines.append(f"| {verb.name} | {span} | {numbers or many} |")
    names = action_features(game).names
    numbers_named = listed(names[len(game.actions.verbs) :])
    row = f"A row has {len(names)} numbers: 1 for its verb, then {numbers_named}, each plus 1, so that 0 means none."
    compact = f" There are {len(game.compact_names)} compact actions." if game.compact_names else ""
    return "\n\n".join(["## Actions: `batch.choices().features`", row + compact, "\n".join(lines)])
