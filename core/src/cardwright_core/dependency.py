"""Which effect of a layer comes next: dependency, then timestamp (613.7, 613.8)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from cardwright_core.layers import Layer, Run, Step
    from cardwright_core.objects import GameObject, View
    from cardwright_core.standing import Epoch

    Computed = dict[int, tuple[GameObject, Epoch | None, View]]

__all__ = ["are_independent", "could_depend", "looks_around", "next_to_apply"]

_REMOVES_ABILITIES = frozenset({"copy", "text", "type", "ability"})


def are_independent(waiting: list[Step], layer: Layer) -> bool:
    """Whether none of these steps could depend on another."""
    return len(waiting) < 2 or not any(True for _ in _possible(waiting, layer))  # noqa: PLR2004 - two


def next_to_apply(run: Run, waiting: list[Step], layer: Layer) -> Step:
    """Return the first by timestamp of those that depend on no other one still waiting.

    Effects that depend on each other in a loop ignore that (613.8b).
    """
    possible: dict[int, list[int]] = {}
    for number, other in _possible(waiting, layer):
        possible.setdefault(number, []).append(other)

    @cache
    def first(number: int) -> _Trial:
        return _tried(run, waiting[number])

    @cache  # asked only as far as it matters
    def depends(number: int) -> list[int]:
        step, others = waiting[number], possible.get(number, ())
        return [other for other in others if _depends(run, step, first(other))]

    in_order = sorted(range(len(waiting)), key=lambda number: waiting[number].order)
    return next(
        waiting[number]
        for number in in_order
        if all(number in _reachable(depends, other) for other in depends(number))
    )


def _possible(waiting: list[Step], layer: Layer) -> Iterator[tuple[int, int]]:
    """Yield the places of each two steps of which the first may depend on the second.

    Either it reads what the layer changes, or its ability could be gone.
    """
    mortal = layer.aspect in _REMOVES_ABILITIES
    removing = [step.part.change.removes for step in waiting]
    for number, step in enumerate(waiting):
        reading = could_depend(step, layer)
        if not reading and (step.effect.by.effect or not mortal):
            continue
        for other, before in enumerate(waiting):
            if (
                (reading or removing[other])
                and step.effect is not before.effect
                and step.effect.defines is before.effect.defines
            ):
                yield number, other


def could_depend(step: Step, layer: Layer) -> bool:
    """Whether what a step affects, or does, could depend on what its layer changes."""
    reads = (step.part.affects.reads, step.part.change.reads_anywhere)
    return any(aspects is None or layer.aspect in aspects for aspects in reads)


class _Trial(NamedTuple):
    """What the objects would be if one step were applied first, and which would be different."""

    computed: Computed
    changed: tuple[GameObject, ...]


def _tried(run: Run, step: Step) -> _Trial:
    """Apply a step on a copy."""
    state = run.game.state
    now, then = state.computed, dict(state.computed)
    began = {effect: dict(sets) for effect, sets in run.began.items()}
    forbidden = dict(run.forbidden)
    state.computed = then
    run.apply(step)
    state.computed = now
    run.began, run.forbidden = began, forbidden
    changed = (item for item in run.items if then[item.id][2] != now[item.id][2])
    return _Trial(then, tuple(changed))


def looks_around(step: Step) -> bool:
    """Whether what a step affects, or does, could depend on more than the object it changes."""
    return step.part.affects.reads is None or step.part.change.reads is None


def _depends(run: Run, step: Step, first: _Trial) -> bool:
    """Whether another step, applied first, would change that it exists, or what it does (613.8a).

    If it looks at nothing but the object that it changes, the `changed` ones alone can tell.
    """
    if not first.changed:
        return False
    source, items = step.effect.by.source.id, run.items
    if not looks_around(step) and not any(item.id == source for item in first.changed):
        items = first.changed
    state, now = run.game.state, _outcome(run, step, items)
    computed, state.computed = state.computed, first.computed
    then = _outcome(run, step, items)
    state.computed = computed
    return now != then


def _outcome(
    run: Run, step: Step, items: tuple[GameObject, ...]
) -> tuple[tuple[int, Hashable], ...] | None:
    """Return what a part affects and what it does to each; ``None`` if it does not exist."""
    if not run.exists(step.effect):
        return None
    by, does = run.speaker(step.effect), step.part.change.does
    return tuple((item, does(run.game, by, run.seen(item))) for item in run.affected(step, items))


def _reachable(depends: Callable[[int], list[int]], start: int) -> set[int]:
    found: set[int] = set()
    waiting = [start]
    while waiting:
        for other in depends(waiting.pop()):
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found
