"""What a seat can know: only the order of stacks and decks is hidden, and from everybody alike."""

from megawatt.games.barrage.names import COLOURS, PER_LEVEL, PER_STACK, STACK
from megawatt.games.barrage.state import AUTOMA_TILES
from megawatt.kernel.chance import below, put_in_order, shuffle
from megawatt.kernel.dealing import redraw_chance
from megawatt.kernel.rules import rule

USED_PER_LEVEL = 5


@rule
def resample(b, s, seat, luck):
    """Redraw the order of contracts, advanced tiles, external works and automa tiles, and the chance to come.

    Each heap is put in order first: what is redrawn depends on what could be there, not on what is.
    """
    for colour in range(COLOURS):
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
    top = s.stack_at[colour]
    unseen = s.stack_count[colour] - s.stack_known[colour]
    for i in range(unseen):
        for later in range(i + 1, unseen):
            if s.stack[colour, (top + later) % STACK] < s.stack[colour, (top + i) % STACK]:
                swap_in_stack(s, colour, (top + i) % STACK, (top + later) % STACK)
    for i in range(unseen - 1, 0, -1):
        swap_in_stack(s, colour, (top + i) % STACK, (top + below(luck, i + 1)) % STACK)


@rule
def swap_in_stack(s, colour, here, there):
    """Exchange two contracts of a stack."""
    kept = s.stack[colour, here]
    s.stack[colour, here] = s.stack[colour, there]
    s.stack[colour, there] = kept


@rule
def shuffle_tiles(b, s, level, luck):
    """Advanced tiles of a level that were not opened yet, the one in the box included (Leeghwater)."""
    first = min(USED_PER_LEVEL, max(0, s.tiles_drawn - USED_PER_LEVEL * level))
    size = PER_LEVEL if b.leeghwater else USED_PER_LEVEL
    for i in range(first, size):
        for later in range(i + 1, size):
            if s.tile_order[level, later] < s.tile_order[level, i]:
                swap_tiles(s, level, i, later)
    for i in range(size - 1, first, -1):
        swap_tiles(s, level, i, first + below(luck, i - first + 1))


@rule
def swap_tiles(s, level, here, there):
    """Exchange two advanced tiles of a level."""
    kept = s.tile_order[level, here]
    s.tile_order[level, here] = s.tile_order[level, there]
    s.tile_order[level, there] = kept


@rule
def shuffle_works(s, level, luck):
    """External works of a stack that were not opened yet."""
    first = min(PER_STACK, max(0, s.works_drawn - PER_STACK * level))
    for i in range(first, PER_STACK):
        for later in range(i + 1, PER_STACK):
            if s.work_order[level, later] < s.work_order[level, i]:
                swap_works(s, level, i, later)
    for i in range(PER_STACK - 1, first, -1):
        swap_works(s, level, i, first + below(luck, i - first + 1))


@rule
def swap_works(s, level, here, there):
    """Exchange two external works of a stack."""
    kept = s.work_order[level, here]
    s.work_order[level, here] = s.work_order[level, there]
    s.work_order[level, there] = kept


@rule
def shuffle_pile(s, luck):
    """Automa tiles below the open one."""
    first = s.deck_at + 1
    put_in_order(s.deck, first, AUTOMA_TILES - first)
    shuffle(luck, s.deck, first, AUTOMA_TILES - first)
