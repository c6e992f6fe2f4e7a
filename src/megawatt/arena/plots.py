"""Small plots as SVG: rows with intervals, bars, curves with bands. Colours follow the reader's light or dark page."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

from megawatt.arena.statistics import Estimate

WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM = 170, 24, 34, 40
ROW = 22
TICKS = 6
COLOURS = ("#2a78b5", "#c8622d", "#3f8f4f", "#8a5fb0", "#b08a1e", "#b0405f", "#4aa3a3", "#777777")
STYLE = """<style>text{font:13px system-ui,sans-serif;fill:#333}.title{font-weight:600}.small{font-size:11px;fill:#666}
.grid{stroke:#ddd}.axis{stroke:#999}.even{stroke:#c8622d;stroke-dasharray:4 3}
@media(prefers-color-scheme:dark){text{fill:#ddd}.small{fill:#aaa}.grid{stroke:#444}.axis{stroke:#888}}</style>"""


def intervals(title: str, rows: Mapping[str, Estimate], axis: str, even: float | None = None, percent: bool = False) -> str:
    """One row per thing: a dot, and a line for its interval; a dashed line where all would be even."""
    marks = [*(value for row in rows.values() for value in (row.low, row.high)), *([] if even is None else [even])]
    scale = _Scale(min(marks, default=0), max(marks, default=1), LEFT, WIDTH - RIGHT)
    height = TOP + ROW * len(rows) + BOTTOM
    drawn = [_x_axis(scale, height - BOTTOM, axis, percent)]
    if even is not None:
        drawn.append(f'<line class="even" x1="{scale(even):.1f}" x2="{scale(even):.1f}" y1="{TOP}" y2="{height - BOTTOM}"/>')
    for number, (name, row) in enumerate(rows.items()):
        y = TOP + ROW * (number + 0.5)
        drawn.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(name)}</text>')
        ends = f'x1="{scale(row.low):.1f}" x2="{scale(row.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"'
        drawn.append(f'<line {ends} stroke="{COLOURS[0]}" stroke-width="2"/>')
        drawn.append(f'<circle cx="{scale(row.value):.1f}" cy="{y:.1f}" r="4" fill="{COLOURS[0]}"/>')
    return _svg(title, height, drawn)


def histogram(title: str, numbers: Sequence[float], axis: str, bars: int = 30) -> str:
    """How often which numbers were seen."""
    low, high = min(numbers), max(numbers)
    wide = max(1, math.ceil((high - low + 1) / bars))
    counts = [0] * (int((high - low) // wide) + 1)
    for number in numbers:
        counts[int((number - low) // wide)] += 1
    left, bottom, height = 50, 220, 260
    scale = _Scale(low, low + wide * len(counts), left, WIDTH - RIGHT)
    rise = _Scale(0, max(counts), bottom, TOP)
    drawn = [_x_axis(scale, bottom, axis, False), _y_axis(rise, left)]
    for index, count in enumerate(counts):
        x, y = scale(low + wide * index), rise(count)
        across = scale(low + wide * (index + 1)) - x - 1
        drawn.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{across:.1f}" height="{bottom - y:.1f}" fill="{COLOURS[0]}"/>')
    return _svg(title, height, drawn)


def curves(title: str, lines: Mapping[str, Sequence[tuple[float, Estimate]]], axis: str, rise_axis: str) -> str:
    """One curve per thing over the rounds, each with the band in which most games lie."""
    points = [point for line in lines.values() for point in line]
    left, bottom, height = 50, 260, 300
    scale = _Scale(min(x for x, _ in points), max(x for x, _ in points), left, WIDTH - 130)
    rise = _Scale(min(0, *(row.low for _, row in points)), max(row.high for _, row in points), bottom, TOP)
    drawn = [_x_axis(scale, bottom, axis, False), _y_axis(rise, left)]
    drawn.append(f'<text class="small" x="{left}" y="{TOP - 4}">{escape(rise_axis)}</text>')
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        there = [f"{scale(x):.1f},{rise(row.high):.1f}" for x, row in line]
        back = [f"{scale(x):.1f},{rise(row.low):.1f}" for x, row in reversed(line)]
        drawn.append(f'<polygon points="{" ".join(there + back)}" fill="{colour}" fill-opacity="0.12"/>')
        middle = " ".join(f"{scale(x):.1f},{rise(row.value):.1f}" for x, row in line)
        drawn.append(f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = TOP + 18 * number + 10
        drawn.append(f'<line x1="{WIDTH - 115}" x2="{WIDTH - 95}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="3"/>')
        drawn.append(f'<text x="{WIDTH - 90}" y="{y + 4}">{escape(name)}</text>')
    return _svg(title, height, drawn)


class _Scale:
    """Maps numbers to coordinates, with round numbers on the axis."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        step = _round_step((high - low) / TICKS)
        self.step = step
        self.low, self.high = math.floor(low / step) * step, math.ceil(high / step) * step
        if self.low == self.high:
            self.high += step
        self.start, self.end = start, end

    def __call__(self, number: float) -> float:
        return self.start + (number - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        return [self.low + self.step * i for i in range(round((self.high - self.low) / self.step) + 1)]


def _round_step(wanted: float) -> float:
    """1, 2 or 5 times a power of ten."""
    if wanted <= 0 or not math.isfinite(wanted):
        return 1.0
    power = 10.0 ** math.floor(math.log10(wanted))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= wanted)


def _x_axis(scale: _Scale, y: float, label: str, percent: bool) -> str:
    drawn = [f'<line class="axis" x1="{scale.start}" x2="{scale.end}" y1="{y}" y2="{y}"/>']
    for tick in scale.ticks():
        x = scale(tick)
        drawn.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{y}"/>')
        drawn.append(f'<text class="small" x="{x:.1f}" y="{y + 15}" text-anchor="middle">{_told(tick, percent)}</text>')
    drawn.append(
        f'<text class="small" x="{(scale.start + scale.end) / 2:.0f}" y="{y + 32}" text-anchor="middle">{escape(label)}</text>'
    )
    return "".join(drawn)


def _y_axis(scale: _Scale, x: float) -> str:
    drawn = [f'<line class="axis" x1="{x}" x2="{x}" y1="{scale.start}" y2="{scale.end}"/>']
    for tick in scale.ticks():
        drawn.append(f'<text class="small" x="{x - 6}" y="{scale(tick) + 4:.1f}" text-anchor="end">{_told(tick, False)}</text>')
    return "".join(drawn)


def _told(number: float, percent: bool) -> str:
    return f"{number:.0%}" if percent else f"{number:,.10g}"


def _svg(title: str, height: float, drawn: Sequence[str]) -> str:
    box = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    name = f'<title>{escape(title)}</title><text class="title" x="8" y="18">{escape(title)}</text>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {box}>{STYLE}{name}{"".join(drawn)}</svg>\n'
