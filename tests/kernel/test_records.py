"""Records: one declaration gives the dtype and the view."""

import pickle

import numpy as np
import pytest

from megawatt.kernel.contract.events import Log
from megawatt.kernel.contract.registry import games
from megawatt.kernel.rules.records import _NUMPY_NAMES, Array, Record, i8, i16, i32, i64, u8, u32


class Box(Record):
    lid: int = i8
    coins: Array = i32[3]
    grid: Array = i16[2, 4]
    words: Array = i64[2]


def test_a_declaration_gives_the_dtype():
    assert Box.dtype.names == ("lid", "coins", "grid", "words")
    assert Box.dtype["coins"].shape == (3,)
    assert Box.dtype.itemsize % 8 == 0


class Uneven(Record):
    """Gaps of every size before a field, and at the end."""

    one: int = u8
    wide: int = i64
    two: Array = i8[3]
    half: int = i16
    three: Array = u8[2, 5]
    words: Array = u32[3]


@pytest.mark.parametrize(
    "record", [Box, Uneven, Log, *(kind for game in games(all_of_them=True) for kind in (game.State, game.Board))]
)
def test_the_layout_is_that_of_c_as_numpy_lays_it_out(record: type[Record]):
    aligned = np.dtype([(name, kind.code, kind.shape) for name, kind in record.fields.items()], align=True)
    assert record.offsets == {name: place[1] for name, place in aligned.fields.items()}
    assert record.dtype.itemsize == record.byte_size == -(-aligned.itemsize // 8) * 8
    assert [record.dtype[name] for name in record.fields] == [aligned[name] for name in record.fields]


def test_all_names_of_numpy_records_are_refused():
    own = {name for name in dir(np.record) if not name.startswith("_")}
    assert own <= set(_NUMPY_NAMES.split())


def test_view_and_record_are_the_same_memory():
    box = Box()
    box.lid = 7
    box.grid[1, 3] = -5
    assert box.record["lid"] == 7
    box.record["coins"][2] = 99
    assert box.coins[2] == 99
    assert box.record["grid"][1, 3] == -5


def test_a_copy_and_a_pickled_record_have_a_memory_of_their_own_in_all_its_forms():
    box = Box()
    box.rows["lid"], box.record["words"] = 1, (5, 6)
    for other in (box.copy(), pickle.loads(pickle.dumps(box))):
        assert (other.lid, list(other.words)) == (1, [5, 6])
        other.rows["lid"] = 2
        assert (other.lid, other.record["lid"], box.lid) == (2, 2, 1)


def test_values_read_as_plain_ints_and_never_overflow_silently():
    box = Box()
    box.lid = 100
    assert type(box.lid) is int
    assert box.lid + box.lid == 200
    with pytest.raises(ValueError):
        box.lid = 200
    with pytest.raises(ValueError):
        box.grid[0, 0] = 40_000


def test_save_and_restore_are_whole():
    box = Box()
    box.coins[0] = 5
    saved = box.save()
    box.coins[0] = 6
    twin = box.copy()
    box.restore(saved)
    assert (box.coins[0], twin.coins[0]) == (5, 6)
    assert box != twin


def test_a_view_on_one_record_of_an_array():
    boxes = np.zeros(3, Box.dtype)
    Box.of(boxes, 1).lid = 9
    assert boxes["lid"].tolist() == [0, 9, 0]


@pytest.mark.parametrize("name", ["round", "sum", "sort", "copy", "save", "dtype"])
def test_a_name_that_numpy_or_the_record_has_itself_is_refused_when_the_class_is_made(name):
    with pytest.raises(TypeError, match=name):
        type("Bad", (Record,), {name: i8})


def test_the_text_form_names_every_field():
    box = Box()
    box.coins[1] = 3
    assert "coins=[0, 3, 0]" in repr(box)
