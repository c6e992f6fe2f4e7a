"""The laws of `resample`: what a seat knows stays, what it cannot know is redrawn, and each possibility is equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import permutations
from typing import Any

from megawatt.kernel.compilation.engine import generator
from megawatt.kernel.contract.game import ALLOWED
from megawatt.kernel.contract.hidden import Draws, Heap, Leftovers, Place, read_place
from megawatt.kernel.rules.records import Record
from megawatt.testing import indistinguishable
from megawatt.testing.chances import is_unlikely
from megawatt.testing.situation import Situation

FEW = 40
"""The most possibilities that are counted one by one; beyond it, the contents of each place and the order of three things are."""
DRAWS = 300
DRAWS_EACH = 20
"""The number of draws, and of draws per counted possibility."""
SAMPLE = 20
"""Where possibilities are too many to list, probabilities are estimated from this many times as many own draws."""
LOOKS = 2
"""How often in a match the probabilities of one hidden thing are checked."""
TRIPLES = 4
Way = tuple[int, ...]
"""What lies in the places of one hidden thing."""


def check_declaration(here: Situation) -> None:
    """What is declared as hidden lies in places of the state, once each, and the declaration itself reveals nothing hidden."""
    match = here.match
    game, b, s = match.game, match.board, match.state
    for seat in here.viewers:
        declared = indistinguishable.hidden_places(game, b, s, seat)
        everywhere = Counter(place for places in declared.values() for place in places)
        twice = [place for place, times in everywhere.items() if times > 1]
        here.require(not twice, f"a place is declared as hidden once, not twice: {twice}")
        other = here.indistinguishable(seat)
        same = indistinguishable.hidden_places(game, b, other, seat) == declared
        here.require(same, f"where things are hidden from seat {seat} does not depend on them")
        for part in game.hidden:
            here.require(_is_possible(part, b, s, other, seat), f"what is known of {part.name} does not depend on them")
        if not any(isinstance(part, Draws) for part in game.hidden):
            here.require(game.conserved(b, other) == game.conserved(b, s), "hidden things are as many, whatever lies where")


def check_what_stays(here: Situation) -> None:
    """A seat finds everything it knows as it was, all hidden things in possible places, and another chance to come."""
    match = here.match
    game, b, s = match.game, match.board, match.state
    for seat in here.viewers:
        redrawn = here.redraw(seat)
        before, after = indistinguishable.known(game, b, s, seat), indistinguishable.known(game, b, redrawn, seat)
        changed = [name for name in game.State.fields if _field(before, name) != _field(after, name)]
        law = f"resample leaves what seat {seat} knows: {', '.join(changed)} changed, and no part of `hidden` has that place"
        here.require(before == after, law)
        for part in game.hidden:
            here.require(_is_possible(part, b, s, redrawn, seat), f"resample lays {part.name} as seat {seat} could find them")
        keys = [
            [read_place(state, place) for place in indistinguishable.chance_places(game)]
            for state in (s, redrawn, here.redraw(seat))
        ]
        here.require(keys[0] != keys[1] != keys[2], f"resample redraws the chance to come for seat {seat}")


def _field(s: Any, name: str) -> Any:
    value = getattr(s, name)
    return value if isinstance(value, int) else value.tolist()


def _is_possible(part: Heap | Draws | Leftovers, b: Record, s: Record, other: Record, seat: int) -> bool:
    """Whether a part in another position could be what it is in this one."""
    places = list(part.places(b, s, seat))
    if not places:
        return True
    things, found = [read_place(s, place) for place in places], [read_place(other, place) for place in places]
    if isinstance(part, Draws):
        return set(found) <= set(part.values) and (part.possible is None or part.possible(b, s, seat, found))
    if isinstance(part, Leftovers):
        return True
    if Counter(things) != Counter(found):
        return False
    regions = [part.region(b, s, place) for place in places]
    counts = [
        Counter((region, part.sort(b, s, thing)) for region, thing in zip(regions, lying, strict=True)) for lying in (things, found)
    ]
    return counts[0] == counts[1]


def check_redrawn_alike(here: Situation, legal: list[int]) -> None:
    """
    States that a seat cannot tell apart are redrawn alike by the same generator: nothing hidden guides a seeded search.

    The true one by the rules as they are written, the other by compiled ones: so these redraw alike, too.
    """
    match, b, eng = here.match, here.match.board, here.quick_rules
    for seat in here.viewers:
        true, other, seed = match.state.copy(), here.indistinguishable(seat), here.chooser.getrandbits(40)
        redrawn = [rules.resample(b, state, seat, generator(seed)) for rules, state in ((here.rules, true), (eng, other))]
        here.require(redrawn[0] == redrawn[1], f"what is redrawn for seat {seat} does not depend on what it cannot know")
        action = here.chooser.choice(legal)
        if seat == match.seat and eng.why_not(b, other, action) == ALLOWED:
            for state in (true, other):
                eng.apply(b, state, action)
            if here.see(true, seat) == here.see(other, seat):
                redrawn = [eng.resample(b, state, seat, generator(seed)) for state in (true, other)]
                here.require(redrawn[0] == redrawn[1], f"nor does it after {match.text(action)!r}")


def check_chances(here: Situation, draws: int = DRAWS) -> None:
    """Every hidden thing is redrawn as likely as it should be; first when it is first there, and again when few ways are left."""
    game, b, s = here.match.game, here.match.board, here.match.state
    seat = here.chooser.choice(here.viewers)
    waiting = []
    for part in game.hidden:
        places = list(part.places(b, s, seat))
        if isinstance(part, Leftovers) or (len(places) < 2 and not isinstance(part, Draws)) or not places:
            continue
        listed = _listed(part, b, s, seat, places)
        if here.times[part.name] == 0 or (listed is not None and here.times[part.name] < LOOKS):
            here.times[part.name] += 1
            waiting.append((part, places, listed))
    if not waiting:
        return
    most = max([draws, *(DRAWS_EACH * len(listed) for _, _, listed in waiting if listed and len(listed) <= FEW)])
    redrawn = [here.redraw(seat) for _ in range(most)]
    for part, places, listed in waiting:
        found = [tuple(read_place(state, place) for place in places) for state in redrawn]
        _check_part(here, part, places, listed, found, seat)


def _listed(part: Heap | Draws, b: Record, s: Record, seat: int, places: list[Place]) -> list[Way] | None:
    """All ways in which this part may lie; None if they are many, or if some differ only in an order that says nothing."""
    if isinstance(part, Draws):
        return indistinguishable.all_draws(part, b, s, seat, len(places))
    if any(part.region(b, s, place) in part.unordered for place in places):
        return None
    return indistinguishable.all_arrangements(part, b, s, places, FEW)


def _check_part(
    here: Situation, part: Heap | Draws, places: list[Place], listed: list[Way] | None, found: list[Way], seat: int
) -> None:
    """Count what was redrawn of one part and compare it with what should be."""
    wrong = f"resample makes every way equally likely in which {part.name} may be for seat {seat}"
    if listed is not None and len(listed) <= FEW:
        shares: dict[Hashable, float] = {way: 1 / len(listed) for way in listed}
        here.require(not is_unlikely(Counter(found), shares), f"{wrong} ({len(listed)} ways)")
        return
    at_places = _shares(here, part, places, listed, seat, len(found))
    for index, shares_here in at_places.items():
        counted: Counter[Hashable] = Counter(way[index] for way in found)
        here.require(not is_unlikely(counted, shares_here), f"{wrong}: {places[index]}")
    if isinstance(part, Heap):
        for triple in _triples(here, part, places):
            orders: Counter[Hashable] = Counter(
                _order(way, triple) for way in found if len({way[i] for i in triple}) == len(triple)
            )
            even: dict[Hashable, float] = dict.fromkeys(permutations(range(3)), 1 / 6)
            here.require(not is_unlikely(orders, even), f"{wrong}: the order of {[places[i] for i in triple]}")


def _shares(
    here: Situation, part: Heap | Draws, places: list[Place], listed: list[Way] | None, seat: int, draws: int
) -> dict[int, dict[Hashable, float]]:
    """How likely each thing lies at each place whose content says something, by the index of the place."""
    b, s = here.match.board, here.match.state
    if isinstance(part, Heap):
        shares = indistinguishable.shares_at(part, b, s, places)
        telling = [i for i, place in enumerate(places) if part.region(b, s, place) not in part.unordered]
        return {index: shares[index] for index in telling}
    ways = listed or [tuple(indistinguishable.redrawn(part, b, s, seat, places, here.chooser)) for _ in range(SAMPLE * draws)]
    return {
        index: {value: times / len(ways) for value, times in Counter(way[index] for way in ways).items()}
        for index in range(len(places))
    }


def _triples(here: Situation, part: Heap, places: list[Place]) -> Iterable[tuple[int, ...]]:
    """Some threes of places of the same region: neighbours, and any. No order of what lies there is likelier than another."""
    b, s = here.match.board, here.match.state
    regions: dict[Hashable, list[int]] = {}
    for index, place in enumerate(places):
        regions.setdefault(part.region(b, s, place), []).append(index)
    for region, indices in regions.items():
        if len(indices) >= 3 and region not in part.unordered:
            yield tuple(indices[:3])
            for _ in range(TRIPLES):
                yield tuple(sorted(here.chooser.sample(indices, 3)))


def _order(way: Way, triple: tuple[int, ...]) -> tuple[int, ...]:
    """The places of the lowest, the middle and the highest of three things."""
    return tuple(sorted(range(len(triple)), key=lambda i: way[triple[i]]))
