"""Which spells may be cast and which abilities activated now (601.3, 602.5, 117.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardwright_core.abilities import ActivatedAbility
from cardwright_core.beginning import MeansToPay, may_begin_to_activate, may_begin_to_cast
from cardwright_core.casting import Activate, Cast
from cardwright_core.production import activated_abilities, components_payable
from cardwright_core.proposal import is_free, is_unquestioned
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zones import Zone
from cardwright_rules.card_types import CARD_TYPES
from cardwright_rules.timing import sorcery_timing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.actions import Action
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.permission import Permission
    from cardwright_core.zones import PlayerId

__all__ = ["spells"]


def _may_do_something(game: Game, player: PlayerId) -> bool:
    """Whether there is a card for this time, a permission, or an ability that could be paid."""
    game.follow()
    ask, state = game.rules.ask, game.state
    if ask.implemented["permits"] or state.index.get(("permits", None)):
        return True
    for instance in activated_abilities(game, player):
        if components_payable(game, instance):
            return True
    return any(state.objects[item].owner == player for item in _timely(game, player))


class Spells:
    """The types of cards, casting from the hand or as permitted, and activating abilities."""

    @hookimpl
    def card_types(self) -> list[str]:
        """205.2a"""
        return list(CARD_TYPES)

    @hookimpl
    @idle_unless(_may_do_something)
    def legal_actions(self, game: Game, player: PlayerId) -> list[Action]:
        """117.1a, 117.1b"""
        game.follow()
        at_sorcery_timing = sorcery_timing(game, player)
        means = MeansToPay(game, player)
        return [
            *_from_hand(game, means, at_sorcery_timing=at_sorcery_timing),
            *_as_permitted(game, means, at_sorcery_timing=at_sorcery_timing),
            *_activatable(game, means, at_sorcery_timing=at_sorcery_timing),
        ]


def _timely(game: Game, player: PlayerId) -> tuple[int, ...]:
    """Return the cards in hands that could be cast at this time."""
    timely = _at_sorcery_timing if sorcery_timing(game, player) else _at_any_time
    return game.state.standing.those(timely, game)


def _from_hand(game: Game, means: MeansToPay, *, at_sorcery_timing: bool) -> Iterator[Cast]:
    for item in _timely(game, means.player):
        if game.state.objects[item].owner == means.player:
            yield from _faces(game, means, item, None, at_sorcery_timing=at_sorcery_timing)


def _at_sorcery_timing(view: View) -> bool:
    """Whether it is a card in a hand that can be cast at the time of a sorcery at least."""
    return view.zone is Zone.HAND and any(map(_is_castable, _castable(view.characteristics)))


def _at_any_time(view: View) -> bool:
    """Whether it is a card in a hand that can be cast at any time."""
    return view.zone is Zone.HAND and any(map(_is_instant, _castable(view.characteristics)))


def _is_castable(values: Characteristics) -> bool:
    """Whether it is no land: that is not cast (305.9)."""
    return "Land" not in values.types


def _is_instant(values: Characteristics) -> bool:
    return _is_castable(values) and ("Instant" in values.types or values.has("flash"))


def _castable(values: Characteristics) -> tuple[Characteristics, ...]:
    return values.castable if values.faces else (values,)


def _as_permitted(game: Game, means: MeansToPay, *, at_sorcery_timing: bool) -> Iterator[Cast]:
    permissions: list[Permission] = game.rules.ask.permits(game, means.player)
    for permission in permissions:
        any_time = at_sorcery_timing or permission.any_time
        for item in permission.objects:
            yield from _faces(game, means, item, permission, at_sorcery_timing=any_time)


def _faces(
    game: Game,
    means: MeansToPay,
    item: int,
    permission: Permission | None,
    *,
    at_sorcery_timing: bool,
) -> Iterator[Cast]:
    """Yield the ways to cast a card now: most cards have only one face (709.3a, 715.3a)."""
    characteristics = game.see(item).characteristics
    several = characteristics.faces
    for face, values in enumerate(_castable(characteristics)):
        if (
            (_is_castable(values) if at_sorcery_timing else _is_instant(values))
            and (permission is None or face in permission.faces or not several)
            and may_begin_to_cast(game, item, permission, means, face)
        ):
            yield Cast(means.player, item, values.name, permission, face)


def _activatable(game: Game, means: MeansToPay, *, at_sorcery_timing: bool) -> Iterator[Activate]:
    abilities, unquestioned = _abilities(game, means.player), is_unquestioned(game)
    for instance, as_a_sorcery, free, activate in abilities:
        if (
            components_payable(game, instance)
            and (at_sorcery_timing or not as_a_sorcery)
            and ((free and unquestioned) or may_begin_to_activate(game, instance, means))
        ):
            yield activate


class _Activated(NamedTuple):
    """An ability, whether only its components can stand in the way, and the way to activate it."""

    instance: Instance
    as_a_sorcery: bool
    free: bool
    activate: Activate


def _abilities(game: Game, player: PlayerId) -> tuple[_Activated, ...]:
    return game.state.standing.told(_all, game, activated_abilities(game, player), player)


def _all(game: Game, instances: tuple[Instance, ...]) -> tuple[_Activated, ...]:
    told = game.state.standing.told
    return tuple(told(_one, game, one, (one.source.id, one.number)) for one in instances)


def _one(game: Game, one: Instance) -> _Activated:
    del game
    ability = one.ability
    assert isinstance(ability, ActivatedAbility)  # noqa: S101 - nothing else is activated
    action = Activate(one.controller, one.source.id, one.number, one.source.name)
    return _Activated(one, ability.as_a_sorcery, is_free(ability), action)


spells = Spells()
