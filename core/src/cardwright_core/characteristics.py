"""The characteristics of an object (109.3) and the type line that some of them come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.errors import InputError

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability
    from cardwright_core.faces import Layout
    from cardwright_core.mana import Color, ManaCost

__all__ = ["SUPERTYPES", "Characteristics", "TypeLine"]

SUPERTYPES = ("Basic", "Legendary", "Ongoing", "Snow", "World")
"""The supertypes (205.4a)."""


@record
class TypeLine(Record):
    """A type line taken apart (205.1)."""

    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]

    @staticmethod
    def parse(text: str) -> TypeLine:
        """Read ``Legendary Creature — Phyrexian Praetor``; a spaced hyphen serves as the dash."""
        left, _, right = text.replace(" - ", "—").partition("—")
        words = left.split()
        types = tuple(word for word in words if word not in SUPERTYPES)
        if not types:
            message = f"type line {text!r} names no card type (expected e.g. 'Creature — Bear')"
            raise InputError(message)
        supertypes = tuple(word for word in words if word in SUPERTYPES)
        return TypeLine(supertypes, types, tuple(right.split()))

    def __str__(self) -> str:
        """Return the line as it is printed."""
        left = " ".join(self.supertypes + self.types)
        return f"{left} — {' '.join(self.subtypes)}" if self.subtypes else left


@record
class Characteristics(Record):
    """What an object is: the values that copying and the layers work on (109.3).

    `faces` are the other sets of characteristics that it may have, as its `layout` says: an
    Adventure (715.2), halves (709.3), a back (712.8). `counts_as` is the cost of which it has the
    mana value, if that is not its own: that of its front (202.3b). It is no copiable value.
    """

    name: str = ""
    cost: ManaCost | None = None
    colors: frozenset[Color] = frozenset()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    abilities: tuple[Ability, ...] = ()
    faces: tuple[Characteristics, ...] = ()
    layout: Layout | None = None
    counts_as: ManaCost | None = None

    @property
    def sets(self) -> tuple[Characteristics, ...]:
        """All sets of characteristics that the object may have, by number."""
        if self.layout is not None and self.layout.combined:
            return self.faces
        return (self, *self.faces)

    @property
    def castable(self) -> tuple[Characteristics, ...]:
        """The sets of characteristics between which the player who plays it chooses."""
        return (self,) if self.layout is None or not self.layout.castable else self.sets

    @property
    def names(self) -> tuple[str, ...]:
        """Its names: a split card has one for each half (709.4a)."""
        if self.layout is not None and self.layout.combined:
            return tuple(face.name for face in self.faces)
        return (self.name,)

    @property
    def called(self) -> str:
        """What to call it in a message: an emblem has no name, nor what is face down (708.2a)."""
        return self.name or "a nameless object"

    @property
    def mana_value(self) -> int:
        """The mana value (202.3); 0 without a mana cost."""
        counted = self.cost if self.counts_as is None else self.counts_as
        return counted.mana_value if counted is not None else 0

    @property
    def for_copies(self) -> Characteristics:
        """What of it is copied: not the mana value of a front, nor the other side (707.8)."""
        if self.counts_as is None and (self.layout is None or not self.layout.two_sided):
            return self
        return self.replace(faces=(), layout=None, counts_as=None)

    @property
    def type_line(self) -> TypeLine:
        """The types as a line."""
        return TypeLine(self.supertypes, self.types, self.subtypes)

    def has(self, keyword: str) -> bool:
        """Whether one of the abilities is this keyword (702.1)."""
        return any(ability.keyword == keyword for ability in self.abilities)

    def is_a(self, word: str) -> bool:
        """Whether `word` is one of the supertypes, types or subtypes."""
        return word in self.types or word in self.subtypes or word in self.supertypes
