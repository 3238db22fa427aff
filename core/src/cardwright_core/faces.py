"""Faces: the sets of characteristics of one card, and which of them an object has (709 to 730).

A :class:`Layout` says how the sets on a card belong together; a :class:`Form`, what an object has
of them at the moment. Which layouts there are, and what turns an object over, plugins say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record

if TYPE_CHECKING:
    from cardwright_core.cards import CardPlugin
    from cardwright_core.characteristics import Characteristics

__all__ = ["EXILED", "INSET", "SPLIT", "Component", "Faces", "Form", "Layout"]

EXILED = "exiled face down"
"""By what a card in exile is face down (406.3): it is in no other zone."""


@record
class Layout(Record):
    """How the further sets of characteristics of a card belong to it.

    If they are `combined`, the card has all of them at once, and a spell one (709.3, 709.4). One
    that is `castable` may be chosen as the card is played; a `lasting` choice holds for the
    permanent that the spell becomes. Of a `two_sided` card one side is up, and only that is copied
    (707.8); if it `turns`, it can be turned over while it is a permanent (701.27). If the second
    set is an `alternative`, the permanent has it by its status alone, copies included (710.2).
    """

    name: str
    combined: bool = False
    castable: bool = False
    lasting: bool = False
    two_sided: bool = False
    turns: bool = False
    alternative: bool = False

    def arranged(
        self, front: Characteristics, faces: tuple[Characteristics, ...]
    ) -> Characteristics:
        """Return the values of a card with these `faces`, which is `front` before them."""
        return front.replace(faces=faces, layout=self)


SPLIT = Layout("split", combined=True, castable=True)
"""Two halves (709)."""

INSET = Layout("inset", castable=True)
"""Another set that the object may have while it is a spell (715, 720)."""


@record
class Faces(Record):
    """What a card class says of its further sets of characteristics: each is a class of its own."""

    layout: Layout
    cards: tuple[type[CardPlugin], ...] = ()


@record
class Component(Record):
    """A card, or a token with its `values`, that represents a permanent below another (730.2)."""

    card: int = 0
    values: Characteristics | None = None


@record
class Form(Record):
    """What represents an object, where that is not one card that shows what is printed on it.

    `face` is the number of the set of characteristics that is up, 0 the first; `whole` are all
    sets of what is no card. `down` are the values that it has for as long as it is face down
    (708.2), by the ability or rule called `how`. A permanent that is `flipped` has the alternative
    set of a layout that has one. `under` are the other cards and tokens that represent it (730.2).
    `turned` is the moment at which it was last turned over (701.27f).
    """

    face: int = 0
    whole: Characteristics | None = None
    down: Characteristics | None = None
    how: str = ""
    flipped: bool = False
    under: tuple[Component, ...] = ()
    turned: int = 0

    def up(self, values: Characteristics) -> Characteristics:
        """Return which of the sets of characteristics of a card the object has (712.8)."""
        if not self.face or values.layout is None:
            return values
        return values.sets[self.face]

    def copiable(self, values: Characteristics) -> Characteristics:
        """Return the values as its being face down makes them; they are copied (707.2, 708.2)."""
        return values if self.down is None else self.down

    def shown(self, values: Characteristics) -> Characteristics:
        """Return the values as its whole status makes them (707.3)."""
        if self.down is not None:
            return self.down
        if self.flipped and values.layout is not None and values.layout.alternative:
            return values.faces[0]
        return values
