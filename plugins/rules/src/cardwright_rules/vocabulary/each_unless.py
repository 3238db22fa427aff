"""What happens to each of several players unless they pay (118.12a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_rules.vocabulary.unless import pays

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, Effect, Instance
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["UnlessTheyPay"]


@record
class UnlessTheyPay(Record):
    """Players may pay a cost; to each who does not, something happens as though they did it."""

    english = "{who:may} pay {cost}. Those who don't do this: {effect}"

    who: Players
    cost: Cost
    effect: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask each in turn order (101.4), and then let it happen to the others."""
        asked = self.who.players(game, by)
        left = [player for player in asked if not pays(game, player, self.cost, by)]
        for player in left:
            self.effect.resolve(game, by.replace(controller=player))
