"""Reach."""

from cardwright_core.cards import Keyword


class Reach(Keyword):
    name, rule = "reach", "702.17"
