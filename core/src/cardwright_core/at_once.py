"""Mana abilities that nobody has a say in: all that comes of them is known beforehand (605.3b).

Such an ability costs what tells the event that pays it (``{T}``), and adds the same mana whatever
the game. As long as no plugin and no ability could have an answer, its events are written as the
pipeline would write them, and nobody is asked.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from cardwright_core.abilities import ActivatedAbility, TriggeredAbility
from cardwright_core.cost import Pays
from cardwright_core.functioning import instance_of
from cardwright_core.index import Say
from cardwright_core.production import is_mana_ability, is_producer, produced
from cardwright_core.proposal import is_free, is_unquestioned
from cardwright_core.specs import idle_test
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.casting import AbilityActivated
    from cardwright_core.cost import CostComponent
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.index import Shape
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = ["activated_at_once"]


class _Known(NamedTuple):
    """What happens if an ability is activated: its events in order.

    `is_nobodys` tells whether nobody could have a say in them.
    """

    by: Instance
    component: CostComponent
    events: tuple[Event, ...]
    is_nobodys: Callable[[Game, Shape], bool]


def activated_at_once(game: Game, player: PlayerId, item: int, number: int) -> bool:
    """Activate a mana ability, if all that comes of it is known; return whether it is done."""
    state = game.state
    if item not in state.objects or _something_is_going_on(game):
        return False
    known = state.standing.told(_known, game, game.see(item), item).get(number)
    if (
        known is None
        or known.by.controller != player
        or not state.standing.told(
            known.is_nobodys, game, state.index.shape, game.rules.plugins.edition
        )
        or not known.component.payable(game, known.by)
    ):
        return False
    game.keep_checkpoint()
    game.let_happen(known.events, known.by)
    return True


def _something_is_going_on(game: Game) -> bool:
    """Whether there is something to follow, or all this happens within a question."""
    state = game.state
    return bool(state.dirty or state.volatile or state.pending or game.asking)


@cache
def _in_which_nobody_has_a_say(
    kinds: tuple[type[Event], ...],
    component: type[CostComponent],
    triggers: bool,  # noqa: FBT001 - remembered by position
) -> Callable[[Game, Shape], bool]:
    """Return what tells whether no plugin and no ability could have an answer for such events.

    Triggers of their own object are not listed: it is told whether it has any.
    """
    heard = (Say.SOME, Say.ITS_OBJECT) if triggers else (Say.SOME,)

    def is_nobodys(game: Game, shape: Shape) -> bool:
        rules = game.rules
        return (
            not rules.plugins.on_events
            and not rules.implemented["mana_production"].some
            and is_unquestioned(game)
            and _one_pays(game, component)
            and shape.hooks.isdisjoint(_OF_ABILITIES)
            and not any(shape.say(kind) in heard for kind in kinds)
        )

    return is_nobodys


_OF_ABILITIES = ("pay_cost", "mana_production", "as long as")


def _one_pays(game: Game, kind: type[CostComponent]) -> bool:
    """Whether one plugin pays such components, and says itself that the others do not."""
    paying = game.rules.implemented["pay_cost"]
    found = paying.known.get(kind)
    if found is None:
        idle = (idle_test(impl.function) for impl in paying.impls)
        said = [one.test for one in idle if one is not None and isinstance(one.test, Pays)]
        all_say = not paying.seen and len(said) == len(paying.impls)
        found = all_say and sum(issubclass(kind, test.kinds) for test in said) == 1
        paying.known[kind] = found
    return found


def _known(game: Game, view: View) -> dict[int, _Known]:
    """Return what is known of an object's mana abilities, by place."""
    abilities = view.characteristics.abilities
    if view.zone is Zone.PHASED_OUT:
        return {}
    found = {number: _of(game, view, one, number) for number, one in enumerate(abilities)}
    return {number: known for number, known in found.items() if known is not None}


def _of(game: Game, view: View, ability: Ability, number: int) -> _Known | None:
    if not isinstance(ability, ActivatedAbility) or not is_mana_ability(ability):
        return None
    effect, components = ability.effect, ability.cost.components
    always = is_producer(effect) and getattr(effect, "always", None) is not None
    if not always or not is_free(ability) or len(components) != 1:
        return None
    by = instance_of(view, ability, number)
    paid = components[0].paid_by(by)
    if paid is None:
        return None
    events = (paid, *_that_follow(game, view, by))
    if not all(_is_plain(event, view) for event in events):
        return None
    triggers = any(isinstance(one, TriggeredAbility) for one in view.characteristics.abilities)
    kinds = tuple(map(type, events))
    is_nobodys = _in_which_nobody_has_a_say(kinds, type(components[0]), triggers)  # type: ignore[arg-type]  # a class is hashable
    return _Known(by, components[0], events, is_nobodys)


def _that_follow(game: Game, view: View, by: Instance) -> tuple[Event, ...]:
    """Return what follows the payment: the ability is activated, and adds its mana."""
    snow = view.is_a("Snow")
    lots = by.ability.effect.produces(game, by)  # type: ignore[attr-defined]  # a producer
    units = tuple(unit for lot in lots for unit in lot.units(lot.types[0], snow=snow))
    player = by.controller
    return _activated()(by, player), produced(by, player, units)


@cache
def _activated() -> type[AbilityActivated]:
    from cardwright_core.casting import AbilityActivated  # noqa: PLC0415 - which activates them

    return AbilityActivated


def _is_plain(event: Event, view: View) -> bool:
    """Whether nothing can follow from an event but what its object, or nobody, waits for."""
    subjects = {event.subject, event.subject_before, event.subject_after}
    return event.settled and not event.looks_back and subjects <= {0, view.id}
