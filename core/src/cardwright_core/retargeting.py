"""Other targets for what is on the stack already, or for a copy of it (115.7, 707.10c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.decisions import Decision
from cardwright_core.division import with_new_targets
from cardwright_core.stack import Slot, fitting, legal_targets, target_specs
from cardwright_core.targeting import report_targets

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Target
    from cardwright_core.zones import PlayerId

__all__ = ["chosen_anew", "retarget"]


def chosen_anew(
    game: Game, instance: Instance, chooser: PlayerId
) -> tuple[tuple[Target, ...], ...]:
    """Let a player choose new targets; one that stays need not be legal (115.7d).

    Only the final set has to be legal: two targets may change places (115.7e).
    """
    specs = target_specs(instance)
    slots = [
        Slot(
            group,
            spec.another,
            tuple(dict.fromkeys((target, *legal_targets(game, instance, spec)))),
        )
        for group, spec in enumerate(specs)
        for target in instance.targets[group]
    ]
    chosen: list[Target] = []
    while len(chosen) < len(slots):
        options = fitting(slots, chosen)
        prompt = f"new target of {instance.source.name}"
        decision = Decision((chooser,), "new target", options, prompt=prompt, rule="115.7d")
        chosen.append(game.choose(decision)[0])
    left = iter(chosen)
    return tuple(tuple(next(left) for _ in group) for group in instance.targets)


def retarget(game: Game, item: int, chooser: PlayerId) -> None:
    """Let a player choose new targets for a spell or ability on the stack (115.7d)."""
    there = game.state.objects[item]
    instance = there.spell
    if instance is None or not any(instance.targets):
        return
    before = {target for group in instance.targets for target in group}
    changed = with_new_targets(instance, chosen_anew(game, instance, chooser))
    game.state.put(there.replace(spell=changed))
    others = tuple(tuple(t for t in group if t not in before) for group in changed.targets)
    report_targets(game, item, changed.replace(targets=others))
