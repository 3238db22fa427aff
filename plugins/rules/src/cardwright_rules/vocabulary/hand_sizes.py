"""Maximum hand sizes, in the words of cards (402.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.specs import hookimpl
from cardwright_rules.allowances import HandSize
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.selections import YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["MaximumHandSize", "MoreMaximumHandSize", "NoMaximumHandSize"]


@record
class NoMaximumHandSize(Record):
    """Players have no maximum hand size (402.2)."""

    english = "{who:have} no maximum hand size"

    who: Players = YOU

    @hookimpl
    def maximum_hand_sizes(self, game: Game, by: Instance, player: PlayerId) -> HandSize | None:
        """402.2"""
        return HandSize(unlimited=True) if player in self.who.players(game, by) else None


@record
class MaximumHandSize(Record):
    """The maximum hand size of players is a number (402.2)."""

    english = "the maximum hand size of {who} is {number}"

    number: Amount
    who: Players = YOU

    @hookimpl
    def maximum_hand_sizes(self, game: Game, by: Instance, player: PlayerId) -> HandSize | None:
        """402.2"""
        if player not in self.who.players(game, by):
            return None
        return HandSize(number=amount(game, by, self.number))


@record
class MoreMaximumHandSize(Record):
    """The maximum hand size of players is so many more, or fewer if it is below 0 (402.2)."""

    english = "the maximum hand size of {who} is {more:+}"

    more: Amount
    who: Players = YOU

    @hookimpl
    def maximum_hand_sizes(self, game: Game, by: Instance, player: PlayerId) -> HandSize | None:
        """402.2"""
        if player not in self.who.players(game, by):
            return None
        return HandSize(more=amount(game, by, self.more))
