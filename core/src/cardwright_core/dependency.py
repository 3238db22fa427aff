"""Which effect of a layer comes next: dependency, then timestamp (613.7, 613.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.layers import Layer, Run, Step

__all__ = ["next_to_apply"]

_REMOVES_ABILITIES = frozenset({"copy", "type", "ability"})


def next_to_apply(run: Run, waiting: list[Step], layer: Layer) -> Step:
    """Return the first by timestamp of those that depend on no other one still waiting.

    Effects that depend on each other in a loop ignore that (613.8b).
    """
    first = min(waiting, key=lambda step: step.order)
    if len(waiting) == 1 or not any(_may_depend(step, layer) for step in waiting):
        return first
    depends = {
        number: {
            other
            for other, before in enumerate(waiting)
            if other != number and _depends(run, step, before, layer)
        }
        for number, step in enumerate(waiting)
    }
    free = [
        number
        for number, others in depends.items()
        if all(number in _reachable(depends, other) for other in others)
    ]
    return min((waiting[number] for number in free), key=lambda step: step.order)


def _may_depend(step: Step, layer: Layer) -> bool:
    """Whether applying another part of this layer could matter to `step` at all."""
    if layer.aspect in _REMOVES_ABILITIES:
        return True
    reads = (step.part.affects.reads, step.part.change.reads)
    return any(aspects is None or layer.aspect in aspects for aspects in reads)


def _depends(run: Run, step: Step, before: Step, layer: Layer) -> bool:
    """Whether applying `before` first would change that `step` exists, or what it does (613.8a)."""
    if step.effect == before.effect or step.effect.defines != before.effect.defines:
        return False
    if not _may_depend(step, layer):
        return False
    now = _outcome(run, step)
    computed = run.game.state.computed
    began = {effect: dict(sets) for effect, sets in run.began.items()}
    forbidden = dict(run.forbidden)
    run.game.state.computed = dict(computed)
    run.apply(before)
    then = _outcome(run, step)
    run.game.state.computed = computed
    run.began, run.forbidden = began, forbidden
    return now != then


def _outcome(run: Run, step: Step) -> tuple[tuple[int, Hashable], ...] | None:
    """Return what a part affects and what it does to each; ``None`` if it does not exist."""
    if not run.exists(step.effect):
        return None
    by, does = run.speaker(step.effect), step.part.change.does
    return tuple((item, does(run.game, by, run.seen(item))) for item in run.affected(step))


def _reachable(depends: dict[int, set[int]], start: int) -> set[int]:
    found: set[int] = set()
    waiting = [start]
    while waiting:
        for other in depends[waiting.pop()]:
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found
