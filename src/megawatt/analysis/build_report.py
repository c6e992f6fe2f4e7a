"""Builds the report of a match from its analysed positions: the chart, luck, turning points, seats and a summary."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from megawatt.analysis.records import Choice, Effort, PositionAnalysis
from megawatt.analysis.report import (
    HUNDREDTHS,
    THOUSANDTHS,
    VERSION,
    Analysis,
    ChartMoment,
    Decision,
    Draw,
    Outlook,
    SeatReport,
    Sentence,
    Turn,
    bounded,
)
from megawatt.kernel.match.match import Match

WORTH_LISTING = 20
"""The smallest loss that is listed, in thousandths."""
TURNING_DECISION, TURNING_DRAW = 40, 60
"""The smallest change that makes a turning point, in thousandths."""
MOST_DECISIONS, MOST_DRAWS = 6, 4
"""The most turning points of each kind."""
MOST_LISTED = 80
MOST_OF_A_SEAT = 3
"""The most expensive decisions of a seat that are named."""
ENOUGH_AT_STAKE = 200
"""The least total stake, in thousandths, from which an accuracy is computed."""
NORMAL_95 = 1.96


def report_of(match: Match, found: Sequence[PositionAnalysis], effort: Effort, seed: int) -> Analysis:
    """The report about a match whose positions have all been analysed, in any order."""
    analysed = sorted(found, key=lambda each: each.ply)
    moments = list(_moments(match, analysed))
    draws = list(_draws(analysed, moments))
    mistakes = [each.choice.mistake for each in analysed if each.choice and each.choice.mistake]
    listed = sorted((each for each in mistakes if each.lost >= WORTH_LISTING), key=lambda each: -each.lost)[:MOST_LISTED]
    decisions = sorted(listed, key=lambda each: each.ply)
    people = [_seat_report(match, seat, analysed, moments[0].outlook, draws, decisions) for seat in range(match.seats)]
    report = Analysis(
        version=VERSION,
        seats=match.seats,
        plies=match.ply,
        over=match.over,
        seed=seed,
        effort=[effort.decision, effort.comparing, effort.stake, effort.moment],
        moments=moments,
        decisions=decisions,
        draws=draws,
        turns=_turns(decisions, draws),
        people=people,
        summary=list(_summary(match, moments, decisions, people)),
    )
    return bounded(report)


def report_so_far(
    match: Match, found: Sequence[PositionAnalysis], sketched: Sequence[PositionAnalysis], effort: Effort, seed: int
) -> Analysis:
    """The report as far as it is known: the positions that have been analysed, from the first on, and a sketch of all others."""
    done = len(found)
    return report_of(match, [*found, *(each for each in sketched if each.ply >= done)], effort, seed)


def _moments(match: Match, analysed: Sequence[PositionAnalysis]) -> Iterator[ChartMoment]:
    """The plies where the outlook changes; at the end it is the result."""
    for each in analysed:
        if each.ply == match.ply and match.over:
            yield ChartMoment(each.ply, _final(match))
        elif each.outlook is not None:
            yield ChartMoment(each.ply, each.outlook)


def _final(match: Match) -> Outlook:
    ranking = match.ranking()
    winners = ranking.count(1)
    return Outlook([THOUSANDTHS // winners if rank == 1 else 0 for rank in ranking], [rank * HUNDREDTHS for rank in ranking])


def _draws(analysed: Sequence[PositionAnalysis], moments: Sequence[ChartMoment]) -> Iterator[Draw]:
    """Revealed information and its effect: the outlook afterwards compared with the one before."""
    by_ply = {moment.ply: moment.outlook for moment in moments}
    now = moments[0].outlook
    for each in analysed:
        now = by_ply.get(each.ply, now)
        if not each.revealed or each.ply + 1 not in by_ply:
            continue
        before, after = each.intended or now, by_ply[each.ply + 1]
        yield Draw(each.ply + 1, [new - old for new, old in zip(after.chances, before.chances, strict=True)])


def _seat_report(
    match: Match,
    seat: int,
    analysed: Sequence[PositionAnalysis],
    first: Outlook,
    draws: Sequence[Draw],
    decisions: Sequence[Decision],
) -> SeatReport:
    choices = [each.choice for each in analysed if each.choice and match.seat_at(each.ply) == seat]
    mattered = [choice for choice in choices if choice.matters]
    own = [place for place, decision in enumerate(decisions) if decision.seat == seat]
    accuracy, doubt = accuracy_of(mattered)
    return SeatReport(
        decisions=len(mattered),
        best=sum(choice.lost == 0 for choice in mattered),
        lost=sum(choice.lost for choice in choices),
        accuracy=accuracy,
        start=first.chances[seat],
        luck=sum(draw.change[seat] for draw in draws),
        doubt=doubt,
        worst=sorted(own, key=lambda place: -decisions[place].lost)[:MOST_OF_A_SEAT],
    )


def accuracy_of(choices: Sequence[Choice]) -> tuple[int | None, int | None]:
    """The share of what was at stake that these choices kept, in per cent, and its 95 % interval; None where too little was.

    0 is what moves drawn by lot keep, 100 what the evaluator's own moves keep. Decisions in which nothing was at stake would only
    add noise. The interval is that of a ratio of sums over decisions: it holds the noise of playouts and how much decisions differ.
    """
    stake = sum(choice.stake for choice in choices)
    if stake < ENOUGH_AT_STAKE:
        return None, None
    lost = sum(choice.regret for choice in choices) / stake
    spread = math.sqrt(sum((choice.regret - lost * choice.stake) ** 2 for choice in choices)) / stake
    return round(100 * min(1.0, max(0.0, 1 - lost))), min(100, round(100 * NORMAL_95 * spread))


def _turns(decisions: Sequence[Decision], draws: Sequence[Draw]) -> list[Turn]:
    """The decisions that lost most and the draws that changed most."""
    lost = sorted(range(len(decisions)), key=lambda index: -decisions[index].lost)[:MOST_DECISIONS]
    moved = sorted(range(len(draws)), key=lambda index: -_largest(draws[index]))[:MOST_DRAWS]
    turns = [Turn(decisions[index].ply, "decision", index) for index in lost if decisions[index].lost >= TURNING_DECISION]
    turns += [Turn(draws[index].ply, "draw", index) for index in moved if _largest(draws[index]) >= TURNING_DRAW]
    return sorted(turns, key=lambda turn: (turn.ply, turn.kind))


def _largest(draw: Draw) -> int:
    return max(abs(change) for change in draw.change)


# The summary


def _summary(
    match: Match, moments: Sequence[ChartMoment], decisions: Sequence[Decision], people: Sequence[SeatReport]
) -> Iterator[Sentence]:
    if match.over:
        yield from _how_it_was_won(match, moments)
    if decisions:
        worst = max(decisions, key=lambda each: each.lost)
        yield Sentence("summary-mistake", {"seat": worst.seat, "move": worst.ply + 1, "points": _points(worst.lost)})
    yield from _about_luck(people)
    keenest = _most_accurate(people)
    if keenest is not None:
        yield Sentence("summary-accuracy", {"seat": keenest, "percent": people[keenest].accuracy or 0})


def _how_it_was_won(match: Match, moments: Sequence[ChartMoment]) -> Iterator[Sentence]:
    """Who won, and from when on nobody else was more likely to."""
    ranking = match.ranking()
    if ranking.count(1) > 1:
        yield Sentence("summary-shared", {})
        return
    winner = ranking.index(1)
    yield Sentence("summary-winner", {"seat": winner, "percent": _points(moments[0].outlook.chances[winner])})
    ahead = moments[-1].ply
    for moment in reversed(moments):
        if moment.outlook.chances[winner] < max(moment.outlook.chances):
            break
        ahead = moment.ply
    if ahead == moments[0].ply:
        yield Sentence("summary-always-ahead", {"seat": winner})
    else:
        yield Sentence("summary-ahead", {"seat": winner, "move": ahead})


def _about_luck(people: Sequence[SeatReport]) -> Iterator[Sentence]:
    luckiest = max(range(len(people)), key=lambda seat: people[seat].luck)
    unluckiest = min(range(len(people)), key=lambda seat: people[seat].luck)
    if people[luckiest].luck >= TURNING_DRAW:
        yield Sentence("summary-lucky", {"seat": luckiest, "points": _points(people[luckiest].luck)})
    if people[unluckiest].luck <= -TURNING_DRAW:
        yield Sentence("summary-unlucky", {"seat": unluckiest, "points": -_points(people[unluckiest].luck)})


def _most_accurate(people: Sequence[SeatReport]) -> int | None:
    """The seat that was more accurate than every other beyond both intervals; None where that isn't certain."""
    known = {seat: (person.accuracy, person.doubt or 0) for seat, person in enumerate(people) if person.accuracy is not None}
    if len(known) < 2:
        return None
    keenest = max(known, key=lambda seat: known[seat][0])
    accuracy, doubt = known.pop(keenest)
    return keenest if all(accuracy - other > math.hypot(doubt, noise) for other, noise in known.values()) else None


def _points(thousandths: int) -> int:
    """Rounded to hundredths, as people read it."""
    return round(thousandths / 10)
