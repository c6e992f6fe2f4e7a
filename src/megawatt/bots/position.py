"""What a bot written by somebody else is shown: one position as the seat to decide knows it, and what may be played there."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from megawatt.kernel.compilation.engine import Engine, current_mode, engine
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rules.records import Record


class Position:
    """A decision to make. All that the seat cannot know has been drawn anew, so a bot cannot peek; it may also be played on."""

    def __init__(self, game: Game, board: Record, state: Record, ply: int) -> None:
        self.game, self.board, self.state, self.ply = game, board, state, ply
        self.seat: int = state.seat  # type: ignore[attr-defined]

    @property
    def _engine(self) -> Engine:
        return engine(self.game, current_mode(self.game))

    def legal(self) -> list[str]:
        """Every legal move in text notation."""
        return [self.text(action) for action in self.legal_actions]

    @cached_property
    def legal_actions(self) -> list[int]:
        """Every legal move as its action number, ascending."""
        return self._engine.legal(self.board, self.state)

    def text(self, action: int) -> str:
        """An action in text notation."""
        return self.game.actions.text(self.board, self.state, action)

    def action(self, move: str) -> int:
        """The action number of a move in text notation; IllegalMove if it cannot be read."""
        return self.game.actions.parse(self.board, self.state, move)

    def view(self) -> dict[str, Any]:
        """The JSON that a table shows to this seat."""
        return self.game.view(self.board, self.state, self.seat)

    def observation(self) -> Any:
        """The numbers of `game.observation`, as an array of NumPy."""
        return self._engine.observe(self.board, self.state, self.seat)
