"""Echo."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, CostComponent, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.terms import Number, Test
from cardwright_rules.upkeeps import last_upkeep
from cardwright_rules.vocabulary.effects import Sacrifice
from cardwright_rules.vocabulary.lasting import at_the_beginning_of
from cardwright_rules.vocabulary.selections import ITSELF
from cardwright_rules.vocabulary.shorthand import paying
from cardwright_rules.vocabulary.unless import UnlessYouPay


@record
class CameSinceLastUpkeep(Test):
    """The source came under its controller's control since their last upkeep began (702.30a)."""

    english = "this came under your control since the beginning of your last upkeep"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it did; what is gone, or somebody else's now, has nothing to do with it."""
        del event
        if not game.exists(by.source.id):
            return False
        there = game.see(by.source.id)
        mine = there.controller == by.controller
        return mine and there.object.since >= last_upkeep(game, by.controller)


def echo(*parts: str | CostComponent, x: Number | None = None) -> TriggeredAbility:
    """Return the ability echo with a cost of mana, of other components, or both (702.30a)."""
    condition = at_the_beginning_of("upkeep", yours=True)
    effect = UnlessYouPay(paying(*parts, x=x), Sacrifice(ITSELF))
    only_if = CameSinceLastUpkeep()
    return TriggeredAbility((condition,), effect, only_if=only_if, keyword="echo")


class Echo(Keyword):
    name, rule = "echo", "702.30"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.30a"""
        return (echo(parameter),)
