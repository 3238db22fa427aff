"""Solved, and how a Case becomes that (702.169, 719.3)."""

from cardwright_core.abilities import (
    Ability,
    ActivatedAbility,
    StaticAbility,
    TriggeredAbility,
)
from cardwright_core.cards import Keyword
from cardwright_core.continuous import Layer, Part
from cardwright_core.errors import InputError
from cardwright_core.terms import Test, This
from cardwright_rules.vocabulary.changes import AddAbilities
from cardwright_rules.vocabulary.comparing import AllTrue, NotTrue
from cardwright_rules.vocabulary.filters import all_of
from cardwright_rules.vocabulary.lasting import at_the_beginning_of
from cardwright_rules.vocabulary.marks import Designate, HasDesignation, ThisIsDesignated
from cardwright_rules.vocabulary.statics import Continuous

_SOLVED = "solved"
IS_SOLVED = ThisIsDesignated(_SOLVED)


def to_solve(condition: Test) -> TriggeredAbility:
    """Return the ability by which a Case becomes solved at your end step, if so (719.3a)."""
    end = at_the_beginning_of("end", yours=True)
    unsolved = AllTrue((condition, NotTrue(IS_SOLVED)))
    return TriggeredAbility((end,), Designate(_SOLVED), only_if=unsolved)


def solved(ability: Ability) -> Ability:
    """Return an ability that matters only while the Case is solved (702.169b to 702.169d)."""
    if isinstance(ability, TriggeredAbility):
        conditions = tuple(one.replace(where=(*one.where, IS_SOLVED)) for one in ability.conditions)
        return ability.replace(conditions=conditions, keyword=_SOLVED)
    if isinstance(ability, ActivatedAbility):
        tests = (IS_SOLVED,) if ability.only_if is None else (IS_SOLVED, ability.only_if)
        return ability.replace(only_if=AllTrue(tests), keyword=_SOLVED)
    here = all_of(This(), HasDesignation(_SOLVED))
    part = Part(Layer.ABILITY, here, AddAbilities((ability,)))
    return StaticAbility(Continuous((part,)), keyword=_SOLVED)


class Solved(Keyword):
    name, rule = _SOLVED, "702.169"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.169a"""
        message = f"solved {parameter!r}: write its ability as solved(ability)"
        raise InputError(message)
