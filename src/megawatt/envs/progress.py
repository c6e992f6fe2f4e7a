"""How far a training has come: told line by line, and drawn afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Progress:
    """What is shown while training, and drawn afterwards."""

    minutes: float
    """All stages together."""
    tell: Callable[[str], None] = print
    started: float = field(default_factory=time.monotonic)
    decisions: int = 0
    points: list[tuple[float, float, float]] = field(default_factory=list)
    """Minutes, share of wins against the house policy, and against random play."""
    teacher_minutes: float = 0.0
    """The last stage's part of the minutes."""

    def spent(self) -> float:
        """Minutes so far."""
        return (time.monotonic() - self.started) / 60

    def say(self, stage: str, text: str) -> None:
        """One line."""
        self.tell(f"{self.spent():5.2f} min  {self.decisions / 1e6:8.1f} M decisions  {stage}: {text}")


def draw_curve(points: Sequence[tuple[float, float, float]], title: str, file: Path) -> None:
    """The share of wins over time as an SVG picture."""
    width, height, edge = 640, 360, 48
    last = max(1e-9, max(point[0] for point in points))

    def line(which: int, colour: str, name: str) -> str:
        at = [(edge + point[0] / last * (width - 2 * edge), height - edge - point[which] * (height - 2 * edge)) for point in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
        label = f'<text x="{at[-1][0] - 4:.0f}" y="{at[-1][1] - 6:.0f}" text-anchor="end" fill="{colour}">{name}</text>'
        return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>{label}'

    ticks = "".join(
        f'<text x="{edge - 6}" y="{height - edge - share / 100 * (height - 2 * edge) + 4:.0f}" text-anchor="end">{share} %</text>'
        for share in (0, 25, 50, 75, 100)
    )
    frame = f'<path d="M{edge} {edge}V{height - edge}H{width - edge}" fill="none" stroke="#888"/>'
    text = f'<text x="{width / 2:.0f}" y="28" text-anchor="middle">{title}</text>'
    text += f'<text x="{width - edge}" y="{height - 16}" text-anchor="end">{last:.1f} minutes</text>'
    lines = line(1, "#1b6ca8", "against house") + line(2, "#3c8d40", "against random")
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">'
    file.write_text(f'{head}<rect width="100%" height="100%" fill="#fff"/>{frame}{ticks}{text}{lines}</svg>\n')
