"""What counters do to the characteristics of an object that has them (122.1a, 122.1b)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Instance, Source, StaticAbility
from cardwright_core.continuous import Change, ContinuousEffect, Layer, Part, with_abilities
from cardwright_core.terms import This
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.objects import Counters, GameObject, View

__all__ = [
    "any_keyword_counters",
    "has_keyword_counters",
    "modifies_size",
    "of_keyword_counters",
    "of_size_counters",
    "sized",
    "with_counters",
    "with_counters_alone",
    "with_its_counters",
]

_POWER_TOUGHNESS = re.compile(r"([+-]\d+)/([+-]\d+)")


def of_keyword_counters(game: Game, items: Iterable[GameObject]) -> Iterator[ContinuousEffect]:
    """Yield what gives objects the keywords of their counters (122.1b, 613.1f, 613.7c)."""
    for item in items:
        for kind, _ in item.counters:
            if game.rules.catalog.has_keyword(kind):
                yield _of_counter(item, kind, Layer.ABILITY, CounterKeyword(kind))


def of_size_counters(items: Iterable[GameObject]) -> Iterator[ContinuousEffect]:
    """Yield what counters do to power and toughness, each kind at its time (613.4c, 613.7c)."""
    for item in items:
        for kind, count in item.counters:
            if modifies_size(kind):
                change = CounterSize(((kind, count),))
                yield _of_counter(item, kind, Layer.MODIFY_PT, change)


def has_keyword_counters(game: Game, item: GameObject) -> bool:
    """Whether a counter on an object gives it a keyword."""
    return bool(item.counters) and any(
        game.rules.catalog.has_keyword(kind) for kind, _ in item.counters
    )


def any_keyword_counters(game: Game) -> bool:
    """Whether a counter on any object gives that a keyword."""
    return any(has_keyword_counters(game, item) for item in game.state.objects.values())


@record
class CounterKeyword(Change):
    """It gains the keyword that a counter on it gives (122.1b)."""

    removes: ClassVar[bool] = False

    keyword: str

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add what the keyword stands for."""
        del by
        gained = game.rules.catalog.expand(self.keyword)
        return with_abilities(view, (*view.characteristics.abilities, *gained))


@record
class CounterSize(Change):
    """It gets what counters of one kind on it add to power and toughness (122.1a)."""

    removes: ClassVar[bool] = False

    counters: Counters

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add it."""
        del game, by
        return view.replace(characteristics=with_counters(view.characteristics, self.counters))


def _of_counter(item: GameObject, kind: str, layer: Layer, change: Change) -> ContinuousEffect:
    source = Source(item.id, item.owner, item.copiable.name)
    timestamp = dict(item.stamps).get(kind, item.timestamp)
    by = Instance(
        StaticAbility(change), source, item.controller, item.zone, timestamp, effect=item.id
    )
    return ContinuousEffect.of(by, Part(layer, This(), change, (item.zone,)))


def sized(view: View) -> View:
    """Return an object whose types are known: a noncreature permanent has no size (208.3)."""
    values = view.characteristics
    if (
        (values.power is None and values.toughness is None)
        or view.zone is not Zone.BATTLEFIELD
        or "Creature" in values.types
    ):
        return view
    return view.replace(characteristics=values.replace(power=None, toughness=None))


def with_counters_alone(game: Game, view: View) -> View:
    """Add what counters say to an object on which nothing else has an effect."""
    catalog = game.rules.catalog
    characteristics = with_counters(view.characteristics, view.object.counters)
    gained = [
        ability
        for kind, _ in view.object.counters
        if catalog.has_keyword(kind)
        for ability in catalog.expand(kind)
    ]
    if gained:
        abilities = (*characteristics.abilities, *gained)
        characteristics = characteristics.replace(abilities=abilities)
    return view.replace(characteristics=characteristics)


@lru_cache(maxsize=1024)
def modifies_size(counter: str) -> bool:
    """Whether counters of a kind change power and toughness (122.1a)."""
    return _POWER_TOUGHNESS.fullmatch(counter) is not None


def with_its_counters(view: View) -> View:
    """Return an object with what all of its counters say of its size."""
    before = view.characteristics
    after = with_counters(before, view.object.counters)
    return view if after is before else view.replace(characteristics=after)


def with_counters(before: Characteristics, counters: Counters) -> Characteristics:
    """Add what power and toughness counters say (122.1a, layer 7c)."""
    if before.power is None or before.toughness is None or not counters:
        return before
    power, toughness = _modification(counters)
    return before.replace(power=before.power + power, toughness=before.toughness + toughness)


@lru_cache(maxsize=1024)
def _modification(counters: Counters) -> tuple[int, int]:
    """Return what counters like ``+1/+1`` add to power and toughness in all."""
    power = toughness = 0
    for kind, count in counters:
        match = _POWER_TOUGHNESS.fullmatch(kind)
        if match is not None:
            power += int(match[1]) * count
            toughness += int(match[2]) * count
    return power, toughness
