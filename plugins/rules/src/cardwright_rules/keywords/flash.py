"""Flash."""

from cardwright_core.cards import Keyword


class Flash(Keyword):
    name, rule = "flash", "702.8"
