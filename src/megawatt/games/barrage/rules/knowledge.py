"""What a seat can know: only the order of stacks and decks is hidden, and from everybody alike."""

from megawatt.author import below, put_in_order, redraw_chance, rule, shuffle
from megawatt.games.barrage import names as n
from megawatt.games.barrage.state import AUTOMA_TILES

USED_PER_LEVEL = 5


@rule
def resample(b, s, seat, luck):
    """Redraw the order of contracts, advanced tiles, external works and automa tiles, and the chance to come.

    Each heap is put in order first: what is redrawn depends on what could be there, not on what is.
    """
    for colour in range(n.COLOURS):
        shuffle_stack(s, colour, luck)
    for level in range(3):
        shuffle_tiles(b, s, level, luck)
        if b.leeghwater:
            shuffle_works(s, level, luck)
    if b.automas > 0:
        shuffle_pile(s, luck)
    redraw_chance(s.chance, luck)


@rule
def shuffle_stack(s, colour, luck):
    """Contracts that nobody has seen lie above those that were discarded in the open."""
    redraw(s.stack, colour, s.stack_at[colour], s.stack_count[colour] - s.stack_known[colour], n.STACK, luck)


@rule
def shuffle_tiles(b, s, level, luck):
    """Advanced tiles of a level that were not opened yet, the one in the box included (Leeghwater)."""
    first = min(USED_PER_LEVEL, max(0, s.tiles_drawn - USED_PER_LEVEL * level))
    size = n.PER_LEVEL if b.leeghwater else USED_PER_LEVEL
    redraw(s.tile_order, level, first, size - first, size, luck)


@rule
def shuffle_works(s, level, luck):
    """External works of a stack that were not opened yet."""
    first = min(n.PER_STACK, max(0, s.works_drawn - n.PER_STACK * level))
    redraw(s.work_order, level, first, n.PER_STACK - first, n.PER_STACK, luck)


@rule
def redraw(heaps, heap, top, count, size, luck):
    """Put so many things of a heap in order, and shuffle them; behind its last place the heap goes on with its first."""
    for i in range(count):
        here = around(top + i, size)
        for later in range(i + 1, count):
            there = around(top + later, size)
            if heaps[heap, there] < heaps[heap, here]:
                exchange(heaps, heap, here, there)
    for i in range(count - 1, 0, -1):
        exchange(heaps, heap, around(top + i, size), around(top + below(luck, i + 1), size))


@rule
def around(place, size):
    """A place counted beyond the last one, counted from the first one again."""
    return place - size if place >= size else place


@rule
def exchange(heaps, heap, here, there):
    """Two things of a heap change places."""
    kept = heaps[heap, here]
    heaps[heap, here] = heaps[heap, there]
    heaps[heap, there] = kept


@rule
def shuffle_pile(s, luck):
    """Automa tiles below the open one."""
    first = s.deck_at + 1
    put_in_order(s.deck, first, AUTOMA_TILES - first)
    shuffle(luck, s.deck, first, AUTOMA_TILES - first)
