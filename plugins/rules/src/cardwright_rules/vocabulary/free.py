"""Casting in the middle of a resolution, without paying (118.9, 608.2g)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost
from cardwright_core.cast_now import cast_now
from cardwright_core.permission import Permission

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["CastForFree", "OwnersMayCast", "cast_for_free"]


def cast_for_free(game: Game, by: Instance, items: tuple[int, ...]) -> None:
    """Let the controller cast any number of cards, one after another, without paying (608.2g)."""
    cast_now(game, by.controller, items, Permission(items, by, instead=Cost(), any_time=True))


@record
class OwnersMayCast(Record):
    """The owners of cards may cast them without paying, now (118.9, 608.2g)."""

    english = "the owner of {what:each} may cast it without paying its mana cost"

    what: Selection

    def resolve(self, game: Game, by: Instance) -> None:
        """Let each cast their own."""
        items = self.what.objects(game, by)
        for player in game.apnap():
            theirs = tuple(item for item in items if game.see(item).owner == player)
            if theirs:
                cast_for_free(game, by.replace(controller=player), theirs)


@record
class CastForFree(Record):
    """Its controller may cast any number of the selected cards without paying (118.9)."""

    english = "you may cast any number of {what} without paying their mana costs"

    what: Selection

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them."""
        cast_for_free(game, by, self.what.objects(game, by))
