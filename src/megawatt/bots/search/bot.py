"""The search bot. Until its code is compiled (in the background) it plays by the house policy."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING

from megawatt.bots.bot import Bot, imagined
from megawatt.bots.characters import Taste
from megawatt.bots.policy import PolicyBot
from megawatt.bots.search.budget import NO_NETWORK, Budget, Reliance, SearchResult, default_parameters
from megawatt.bots.search.compilation import search_is_compiled
from megawatt.kernel.compilation.engine import HOUSE, RANDOM, Engine, engine, generator
from megawatt.kernel.contract.game import Game
from megawatt.kernel.match.match import Match
from megawatt.kernel.rng.bot_rng import decision_rng
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED

if TYPE_CHECKING:
    from megawatt.bots.network import Network
    from megawatt.bots.search.searcher import Searcher

SEARCH = "search"
USUAL = Budget(playouts=400, seconds=5.0)
"""The budget of `search` for one decision."""
MOST_ANSWERS = 1024


@dataclass(frozen=True)
class ExpectedDecision:
    """The next decision of a seat if nothing unforeseen happens after its action."""

    seat: int
    action: int
    state: Record


class SearchBot(Bot):
    """Decides by tree search; with a counted number of playouts the decision depends on the seed, not on the number of cores."""

    def __init__(
        self,
        name: str,
        game: Game,
        seed: int,
        budget: Budget = USUAL,
        cores: int = 1,
        reliance: Reliance = NO_NETWORK,
        network: Network | None = None,
        advised: Collection[int] | None = None,
    ) -> None:
        """`advised`: at how many seats the bot relies on the network; None: at any number."""
        super().__init__(name, game, seed)
        self.budget, self.reliance, self._network, self.advised = budget, reliance, network, advised
        self.cores = cores
        self.taste: Taste | None = None
        self._at_once = PolicyBot(HOUSE if HOUSE in game.rules.policies else RANDOM, game, seed)
        self._searcher: Searcher | None = None
        self._expected: ExpectedDecision | None = None
        self._turn_seconds = 0.0
        """The time spent on the seat's consecutive decisions."""
        self._answers: dict[bytes, int] = {}

    def choose(self, match: Match) -> int:
        """A legal action; the same one when asked again, also after an undo."""
        s = imagined(match, self.seed)
        asked = sha256(b"%d " % match.ply + s.save()).digest()
        if asked not in self._answers:
            if len(self._answers) >= MOST_ANSWERS:
                self._answers.clear()
            self._answers[asked] = self.decide(match.board, s, match.ply)
        return self._answers[asked]

    def decide(self, b: Record, s: Record, ply: int) -> int:
        """A legal action; the tree is kept when this position follows from the last decision."""
        if not search_is_compiled(self.game):
            return self._at_once.decide(b, s, ply) if self.taste is None else self.taste.prefer(b, s, self.seed, ply)
        legal = self._rules.legal(b, s)
        if len(legal) == 1:
            return legal[0]
        seat: int = s.seat  # type: ignore[attr-defined]
        moves = self.consider(b, s, ply, legal).moves
        chosen = moves[0].action
        if self.taste is not None:
            chosen = self.taste.pick(moves, seat, self.taste.prefer(b, s, self.seed, ply))
        self._expected = self._foreseen(b, s, seat, chosen)
        return chosen

    def think_at_most(self, seconds: float) -> None:
        """Never think longer than this about one decision."""
        self.budget = replace(self.budget, seconds=min(self.budget.seconds, seconds))

    def consider(self, b: Record, s: Record, ply: int, legal: Sequence[int] | None = None) -> SearchResult:
        """Search a position with more than one legal move; they are listed here unless the caller has listed them already."""
        legal = self._rules.legal(b, s) if legal is None else legal
        if self._searcher is None or self._searcher.board != b:
            self._searcher = self._new_searcher(b)
            self._expected = None
        seat: int = s.seat  # type: ignore[attr-defined]
        if self._expected is not None and self._follows(b, s, self._expected):
            self._searcher.follow([self._expected.action])
        else:
            self._searcher.forget()
            self._turn_seconds = 0.0
        self._expected = None
        left = max(0.0, self.budget.turn_seconds - self._turn_seconds)
        high, low = decision_rng(self.seed, seat, ply)
        budget = replace(self.budget, seconds=min(self.budget.seconds, left))
        found = self._searcher.search(s, seat, legal, high << 30 ^ low, budget)
        self._turn_seconds += found.seconds
        return found

    @property
    def _rules(self) -> Engine:
        """Compiled: every use follows a check that the code is there, or is a search, which takes compiled code itself."""
        return engine(self.game, COMPILED)

    def _new_searcher(self, b: Record) -> Searcher:
        """A searcher for this board, with the bot's or the game's network if the bot relies on one."""
        from megawatt.bots.network import shipped
        from megawatt.bots.search.network_arrays import arrays_of
        from megawatt.bots.search.searcher import Searcher

        reliance = self.reliance_at(b.seats)  # type: ignore[attr-defined]
        network = None if reliance == NO_NETWORK else arrays_of(self._network or shipped(self.game))
        parameters = default_parameters(self.game, reliance)
        return Searcher(self.game, b, parameters, self.budget.nodes, self.cores, self.budget.deepest, network)

    def reliance_at(self, seats: int) -> Reliance:
        """How far the bot relies on a network at this number of seats."""
        return self.reliance if self.advised is None or seats in self.advised else NO_NETWORK

    def _foreseen(self, b: Record, s: Record, seat: int, action: int) -> ExpectedDecision | None:
        """The seat's next decision as far as it can be foreseen; None when somebody else decides before."""
        after = s.copy()
        self._rules.apply(b, after, action)
        while after.seat >= 0 and len(legal := self._rules.legal(b, after)) == 1:  # type: ignore[attr-defined]
            self._rules.apply(b, after, legal[0])
        return ExpectedDecision(seat, action, after) if after.seat == seat else None  # type: ignore[attr-defined]

    def _follows(self, b: Record, s: Record, expected: ExpectedDecision) -> bool:
        """Whether the seat cannot tell this position from the awaited one: nobody else decided and nothing came to light."""
        if s.seat != expected.seat:  # type: ignore[attr-defined]
            return False
        return self._rules.resample(b, s, expected.seat, generator(1)) == self._rules.resample(
            b, expected.state, expected.seat, generator(1)
        )


class Searches:
    """The plain search, for measuring: `search`."""

    def names(self, game: Game) -> Sequence[str]:
        """It plays every game."""
        return [SEARCH]

    def make(self, name: str, game: Game, seed: int) -> Bot:
        """The bot of this name."""
        return SearchBot(name, game, seed)
