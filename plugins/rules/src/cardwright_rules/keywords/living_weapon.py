"""Living weapon."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_core.zone_changes import Enters
from cardwright_rules.vocabulary.attachments import Attach
from cardwright_rules.vocabulary.effects import CreateTokens
from cardwright_rules.vocabulary.selections import THOSE_CARDS
from cardwright_rules.vocabulary.shorthand import token

GERM = token("Creature — Phyrexian Germ", 0, 0, colors="B")


class LivingWeapon(Keyword):
    name, rule = "living weapon", "702.92"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.92a"""
        super().stands_for(parameter)
        effect = CreateTokens(GERM, then=Attach(THOSE_CARDS))
        return (TriggeredAbility((Condition(Enters, This()),), effect, keyword=self.name),)
