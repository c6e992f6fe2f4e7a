"""Small positions for tests: a table with chosen companies and officers, pieces put where a test needs them."""

from __future__ import annotations

from typing import Any

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.game import GAME
from megawatt.games.barrage.rules.pending import push
from megawatt.games.barrage.rules.play import go_on
from megawatt.games.barrage.rules.questions import questions
from megawatt.games.barrage.rules.setup import lay_company
from megawatt.games.barrage.state import Board, State
from megawatt.kernel.match.match import Match

GOODS = 12


class Table:
    """A standard game with an empty map, no neutral dams, no water and plenty of goods; seats are companies in order."""

    def __init__(self, *companies: str, officers: tuple[str, ...] = (), **options: Any) -> None:
        companies = companies or ("usa", "germany", "italy", "france")
        seats = len(companies) - int(options.get("automas", 0))
        self._sit_down(Match(GAME, seats, 1, {"start": "random", **options}, "interpreted"), companies)
        self.lay_out(officers)

    @classmethod
    def of_match(cls, match: Match) -> Table:
        """The table where a match is being played, with everything as it lies."""
        table = cls.__new__(cls)
        seated = match.state.company
        table._sit_down(match, tuple(n.COMPANY_NAMES[seated[seat]] for seat in range(match.board.companies)))
        return table

    def _sit_down(self, match: Match, companies: tuple[str, ...]) -> None:
        self.match, self.names = match, companies
        self.b: Board = match.board  # type: ignore[assignment]
        self.s: State = match.state  # type: ignore[assignment]

    def lay_out(self, officers: tuple[str, ...] = ()) -> None:
        """Clear the map, hand out companies, officers and goods, and ask the first company."""
        companies = self.names
        self._clear()
        for seat, name in enumerate(companies):
            self._seat(seat, name, officers[seat] if seat < len(officers) else "wilhelm-adler")
        self.turn_of(companies[0])

    def _clear(self) -> None:
        for dam in range(n.DAMS):
            self.s.dam_owner[dam] = self.s.dam_level[dam] = self.s.drops[dam] = 0
        for stream in range(n.HEADSTREAMS):
            self.s.waiting[stream] = 0
        self.s.water_placed = self.s.water_left = 0
        while self.s.pending:
            self.s.pending -= 1

    def _seat(self, seat: int, company: str, officer: str) -> None:
        s = self.s
        s.order[seat] = seat
        s.company[seat] = n.COMPANY_NAMES.index(company)
        s.officer[seat] = s.ability[seat] = n.NO_OFFICER if s.automa[seat] else n.OFFICER_NAMES.index(officer)
        s.vp[seat] = s.hand_count[seat] = 0
        lay_company(self.b, s, seat)
        if not s.automa[seat]:
            s.credits[seat] = GOODS
        s.excavators[seat] = s.mixers[seat] = GOODS

    def seat(self, company: str) -> int:
        return self.names.index(company)

    # Putting things on the board.

    def dam(self, name: str, owner: str, level: int = 1, drops: int = 0) -> Table:
        at = m.DAM_NAMES.index(name)
        self.s.dam_owner[at] = n.NEUTRAL if owner == "neutral" else self.seat(owner) + 1
        self.s.dam_level[at], self.s.drops[at] = level, drops
        self.s.water_placed += drops
        if owner != "neutral":
            self.s.built[self.seat(owner), n.BASE] += 1
            self.s.built[self.seat(owner), n.ELEVATION] += level - 1
        return self

    def conduit(self, name: str, owner: str) -> Table:
        self.s.conduit_owner[m.CONDUIT_NAMES.index(name)] = self.seat(owner) + 1
        self.s.built[self.seat(owner), n.CONDUIT] += 1
        return self

    def powerhouse(self, name: str, owner: str) -> Table:
        self.s.powerhouse_owner[m.POWERHOUSE_NAMES.index(name)] = self.seat(owner) + 1
        self.s.built[self.seat(owner), n.POWERHOUSE] += 1
        return self

    def contract(self, name: str, owner: str) -> Table:
        seat, index = self.seat(owner), n.CONTRACT_NAMES.index(name)
        self.s.hand[seat, self.s.hand_count[seat]] = index
        self.s.hand_count[seat] += 1
        return self

    def tile(self, name: str, owner: str) -> Table:
        self.s.tiles[self.seat(owner)] |= 1 << n.TILE_NAMES.index(name)
        return self

    def wheel(self, owner: str, turns: int, tile: str | None = None, excavators: int = 0, mixers: int = 0) -> Table:
        """Lay something where it comes back after so many turns."""
        seat = self.seat(owner)
        at = (self.s.wheel_at[seat] + turns) % n.SEGMENTS
        if tile:
            number = n.TILE_NAMES.index(tile)
            self.s.wheel_tile[seat, at] = number + 1
            self.s.tiles[seat] &= ~(1 << number)
        self.s.wheel_excavators[seat, at], self.s.wheel_mixers[seat, at] = excavators, mixers
        return self

    def give(self, owner: str, **goods: int) -> Table:
        for name, count in goods.items():
            getattr(self.s, name)[self.seat(owner)] = count
        return self

    def turn_of(self, company: str) -> Table:
        """Ask this company for its turn now."""
        s = self.s
        s.phase, s.pending = n.ACTIONS, 0
        s.turn = [s.order[i] for i in range(self.b.companies)].index(self.seat(company))
        push(s, n.ASK_TURN, self.seat(company), 0, 0, 0)
        go_on(self.b, s, None)
        return self

    # Playing and looking.

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.match.play(move)
        return self

    def why_not(self, move: str) -> str | None:
        return self.match.why_not(move)

    def legal(self) -> list[str]:
        return self.match.legal()

    @property
    def asked(self) -> str:
        return questions.names[self.s.asked]

    @property
    def decides(self) -> str:
        return self.names[self.s.seat]

    def drops(self) -> dict[str, int]:
        return {m.DAM_NAMES[dam]: self.s.drops[dam] for dam in range(n.DAMS) if self.s.drops[dam]}

    def of(self, what: str, company: str) -> int:
        return int(getattr(self.s, what)[self.seat(company)])

    def tiles_of(self, company: str) -> set[str]:
        return {name for tile, name in enumerate(n.TILE_NAMES) if self.s.tiles[self.seat(company)] >> tile & 1}

    def wheel_of(self, company: str) -> dict[int, tuple[str | None, int, int]]:
        """What lies on the wheel, by the number of turns after which it comes back."""
        seat, found = self.seat(company), {}
        for turns in range(n.SEGMENTS):
            at = (self.s.wheel_at[seat] + turns) % n.SEGMENTS
            tile, excavators, mixers = (
                self.s.wheel_tile[seat, at], self.s.wheel_excavators[seat, at], self.s.wheel_mixers[seat, at],
            )  # fmt: skip
            if tile or excavators or mixers:
                found[turns] = (n.TILE_NAMES[tile - 1] if tile else None, excavators, mixers)
        return found


# The same as calls on a match, for the booklet's examples (teaching/examples.toml).


def sit_down(match: Match, *companies: str) -> None:
    """An empty map, plenty of goods, these companies in turn order; none with an officer who makes a dam cheaper."""
    table = Table.of_match(match)
    table.names = companies
    table.lay_out(officers=("jill-mcdowell",) * len(companies))


def put_dam(match: Match, name: str, owner: str, level: int = 1, drops: int = 0) -> None:
    Table.of_match(match).dam(name, owner, level, drops)


def put_conduit(match: Match, name: str, owner: str) -> None:
    Table.of_match(match).conduit(name, owner)


def put_powerhouse(match: Match, name: str, owner: str) -> None:
    Table.of_match(match).powerhouse(name, owner)


def put_water(match: Match, headstream: str, drops: int) -> None:
    """Drops that wait on a headstream, by its letter."""
    table = Table.of_match(match)
    table.s.waiting[n.LETTERS.index(headstream)] = drops
    table.s.water_placed += drops


def give_contract(match: Match, name: str, owner: str) -> None:
    Table.of_match(match).contract(name, owner)


def fill_wheel(match: Match, owner: str, turns: int, tile: str, **machines: int) -> None:
    """Lay a tile and machines where they come back after so many turns."""
    Table.of_match(match).wheel(owner, turns, tile, **machines)


def give_goods(match: Match, owner: str, **goods: int) -> None:
    Table.of_match(match).give(owner, **goods)


def set_round(match: Match, number: int, bonus: str) -> None:
    """The round, and the bonus tile that is scored in it."""
    state = Table.of_match(match).s
    state.round_no = number
    state.bonus[number - 1] = n.BONUS_NAMES.index(bonus)


def ask_for_turn(match: Match, company: str) -> None:
    Table.of_match(match).turn_of(company)


def set_objective(match: Match, objective: str) -> None:
    """The objective tile of the game."""
    Table.of_match(match).s.objective = n.OBJECTIVE_NAMES.index(objective)
