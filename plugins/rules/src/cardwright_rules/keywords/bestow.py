"""Bestow (702.103).

A spell cast bestowed is an Aura, and so is the permanent that it becomes, whatever that is a copy
of: as the spell resolves, an effect begins that makes it one for as long as it is bestowed. It ends
for good as the Aura comes off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, Duration, SpellAbility, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.continuous import Change, Layer, Part
from cardwright_core.lasting import Among, Lasting, begin_effect
from cardwright_core.mana import ManaCost
from cardwright_core.proposal import Way
from cardwright_core.specs import hookimpl
from cardwright_core.terms import TargetSpec, Test
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.keywords.enchant import Enchants
from cardwright_rules.vocabulary.changes import AddAbilities
from cardwright_rules.vocabulary.filters import CREATURE

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject, View

_NAME = "bestow"
_ENCHANT_CREATURE = StaticAbility(Enchants(CREATURE), keyword="enchant")


@record
class EntersBestowed(Record):
    """A bestowed Aura spell enters attached; without a legal target, as a creature (702.103e).

    The `creature` is what a copy of the spell becomes, that has no card to tell it (608.3f).
    """

    needs_targets: ClassVar[bool] = False

    creature: Characteristics

    def resolve(self, game: Game, by: Instance) -> None:
        """Put it onto the battlefield."""
        spell = game.state.objects[by.source.id]
        onto = move(game, spell.id, Zone.BATTLEFIELD, controller=spell.controller)
        if not spell.card:
            onto = onto.replace(values=self._copied(spell.copiable))
        if any(by.targets):
            _begin(game, by)
            onto = onto.replace(attached=by.targets[0][0])
        game.propose(onto, by)

    def _copied(self, aura: Characteristics) -> Characteristics:
        """Return what is below the effect, with the exceptions of the copy (707.9)."""
        return self.creature.replace(
            name=aura.name, cost=aura.cost, colors=aura.colors, supertypes=aura.supertypes
        )


def _begin(game: Game, by: Instance) -> None:
    """Let the effect begin that makes an Aura of what a spell becomes."""
    it = Among((by.source.id,))
    becomes = Part(Layer.TYPE, it, BecomesAura())
    gains = Part(Layer.ABILITY, it, AddAbilities((_ENCHANT_CREATURE,)))
    begin_effect(game, by, Bestowed((becomes, gains)), Duration.while_true(StaysBestowed()))


def _as_aura(values: Characteristics) -> Characteristics:
    """Return the values of an Aura enchantment that is nothing else (702.103b, 205.1a)."""
    return values.replace(types=("Enchantment",), subtypes=("Aura",), power=None, toughness=None)


@record
class BecomesAura(Change):
    """It is an Aura enchantment, and no creature (layer 4)."""

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Change its types."""
        del game, by
        return view.replace(characteristics=_as_aura(view.characteristics))


@record
class Bestowed(Lasting):
    """What makes a permanent an Aura for as long as it is bestowed."""

    def unattaches(self, item: GameObject) -> bool:
        """Whether it is about that Aura: from what it can't enchant it comes off (702.103f)."""
        return any(
            isinstance(one.affects, Among) and one.affects.includes(item) for one in self.parts
        )


@record
class StaysBestowed(Test):
    """The spell is there, or the permanent that it became, and that is attached (702.103f, g)."""

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is so, in play or phased out."""
        del event
        if game.exists(by.source.id):
            return True
        them = (game.state.objects[item] for zone in _THERE for item in game.state.zone(zone))
        those = [it for it in them if it.spell is not None and it.spell.source.id == by.source.id]
        return any(it.attached is not None for it in those)


_THERE = (Zone.BATTLEFIELD, Zone.PHASED_OUT)


@record
class Bestow(Record):
    """It may be cast bestowed."""

    cost: Cost

    @hookimpl
    @functions_in(Zone.HAND, Zone.EXILE, Zone.GRAVEYARD, Zone.COMMAND)
    def ways_to_cast(self, by: Instance, card: View) -> Way | None:
        """702.103a, 702.103b"""
        if card.id != by.source.id:
            return None
        values = card.object.copiable
        aura = _as_aura(values)
        becoming = SpellAbility(EntersBestowed(values), (TargetSpec(CREATURE),), keyword=_NAME)
        abilities = (becoming, _ENCHANT_CREATURE, *aura.abilities)
        return Way(_NAME, aura.replace(abilities=abilities), cost=self.cost)


class BestowKeyword(Keyword):
    name, rule = _NAME, "702.103"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.103a"""
        return (StaticAbility(Bestow(Cost(ManaCost.parse(parameter))), keyword=self.name),)
