"""Computed characteristics: what objects are after all continuous effects (611, 613).

Where nothing generates such an effect, an object's view is its copiable values, intrinsic abilities
and counters, computed for it alone. Otherwise all objects are computed together, layer by layer; if
no effect looks at more than the object that it changes, one that changes later is computed alone
again (see ``state.Epoch``).
The views so far stand in the cache that ``game.see`` reads, so that a filter or a change that looks
at other objects sees them as they are in the layer at hand (613.6, 613.8).
"""

from __future__ import annotations

import re
from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Instance, Source, StaticAbility, This
from cardwright_core.dependency import next_to_apply
from cardwright_core.functioning import ask_only, base_view, generating
from cardwright_core.grants import follow_grants
from cardwright_core.objects import FRESH, GameObject, View
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator

    from cardwright_core.abilities import Ability, Filter
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Enters
    from cardwright_core.game import Game
    from cardwright_core.objects import Counters
    from cardwright_core.state import Epoch

__all__ = [
    "Change",
    "ContinuousEffect",
    "Layer",
    "Part",
    "Step",
    "cannot_have",
    "compute_all",
    "computed_view",
    "copiable_values",
    "entering_view",
    "hypothetical_view",
    "view_in_library",
    "with_abilities",
]

_POWER_TOUGHNESS = re.compile(r"([+-]\d+)/([+-]\d+)")


class Layer(IntEnum):
    """The layers and sublayers in their order (613.1, 613.2, 613.4)."""

    COPY = 10
    FACE_DOWN = 11
    CONTROL = 20
    TEXT = 30
    TYPE = 40
    COLOR = 50
    ABILITY = 60
    DEFINE_PT = 70
    SET_PT = 71
    MODIFY_PT = 72
    SWITCH_PT = 73

    @property
    def aspect(self) -> str:
        """What the layer changes, as ``reads`` of filters and changes name it."""
        return _ASPECTS[self]


_ASPECTS = {
    Layer.COPY: "copy",
    Layer.FACE_DOWN: "copy",
    Layer.CONTROL: "control",
    Layer.TEXT: "text",
    Layer.TYPE: "type",
    Layer.COLOR: "color",
    Layer.ABILITY: "ability",
    Layer.DEFINE_PT: "power and toughness",
    Layer.SET_PT: "power and toughness",
    Layer.MODIFY_PT: "power and toughness",
    Layer.SWITCH_PT: "power and toughness",
}


class Change(Record):
    """What a part of an effect does to one object: a value."""

    __slots__ = ()
    forbids: ClassVar[frozenset[str]] = frozenset()

    def gives(self, game: Game) -> frozenset[str]:
        """Return the keywords that it adds, so that what can't have them is left out (113.11)."""
        del game
        return frozenset()

    def without(self, game: Game, keywords: frozenset[str]) -> Change | None:
        """Return what is left of it for an object that can't have some `keywords` that it adds."""
        del game, keywords
        return None

    @property
    def reads(self) -> frozenset[str] | None:
        """The aspects of the object that :meth:`does` depends on.

        ``None`` if it may be any, or if it depends on more than that object.
        """
        return frozenset()

    def does(self, game: Game, by: Instance, view: View) -> Hashable:
        """Return what the change comes to for this object, whatever the object is (613.8a)."""
        del game, by, view
        return None

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Return the object with the change made."""
        raise NotImplementedError


@record
class Part(Record):
    """What an effect does in one layer: which objects, in which zones, and what becomes of them."""

    layer: Layer
    affects: Filter
    change: Change
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)


@record
class ContinuousEffect(Record):
    """A continuous effect on characteristics or control, with the instance that generates it.

    `defines` marks a characteristic-defining ability (604.3). A `volatile` effect reads more than
    objects (who is attacking, life totals, whose turn it is) and is computed again at every event.
    """

    by: Instance
    parts: tuple[Part, ...]
    defines: bool = False
    volatile: bool = False

    @staticmethod
    def of(by: Instance, *parts: Part) -> ContinuousEffect:
        """Return the effect that `by` generates."""
        return ContinuousEffect(by, parts)


@record
class Step(Record):
    """One part of one effect, about to be applied in its layer."""

    effect: ContinuousEffect
    part: Part

    @property
    def order(self) -> tuple[bool, tuple[int, int, int]]:
        """Characteristic-defining abilities first, then by timestamp (613.3, 613.7)."""
        return (not self.effect.defines, self.effect.by.order)


def computed_view(game: Game, item: GameObject) -> View:
    """Return an object as it is now, and remember it while nothing that it depends on changes."""
    epoch = game.state.layered
    if epoch is not None:
        if epoch.each_alone:
            _compute_alone(game, epoch, item)
        else:
            compute_all(game, epoch)
        return game.state.computed[item.id][2]
    view = base_view(game, item)
    if item.counters:
        view = _with_counters_alone(game, view)
    game.state.computed[item.id] = (item, None, view)
    return view


def hypothetical_view(game: Game, item: GameObject) -> View:
    """Return how an object that is not there would be, all continuous effects included (614.12).

    Its own static abilities count; the effect on others of its being there does not matter.
    """
    state = game.state
    if state.layered is None and not _generates(game, item):
        return _with_counters_alone(game, base_view(game, item))
    game.state = state.fork()
    game.state.computed = state.computed.copy()
    try:
        game.state.put(item)
        game.follow()
        return game.see(item.id)
    finally:
        game.state = state


def entering_view(game: Game, change: Enters) -> View:
    """Return the object of `change` as it would exist on the battlefield (614.12)."""
    epoch = game.state.layered
    if epoch is not None and epoch.entering is not None and epoch.entering[0] is change:
        return epoch.entering[1]
    view = hypothetical_view(game, change.made(game, game.state.clock + 1))
    view = view.replace(status=FRESH.replace(tapped=change.tapped))
    if epoch is not None:
        epoch.entering = (change, view)
    return view


def view_in_library(game: Game, card: int) -> View:
    """Return a card of a library as it is there, effects on it included: for whoever looks at it.

    It has no record of its own, and no id that stays (see ``objects.Library``).
    """
    physical = game.state.cards[card]
    assert physical is not None  # noqa: S101 - libraries hold physical cards only
    values = game.rules.catalog.definition(physical.slug).characteristics
    owner = physical.owner
    there = GameObject(game.state.next_id, card, owner, owner, Zone.LIBRARY, values, 0)
    return hypothetical_view(game, there)


def _generates(game: Game, item: GameObject) -> bool:
    return any(True for _ in generating(game, base_view(game, item)))


def compute_all(game: Game, epoch: Epoch) -> None:
    """Compute every object, layer by layer (613)."""
    state = game.state
    run = _computed_run(game, epoch, tuple(state.objects.values()))
    state.volatile = any(effect.volatile for effect in run.effects)
    epoch.forbidden = run.forbidden
    follow_grants(state, map(run.seen, state.objects))
    epoch.each_alone = not state.volatile and all(
        _looks_at_nothing_else(part) for effect in run.effects for part in effect.parts
    )


def cannot_have(game: Game, item: int) -> frozenset[str]:
    """Return the keywords that an object can't have now (113.11)."""
    game.see(item)
    epoch = game.state.layered
    return frozenset() if epoch is None else epoch.forbidden.get(item, frozenset())


def _compute_alone(game: Game, epoch: Epoch, item: GameObject) -> None:
    """Compute one object where no effect looks at more than the object that it changes."""
    run = _computed_run(game, epoch, (item,))
    epoch.forbidden[item.id] = run.forbidden.get(item.id, frozenset())
    follow_grants(game.state, (run.seen(item.id),), all_objects=False)


def _computed_run(game: Game, epoch: Epoch, items: tuple[GameObject, ...]) -> Run:
    for item in items:
        game.state.computed[item.id] = (item, epoch, base_view(game, item))
    run = Run(game, epoch.effects.copy(), items)
    for layer in Layer:
        run.layer(layer)
    return run


def _looks_at_nothing_else(part: Part) -> bool:
    """Whether what a part does to an object depends on that object alone, in whatever order."""
    reads = (part.affects.reads, part.change.reads)
    return part.layer.aspect not in _REACHES_OTHERS and not any(
        aspects is None or part.layer.aspect in aspects for aspects in reads
    )


def copiable_values(game: Game, item: int) -> Characteristics:
    """Return the values that a copy of an object gets: after layer 1, before all others (707.2)."""
    state = game.state
    there = state.objects.get(item)
    if there is None:
        return state.last_known[item].object.copiable
    if state.layered is None or not any(map(_copies, state.layered.effects)):
        return there.copiable
    game.state = state.fork()
    try:
        game.state.computed = {
            other.id: (other, None, View(other, other.copiable, other.controller))
            for other in state.objects.values()
        }
        objects = tuple(state.objects.values())
        effects = game.rules.ask.continuous_effects(game)
        run = Run(game, effects, objects, intrinsic=False)
        run.layer(Layer.COPY)
        run.layer(Layer.FACE_DOWN)
        values = run.seen(item).characteristics
        return values.replace(abilities=tuple(a.replace(grant=None) for a in values.abilities))
    finally:
        game.state = state


def _copies(effect: ContinuousEffect) -> bool:
    """Whether an effect changes copiable values (613.1a)."""
    return any(part.layer <= Layer.FACE_DOWN for part in effect.parts)


class Run:
    """One computation: the effects, which of them began on which objects, and what can't be had."""

    def __init__(
        self,
        game: Game,
        effects: list[ContinuousEffect],
        items: tuple[GameObject, ...],
        *,
        intrinsic: bool = True,
    ) -> None:
        """Begin with the `effects` of the abilities that exist before the layers.

        Copiable values are without the `intrinsic` abilities that types give (305.6).
        """
        self.intrinsic = intrinsic
        self.game = game
        self.items = items
        self.effects = effects
        self.began: dict[ContinuousEffect, dict[Filter, tuple[int, ...]]] = {}
        self.forbidden: dict[int, frozenset[str]] = {}
        self._asked = {(effect.by.source.id, effect.by.ability) for effect in effects}

    def layer(self, layer: Layer) -> None:
        """Apply all parts of one layer, in order of dependency and timestamp."""
        if layer is Layer.ABILITY:
            self.effects.extend(self._keyword_counters())
        waiting = _steps(self.effects, layer)
        while waiting:
            step = next_to_apply(self, waiting, layer)
            waiting.remove(step)
            affected = self.apply(step)
            if layer.aspect in _GIVES_ABILITIES:
                waiting.extend(_steps(self._discovered(affected), layer))
        if layer is Layer.MODIFY_PT:
            self._counters()

    def apply(self, step: Step) -> tuple[int, ...]:
        """Apply one part to the objects of its set, fixed from its first part on (613.6)."""
        if not self.exists(step.effect):
            return ()
        affected = self.affected(step)
        self.began.setdefault(step.effect, {})[step.part.affects] = affected
        for item in affected:
            self._write(item, self._changed(step, self.seen(item)))
        return affected

    def exists(self, effect: ContinuousEffect) -> bool:
        """Whether the effect has begun, or what generates it is still there (613.6)."""
        by = effect.by
        if by.effect or effect in self.began:
            return True
        source = by.source.id
        return (
            source in self.game.state.objects
            and by.ability in self.seen(source).characteristics.abilities
        )

    def speaker(self, effect: ContinuousEffect) -> Instance:
        """Return the instance that generates an effect, under its controller so far (109.5)."""
        by = effect.by
        known = None if by.effect else self.game.state.computed.get(by.source.id)
        if known is None or known[2].controller == by.controller:
            return by
        return by.replace(controller=known[2].controller)

    def affected(self, step: Step) -> tuple[int, ...]:
        """Return the objects that a part applies to."""
        began = self.began.get(step.effect, {}).get(step.part.affects)
        if began is not None:
            return began
        game, by, part = self.game, self.speaker(step.effect), step.part
        return tuple(
            item.id
            for item in self.items
            if item.zone in part.zones and part.affects.matches(game, by, self.seen(item.id))
        )

    def seen(self, item: int) -> View:
        """Return an object as it is so far."""
        return self.game.state.computed[item][2]

    def _write(self, item: int, view: View) -> None:
        computed = self.game.state.computed
        there, token, _ = computed[item]
        computed[item] = (there, token, view)

    def _changed(self, step: Step, view: View) -> View:
        """Return one object with the change made; what it can't have, it does not get (113.11)."""
        after = step.part.change.apply(self.game, self.speaker(step.effect), view)
        if self.intrinsic and step.part.layer.aspect in _CHANGES_TYPES:
            after = _with_intrinsic(self.game, view, after)
        forbids = step.part.change.forbids
        if forbids:
            self.forbidden[view.id] = self.forbidden.get(view.id, frozenset()) | forbids
        cannot = self.forbidden.get(view.id)
        return _without(after, cannot) if cannot else after

    def _discovered(self, affected: tuple[int, ...]) -> list[ContinuousEffect]:
        """Ask the static abilities that objects gained for their effects."""
        gained = [
            listener
            for item in affected
            for _, listener in generating(self.game, self.seen(item))
            if (item, listener[1].ability) not in self._asked
        ]
        if not gained:
            return []
        self._asked.update((by.source.id, by.ability) for _, by in gained)
        found = ask_only(self.game, tuple(gained))
        self.effects.extend(found)
        return found

    def _keyword_counters(self) -> Iterator[ContinuousEffect]:
        """Yield what gives objects the keywords of their counters (122.1b, 613.1f, 613.7c)."""
        catalog = self.game.rules.catalog
        for item in self.items:
            for kind, _ in item.counters:
                if catalog.has_keyword(kind):
                    yield _of_counter(item, kind)

    def _counters(self) -> None:
        for item in self.items:
            if item.counters:
                view = self.seen(item.id)
                after = _with_counters(view.characteristics, item.counters)
                self._write(item.id, view.replace(characteristics=after))


@record
class CounterKeyword(Change):
    """It gains the keyword that a counter on it gives (122.1b)."""

    keyword: str

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add what the keyword stands for."""
        del by
        gained = game.rules.catalog.expand(self.keyword)
        return with_abilities(view, (*view.characteristics.abilities, *gained))


def _of_counter(item: GameObject, kind: str) -> ContinuousEffect:
    change = CounterKeyword(kind)
    source = Source(item.id, item.owner, item.copiable.name)
    timestamp = dict(item.stamps).get(kind, item.timestamp)
    by = Instance(
        StaticAbility(change), source, item.controller, item.zone, timestamp, effect=item.id
    )
    return ContinuousEffect.of(by, Part(Layer.ABILITY, This(), change, (item.zone,)))


_CHANGES_TYPES = frozenset({"copy", "type"})
_GIVES_ABILITIES = frozenset({"copy", "type", "ability"})
_REACHES_OTHERS = frozenset({"copy", "control", "text", "type", "ability"})
"""What effects of these layers do can decide whether other effects exist, and on what they work."""


def _steps(effects: list[ContinuousEffect], layer: Layer) -> list[Step]:
    return [Step(e, part) for e in effects for part in e.parts if part.layer is layer]


def with_abilities(view: View, abilities: Iterable[Ability]) -> View:
    """Return an object with other abilities."""
    return view.replace(characteristics=view.characteristics.replace(abilities=tuple(abilities)))


def _with_intrinsic(game: Game, was: View, now: View) -> View:
    """Let an object lose the abilities that its old types gave, and get those of the new ones."""
    old, new = game.rules.intrinsic(was.characteristics), game.rules.intrinsic(now.characteristics)
    if not old and not new:
        return now
    kept = (ability for ability in now.characteristics.abilities if ability not in old)
    return with_abilities(now, (*kept, *new))


def _without(view: View, keywords: frozenset[str]) -> View:
    abilities = view.characteristics.abilities
    left = tuple(ability for ability in abilities if ability.keyword not in keywords)
    return view if len(left) == len(abilities) else with_abilities(view, left)


def _with_counters_alone(game: Game, view: View) -> View:
    """Add what counters say to an object on which nothing else has an effect."""
    catalog = game.rules.catalog
    characteristics = _with_counters(view.characteristics, view.object.counters)
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


def _with_counters(before: Characteristics, counters: Counters) -> Characteristics:
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
