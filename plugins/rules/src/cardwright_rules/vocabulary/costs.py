"""Static abilities that change what spells cost (118.7, 601.2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import AnyObject
from cardwright_core.costs import CostChange
from cardwright_core.specs import hookimpl

if TYPE_CHECKING:
    from cardwright_core.abilities import Filter, Instance
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal

__all__ = ["SpellsCostLess", "SpellsCostMore"]


@record
class SpellsCostLess(Record):
    """Spells of a set cost less to cast: those that you cast, or also those of others (118.7)."""

    mana: str
    what: Filter = AnyObject()
    yours: bool = True

    @hookimpl
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        if _is_meant(game, by, proposal, self.what, yours=self.yours):
            return CostChange.reduction(self.mana, by)
        return None


@record
class SpellsCostMore(Record):
    """Spells of a set cost more to cast: anybody's, or only yours."""

    mana: str
    what: Filter = AnyObject()
    yours: bool = False

    @hookimpl
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        if _is_meant(game, by, proposal, self.what, yours=self.yours):
            return CostChange.increase(self.mana, by=by)
        return None


def _is_meant(game: Game, by: Instance, proposal: Proposal, what: Filter, *, yours: bool) -> bool:
    """Whether a spell is cast that is in the set, by the controller of `by` if `yours`."""
    return (
        proposal.is_spell()
        and (proposal.player == by.controller or not yours)
        and what.matches(game, by, game.see(proposal.object))
    )
