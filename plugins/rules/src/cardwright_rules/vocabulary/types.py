"""Changes of types and subtypes (205, 305.7, layer 4)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.counted import sized
from cardwright_core.layers import Change
from cardwright_rules.subtypes import CREATURE_TYPES, LAND_TYPES
from cardwright_rules.vocabulary.choices import CreatureType, chosen
from cardwright_rules.vocabulary.measures import mana_value

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = [
    "AddSupertypes",
    "AlsoChosenType",
    "EveryCreatureType",
    "LoseTypes",
    "ManaValueAsPT",
    "SetLandTypes",
]


@record
class AddSupertypes(Change):
    """It gets supertypes in addition to its own (205.4b, layer 4)."""

    english = "is {supertypes}"

    removes: ClassVar[bool] = False

    supertypes: tuple[str, ...]

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add those that it lacks."""
        del game, by
        was = view.characteristics
        more = tuple(word for word in self.supertypes if word not in was.supertypes)
        return view.replace(characteristics=was.replace(supertypes=(*was.supertypes, *more)))


@record
class AlsoChosenType(Change):
    """It is the type that was chosen in addition to its other types (layer 4)."""

    english = "is the chosen type in addition to its other types"

    removes: ClassVar[bool] = False

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add it; none, if none was chosen (607.5a)."""
        word = chosen(game, by, CreatureType.kind)
        was = view.characteristics
        if not isinstance(word, str) or word in was.subtypes:
            return view
        return view.replace(characteristics=was.replace(subtypes=(*was.subtypes, word)))


@record
class EveryCreatureType(Change):
    """It is every creature type (205.3m)."""

    english = "is every creature type"

    removes: ClassVar[bool] = False

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add all that it lacks."""
        del game, by
        was = view.characteristics
        return view.replace(characteristics=was.replace(subtypes=_every_type(was.subtypes)))


@lru_cache(maxsize=1024)
def _every_type(subtypes: tuple[str, ...]) -> tuple[str, ...]:
    others = tuple(word for word in subtypes if word not in _CREATURE_TYPES)
    return (*others, *CREATURE_TYPES)


@record
class LoseTypes(Change):
    """It isn't of these card types; it loses the subtypes that go with them too (205.1a)."""

    english = "isn't {types}"

    removes: ClassVar[bool] = False

    types: tuple[str, ...]

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Take them away."""
        del game, by
        was = view.characteristics
        types = tuple(word for word in was.types if word not in self.types)
        gone = frozenset[str]().union(*(_SUBTYPES.get(word, ()) for word in self.types))
        kept = frozenset[str]().union(*(_SUBTYPES.get(word, ()) for word in types))
        subtypes = tuple(word for word in was.subtypes if word not in gone or word in kept)
        return view.replace(characteristics=was.replace(types=types, subtypes=subtypes))


_SUBTYPES = {
    "Creature": frozenset(CREATURE_TYPES),
    "Kindred": frozenset(CREATURE_TYPES),
    "Land": frozenset(LAND_TYPES),
}
"""The subtypes that go with a card type, as far as they are listed (205.3)."""


@record
class ManaValueAsPT(Change):
    """Its base power and toughness are each its mana value (layer 7b)."""

    english = "has power and toughness each equal to its mana value"

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Set them; a noncreature permanent gets none (208.3a)."""
        del by
        value = mana_value(game, view)
        now = view.characteristics.replace(power=value, toughness=value)
        return sized(view.replace(characteristics=now))


@record
class SetLandTypes(Change):
    """Its land types are these and no other (305.7).

    It loses what its text, its old types and copy effects gave it: all that it has in this layer.
    What other effects give it comes later; the abilities of the new types follow by themselves.
    """

    english = "is {types}"

    types: tuple[str, ...]

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Set them."""
        del game, by
        was = view.characteristics
        others = tuple(word for word in was.subtypes if word not in LAND_TYPES)
        now = was.replace(subtypes=(*others, *self.types), abilities=())
        return view.replace(characteristics=now)


_CREATURE_TYPES = frozenset(CREATURE_TYPES)
