"""Whole recorded games of an independent implementation, replayed step by step with equal states (notes, section 9)."""

from __future__ import annotations

from typing import Any

import pytest

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.game import GAME
from megawatt.games.barrage.options import PEER
from megawatt.games.barrage.rules.questions import questions
from megawatt.games.barrage.rules.rounds import open_tiles
from megawatt.games.barrage.rules.setup import lay_company
from megawatt.kernel.match.match import Match

from .ledger import Ledger, Line, kinds_of, ranking


class Replay:
    """One recorded game on our table: seats are the companies in their first turn order."""

    def __init__(self, lines: list[Line]) -> None:
        self.setup, self.lines = lines[0], lines[1:-1]
        self.names: list[str] = self.setup["turn-order"]
        start = "introductory" if self.setup["mode"] == "introductory" else "random"
        self.match = Match(GAME, len(self.names), 1, {"start": start, **PEER}, "interpreted")
        self.s: Any = self.match.state
        self.ledger = Ledger(self.setup)
        self._lay_map()
        self._lay_companies()
        self._lay_contracts()
        self._lay_patents()

    def _lay_map(self) -> None:
        s, setup = self.s, self.setup
        for dam in range(n.DAMS):
            s.dam_owner[dam] = s.dam_level[dam] = s.drops[dam] = 0
        for name, level in setup["neutral-dams"].items():
            dam = m.DAM_NAMES.index(name)
            s.dam_owner[dam], s.dam_level[dam] = n.NEUTRAL, level
        for stream, name in enumerate(m.HEADSTREAM_NAMES):
            s.headstream_tile[stream] = int(setup["headstream-tiles"][name].rsplit("-", 1)[1]) - 1
            s.waiting[stream] = setup["state"]["drops"].get(name, 0)
        for dam, name in enumerate(m.DAM_NAMES):
            s.drops[dam] = setup["state"]["drops"].get(name, 0)
        for i, name in enumerate(setup["bonus-tiles"]):
            s.bonus[i] = n.BONUS_NAMES.index(name)
        s.objective = n.OBJECTIVE_NAMES.index(setup["objective"])

    def _lay_companies(self) -> None:
        s, b = self.s, self.match.board
        for seat, name in enumerate(self.names):
            s.order[seat] = seat
            s.company[seat] = n.COMPANY_NAMES.index(name)
            s.officer[seat] = s.ability[seat] = n.OFFICER_NAMES.index(self.setup["officers"][name])
            s.vp[seat] = 0
            lay_company(b, s, seat)
            company = self.setup["state"]["companies"][name]
            s.hand_count[seat] = len(company["open"])
            for i, contract in enumerate(company["open"]):
                s.hand[seat, i] = n.CONTRACT_NAMES.index(contract)
        s.copyable = sum(1 << n.OFFICER_NAMES.index(name) for name in self.setup.get("copyable-extra", ()))
        s.turn = s.seat = s.who[0] = 0

    def _lay_contracts(self) -> None:
        """The stacks hold the contracts in the order in which the record shows them opened."""
        s = self.s
        shown = [self.setup["state"]["open-contracts"], *(line["changes"].get("open-contracts", []) for line in self.lines)]
        order: list[str] = []
        for display in shown:
            order += [contract for contract in display if contract not in order]
        nationals = [n.CONTRACT_NAMES.index(c) for c in order if c.startswith("national")]
        for i in range(n.NATIONALS):
            s.national[i] = nationals[i] if i < len(nationals) else n.NO_CONTRACT
        for colour, name in enumerate(n.COLOUR_NAMES):
            cards = [n.CONTRACT_NAMES.index(contract) for contract in order if contract.startswith(name)]
            s.display[colour, 0], s.display[colour, 1] = cards[:2]
            s.stack_at[colour], s.stack_count[colour] = 0, len(cards) - 2
            for i, card in enumerate(cards[2:]):
                s.stack[colour, i] = card

    def _lay_patents(self) -> None:
        if not self.match.board.patents:  # type: ignore[attr-defined]
            return
        rounds = {1: self.setup["state"]["patents"]}
        for line in self.lines:
            changes = line["changes"]
            if "round" in changes and "patents" in changes:
                rounds.setdefault(changes["round"], changes["patents"])
        for round_no, tiles in rounds.items():
            for place in range(n.OPEN_TILES):
                at = 3 * (round_no - 1) + place
                if str(place + 1) in tiles and at < 15:
                    self.s.tile_order[at // 5, at % 5] = n.TILE_NAMES.index(tiles[str(place + 1)])
        self.s.tiles_drawn = 0
        open_tiles(self.match.board, self.s)

    # Playing.

    def play(self, move: str) -> None:
        self.match.play(move)

    def asked(self) -> str:
        return questions.names[self.s.asked]

    def decision(self, line: Line) -> None:
        getattr(self, "_" + line["do"].replace("-", "_"))(line)
        self._forced(line)

    def _forced(self, line: Line) -> None:
        """Steps that the other implementation takes without asking: a free piece with a single space."""
        while self.asked() == "free-piece" and len(self.match.legal()) == 2 and not self._next_is_structure(line):
            move = self.match.legal()[1]
            self.ledger.put(self.names[self.s.seat], move.rsplit(" ", 1)[1])
            self.play(move)

    def _next_is_structure(self, line: Line) -> bool:
        at = self.lines.index(line)
        return at + 1 < len(self.lines) and self.lines[at + 1]["do"] == "put-structure"

    def _place(self, line: Line) -> None:
        self.play(f"bank {line['engineers']}" if line["space"] == "bank" else f"place {line['space']}")

    def _construct(self, line: Line) -> None:
        self.play(f"build {line['piece']} {line['space']}")
        verb = "copying" if line.get("copied-from-wheel") else "with"
        if self.asked() == "tile":
            self.play(f"{verb} {line['tile']}")

    def _construct_without_engineers(self, line: Line) -> None:
        self.play(f"without-engineers {line['with']}")

    def _pay(self, line: Line) -> None:
        self.play(f"pay {line['pay'].get('excavators', 0)} excavators {line['pay'].get('mixers', 0)} mixers")

    def _produce(self, line: Line) -> None:
        self.play(f"produce {line['drops']} from {line['dam']} through {line['conduit']}")

    def _fulfil(self, line: Line) -> None:
        self.play(f"fulfil {line['contract']}")

    def _decline(self, line: Line) -> None:
        self.play("decline")

    def _drops(self, line: Line) -> None:
        for stream in line["at"]:
            self.play(f"drop {stream}")

    def _choose(self, line: Line) -> None:
        for machine in ("excavator", "mixer"):
            for _ in range(line["gain"][f"{machine}s"]):
                self.play(f"gain {machine}")

    def _put_structure(self, line: Line) -> None:
        self.play(next(move for move in self.match.legal() if move.endswith(line["space"])))

    def _take_contracts(self, line: Line) -> None:
        for contract in line["contracts"]:
            self.play(f"take {contract}")

    def _discard_contracts(self, line: Line) -> None:
        for contract in line["contracts"]:
            self.play(f"discard {contract}")

    def _copy_officer(self, line: Line) -> None:
        self.play(f"copy {line['officer']}")

    # Comparing.

    def state(self) -> Line:
        s = self.s
        drops = {m.DAM_NAMES[dam]: s.drops[dam] for dam in range(n.DAMS) if s.drops[dam]}
        drops |= {m.HEADSTREAM_NAMES[i]: s.waiting[i] for i in range(n.HEADSTREAMS) if s.waiting[i]}
        display = [s.display[colour, place] for colour in range(n.COLOURS) for place in range(2)]
        contracts = [c for c in (*display, *(s.national[i] for i in range(n.NATIONALS))) if c != n.NO_CONTRACT]
        return {
            "round": s.round_no + (s.phase == n.GAME_OVER),
            "drops": drops,
            "companies": {name: self._company(seat) for seat, name in enumerate(self.names)},
            "open-contracts": sorted(n.CONTRACT_NAMES[c] for c in contracts),
            "patents": {str(place + 1): n.TILE_NAMES[tile] for place, tile in enumerate(s.open_tile) if tile >= 0},
        }

    def pieces(self) -> dict[str, tuple[str, int]]:
        """Who has how many pieces on a space of the map."""
        s, owners = self.s, {n.NEUTRAL: "neutral", **{seat + 1: name for seat, name in enumerate(self.names)}}
        found = {m.DAM_NAMES[dam]: (owners[s.dam_owner[dam]], s.dam_level[dam]) for dam in range(n.DAMS) if s.dam_owner[dam]}
        for names, standing in ((m.CONDUIT_NAMES, s.conduit_owner), (m.POWERHOUSE_NAMES, s.powerhouse_owner)):
            found |= {name: (owners[standing[i]], 1) for i, name in enumerate(names) if standing[i]}
        return found

    def spaces(self) -> dict[tuple[str, str], str]:
        """Who stands on an action space."""
        s = self.s
        found = {(name, ""): self.names[s.occupied[i] - 1] for i, name in enumerate(n.SPACE_NAMES) if s.occupied[i]}
        for seat, name in enumerate(self.names):
            for kind, used, count in (("construct", s.construct_used, n.CONSTRUCTS), ("mahiri", s.mahiri_used, 2)):
                found |= {(f"{kind}-{i + 1}", name): name for i in range(count) if used[seat] >> i & 1}
        return found

    def _company(self, seat: int) -> Line:
        s, wheel = self.s, {}
        for turns in range(n.SEGMENTS):
            at = (s.wheel_at[seat] + turns) % n.SEGMENTS
            content: Line = {}
            if s.wheel_tile[seat, at]:
                content["tile"] = n.TILE_NAMES[s.wheel_tile[seat, at] - 1]
            if s.wheel_excavators[seat, at]:
                content["excavators"] = s.wheel_excavators[seat, at]
            if s.wheel_mixers[seat, at]:
                content["mixers"] = s.wheel_mixers[seat, at]
            if content:
                wheel[str(turns)] = content
        goods = {name: getattr(s, name)[seat] for name in ("vp", "energy", "credits", "excavators", "mixers", "engineers")}
        return {
            **goods,
            "wheel": wheel,
            "open": sorted(n.CONTRACT_NAMES[s.hand[seat, i]] for i in range(s.hand_count[seat])),
            "tiles": sorted(name for tile, name in enumerate(n.TILE_NAMES) if s.tiles[seat] >> tile & 1),
            "fulfilled": s.fulfilled[seat],
        }

    def compare_offers(self, line: Line) -> None:
        """Before a decision: what was chosen is on the list, and so is everything else of its kind, nothing more."""
        wanted = self.ledger.offers(line)
        if wanted is not None:
            offered = {move for move in self.match.legal() if move.startswith(kinds_of(line))}
            assert offered == wanted, (line["game"], line["n"])

    def compare(self, line: Line) -> None:
        """After a decision: goods, wheels, contracts, tiles, water, pieces and engineers are where the record has them."""
        ours, where = self.state(), (line["game"], line["n"])
        for name, company in self.ledger.state["companies"].items():
            assert ours["companies"][name] == company, (*where, name)
        for key in ours.keys() - {"companies"}:
            if not self.match.over or key != "patents":
                assert ours[key] == self.ledger.state[key], (*where, key)
        if self.asked() != "pay":
            assert self.pieces() == self.ledger.pieces, where
        if not self.match.over:
            assert self.spaces() == self.ledger.spaces, where


@pytest.mark.parametrize("game", ["game-01", "game-06", "game-09"])
def test_recorded_game_replays_with_equal_states(recorded_games: dict[str, list[Line]], game: str) -> None:
    lines = recorded_games[game]
    replay = Replay(lines)
    for line in lines[1:-1]:
        assert replay.names[replay.s.seat] == line["company"], (line["n"], replay.asked())
        replay.compare_offers(line)
        replay.decision(line)
        replay.ledger.note(line)
        replay.compare(line)
    assert replay.match.over
    result = lines[-1]["result"]
    assert {row["company"]: row["vp"] for row in result} == dict(zip(replay.names, replay.match.scores(), strict=True))
    assert ranking(result) == dict(zip(replay.names, replay.match.ranking(), strict=True))
