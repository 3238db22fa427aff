"""Values as JSON: a table in which each record stands once, and what refers to it by its number.

A number, a text, a truth and nothing are themselves; a tuple is a list. All else is an object with
one key: ``{"r": 3}`` is record 3 of the table, ``{"s": [...]}`` a frozenset, ``{"d": [[key, value],
...]}`` a dict of the state, ``{"e": [2, "HAND"]}`` a member of enumeration 2, ``{"t": 2}`` the
class 2 itself, and ``{"i": "0x..."}`` a number that other programs could not read.
"""

from __future__ import annotations

import json
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any

from cardwright.saving.errors import SaveError, UnsavableError
from cardwright.saving.shapes import misfit
from cardwright.saving.vocabulary import Vocabulary, called, is_record
from cardwright_core._records import Record, field_names
from cardwright_core.abilities import Code
from cardwright_core.errors import nearest, shown
from cardwright_core.objects import Card

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["MOST", "Reader", "Writer"]

MOST = 10_000_000
"""How many values a record may stand for, all that it refers to written out."""

_PLAIN = 1 << 53  # what every reader of JSON takes for a whole number


class Writer:
    """Writes values, and remembers the records and classes that they are made of.

    `plugins` are the cards and keywords that the values name.
    """

    def __init__(self) -> None:
        """Begin with an empty table."""
        self.kinds: list[list[str]] = []
        self.rows: list[list[Any]] = []
        self.plugins: set[str] = set()
        self._vocabulary = Vocabulary()
        self._kind_of: dict[type, int] = {}
        self._row_of: dict[str, int] = {}
        self._known: dict[int, tuple[Record, int]] = {}
        self._within: list[type] = []

    def value(self, value: object, where: str) -> Any:  # noqa: ANN401 - JSON
        """Return a value as JSON; `where` it stands is said if it is none."""
        if value is None or type(value) in {bool, str}:
            return value
        if type(value) is int:
            return value if -_PLAIN < value < _PLAIN else {"i": hex(value)}
        if isinstance(value, Record):
            return {"r": self._record(value, where)}
        if type(value) is tuple:
            return [self.value(one, where) for one in value]
        if type(value) is frozenset:
            return {"s": sorted((self.value(one, where) for one in value), key=json.dumps)}
        return self._named(value, where)

    def _named(self, value: object, where: str) -> dict[str, Any]:
        if isinstance(value, Enum):
            return {"e": [self._kind(type(value), where), value.name]}
        if isinstance(value, type) and issubclass(value, Record):
            return {"t": self._kind(value, where)}
        raise self._unsavable(value, f"{where} holds {_told(value)}, which is no value")

    def _unsavable(self, value: object, message: str) -> UnsavableError:
        cls = value if isinstance(value, type) else type(value)
        of_value = getattr(value, "__module__", None) or cls.__module__
        return UnsavableError(message, (of_value, *(one.__module__ for one in self._within[::-1])))

    def table(self, table: Mapping[Any, Any], where: str, depth: int = 1) -> Any:  # noqa: ANN401 - JSON
        """Return one of the dicts that the state is made of, `depth` of them within each other."""
        inner = self.value if depth == 1 else partial(self.table, depth=depth - 1)
        return {
            "d": [
                [self.value(key, where), inner(one, f"{where}[{_told(key)}]")]
                for key, one in table.items()
            ]
        }

    def _record(self, value: Record, where: str) -> int:
        known = self._known.get(id(value))
        if known is not None:
            return known[1]
        kind: Any = type(value)
        inside = f"{where}: {kind.__qualname__}"
        row: list[Any] = [self._kind(kind, where)]
        self._within.append(kind)
        row.extend(
            self.value(getattr(value, name), f"{inside}.{name}") for name in field_names(kind)
        )
        self._within.pop()
        if isinstance(value, Code):
            self.plugins.add(value.plugin)
        elif isinstance(value, Card):
            self.plugins.add(value.slug)
        number = self._row_of.setdefault(json.dumps(row), len(self.rows))
        if number == len(self.rows):
            self.rows.append(row)
        self._known[id(value)] = (value, number)  # kept, so that nothing else gets its id
        return number

    def _kind(self, cls: type, where: str) -> int:
        found = self._kind_of.get(cls)
        if found is None:
            if not self._vocabulary.knows(cls):
                self._vocabulary = Vocabulary()
            if not self._vocabulary.knows(cls):
                message = f"{where} holds a value of {called(cls)}, and another class has that name"
                raise self._unsavable(cls, message)
            found = self._kind_of[cls] = len(self.kinds)
            self.kinds.append([called(cls), *(field_names(cls) if is_record(cls) else ())])
        return found


def _told(value: object) -> str:
    return shown(repr(value))


class Reader:
    """Reads values from the table of a file; all that it makes is in the vocabulary."""

    def __init__(self, kinds: Sequence[Sequence[str]], rows: Sequence[Any]) -> None:
        """Read the table: a row may refer only to those before it."""
        vocabulary = Vocabulary()
        self._kinds = [
            _Kind(
                vocabulary.kind("".join(kind[:1]), f"kinds[{place}]"), kind[1:], f"kinds[{place}]"
            )
            for place, kind in enumerate(kinds)
        ]
        self._rows: list[Record] = []
        self._sizes: list[int] = []
        self._size = 0
        for place, row in enumerate(rows):
            self._size = 1
            self._rows.append(self._row(row, f"values[{place}]"))
            if self._size > MOST:
                reason = f"it stands for more than {MOST:,} values"
                raise SaveError(f"values[{place}]", reason)
            self._sizes.append(self._size)

    def value(self, raw: Any, where: str) -> Any:  # noqa: ANN401 - JSON, and any value
        """Return what `raw` stands for."""
        self._size += 1
        if raw is None or type(raw) in {bool, str}:
            return raw
        if type(raw) is int:
            if not -_PLAIN < raw < _PLAIN:
                reason = f'a number as large as {shown(hex(raw), 30)} is written {{"i": "0x..."}}'
                raise SaveError(where, reason)
            return raw
        if type(raw) is list:
            return tuple([self.value(one, where) for one in raw])
        if type(raw) is dict and len(raw) == 1:
            ((sign, content),) = raw.items()
            read = _SIGNS.get(sign)
            if read is not None:
                return read(self, content, where)
        reason = f"expected a value, got {_short(raw)}"
        raise SaveError(where, reason)

    def table(self, raw: Any, where: str, depth: int = 1) -> dict[Any, Any]:  # noqa: ANN401 - JSON
        """Return the dict of the state that `raw` stands for; only the state has any."""
        pairs = raw.get("d") if type(raw) is dict and len(raw) == 1 else None
        if type(pairs) is not list or not all(type(p) is list and len(p) == 2 for p in pairs):  # noqa: PLR2004 - a pair
            reason = f'expected {{"d": [[key, value], ...]}}, got {_short(raw)}'
            raise SaveError(where, reason)
        inner = self.value if depth == 1 else partial(self.table, depth=depth - 1)
        found = {self.value(key, where): inner(one, where) for key, one in pairs}
        if len(found) < len(pairs):
            reason = "a key stands in it twice"
            raise SaveError(where, reason)
        return found

    def _row(self, row: Any, where: str) -> Record:  # noqa: ANN401 - JSON
        if type(row) is not list or not row:
            reason = f"expected a record, got {_short(row)}"
            raise SaveError(where, reason)
        kind = self._kind(row[0], where)
        return kind.made([self.value(one, where) for one in row[1:]], where)

    def _kind(self, number: object, where: str) -> _Kind:
        if type(number) is not int or not 0 <= number < len(self._kinds):
            reason = f"there is no kind {_short(number)}: the file has {len(self._kinds)}"
            raise SaveError(where, reason)
        return self._kinds[number]

    def _of_record(self, content: object, where: str) -> Record:
        if type(content) is not int or not 0 <= content < len(self._rows):
            reason = f"it refers to record {_short(content)}, which is not before it"
            raise SaveError(where, reason)
        if content < len(self._sizes):
            self._size += self._sizes[content]
        return self._rows[content]

    def _of_set(self, content: object, where: str) -> frozenset[Any]:
        return frozenset(self._listed(content, where))

    def _listed(self, content: object, where: str) -> tuple[Any, ...]:
        if type(content) is not list:
            reason = f"expected a list, got {_short(content)}"
            raise SaveError(where, reason)
        return tuple([self.value(one, where) for one in content])

    def _of_enum(self, content: object, where: str) -> Enum:
        if type(content) is not list or len(content) != 2:  # noqa: PLR2004 - a pair
            reason = f"expected an enumeration and a name, got {_short(content)}"
            raise SaveError(where, reason)
        cls, name = self._kind(content[0], where).cls, content[1]
        members: Mapping[str, Enum] = cls.__members__ if issubclass(cls, Enum) else {}
        if type(name) is not str or name not in members:
            near = " or ".join(nearest(str(name), members)) or ", ".join(members) or "none"
            reason = f"{cls.__qualname__} has no member {_short(name)}; it has {near}"
            raise SaveError(where, reason)
        return members[name]

    def _of_type(self, content: object, where: str) -> type:
        found: type = self._kind(content, where).cls
        return found

    def _of_number(self, content: object, where: str) -> int:
        try:
            return int(content, 16)  # type: ignore[call-overload,no-any-return]  # else a TypeError
        except (TypeError, ValueError):
            reason = f"expected a number in hexadecimal digits, got {_short(content)}"
            raise SaveError(where, reason) from None


_SIGNS: dict[str, Any] = {
    "r": Reader._of_record,  # noqa: SLF001 - a table of its own methods
    "s": Reader._of_set,  # noqa: SLF001 - as above
    "e": Reader._of_enum,  # noqa: SLF001 - as above
    "t": Reader._of_type,  # noqa: SLF001 - as above
    "i": Reader._of_number,  # noqa: SLF001 - as above
}


class _Kind:
    """A class that a file names, with the fields that the class had as the file was written."""

    def __init__(self, cls: Any, saved: Sequence[str], where: str) -> None:  # noqa: ANN401 - a class made by attrs
        self.cls, self._saved = cls, tuple(saved)
        if not is_record(cls):
            return
        fields = field_names(cls)
        for name in saved:
            if name not in fields:
                near = " or ".join(map(repr, nearest(name, fields))) or ", ".join(fields) or "none"
                reason = f"{called(cls)} has no field {shown(name)!r}; it has {near}"
                raise SaveError(where, reason)

    def made(self, values: list[Any], where: str) -> Record:
        """Return the record with these values of the fields."""
        if not is_record(self.cls):
            reason = f"{called(self.cls)} is no record that could be made"
            raise SaveError(where, reason)
        if len(values) != len(self._saved):
            reason = f"{called(self.cls)} has {len(self._saved)} fields here, not {len(values)}"
            raise SaveError(where, reason)
        given = dict(zip(self._saved, values, strict=True))
        wrong = misfit(self.cls, given)
        if wrong:
            raise SaveError(where, wrong)
        try:
            made: Record = self.cls(**given)
        except TypeError as error:
            raise SaveError(where, f"{called(self.cls)}: {error}") from None
        return made


def _short(value: object) -> str:
    try:
        return shown(repr(value), 60)
    except (ValueError, RecursionError):  # a number too long to be written, or lists in lists
        return "something too long to be told"
