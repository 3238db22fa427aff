"""Spells and abilities on the stack, as others see, copy and cast them (405, 707.10, 707.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility, Cost, TriggeredAbility
from cardwright_core.cast_now import cast_now
from cardwright_core.casting import AbilityActivated, SpellCast
from cardwright_core.copying import copy_card
from cardwright_core.permission import Permission
from cardwright_core.retargeting import change_a_target, retarget
from cardwright_core.terms import Condition, Filter, TargetSpec, Test
from cardwright_core.trigger import AbilityTriggered
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.filters import INSTANT, SORCERY, YOU_CONTROL, AllOf, AnyOf, Not
from cardwright_rules.vocabulary.selections import TARGET, Selection
from cardwright_rules.vocabulary.unless import pays

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = [
    "ACTIVATED_ABILITY",
    "INSTANT_OR_SORCERY_SPELL",
    "PERMANENT_SPELL",
    "SPELL",
    "THAT_ABILITY",
    "THAT_SPELL_OR_ABILITY",
    "TRIGGERED_ABILITY",
    "CastCopies",
    "ChangeTargetTo",
    "ChooseNewTargets",
    "IfYouPay",
    "target_spell",
    "you_activate",
]


@record
class ChooseNewTargets(Record):
    """You may choose new targets for spells or abilities on the stack (115.7d)."""

    english = "you may choose new targets for {what}"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Let its controller choose, for each."""
        for item in self.what.objects(game, by):
            retarget(game, item, by.controller)


@record
class ChangeTargetTo(Record):
    """A target of spells or abilities is changed to an object, if it can be (115.7b)."""

    english = "change a target of {what} to {to}"

    to: Selection
    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Change one target of each; there has to be an object to change it to."""
        for item in self.what.objects(game, by):
            for to in self.to.objects(game, by)[:1]:
                change_a_target(game, item, by.controller, to)


@record
class IsSpell(Filter):
    """A spell: a card on the stack, or a copy of one (112.1)."""

    english = "spell"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing that an effect changes."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is one: what does it is the object itself, not an ability of another."""
        del game, by
        spell = view.object.spell
        return view.zone is Zone.STACK and (spell is None or spell.source.id == view.id)


@record
class IsAbility(Filter):
    """An ability on the stack, of a kind (113.3)."""

    kind: str

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing that an effect changes."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is one."""
        del game, by
        stacked = view.object.spell
        return (
            view.zone is Zone.STACK
            and stacked is not None
            and stacked.source.id != view.id
            and stacked.ability.kind == self.kind
        )


@record
class YouActivate(Test):
    """You activate an ability that isn't a mana ability."""

    english = "of yours"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is so."""
        del game
        return (
            isinstance(event, AbilityActivated)
            and event.player == by.controller
            and not event.about_mana
        )


def you_activate() -> Condition:
    """Return the condition that you activate an ability that isn't a mana ability (602.2b)."""
    return Condition(AbilityActivated, where=(YouActivate(),))


SPELL = IsSpell()
INSTANT_OR_SORCERY_SPELL = AllOf((SPELL, AnyOf((INSTANT, SORCERY))))
PERMANENT_SPELL = AllOf((SPELL, Not(AnyOf((INSTANT, SORCERY)))))
TRIGGERED_ABILITY = IsAbility(TriggeredAbility.kind)
ACTIVATED_ABILITY = IsAbility(ActivatedAbility.kind)


def target_spell(*those: Filter, yours: bool = False) -> TargetSpec:
    """Return a target spell or ability on the stack; a spell unless `those` say what."""
    what = AnyOf(those) if those else SPELL
    return TargetSpec(AllOf((what, YOU_CONTROL)) if yours else what, zones=(Zone.STACK,))


@record
class ThatAbility(Selection):
    """The ability that was activated, or that triggered, even if it left the stack since."""

    english = "that ability"

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it."""
        del game
        event = by.event
        if isinstance(event, AbilityActivated | AbilityTriggered) and event.stacked:
            return (event.stacked,)
        return ()


THAT_ABILITY = ThatAbility()


@record
class ThatSpellOrAbility(Selection):
    """The spell that was cast, or the ability that was activated, even if it left the stack."""

    english = "that spell or ability"

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it."""
        if isinstance(by.event, SpellCast):
            return (by.event.object,)
        return THAT_ABILITY.objects(game, by)


THAT_SPELL_OR_ABILITY = ThatSpellOrAbility()


@record
class CastCopies(Record):
    """Cards are copied; the copies may be cast without paying their mana costs (707.12).

    There is a copy of each, created where the card is, and each may be cast or not, in any order
    (607.3, 707.12a).
    """

    english = "copy {of}; you may cast the copies without paying their mana costs"

    of: Selection

    def resolve(self, game: Game, by: Instance) -> None:
        """Create the copies, and let them be cast."""
        items = self.of.objects(game, by)
        copies = tuple(copy_card(game, item, by.controller) for item in items)
        cast_now(game, by.controller, copies, Permission(copies, by, instead=Cost()))


@record
class IfYouPay(Record):
    """Its controller may pay a cost; if they do, something happens (118.12)."""

    english = "you may pay {cost}. If you do, {effect}"

    cost: Cost
    effect: Effect

    @property
    def inner(self) -> tuple[Effect, ...]:
        """What may happen."""
        return (self.effect,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask, and go on."""
        if pays(game, by.controller, self.cost, by):
            self.effect.resolve(game, by)
