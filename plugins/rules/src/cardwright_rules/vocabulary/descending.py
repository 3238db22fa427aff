"""Descending: permanent cards that were put into a player's graveyard this turn (700.11)."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.zone_changes import ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.this_turn import happened_this_turn
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
        return sum(
            _YOUR_PERMANENT_CARD.matches(game, by, view)
            for event, view in happened_this_turn(game, ZoneChange, attrgetter("becomes"))
            if event.destination is Zone.GRAVEYARD
        )


YOU_DESCENDED = AtLeast(TimesDescended())
"""You descended this turn: such a card was put into your graveyard (700.11)."""
