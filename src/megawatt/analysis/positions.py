"""Analyses single positions of a match: every seat's outlook, and what the move played gave away.

Two judges answer three questions. The search (evaluator.py) says which move is best, knowing only what the seat knew. Calibrated
playouts (playouts.py) from both moves under the same cards say how much the better one is really worth: a move is reported as a
mistake only if both agree. Calibrated playouts from a spectator's point of view give the chart.

While everybody plays as the house policy would and nothing is revealed, the outlook does not change and is computed once.
"""

from __future__ import annotations

from megawatt.analysis.draws import position_seed, shuffled
from megawatt.analysis.move_records import line_of_play, move_record
from megawatt.analysis.parts import SKETCH_PLAYOUTS, sketched_plies
from megawatt.analysis.playouts import Outcomes, Playouts, lead
from megawatt.analysis.records import Choice, Effort, PositionAnalysis
from megawatt.analysis.report import HUNDREDTHS, THOUSANDTHS, Decision, Outlook
from megawatt.bots.bot import imagined
from megawatt.bots.evaluator import evaluator
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.budget import Budget, SearchedMove
from megawatt.kernel.compilation.engine import HOUSE, RANDOM, engine
from megawatt.kernel.contract.game import NOBODY
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import COMPILED


class PositionAnalyser:
    """Analyses the positions of one match; the result depends on seed and effort only."""

    def __init__(self, match: Match, effort: Effort, seed: int) -> None:
        self.match, self.effort, self.seed = match, effort, seed
        self._rules = engine(match.game, COMPILED)
        self._playouts = Playouts(match.game, match.board)
        self._house = PolicyBot(HOUSE if HOUSE in match.game.rules.policies else RANDOM, match.game, seed)
        self._searcher = evaluator(match.game, seed, Budget(effort.decision))

    def analyse_positions(self, first: int, last: int) -> list[PositionAnalysis]:
        """The positions after `first` to `last` moves, in this order."""
        changed = first == 0 or self._changes(first - 1)
        found = []
        for ply in range(first, last + 1):
            analysed = self._position(ply, changed)
            found.append(analysed)
            changed = not analysed.as_expected or analysed.revealed
        return found

    def sketch(self) -> list[PositionAnalysis]:
        """Outlooks at evenly spaced moments from few playouts: a first chart, until all positions have been analysed."""
        return [
            PositionAnalysis(ply, True, False, self.outlook(self.match.at(ply), SKETCH_PLAYOUTS), None, None)
            for ply in sketched_plies(self.match)
        ]

    def _changes(self, ply: int) -> bool:
        """Whether the move made at this ply could change the outlook."""
        return self.match.revealed(ply + 1) or not self._is_expected(self.match.at(ply))

    def _is_expected(self, past: Match) -> bool:
        played = self.match.actions[past.ply]
        return len(past.legal_actions()) == 1 or self._house.choose(past) == played

    def _position(self, ply: int, changed: bool) -> PositionAnalysis:
        past, seed = self.match.at(ply), self._seed(ply)
        count = self.effort.moment
        outlook = self.outlook(past) if changed else None
        if past.over or ply == self.match.ply:
            return PositionAnalysis(ply, True, False, outlook, None, None)
        played, revealed = self.match.actions[ply], self.match.revealed(ply + 1)
        expected = self._is_expected(past)
        intended = None
        if revealed and not expected:
            intended = self._playouts.play(past.state, NOBODY, (played,), count, seed).outlook()
        choice = self.choice(past, played) if len(past.legal_actions()) > 1 else None
        return PositionAnalysis(ply, expected, revealed, outlook, intended, choice)

    def outlook(self, past: Match, count: int | None = None) -> Outlook:
        """What every seat may expect in a position, as a spectator sees it."""
        return self._playouts.play(past.state, NOBODY, (), count or self.effort.moment, self._seed(past.ply)).outlook()

    def _seed(self, ply: int) -> int:
        return position_seed(self.seed, ply)

    # Decisions

    def choice(self, past: Match, played: int) -> Choice:
        """What the move played gave away beside the best one found, and what was at stake."""
        seat: int = past.state.seat  # type: ignore[attr-defined]
        moves = self._searcher.consider(past.board, imagined(past, self.seed), past.ply).moves
        best = moves[0]
        seed, legal = self._seed(past.ply), shuffled(past.legal_actions(), self._seed(past.ply))
        few, many = self.effort.stake, self.effort.comparing
        better = self._playouts.play(past.state, seat, (best.action,), few if best.action == played else many, seed)
        lot = self._playouts.play(past.state, seat, legal, few, seed)
        stake = better.success(seat) - lot.success(seat)
        doubt = lead(better, lot, seat)[1]
        if best.action == played:
            return Choice(0, 0, round(stake * THOUSANDTHS), stake > doubt, None)
        other = self._playouts.play(past.state, seat, (played,), many, seed)
        tried = next((move for move in moves if move.action == played), None)
        less, noise = lead(better, other, seat)
        agreed = less - noise if tried is None else min(less - noise, best.chances[seat] - tried.chances[seat])
        lost = int(max(0, round(agreed * THOUSANDTHS)))
        regret = better.success(seat) - other.success(seat)
        mistake = self._mistake(past, played, best, better, other, lost) if lost else None
        return Choice(lost, round(regret * THOUSANDTHS), round(stake * THOUSANDTHS), stake > doubt or lost > 0, mistake)

    def _mistake(self, past: Match, played: int, best: SearchedMove, better: Outcomes, other: Outcomes, lost: int) -> Decision:
        b, s, game = past.board, past.state, past.game
        seat: int = s.seat  # type: ignore[attr-defined]
        return Decision(
            ply=past.ply,
            seat=seat,
            played=move_record(game, b, s, played),
            better=move_record(game, b, s, best.action),
            chance=round(float(better.chances()[seat]) * THOUSANDTHS),
            lost=lost,
            place=round(float(better.places[:, seat].mean()) * HUNDREDTHS),
            gains=self._playouts.gains(better, other, seat),
            line=line_of_play(self._rules, b, imagined(past, self.seed), best.action, best.line),
        )
