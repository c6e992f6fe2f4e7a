"""The part of msgspec that tables use, in plain Python: for a page, which has no compiled packages.

`install` makes it importable as `msgspec`, so that tables, their steps and their messages are the same code in a page as at a
server. tests/local/test_structs.py compares it with msgspec over all of them.
"""

from __future__ import annotations

import base64
import json as stdlib_json
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

Convert = Callable[[Any], Any]
KIND = "type"
"""The key of the tag where a class names no other."""
RAW = re.compile('"\ufdd0(\\d+)\ufdd1"')
"""Where an encoded part goes; both characters are none, so no text that is sent contains them."""


class DecodeError(ValueError):
    """What was sent is no JSON."""


class ValidationError(DecodeError):
    """What was sent is not of the type that was expected."""


class UnsetType:
    """The type of UNSET."""

    def __bool__(self) -> bool:
        return False


UNSET = UnsetType()
"""A field that is left out."""


class Raw:
    """A part that is encoded already."""

    __slots__ = ("encoded",)

    def __init__(self, encoded: bytes) -> None:
        self.encoded = encoded

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Raw) and self.encoded == other.encoded

    __hash__ = None  # type: ignore[assignment]


@dataclass(frozen=True)
class Meta:
    """Bounds of a value."""

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None

    def fault(self, value: Any) -> str | None:
        """What is wrong with a value of the right type."""
        if (self.ge is not None and value < self.ge) or (self.le is not None and value > self.le):
            return f"a number from {self.ge} to {self.le} was expected"
        if (self.min_length is not None and len(value) < self.min_length) or (
            self.max_length is not None and len(value) > self.max_length
        ):
            return f"a length from {self.min_length or 0} to {self.max_length} was expected"
        if self.pattern is not None and re.search(self.pattern, value) is None:
            return f"text like {self.pattern} was expected"
        return None


NOTHING: Any = object()
"""The default of a field that has none."""


@dataclass(frozen=True)
class Field:
    """How a field of a struct is filled and what it is called in JSON."""

    default: Any = NOTHING
    default_factory: Any = NOTHING
    name: str | None = None

    def value(self) -> Any:
        """What it is when it is left out."""
        return self.default if self.default_factory is NOTHING else self.default_factory()

    @property
    def is_needed(self) -> bool:
        """Whether it has to be given."""
        return self.default is NOTHING and self.default_factory is NOTHING


def field(*, default: Any = NOTHING, default_factory: Any = NOTHING, name: str | None = None) -> Any:
    """Declare a field of a struct."""
    return Field(default, default_factory, name)


def _declared(given: Any) -> Field:
    """A default as it is written in a class: empty lists and dictionaries are made anew for every struct."""
    if isinstance(given, Field):
        return given
    return Field(default_factory=type(given)) if type(given) in (list, dict, set) else Field(given)


class StructMeta(type):
    """Makes structs of annotated classes."""

    _tag: str | None
    _own_tag: str | None
    _tag_field: str
    _omits: bool
    _strict: bool

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], *, tag: str | None = None, tag_field: str | None = None,
        frozen: bool = False, kw_only: bool = False, omit_defaults: bool = False, forbid_unknown_fields: bool = False,
    ) -> Any:  # fmt: skip
        """A class whose annotations are the fields."""
        annotations = dict(namespace.get("__annotations__", {}))
        own: dict[str, Field] = {}
        for each, kind in annotations.items():
            if not str(kind).startswith("ClassVar"):
                own[each] = _declared(namespace.pop(each)) if each in namespace else Field()
        made: Any = super().__new__(mcs, name, bases, namespace)
        above = [base for base in made.__mro__[1:] if isinstance(base, StructMeta)]
        made._fields = {each: about for base in reversed(above) for each, about in base.__dict__["_fields"].items()} | own
        keyword = {each for base in above[::-1] for each in base.__dict__["_keyword"]}
        made._keyword = (keyword - own.keys()) | (own.keys() if kw_only else set())
        made._places = [each for each in made._fields if each not in made._keyword]
        made._own_tag = tag or next((base._own_tag for base in above if base._own_tag is not None), None)
        is_tagged = tag_field is not None or any(base._tag is not None for base in above)
        made._tag = made._own_tag or (name if is_tagged else None)
        made._tag_field = tag_field or (above[0]._tag_field if above else KIND)
        made._omits = omit_defaults or any(base._omits for base in above)
        made._strict = forbid_unknown_fields or any(base._strict for base in above)
        made._spelled = {each: about.name or each for each, about in made._fields.items()}
        made._frozen = frozen
        return made

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: Any) -> None:
        super().__init__(name, bases, namespace)


class Struct(metaclass=StructMeta):
    """A record with typed fields."""

    _fields: ClassVar[dict[str, Field]]
    _keyword: ClassVar[set[str]]
    _places: ClassVar[list[str]]
    _spelled: ClassVar[dict[str, str]]
    _tag: ClassVar[str | None]
    _own_tag: ClassVar[str | None]
    """The tag of a class or one that it inherits; by default its name."""
    _tag_field: ClassVar[str]
    _omits: ClassVar[bool]
    _strict: ClassVar[bool]
    _frozen: ClassVar[bool]

    def __init__(self, *given: Any, **named: Any) -> None:
        if len(given) > len(self._places):
            raise TypeError(f"{type(self).__name__} takes {len(self._places)} values, not {len(given)}")
        values = dict(zip(self._places, given, strict=False))
        for name, value in named.items():
            if name in values or name not in self._fields:
                raise TypeError(f"{type(self).__name__}: unexpected {name!r}")
            values[name] = value
        for name, about in self._fields.items():
            if name not in values:
                if about.is_needed:
                    raise TypeError(f"{type(self).__name__} lacks {name!r}")
                values[name] = about.value()
        self.__dict__.update(values)

    def __setattr__(self, name: str, value: Any) -> None:
        if self._frozen:
            raise AttributeError(f"{type(self).__name__} cannot be changed")
        object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        if not self._frozen:
            raise TypeError(f"{type(self).__name__} has no hash")
        return hash((type(self), *(self.__dict__[name] for name in self._fields)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={self.__dict__[name]!r}' for name in self._fields)})"


def replace(struct: Any, /, **changed: Any) -> Any:
    """The same with other values."""
    made = object.__new__(type(struct))
    made.__dict__.update(struct.__dict__)
    unknown = changed.keys() - struct._fields.keys()
    if unknown:
        raise TypeError(f"{type(struct).__name__} has no {sorted(unknown)}")
    made.__dict__.update(changed)
    return made


def asdict(struct: Any) -> dict[str, Any]:
    """The fields of a struct and their values."""
    return {name: struct.__dict__[name] for name in struct._fields}


# Writing


def encode(value: Any) -> bytes:
    """A value as JSON."""
    parts: list[str] = []

    def plain(other: Any) -> Any:
        if isinstance(other, Struct):
            return _fields_of(other)
        if isinstance(other, Raw):
            parts.append(other.encoded.decode())
            return f"\ufdd0{len(parts) - 1}\ufdd1"
        if isinstance(other, set | frozenset | Sequence) and not isinstance(other, bytes):
            return list(other)
        if isinstance(other, Mapping):
            return dict(other)
        if isinstance(other, bytes):
            return base64.b64encode(other).decode()
        if is_dataclass(other):
            return {each.name: getattr(other, each.name) for each in fields(other)}
        raise TypeError(f"{type(other).__name__} cannot be written as JSON")

    text = stdlib_json.dumps(value, default=plain, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    if parts:
        text = RAW.sub(lambda found: parts[int(found[1])], text)
    return text.encode()


def _fields_of(struct: Struct) -> dict[str, Any]:
    written: dict[str, Any] = {} if struct._tag is None else {struct._tag_field: struct._tag}
    values = struct.__dict__
    for name, spelled in struct._spelled.items():
        value = values[name]
        if value is UNSET or (struct._omits and not (about := struct._fields[name]).is_needed and value == about.value()):
            continue
        written[spelled] = value
    return written


class Encoder:
    """Writes JSON."""

    def encode(self, value: Any) -> bytes:
        """A value as JSON."""
        return encode(value)


# Reading


def decode(text: str | bytes | memoryview, *, type: Any = Any) -> Any:
    """A value of this type out of JSON; DecodeError when it is none."""
    return Decoder(type).decode(text)


class Decoder:
    """Reads values of one type out of JSON."""

    def __init__(self, type: Any = Any) -> None:
        self._type = type
        self._convert: Convert | None = None

    def __class_getitem__(cls, _: Any) -> Any:
        return cls

    def decode(self, text: str | bytes | memoryview) -> Any:
        """A value of this type; DecodeError when it is none."""
        if self._convert is None:
            self._convert = _reader(self._type)
        given = bytes(text) if isinstance(text, memoryview) else text
        try:
            found = stdlib_json.loads(given, parse_constant=_no_number)
        except UnicodeDecodeError as fault:
            raise DecodeError(f"this is no text: {fault}") from None
        except stdlib_json.JSONDecodeError as fault:
            raise DecodeError(f"this is no JSON: {fault}") from None
        return self._convert(found)


def _no_number(constant: str) -> Any:
    raise DecodeError(f"{constant} is no number")


def _reader(kind: Any) -> Convert:
    """What makes a value of this type of plain JSON, or raises ValidationError."""
    origin, inside = get_origin(kind), get_args(kind)
    if kind is Any or kind is object:
        return lambda value: value
    if origin is Annotated:
        return _bounded(_reader(inside[0]), [each for each in inside[1:] if isinstance(each, Meta)])
    if origin is Literal:
        return _one_of(inside)
    if origin in (Union, UnionType):
        return _either(inside)
    if origin is tuple and inside[-1] is not Ellipsis:
        return _each_its_own([_reader(each) for each in inside])
    if origin in (list, set, frozenset, tuple, Sequence):
        return _several(list if origin is Sequence else origin, _reader(inside[0]))
    if kind in (list, set, dict):
        return _of_class(kind)
    if origin in (dict, Mapping):
        return _mapping(_key_reader(inside[0]), _reader(inside[1]))
    if isinstance(kind, StructMeta):
        return _struct_reader(kind)
    if is_dataclass(kind):
        return _dataclass_reader(kind)
    if kind is NoneType:
        return _of_class(NoneType)
    return {int: _whole, float: _number, str: _of_class(str), bool: _of_class(bool), bytes: _bytes}[kind]


def _each_its_own(readers: Sequence[Convert]) -> Convert:
    """A list with a value of its own type at every place."""

    def convert(value: Any) -> Any:
        if not isinstance(value, list) or len(value) != len(readers):
            raise _expected(f"array` of length `{len(readers)}")
        return tuple(read(each) for read, each in zip(readers, value, strict=True))

    return convert


def _expected(what: str) -> ValidationError:
    return ValidationError(f"Expected `{what}`")


def _of_class(kind: type) -> Convert:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise _expected(kind.__name__)
        return value

    return read


def _whole(value: Any) -> int:
    if type(value) is int:
        return value
    raise _expected("int")


def _number(value: Any) -> float:
    if type(value) not in (int, float):
        raise _expected("float")
    return float(value)


def _bytes(value: Any) -> bytes:
    try:
        return base64.b64decode(value, validate=True)
    except (TypeError, ValueError):
        raise _expected("bytes") from None


def _bounded(read: Convert, bounds: Iterable[Meta]) -> Convert:
    def within(value: Any) -> Any:
        found = read(value)
        for each in bounds:
            if fault := each.fault(found):
                raise ValidationError(fault)
        return found

    return within


def _one_of(allowed: Sequence[Any]) -> Convert:
    def read(value: Any) -> Any:
        if not any(type(value) is type(each) and value == each for each in allowed):
            raise _expected(" | ".join(map(str, allowed)))
        return value

    return read


def _either(kinds: Sequence[Any]) -> Convert:
    """One of several types: structs are distinguished by their tags, all others by trying them in turn."""
    tagged: dict[Any, Any] = {kind._tag: kind for kind in kinds if isinstance(kind, StructMeta) and kind._tag is not None}
    others = [_reader(kind) for kind in kinds if kind not in tagged.values() and kind is not UnsetType]
    name = next(iter(tagged.values()))._tag_field if tagged else KIND

    def read(value: Any) -> Any:
        if tagged and type(value) is dict:
            chosen = tagged.get(value.get(name))
            if chosen is None:
                raise ValidationError(f"Invalid value {value.get(name)!r} - at `$.{name}`")
            return _struct_reader(chosen)(value)
        fault = _expected("another type")
        for each in others:
            try:
                return each(value)
            except ValidationError as why:
                fault = why
        raise fault

    return read


def _several(made: Callable[[Iterable[Any]], Any], read: Convert) -> Convert:
    def read_all(value: Any) -> Any:
        if type(value) is not list:
            raise _expected("array")
        return made(map(read, value))

    return read_all


def _key_reader(kind: Any) -> Convert:
    """Names in JSON are text, also where they stand for numbers."""
    read = _reader(kind)
    return (lambda name: read(int(name))) if kind is int else read


def _mapping(read_key: Convert, read: Convert) -> Convert:
    def read_all(value: Any) -> Any:
        if type(value) is not dict:
            raise _expected("object")
        return {read_key(name): read(each) for name, each in value.items()}

    return read_all


@cache
def _struct_reader(kind: Any) -> Convert:
    read_fields: dict[str, tuple[str, Convert]] = {}

    def read(value: Any) -> Any:
        if type(value) is not dict:
            raise _expected("object")
        if not read_fields:
            kinds = get_type_hints(kind, include_extras=True)
            read_fields.update({spelled: (name, _reader(kinds[name])) for name, spelled in kind._spelled.items()})
        values = {}
        for spelled, each in value.items():
            if spelled in read_fields:
                name, convert = read_fields[spelled]
                values[name] = convert(each)
            elif kind._strict and not (kind._tag is not None and spelled == kind._tag_field):
                raise ValidationError(f"Object contains unknown field `{spelled}`")
        if kind._tag is not None and kind._tag_field in value and value[kind._tag_field] != kind._tag:
            raise ValidationError(f"Invalid value {value[kind._tag_field]!r} - at `$.{kind._tag_field}`")
        for name, about in kind._fields.items():
            if name not in values and about.is_needed:
                raise ValidationError(f"Object missing required field `{kind._spelled[name]}`")
        return kind(**values)

    return read


def _dataclass_reader(kind: Any) -> Convert:
    kinds = get_type_hints(kind)
    read = {each.name: _reader(kinds[each.name]) for each in fields(kind)}

    def read_all(value: Any) -> Any:
        if type(value) is not dict:
            raise _expected("object")
        for each in fields(kind):
            if each.name not in value and each.default is MISSING and each.default_factory is MISSING:
                raise ValidationError(f"Object missing required field `{each.name}`")
        return kind(**{name: read[name](each) for name, each in value.items() if name in read})

    return read_all


def install() -> None:
    """Make `import msgspec` find this module from now on."""
    json, structs = ModuleType("msgspec.json"), ModuleType("msgspec.structs")
    json.__dict__.update(encode=encode, decode=decode, Encoder=Encoder, Decoder=Decoder)
    structs.__dict__.update(replace=replace, asdict=asdict)
    here: Any = sys.modules[__name__]
    here.json, here.structs = json, structs
    sys.modules.update({"msgspec": here, "msgspec.json": json, "msgspec.structs": structs})
