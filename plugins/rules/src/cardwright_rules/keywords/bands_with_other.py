"""Bands with other, a form of banding (702.22b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.errors import InputError
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.bands import BandsWithOther

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.objects import View
    from cardwright_core.terms import Filter


@record
class BandsWith(Record):
    """It bands with other creatures of a quality, if it has that itself."""

    english = "bands with other {quality:s}"

    quality: Filter

    @hookimpl
    def bands(self, by: Instance, creature: View) -> BandsWithOther | None:
        """702.22c, 702.22j, 702.22k"""
        return BandsWithOther(self.quality, by) if creature.id == by.source.id else None


class BandsWithOtherKeyword(Keyword):
    """Its quality is no text: the ability is written ``bands_with_other(Is("Legendary"))``."""

    name, rule = "bands with other", "702.22"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.22b"""
        message = f"bands with other {parameter!r}: write bands_with_other(...) with the quality"
        raise InputError(message)


def bands_with_other(quality: Filter) -> StaticAbility:
    """Return the ability "bands with other" creatures of a quality (702.22b)."""
    return StaticAbility(BandsWith(quality), keyword=BandsWithOtherKeyword.name)
