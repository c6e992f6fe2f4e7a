"""A position of Barrage as coloured text for a terminal, from the view alone.

Every company has a letter as well as a colour, so that nothing depends on seeing colours. A table may add `names`, one
per seat, to the view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from megawatt.author import Words

View = Mapping[str, Any]

LETTERS = {"usa": "U", "germany": "G", "italy": "I", "france": "F", "netherlands": "N"}
COLOURS = {"usa": "bright_red", "germany": "grey62", "italy": "turquoise2", "france": "bright_white", "netherlands": "dark_orange"}
CONTRACT_COLOURS = {"green": "green3", "yellow": "yellow3", "red": "red1", "national": "dodger_blue1", "start": "orchid"}
WATER = "sky_blue1"
DROP, EMPTY, NEUTRAL = "●", "·", "◇"
BASINS = range(1, 13)
PRODUCTIONS_SHOWN = 8


def draw(view: View, words: Words) -> RenderableType:
    """The whole position from top to bottom."""
    return Group(*_Drawing(view, words).sections())


class _Drawing:
    """The sections of the table."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def sections(self) -> Iterator[RenderableType]:
        yield self._header()
        if self.view["result"]:
            yield self._result()
        if self.view["start"]:
            yield self._start()
        if self.view["companies"]:
            yield self._companies()
            yield self._holdings()
        yield self._map()
        yield self._shared()
        if self.view["productions"]:
            yield self._productions()

    # Names and marks.

    def _company(self, seat: int) -> Text:
        company = self.view["companies"][seat]["company"]
        name = Text(f"{LETTERS[company]} {self.words(f'company-{company}')}", COLOURS[company])
        names = self.view.get("names")
        if names and seat < len(names):
            name.append(f" ({names[seat]})")
        return name

    def _officer(self, company: Mapping[str, Any]) -> str:
        automa = company["automa"]
        return self.words("label-automa", level=automa) if automa else self.words(f"officer-{company['officer']}")

    def _pair(self, pair: Mapping[str, Any]) -> str:
        return self.words(
            "move-pick", company=self.words(f"company-{pair['company']}"), officer=self.words(f"officer-{pair['officer']}")
        )

    def _mark(self, owner: int | str) -> Text:
        if owner == "neutral":
            return Text(NEUTRAL, "dim")
        company = self.view["companies"][owner]["company"]
        return Text(LETTERS[company], COLOURS[company])

    def _contract(self, name: str | None) -> Text:
        if name is None:
            return Text(self.words("label-nothing"), "dim")
        return Text(name, CONTRACT_COLOURS[name.split("-")[0]])

    def _joined(self, parts: list[Text]) -> Text:
        return Text(" ").join(parts) if parts else Text(self.words("label-nothing"), "dim")

    # Sections.

    def _header(self) -> RenderableType:
        view, words = self.view, self.words
        line = Text(words("game-name"), "bold")
        line.append("  " + words("label-round", round=view["round"]))
        line.append("  " + words(f"phase-{view['phase']}"), "cyan")
        line.append("  " + words(f"question-{view['asked']}"), "bold yellow")
        if view["companies"]:
            order = Text(f"\n{words('label-order')}: ")
            order.append_text(Text(" → ").join(self._company(seat) for seat in view["order"]))
            line.append_text(order)
        bonus = words(view["bonus"][max(1, view["round"]) - 1])
        objective = words(view["objective"])
        line.append(f"\n{words('label-bonus')}: {bonus}   {words('label-objective')}: {objective}")
        return Panel(line, box=box.ROUNDED)

    def _companies(self) -> Table:
        """What each company can count: points, energy, money, machines, people."""
        words = self.words
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for label in ("label-company", "label-officer"):
            table.add_column(words(label), no_wrap=True)
        for label in ("label-vp", "label-energy", "label-credits", "label-excavators", "label-mixers", "label-engineers"):
            table.add_column(words(label), justify="right", no_wrap=True)
        for company in self.view["companies"]:
            officer = self._officer(company)
            numbers = [str(company[key]) for key in ("vp", "energy", "credits", "excavators", "mixers", "engineers")]
            table.add_row(self._company(company["seat"]), officer, *numbers)
        return table

    def _holdings(self) -> Table:
        """What lies in front of each company: contracts, tiles, and what is on its wheel."""
        words = self.words
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for label in ("label-company", "label-contracts", "label-tiles", "label-wheel"):
            table.add_column(words(label))
        for company in self.view["companies"]:
            contracts = self._joined([self._contract(name) for name in company["contracts"]])
            contracts.append(" " + words("label-fulfilled", count=company["fulfilled"]), "dim")
            tiles = " ".join(tile.removeprefix("basic-") for tile in company["tiles"])
            table.add_row(self._mark(company["seat"]), contracts, tiles, _wheel(company["wheel"]))
        return table

    def _map(self) -> Table:
        words, view = self.words, self.view
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=self._water())
        for label in ("label-basin", "label-dams", "label-conduits", "label-powerhouses"):
            table.add_column(words(label))
        for basin in BASINS:
            dams = [self._dam(dam) for dam in view["dams"] if dam["id"].split("-")[1] == str(basin)]
            pieces = [self._pieces(view[kind], basin) for kind in ("conduits", "powerhouses")]
            table.add_row(str(basin), self._joined(dams), *pieces)
        return table

    def _water(self) -> Text:
        line = Text(f"{self.words('label-water')}: ")
        for stream in self.view["headstreams"]:
            line.append(f"{stream['id'][-1].upper()} ")
            line.append(DROP * stream["waiting"] or EMPTY, WATER)
            line.append("  ")
        return line

    def _dam(self, dam: Mapping[str, Any]) -> Text:
        text = Text(dam["id"].split("-")[2] + " ")
        text.append_text(self._mark(dam["owner"]))
        text.append(f"{dam['level']} ")
        text.append(DROP * dam["drops"], WATER)
        text.append(EMPTY * max(0, dam["capacity"] - dam["drops"]), "dim")
        return text

    def _pieces(self, owners: Mapping[str, int], basin: int) -> Text:
        parts = []
        for name, owner in owners.items():
            _, number, place = name.split("-")
            if number == str(basin):
                parts.append(Text(place + " ").append_text(self._mark(owner)))
        return self._joined(parts)

    def _shared(self) -> RenderableType:
        words, view = self.words, self.view
        lines = [self._line("label-open-contracts", [self._contract(c) for row in view["contracts"]["open"].values() for c in row])]
        lines.append(self._line("label-national", [self._contract(c) for c in view["contracts"]["national"]]))
        if view["tiles"]:
            lines.append(self._line("label-patents", [Text(tile or words("label-nothing")) for tile in view["tiles"]]))
        if view["works"]:
            lines.append(self._line("label-works", [Text(work or words("label-nothing")) for work in view["works"]]))
        if view["buildings"]:
            lines.append(self._line("label-buildings", [self._building(building) for building in view["buildings"]]))
        taken = [space for space in view["spaces"] if space["taken"] is not None]
        if taken and view["companies"]:
            marks = [Text(space["id"] + " ", "dim").append_text(self._mark(space["taken"])) for space in taken]
            lines.append(self._line("label-taken", marks))
        return Text("\n").join(lines)

    def _line(self, label: str, parts: list[Text]) -> Text:
        return Text(f"{self.words(label)}: ", "bold").append_text(self._joined(parts))

    def _building(self, building: Mapping[str, Any]) -> Text:
        text = Text(building["id"])
        for owner in building["owners"]:
            text.append(" ").append_text(self._mark(owner))
        return text

    def _productions(self) -> Text:
        best = sorted(self.view["productions"], key=lambda option: -option["energy"])[:PRODUCTIONS_SHOWN]
        parts = [Text(f"{o['drops']}×{o['dam']}→{o['conduit']}={o['energy']}", WATER) for o in best]
        return self._line("label-productions", parts)

    def _start(self) -> RenderableType:
        pairs = [
            Text(
                self._pair(pair),
                COLOURS[pair["company"]] if pair["seat"] < 0 else "dim",
            )
            for pair in self.view["start"]["pairs"]
        ]
        contracts = [self._contract(offer["contract"]) for offer in self.view["start"]["contracts"] if offer["seat"] < 0]
        return Text("\n").join([self._line("label-on-offer", pairs), self._line("label-contracts", contracts)])

    def _result(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, title=self.words("phase-game-over"))
        for label in ("label-place", "label-company", "label-vp", "label-energy", "label-objective"):
            table.add_column(self.words(label))
        for row in self.view["result"]["rows"]:
            points = self.words("label-points", count=row["scored"]["objective"])
            table.add_row(str(row["place"]), self._company(row["seat"]), str(row["vp"]), str(row["energy"]), points)
        return table


def _wheel(segments: list[Mapping[str, Any]]) -> str:
    """What comes back after how many turns: `2: conduit-1 4e`."""
    parts = []
    for turns, segment in enumerate(segments):
        content = [segment["tile"] or ""]
        content += [f"{segment['excavators']}e"] if segment["excavators"] else []
        content += [f"{segment['mixers']}m"] if segment["mixers"] else []
        if any(content):
            parts.append(f"{turns}: {' '.join(part for part in content if part)}")
    return "  ".join(parts)
