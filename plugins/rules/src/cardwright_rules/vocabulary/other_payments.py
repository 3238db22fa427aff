"""Other ways to pay: life for a symbol; and with what a cost was paid (118.13, 608.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.costs import PaymentOption, halves_of, paid_with
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject
from cardwright_core.zones import Zone
from cardwright_rules.life import PayLife
from cardwright_rules.vocabulary.selections import Selection

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.links import LinkId
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import Filter

__all__ = [
    "THE_EXILED",
    "THE_SACRIFICED",
    "CraftedWith",
    "LifeForSymbol",
    "PaidWith",
    "crafted_with",
]


@record
class LifeForSymbol(Record):
    """For each mana symbol of a kind in a cost, you may pay life rather than that mana (118.13)."""

    english = "for each {{{symbol}}} in a cost, you may pay {life} life rather than pay that mana"

    symbol: str
    life: int = 2

    @hookimpl
    def payment_options(self, by: Instance, proposal: Proposal) -> list[PaymentOption] | None:
        """601.2h, 118.13a"""
        if proposal.player != by.controller:
            return None
        symbols = proposal.cost.mana.symbols
        count = sum(self.symbol in halves_of(symbol) for symbol in symbols)
        return [PaymentOption(f"{self.life} life", (self.symbol,), PayLife(self.life), by)] * count


@record
class PaidWith(Selection):
    """The objects that were sacrificed, exiled, ... to pay for the spell or ability (608.2h).

    A copy refers to those with which what it copies was paid (707.10). `how` is what the component
    of the cost calls itself.
    """

    english = "the permanent for the cost “{how}”"

    how: str

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return those that are still the same objects."""
        return tuple(filter(game.exists, self.known(game, by)))

    def known(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return those that left too."""
        del game
        return paid_with(by, self.how)


@record
class CraftedWith(Selection):
    """The exiled cards that were used to craft this permanent (702.167c)."""

    english = "each exiled {what:of card} used to craft this"

    what: Filter = AnyObject()

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return those that are in exile still; a token ceased to exist."""
        there = game.state.objects
        used = game.state.links.get(crafted_with(by.source.id), ())
        left = [one for one in used if isinstance(one, int) and one in there]
        exiled = [one for one in left if there[one].zone is Zone.EXILE]
        return tuple(one for one in exiled if self.what.matches(game, by, game.see(one)))


def crafted_with(item: int) -> LinkId:
    """Return under what the materials of a permanent are kept: any ability of it finds them."""
    return (item, "", "crafted with", None)


THE_SACRIFICED = PaidWith("sacrifice")
THE_EXILED = PaidWith("exile")
