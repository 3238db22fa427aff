"""Effects: what spells and abilities do as they resolve (608.2, 701)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.events import CountersPut, move
from cardwright_core.zones import Zone
from cardwright_rules.drawing import Draw
from cardwright_rules.life import LifeGained
from cardwright_rules.vocabulary.counts import amount

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.counts import Amount

__all__ = ["DrawCards", "GainLife", "PutCountersOnTarget", "ReturnTargetToHand"]


@record
class GainLife(Record):
    """Its controller gains life (119.3)."""

    amount: Amount

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        gained = amount(game, by, self.amount)
        if gained > 0:
            game.propose(LifeGained(by.controller, gained), by)


@record
class DrawCards(Record):
    """Its controller draws cards (121.1)."""

    count: Amount = 1

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        game.propose(Draw(by.controller, amount(game, by, self.count)), by)


@record
class ReturnTargetToHand(Record):
    """Each target goes to its owner's hand."""

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose the moves, one after another: each names one target."""
        for group in by.targets:
            for target in group:
                if isinstance(target, int):
                    game.propose(move(game, target, Zone.HAND), by)


@record
class PutCountersOnTarget(Record):
    """Each target gets counters (122.6)."""

    counter: str
    count: Amount = 1

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for each target."""
        count = amount(game, by, self.count)
        for group in by.targets:
            for target in group:
                if isinstance(target, int) and count > 0:
                    game.propose(CountersPut(target, self.counter, count), by)
