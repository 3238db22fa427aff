"""Bestow (702.103)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, SpellAbility, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.continuous import Change, ContinuousEffect, Layer, Part
from cardwright_core.mana import ManaCost
from cardwright_core.proposal import Way
from cardwright_core.specs import hookimpl
from cardwright_core.stack import BecomesPermanent
from cardwright_core.terms import Filter, TargetSpec
from cardwright_core.zones import Zone
from cardwright_rules.keywords.enchant import Enchants, EntersAttached
from cardwright_rules.subtypes import CREATURE_TYPES
from cardwright_rules.vocabulary.changes import AddAbilities
from cardwright_rules.vocabulary.filters import CREATURE

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View

_NAME = "bestow"
_ENCHANT_CREATURE = StaticAbility(Enchants(CREATURE), keyword="enchant")


@record
class EntersBestowed(Record):
    """A bestowed Aura spell enters attached; without a legal target, as a creature (702.103e)."""

    needs_targets: ClassVar[bool] = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Put it onto the battlefield."""
        (EntersAttached() if any(by.targets) else BecomesPermanent()).resolve(game, by)


def _as_aura(values: Characteristics) -> Characteristics:
    """Return the values of an Aura enchantment that is no creature (702.103b)."""
    kept = tuple(word for word in values.subtypes if word not in CREATURE_TYPES)
    return values.replace(
        types=tuple(word for word in values.types if word != "Creature"),
        subtypes=(*kept, "Aura"),
        power=None,
        toughness=None,
    )


@record
class BecomesAura(Change):
    """It is an Aura enchantment, and no creature (layer 4)."""

    removes: ClassVar[bool] = False

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Change its types."""
        del game, by
        return view.replace(characteristics=_as_aura(view.characteristics))


@record
class IsBestowed(Filter):
    """This, while it is the permanent that a bestowed spell became, and is attached (702.103f)."""

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing that an effect changes."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is so."""
        del game
        there = view.object
        return (
            view.id == by.source.id
            and there.spell is not None
            and _NAME in there.spell.paid
            and there.attached is not None
        )


@record
class Bestow(Record):
    """It may be cast bestowed; the permanent is an Aura for as long as it is attached."""

    unattaches: ClassVar[bool] = True
    """From what it can't be attached to, it comes off; it isn't put into a graveyard (702.103f)."""

    cost: Cost

    @hookimpl
    @functions_in(Zone.HAND, Zone.EXILE, Zone.GRAVEYARD, Zone.COMMAND)
    def ways_to_cast(self, by: Instance, card: View) -> Way | None:
        """702.103a, 702.103b"""
        if card.id != by.source.id:
            return None
        aura = _as_aura(card.object.copiable)
        becoming = SpellAbility(EntersBestowed(), (TargetSpec(CREATURE),), keyword=_NAME)
        abilities = (becoming, _ENCHANT_CREATURE, *aura.abilities)
        return Way(_NAME, aura.replace(abilities=abilities), cost=self.cost)

    @hookimpl
    def continuous_effects(self, by: Instance) -> ContinuousEffect:
        """702.103b"""
        becomes = Part(Layer.TYPE, IsBestowed(), BecomesAura())
        gains = Part(Layer.ABILITY, IsBestowed(), AddAbilities((_ENCHANT_CREATURE,)))
        return ContinuousEffect.of(by, becomes, gains)


class BestowKeyword(Keyword):
    name, rule = _NAME, "702.103"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.103a"""
        return (StaticAbility(Bestow(Cost(ManaCost.parse(parameter))), keyword=self.name),)
