"""Words for groups of objects that the rules define: historic, outlaws, a party (700)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.mana import Color
from cardwright_core.matching import paired
from cardwright_core.terms import Filter, Test
from cardwright_core.watching import NOTHING
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.filters import AnyOf, Is

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = [
    "FULL_PARTY",
    "HISTORIC",
    "MODIFIED",
    "OUTLAW",
    "PARTY",
    "WORTHY",
    "FullParty",
    "IsModified",
    "IsWorthy",
    "PartySize",
]

HISTORIC = AnyOf((Is("Legendary"), Is("Artifact"), Is("Saga")))
"""What is legendary, an artifact or a Saga (700.6)."""

OUTLAW = AnyOf(tuple(map(Is, ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"))))
"""What has one of five creature types (700.12)."""

_PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")


@record
class IsModified(Filter):
    """A permanent with counters, that is equipped, or enchanted by its controller (700.9)."""

    english = "modified ..."

    @property
    def watches(self) -> frozenset[str]:
        """It looks at objects only."""
        return NOTHING

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is so."""
        del self, by
        if view.object.counters:
            return True
        attached = (other for other in game.permanents() if other.object.attached == view.id)
        return any(
            other.is_a("Equipment") or (other.is_a("Aura") and other.controller == view.controller)
            for other in attached
        )


@record
class IsWorthy(Filter):
    """A creature that is legendary, no Villain, and red or white (700.16)."""

    english = "worthy ..."

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its types and colors."""
        return frozenset({"copy", "text", "type", "color"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is so."""
        del self, game, by
        colors = view.characteristics.colors
        noble = view.is_a("Creature") and view.is_a("Legendary") and not view.is_a("Villain")
        return noble and not colors.isdisjoint({Color.RED, Color.WHITE})


MODIFIED = IsModified()
WORTHY = IsWorthy()


@record
class PartySize(Count):
    """How many creatures are in your party: one of each of four types at most (700.8).

    Who has several of the types is counted for one of them, so that there are as many as can be.
    """

    english = "the number of creatures in your party"

    @property
    def watches(self) -> frozenset[str]:
        """It looks at objects only."""
        return NOTHING

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        del self
        roles = (
            frozenset(filter(view.is_a, _PARTY))
            for view in game.permanents(by.controller)
            if view.is_a("Creature")
        )
        return _most_roles([role for role in roles if role])


def _most_roles(members: list[frozenset[str]]) -> int:
    """Return how many roles can be filled, each with a creature of its own (700.8b)."""
    fitting = [[place for place, one in enumerate(members) if role in one] for role in _PARTY]
    return max(
        number
        for number in range(len(_PARTY) + 1)
        if any(paired(some) is not None for some in combinations(fitting, number))
    )


@record
class FullParty(Test):
    """There are four creatures in your party (700.8c)."""

    english = "you have a full party"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether there are."""
        del self, event
        return PartySize().value(game, by) == len(_PARTY)


PARTY = PartySize()
FULL_PARTY = FullParty()
