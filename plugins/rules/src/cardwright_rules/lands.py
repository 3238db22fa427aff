"""Lands: playing them, and the mana abilities of basic land types (305)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import ActivatedAbility, Cost
from cardwright_core.actions import Action
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.mana import AddMana
from cardwright_rules.tapping import TapSymbol
from cardwright_rules.timing import sorcery_timing

if TYPE_CHECKING:
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.permission import Permission
    from cardwright_core.zones import PlayerId

__all__ = ["BASIC_LAND_TYPES", "PlayLand", "basic_mana_ability", "lands"]

BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""The basic land types and the mana that each gives (305.6)."""

_SLICE = "lands played"  # (turn, how many in it)


def basic_mana_ability(symbol: str) -> ActivatedAbility:
    """Return the ability ``{T}: Add`` one mana of that type."""
    return ActivatedAbility(Cost(components=(TapSymbol(),)), AddMana((symbol,)))


@record
class PlayLand(Action):
    """Play a land: a special action (116.2a)."""

    rule: ClassVar[str] = "116.2a"

    player: PlayerId
    object: int
    name: str

    @property
    def order(self) -> tuple[int, ...]:
        """By age of the card."""
        return (self.object,)

    def perform(self, game: Game) -> None:
        """Put it onto the battlefield and count it (305.2a)."""
        turn = game.state.cursor.turn
        game.state.slices[_SLICE] = (turn, lands_played(game) + 1)
        game.propose(move(game, self.object, Zone.BATTLEFIELD, controller=self.player))

    def __str__(self) -> str:
        """Say it."""
        return f"play {self.name}"


def lands_played(game: Game) -> int:
    """Return how many lands the active player has played this turn."""
    turn, count = game.state.slices.get(_SLICE, (0, 0))
    return count if turn == game.state.cursor.turn else 0


class Lands:
    """Playing one land a turn, and the abilities of basic land types."""

    @hookimpl
    def intrinsic_abilities(self, characteristics: Characteristics) -> list[ActivatedAbility]:
        """305.6"""
        return [
            basic_mana_ability(symbol)
            for subtype, symbol in BASIC_LAND_TYPES.items()
            if subtype in characteristics.subtypes and "Land" in characteristics.types
        ]

    @hookimpl
    @idle_unless(lambda game, player: sorcery_timing(game, player) and lands_played(game) < 1)
    def legal_actions(self, game: Game, player: PlayerId) -> list[PlayLand]:
        """305.2, 116.2a; from elsewhere as something permits (305.1, 601.3)"""
        if not sorcery_timing(game, player) or lands_played(game) >= 1:
            return []
        permissions: list[Permission] = game.rules.ask.permits(game, player)
        permitted = (item for one in permissions if one.lands for item in one.objects)
        playable = dict.fromkeys((*game.state.zone(Zone.HAND, player), *permitted))
        return [
            PlayLand(player, view.id, view.name)
            for view in map(game.see, playable)
            if "Land" in view.characteristics.types
        ]


lands = Lands()
