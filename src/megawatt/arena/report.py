"""What a file of results says: ratings, wins with intervals, seats, lengths and times, as parts of a document."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megawatt.arena import plots
from megawatt.arena.document import Heading, Paragraph, Part, Plot, Table
from megawatt.arena.job import Job
from megawatt.arena.results import Results
from megawatt.arena.simulator import Outcome
from megawatt.arena.statistics import Estimate, mean, ratings, shares_of_win, wilson
from megawatt.kernel.contract.options import ATTACHED
from megawatt.kernel.errors import FileError

MILLI = 1000


def report(results: Results) -> list[Part]:
    """The whole report of a job."""
    outcomes = played(results)
    job = results.job
    parts: list[Part] = [Heading(f"{job.game}: {len(outcomes)} games between bots", 1), Paragraph(described(job, len(outcomes)))]
    parts += _strengths(outcomes)
    parts += _wins(job, outcomes)
    parts += _meetings(outcomes)
    parts += seats_won(outcomes)
    parts += lengths(outcomes)
    parts += _times(results, outcomes)
    return parts


def played(results: Results) -> list[Outcome]:
    """All games of a file; a file without any is refused."""
    outcomes = results.outcomes()
    if not outcomes:
        raise FileError(str(results.path), 0, "holds no games yet")
    return outcomes


def described(job: Job, games: int) -> str:
    """The job in a sentence, with the options that are not as usual."""
    who = f"line-ups drawn from {', '.join(job.bots)}" if job.pooled else ", ".join(job.bots)
    options = [f"{name}={'own file' if str(value).startswith(ATTACHED) else value}" for name, value in job.options.items()]
    done = "" if games == job.games else f" (of {job.games})"
    return (
        f"{games} games{done} at {job.seats} seats: {who}. Every line-up is played in all rotations, every game is a fresh deal "
        f"from seed {job.seed}. Options: {', '.join(options) or 'none'}. Brackets hold 95 % intervals."
    )


def percent(share: Estimate) -> str:
    """A share and its interval, for people."""
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def wins_by_bot(outcomes: Sequence[Outcome]) -> dict[str, Estimate]:
    """Every bot's share of won games, a shared win shared, over all seats it had; the best first."""
    won: dict[str, list[float]] = {}
    for outcome in outcomes:
        for seat, share in zip(outcome.seats, shares_of_win(outcome), strict=True):
            won.setdefault(seat.bot, []).append(share)
    rows = {name: wilson(sum(shares), len(shares)) for name, shares in won.items()}
    return dict(sorted(rows.items(), key=lambda item: -item[1].value))


def _strengths(outcomes: Sequence[Outcome]) -> list[Part]:
    rated = ratings(outcomes)
    if len(rated) < 2:
        return []
    rows = [[name, f"{row.value:.0f}", f"{row.low:.0f} to {row.high:.0f}", str(row.count)] for name, row in rated.items()]
    about = (
        "From all places (Plackett-Luce), on the scale of chess: 400 points more is ten times as likely to come before the other. "
        "1500 is the mean of these bots, so ratings of different pools cannot be compared."
    )
    plot = plots.intervals("Ratings", rated, "rating")
    return [
        Heading("Ratings"),
        Paragraph(about),
        Table(["bot", "rating", "interval", "games"], rows),
        Plot("ratings", plot, "Ratings"),
    ]


def _wins(job: Job, outcomes: Sequence[Outcome]) -> list[Part]:
    won = wins_by_bot(outcomes)
    rows = []
    for name, share in won.items():
        seats = [seat for outcome in outcomes for seat in outcome.seats if seat.bot == name]
        place, points = mean([seat.place for seat in seats]), mean([seat.points for seat in seats])
        rows.append([name, str(len(seats)), percent(share), f"{place.value:.2f}", f"{points.value:.1f}"])
    even = 1 / job.seats
    plot = plots.intervals("Share of wins", won, f"wins per seat played; dashed: {even:.0%}, if all were equal", even, percent=True)
    table = Table(["bot", "seats played", "won", "mean place", "mean points"], rows)
    return [Heading("Wins"), table, Plot("wins", plot, "Share of wins")]


def _meetings(outcomes: Sequence[Outcome]) -> list[Part]:
    """Who came before whom, where three or more bots met."""
    names = list(wins_by_bot(outcomes))
    if len(names) < 3:
        return []
    before: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        for one in outcome.seats:
            for other in outcome.seats:
                if one.bot != other.bot:
                    score = 0.5 if one.place == other.place else float(one.place < other.place)
                    before.setdefault((one.bot, other.bot), []).append(score)

    def cell(one: str, other: str) -> str:
        met = before.get((one, other))
        return f"{sum(met) / len(met):.0%} of {len(met)}" if met else ""

    rows = [[one, *(cell(one, other) for other in names)] for one in names]
    about = "How often the bot of the row came before the bot of the column; equal places count half."
    return [Heading("Meetings"), Paragraph(about), Table(["", *names], rows)]


def seats_won(outcomes: Sequence[Outcome]) -> list[Part]:
    """The share of wins of every seat."""
    shares = [shares_of_win(outcome) for outcome in outcomes]
    count = len(shares[0])
    won = {f"seat {seat + 1}": wilson(sum(row[seat] for row in shares), len(shares)) for seat in range(count)}
    places = [mean([outcome.seats[seat].place for outcome in outcomes]).value for seat in range(count)]
    points = [mean([outcome.seats[seat].points for outcome in outcomes]).value for seat in range(count)]
    rows = [
        [name, percent(share), f"{place:.2f}", f"{scored:.1f}"]
        for (name, share), place, scored in zip(won.items(), places, points, strict=True)
    ]
    plot = plots.intervals(
        "Wins by seat", won, f"share of wins; dashed: {1 / count:.0%}, if all were equal", 1 / count, percent=True
    )
    return [Heading("Seats"), Table(["seat", "won", "mean place", "mean points"], rows), Plot("seats", plot, "Wins by seat")]


def lengths(outcomes: Sequence[Outcome]) -> list[Part]:
    """How long games were."""
    histograms: Mapping[str, list[int]] = {
        "moves": [outcome.plies for outcome in outcomes],
        "rounds": [outcome.rounds for outcome in outcomes],
    }
    rows = [
        [name, f"{mean(numbers).value:.1f}", str(min(numbers)), str(sorted(numbers)[len(numbers) // 2]), str(max(numbers))]
        for name, numbers in histograms.items()
        if max(numbers) > 0
    ]
    plot = plots.histogram("Moves per game", histograms["moves"], "moves")
    table = Table(["", "mean", "shortest", "median", "longest"], rows)
    return [Heading("Lengths"), table, Plot("lengths", plot, "How many games had how many moves")]


def _times(results: Results, outcomes: Sequence[Outcome]) -> list[Part]:
    rows = []
    for name in wins_by_bot(outcomes):
        seats = [seat for outcome in outcomes for seat in outcome.seats if seat.bot == name]
        decisions = max(1, sum(seat.decisions for seat in seats))
        pace = MILLI * sum(seat.seconds for seat in seats) / decisions
        per_game = sum(seat.seconds for seat in seats) / len(seats)
        slowest = MILLI * max(seat.slowest for seat in seats)
        rows.append([name, f"{pace:.2f}", f"{slowest:.0f}", f"{per_game:.2f}", f"{decisions / len(seats):.0f}"])
    busy = results.busy()
    said = f"The processors were busy with games for {busy:.0%} of the time." if busy is not None else ""
    columns = ["bot", "ms a decision", "slowest, ms", "seconds a game", "decisions a game"]
    return [Heading("Time"), Table(columns, rows), *([Paragraph(said)] if said else [])]
