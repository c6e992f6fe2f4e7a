"""`megawatt analyse`: what happened in a match, and what would have been better."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from megawatt.bots.search.compilation import compile_game, search_is_compiled
from megawatt.cli.check import REPLAY_SECONDS
from megawatt.kernel.errors import FileError
from megawatt.kernel.match.cpu_limit import cpu_limit
from megawatt.kernel.match.files import load, save
from megawatt.kernel.match.match import Match
from megawatt.kernel.text.joining import beside, enumerated, labelled, sentences
from megawatt.kernel.text.words import SPOKEN, Words

if TYPE_CHECKING:  # it loads NumPy
    from megawatt.analysis.report import Analysis, Decision, Draw, Gain, SaidMove, SeatReport

BARS = " ▁▂▃▄▅▆▇█"
COLUMNS = ("analysis-accuracy", "analysis-best", "analysis-given-away", "analysis-luck", "analysis-start")
WIDTH = 60
"""Columns of the chart."""


def analyse_file(
    file: Annotated[Path, typer.Argument(metavar="GAME.mw", help="A match file.")],
    language: Annotated[str, typer.Option(help=SPOKEN)] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print plain JSON.")] = False,
    keep: Annotated[bool, typer.Option("--keep", help="Write the analysis into the file.")] = False,
    again: Annotated[bool, typer.Option("--again", help="Analyse anew, even if the file holds an analysis.")] = False,
    seed: Annotated[int, typer.Option(help="Another seed gives another sample of playouts.", min=0, max=2**31)] = 1,
    processes: Annotated[int, typer.Option(help="The number of processes; the outcome stays the same.", min=1, max=256)] = (
        os.cpu_count() or 1
    ),
) -> None:
    """Show chances over time, turning points with the better move, luck apart from decisions, and everybody's accuracy."""
    from megawatt.analysis.report import dumps

    if not os.path.isfile(file):  # unlike the path's own method, it bears any name
        raise FileError(str(file), 0, "there is no such file")
    with cpu_limit(REPLAY_SECONDS, str(file)):
        match = load(file)
    words = match.game.words(language)
    report = None if again else _kept(match, file)
    if report is None:
        report = _worked_out(match, words, seed, processes)
        match.analysis = dumps(report).decode()
        if keep:
            save(match, file)
    if as_json:
        typer.echo(dumps(report))
    else:
        Shown(match, report, words).print(Console(highlight=False))


def _kept(match: Match, file: Path) -> Analysis | None:
    """The analysis that the file holds."""
    from megawatt.analysis.report import loads

    if match.analysis is None:
        return None
    try:
        report = loads(match.analysis)
    except ValueError as fault:
        raise FileError(str(file), 0, f"{fault}; --again makes a new one") from None
    if (report.plies, report.seats) != (match.ply, match.seats):
        raise FileError(str(file), 0, f"the analysis is about another match of {report.plies} moves; --again makes a new one")
    return report


def _worked_out(match: Match, words: Words, seed: int, processes: int) -> Analysis:
    from megawatt.analysis import USUAL, analyse

    with Progress(console=Console(stderr=True), transient=True) as bar:
        if not search_is_compiled(match.game):
            task = bar.add_task(f"compiling {match.game.name}", total=None)
            compile_game(match.game)
            bar.remove_task(task)
        task = bar.add_task(words("analysis-heading"), total=match.ply + 1)
        return analyse(match, USUAL, seed, processes, lambda done, total: bar.update(task, completed=done, total=total))


class Shown:
    """An analysis in one language, for a terminal."""

    def __init__(self, match: Match, report: Analysis, words: Words) -> None:
        self.match, self.report, self.words = match, report, words

    def print(self, console: Console) -> None:
        """Everything, from the summary to the turning points."""
        words = self.words
        console.print(f"[bold]{words('game-name')} · {words('analysis-heading')}[/bold]")
        console.print(self.summary(), soft_wrap=True)
        console.print(f"\n[bold]{words('analysis-chart')}[/bold]")
        for line in self.chart():
            console.print(line, soft_wrap=True)
        console.print()
        console.print(self.people())
        console.print(words("analysis-accuracy-about"), style="dim", soft_wrap=True)
        console.print(words("analysis-luck-about"), style="dim", soft_wrap=True)
        for line in self.worst():
            console.print(line, soft_wrap=True, markup=False)
        console.print(f"\n[bold]{words('analysis-turns')}[/bold]")
        for lines in self.turns():
            console.print("\n  ".join(lines), soft_wrap=True, markup=False)

    def seat(self, seat: int) -> str:
        """What a seat is called: a file knows no names."""
        return self.words("seat-number", number=seat + 1)

    def summary(self) -> str:
        """The story in a few sentences."""
        texts = []
        for sentence in self.report.summary:
            arguments = dict(sentence.arguments)
            if "seat" in arguments:
                arguments["seat"] = self.seat(int(arguments["seat"]))
            texts.append(self.words(sentence.message, arguments))
        return sentences(self.words, texts)

    def chart(self) -> Iterator[str]:
        """Every seat's chance from the first move to the last as a row of bars."""
        names = [self.seat(seat) for seat in range(self.report.seats)]
        width = max(map(len, names))
        plies = [round(column * self.report.plies / (WIDTH - 1)) for column in range(WIDTH)]
        outlooks = [self.report.outlook(ply) for ply in plies]
        for seat, name in enumerate(names):
            bars = "".join(BARS[min(8, -(-outlook.chances[seat] * 8 // 1000))] for outlook in outlooks)
            first, last = outlooks[0].chances[seat], outlooks[-1].chances[seat]
            yield f"{name:{width}} {self._percent(first):>6} {bars} {self._percent(last):>6}"

    def people(self) -> Table:
        """How everybody played and what befell them."""
        words = self.words
        table = Table(title=words("analysis-people"))
        table.add_column()
        for title in COLUMNS:
            table.add_column(words(title), justify="right")
        for seat, person in enumerate(self.report.people):
            table.add_row(
                self.seat(seat), self._accuracy(person),
                words("analysis-best-of", best=person.best, all=person.decisions), self._percent(person.lost),
                self._signed(person.luck), self._percent(person.start),
            )  # fmt: skip
        return table

    def _accuracy(self, person: SeatReport) -> str:
        if person.accuracy is None:
            return "–"
        if person.doubt is None:
            return self.words("analysis-percent", number=person.accuracy)
        return self.words("analysis-accuracy-doubt", number=person.accuracy, doubt=person.doubt)

    def worst(self) -> Iterator[str]:
        """Every seat's most expensive decisions, the most expensive first."""
        words = self.words
        for seat, person in enumerate(self.report.people):
            costly = [self.report.decisions[place] for place in person.worst]
            told = [f"{words('analysis-at', move=each.ply + 1)} ({self._percent(-each.lost)})" for each in costly]
            if told:
                yield labelled(words, words("analysis-worst", seat=self.seat(seat)), enumerated(words, told))

    def turns(self) -> Iterator[list[str]]:
        """The turning points, each in a few lines."""
        if not self.report.turns:
            yield [self.words("analysis-no-turns")]
        for turn in self.report.turns:
            if turn.kind == "decision":
                yield self._decision(self.report.decisions[turn.index])
            else:
                yield self._draw(self.report.draws[turn.index])

    def _decision(self, decision: Decision) -> list[str]:
        from megawatt.analysis.report import HUNDREDTHS

        words = self.words
        lost = words("analysis-lost", points=round(decision.lost / 10))
        better = words("analysis-better", move=self._said(decision.better))
        outlook = (self._percent(decision.chance), words("analysis-place", place=f"{decision.place / HUNDREDTHS:.1f}"))
        lines = [
            labelled(words, words("analysis-at", move=decision.ply + 1), lost),
            words("analysis-played", seat=self.seat(decision.seat), move=self._said(decision.played)),
            beside(words, [better, *outlook]),
        ]
        lines.extend(self._reasons(decision))
        if decision.line:
            lines.append(words("analysis-then", moves=enumerated(words, self._line(decision.line))))
        return lines

    def _draw(self, draw: Draw) -> list[str]:
        words = self.words
        changes = [f"{self.seat(seat)} {self._signed(change)}" for seat, change in enumerate(draw.change) if abs(change) >= 5]
        drawn = words("analysis-drawn", changes=enumerated(words, changes))
        return [labelled(words, words("analysis-at", move=draw.ply), drawn)]

    def _reasons(self, decision: Decision) -> Iterator[str]:
        """What the better move brings, whom it leaves with less, and its price; a sentence each."""
        own = [gain for gain in decision.gains if gain.seat is None]
        rivals = dict.fromkeys(gain.seat for gain in decision.gains if gain.seat is not None)
        told = [("analysis-more", decision.seat, [gain for gain in own if gain.tenths > 0])]
        told += [("analysis-rival-less", seat, [gain for gain in decision.gains if gain.seat == seat]) for seat in rivals]
        told.append(("analysis-price", decision.seat, [gain for gain in own if gain.tenths < 0]))
        for message, seat, gains in told:
            if gains:
                yield self.words(message, seat=self.seat(seat), gains=beside(self.words, map(self._gain, gains)))

    def _gain(self, gain: Gain) -> str:
        return f"{self.words(f'figure-{gain.figure}')} {gain.tenths / 10:+.1f}"

    def _line(self, line: Sequence[SaidMove]) -> Iterator[str]:
        for move in line:
            yield labelled(self.words, self.seat(move.seat), self._said(move))

    def _said(self, move: SaidMove) -> str:
        """A move in words."""
        game, b = self.match.game, self.match.board
        return self.words(f"move-{move.verb}", game.spell(b, self.words, move.arguments))

    def _percent(self, thousandths: int) -> str:
        return self.words("analysis-percent", number=round(thousandths / 10))

    def _signed(self, thousandths: int) -> str:
        return self.words("analysis-percent", number=f"{round(thousandths / 10):+d}")
