"""Copies of spells, abilities and cards (707.10, 707.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.decisions import Decision
from cardwright_core.division import with_new_targets
from cardwright_core.layers import copiable_values
from cardwright_core.objects import GameObject
from cardwright_core.stack import legal_targets, target_specs
from cardwright_core.targeting import report_targets
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Target
    from cardwright_core.zones import PlayerId

__all__ = ["copy_card", "copy_on_stack"]


def copy_card(game: Game, item: int, controller: PlayerId) -> int:
    """Create a copy of a card in the zone that the card is in (707.12); return its id.

    If it is not cast it ceases to exist the next time state-based actions are performed (704.5e).
    """
    state = game.state
    zone = state.objects[item].zone if item in state.objects else state.last_known[item].zone
    return _made(game, item, controller, zone, None)


def copy_on_stack(game: Game, item: int, controller: PlayerId, *, new_targets: bool = False) -> int:
    """Copy a spell or ability on the stack with all choices made for it (707.10); return its id.

    It is not cast or activated. With `new_targets` its controller may choose others (707.10c). One
    that has left the stack is copied as it last existed there (608.2h).
    """
    instance = game.see(item).object.spell
    assert instance is not None  # noqa: S101 - everything on the stack was put there with one
    copied = instance.replace(controller=controller)
    if new_targets:
        copied = with_new_targets(copied, _new_targets(game, copied))
    return _made(game, item, controller, Zone.STACK, copied)


def _made(
    game: Game, item: int, controller: PlayerId, zone: Zone, instance: Instance | None
) -> int:
    state = game.state
    new = state.new_id()
    values = copiable_values(game, item)
    if instance is not None and instance.source.id == item:
        instance = instance.replace(
            source=instance.source.replace(id=new)
        )  # a spell is its own source
    made = GameObject(
        new, 0, controller, controller, zone, values, state.new_timestamp(), spell=instance
    )
    state.add(made)
    if instance is not None:
        report_targets(game, new, instance)
    return new


def _new_targets(game: Game, instance: Instance) -> tuple[tuple[Target, ...], ...]:
    """Let the controller change any of the targets; a target that stays need not be legal."""
    groups: list[tuple[Target, ...]] = []
    for spec, group in zip(target_specs(instance), instance.targets, strict=True):
        chosen: list[Target] = []
        for target in group:
            legal = legal_targets(game, instance, spec)
            options = tuple(dict.fromkeys((target, *(t for t in legal if t not in chosen))))
            prompt = f"target of the copy of {instance.source.name}"
            decision = Decision(
                (instance.controller,), "new target", options, prompt=prompt, rule="707.10c"
            )
            chosen.append(game.choose(decision)[0])
        groups.append(tuple(chosen))
    return tuple(groups)
