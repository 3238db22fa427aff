"""Damage that is divided as a spell or ability resolves, not as it is announced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_rules.damage import damaging
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.counts import Amount

__all__ = ["DealDamageEvenly"]


@record
class DealDamageEvenly(Record):
    """The source deals damage divided evenly, rounded down, among those targets still legal."""

    english = "this deals {amount:damage} divided evenly, rounded down, among the target"

    amount: Amount
    group: int = 0

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose all of it at once (107.1a)."""
        legal = by.targets[self.group]
        each = amount(game, by, self.amount) // len(legal) if legal else 0
        at_once(game, by, (damaging(game, by.source.id, one, each) for one in legal))
