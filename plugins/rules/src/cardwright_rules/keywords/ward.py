"""Ward."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, CostComponent, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.targeting import BecomesTarget
from cardwright_core.terms import Condition, Number, Test, This
from cardwright_rules.vocabulary.shorthand import paying
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


def ward(*parts: str | CostComponent, x: Number | None = None) -> TriggeredAbility:
    """Return the ability ward with a cost of mana, of other components, or both (702.21a)."""
    condition = Condition(BecomesTarget, This(), (ByAnOpponent(),))
    return TriggeredAbility((condition,), CounterUnlessPaid(paying(*parts, x=x)), keyword="ward")


class Ward(Keyword):
    name, rule = "ward", "702.21"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.21a"""
        return (ward(parameter),)
