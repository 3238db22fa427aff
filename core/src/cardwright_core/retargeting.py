"""Other targets for what is on the stack already, or for a copy of it (115.7, 707.10c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.decisions import Decision
from cardwright_core.division import with_new_targets
from cardwright_core.stack import Slot, fitting, legal_targets, target_specs
from cardwright_core.targeting import report_targets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject
    from cardwright_core.terms import Target
    from cardwright_core.zones import PlayerId

_Groups = tuple[tuple["Target", ...], ...]

__all__ = ["change_a_target", "chosen_anew", "retarget"]


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
    _give_targets(game, there, instance, chosen_anew(game, instance, chooser))


def change_a_target(game: Game, item: int, chooser: PlayerId, to: Target) -> None:
    """Change one target of a spell or ability to that one, if it is legal for it (115.7b).

    If it could be each of several, the player chooses which. One that stays need not be legal, but
    the final set has to be (115.7e).
    """
    there = game.state.objects[item]
    instance = there.spell
    if instance is None:
        return
    changes = tuple(_changes(game, instance, to))
    options = tuple(dict.fromkeys(target for target, _ in changes))
    if not options:
        return
    prompt = f"which target of {instance.source.name} to change"
    decision = Decision((chooser,), "target to change", options, prompt=prompt, rule="115.7b")
    one = game.choose(decision)[0]
    found = [groups for target, groups in changes if target == one]
    numbers = tuple(range(1, len(found) + 1))
    decision = Decision((chooser,), "number", numbers, prompt=prompt, rule="115.7b")
    _give_targets(game, there, instance, found[game.choose(decision)[0] - 1])


def _changes(game: Game, instance: Instance, to: Target) -> Iterator[tuple[Target, _Groups]]:
    """Yield each target that could be changed to that one, with what the targets are then."""
    specs = target_specs(instance)
    for number, spec in enumerate(specs):
        legal = to in legal_targets(game, instance, spec)
        for place, target in enumerate(instance.targets[number] if legal else ()):
            groups = list(instance.targets)
            group = groups[number]
            groups[number] = (*group[:place], to, *group[place + 1 :])
            slots = [
                Slot(at, specs[at].another, (one,)) for at, of in enumerate(groups) for one in of
            ]
            if target != to and fitting(slots, ()):
                yield target, tuple(groups)


def _give_targets(game: Game, there: GameObject, instance: Instance, groups: _Groups) -> None:
    """Set the targets of what is on the stack, and report those that are new."""
    before = {target for group in instance.targets for target in group}
    changed = with_new_targets(instance, groups)
    game.state.put(there.replace(spell=changed))
    others = tuple(tuple(t for t in group if t not in before) for group in changed.targets)
    report_targets(game, there.id, changed.replace(targets=others))
