"""Costs with one permanent that is chosen first, since the total depends on it (601.2b, 601.2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.costs import CostChange
from cardwright_rules.components import Payment
from cardwright_rules.destruction import Sacrificed
from cardwright_rules.paying import may_pay_with
from cardwright_rules.vocabulary.measures import mana_value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.zones import PlayerId

__all__ = ["SacrificeThat", "reduced_by"]


@record
class SacrificeThat(Payment):
    """Sacrifice a certain permanent; the total is less by its mana value (702.119a)."""

    english = "sacrifice that permanent"

    item: int

    def touches(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it."""
        del game, by
        return (self.item,)

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether the player controls it, and may sacrifice it for this."""
        there = game.exists(self.item) and game.see(self.item).controller == by.controller
        return there and may_pay_with(game, by, Sacrificed, self.item)

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Sacrifice it."""
        del game, payer, by
        return (Sacrificed(self.item),)

    def __str__(self) -> str:
        """Say it."""
        return "sacrifice"


def reduced_by(game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
    """Return that a spell costs less, by the mana value of what is sacrificed (601.2f)."""
    for component in proposal.cost.components:
        if isinstance(component, SacrificeThat):
            less = mana_value(game, game.see(component.item))
            return CostChange.reduction(f"{{{less}}}", by)
    return None
