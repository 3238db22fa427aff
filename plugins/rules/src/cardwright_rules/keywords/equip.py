"""Equip."""

import re

from cardwright_core.abilities import Ability, ActivatedAbility, Cost
from cardwright_core.cards import Keyword
from cardwright_core.errors import InputError
from cardwright_core.mana import ManaCost
from cardwright_core.terms import TargetSpec
from cardwright_rules.qualities import named_set
from cardwright_rules.vocabulary.attachments import Attach
from cardwright_rules.vocabulary.filters import CREATURE, YOU_CONTROL, all_of

_PRINTED = re.compile(r"(?:(?P<quality>[^{]+?) )?(?P<cost>(?:\{[^}]+\})+)")


class Equip(Keyword):
    name, rule = "equip", "702.6"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.6a, 702.6c"""
        found = _PRINTED.fullmatch(parameter)
        if found is None:
            message = f"equip {parameter!r} has no cost (expected e.g. 'equip {{2}}')"
            raise InputError(message)
        wanted = [CREATURE, YOU_CONTROL]
        if found["quality"]:
            wanted.append(named_set(found["quality"].removesuffix(" creature")))
        cost = Cost(ManaCost.parse(found["cost"]))
        target = TargetSpec(all_of(*wanted))
        return (ActivatedAbility(cost, Attach(), (target,), as_a_sorcery=True, keyword=self.name),)
