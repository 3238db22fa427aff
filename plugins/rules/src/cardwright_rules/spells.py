"""Which spells may be cast and which abilities activated now (601.3, 602.5, 117.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import ActivatedAbility
from cardwright_core.casting import Activate, Cast, affordable
from cardwright_core.production import payable_abilities
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.timing import sorcery_timing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.actions import Action
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["spells"]


class Spells:
    """Casting from the hand, and activating abilities."""

    @hookimpl
    def legal_actions(self, game: Game, player: PlayerId) -> list[Action]:
        """117.1a, 117.1b"""
        at_sorcery_timing = sorcery_timing(game, player)
        return [
            *_castable(game, player, at_sorcery_timing=at_sorcery_timing),
            *_activatable(game, player, at_sorcery_timing=at_sorcery_timing),
        ]


def _castable(game: Game, player: PlayerId, *, at_sorcery_timing: bool) -> Iterator[Cast]:
    for item in game.state.zone(Zone.HAND, player):
        view = game.see(item)
        characteristics = view.characteristics
        if "Land" in characteristics.types or characteristics.cost is None:
            continue
        instant = "Instant" in characteristics.types or view.has("flash")
        if (instant or at_sorcery_timing) and affordable(game, player, characteristics.cost):
            yield Cast(player, item, view.name)


def _activatable(game: Game, player: PlayerId, *, at_sorcery_timing: bool) -> Iterator[Activate]:
    for instance in payable_abilities(game, player):
        ability = instance.ability
        if (
            isinstance(ability, ActivatedAbility)
            and (at_sorcery_timing or not ability.as_a_sorcery)
            and affordable(game, player, ability.cost.mana)
        ):
            yield Activate(player, instance.source.id, instance.number, instance.source.name)


spells = Spells()
