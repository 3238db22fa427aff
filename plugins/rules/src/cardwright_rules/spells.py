"""Which spells may be cast and which abilities activated now (601.3, 602.5, 117.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import ActivatedAbility
from cardwright_core.beginning import MeansToPay, may_begin_to_activate, may_begin_to_cast
from cardwright_core.casting import Activate, Cast
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.card_types import CARD_TYPES
from cardwright_rules.timing import sorcery_timing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.actions import Action
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.permission import Permission
    from cardwright_core.zones import PlayerId

__all__ = ["spells"]


class Spells:
    """The types of cards, casting from the hand or as permitted, and activating abilities."""

    @hookimpl
    def card_types(self) -> list[str]:
        """205.2a"""
        return list(CARD_TYPES)

    @hookimpl
    def legal_actions(self, game: Game, player: PlayerId) -> list[Action]:
        """117.1a, 117.1b"""
        at_sorcery_timing = sorcery_timing(game, player)
        means = MeansToPay(game, player)
        return [
            *_from_hand(game, means, at_sorcery_timing=at_sorcery_timing),
            *_as_permitted(game, means, at_sorcery_timing=at_sorcery_timing),
            *_activatable(game, means, at_sorcery_timing=at_sorcery_timing),
        ]


def _from_hand(game: Game, means: MeansToPay, *, at_sorcery_timing: bool) -> Iterator[Cast]:
    for item in game.state.zone(Zone.HAND, means.player):
        yield from _faces(game, means, item, None, at_sorcery_timing=at_sorcery_timing)


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
    view = game.see(item)
    several = view.characteristics.faces
    faces = view.characteristics.castable if several else (view.characteristics,)
    for face, values in enumerate(faces):
        if (
            _timely(values, at_sorcery_timing=at_sorcery_timing)
            and (permission is None or face in permission.faces or not several)
            and may_begin_to_cast(game, item, permission, means, face)
        ):
            yield Cast(means.player, item, values.name, permission, face)


def _timely(values: Characteristics, *, at_sorcery_timing: bool) -> bool:
    """Whether a card could be cast at this time; lands are not cast (305.9)."""
    if "Land" in values.types:
        return False
    return at_sorcery_timing or "Instant" in values.types or values.has("flash")


def _activatable(game: Game, means: MeansToPay, *, at_sorcery_timing: bool) -> Iterator[Activate]:
    for instance in means.payable:
        ability = instance.ability
        if (
            isinstance(ability, ActivatedAbility)
            and (at_sorcery_timing or not ability.as_a_sorcery)
            and may_begin_to_activate(game, instance, means)
        ):
            yield Activate(means.player, instance.source.id, instance.number, instance.source.name)


spells = Spells()
