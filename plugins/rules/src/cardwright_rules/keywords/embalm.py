"""Embalm and eternalize: a token that is a copy of the card that was exiled for it."""

from typing import ClassVar

from cardwright_core.abilities import Ability, ActivatedAbility, Cost
from cardwright_core.cards import Keyword
from cardwright_core.mana import Color
from cardwright_core.zones import Zone
from cardwright_rules.components_of_this import ExileThis
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.copies import (
    AlsoSubtypes,
    CopyException,
    CreateTokenCopies,
    WithColors,
    WithoutManaCost,
    WithPT,
)
from cardwright_rules.vocabulary.selections import ITSELF

_ZOMBIE = (WithoutManaCost(), AlsoSubtypes(("Zombie",)))


class Mummified(Keyword):
    """Base of both: what is different about the token."""

    but: ClassVar[tuple[CopyException, ...]]

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.128a, 702.129a"""
        away = Cost(components=(ExileThis(Zone.GRAVEYARD),))
        return (
            ActivatedAbility(
                printed_cost(self.name, parameter).plus(away),
                CreateTokenCopies(ITSELF, but=self.but),
                zones=(Zone.GRAVEYARD,),
                as_a_sorcery=True,
                keyword=self.name,
            ),
        )


class Embalm(Mummified):
    name, rule = "embalm", "702.128"
    but = (WithColors(frozenset({Color.WHITE})), *_ZOMBIE)


class Eternalize(Mummified):
    name, rule = "eternalize", "702.129"
    but = (WithColors(frozenset({Color.BLACK})), WithPT(4, 4), *_ZOMBIE)
