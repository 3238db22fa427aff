"""Provoke."""

from cardwright_core.abilities import Ability, Duration, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, TargetSpec, This
from cardwright_rules.combat.events import Attacks
from cardwright_rules.vocabulary.attachments import ControlledByPlayer
from cardwright_rules.vocabulary.blocking import MustBlockThis
from cardwright_rules.vocabulary.effects import May, Untap, do
from cardwright_rules.vocabulary.fights import DEFENDING_PLAYER
from cardwright_rules.vocabulary.filters import CREATURE, all_of


class Provoke(Keyword):
    name, rule = "provoke", "702.39"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.39a"""
        super().stands_for(parameter)
        target = TargetSpec(all_of(CREATURE, ControlledByPlayer(DEFENDING_PLAYER)))
        effect = May(do(MustBlockThis(duration=Duration.END_OF_COMBAT), Untap()))
        attacks = Condition(Attacks, This())
        return (TriggeredAbility((attacks,), effect, (target,), keyword=self.name),)
