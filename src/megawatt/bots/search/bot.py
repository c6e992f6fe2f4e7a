"""The bot that searches. Until its code is compiled (in the background) it plays by the house policy, so that nobody waits."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from megawatt.bots.bot import Bot, imagined
from megawatt.bots.network import Network, shipped
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.budget import ALONE, Budget, Found, Reliance, usual_manner
from megawatt.bots.search.compiling import search_is_compiled
from megawatt.bots.search.opinion import opinion_of
from megawatt.bots.search.searcher import Searcher
from megawatt.kernel.choosing import choosing_chance
from megawatt.kernel.engine import HOUSE, RANDOM, engine, generator
from megawatt.kernel.game import Game
from megawatt.kernel.match import Match
from megawatt.kernel.records import Record
from megawatt.kernel.rules import INTERPRETED

SEARCH = "search"
USUAL = Budget(playouts=400, seconds=5.0)
"""How long `search` thinks about one decision."""
MOST_ANSWERS = 1024


@dataclass(frozen=True)
class Awaited:
    """Where a seat will decide next if nothing unforeseen happens after its action."""

    seat: int
    action: int
    state: Record


class SearchBot(Bot):
    """Decides by searching. For a seed and a number of playouts it decides alike on any number of cores."""

    def __init__(
        self,
        name: str,
        game: Game,
        seed: int,
        budget: Budget = USUAL,
        cores: int = 1,
        reliance: Reliance = ALONE,
        network: Network | None = None,
        advised: Collection[int] | None = None,
    ) -> None:
        """`advised`: at how many seats the bot relies on the network; None: at any number."""
        super().__init__(name, game, seed)
        self.budget, self.reliance, self._network, self.advised = budget, reliance, network, advised
        self.cores = cores
        self._rules = engine(game, INTERPRETED)
        self._at_once = PolicyBot(HOUSE if HOUSE in game.rules.policies else RANDOM, game, seed)
        self._searcher: Searcher | None = None
        self._awaited: Awaited | None = None
        self._turn_seconds = 0.0
        """How long it has thought since the seat's decisions began to follow each other."""
        self._answers: dict[bytes, int] = {}

    def choose(self, match: Match) -> int:
        """A legal action; whoever asks again, or after an undo, hears the same."""
        s = imagined(match, self.seed)
        asked = sha256(b"%d " % match.ply + s.save()).digest()
        if asked not in self._answers:
            if len(self._answers) >= MOST_ANSWERS:
                self._answers.clear()
            self._answers[asked] = self.decide(match.board, s, match.ply)
        return self._answers[asked]

    def decide(self, b: Record, s: Record, ply: int) -> int:
        """A legal action; what was found out a few small decisions ago is kept when this position follows from it."""
        legal = self._rules.legal(b, s)
        if len(legal) == 1:
            return legal[0]
        if not search_is_compiled(self.game):
            return self._at_once.decide(b, s, ply)
        seat: int = s.seat  # type: ignore[attr-defined]
        chosen = self.consider(b, s, ply).moves[0].action
        self._awaited = self._await(b, s, seat, chosen)
        return chosen

    def think_at_most(self, seconds: float) -> None:
        """Never think longer than this about one decision."""
        self.budget = replace(self.budget, seconds=min(self.budget.seconds, seconds))

    def consider(self, b: Record, s: Record, ply: int) -> Found:
        """What the search finds in a position with more than one legal move."""
        if self._searcher is None or self._searcher.board != b:
            self._searcher = self._new_searcher(b)
            self._awaited = None
        seat: int = s.seat  # type: ignore[attr-defined]
        if self._awaited is not None and self._follows(b, s, self._awaited):
            self._searcher.follow([self._awaited.action])
        else:
            self._searcher.forget()
            self._turn_seconds = 0.0
        self._awaited = None
        left = max(0.0, self.budget.turn_seconds - self._turn_seconds)
        high, low = choosing_chance(self.seed, seat, ply)
        budget = replace(self.budget, seconds=min(self.budget.seconds, left))
        found = self._searcher.search(s, seat, high << 30 ^ low, budget)
        self._turn_seconds += found.seconds
        return found

    def _new_searcher(self, b: Record) -> Searcher:
        """One for this board, with the bot's network, or else the game's, where the bot relies on it."""
        reliance = self.reliance_at(b.seats)  # type: ignore[attr-defined]
        opinion = None if reliance == ALONE else opinion_of(self._network or shipped(self.game))
        manner = usual_manner(self.game, reliance)
        return Searcher(self.game, b, manner, self.budget.nodes, self.cores, self.budget.deepest, opinion)

    def reliance_at(self, seats: int) -> Reliance:
        """How far the bot relies on a network at so many seats."""
        return self.reliance if self.advised is None or seats in self.advised else ALONE

    def _await(self, b: Record, s: Record, seat: int, action: int) -> Awaited | None:
        """The seat's next decision as far as it can be foreseen; None when somebody else decides before."""
        after = s.copy()
        self._rules.apply(b, after, action)
        while after.seat >= 0 and len(legal := self._rules.legal(b, after)) == 1:  # type: ignore[attr-defined]
            self._rules.apply(b, after, legal[0])
        return Awaited(seat, action, after) if after.seat == seat else None  # type: ignore[attr-defined]

    def _follows(self, b: Record, s: Record, awaited: Awaited) -> bool:
        """Whether the seat cannot tell this position from the awaited one: nobody else decided and nothing came to light."""
        if s.seat != awaited.seat:  # type: ignore[attr-defined]
            return False
        return self._rules.resample(b, s, awaited.seat, generator(1)) == self._rules.resample(
            b, awaited.state, awaited.seat, generator(1)
        )


class Searches:
    """The search as it is, for measuring: `search`."""

    def names(self, game: Game) -> Sequence[str]:
        """It plays every game."""
        return [SEARCH]

    def make(self, name: str, game: Game, seed: int) -> Bot:
        """The bot of this name."""
        return SearchBot(name, game, seed)
