"""Layouts: how the sets of characteristics on a card belong together (709 to 722)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.errors import InputError
from cardwright_core.faces import Layout
from cardwright_core.mana import ManaCost

if TYPE_CHECKING:
    from cardwright_core.characteristics import Characteristics

__all__ = ["FLIP", "MODAL", "OMEN", "PREPARATION", "TRANSFORMING", "Melding", "Prototype"]


@record
class _Transforming(Layout):
    """A back of which the mana value is that of the front (202.3b)."""

    def arranged(
        self, front: Characteristics, faces: tuple[Characteristics, ...]
    ) -> Characteristics:
        """Count each back as though it had the front's cost."""
        backs = tuple(face.replace(counts_as=front.cost or ManaCost()) for face in faces)
        return front.replace(faces=backs, layout=self)


TRANSFORMING = _Transforming("transforming", lasting=True, two_sided=True, turns=True)
"""A nonmodal double-faced card (712.2)."""

MODAL = Layout("modal", castable=True, lasting=True, two_sided=True, turns=True)
"""A modal double-faced card (712.3)."""

OMEN = Layout("omen", castable=True)
"""An omen card (720)."""

PREPARATION = Layout("preparation")
"""A preparation card: copies of its inset are cast, never the card as that (722.3)."""


@record
class _Flip(Layout):
    """A bottom half that has the cost and the colors of the top (710.1c)."""

    def arranged(
        self, front: Characteristics, faces: tuple[Characteristics, ...]
    ) -> Characteristics:
        """Give them."""
        halves = tuple(face.replace(cost=front.cost, colors=front.colors) for face in faces)
        return front.replace(faces=halves, layout=self)


FLIP = _Flip("flip", alternative=True)
"""A flip card (710)."""


@record
class Prototype(Layout):
    """Another mana cost, power and toughness, and the colors that the cost gives (718.3b)."""

    cost: str = ""
    power: int = 0
    toughness: int = 0

    def arranged(
        self, front: Characteristics, faces: tuple[Characteristics, ...]
    ) -> Characteristics:
        """Make the second set from the first."""
        if faces:
            message = f"{front.name}: a prototype has no face beside its cost, power and toughness"
            raise InputError(message)
        cost = ManaCost.parse(self.cost)
        small = front.replace(
            cost=cost,
            colors=cost.colors or front.colors,
            power=self.power,
            toughness=self.toughness,
        )
        return front.replace(faces=(small,), layout=self)


@record
class Melding(Layout):
    """One of a pair that melds; its back is the whole of what they become (712.4)."""

    other: str = ""
