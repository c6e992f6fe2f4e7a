"""What a position looks like as numbers, declared once: the `@rule` that writes them, their names, and the way back.

    observation = Observation(__name__, State, SEATS, [
        Table("general", 1, [OneHot("phase", PHASE_NAMES), Number("round_no"), Seat("seat")]),
        players([Number("cash"), Number("fuel", FUEL_NAMES)], SEATS),
        Table("cities", CITIES, [Number("houses"), SeatBits("owners")], used="b.cities"),
    ])
    observe = observation.rule

Numbers that are names become one number each, of which one is 1; seats are counted clockwise from the observer. A table has one
row per city, per player, per slot; `observation.arrays` shows the tables of many observations without copying, for networks that
look at one thing at a time. `observation.decode` makes a state of the numbers again in which nothing is missing that the
observer sees: views, legal moves and the observation of such a state are those of the true one.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any

from megawatt.kernel.contract.graphs import EdgeList, Edges, edge_list
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import Function
from megawatt.kernel.rules.rule_codegen import RuleModule

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.int16]

Names = Sequence[str]
Lines = list[tuple[int, str]]
"""Indentation and text."""


@dataclass(frozen=True)
class Place:
    """What a decoder needs to know: whose observation it is, and of how many seats."""

    board: Any
    seat: int
    seats: int

    def who(self, clockwise: int) -> int:
        """The seat this many steps clockwise from the observer."""
        return (self.seat + clockwise) % self.seats


@dataclass(frozen=True)
class Number:
    """Numbers of the state as they are: one, or one for each of `each`."""

    name: str
    each: Names = ()
    none: int | None = None
    """A value that means none and is written as -1."""
    used: str = ""
    """How many of an array mean something, as an expression; the others are written as 0."""

    def per_element(self, seats: int) -> list[str]:
        """Names of the numbers that one element becomes."""
        return [""]

    def write(self, value: str, seats: int) -> Lines:
        """The lines that write `value` to `numbers` from `to` on."""
        if self.none is None:
            return [(0, f"numbers[to] = {value}")]
        return [(0, f"numbers[to] = -1 if {value} == {self.none} else {value}")]

    def read(self, numbers: Numbers, place: Place) -> int:
        """The value that was written like this."""
        value = int(numbers[0])
        return self.none if self.none is not None and value == -1 else value


@dataclass(frozen=True)
class OneHot(Number):
    """A number that is a name: one number per name, of which one is 1; none for a value below `lowest`."""

    names: Names = ()
    lowest: int = 0

    def per_element(self, seats: int) -> list[str]:
        """The names."""
        return list(self.names)

    def write(self, value: str, seats: int) -> Lines:
        """One 1."""
        shifted = f"{value} - {self.lowest}" if self.lowest else value
        return [(0, f"if {value} >= {self.lowest}:"), (1, f"numbers[to + {shifted}] = 1")]

    def read(self, numbers: Numbers, place: Place) -> int:
        """The place of the 1."""
        hot = _not_zero(numbers)
        return hot[0] + self.lowest if hot else (self.lowest - 1 if self.none is None else self.none)


@dataclass(frozen=True)
class Seat(Number):
    """A seat, counted clockwise from the observer; none for a value below `lowest`. One value may stand for something else."""

    lowest: int = 0
    other: int | None = None
    other_name: str = ""

    def per_element(self, seats: int) -> list[str]:
        """`you`, then clockwise."""
        return clockwise(seats) + ([self.other_name] if self.other is not None else [])

    def write(self, value: str, seats: int) -> Lines:
        """One 1."""
        lines = [(0, f"who = {value} - {self.lowest}")]
        if self.other is not None:
            lines += [(0, f"if who == {self.other - self.lowest}:"), (1, f"numbers[to + {seats}] = 1"), (0, "elif who >= 0:")]
        else:
            lines += [(0, "if who >= 0:")]
        return [*lines, (1, "numbers[to + (who - seat if who >= seat else who - seat + seats)] = 1")]

    def read(self, numbers: Numbers, place: Place) -> int:
        """The seat's own number."""
        hot = _not_zero(numbers)
        if not hot:
            return self.lowest - 1
        if self.other is not None and hot[0] == len(numbers) - 1:
            return self.other
        return place.who(hot[0]) + self.lowest


@dataclass(frozen=True)
class Bits(Number):
    """A set with one bit for each of these names."""

    names: Names = ()

    def per_element(self, seats: int) -> list[str]:
        """The names."""
        return list(self.names)

    def write(self, value: str, seats: int) -> Lines:
        """Ones and zeros."""
        return [
            (0, f"if {value} != 0:"),
            (1, f"for bit in range({len(self.names)}):"),
            (2, f"numbers[to + bit] = {value} >> bit & 1"),
        ]

    def read(self, numbers: Numbers, place: Place) -> int:
        """The set."""
        return sum(1 << bit for bit in _not_zero(numbers))


@dataclass(frozen=True)
class SeatBits(Number):
    """A set of seats, one bit each."""

    def per_element(self, seats: int) -> list[str]:
        """`you`, then clockwise."""
        return clockwise(seats)

    def write(self, value: str, seats: int) -> Lines:
        """Ones and zeros, turned until the observer comes first."""
        turned = f"turned = ({value} | {value} << seats) >> seat & (1 << seats) - 1"
        return [
            (0, f"if {value} != 0:"),
            (1, turned),
            (1, f"for bit in range({seats}):"),
            (2, "numbers[to + bit] = turned >> bit & 1"),
        ]

    def read(self, numbers: Numbers, place: Place) -> int:
        """The set."""
        return sum(1 << place.who(bit) for bit in _not_zero(numbers))


@dataclass(frozen=True)
class Thing(Number):
    """A number that stands for a thing with properties: `rule(b, value, numbers, at)` writes them, its number + 1 first."""

    rule: Function = min
    names: Names = ()

    def per_element(self, seats: int) -> list[str]:
        """The properties."""
        return list(self.names)

    def read(self, numbers: Numbers, place: Place) -> int:
        """The thing's number."""
        return int(numbers[0]) - 1


@dataclass(frozen=True)
class Special:
    """Numbers of another kind, in each row of a table.

    `rule` writes them and `read` puts them back. Each takes what it names: `b`, `s`, `seat` (the observer), `row` (in the players'
    table the seat of the row) and `numbers`, the rule also `at`, the place of its first number.
    """

    name: str
    rule: Function
    read: Callable[..., None]
    names: Names

    def read_back(self, **known: Any) -> None:
        """Call `read` with what it takes."""
        self.read(**{name: known[name] for name in parameters_of(self.read)})


READ_TAKES = ("b", "s", "seat", "row", "numbers")


@cache
def parameters_of(read: Callable[..., None]) -> tuple[str, ...]:
    """What the `read` of a Special takes; TypeError for what it cannot be given."""
    names = tuple(inspect.signature(read).parameters)
    unknown = [name for name in names if name not in READ_TAKES]
    if unknown:
        raise TypeError(f"{read.__name__} takes {unknown[0]!r}, but the `read` of a Special is given {', '.join(READ_TAKES)}")
    return names


@dataclass(frozen=True)
class Table:
    """Rows of equal numbers, such as one per city; a table of one row is the position as a whole."""

    name: str
    rows: int
    fields: Sequence[Number | Special]
    used: str = ""
    """How many rows mean something, as an expression; the others are 0."""
    row_names: Names = ()
    own: Names = ()
    """Fields whose first index is the observer, so that only his row is shown."""
    of_seats: Names = ()
    """Fields whose first index is a seat and whose second the row: one number per seat."""


def players(fields: Sequence[Number | Special], rows: int) -> Table:
    """One row per player, clockwise from the observer; the fields' first index is the seat."""
    return Table(PLAYERS, rows, fields, "seats", clockwise(rows))


PLAYERS = "players"


def clockwise(seats: int) -> list[str]:
    """Names of the seats as the observer counts them."""
    return ["you", *(f"{step} clockwise" for step in range(1, seats))]


@dataclass(frozen=True)
class Column:
    """Where a field stands in the rows of its table."""

    table: Table
    field: Number | Special
    first: int
    shape: tuple[int, ...]
    """What is left of the field's shape when the row is known."""
    names: Sequence[str]
    """Of all its numbers in a row."""

    @property
    def width(self) -> int:
        """How many numbers of a row it takes."""
        return len(self.names)


@dataclass
class Observation:
    """All tables of a game; see the module's docstring."""

    module: str
    state: type[Record]
    seats: int
    """Rows of the players' table: the most that can sit down."""
    tables: Sequence[Table]
    seat_count: str = "b.seats"
    finish: Callable[[Any, Any, int], None] | None = None
    """finish(b, s, seat): what a decoded state still lacks because it follows from the rest."""
    graphs: Sequence[Edges] = ()
    """What hangs together on the board, as edges between rows of tables."""
    columns: list[Column] = field(default_factory=list)
    first: dict[str, int] = field(default_factory=dict)
    width: dict[str, int] = field(default_factory=dict)
    size: int = 0

    def __post_init__(self) -> None:
        for table in self.tables:
            self.first[table.name] = self.size
            self.width[table.name] = 0
            for each in table.fields:
                self._add(table, each)
            self.size += table.rows * self.width[table.name]
        self.rule: Function = self._written()

    def _add(self, table: Table, each: Number | Special) -> None:
        shape: tuple[int, ...] = ()
        names = list(getattr(each, "names", ()))
        if isinstance(each, Special):
            parameters_of(each.read)
        else:
            if each.name not in self.state.fields:
                raise TypeError(f"{self.module}: {self.state.__name__} has no field {each.name!r} to observe")
            shape = self.state.fields[each.name].shape
            if each.name in table.of_seats:
                names = clockwise(self.seats)
                shape = ()
            else:
                shape = shape[(table.rows > 1) + (each.name in table.own) :]
                names = _spread(shape, each.each, each.per_element(self.seats))
        self.columns.append(Column(table, each, self.width[table.name], shape, names))
        self.width[table.name] += len(names)

    # Writing the rule.

    def _written(self) -> Function:
        text = RuleModule(f"{self.module}.written")
        text.begin(
            "observe", "b, s, seat, numbers", "The position as numbers for a seat; written from the declarations of this game."
        )
        text.line(1, f"seats = {self.seat_count}")
        if any(table.of_seats for table in self.tables):
            for step in range(self.seats):  # an empty chair is itself: it has nothing
                turned = f"seat + {step} if seat + {step} < seats else seat + {step} - seats"
                text.line(1, f"player_{step} = ({turned}) if {step} < seats else {step}")
        for table in self.tables:
            depth, at = 1, str(self.first[table.name])
            if table.rows > 1:
                depth = 2
                text.line(1, f"for row in range({table.used or table.rows}):")
                if table.name == PLAYERS:
                    text.line(2, "player = seat + row if seat + row < seats else seat + row - seats")
                at = f"{self.first[table.name]} + row * {self.width[table.name]}"
            text.line(depth, f"at = {at}")
            for column in self.columns:
                if column.table is table:
                    self._write_column(text, depth, column)
        rule: Function = text.load()["observe"]
        return rule

    def _write_column(self, text: RuleModule, depth: int, column: Column) -> None:
        table, each = column.table, column.field
        index = "player" if table.name == PLAYERS else "row"
        if isinstance(each, Special):
            known = {"b": "b", "s": "s", "seat": "seat", "numbers": "numbers", "at": f"at + {column.first}", "row": index}
            text.line(depth, text.call(each.rule, known, self.module))
            return
        indexes = [index] if table.rows > 1 else []
        if each.name in table.own:
            indexes = ["seat", *indexes]
        if each.name in table.of_seats:
            for step in range(self.seats):
                text.line(depth, f"numbers[at + {column.first + step}] = s.{each.name}[player_{step}, row]")
            return
        width = len(each.per_element(self.seats))
        to, loops = f"at + {column.first}", ("j", "k")[: len(column.shape)]
        for number, (loop, size) in enumerate(zip(loops, column.shape, strict=True)):
            text.line(depth, f"for {loop} in range({each.used if each.used and number == 0 else size}):")
            to += f" + {loop} * {prod(column.shape[number + 1 :]) * width}"
            depth += 1
        indexes += loops
        value = f"s.{each.name}[{', '.join(indexes)}]" if indexes else f"s.{each.name}"
        text.line(depth, f"to = {to}")
        if isinstance(each, Thing):
            text.line(depth, text.call(each.rule, {"b": "b", "value": value, "numbers": "numbers", "at": "to"}, self.module))
            return
        for more, line in each.write(value, self.seats):
            text.line(depth + more, line)

    # Reading numbers.

    def arrays(self, observations: Numbers) -> dict[str, Numbers]:
        """The tables of one observation or of many, as views: `[..., row, number]`; tables of one row as `[..., number]`."""
        found = {}
        for table in self.tables:
            first, width = self.first[table.name], self.width[table.name]
            part = observations[..., first : first + table.rows * width]
            found[table.name] = part if table.rows == 1 else part.reshape(*part.shape[:-1], table.rows, width)
        return found

    def edges(self, b: Any) -> dict[str, EdgeList]:
        """What hangs together on this board: edges of each kind between rows of the tables."""
        return {each.name: edge_list(each, b) for each in self.graphs}

    def names(self, table: str) -> list[str]:
        """What the numbers of a table's row are called, such as `cash` or `phase: auction`."""
        named = []
        for column in self.columns:
            if column.table.name == table:
                named += [f"{column.field.name}: {name}" if name else column.field.name for name in column.names]
        return named

    def explain(self, numbers: Numbers) -> dict[str, Any]:
        """An observation for people: every number that is not 0, by its names."""
        shown: dict[str, Any] = {}
        for table in self.tables:
            names, part = self.names(table.name), self.arrays(numbers)[table.name]
            rows = part.reshape(table.rows, -1)
            by_row = {row: {names[i]: int(rows[row, i]) for i in _not_zero(rows[row])} for row in range(table.rows)}
            labels = table.row_names or [str(row) for row in range(table.rows)]
            shown[table.name] = by_row[0] if table.rows == 1 else {labels[row]: each for row, each in by_row.items() if each}
        return shown

    def decode(self, b: Any, numbers: Numbers, seat: int) -> Record:
        """A state with everything that this seat's observation contains; the rest is 0."""
        s = self.state()
        seats = int(eval(self.seat_count, {"b": b}))  # an expression of the declaration, written into the rule as well
        place = Place(b, seat, seats)
        tables = self.arrays(numbers)
        for column in self.columns:
            table = column.table
            rows = tables[table.name].reshape(table.rows, -1)[:, column.first : column.first + column.width]
            for row in range(seats if table.name == PLAYERS else table.rows):
                index = place.who(row) if table.name == PLAYERS else row
                self._read_column(s, column, rows[row], index, place)
        if self.finish:
            self.finish(b, s, seat)
        return s

    def _read_column(self, s: Any, column: Column, numbers: Numbers, index: int, place: Place) -> None:
        table, each = column.table, column.field
        if isinstance(each, Special):
            each.read_back(b=place.board, s=s, seat=place.seat, row=index, numbers=numbers)
            return
        if each.name in table.of_seats:
            for who in range(place.seats):
                getattr(s, each.name)[place.who(who), index] = int(numbers[who])
            return
        before: tuple[int, ...] = (index,) if table.rows > 1 else ()
        if each.name in table.own:
            before = (place.seat, *before)
        width = len(each.per_element(self.seats))
        for at, element in enumerate(product(*map(range, column.shape))):
            value = each.read(numbers[at * width : (at + 1) * width], place)
            if before or element:
                getattr(s, each.name)[before + element] = value
            else:
                setattr(s, each.name, value)


def _not_zero(numbers: Numbers) -> list[int]:
    """The places of all numbers that are not 0."""
    return [place for place, number in enumerate(numbers.tolist()) if number]


def _spread(shape: tuple[int, ...], each: Names, elements: list[str]) -> list[str]:
    """The names of all numbers of a field: of its elements in order, and of what each of them becomes."""
    count = prod(shape)
    labels = list(each) if len(each) == count else [str(i) for i in range(count)] if shape else [""]
    return [" ".join(part for part in (label, name) if part) for label in labels for name in elements]
