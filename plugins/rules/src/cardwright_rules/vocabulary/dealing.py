"""Damage that spells and abilities deal as they resolve (120)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.division import shares_of
from cardwright_rules.damage import damaging
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.selections import TARGET, Players, TargetPlayers, Targets

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_rules.damage import Recipient
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["DealDamage", "DealDividedDamage", "recipients"]


@record
class DealDamage(Record):
    """The source deals damage to each object and player of a selection (120).

    It may be about objects and `players` at once.
    """

    english = "this deals {amount:damage} to {to}{players:? and @}"

    amount: Amount
    to: Selection | Players = TARGET
    players: Players | None = None
    preventable: bool = True

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose all of it at once."""
        dealt = amount(game, by, self.amount)
        found = recipients(game, by, self.to, self.players)
        damage = (damaging(game, by.source.id, one, dealt) for one in found)
        at_once(game, by, (one and one.replace(preventable=self.preventable) for one in damage))


def recipients(
    game: Game, by: Instance, to: Selection | Players, players: Players | None = None
) -> tuple[Recipient, ...]:
    """Return the objects of a selection and the players; of targets those that are players too."""
    if isinstance(to, Players):
        return to.players(game, by)
    if players is None and isinstance(to, Targets):
        players = TargetPlayers(to.group)
    return (*to.objects(game, by), *(players.players(game, by) if players is not None else ()))


@record
class DealDividedDamage(Record):
    """The source deals damage to its targets, to each what was announced for it (601.2d)."""

    english = "this deals damage, divided as you chose, among the target"

    group: int = 0

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose all of it at once; the share of an illegal target is lost (608.2b)."""
        shares = dict(shares_of(by))
        legal = by.targets[self.group]
        at_once(game, by, (damaging(game, by.source.id, one, shares[one]) for one in legal))
