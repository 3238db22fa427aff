"""Delve: cards in the graveyard pay for generic mana of a spell's total cost."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.costs import PaymentOption
from cardwright_core.game import Game
from cardwright_core.matching import GENERIC
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.components_of_this import ExileThat


class Delve(Keyword):
    name, rule = "delve", "702.66"

    @hookimpl
    @functions_in(Zone.STACK)
    def payment_options(
        self, game: Game, by: Instance, proposal: Proposal
    ) -> list[PaymentOption] | None:
        """702.66a"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        return [
            PaymentOption(f"exile {game.see(item).name}", (GENERIC,), ExileThat(item))
            for item in game.state.zone(Zone.GRAVEYARD, proposal.player)
        ]
