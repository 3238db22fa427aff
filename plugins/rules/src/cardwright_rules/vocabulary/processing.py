"""Putting exiled cards that others own into graveyards, as a cost (118, 406)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.components import Chosen
from cardwright_rules.vocabulary.entering import going_somewhere

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["ProcessCards"]


@record
class ProcessCards(Chosen):
    """Put cards that your opponents own from exile into their owners' graveyards."""

    english = (
        "put {count:{what:of card}} that your opponents own from exile into their owners' "
        "graveyards"
    )

    def options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        """Return such cards, but for those that are about to go somewhere (614.13a, 614.13b)."""
        going, opponents = going_somewhere(game), game.opponents(payer)
        exiled = (game.see(i) for i in game.state.zone(Zone.EXILE) if i not in going)
        return tuple(
            view.id
            for view in exiled
            if view.owner in opponents and self.what.matches(game, by, view)
        )

    def event(self, game: Game, payer: PlayerId, item: int) -> Event:
        """Put one there."""
        del payer
        return move(game, item, Zone.GRAVEYARD)

    def __str__(self) -> str:
        """Say it."""
        return "put cards from exile into graveyards"
