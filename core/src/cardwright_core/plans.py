"""Plans of payments: uses of mana abilities in order, as a match of payments tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardwright_core.otherwise import is_mana
from cardwright_core.sources import first, sources_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.decisions import Answer
    from cardwright_core.mana import Mana
    from cardwright_core.matching import Use, Way

__all__ = ["Plan", "Step", "as_plan"]


class Step(NamedTuple):
    """One use of a mana ability: what is spent on it, and what it has to add at least.

    `uses` is the object to choose for its cost; `answers` are those with which it was tried out.
    """

    instance: Instance
    spends: tuple[Mana, ...]
    adds: tuple[Mana, ...]
    uses: int = 0
    answers: tuple[Answer, ...] | None = None


class Plan(NamedTuple):
    """How a cost could be paid: uses of mana abilities in order, then the mana that is spent."""

    steps: tuple[Step, ...]
    spends: tuple[Mana, ...]
    checked: bool = False


def as_plan(chain: tuple[Way, ...], uses: tuple[Use, ...]) -> Plan:
    """Return the plan that a match is: for each payment, first what adds mana for it."""
    spends: list[list[Mana]] = [[] for _ in range(len(chain) + 1)]
    before: list[list[Step]] = [[] for _ in range(len(chain) + 1)]
    added: dict[Way, tuple[Mana, ...]] = {}
    for use in uses:
        for unit, demand in use.units:
            if is_mana(unit):
                spends[demand.stage].append(unit)
        if use.way in chain:
            added[use.way] = tuple(unit for unit, _ in use.units)
        else:
            stage = min(demand.stage for _, demand in use.units)
            before[stage].extend(_steps(use))
    steps: list[Step] = []
    for stage, way in enumerate(chain):
        converts = Step(first(way).instance, tuple(spends[stage]), added.get(way, ()))
        steps += [*_own_last(before[stage]), converts]
    steps += _own_last(before[len(chain)])
    used = (source for way in (*chain, *(use.way for use in uses)) for source in sources_of(way))
    checked = any(source.checked for source in used) or _used_after_it_left(steps)
    return Plan(tuple(steps), tuple(spends[-1]), checked)


def _steps(use: Use) -> Iterator[Step]:
    """Yield the step, or the two steps, of a way: what each of its abilities has to add."""
    left = [unit for unit, _ in use.units]
    for source in sources_of(use.way):
        adds: list[Mana] = []
        for unit in tuple(left):
            room = len(adds) < max(map(len, source.bundles))
            if room and any(unit in forms for bundle in source.bundles for forms in bundle):
                adds.append(unit)
                left.remove(unit)
        yield Step(source.instance, (), tuple(adds), source.uses)


def _used_after_it_left(steps: list[Step]) -> bool:
    """Whether an ability would be used after one used up the object that has it."""
    gone: set[int] = set()
    for step in steps:
        if step.instance.source.id in gone:
            return True
        gone.add(step.uses)
    return False


def _own_last(steps: list[Step]) -> list[Step]:
    """Let an ability use up its own source only after everything else."""
    return sorted(steps, key=lambda step: step.uses == step.instance.source.id)
