"""How balanced a game is: equal bots on all seats, and who wins with what. For any options and own files.

The game itself names what is compared besides seats and scores (Game.traits, Game.curves).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from megawatt.arena import plots
from megawatt.arena.document import Heading, Paragraph, Part, Plot, Table
from megawatt.arena.job import Job, line_up
from megawatt.arena.report import described, lengths, percent, played, seats_won
from megawatt.arena.results import Results
from megawatt.arena.simulator import Outcome
from megawatt.arena.statistics import Estimate, shares_of_win, wilson
from megawatt.kernel.contract.game import Game

LOW, HIGH = 10, 90
"""The band around a curve holds the games between these percentiles."""
FEWEST = 20
"""The fewest games behind a row of a table or a round of a curve."""


def balance_job(game: Game, bot: str, seats: int, games: int, seed: int, options: Mapping[str, Any]) -> Job:
    """The same bot on every seat, watched."""
    return line_up(game, [bot] * seats, games, seed, options, watched=True)


def balance_report(results: Results) -> list[Part]:
    """Seats, traits, curves, scores and lengths."""
    outcomes = played(results)
    job = results.job
    even = 1 / job.seats
    about = (
        "For designers: which choices win when the same bot sits on every seat. "
        f"{described(job, len(outcomes))} A choice that made no difference would win {even:.0%}. "
        "This holds for bots of this kind; stronger players may use the same choices better or worse."
    )
    parts: list[Part] = [Heading(f"Balance of {job.game} at {job.seats} seats", 1), Paragraph(about)]
    parts += seats_won(outcomes)
    for trait, labels in wins_by_trait(outcomes).items():
        parts += _trait(trait, labels, even)
    parts += _curves(outcomes)
    parts += _scores(outcomes)
    parts += lengths(outcomes)
    return parts


def wins_by_trait(outcomes: Sequence[Outcome]) -> dict[str, dict[str, Estimate]]:
    """For every trait and label: how often the seats that had it won, the best first."""
    won: dict[str, dict[str, list[float]]] = {}
    for outcome in outcomes:
        for seat, share in zip(outcome.seats, shares_of_win(outcome), strict=True):
            for trait, label in seat.traits:
                won.setdefault(trait, {}).setdefault(label, []).append(share)
    return {
        trait: dict(
            sorted(
                ((label, wilson(sum(shares), len(shares))) for label, shares in labels.items()),
                key=lambda item: (-item[1].value, item[0]),
            )
        )
        for trait, labels in won.items()
    }


def _trait(trait: str, labels: Mapping[str, Estimate], even: float) -> list[Part]:
    often = {label: row for label, row in labels.items() if row.count >= FEWEST}
    rare = len(labels) - len(often)
    title = f"Wins by {trait}"
    parts: list[Part] = [Heading(title)]
    if often:
        rows = [[label, str(row.count), percent(row), _verdict(row, even)] for label, row in often.items()]
        axis = f"share of wins; dashed: {even:.0%}, if it made no difference"
        parts.append(Table([trait, "seats", "won", ""], rows))
        parts.append(Plot(_file_name(trait), plots.intervals(title, often, axis, even, percent=True), title))
    if rare:
        parts.append(Paragraph(f"{rare} more occurred fewer than {FEWEST} times each."))
    return parts


def _verdict(row: Estimate, even: float) -> str:
    """Whether the interval leaves out what would be even."""
    return "more than even" if row.low > even else "less than even" if row.high < even else ""


def _curves(outcomes: Sequence[Outcome]) -> list[Part]:
    """One plot per group of curves: means, and the band in which most games lie."""
    seen: dict[str, dict[str, dict[int, list[int]]]] = {}
    for outcome in outcomes:
        for name, round_no, number in outcome.curves:
            group, _, line = name.rpartition(": ")
            seen.setdefault(group or line, {}).setdefault(line, {}).setdefault(round_no, []).append(number)
    parts: list[Part] = []
    for group, lines in seen.items():
        enough = min(FEWEST, len(outcomes))
        drawn = {
            line: [(float(round_no), _band(numbers)) for round_no, numbers in sorted(rounds.items()) if len(numbers) >= enough]
            for line, rounds in lines.items()
        }
        drawn = {line: points for line, points in drawn.items() if points}
        if not drawn:
            continue
        title = f"{group[0].upper()}{group[1:]} over the rounds"
        parts += [Heading(title), _curve_table(drawn), Plot(_file_name(group), plots.curves(title, drawn, "round", group), title)]
    if parts:
        parts.append(Paragraph(f"Means; bands hold the games between the {LOW}th and the {HIGH}th percentile."))
    return parts


def _band(numbers: Sequence[int]) -> Estimate:
    low, high = np.percentile(numbers, [LOW, HIGH])
    return Estimate(float(np.mean(numbers)), float(low), float(high), len(numbers))


def _curve_table(drawn: Mapping[str, Sequence[tuple[float, Estimate]]]) -> Table:
    rounds = sorted({round_no for points in drawn.values() for round_no, _ in points})
    known = {line: dict(points) for line, points in drawn.items()}
    rows = [
        [f"{round_no:.0f}", *(f"{known[line][round_no].value:.1f}" if round_no in known[line] else "" for line in drawn)]
        for round_no in rounds
    ]
    return Table(["round", *drawn], rows)


def _scores(outcomes: Sequence[Outcome]) -> list[Part]:
    """How far points lie apart, over all seats and between the first and the others."""
    points = [seat.points for outcome in outcomes for seat in outcome.seats]
    rows = [_spread("points of a seat", points)]
    ordered = [sorted((seat.points for seat in outcome.seats), reverse=True) for outcome in outcomes]
    if len(ordered[0]) > 1:
        rows.append(_spread("most to second most", [row[0] - row[1] for row in ordered]))
        rows.append(_spread("most to least", [row[0] - row[-1] for row in ordered]))
    table = Table(["", "mean", f"{LOW}th percentile", "median", f"{HIGH}th percentile"], rows)
    return [Heading("Scores"), table, Plot("scores", plots.histogram("Points of a seat", points, "points"), "Points of a seat")]


def _spread(name: str, numbers: Sequence[int]) -> list[str]:
    low, middle, high = np.percentile(numbers, [LOW, 50, HIGH])
    return [name, f"{np.mean(numbers):.1f}", f"{low:.0f}", f"{middle:.0f}", f"{high:.0f}"]


def _file_name(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
