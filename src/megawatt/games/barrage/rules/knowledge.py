"""What a seat can know: only the order of stacks and decks is hidden, and from everybody alike."""

from megawatt.games.barrage.names import COLOURS, PER_LEVEL, PER_STACK, STACK
from megawatt.games.barrage.state import AUTOMA_TILES
from megawatt.kernel.chance import below
from megawatt.kernel.dealing import redraw_chance
from megawatt.kernel.rules import rule

USED_PER_LEVEL = 5


@rule
def resample(b, s, seat, words):
    """Redraw the order of contracts, advanced tiles, external works and automa tiles, and the chance to come."""
    for colour in range(COLOURS):
        shuffle_stack(s, colour, words)
    for level in range(3):
        shuffle_tiles(b, s, level, words)
        if b.leeghwater:
            shuffle_works(s, level, words)
    if b.automas > 0:
        shuffle_pile(s, words)
    redraw_chance(s.chance, words)


@rule
def shuffle_stack(s, colour, words):
    """Contracts that nobody has seen lie above those that were discarded in the open."""
    top = s.stack_at[colour]
    for i in range(s.stack_count[colour] - s.stack_known[colour] - 1, 0, -1):
        here, there = (top + i) % STACK, (top + below(words, i + 1)) % STACK
        kept = s.stack[colour, here]
        s.stack[colour, here] = s.stack[colour, there]
        s.stack[colour, there] = kept


@rule
def shuffle_tiles(b, s, level, words):
    """Advanced tiles of a level that were not opened yet, the one in the box included (Leeghwater)."""
    first = min(USED_PER_LEVEL, max(0, s.tiles_drawn - USED_PER_LEVEL * level))
    size = PER_LEVEL if b.leeghwater else USED_PER_LEVEL
    for i in range(size - 1, first, -1):
        other = first + below(words, i - first + 1)
        kept = s.tile_order[level, i]
        s.tile_order[level, i] = s.tile_order[level, other]
        s.tile_order[level, other] = kept


@rule
def shuffle_works(s, level, words):
    """External works of a stack that were not opened yet."""
    first = min(PER_STACK, max(0, s.works_drawn - PER_STACK * level))
    for i in range(PER_STACK - 1, first, -1):
        other = first + below(words, i - first + 1)
        kept = s.work_order[level, i]
        s.work_order[level, i] = s.work_order[level, other]
        s.work_order[level, other] = kept


@rule
def shuffle_pile(s, words):
    """Automa tiles below the open one."""
    first = s.deck_at + 1
    for i in range(AUTOMA_TILES - 1, first, -1):
        other = first + below(words, i - first + 1)
        kept = s.deck[i]
        s.deck[i] = s.deck[other]
        s.deck[other] = kept
