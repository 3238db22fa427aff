"""Functions that let a card read like its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import (
    ActivatedAbility,
    AnyObject,
    Condition,
    Cost,
    SpellAbility,
    StaticAbility,
    TargetSpec,
    TriggeredAbility,
)
from cardwright_core.mana import ManaCost
from cardwright_rules.vocabulary.statics import EntersWithCounters

if TYPE_CHECKING:
    from cardwright_core.abilities import CostComponent, Effect, Filter
    from cardwright_core.events import Event

__all__ = ["activated", "cost", "enters_with", "spell", "target", "triggered", "when", "whenever"]


def when(event: type[Event], what: Filter | None = None) -> Condition:
    """Return the condition that `event` happens to an object in the set `what`."""
    return Condition(event, AnyObject() if what is None else what)


whenever = when


def target(what: Filter, *, up_to: bool = False, count: int = 1) -> TargetSpec:
    """Return `count` targets in the set `what`, or up to that many."""
    return TargetSpec(what, 0 if up_to else count, count)


def triggered(
    condition: Condition | tuple[Condition, ...], effect: Effect, *targets: TargetSpec
) -> TriggeredAbility:
    """Return a triggered ability; several conditions are joined by "or"."""
    conditions = condition if isinstance(condition, tuple) else (condition,)
    return TriggeredAbility(conditions, effect, targets)


def cost(mana: str = "", *components: CostComponent) -> Cost:
    """Return a cost of mana and of components that are not mana."""
    return Cost(ManaCost.parse(mana), components)


def activated(
    paid: Cost, effect: Effect, *targets: TargetSpec, as_a_sorcery: bool = False
) -> ActivatedAbility:
    """Return an activated ability."""
    return ActivatedAbility(paid, effect, targets, as_a_sorcery=as_a_sorcery)


def spell(effect: Effect, *targets: TargetSpec) -> SpellAbility:
    """Return what an instant or sorcery does."""
    return SpellAbility(effect, targets)


def enters_with(counter: str, count: int = 1) -> StaticAbility:
    """Return the ability that it enters with counters on it."""
    return StaticAbility(EntersWithCounters(counter, count))
