"""How far a training has come: printed line by line, stored as JSON lines, and drawn. Further pieces of a training are appended."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from megawatt.envs.training.recipe import Recipe

LOG, CURVE, RECIPE = "log.jsonl", "curve.svg", "recipe.json"
"""What a record folder holds."""
Point = tuple[float, float, float]
"""Minutes, share of wins against the house policy, and against random play."""


@dataclass
class Progress:
    """The clock of a training, and its record."""

    minutes: float
    """How long this piece may take, from its start."""
    total_minutes: float | None = None
    """How many minutes of training are planned in all pieces; as many as this piece has by default."""
    iterations_planned: int | None = None
    """Instead of minutes: how many iterations the whole training has, and `iterations_here` how many this piece may play."""
    iterations_here: int | None = None
    output: Callable[[str], None] = print
    record: Path | None = None
    before: float = 0.0
    """Minutes of earlier pieces."""
    iterations: int = 0
    iterations_before: int = 0
    decisions: int = 0
    """Learned from."""
    points: list[Point] = field(default_factory=list)
    started: float = field(default_factory=time.monotonic)
    begun: float = field(default_factory=time.monotonic)
    """When this piece was ready to train: only then do its minutes count for schedules."""

    def begin(self) -> None:
        """Everything is ready."""
        self.begun = time.monotonic()

    def here(self) -> float:
        """Minutes since this piece was started."""
        return (time.monotonic() - self.started) / 60

    def spent(self) -> float:
        """Minutes of training in all pieces."""
        return self.before + (time.monotonic() - self.begun) / 60

    def done(self) -> float:
        """The share of the planned training that is done."""
        if self.iterations_planned:
            return min(1.0, self.iterations / self.iterations_planned)
        return min(1.0, self.spent() / max(1e-9, self.total_minutes or self.minutes))

    def over(self) -> bool:
        """Whether this piece has to end."""
        if self.iterations_planned:
            return self.iterations >= min(
                self.iterations_planned, self.iterations_before + (self.iterations_here or self.iterations_planned)
            )
        return self.here() >= self.minutes or self.done() >= 1

    def say(self, stage: str, text: str, **numbers: Any) -> None:
        """One line for people, and one of JSON."""
        self.output(f"{self.spent():6.2f} min {100 * self.done():5.1f} % {self.decisions / 1e6:9.1f} M decisions  {stage}: {text}")
        if self.record:
            line: dict[str, Any] = {"minutes": round(self.spent(), 3), "done": round(self.done(), 4), "lesson": self.iterations}
            line |= {"decisions": self.decisions, "stage": stage, **numbers}
            self.record.mkdir(parents=True, exist_ok=True)
            with (self.record / LOG).open("a") as stream:
                stream.write(json.dumps(line) + "\n")

    def write_recipe(self, game: str, recipe: Recipe, **more: Any) -> None:
        """What is trained, how, and by which commit; a line for each piece."""
        if not self.record:
            return
        self.record.mkdir(parents=True, exist_ok=True)
        file = self.record / RECIPE
        pieces = json.loads(file.read_text()) if file.exists() else []
        piece = {"game": game, "commit": commit(), "from_minute": round(self.before, 3), "minutes": self.minutes}
        piece |= {"total_minutes": self.total_minutes or self.minutes, **more, "recipe": asdict(recipe)}
        file.write_text(json.dumps([*pieces, piece], indent=1) + "\n")

    def draw(self, title: str) -> None:
        """The curve so far."""
        if self.record and self.points:
            draw_curve(self.points, title, self.record / CURVE)

    def state(self) -> dict[str, Any]:
        """The counters, for a checkpoint."""
        return {"minutes": self.spent(), "lessons": self.iterations, "decisions": self.decisions, "points": self.points}

    def go_on(self, state: dict[str, Any]) -> None:
        """From the counters of a checkpoint."""
        self.before, self.iterations, self.decisions = state["minutes"], state["lessons"], state["decisions"]
        self.points = [tuple(point) for point in state["points"]]
        self.iterations_before = self.iterations


def commit() -> str:
    """Of the sources (`MEGAWATT_COMMIT` where they are a copy without a history)."""
    given = os.environ.get("MEGAWATT_COMMIT")
    if given:
        return given
    try:
        command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def draw_curve(points: Sequence[Point], title: str, file: Path) -> None:
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
