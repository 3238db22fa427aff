"""The stack: abilities put there, targets chosen, and the topmost object resolving (405, 608)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from cardwright_core._records import Record, record
from cardwright_core.abilities import TriggeredAbility
from cardwright_core.characteristics import Characteristics
from cardwright_core.continuous import Layer
from cardwright_core.decisions import Decision
from cardwright_core.objects import GameObject
from cardwright_core.production import carry_out
from cardwright_core.targeting import report_targets
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Target, TargetSpec
    from cardwright_core.zones import PlayerId

__all__ = [
    "BecomesPermanent",
    "Slot",
    "Targeting",
    "cease",
    "choose_targets",
    "could_choose_all",
    "could_choose_targets",
    "fitting",
    "is_spell",
    "legal_targets",
    "put_on_stack",
    "resolve_top",
    "target_specs",
]


@record
class BecomesPermanent(Record):
    """What a permanent spell does as it resolves (608.3a)."""

    def resolve(self, game: Game, by: Instance) -> None:
        """Put it onto the battlefield under its controller's control."""
        spell = game.state.objects[by.source.id]
        game.propose(move(game, spell.id, Zone.BATTLEFIELD, controller=spell.controller), by)


def put_on_stack(game: Game, instance: Instance, becomes: int = 0) -> int:
    """Put an ability on the stack as an object that is not a card (113.7a); return its id."""
    item = becomes or game.state.new_id()
    game.state.add(
        GameObject(
            item,
            0,
            instance.controller,
            instance.controller,
            Zone.STACK,
            _of_an_ability(instance.source.name),
            game.state.new_timestamp(),
            spell=instance,
        )
    )
    report_targets(game, item, instance, announced=True)
    return item


@cache
def _of_an_ability(source: str) -> Characteristics:
    return Characteristics(name=f"ability of {source}")


def legal_targets(game: Game, instance: Instance, spec: TargetSpec) -> tuple[Target, ...]:
    """Return what a target may be: objects in the zones of `spec`, then players (115.1).

    What can't be the target (hexproof, shroud) says so through the hook ``prohibits``.
    """
    state = game.state
    objects = sorted(
        item
        for key, items in state.zones.items()
        if key[0] in spec.zones
        for item in items
        if item != instance.source.id or key[0] is not Zone.STACK
        if spec.what.matches(game, instance, game.see(item))
    )
    players = (p.id for p in game.players if spec.what.matches_player(game, instance, p.id))
    found: tuple[Target, ...] = (*objects, *players)
    if not game.concerned("prohibits", Targeting) and not game.rules.implemented["prohibits"]:
        return found
    return tuple(t for t in found if not game.rules.ask.prohibits(game, Targeting(instance, t)))


@record
class Targeting(Record):
    """The act of choosing a target, about which something may say that it can't be (115.4)."""

    by: Instance
    target: Target

    @property
    def aspect(self) -> type[Targeting]:
        """The type under which listeners find it."""
        return Targeting

    def listeners(self, game: Game, hook: str) -> tuple[()]:
        """Return no listeners beside those of the index."""
        del game, hook
        return ()


def could_choose_targets(game: Game, instance: Instance, spec: TargetSpec) -> bool:
    """Whether there are enough legal targets."""
    return not spec.minimum or len(legal_targets(game, instance, spec)) >= spec.minimum


class Slot(NamedTuple):
    """One of the targets to choose: of which group, and among what.

    One that is `another` differs from those of all groups before it (601.2c).
    """

    group: int
    another: bool
    options: tuple[Target, ...]


def fitting(slots: Sequence[Slot], chosen: Sequence[Target]) -> tuple[Target, ...]:
    """Return what can be chosen for the next slot, so that the rest can be chosen as well."""
    next_one = slots[len(chosen)]
    return tuple(
        option
        for option in next_one.options
        if _goes_with(slots, chosen, option) and _completes(slots, (*chosen, option))
    )


def _goes_with(slots: Sequence[Slot], chosen: Sequence[Target], option: Target) -> bool:
    """Whether a target differs from those that it has to differ from."""
    slot = slots[len(chosen)]
    return not any(
        other == option and (slot.another or slot.group == before.group)
        for before, other in zip(slots, chosen, strict=False)
    )


def _completes(slots: Sequence[Slot], chosen: Sequence[Target]) -> bool:
    if len(chosen) == len(slots):
        return True
    return any(
        _goes_with(slots, chosen, option) and _completes(slots, (*chosen, option))
        for option in slots[len(chosen)].options
    )


def _slots(game: Game, instance: Instance, specs: Sequence[TargetSpec]) -> list[Slot]:
    """Return one slot for each target that has to be chosen."""
    return [
        Slot(group, spec.another, legal_targets(game, instance, spec))
        for group, spec in enumerate(specs)
        for _ in range(spec.minimum)
    ]


def could_choose_all(game: Game, instance: Instance, specs: Sequence[TargetSpec]) -> bool:
    """Whether there are enough legal targets for all of these (601.2c)."""
    if not any(spec.another for spec in specs):
        return all(could_choose_targets(game, instance, spec) for spec in specs)
    return _completes(_slots(game, instance, specs), ())


def target_specs(instance: Instance) -> tuple[TargetSpec, ...]:
    """Return what has to be targeted: by the ability, or by what was chosen of it (601.2c).

    An effect of which modes or costs decide what it targets tells it as ``targets_of``.
    """
    chosen = getattr(getattr(instance.ability, "effect", None), "targets_of", None)
    if chosen is not None:
        found: tuple[TargetSpec, ...] = chosen(instance)
        return found
    specs: tuple[TargetSpec, ...] = getattr(instance.ability, "targets", ())
    return specs


def choose_targets(game: Game, instance: Instance) -> tuple[tuple[Target, ...], ...] | None:
    """Let the controller choose all targets (601.2c); ``None`` if there are too few legal ones."""
    groups: list[tuple[Target, ...]] = []
    specs = target_specs(instance)
    for number, spec in enumerate(specs):
        options = legal_targets(game, instance, spec)
        if any(one.another for one in specs[number:]):
            options = _leaving_enough(game, instance, specs, groups, options)
        chooser = instance.controller
        if spec.by_opponent:
            chooser, options = _of_an_opponent(game, instance, options)
        if min(len(options), spec.most(game, instance)) < spec.minimum:
            return None
        decision = Decision(
            (chooser,),
            "target",
            options,
            spec.minimum,
            min(spec.most(game, instance), len(options)),
            prompt=f"target for {instance.source.name}",
            rule="601.2c",
            source=instance.source.name,
        )
        groups.append(game.choose(decision))
    return tuple(groups)


def _of_an_opponent(
    game: Game, instance: Instance, options: tuple[Target, ...]
) -> tuple[PlayerId, tuple[Target, ...]]:
    """Let the controller say which opponent chooses; that one chooses what they reach (801.5a)."""
    player = instance.controller
    opponents = game.opponents(player) or game.order_from(player)[1:2]
    prompt = f"who chooses a target for {instance.source.name}"
    decision = Decision((player,), "opponent", opponents, prompt=prompt, rule="601.2c")
    chooser: PlayerId = game.choose(decision)[0]
    near = (
        one
        for one in options
        if game.reaches(chooser, one if isinstance(one, str) else game.see(one).controller)
    )
    return chooser, tuple(near)


def _leaving_enough(
    game: Game,
    instance: Instance,
    specs: Sequence[TargetSpec],
    groups: Sequence[tuple[Target, ...]],
    options: tuple[Target, ...],
) -> tuple[Target, ...]:
    """Return the options with which the targets that are still to come can be chosen too."""
    number = len(groups)
    taken = [Slot(g, another=False, options=group) for g, group in enumerate(groups) for _ in group]
    chosen = [target for group in groups for target in group]
    first = Slot(number, specs[number].another, options)
    rest = [
        slot._replace(group=slot.group + number + 1)
        for slot in _slots(game, instance, specs[number + 1 :])
    ]
    return fitting([*taken, first, *rest], chosen)


def resolve_top(game: Game) -> None:
    """Resolve the topmost object of the stack (608.1)."""
    item = game.state.objects[game.state.zone(Zone.STACK)[-1]]
    instance = item.spell
    assert instance is not None  # noqa: S101 - everything on the stack was put there with one
    instance = _as_worded(game, item, instance)
    only_if = getattr(instance.ability, "only_if", None)
    legal = _with_legal_targets(game, instance)
    effect = getattr(instance.ability, "effect", None)
    if legal is None and not getattr(effect, "needs_targets", True):
        legal = instance.replace(targets=tuple(() for _ in instance.targets))  # 608.3b
    if legal is None:
        game.annotate("note", instance, "608.2b", text="doesn't resolve: every target is illegal")
    elif _is_triggered(instance) and only_if and not only_if.holds(game, instance, instance.event):
        game.annotate("note", instance, "603.4", text="does nothing: its condition is not true")
    else:
        game.annotate("resolves", instance, "608.2")
        carry_out(game, legal)
    _leave(game, item)


def _as_worded(game: Game, item: GameObject, instance: Instance) -> Instance:
    """Return what a spell does as effects have changed its text (612.1)."""
    epoch, ability = game.state.layered, instance.ability
    if epoch is None or Layer.TEXT not in epoch.layers or ability not in item.copiable.abilities:
        return instance
    abilities = game.see(item.id).characteristics.abilities
    place = item.copiable.abilities.index(ability)
    return instance.replace(ability=abilities[place]) if place < len(abilities) else instance


def _is_triggered(instance: Instance) -> bool:
    return isinstance(instance.ability, TriggeredAbility)


def _leave(game: Game, item: GameObject) -> None:
    """Put a spell into its owner's graveyard; an ability just ceases to exist (608.2n)."""
    if item.id not in game.state.objects:
        return
    if is_spell(item):
        game.propose(move(game, item.id, Zone.GRAVEYARD), item.spell)
    else:
        cease(game, item)


def is_spell(item: GameObject) -> bool:
    """Whether what is on the stack is a spell, a card or a copy: it is its own source (112.1)."""
    return item.spell is None or item.spell.source.id == item.id


def cease(game: Game, item: GameObject) -> None:
    """Let an object be no more, and move nowhere; what refers to it knows it as it was (608.2h)."""
    game.state.remember(game.snapshot(item.id))
    game.state.remove(item)


def _with_legal_targets(game: Game, instance: Instance) -> Instance | None:
    """Return the instance without its illegal targets; ``None`` if it had some and none is left."""
    if not any(instance.targets):
        return instance
    specs = target_specs(instance)
    legal = tuple(
        tuple(target for target in group if target in legal_targets(game, instance, spec))
        for spec, group in zip(specs, instance.targets, strict=True)
    )
    return instance.replace(targets=legal) if any(legal) else None
