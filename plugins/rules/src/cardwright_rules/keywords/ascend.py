"""Ascend and storied, on permanents."""

from typing import ClassVar

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.vocabulary.blessings import ASCEND, STORIED, YouGetDesignation


class Designating(Keyword):
    """Base of both: what its controller gets, and when."""

    gets: ClassVar[YouGetDesignation]

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.131b, 702.195a"""
        super().stands_for(parameter)
        return (StaticAbility(self.gets, keyword=self.name),)


class AscendKeyword(Designating):
    """On an instant or sorcery it is an effect, ``Ascend()`` (702.131a)."""

    name, rule = "ascend", "702.131"
    gets = ASCEND


class Storied(Designating):
    name, rule = "storied", "702.195"
    gets = STORIED
