"""Haste."""

from cardwright_core.cards import Keyword


class Haste(Keyword):
    name, rule = "haste", "702.10"
