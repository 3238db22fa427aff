"""Rampage."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.game import Game
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import BecomesBlocked
from cardwright_rules.combat.fighting import blockers_of
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.lasting import Pump
from cardwright_rules.vocabulary.selections import ITSELF


@record
class BlockersBeyondTheFirst(Count):
    """So much for each creature that blocks the source, beyond the first (702.23a)."""

    english = "{each} for each creature blocking this beyond the first"

    each: int

    def value(self, game: Game, by: Instance) -> int:
        """Count them, once, as the ability resolves (702.23b)."""
        return self.each * max(0, len(blockers_of(game, by.source.id)) - 1)


class Rampage(Keyword):
    name, rule = "rampage", "702.23"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.23a"""
        more = BlockersBeyondTheFirst(printed_number(self.name, parameter))
        condition = Condition(BecomesBlocked, This())
        return (TriggeredAbility((condition,), Pump(more, more, ITSELF), keyword=self.name),)
