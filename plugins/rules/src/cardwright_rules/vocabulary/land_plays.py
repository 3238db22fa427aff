"""More lands than one a turn, or none (305.2, 101.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.specs import hookimpl
from cardwright_rules.lands import PlayLand
from cardwright_rules.vocabulary.selections import YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["AdditionalLandPlays", "CantPlayLands"]


@record
class AdditionalLandPlays(Record):
    """Players may play so many additional lands on each of their turns (305.2)."""

    english = "{who:may} play {count:additional land} on each of their turns"

    count: int = 1
    who: Players = YOU

    @hookimpl
    def additional_land_plays(self, game: Game, by: Instance, player: PlayerId) -> int | None:
        """305.2"""
        return self.count if player in self.who.players(game, by) else None


@record
class CantPlayLands(Record):
    """Players can't play lands (101.2)."""

    english = "{who:can't} play lands"

    who: Players = YOU

    @hookimpl
    @about(PlayLand)
    def prohibits(self, game: Game, by: Instance, act: PlayLand) -> str | None:
        """305.2b, 101.2"""
        if act.player not in self.who.players(game, by):
            return None
        return f"{act.player} can't play lands ({by.source.name})"
