"""Positions that a seat cannot tell apart, made from what a game declares as hidden (`contract.hidden`) and from nothing else.

`resample` is not asked: it is one of the things that are checked with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.hidden import Draws, Heap, Leftovers, Place, read_place, write_place
from megawatt.kernel.rng.deal_rng import COUNT
from megawatt.kernel.rng.luck import LOW_32
from megawatt.kernel.rules.records import Record

MOST_COUNTED = 1000
"""How many numbers a generator draws before it counts as mixed."""
MOST_TRIES = 100
"""How often numbers are redrawn until they are possible; after that the present ones are changed one by one."""
SWEEPS = 20
LISTED = 10_000
"""The most combinations of numbers that are listed."""


def chance_places(game: Game) -> list[Place]:
    """The generator that deals, hidden from everybody."""
    return [("chance", place) for place in range(game.State.fields["chance"].shape[0])]


def hidden_places(game: Game, b: Record, s: Record, seat: int) -> dict[str, list[Place]]:
    """Where everything lies that this seat cannot know, by the name of what it is."""
    return {"chance": chance_places(game), **{part.name: list(part.places(b, s, seat)) for part in game.hidden}}


def known(game: Game, b: Record, s: Record, seat: int) -> Record:
    """The position with everything blanked that this seat cannot know."""
    seen = s.copy()
    for places in hidden_places(game, b, s, seat).values():
        for place in places:
            write_place(seen, place, 0)
    return seen


def indistinguishable_position(game: Game, b: Record, s: Record, seat: int, chooser: Random) -> Record:
    """Another position that this seat cannot tell from this one, each as likely as it."""
    other = s.copy()
    for part in game.hidden:
        places = list(part.places(b, s, seat))
        for place, thing in zip(places, redrawn(part, b, s, seat, places, chooser), strict=True):
            write_place(other, place, thing)
    for place in chance_places(game):
        write_place(other, place, chooser.randint(1, MOST_COUNTED) if place[1] == COUNT else chooser.randint(0, LOW_32))
    return other


def redrawn(part: Heap | Draws | Leftovers, b: Record, s: Record, seat: int, places: list[Place], chooser: Random) -> list[int]:
    """What might lie in these places just as well."""
    things = [read_place(s, place) for place in places]
    if isinstance(part, Leftovers):
        low, high = min([0, *things]), max([1, *things])
        return [chooser.randint(low, high) for _ in things]
    if isinstance(part, Draws):
        return _drawn(part, b, s, seat, things, chooser)
    _shuffle_alike(things, [part.sort(b, s, thing) for thing in things], chooser)
    _shuffle_alike(things, [part.region(b, s, place) for place in places], chooser)
    return things


def _shuffle_alike(things: list[int], groups: Sequence[Hashable], chooser: Random) -> None:
    """Shuffle the things of each group among the places of the group."""
    members: dict[Hashable, list[int]] = {}
    for index, group in enumerate(groups):
        members.setdefault(group, []).append(index)
    for indices in members.values():
        there = [things[index] for index in indices]
        chooser.shuffle(there)
        for index, thing in zip(indices, there, strict=True):
            things[index] = thing


def _drawn(part: Draws, b: Record, s: Record, seat: int, there: list[int], chooser: Random) -> list[int]:
    numbers = [chooser.choice(part.values) for _ in there]
    if part.possible is None:
        return numbers
    for _ in range(MOST_TRIES):
        if part.possible(b, s, seat, numbers):
            return numbers
        numbers = [chooser.choice(part.values) for _ in there]
    numbers = list(there)
    for _ in range(SWEEPS):
        for index in range(len(numbers)):
            others = [[*numbers[:index], value, *numbers[index + 1 :]] for value in part.values]
            numbers = chooser.choice([other for other in others if part.possible(b, s, seat, other)] or [numbers])
    return numbers


def all_draws(part: Draws, b: Record, s: Record, seat: int, count: int) -> list[tuple[int, ...]] | None:
    """All possible combinations of numbers; None if they are too many to list."""
    if len(part.values) ** count > LISTED:
        return None
    combinations = product(part.values, repeat=count)
    return [numbers for numbers in combinations if part.possible is None or part.possible(b, s, seat, numbers)]


def all_arrangements(part: Heap, b: Record, s: Record, places: list[Place], most: int) -> list[tuple[int, ...]] | None:
    """All ways in which the things of a heap may lie, listed once each; None if they are more than this."""
    things = [read_place(s, place) for place in places]
    sorts = {thing: part.sort(b, s, thing) for thing in things}
    regions = [part.region(b, s, place) for place in places]
    room = Counter((region, sorts[thing]) for region, thing in zip(regions, things, strict=True))
    found: list[tuple[int, ...]] = []
    for arrangement in _lay(Counter(things), regions, room, sorts, []):
        found.append(arrangement)
        if len(found) > most:
            return None
    return found


def _lay(
    left: Counter[int], regions: list[Hashable], room: Counter[Any], sorts: dict[int, Hashable], laid: list[int]
) -> Iterator[tuple[int, ...]]:
    """Every way to lay the rest of the things, place by place."""
    if len(laid) == len(regions):
        yield tuple(laid)
        return
    region = regions[len(laid)]
    for thing in sorted(left):
        if left[thing] and room[region, sorts[thing]]:
            left[thing] -= 1
            room[region, sorts[thing]] -= 1
            yield from _lay(left, regions, room, sorts, [*laid, thing])
            left[thing] += 1
            room[region, sorts[thing]] += 1


def shares_at(part: Heap, b: Record, s: Record, places: list[Place]) -> list[dict[Hashable, float]]:
    """For every place, how likely each thing of a heap lies there.

    A region's places are alike, and so are the things of a sort: the place has a thing of this sort as often as the region holds
    some, and of these each as often as there are some in all.
    """
    things = [read_place(s, place) for place in places]
    number, sorts = Counter(things), {thing: part.sort(b, s, thing) for thing in things}
    in_all = Counter(sorts[thing] for thing in things)
    regions = [part.region(b, s, place) for place in places]
    in_region, size = Counter(zip(regions, (sorts[thing] for thing in things), strict=True)), Counter(regions)
    return [
        {thing: in_region[region, sorts[thing]] / size[region] * number[thing] / in_all[sorts[thing]] for thing in number}
        for region in regions
    ]
