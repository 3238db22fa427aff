"""∞: what a permanent has as long as it is harnessed (702.186, 701.64)."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.continuous import Layer, Part
from cardwright_core.terms import This
from cardwright_rules.vocabulary.changes import AddAbilities
from cardwright_rules.vocabulary.filters import all_of
from cardwright_rules.vocabulary.marks import Designate, HasDesignation
from cardwright_rules.vocabulary.statics import Continuous

HARNESS = Designate("harnessed")
"""Harness this permanent: it becomes harnessed, if it is not (701.64a)."""


def infinity(*abilities: Ability) -> StaticAbility:
    """Return the ability that this has others as long as it is harnessed (702.186b)."""
    harnessed = all_of(This(), HasDesignation("harnessed"))
    part = Part(Layer.ABILITY, harnessed, AddAbilities(abilities))
    return StaticAbility(Continuous((part,)), keyword="∞")
