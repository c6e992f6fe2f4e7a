"""A position of Power Grid as coloured text for a terminal, from the view alone.

Every fuel and every seat has a shape as well as a colour, so that nothing depends on seeing colours.
A table may add `names`, one per seat, to the view; without them seats are numbered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from megawatt.author import Words, aside, beside, enumerated, labelled, listed
from megawatt.kernel.drawing.panels import in_columns, one_line, plain_table, stacked, titled

View = Mapping[str, Any]

FUEL_SHAPES = {"coal": "■", "oil": "●", "garbage": "▲", "uranium": "◆", "hybrid": "◐"}
FUEL_COLOURS = {
    "coal": "dark_orange3",
    "oil": "grey66",
    "garbage": "yellow3",
    "uranium": "red1",
    "hybrid": "light_salmon3",
    "wind": "sky_blue2",
    "fusion": "medium_purple1",
}
SEAT_SHAPES = ("♠", "♥", "♣", "★", "✚", "▼")
SEAT_COLOURS = ("bright_red", "dodger_blue1", "green3", "gold1", "orchid", "turquoise2")
OPEN_SPACE = "·"
MINE = "◇"

SIDE_BY_SIDE = 100
"""From this width on the plants and the fuel lie beside each other."""
ROWS_IN_REACH = 3
KNOWN_CARDS = 8


def draw(view: View, words: Words) -> RenderableType:
    """The whole position; it fits itself to the width it is shown in."""
    return Drawing(view, words)


class Drawing:
    """The sections of the table, from the top of the board to the cities."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield from self._header(width)
        if self.view["result"]:
            yield self._result()
        else:
            yield self._markets(width)
        if self.view["auction"]:
            yield self._auction(self.view["auction"])
        yield self._players(width)
        yield from self._cities(width)
        if self.view["you"] is not None and self.view["you"] == self.view["seat"]:
            yield self._question()

    # The top of the board.

    def _header(self, width: int) -> Iterator[RenderableType]:
        view, words = self.view, self.words
        now = [words("label-round", round=view["round"]), words("label-step", step=view["step"]), words(f"phase-{view['phase']}")]
        ahead = [words("label-end", count=view["end_at"])]
        if view["step_2_at"] and view["step"] == 1:
            ahead.insert(0, words("label-step-2", count=view["step_2_at"]))
        left = Text.assemble((f" {words('game-name')} ", "bold reverse"), f" {view['map_name']}   ", (beside(words, now), "bold"))
        right = Text(beside(words, ahead), "dim")
        if left.cell_len + right.cell_len + 2 <= width:
            both = Table.grid(expand=True)
            both.add_column(no_wrap=True)
            both.add_column(no_wrap=True, justify="right")
            both.add_row(left, right)
            yield both
        else:
            yield one_line(left)
            yield one_line(right)

    def _markets(self, width: int) -> RenderableType:
        if width < SIDE_BY_SIDE:
            return stacked(self._plants(" · "), self._fuel())
        both = Table.grid(expand=True)
        both.add_column(ratio=7)
        both.add_column(ratio=13)
        both.add_row(self._plants("\n"), self._fuel())
        return both

    def _plants(self, between: str) -> RenderableType:
        plants = self.view["plants"]
        offered, future = plants["offered"], plants["future"]
        table = plain_table()
        table.add_column(self.words("label-market"), no_wrap=True)
        table.add_column(self.words("label-future") if future else "", no_wrap=True)
        for place in range(max(len(offered), len(future), 1)):
            row = [self._card(cards[place]) if place < len(cards) else Text() for cards in (offered, future)]
            row[1].stylize("dim")
            table.add_row(*row)
        below = [one_line(Text(between.join(self._stack()), "dim")), *self._left()]
        return titled(stacked(table, *below), self.words("label-plants"))

    def _left(self) -> Iterator[Text]:
        """The plants that have left the game openly, where two cards of a number differ."""
        plants = self.view["plants"]["out_of_game"]
        if plants:
            cards = Text("  ").join(self._card(plant, "") for plant in plants)
            yield Text.assemble(self.words("stack-left", count=len(plants)), "\n", cards, style="dim")

    def _stack(self) -> Iterator[str]:
        """What everybody knows about the stack."""
        plants = self.view["plants"]
        yield self.words("label-stack", count=plants["stack"])
        top, bottom = plants["known_top"], plants["known_bottom"]
        if top:
            yield self.words("label-known-top", plants=self._listed(top))
        if bottom and len(top) < plants["stack"]:
            yield self.words("label-known-bottom", plants=self._listed(bottom))

    def _listed(self, names: Sequence[str]) -> str:
        shown = [self.words("label-step", step=3) if name == "step-3" else name for name in names[:KNOWN_CARDS]]
        return enumerated(self.words, [*shown, "…"] if len(names) > KNOWN_CARDS else shown)

    def _card(self, card: Mapping[str, Any], gap: str = " ") -> Text:
        """`10 ■■ → 2`: the number, what it burns, the cities it lights."""
        if "number" not in card:
            return Text(self.words("label-step", step=3), "bold")
        number = f"{card['name']:>2}" if gap else card["name"]
        return Text.assemble((number, "bold"), " ", self._worth(card, gap))

    def _worth(self, card: Mapping[str, Any], gap: str = " ") -> Text:
        fuel = card["fuel"]
        burns = FUEL_SHAPES[fuel] * card["units"] if fuel in FUEL_SHAPES else self.words(f"fuel-{fuel}")
        return Text.assemble((burns, FUEL_COLOURS[fuel]), f"{gap}→{gap}", (str(card["cities"]), "bold"))

    def _fuel(self) -> RenderableType:
        table = plain_table()
        table.add_column(no_wrap=True)
        table.add_column(self.words("label-left"), no_wrap=True, justify="right")
        table.add_column(overflow="ellipsis", ratio=1)
        for label in ("label-price", "label-supply", "label-resupply"):
            table.add_column(self.words(label), no_wrap=True, justify="right")
        for row in self.view["fuel"]:
            shape, colour = FUEL_SHAPES[row["fuel"]], FUEL_COLOURS[row["fuel"]]
            name = f"{shape} {self.words('fuel-' + row['fuel'])}"
            if row["source"]:
                name = aside(self.words, name, self.words(f"source-{row['source']}"))
            price = Text(str(row["price"]), "bold") if row["tokens"] else Text(self.words("label-sold-out"), "dim")
            bar = Text(shape * row["tokens"], colour)
            table.add_row(Text(name, colour), str(row["tokens"]), bar, price, str(row["supply"]), f"+{row['resupply']}")
        return titled(stacked(table, *self._below_fuel()), self.words("label-fuel"))

    def _below_fuel(self) -> Iterator[Text]:
        yield one_line(Text(f"{FUEL_SHAPES['hybrid']} {self.words('fuel-hybrid')}", FUEL_COLOURS["hybrid"]))
        mines = self.view["mines"]
        if mines:
            sales = self.words("label-mines", count=mines["tokens"], price=mines["price"])
            yield one_line(Text(f"{MINE} {sales}", FUEL_COLOURS["uranium"]))

    def _auction(self, auction: Mapping[str, Any]) -> RenderableType:
        words, plant = self.words, auction["plant"]
        line = Text.assemble((words("label-auction", plant=plant["name"]), "bold"), "  ", self._worth(plant), "   ")
        if auction["bidder"] is None:
            line.append(words("label-no-bid"))
        else:
            bid = words("label-highest-bid", seat=self._name(auction["bidder"]), price=auction["bid"])
            line.append_text(Text.assemble(self._shape(auction["bidder"]), " ", (bid, "bold")))
        line.append("   " + labelled(words, words("label-still-in"), ""))
        line.append_text(Text(" ").join(self._shape(seat) for seat in auction["still_in"]))
        return Panel(one_line(line), box=box.ROUNDED, border_style="yellow3", padding=(0, 1))

    # The players.

    def _name(self, seat: int) -> str:
        if "names" in self.view:
            return str(self.view["names"][seat])
        return self.words("seat-you") if seat == self.view["you"] else self.words("seat-number", number=seat + 1)

    def _shape(self, seat: int) -> Text:
        return Text(SEAT_SHAPES[seat], SEAT_COLOURS[seat])

    def _named(self, seat: int) -> Text:
        style = f"{SEAT_COLOURS[seat]} bold" if seat == self.view["you"] else SEAT_COLOURS[seat]
        return Text(f"{SEAT_SHAPES[seat]} {self._name(seat)}", style)

    def _players(self, width: int) -> RenderableType:
        table = plain_table()
        gap = "  " if width >= SIDE_BY_SIDE else " "
        table.add_column(width=1)
        table.add_column(self.words("label-player"), no_wrap=True)
        for label in ("label-cash", "label-cities", "label-can-power"):
            table.add_column(self.words(label), no_wrap=True, justify="right")
        table.add_column(self.words("label-plants"), no_wrap=True)
        table.add_column(self.words("label-fuel"), no_wrap=True, ratio=1)
        for seat in self.view["order"]:
            player = self.view["players"][seat]
            numbers = (str(player["cash"]), str(player["cities"]), str(player["can_power"]))
            owned = (self._own_plants(player, gap), self._own_fuel(player, gap[1:]))
            table.add_row(self._mark(player), self._named(seat), *numbers, *owned)
        return titled(table, self.words("label-order"))

    def _mark(self, player: Mapping[str, Any]) -> Text:
        """Who is to decide, and in an auction who has bought and who has passed."""
        if player["seat"] == self.view["seat"]:
            return Text("▶", "bold yellow3")
        if self.view["phase"] != "auction":
            return Text()
        return {"bought": Text("✓", "green3"), "passed": Text("✗", "dim")}.get(player["part"], Text())

    def _own_plants(self, player: Mapping[str, Any], gap: str) -> Text:
        cards = [self._card(card, gap="") for card in player["plants"]]
        cards += [Text.assemble((card["name"], "bold"), " ", (MINE, FUEL_COLOURS["uranium"])) for card in player["mines"]]
        return Text(gap).join(cards) if cards else Text(self.words("label-nothing"), "dim")

    def _own_fuel(self, player: Mapping[str, Any], gap: str) -> Text:
        held = [Text(f"{FUEL_SHAPES[fuel]}{count}", FUEL_COLOURS[fuel]) for fuel, count in player["fuel"].items() if count]
        return Text(gap).join(held) if held else Text(self.words("label-nothing"), "dim")

    # The map.

    def _cities(self, width: int) -> Iterator[RenderableType]:
        built_on = [city for city in self.view["cities"] if city["houses"]]
        if built_on:
            yield titled(in_columns([self._houses(city) for city in built_on], width), self.words("label-houses"))
        open_to_you = sorted((city for city in self.view["cities"] if city["price"] is not None), key=lambda city: city["price"])
        if open_to_you:
            cash = self.view["players"][self.view["you"]]["cash"]
            cells = [_priced(city, cash) for city in open_to_you]
            yield titled(in_columns(cells, width, ROWS_IN_REACH), self.words("label-cities-to-build"))

    def _houses(self, city: Mapping[str, Any]) -> Text:
        """`♠♥· essen`: whose houses, and the spaces still open in this step."""
        cell = Text().join(self._shape(seat) for seat in city["houses"])
        cell.append(OPEN_SPACE * max(0, city["open"] - len(city["houses"])), "dim")
        cell.append(" " * (4 - len(cell)))
        return cell.append(city["id"])

    def _question(self) -> RenderableType:
        question, running = self.words(f"question-{self.view['asked']}"), self.view["running"]
        asked = aside(self.words, question, listed(self.words, running)) if running else question
        return one_line(Text(f"▶ {asked}", "bold yellow3"))

    def _result(self) -> RenderableType:
        table = plain_table()
        table.add_column(self.words("label-place"), justify="right", no_wrap=True)
        table.add_column(self.words("label-player"), no_wrap=True, ratio=1)
        for label in ("label-powered", "label-cash", "label-cities"):
            table.add_column(self.words(label), justify="right", no_wrap=True)
        for row in self.view["result"]["rows"]:
            numbers = (str(row["powered"]), str(row["cash"]), str(row["cities"]))
            table.add_row(str(row["place"]), self._named(row["seat"]), *numbers, style="bold" if row["place"] == 1 else "")
        return Panel(table, title=self.words("phase-game-over"), box=box.DOUBLE, border_style="yellow3", padding=(0, 1))


def _priced(city: Mapping[str, Any], cash: int) -> Text:
    """`15 essen`: what it costs; dim when it is more than the money at hand."""
    affordable = city["price"] <= cash
    price = (f"{city['price']:>3}", "bold green3" if affordable else "dim")
    return Text.assemble(price, " ", (city["id"], "" if affordable else "dim"))
