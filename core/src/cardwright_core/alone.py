"""An object computed by itself, where no effect looks at more than the object that it changes.

Then there are no dependencies (613.8), and no effect gives or takes abilities that have effects of
their own: the steps of all layers are put in order once, and each object goes through them alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.continuous import Layer, Step
from cardwright_core.counted import sized, with_its_counters
from cardwright_core.functioning import base_view
from cardwright_core.grants import follow_grants
from cardwright_core.terms import This

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject, View
    from cardwright_core.standing import Epoch
    from cardwright_core.terms import Filter

__all__ = ["compute_alone"]


def compute_alone(game: Game, epoch: Epoch, item: GameObject) -> None:
    """Compute an object that has no keyword counter, and remember it in this epoch."""
    computed = game.state.computed
    computed[item.id] = (item, epoch, sized(base_view(game, item)))
    if item.zone in epoch.zones or item.counters:
        _go_through(game, epoch, item)
    view = computed[item.id][2]
    if view.id in game.state.grants or _has_grants(view):
        follow_grants(game.state, (view,), all_objects=False)


def _has_grants(view: View) -> bool:
    for ability in view.characteristics.abilities:  # noqa: SIM110 - of each object that changes
        if ability.grant is not None:
            return True
    return False


def _go_through(game: Game, epoch: Epoch, item: GameObject) -> None:
    """Let the effects change one object, layer by layer; counters come after layer 7c."""
    if epoch.steps is None:
        epoch.steps = _in_order(epoch)
    began: dict[tuple[int, Filter], bool] = {}
    counted = not item.counters
    for step in epoch.steps:
        if not counted and step.part.layer > Layer.MODIFY_PT:
            counted = True
            _count(game, item)
        if item.zone in step.part.zones and _affects(game, step, item, began):
            by = step.effect.by
            view = step.part.change.apply(game, by, game.state.computed[item.id][2])
            game.state.computed[item.id] = (item, epoch, view)
    if not counted:
        _count(game, item)


def _in_order(epoch: Epoch) -> list[Step]:
    steps = [Step(effect, part) for effect in epoch.effects for part in effect.parts]
    return sorted(steps, key=lambda step: (step.part.layer, step.order))


def _affects(
    game: Game, step: Step, item: GameObject, began: dict[tuple[int, Filter], bool]
) -> bool:
    """Whether a part applies to an object: as its effect began on it, if it did (613.6)."""
    effect, affects = step.effect, step.part.affects
    if isinstance(affects, This):
        return item.id == effect.by.source.id
    if len(effect.parts) == 1:
        return affects.matches(game, effect.by, game.state.computed[item.id][2])
    key = (id(effect), affects)
    if key not in began:
        began[key] = affects.matches(game, effect.by, game.state.computed[item.id][2])
    return began[key]


def _count(game: Game, item: GameObject) -> None:
    there, epoch, view = game.state.computed[item.id]
    game.state.computed[item.id] = (there, epoch, with_its_counters(view))
