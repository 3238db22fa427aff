"""Extort."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Cost, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.casting import SpellCast
from cardwright_core.game import Game
from cardwright_core.mana import ManaCost
from cardwright_core.terms import Condition
from cardwright_rules.life import LifeGained, LifeLost
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.filters import YOU_CONTROL
from cardwright_rules.vocabulary.selections import EACH_OPPONENT
from cardwright_rules.vocabulary.stack import IfYouPay


@record
class DrainEachOpponent(Record):
    """Each opponent loses 1 life; you gain as much as they lost together (702.101a)."""

    english = "each opponent loses 1 life and you gain that much life"

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them lose it, and look at what they lost."""
        opponents = EACH_OPPONENT.players(game, by)
        lost = at_once(game, by, (LifeLost(player, 1) for player in opponents))
        parts = () if lost is None else lost.parts
        total = sum(part.amount for part in parts if isinstance(part, LifeLost))
        if total:
            game.propose(LifeGained(by.controller, total), by)


class Extort(Keyword):
    name, rule = "extort", "702.101"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.101a"""
        super().stands_for(parameter)
        effect = IfYouPay(Cost(ManaCost.parse("{W/B}")), DrainEachOpponent())
        condition = Condition(SpellCast, YOU_CONTROL)
        return (TriggeredAbility((condition,), effect, keyword=self.name),)
