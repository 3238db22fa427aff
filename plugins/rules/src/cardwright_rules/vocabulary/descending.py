"""Descending: permanent cards that were put into a player's graveyard this turn (700.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.log import newest_first
from cardwright_core.zone_changes import ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.comparing import AtLeast
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.filters import CARD, YOU_OWN, AllOf
from cardwright_rules.vocabulary.graveyards import PERMANENT_CARD

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game

__all__ = ["YOU_DESCENDED", "TimesDescended"]

_YOUR_PERMANENT_CARD = AllOf((CARD, PERMANENT_CARD, YOU_OWN))


@record
class TimesDescended(Count):
    """How many permanent cards were put into your graveyard this turn, from anywhere.

    They need not be there any more; what counts is what they were there.
    """

    english = "the number of times you descended this turn"

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        del self
        turn, count = game.state.cursor.turn, 0
        for entry in newest_first(game.state.log):
            event = entry.event
            if isinstance(event, ZoneChange) and event.destination is Zone.GRAVEYARD:
                view = game.see(event.becomes)
                if view.object.since < turn:
                    break
                count += _YOUR_PERMANENT_CARD.matches(game, by, view)
        return count


YOU_DESCENDED = AtLeast(TimesDescended())
"""You descended this turn: such a card was put into your graveyard (700.11)."""
