"""Morph, megamorph and disguise: cast face down for {3}, turned face up later (702.37, 702.168)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.errors import PluginError
from cardwright_core.mana import ManaCost
from cardwright_core.proposal import Way
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.face_down import FACE_DOWN, TurnsFaceUp, face_down
from cardwright_rules.keywords.ward import Ward

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.objects import Counters, View

_THREE = Cost(ManaCost(("3",)))


@record
class Morphing(TurnsFaceUp):
    """It may be cast face down as that, and turned face up for a cost."""

    name: str
    cost: Cost
    down: Characteristics = FACE_DOWN
    counters: Counters = ()

    def cost_to_turn(self) -> tuple[str, Cost, Counters]:
        """702.37e, 702.168d"""
        return self.name, self.cost, self.counters

    @hookimpl
    @functions_in(Zone.HAND, Zone.EXILE, Zone.GRAVEYARD, Zone.COMMAND)
    def ways_to_cast(self, by: Instance, card: View) -> Way | None:
        """702.37c, 702.168b"""
        if card.id != by.source.id:
            return None
        return Way(self.name, form=face_down(self.name, self.down), cost=_THREE)


def _morphing(
    name: str, mana: str, down: Characteristics = FACE_DOWN, counters: Counters = ()
) -> tuple[Ability, ...]:
    cost = Cost(ManaCost.parse(mana))
    if not mana or cost.mana.variable:
        message = f"{name} needs a cost of mana without X, as in '{name} {{2}}{{G}}', got {mana!r}"
        raise PluginError(message)
    return (StaticAbility(Morphing(name, cost, down, counters), keyword=name),)


class Morph(Keyword):
    name, rule = "morph", "702.37"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.37a"""
        return _morphing(self.name, parameter)


class Megamorph(Keyword):
    name, rule = "megamorph", "702.37b"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.37b"""
        return _morphing(self.name, parameter, counters=(("+1/+1", 1),))


class Disguise(Keyword):
    name, rule = "disguise", "702.168"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.168a"""
        warded = FACE_DOWN.replace(abilities=Ward().stands_for("{2}"))
        return _morphing(self.name, parameter, warded)
