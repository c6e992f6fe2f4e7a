"""A tree search on one board, with its memory and threads."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from typing import Any

import numpy as np

from megawatt.bots.search import tree
from megawatt.bots.search.budget import Budget, SearchedMove, SearchResult
from megawatt.bots.search.network_arrays import NetworkArrays, no_network, with_own_scratch
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rng.bot_rng import MOST_SEATS
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED

BATCH = 4
"""The number of concurrent playouts, whatever the number of cores, so that results don't depend on it."""
CHECK_INTERVAL = 64
"""After how many playouts the search checks whether the choice can still change."""
MOST_KEPT_SHARE = 0.75
"""The fullest tree that is kept for the next decision."""
NEW_SHARE = 4
"""The fraction of the budget that is always played, whatever the visits of a kept tree."""
LINES, LONGEST_LINE = 5, 12
"""How many moves get a line of play, and its length."""


class _Compiled:
    """The tree's functions bound to one game; one attribute per function, bound when first used."""

    def __init__(self, game: Game) -> None:
        self._engine = engine(game, COMPILED)

    @cached_property
    def begin_playouts(self) -> Any:
        return self._engine.bind(tree.begin_playouts)

    @cached_property
    def finish_playouts(self) -> Any:
        return self._engine.bind(tree.finish_playouts)

    @cached_property
    def back_up_batch(self) -> Any:
        return self._engine.bind(tree.back_up_batch)

    @cached_property
    def keep_subtree(self) -> Any:
        return self._engine.bind(tree.keep_subtree)


@cache
def _compiled(game: Game) -> _Compiled:
    """One per process and game."""
    return _Compiled(game)


class Searcher:
    """Searches positions of one board. The tree is kept from one decision to the next of the same match (`follow`)."""

    def __init__(
        self,
        game: Game,
        board: Record,
        parameters: tree.SearchParameters,
        nodes: int,
        cores: int = 1,
        deepest: int = 200,
        network: NetworkArrays | None = None,
    ) -> None:
        self.game, self.board, self.parameters = game, board, parameters
        self.cores = max(1, min(cores, BATCH))
        self._compiled = _compiled(game)
        self._nodes = np.zeros(nodes, tree.Node.dtype)
        self._other = np.zeros(nodes, tree.Node.dtype)
        self._used = np.zeros(1, np.int64)
        self._places = np.zeros(game.actions.count, np.int32)
        self._weights = np.zeros(game.actions.count, np.int64)
        self._shares = np.zeros(2 * game.actions.count, np.float64)
        self._actions = [np.zeros(game.actions.count, np.int32) for _ in range(self.cores)]
        self._root = np.zeros(1, game.State.dtype)
        self._states = np.zeros(BATCH, game.State.dtype)
        self._luck = np.zeros((BATCH, 2), np.int64)
        self._policies = np.zeros((BATCH, MOST_SEATS), np.int64)
        self._paths = np.zeros((BATCH, deepest), np.int32)
        self._depths = np.zeros(BATCH, np.int64)
        self._worths = np.zeros((BATCH, MOST_SEATS), np.int64)
        mine = network or no_network()
        self._networks = [mine, *(with_own_scratch(mine) for _ in range(1, self.cores))]
        self._threads = ThreadPoolExecutor(self.cores - 1) if self.cores > 1 else None
        self.forget()

    def forget(self) -> None:
        """Begin with an empty tree."""
        tree.begin_tree(_Plain(self._nodes), self._used)
        self._networks[0].cached_for[:] = 0

    @property
    def size(self) -> int:
        """How many nodes the tree has."""
        return int(self._used[0])

    @property
    def memory(self) -> int:
        """The bytes of the trees, which never grow."""
        return int(self._nodes.nbytes + self._other.nbytes)

    @property
    def visits(self) -> int:
        """How many playouts are in the tree."""
        return int(self._nodes[tree.ROOT]["visits"])

    def follow(self, actions: Sequence[int]) -> None:
        """Keep the subtree below the decisions made since the last search."""
        for action in actions:
            if not self._compiled.keep_subtree(self._nodes, self._other, self._used, action):
                self.forget()
                return
            self._nodes, self._other = self._other, self._nodes
        self._networks[0].cached_for[:] = 0

    def search(self, state: Record, seat: int, legal: Collection[int], seed: int, budget: Budget) -> SearchResult:
        """Search the legal moves of the seat to decide within the budget, with at least one batch of playouts.

        Visits of a kept tree count towards the budget, up to three quarters of it.
        """
        started = time.perf_counter()
        legal = set(legal)
        if self._used[0] > len(self._nodes) * MOST_KEPT_SHARE:
            self.forget()
        playouts = max(budget.playouts - self.visits, budget.playouts // NEW_SHARE)
        self._root[0] = state.record
        self._batch(seat, seed, 0)
        done = BATCH
        while done < playouts and time.perf_counter() - started < budget.seconds:
            if done % CHECK_INTERVAL == 0 and self._is_decided(legal, playouts - done):
                break
            self._batch(seat, seed, done)
            done += BATCH
        return SearchResult(self._considered(legal), done, time.perf_counter() - started, self._chances(tree.ROOT))

    def _batch(self, seat: int, seed: int, first: int) -> None:
        b = self.board.record
        luck, paths, depths, worths = self._luck, self._paths, self._depths, self._worths
        nodes, used = self._nodes, self._used
        self._compiled.begin_playouts(
            b, self._root, self._states, self.parameters.record, nodes, used, self._actions[0], self._places, self._weights,
            self._shares, self._networks[0], luck, self._policies, seat, paths, depths, first, seed,
        )  # fmt: skip
        share = -(-BATCH // self.cores)
        waiting = []
        for core in range(1, self.cores):
            assert self._threads is not None
            waiting.append(self._threads.submit(self._finish, core, share))
        self._finish(0, share)
        for each in waiting:
            each.result()
        self._compiled.back_up_batch(b, nodes, paths, depths, worths)

    def _finish(self, core: int, share: int) -> None:
        start, stop = core * share, min(BATCH, (core + 1) * share)
        most = self.game.longest
        self._compiled.finish_playouts(
            self.board.record, self._states, self.parameters.record, self._actions[core], self._networks[core], self._luck,
            self._policies, most, self._worths, start, stop,
        )  # fmt: skip

    def _is_decided(self, legal: set[int], left: int) -> bool:
        """Whether the most visited move can no longer be overtaken."""
        visits = sorted((int(self._nodes[child]["visits"]) for child in self._choices(legal)), reverse=True)
        return visits[0] - (visits[1] if len(visits) > 1 else 0) > left

    # Results

    def _children(self, node: int) -> list[int]:
        children, child = [], int(self._nodes[node]["first"])
        while child != tree.NONE:
            children.append(child)
            child = int(self._nodes[child]["sibling"])
        return children

    def _choices(self, legal: set[int]) -> list[int]:
        """The children of the root; a kept tree also knows moves that were legal with other cards."""
        return [child for child in self._children(tree.ROOT) if int(self._nodes[child]["action"]) in legal]

    def _considered(self, legal: set[int]) -> tuple[SearchedMove, ...]:
        moves = []
        for number, child in enumerate(sorted(self._choices(legal), key=self._by_visits)):
            action, visits = int(self._nodes[child]["action"]), int(self._nodes[child]["visits"])
            moves.append(SearchedMove(action, visits, self._chances(child), self._line(child) if number < LINES else ()))
        return tuple(moves)

    def _by_visits(self, child: int) -> tuple[int, float, int]:
        node = self._nodes[child]
        return -int(node["visits"]), -float(node["total"][int(node["seat"])]) / max(1, int(node["visits"])), int(node["action"])

    def _chances(self, node: int) -> tuple[float, ...]:
        """Every seat's share of wins in the playouts through a node."""
        seats: int = self.board.seats  # type: ignore[attr-defined]
        visits = max(1, int(self._nodes[node]["visits"]))
        return tuple(float(total) / tree.WIN / visits for total in self._nodes[node]["total"][:seats])

    def _line(self, node: int) -> tuple[tuple[int, int], ...]:
        line: list[tuple[int, int]] = []
        while (children := self._children(node)) and len(line) < LONGEST_LINE:
            node = min(children, key=self._by_visits)
            line.append((int(self._nodes[node]["seat"]), int(self._nodes[node]["action"])))
        return tuple(line)


class _Plain:
    """An array of nodes for interpreted rules: records by index."""

    def __init__(self, nodes: Any) -> None:
        self._nodes = nodes

    def __len__(self) -> int:
        return len(self._nodes)

    def __getitem__(self, index: int) -> tree.Node:
        return tree.Node.of(self._nodes, index)
