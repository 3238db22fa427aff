"""Ward."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Cost, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.mana import ManaCost
from cardwright_core.targeting import BecomesTarget
from cardwright_core.terms import Condition, Test, This
from cardwright_rules.vocabulary.unless import CounterUnlessPaid


@record
class ByAnOpponent(Test):
    """It becomes the target of a spell or ability that an opponent controls."""

    english = "of a spell or ability an opponent controls"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it does."""
        return isinstance(event, BecomesTarget) and event.instance.controller in game.opponents(
            by.controller
        )


class Ward(Keyword):
    name, rule = "ward", "702.21"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.21a"""
        condition = Condition(BecomesTarget, This(), (ByAnOpponent(),))
        effect = CounterUnlessPaid(Cost(ManaCost.parse(parameter)))
        return (TriggeredAbility((condition,), effect, keyword=self.name),)
