"""Casting a card from a graveyard for a cost of its own, and what becomes of it then (601.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about, functions_in
from cardwright_core.costs import CostOption
from cardwright_core.permission import Permission
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.graveyards import may_use_graveyard_of

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, Instance
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.zones import PlayerId

__all__ = ["CastFromGraveyard", "LeavesStackTo", "was_paid"]


@record
class CastFromGraveyard(Record):
    """The card may be cast from its owner's graveyard, for an alternative or an additional cost.

    The cost is paid under the `name`.
    """

    english = "you may cast this card from your graveyard, {name}: {cost}"

    name: str
    cost: Cost
    additional: bool = False

    @hookimpl
    @functions_in(Zone.GRAVEYARD)
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """601.3, 609.4a"""
        if not may_use_graveyard_of(game, player, by.source.owner):
            return None
        instead = None if self.additional else self.cost
        return Permission((by.source.id,), by, instead=instead, name=self.name)

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, by: Instance, proposal: Proposal) -> CostOption | None:
        """601.2b"""
        permission = proposal.permission
        mine = proposal.is_spell() and proposal.object == by.source.id and self.additional
        if not mine or permission is None or permission.name != self.name:
            return None
        return CostOption(self.name, self.cost, mandatory=True, by=by)


@record
class LeavesStackTo(Record):
    """If a cost of that name was paid, the spell goes elsewhere any time it leaves the stack."""

    english = "if {name} was paid, put this into {zone} instead of anywhere else"

    name: str
    zone: Zone = Zone.EXILE

    @hookimpl
    @functions_in(Zone.STACK)
    @about(ZoneChange)
    def replacements(self, game: Game, by: Instance, event: ZoneChange) -> Replacement | None:
        """614.1a"""
        leaves = event.object == by.source.id and event.origin is Zone.STACK
        if not leaves or event.destination is self.zone or not was_paid(game, by, self.name):
            return None
        return Replacement.of(by, lambda _, change: change.to(self.zone), rule="614.1a")


def was_paid(game: Game, by: Instance, name: str) -> bool:
    """Whether a cost of that name was paid for the spell that an ability is of."""
    spell = game.see(by.source.id).object.spell
    return spell is not None and name in spell.paid
