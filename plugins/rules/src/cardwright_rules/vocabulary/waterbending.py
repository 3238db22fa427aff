"""Waterbend as a cost of a spell: artifacts and creatures pay for its generic mana (701.67)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.cards import functions_in
from cardwright_core.costs import CostOption, PaymentOption
from cardwright_core.mana import ManaCost
from cardwright_core.matching import GENERIC
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.components import TapPermanents
from cardwright_rules.this_turn import note_this_turn, noted_this_turn
from cardwright_rules.vocabulary.filters import ARTIFACT, CREATURE, AnyOf

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.zones import PlayerId

__all__ = ["WaterbendToCast", "waterbend_to_cast"]

_TAPPED = "tapped to waterbend"


@record
class TapToWaterbend(TapPermanents):
    """Tap an untapped artifact or creature that you control for one generic mana (701.67a)."""

    english = "tap an untapped artifact or creature you control"

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Let the payer choose one, and count it: no more than the waterbend cost (701.67b)."""
        tapped = super().events(game, payer, by)
        note_this_turn(game, _TAPPED, by.source.id)
        return tapped


_TAP = TapToWaterbend(AnyOf((ARTIFACT, CREATURE)))


@record
class WaterbendToCast(Record):
    """As an additional cost to cast the spell that has it, waterbend so much generic mana."""

    english = "as an additional cost to cast this, waterbend {{{amount}}}"

    amount: int

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, by: Instance, proposal: Proposal) -> CostOption | None:
        """601.2b"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        cost = Cost(ManaCost.parse(f"{{{self.amount}}}"))
        return CostOption(f"waterbend {cost.mana}", cost, mandatory=True, by=by)

    @hookimpl
    @functions_in(Zone.STACK)
    def payment_options(
        self, game: Game, by: Instance, proposal: Proposal
    ) -> list[PaymentOption] | None:
        """701.67b"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        there = len(_TAP.options(game, proposal.player, by))
        left = self.amount - noted_this_turn(game, _TAPPED).count(by.source.id)
        option = PaymentOption("tap an artifact or creature", (GENERIC,), _TAP, by)
        return [option] * min(there, left)


def waterbend_to_cast(amount: int) -> StaticAbility:
    """Return the ability that one has to waterbend to cast the spell (701.67b)."""
    return StaticAbility(WaterbendToCast(amount))
