"""Phasing: what has it phases out and in by the turn-based action of 502.1."""

from cardwright_core.cards import Keyword


class Phasing(Keyword):
    name, rule = "phasing", "702.26"
