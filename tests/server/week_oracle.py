"""What should have happened in the simulated week, found out from the journals alone and compared with what did."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from megawatt.kernel.contract.registry import find
from megawatt.kernel.match.match import Match
from megawatt.server.db.rows import JournalRow, TableRow
from megawatt.server.db.store import Store
from megawatt.server.notifications.delivery import end_of_quiet
from megawatt.server.notifications.store import ChannelRow, Outbox, ReachRow
from megawatt.server.tables.steps import BOT, PERSON, WAIT, Ended, Played, Seated, read_step
from megawatt.server.tables.store import TableStore

NOTICE = 30.0
"""Seconds after the beginning of a turn at which its message is due."""


@dataclass
class Turn:
    """What one person had to decide in a row."""

    table: TableRow
    seq: int
    person: str
    began: float
    ended: float = float("inf")
    taken_over: bool = False
    """Whether a bot ended it because the time was used up."""


@dataclass
class Report:
    """What was found; `faults` should be empty."""

    turns: int = 0
    told: int = 0
    doubled: int = 0
    deadlines: int = 0
    moves: int = 0
    faults: list[str] = field(default_factory=list)


def turns_of(row: TableRow, journal: Sequence[JournalRow]) -> Iterator[Turn]:
    """Every turn of every person at a table."""
    options = msgspec.json.decode(row.options)
    seats, match, open_turn = [], None, None
    for kept in journal:
        step = read_step(kept.step)
        if isinstance(step, Seated):
            seats = step.seats
            if step.started and match is None:
                match = Match(find(row.game), len(seats), int(row.seed), options, dealt_by=row.dealt_by)
        elif isinstance(step, Played) and match is not None:
            match.play(step.action)
        if match is None:
            continue
        over = match.seat is None or isinstance(step, Ended)
        person = None if over or seats[match.seat].kind != PERSON else seats[match.seat].person
        if open_turn is not None and open_turn.person != person:
            open_turn.ended = kept.at
            open_turn.taken_over = isinstance(step, Seated) and any(seat.kind == BOT for seat in step.seats)
            yield open_turn
            open_turn = None
        if open_turn is None and person is not None:
            open_turn = Turn(row, kept.seq, person, kept.at)
    if open_turn is not None:
        yield open_turn


def deadline_of(turn: Turn, vacations: Sequence[tuple[float, float]]) -> float:
    """When the time of this turn was used up: vacation days do not count."""
    end = turn.began + turn.table.per_turn
    for began, until in vacations:
        if began < end:
            end += max(0.0, until - max(began, turn.began))
    return end


@dataclass
class Times:
    """What the clock showed: every moment, and those at which the servers had done all that was due."""

    shown: list[float] = field(default_factory=list)
    settled: list[float] = field(default_factory=list)


def is_told(turn: Turn, reach: ReachRow, times: Times) -> bool | None:
    """Whether a message about this turn had to be sent; None when either is right, since it ended in the moment it was due."""

    def fits(moment: float) -> bool:
        return turn.began + NOTICE <= moment <= turn.ended and end_of_quiet(reach, moment) is None

    certain = [moment for moment in times.settled if fits(moment)]
    if certain and not (turn.taken_over and min(certain) == turn.ended):
        return True
    return None if any(fits(moment) for moment in times.shown) else False


def judge(store: Store, times: Times, heard: Counter[tuple[str, str]], acknowledged: Mapping[str, set[str]]) -> Report:
    """Compare. `heard` counts (address, id of the message); `acknowledged` has the keys of moves that a server said yes to."""
    report, wanted, either = Report(), set(), set()
    outbox = Outbox(store.engine)
    people: dict[str, tuple[ReachRow, list[ChannelRow], list[tuple[float, float]]]] = {}
    for table, keys in acknowledged.items():
        found = TableStore(store).table(table)
        assert found is not None
        row, journal, _ = found
        kept = Counter(step.key for step in journal if step.key)
        report.moves += len(keys)
        report.faults += [f"the move {key} of {table} is there {kept[key]} times" for key in keys if kept[key] != 1]
        for turn in turns_of(row, journal):
            report.turns += 1
            if turn.person not in people:
                person = turn.person
                people[person] = outbox.reach(person), outbox.channels(person), TableStore(store).vacations(person, 0.0)
            reach, channels, vacations = people[turn.person]
            answer = is_told(turn, reach, times)
            messages = {(channel.address, f"{table}.{turn.seq}") for channel in channels if channel.confirmed}
            (wanted if answer else either if answer is None else set()).update(messages)
            report.faults += faults_of_deadline(turn, deadline_of(turn, vacations), times.settled)
            report.deadlines += turn.taken_over
    report.told = sum(1 for message in wanted if message in heard)
    report.doubled = sum(1 for count in heard.values() if count > 1)
    report.faults += [f"never told: {message}" for message in sorted(wanted - set(heard))]
    report.faults += [f"told for nothing: {message}" for message in sorted(set(heard) - wanted - either)]
    return report


def faults_of_deadline(turn: Turn, deadline: float, ticks: Sequence[float]) -> list[str]:
    """A deadline fires at the first moment after it, never before it, and never where everybody waits."""
    about = f"turn {turn.seq} at {turn.table.id}"
    if turn.taken_over and turn.table.absent == WAIT:
        return [f"{about} was taken over although everybody waits there"]
    if turn.taken_over and turn.ended < deadline:
        return [f"{about} was taken over {deadline - turn.ended:.0f} seconds early"]
    late = [tick for tick in ticks if tick >= deadline]
    if turn.table.absent != WAIT and late and turn.ended > min(late):
        return [f"{about} went on after its time, which was over at {deadline}"]
    return []


def mail_key(message_id: str) -> str:
    """Table and step that a mail is about, out of its Message-ID."""
    return message_id.strip("<>").partition("@")[0].rpartition(".")[0]


def hook_key(delivery: str) -> str:
    """The same of a request."""
    return delivery.rpartition(".")[0]


def is_turn(body: bytes) -> bool:
    """Whether a request tells of a turn; the first one only asks whether anybody is there."""
    return bool(json.loads(body)["what"] == "turn")
