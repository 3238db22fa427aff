"""Special actions by which a card is exiled from a hand, for a cost (116.2f, 116.2h, 116.2k)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.actions import Action
from cardwright_core.beginning import MeansToPay, payable
from cardwright_core.proposal import Proposal
from cardwright_core.reversal import attempt
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.unless import pay

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, Instance
    from cardwright_core.game import Game
    from cardwright_core.zone_changes import ZoneChange
    from cardwright_core.zones import PlayerId

__all__ = ["SetAside", "could_pay_to_set_aside"]


@record
class SetAside(Action):
    """Base of such actions: pay the cost, exile the card, and let something begin."""

    player: PlayerId
    by: Instance
    cost: Cost

    @property
    def order(self) -> tuple[int, ...]:
        """By age of the card."""
        return (self.by.source.id,)

    def perform(self, game: Game) -> None:
        """Do it; a payment that fails is reversed (733.1)."""
        attempt(game, partial(self._set_aside, game))

    def _set_aside(self, game: Game) -> None:
        pay(game, self.player, self.cost, self.by)
        moved = self.exiled(move(game, self.by.source.id, Zone.EXILE))
        game.propose(moved, self.by)
        there = game.state.objects.get(moved.becomes)
        if there is not None and there.zone is Zone.EXILE:
            self.begin(game, moved.becomes)

    def exiled(self, moved: ZoneChange) -> ZoneChange:
        """Return how it is exiled: face down, with counters."""
        return moved

    def begin(self, game: Game, item: int) -> None:
        """Let begin what is so of the exiled card."""

    def __str__(self) -> str:
        """Say it."""
        return f"{self.special} {self.by.source.name}"


def could_pay_to_set_aside(game: Game, by: Instance, player: PlayerId, cost: Cost) -> bool:
    """Whether a player owns the card, and has the means to pay."""
    proposal = Proposal("pay", player, by.source.id, by, cost)
    mine = player == by.source.owner
    return mine and payable(game, proposal, cost, MeansToPay(game, player))
