"""An example map of a user's own, and what the tests of own maps and decks do with such files."""

from __future__ import annotations

import random

from megawatt import Match

OWN_MAP = """\
id = "three-valleys"
name = "Three Valleys"
canvas = [100, 80]
special_rules = ["The pass is dear."]

[rules]
step_2_at = [3, 3, 3, 3, 3]
end_at = [5, 5, 5, 5, 5]

[start_market]
coal = 12
oil = 9

[tokens]
coal = 20

[price_track]
garbage = [2, 2, 4, 4, 6, 6, 8]

[resupply]
coal = [[1, 1, 1], [2, 2, 2], [3, 3, 3], [4, 4, 4], [5, 5, 5]]

[[areas]]
id = "north"
name = "Northern Valley"
adjacent = ["middle"]

[[areas]]
id = "middle"
adjacent = ["north", "south"]

[[areas]]
id = "south"
adjacent = ["middle"]

[board]
cities = [
  { id = "alder", name = "Alder", area = "north", x = 10, y = 10 },
  { id = "birch", name = "Birch", area = "north", x = 30, y = 10 },
  # a bracket in a comment ] } { does not count
  { id = "cedar", name = "Cedar {old}", area = "middle", x = 10, y = 40 },
  { id = "elm", area = "middle", x = 30.5, y = 40, spaces = [5, 25] },
  { id = "fir", name = "Fir", area = "south", x = 10, y = 70 },
  { id = "hazel", name = "Hazel", area = "south", x = 30, y = 70, open_spaces = [0, 1, 2] },
]
connections = [
  { a = "alder", b = "birch", cost = 4 },
  { a = "alder", b = "cedar", cost = 0 },
  { a = "birch", b = "elm", cost = 31 },
  { a = "cedar", b = "elm", cost = 7 },
  { a = "elm", b = "fir", cost = 9 },
  { a = "fir", b = "hazel", cost = 3, uncertain = true },
]
"""


def line_of(text: str, part: str) -> int:
    assert text.count(part) >= 1
    return text[: text.index(part)].count("\n") + 1


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)


def own_map(tmp_path, text: str = OWN_MAP) -> str:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def play_at_random(m: Match, moves: int) -> None:
    chance = random.Random(5)
    for _ in range(moves):
        if not m.over:
            m.play(chance.choice(m.legal_actions()))
