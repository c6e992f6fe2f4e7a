"""A search for one board: its memory and its cores."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from typing import Any

import numpy as np

from megawatt.bots.search import tree
from megawatt.bots.search.budget import Budget, Considered, Found
from megawatt.bots.search.opinion import Opinion, another_desk, no_opinion
from megawatt.kernel.choosing import MOST_SEATS
from megawatt.kernel.engine import Engine, engine
from megawatt.kernel.game import Game
from megawatt.kernel.records import Record
from megawatt.kernel.rules import COMPILED

BATCH = 4
"""So many playouts are under way at once, whatever the number of cores, so that any number finds the same."""
GLANCE = 64
"""After so many playouts a search looks whether the choice can still change."""
KEPT_AT_MOST = 0.75
"""A kept tree leaves room for what is new."""
FRESH = 4
"""However much is known already, one in so many playouts of the budget is made anew."""
LINES, LONGEST_LINE = 5, 12
"""For so many moves the play that follows is told, so many moves far."""


class _Compiled:
    """The tree's functions bound to one game; one attribute per function, bound when first used."""

    def __init__(self, game: Game) -> None:
        self._engine = engine(game, COMPILED)

    @cached_property
    def set_out(self) -> Any:
        return self._engine.bind(tree.set_out)

    @cached_property
    def play_out_some(self) -> Any:
        return self._engine.bind(tree.play_out_some)

    @cached_property
    def gather(self) -> Any:
        return self._engine.bind(tree.gather)

    @cached_property
    def keep_below(self) -> Any:
        return self._engine.bind(tree.keep_below)


@cache
def _compiled(game: Game) -> _Compiled:
    """The one of this process."""
    return _Compiled(game)


class Searcher:
    """Searches positions of one board. The tree is kept from one decision to the next of the same match (`follow`)."""

    def __init__(
        self,
        game: Game,
        board: Record,
        manner: tree.Manner,
        nodes: int,
        cores: int = 1,
        deepest: int = 200,
        opinion: Opinion | None = None,
    ) -> None:
        self.game, self.board, self.manner = game, board, manner
        self.cores = max(1, min(cores, BATCH))
        self._engine: Engine = engine(game, COMPILED)
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
        mine = opinion or no_opinion()
        self._opinions = [mine, *(another_desk(mine) for _ in range(1, self.cores))]
        self._threads = ThreadPoolExecutor(self.cores - 1) if self.cores > 1 else None
        self.forget()

    def forget(self) -> None:
        """Begin with an empty tree."""
        tree.begin_tree(_Plain(self._nodes), self._used)
        self._opinions[0].asked[:] = 0

    @property
    def size(self) -> int:
        """How many nodes the tree has."""
        return int(self._used[0])

    @property
    def memory(self) -> int:
        """The bytes of the trees: all that could ever grow, and it does not."""
        return int(self._nodes.nbytes + self._other.nbytes)

    @property
    def visits(self) -> int:
        """How many playouts the tree knows of."""
        return int(self._nodes[tree.ROOT]["visits"])

    def follow(self, actions: Sequence[int]) -> None:
        """These decisions have been made since the last search: keep what was found out about what comes next."""
        for action in actions:
            if not self._compiled.keep_below(self._nodes, self._other, self._used, action):
                self.forget()
                return
            self._nodes, self._other = self._other, self._nodes
        self._opinions[0].asked[:] = 0

    def search(self, state: Record, seat: int, seed: int, budget: Budget) -> Found:
        """Look at the moves of the seat to decide as far as the budget goes; at least one batch of playouts.

        What is known from before counts for the budget, up to three quarters of it.
        """
        started = time.perf_counter()
        legal = set(self._engine.legal(self.board, state))
        if self._used[0] > len(self._nodes) * KEPT_AT_MOST:
            self.forget()
        playouts = max(budget.playouts - self.visits, budget.playouts // FRESH)
        self._root[0] = state.record
        self._batch(seat, seed, 0)
        done = BATCH
        while done < playouts and time.perf_counter() - started < budget.seconds:
            if done % GLANCE == 0 and self._is_decided(legal, playouts - done):
                break
            self._batch(seat, seed, done)
            done += BATCH
        return Found(self._considered(legal), done, time.perf_counter() - started, self._chances(tree.ROOT))

    def _batch(self, seat: int, seed: int, first: int) -> None:
        b = self.board.record
        luck, paths, depths, worths = self._luck, self._paths, self._depths, self._worths
        nodes, used = self._nodes, self._used
        self._compiled.set_out(
            b, self._root, self._states, self.manner.record, nodes, used, self._actions[0], self._places, self._weights,
            self._shares, self._opinions[0], luck, self._policies, seat, paths, depths, first, seed,
        )  # fmt: skip
        share = -(-BATCH // self.cores)
        waiting = []
        for core in range(1, self.cores):
            assert self._threads is not None
            waiting.append(self._threads.submit(self._finish, core, share))
        self._finish(0, share)
        for each in waiting:
            each.result()
        self._compiled.gather(b, nodes, paths, depths, worths)

    def _finish(self, core: int, share: int) -> None:
        start, stop = core * share, min(BATCH, (core + 1) * share)
        most = self.game.longest
        self._compiled.play_out_some(
            self.board.record, self._states, self.manner.record, self._actions[core], self._opinions[core], self._luck,
            self._policies, most, self._worths, start, stop,
        )  # fmt: skip

    def _is_decided(self, legal: set[int], left: int) -> bool:
        """Whether the move tried most can no longer be overtaken."""
        visits = sorted((int(self._nodes[child]["visits"]) for child in self._choices(legal)), reverse=True)
        return visits[0] - (visits[1] if len(visits) > 1 else 0) > left

    # What was found

    def _children(self, node: int) -> list[int]:
        children, child = [], int(self._nodes[node]["first"])
        while child != tree.NONE:
            children.append(child)
            child = int(self._nodes[child]["sibling"])
        return children

    def _choices(self, legal: set[int]) -> list[int]:
        """The children of the root; a kept tree also knows moves that were legal with other cards."""
        return [child for child in self._children(tree.ROOT) if int(self._nodes[child]["action"]) in legal]

    def _considered(self, legal: set[int]) -> tuple[Considered, ...]:
        moves = []
        for number, child in enumerate(sorted(self._choices(legal), key=self._by_visits)):
            action, visits = int(self._nodes[child]["action"]), int(self._nodes[child]["visits"])
            moves.append(Considered(action, visits, self._chances(child), self._line(child) if number < LINES else ()))
        return tuple(moves)

    def _by_visits(self, child: int) -> tuple[int, float, int]:
        node = self._nodes[child]
        return -int(node["visits"]), -float(node["total"][int(node["seat"])]) / max(1, int(node["visits"])), int(node["action"])

    def _chances(self, node: int) -> tuple[float, ...]:
        """Of every seat, from the playouts through a node."""
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
    """An array of nodes as interpreted rules take it: records by index."""

    def __init__(self, nodes: Any) -> None:
        self._nodes = nodes

    def __len__(self) -> int:
        return len(self._nodes)

    def __getitem__(self, index: int) -> tree.Node:
        return tree.Node.of(self._nodes, index)
