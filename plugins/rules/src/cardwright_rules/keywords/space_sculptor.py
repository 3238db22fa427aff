"""Space sculptor (702.158): the rules of sectors look for it."""

from cardwright_core.cards import Keyword
from cardwright_rules.sectors import SCULPTOR


class SpaceSculptor(Keyword):
    name, rule = SCULPTOR, "702.158"
