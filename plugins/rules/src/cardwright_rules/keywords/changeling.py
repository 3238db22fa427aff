"""Changeling."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.layers import ContinuousEffect, Layer, Part
from cardwright_core.specs import hookimpl
from cardwright_rules.vocabulary.filters import THIS
from cardwright_rules.vocabulary.statics import EVERYWHERE
from cardwright_rules.vocabulary.types import EveryCreatureType


class Changeling(Keyword):
    name, rule = "changeling", "702.73"

    @hookimpl
    @functions_in(*EVERYWHERE)
    def continuous_effects(self, by: Instance) -> ContinuousEffect:
        """702.73a, 604.3"""
        part = Part(Layer.TYPE, THIS, EveryCreatureType(), EVERYWHERE)
        return ContinuousEffect(by, (part,), defines=True)
