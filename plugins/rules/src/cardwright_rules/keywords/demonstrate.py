"""Demonstrate."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.decisions import Decision
from cardwright_core.game import Game
from cardwright_rules.vocabulary.conditions import WHEN_YOU_CAST_THIS
from cardwright_rules.vocabulary.copying import CopyIt
from cardwright_rules.vocabulary.effects import May, do
from cardwright_rules.vocabulary.selections import ITSELF


@record
class AnOpponentCopies(Record):
    """An opponent of your choice copies the spell, with new targets if they want (702.144a)."""

    english = "choose an opponent; that player copies it and may choose new targets for that copy"

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them be chosen, and copy it under their control."""
        opponents = tuple(one for one in game.apnap() if one in game.opponents(by.controller))
        decision = Decision((by.controller,), "opponent", opponents, rule="702.144a")
        for opponent in game.choose(decision) if opponents else ():
            CopyIt(ITSELF).resolve(game, by.replace(controller=opponent))


class Demonstrate(Keyword):
    name, rule = "demonstrate", "702.144"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.144a"""
        super().stands_for(parameter)
        effect = May(do(CopyIt(ITSELF), AnOpponentCopies()))
        return (TriggeredAbility((WHEN_YOU_CAST_THIS,), effect, keyword=self.name),)
