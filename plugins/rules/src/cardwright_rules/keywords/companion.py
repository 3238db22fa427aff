"""Companion."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.errors import InputError
from cardwright_rules.companions import CompanionOf, DeckTest


class Companion(Keyword):
    """Its condition is no text: the ability is written ``companion(EachDeckCard(...))``."""

    name, rule = "companion", "702.139"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.139a"""
        message = f"companion {parameter!r}: write the ability companion(...) with its condition"
        raise InputError(message)


def companion(condition: DeckTest) -> StaticAbility:
    """Return the companion ability with a condition on starting decks (702.139a)."""
    return StaticAbility(CompanionOf(condition), keyword=Companion.name)
