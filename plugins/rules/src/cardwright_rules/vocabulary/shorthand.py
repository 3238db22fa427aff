"""Functions that let a card read like its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import (
    ActivatedAbility,
    Cost,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from cardwright_core.characteristics import Characteristics, TypeLine
from cardwright_core.mana import COLOR_LETTERS, ManaCost
from cardwright_core.terms import AnyObject, Condition, TargetSpec
from cardwright_core.zone_changes import ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.conditions import Moves
from cardwright_rules.vocabulary.filters import CARD, AllOf
from cardwright_rules.vocabulary.statics import Continuous, EntersWithCounters

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, CostComponent, Effect
    from cardwright_core.events import Event
    from cardwright_core.layers import Part
    from cardwright_core.terms import Filter, Number, Test
    from cardwright_rules.vocabulary.counts import Amount

__all__ = [
    "activated",
    "any_number_of",
    "cost",
    "divided_among",
    "enters_with",
    "leaves_zone",
    "paying",
    "spell",
    "static",
    "target",
    "target_card",
    "token",
    "triggered",
    "when",
    "whenever",
]


def when(event: type[Event], what: Filter | None = None, *, where: Test | None = None) -> Condition:
    """Return the condition that `event` happens to an object in the set `what`.

    A further test of the event is `where`. Damage that several sources deal to an object at once
    happens to it once.
    """
    return Condition(
        event,
        AnyObject() if what is None else what,
        () if where is None else (where,),
        together=bool(event.once_for),
        for_each=event.once_for,
    )


whenever = when


def leaves_zone(zone: Zone, what: Filter, *, one_or_more: bool = False) -> Condition:
    """Return the condition that objects leave a zone, or that one or more do (603.10a)."""
    return Condition(ZoneChange, what, (Moves(origin=zone),), backwards=True, together=one_or_more)


def target(what: Filter, *, up_to: bool = False, count: int = 1, other: bool = False) -> TargetSpec:
    """Return `count` targets in the set `what`, or up to that many.

    An `other` target is none of those that are named before it (601.2c).
    """
    return TargetSpec(what, 0 if up_to else count, count, another=other)


def any_number_of(what: Filter) -> TargetSpec:
    """Return any number of targets in the set `what`, none too."""
    return TargetSpec(what, 0, _ANY_NUMBER)


_ANY_NUMBER = 1_000
"""More than there are."""


def divided_among(total: int, what: Filter) -> TargetSpec:
    """Return any number of targets, at least one, among which `total` is divided (601.2d)."""
    return TargetSpec(what, 1, total, divide=total)


def target_card(what: Filter, *, up_to: bool = False) -> TargetSpec:
    """Return a target card in a graveyard, anybody's unless `what` says whose."""
    return TargetSpec(AllOf((what, CARD)), 0 if up_to else 1, zones=(Zone.GRAVEYARD,))


def triggered(
    condition: Condition | tuple[Condition, ...],
    effect: Effect,
    *targets: TargetSpec,
    only_if: Test | None = None,
    each_turn: int = 0,
    zones: tuple[Zone, ...] = (),
) -> TriggeredAbility:
    """Return a triggered ability; several conditions are joined by "or".

    `only_if` is its intervening "if" (603.4), `each_turn` how often it triggers each turn at most,
    and `zones` where it functions, if that is not the battlefield (113.6k).
    """
    conditions = condition if isinstance(condition, tuple) else (condition,)
    if zones:
        conditions = tuple(one.replace(zones=zones) for one in conditions)
    return TriggeredAbility(conditions, effect, targets, only_if, each_turn=each_turn)


def cost(mana: str = "", *components: CostComponent, x: Number | None = None) -> Cost:
    """Return a cost of mana and of components that are not mana; `x` says what X is (107.3c)."""
    return Cost(ManaCost.parse(mana), components, x)


def paying(*parts: str | CostComponent, x: Number | None = None) -> Cost:
    """Return a cost of mana, given as symbols, and of what is not mana: ``paying("{R}", TAP)``."""
    symbols = "".join(part for part in parts if isinstance(part, str))
    return cost(symbols, *(part for part in parts if not isinstance(part, str)), x=x)


def activated(  # noqa: PLR0913 - what an ability says of its activation, by name
    paid: Cost | str,
    effect: Effect,
    *targets: TargetSpec,
    as_a_sorcery: bool = False,
    as_an_instant: bool = False,
    each_turn: int = 0,
    only_if: Test | None = None,
    zones: tuple[Zone, ...] = (),
) -> ActivatedAbility:
    """Return an activated ability; a cost that is mana alone may be given as its symbols.

    It functions on the battlefield, in the `zones` that it names, or in the one zone that its cost
    moves its own object out of (113.6b, 113.6j, 113.6m).
    """
    whole = cost(paid) if isinstance(paid, str) else paid
    return ActivatedAbility(
        whole,
        effect,
        targets,
        zones=zones or _zones_of(whole),
        as_a_sorcery=as_a_sorcery,
        as_an_instant=as_an_instant,
        each_turn=each_turn,
        only_if=only_if,
    )


def _zones_of(paid: Cost) -> tuple[Zone, ...]:
    moved_from = (getattr(component, "only_from", None) for component in paid.components)
    return tuple(zone for zone in moved_from if zone is not None) or (Zone.BATTLEFIELD,)


def spell(effect: Effect, *targets: TargetSpec) -> SpellAbility:
    """Return what an instant or sorcery does."""
    return SpellAbility(effect, targets)


def token(  # noqa: PLR0913 - the values that a token has, by name
    types: str,
    power: int | None = None,
    toughness: int | None = None,
    *,
    name: str = "",
    colors: str = "",
    abilities: tuple[Ability, ...] = (),
) -> Characteristics:
    """Return the values of a token; without a name, its subtypes and "Token" (111.4)."""
    line = TypeLine.parse(types)
    return Characteristics(
        name=name or " ".join((*line.subtypes, "Token")),
        colors=frozenset(COLOR_LETTERS[letter] for letter in colors),
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        power=power,
        toughness=toughness,
        abilities=abilities,
    )


def static(*parts: Part) -> StaticAbility:
    """Return a static ability that generates a continuous effect (611.3)."""
    return StaticAbility(Continuous(parts))


def enters_with(counter: str, count: Amount = 1, *, only_if: Test | None = None) -> StaticAbility:
    """Return the ability that it enters with counters on it, always or `only_if` it is so."""
    return StaticAbility(EntersWithCounters(counter, count, only_if))
