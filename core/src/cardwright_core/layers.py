"""Computed characteristics: what objects are after all continuous effects (611, 613).

Where nothing generates such an effect, an object's view is its copiable values, intrinsic abilities
and counters, computed for it alone. Otherwise all objects are computed together, layer by layer; if
no effect looks at more than the object that it changes, one that changes later is computed alone
again (see ``state.Epoch``).
The views so far stand in the cache that ``game.see`` reads, so that a filter or a change that looks
at other objects sees them as they are in the layer at hand (613.6, 613.8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.alone import compute_alone
from cardwright_core.blame import LIMIT, endless
from cardwright_core.continuous import (
    Change,
    ContinuousEffect,
    Layer,
    Part,
    Step,
    are_alone,
    with_abilities,
)
from cardwright_core.counted import (
    has_keyword_counters,
    of_keyword_counters,
    of_size_counters,
    sized,
    with_counters_alone,
    with_its_counters,
)
from cardwright_core.dependency import are_independent, could_depend, next_to_apply
from cardwright_core.functioning import ask_only, base_view, generating
from cardwright_core.grants import follow_grants
from cardwright_core.objects import FRESH, GameObject, View
from cardwright_core.terms import This
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.faces import Form
    from cardwright_core.game import Game
    from cardwright_core.standing import Epoch
    from cardwright_core.terms import Filter
    from cardwright_core.zone_changes import Enters

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
    "face_up_values",
    "hypothetical_view",
    "view_in_library",
    "with_abilities",
]


def computed_view(game: Game, item: GameObject) -> View:
    """Return an object as it is now, and remember it while nothing that it depends on changes."""
    epoch = game.state.layered
    if epoch is not None:
        if epoch.each_alone:
            _compute_one(game, epoch, item)
        else:
            compute_all(game, epoch)
        return game.state.computed[item.id][2]
    view = sized(base_view(game, item))
    if item.counters:
        view = with_counters_alone(game, view)
    game.state.computed[item.id] = (item, None, view)
    return view


def hypothetical_view(game: Game, item: GameObject) -> View:
    """Return how an object that is not there would be, all continuous effects included (614.12).

    Its own static abilities count; the effect on others of its being there does not matter.
    """
    state = game.state
    if state.layered is None and not _generates(game, item):
        return with_counters_alone(game, sized(base_view(game, item)))
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
    epoch.watch(state, run.effects)
    state.volatile = bool(epoch.watches)
    epoch.forbidden = run.forbidden
    follow_grants(state, map(run.seen, state.objects))
    epoch.each_alone = are_alone(run.effects)


def cannot_have(game: Game, item: int) -> frozenset[str]:
    """Return the keywords that an object can't have now (113.11)."""
    game.see(item)
    epoch = game.state.layered
    return frozenset() if epoch is None else epoch.forbidden.get(item, frozenset())


def _compute_one(game: Game, epoch: Epoch, item: GameObject) -> None:
    """Compute one object where no effect looks at more than the object that it changes."""
    if not has_keyword_counters(game, item):
        compute_alone(game, epoch, item)
        return
    run = _computed_run(game, epoch, (item,))
    if item.id in run.forbidden:
        epoch.forbidden[item.id] = run.forbidden[item.id]
    follow_grants(game.state, (run.seen(item.id),), all_objects=False)


def _computed_run(game: Game, epoch: Epoch, items: tuple[GameObject, ...]) -> Run:
    for item in items:
        game.state.computed[item.id] = (item, epoch, base_view(game, item))
    run = Run(game, epoch.effects.copy(), items)
    for layer in Layer:
        run.layer(layer)
    return run


def copiable_values(game: Game, item: int) -> Characteristics:
    """Return the values that a copy of an object gets: after layer 1, before all others (707.2)."""
    there = game.state.objects.get(item)
    if there is None:
        there = game.state.last_known[item].object
        return _copiable(there).for_copies
    return _after_copies(game, there).for_copies


def face_up_values(game: Game, item: int) -> Characteristics:
    """Return the values that a face-down permanent would have if it were face up (708.8, 708.10).

    Of an object that is face up these are its copiable values.
    """
    there = game.state.objects[item]
    if there.form is None or there.form.down is None:
        return _after_copies(game, there)
    return _after_copies(game, there.replace(form=there.form.replace(down=None)))


def _copiable(item: GameObject) -> Characteristics:
    return item.copiable if item.form is None else item.form.copiable(item.copiable)


def _after_copies(game: Game, there: GameObject) -> Characteristics:
    """Return the values of an object after the effects of layer 1."""
    state, item = game.state, there.id
    if state.layered is None or not any(map(_copies, state.layered.effects)):
        return _copiable(there)
    game.state = state.fork()
    try:
        game.state.objects = {**state.objects, item: there}
        game.state.computed = {
            other.id: (other, None, View(other, _copiable(other), other.controller))
            for other in game.state.objects.values()
        }
        objects = tuple(game.state.objects.values())
        # Not asked anew: where several leave at once, some of those that would be are gone already.
        run = Run(game, state.layered.effects.copy(), objects, intrinsic=False)
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
        self._first = len(effects)
        self.began: dict[int, dict[Filter, tuple[int, ...]]] = {}  # by identity: effects are large
        self.forbidden: dict[int, frozenset[str]] = {}
        self._gained = 0
        self._asked: set[tuple[int, Ability]] | None = None

    def layer(self, layer: Layer) -> None:
        """Apply all parts of one layer, in order of dependency and timestamp."""
        if layer is Layer.ABILITY:
            self.effects.extend(of_keyword_counters(self.game, self.items))
        waiting = _steps(self.effects, layer)
        counted = layer is Layer.MODIFY_PT and any(could_depend(step, layer) for step in waiting)
        if counted:  # in order with the effects (613.7c); else the order makes no difference
            self.effects.extend(of_size_counters(self.items))
            waiting = _steps(self.effects, layer)
        independent = are_independent(waiting, layer)
        while waiting:
            step = waiting[0] if independent else next_to_apply(self, waiting, layer)
            waiting.remove(step)
            affected = self.apply(step)
            new = layer.aspect in _GIVES_ABILITIES and _steps(self._discovered(affected), layer)
            if new:
                waiting = sorted((*waiting, *new), key=_by_order)
                independent = are_independent(waiting, layer)
        if layer is Layer.TYPE:
            for item in self.items:
                self._write(item.id, sized(self.seen(item.id)))
        elif layer is Layer.MODIFY_PT and not counted:
            self._counters()

    def apply(self, step: Step) -> tuple[int, ...]:
        """Apply one part to the objects of its set, fixed from its first part on (613.6)."""
        if not self.exists(step.effect):
            return ()
        affected = self.affected(step, self.items)
        self.began.setdefault(id(step.effect), {})[step.part.affects] = affected
        for item in affected:
            self._write(item, self._changed(step, self.seen(item)))
        return affected

    def exists(self, effect: ContinuousEffect) -> bool:
        """Whether the effect has begun, or what generates it is still there (613.6)."""
        by = effect.by
        if by.effect or id(effect) in self.began:
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

    def affected(self, step: Step, items: tuple[GameObject, ...]) -> tuple[int, ...]:
        """Return those of the objects that a part applies to."""
        began = self.began.get(id(step.effect), {}).get(step.part.affects)
        if began is not None:
            return began if items is self.items else tuple(i.id for i in items if i.id in began)
        game, by, part = self.game, self.speaker(step.effect), step.part
        if isinstance(part.affects, This):
            source = (item for item in items if item.id == by.source.id)
            return tuple(item.id for item in source if item.zone in part.zones)
        return tuple(
            item.id
            for item in items
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
        if view.object.form is not None and step.part.layer is Layer.COPY:
            after = self._turned(view.object.form, after)
        if self.intrinsic and step.part.layer.aspect in _CHANGES_TYPES:
            after = _with_intrinsic(self.game, view, after)
        forbids = step.part.change.forbids
        if forbids:
            self.forbidden[view.id] = self.forbidden.get(view.id, frozenset()) | forbids
        cannot = self.forbidden.get(view.id)
        return _without(after, cannot) if cannot else after

    def _turned(self, form: Form, view: View) -> View:
        """Return what has become a copy as its status makes it: face down, or flipped (707.3)."""
        values = view.characteristics
        made = form.shown(values) if self.intrinsic else form.copiable(values)
        return view if made is values else view.replace(characteristics=made)

    def _discovered(self, affected: tuple[int, ...]) -> list[ContinuousEffect]:
        """Ask the static abilities that objects gained for their effects."""
        generators = [
            (item, listener)
            for item in affected
            for _, listener in generating(self.game, self.seen(item))
        ]
        if not generators:
            return []
        if self._asked is None:
            self._asked = {
                (effect.by.source.id, effect.by.ability) for effect in self.effects[: self._first]
            }
        gained = [one for item, one in generators if (item, one[1].ability) not in self._asked]
        if not gained:
            return []
        self._asked.update((by.source.id, by.ability) for _, by in gained)
        found = ask_only(self.game, tuple(gained))
        self.effects.extend(found)
        self._gained += len(gained)
        if self._gained > LIMIT + 50 * len(self.items):
            what = "a continuous effect leads to the next"
            raise endless(self.game.rules.catalog, what, [by for _, by in gained])
        return found

    def _counters(self) -> None:
        for item in self.items:
            if item.counters:
                self._write(item.id, with_its_counters(self.seen(item.id)))


_CHANGES_TYPES = frozenset({"copy", "text", "type"})
_GIVES_ABILITIES = frozenset({"copy", "text", "type", "ability"})


def _steps(effects: list[ContinuousEffect], layer: Layer) -> list[Step]:
    steps = [Step(e, part) for e in effects for part in e.parts if part.layer is layer]
    steps.sort(key=_by_order)
    return steps


def _by_order(step: Step) -> tuple[bool, tuple[int, int, int]]:
    return step.order


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
