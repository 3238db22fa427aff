"""The stack: abilities put there, targets chosen, and the topmost object resolving (405, 608)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.characteristics import Characteristics
from cardwright_core.decisions import Decision
from cardwright_core.events import move
from cardwright_core.objects import GameObject
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance, Target, TargetSpec
    from cardwright_core.game import Game
    from cardwright_core.trigger import Trigger

__all__ = [
    "BecomesPermanent",
    "choose_targets",
    "legal_targets",
    "put_on_stack",
    "put_triggered",
    "resolve_top",
]


@record
class BecomesPermanent(Record):
    """What a permanent spell does as it resolves (608.3a)."""

    def resolve(self, game: Game, by: Instance) -> None:
        """Put it onto the battlefield under its controller's control."""
        spell = game.state.objects[by.source.id]
        game.propose(move(game, spell.id, Zone.BATTLEFIELD, controller=spell.controller), by)


def put_triggered(game: Game, trigger: Trigger) -> None:
    """Put one instance of a triggered ability on the stack, with targets of its own (603.3d)."""
    instance = trigger.instance.replace(event=trigger.event)
    targets = choose_targets(game, instance)
    if targets is None:
        game.annotate("note", instance, "603.3d", text="has no legal target and is removed")
        return
    put_on_stack(game, instance.replace(targets=targets))


def put_on_stack(game: Game, instance: Instance) -> int:
    """Put an ability on the stack as an object that is not a card (113.7a); return its id."""
    item = game.state.new_id()
    game.state.add(
        GameObject(
            item,
            0,
            instance.controller,
            instance.controller,
            Zone.STACK,
            Characteristics(name=f"ability of {instance.source.name}"),
            game.state.new_timestamp(),
            spell=instance,
        )
    )
    return item


def legal_targets(game: Game, instance: Instance, spec: TargetSpec) -> tuple[Target, ...]:
    """Return what a target may be: permanents, then players, as the filter says (115.1)."""
    found: list[Target] = [
        view.id for view in game.permanents() if spec.what.matches(game, instance, view)
    ]
    found.extend(
        player.id for player in game.players if spec.what.matches_player(game, instance, player.id)
    )
    return tuple(found)


def choose_targets(game: Game, instance: Instance) -> tuple[tuple[Target, ...], ...] | None:
    """Let the controller choose all targets (601.2c); ``None`` if there are too few legal ones."""
    groups: list[tuple[Target, ...]] = []
    for spec in getattr(instance.ability, "targets", ()):
        options = legal_targets(game, instance, spec)
        if len(options) < spec.minimum:
            return None
        decision = Decision(
            (instance.controller,),
            "target",
            options,
            spec.minimum,
            min(spec.maximum, len(options)),
            prompt=f"target for {instance.source.name}",
            rule="601.2c",
            source=instance.source.name,
        )
        groups.append(game.choose(decision))
    return tuple(groups)


def resolve_top(game: Game) -> None:
    """Resolve the topmost object of the stack (608.1)."""
    item = game.state.objects[game.state.zone(Zone.STACK)[-1]]
    instance = item.spell
    assert instance is not None  # noqa: S101 - everything on the stack was put there with one
    legal = _with_legal_targets(game, instance)
    if legal is None:
        game.annotate("note", instance, "608.2b", text="doesn't resolve: every target is illegal")
    else:
        game.annotate("resolves", instance, "608.2")
        legal.ability.effect.resolve(game, legal)  # type: ignore[attr-defined]  # what is cast, activated or triggered has one
    _leave(game, item)


def _leave(game: Game, item: GameObject) -> None:
    """Put a spell into its owner's graveyard; an ability just ceases to exist (608.2n)."""
    if item.id not in game.state.objects:
        return
    if item.card:
        game.propose(move(game, item.id, Zone.GRAVEYARD), item.spell)
    else:
        game.state.remove(item)


def _with_legal_targets(game: Game, instance: Instance) -> Instance | None:
    """Return the instance without its illegal targets; ``None`` if it had some and none is left."""
    if not any(instance.targets):
        return instance
    specs: tuple[TargetSpec, ...] = getattr(instance.ability, "targets", ())
    legal = tuple(
        tuple(target for target in group if target in legal_targets(game, instance, spec))
        for spec, group in zip(specs, instance.targets, strict=True)
    )
    return instance.replace(targets=legal) if any(legal) else None
