"""A position of Future Energy as coloured text for a terminal, from the view alone.

Every tile and every seat has a shape as well as a colour, so that nothing depends on seeing colours.
A table may add `names`, one per seat, to the view; without them seats are numbered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.text import Text

from megawatt.author import Words, aside, beside
from megawatt.games.future_energy.wording import TILE_WORDS, effect_name
from megawatt.kernel.drawing.panels import in_columns, one_line, plain_table, stacked, titled

View = Mapping[str, Any]

TILE_SHAPES = {"oil": "●", "gas": "▲", "coal": "■", "nuclear": "☢", "investor": "$", "engineer": "✎"}
TILE_COLOURS = {
    "oil": "grey66",
    "gas": "sky_blue2",
    "coal": "dark_orange3",
    "nuclear": "yellow1",
    "investor": "green3",
    "engineer": "orchid",
}
GROUND_SHAPES = {
    "ground": "▦3",
    "ground-4-million": "▦4",
    "ground-5-million": "▦5",
    "ground-5-points": "▦★",
    "ground-contract": "▦c",
    "ground-lines": "▦=",
    "ground-plant": "▦+",
}
GROUND_COLOUR = "tan"
SEAT_SHAPES = ("♠", "♥", "♣", "★")
SEAT_COLOURS = ("dodger_blue1", "white", "bright_red", "gold1")
NO_PLANT = "·"
CREW = "⚑"


def draw(view: View, words: Words) -> RenderableType:
    """The whole position; it fits itself to the width it is shown in."""
    return Drawing(view, words)


class Drawing:
    """The sections of the table, from the display to the regions."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self._header()
        if self.view["result"]:
            yield self._result()
        else:
            yield self._display()
            if self.view["public"]:
                yield self._public()
        yield self._players()
        yield self._contracts()
        yield self._regions(width)
        if self.view["lines"]:
            yield self._lines(width)
        if self.view["you"] is not None and self.view["you"] == self.view["seat"]:
            yield self._question()

    def _place(self, place: str) -> str:
        return self.words(f"place-{place}") if f"place-{place}" in self.words else place

    def _region(self, region: Mapping[str, Any]) -> str:
        message = f"region-{region['id']}"
        return self.words(message) if message in self.words else str(region["name"])

    def _header(self) -> RenderableType:
        view, words = self.view, self.words
        now = [
            words("label-round", round=view["round"]),
            words(f"phase-{view['phase']}"),
            words("label-crew", place=self._place(view["crew"])),
        ]
        line = Text.assemble((f" {words('game-name')} ", "bold reverse"), "   ", (beside(words, now), "bold"))
        if view["last_round"] and not view["result"]:
            line.append(f"  {words('label-last-round')}", "bold red")
        return one_line(line)

    # What can be bought.

    def _display(self) -> RenderableType:
        table = plain_table()
        table.add_column(self.words("label-price"), justify="right", no_wrap=True)
        table.add_column(self.words("label-contract"), no_wrap=True)
        table.add_column(self.words("label-points"), justify="right", no_wrap=True)
        table.add_column(self.words("label-icons"), no_wrap=True, ratio=1)
        for card in self.view["display"]:
            table.add_row(str(card["price"]), Text(card["id"], "bold"), str(card["points"]), self._named_tiles(card["icons"]))
        stack = one_line(Text(self.words("label-stack", count=self.view["stack"]), "dim"))
        return titled(stacked(table, stack), self.words("label-display"))

    def _public(self) -> RenderableType:
        public = self.view["public"]
        table = plain_table()
        table.add_column(self.words("label-contract"), no_wrap=True)
        table.add_column(self.words("label-points"), justify="right", no_wrap=True)
        table.add_column(self.words("label-icons"), no_wrap=True)
        table.add_column(self.words("label-effect"), no_wrap=True, ratio=1)
        for card in public["display"]:
            effect = effect_name(self.words, card)
            table.add_row(Text(card["id"], "bold"), str(card["points"]), self._tiles(card["energies"]), effect)
        below = [self.words("label-stack", count=public["stack"]), self.words("label-wildcards", count=public["wildcards"])]
        return titled(stacked(table, one_line(Text(beside(self.words, below), "dim"))), self.words("label-public"))

    # Tiles.

    def _tile(self, name: str) -> Text:
        if name in GROUND_SHAPES:
            return Text(GROUND_SHAPES[name], GROUND_COLOUR)
        return Text(TILE_SHAPES[name], TILE_COLOURS[name])

    def _tiles(self, names: Sequence[str]) -> Text:
        return Text(" ").join(self._tile(name) for name in names)

    def _named_tiles(self, names: Sequence[str]) -> Text:
        return Text("  ").join(Text.assemble(self._tile(name), " ", self.words(TILE_WORDS[name])) for name in names)

    # The players.

    def _name(self, seat: int) -> str:
        if "names" in self.view:
            return str(self.view["names"][seat])
        return self.words("seat-you") if seat == self.view["you"] else self.words("seat-number", number=seat + 1)

    def _shape(self, seat: int, count: int = 1) -> Text:
        return Text(SEAT_SHAPES[seat] * count, SEAT_COLOURS[seat])

    def _named(self, seat: int) -> Text:
        style = f"{SEAT_COLOURS[seat]} bold" if seat == self.view["you"] else SEAT_COLOURS[seat]
        return Text(f"{SEAT_SHAPES[seat]} {self._name(seat)}", style)

    def _players(self) -> RenderableType:
        table = plain_table()
        table.add_column(width=1)
        table.add_column(self.words("label-player"), no_wrap=True, ratio=1)
        keys = ["score", "cash", "plants", "lines", "engineers", "investors"]
        labels = ["label-points", "label-money", "label-plants", "label-lines", "label-engineers", "label-investors"]
        if 3 in self.view["modules"]:
            keys, labels = [*keys, "extensions"], [*labels, "label-extensions"]
        for label in (*labels, "label-certificates"):
            table.add_column(self.words(label), justify="right", no_wrap=True)
        for player in self.view["players"]:
            certificates = " ".join("?" if value is None else str(value) for value in player["certificates"])
            numbers = [str(player[key]) for key in keys]
            table.add_row(self._mark(player["seat"]), self._named(player["seat"]), *numbers, certificates or self._nothing())
        return titled(table, self.words("label-player"))

    def _mark(self, seat: int) -> Text:
        """Who is to decide, and whose turn it is."""
        if seat == self.view["seat"]:
            return Text("▶", "bold yellow3")
        return Text("▹", "dim") if seat == self.view["active"] else Text()

    def _nothing(self) -> str:
        return self.words("label-nothing")

    def _contracts(self) -> RenderableType:
        table = plain_table(header=False)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for player in self.view["players"]:
            held = Text("   ").join(self._held(card) for card in player["contracts"])
            cells = [held] if player["contracts"] else []
            if player["completed"]:
                cells.append(Text(f"✓{len(player['completed'])}", "green3"))
            cells += self._in_front(player)
            table.add_row(self._shape(player["seat"]), Text("   ").join(cells) if cells else Text(self._nothing(), "dim"))
        return titled(table, self.words("label-contracts"))

    def _held(self, card: Mapping[str, Any]) -> Text:
        """`12: ●1 $· ■1`: the value, and the plants below every icon."""
        spaces = Text(" ").join(
            Text.assemble(self._tile(icon), (str(count) if count else NO_PLANT, "bold" if count else "dim"))
            for icon, count in zip(card["icons"], card["plants"], strict=True)
        )
        return Text.assemble((f"{card['points']}: ", "bold"), spaces)

    def _in_front(self, player: Mapping[str, Any]) -> Iterator[Text]:
        """Module 2: public contracts, kept tiles and wildcards."""
        for card in player["public"]:
            yield Text.assemble((card["id"], "italic"), " ", self._tiles(card["energies"]))
        if player["kept"]:
            kept = Text(" ").join(Text.assemble(self._tile(name), f"×{count}") for name, count in player["kept"].items())
            yield Text.assemble((f"{self.words('label-kept')}: ", "dim"), kept)
        if player["wildcards"]:
            yield Text(self.words("label-wildcards", count=player["wildcards"]), "dim")

    # The map.

    def _regions(self, width: int) -> RenderableType:
        parts: list[RenderableType] = []
        for region in self.view["regions"]:
            count = Text(" ").join(
                Text.assemble(self._shape(seat), str(plants)) for seat, plants in enumerate(region["plants"]) if plants
            )
            parts.append(one_line(Text.assemble((self._region(region), "bold"), "  ", count)))
            sites = [site for site in self.view["sites"] if site["region"] == region["id"] and not site["blocked"]]
            parts.append(in_columns([self._site(site) for site in sites], width))
        return titled(stacked(*parts), self.words("label-regions"))

    def _site(self, site: Mapping[str, Any]) -> Text:
        """`■ Oslo`, or `♠♠♥ Oslo` once it is built on; the flag is the crew. What is typed stands beside a name that differs."""
        cell = self._tile(site["tile"]) if site["tile"] else Text()
        for seat, plants in enumerate(site["plants"]):
            cell.append_text(self._shape(seat, plants))
        if not cell.plain:
            cell.append(NO_PLANT, "dim")
        name = self._place(site["id"])
        cell.append(f" {name}" if name.lower() == site["id"] else f" {name} [{site['id']}]")
        if site["id"] == self.view["crew"]:
            cell.append(f" {CREW}", "bold")
        return cell

    def _lines(self, width: int) -> RenderableType:
        cells = []
        for line in self.view["lines"]:
            cells.append(Text().join(self._shape(seat) for seat in line["owners"]).append(f" {line['id']}"))
        return titled(in_columns(cells, width), self.words("label-lines"))

    def _question(self) -> RenderableType:
        text = self.words(f"question-{self.view['asked']}")
        if self.view["route"]:
            text = aside(self.words, text, self.words("label-route", place=self._place(self.view["route"]["target"])))
        return one_line(Text(f"▶ {text}", "bold yellow3"))

    def _result(self) -> RenderableType:
        table = plain_table()
        table.add_column(self.words("label-place"), justify="right", no_wrap=True)
        table.add_column(self.words("label-player"), no_wrap=True, ratio=1)
        keys = ["score", "empty_spaces", "certificates", "regions", "grid"]
        labels = ["label-contracts", "label-empty-spaces", "label-certificates", "label-regions", "label-grid"]
        if 1 in self.view["modules"]:
            keys, labels = [*keys, "largest_grid"], [*labels, "label-largest-grid"]
        for label in (*labels, "label-total", "label-money"):
            table.add_column(self.words(label), justify="right", no_wrap=True)
        for row in self.view["result"]["rows"]:
            numbers = [str(row[key]) for key in (*keys, "points", "cash")]
            table.add_row(str(row["place"]), self._named(row["seat"]), *numbers, style="bold" if row["place"] == 1 else "")
        return Panel(table, title=self.words("phase-game-over"), box=box.DOUBLE, border_style="yellow3", padding=(0, 1))
