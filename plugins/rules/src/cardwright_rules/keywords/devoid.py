"""Devoid."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.layers import ContinuousEffect, Layer, Part
from cardwright_core.specs import hookimpl
from cardwright_rules.vocabulary.changes import SetColors
from cardwright_rules.vocabulary.filters import THIS
from cardwright_rules.vocabulary.statics import EVERYWHERE


class Devoid(Keyword):
    name, rule = "devoid", "702.114"

    @hookimpl
    @functions_in(*EVERYWHERE)
    def continuous_effects(self, by: Instance) -> ContinuousEffect:
        """702.114a, 604.3"""
        part = Part(Layer.COLOR, THIS, SetColors(frozenset()), EVERYWHERE)
        return ContinuousEffect(by, (part,), defines=True)
