"""Equipment that enters with somebody to carry it: living weapon, for Mirrodin!, job select."""

from typing import ClassVar

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.characteristics import Characteristics
from cardwright_core.terms import Condition, This
from cardwright_core.zone_changes import Enters
from cardwright_rules.vocabulary.attachments import Attach
from cardwright_rules.vocabulary.effects import CreateTokens
from cardwright_rules.vocabulary.selections import THOSE_CARDS
from cardwright_rules.vocabulary.shorthand import token


class EntersCarried(Keyword):
    """Base of such keywords: the token that is created, and that the Equipment is attached to."""

    bearer: ClassVar[Characteristics]

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.92a, 702.163a, 702.182a"""
        super().stands_for(parameter)
        effect = CreateTokens(self.bearer, then=Attach(THOSE_CARDS))
        return (TriggeredAbility((Condition(Enters, This()),), effect, keyword=self.name),)


class LivingWeapon(EntersCarried):
    name, rule = "living weapon", "702.92"
    bearer = token("Creature — Phyrexian Germ", 0, 0, colors="B")


class ForMirrodin(EntersCarried):
    name, rule = "for mirrodin!", "702.163"
    bearer = token("Creature — Rebel", 2, 2, colors="R")


class JobSelect(EntersCarried):
    name, rule = "job select", "702.182"
    bearer = token("Creature — Hero", 1, 1)
