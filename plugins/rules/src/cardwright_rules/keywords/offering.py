"""Offering."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.costs import ChangeKind, CostChange, CostOption
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Filter
from cardwright_core.zones import Zone
from cardwright_rules.qualities import named_set
from cardwright_rules.spells import Flash
from cardwright_rules.with_a_permanent import SacrificeThat

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.proposal import Proposal
    from cardwright_core.zones import PlayerId

_NOTHING = "offer nothing"


@record
class WithOffering(Filter):
    """The card, as a spell for which something is offered."""

    english = "this, if something is offered"

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is; what is in a hand could be that."""
        spell = view.object.spell
        mine = view.object.card == game.see(by.source.id).object.card
        return mine and spell is not None and any(_is_offered(name) for name in spell.paid)


def _is_offered(name: str) -> bool:
    return name.startswith("offer ") and name != _NOTHING


@record
class MayOffer(Record):
    """A permanent may be sacrificed: the spell costs less, and is cast at any time (702.48a)."""

    english = "{what} offering"

    what: Filter

    @hookimpl
    @functions_in(Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)
    def as_though_flash(self, by: Instance, player: PlayerId) -> Flash | None:
        """702.48a"""
        return Flash(WithOffering(), by) if player == by.source.owner else None

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, game: Game, by: Instance, proposal: Proposal) -> list[CostOption] | None:
        """702.48b"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        none = CostOption(_NOTHING, Cost(), mandatory=True, by=by, group=Offering.name)
        return [
            none,
            *(
                none.replace(
                    name=f"offer {view.name} {view.id}",
                    cost=Cost(components=(SacrificeThat(view.id),)),
                )
                for view in game.permanents(proposal.player)
                if self.what.matches(game, by, view)
            ),
        ]

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """702.48c, 118.7"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        for component in proposal.cost.components:
            if isinstance(component, SacrificeThat):
                cost = game.see(component.item).characteristics.cost
                return None if cost is None else CostChange(ChangeKind.REDUCTION, cost, (), by)
        return None


class Offering(Keyword):
    """It is written ``offering goblin``."""

    name, rule = "offering", "702.48"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.48a"""
        return (StaticAbility(MayOffer(named_set(parameter)), keyword=self.name),)
