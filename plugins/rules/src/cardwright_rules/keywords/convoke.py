"""Convoke: creatures pay for mana of a spell's total cost."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.costs import PaymentOption
from cardwright_core.game import Game
from cardwright_core.mana import COLOR_LETTERS
from cardwright_core.matching import GENERIC
from cardwright_core.objects import View
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.tapping import TapThat


class Convoke(Keyword):
    name, rule = "convoke", "702.51"

    @hookimpl
    @functions_in(Zone.STACK)
    def payment_options(
        self, game: Game, by: Instance, proposal: Proposal
    ) -> list[PaymentOption] | None:
        """702.51a"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        return [
            PaymentOption(f"tap {view.name}", (*_letters(view), GENERIC), tap)
            for view in game.permanents(proposal.player)
            if view.is_a("Creature")
            if (tap := TapThat(view.id)).payable(game, by)
        ]


def _letters(view: View) -> tuple[str, ...]:
    colors = view.characteristics.colors
    return tuple(letter for letter, color in COLOR_LETTERS.items() if color in colors)
