"""Escape."""

import re

from cardwright_core.abilities import Ability, Cost, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.errors import InputError
from cardwright_core.mana import ManaCost
from cardwright_core.terms import AnyObject
from cardwright_rules.components import ExileFromGraveyard
from cardwright_rules.vocabulary.casting import CastFromGraveyard
from cardwright_rules.vocabulary.counts import Amount
from cardwright_rules.vocabulary.filters import another
from cardwright_rules.vocabulary.paid import Paid
from cardwright_rules.vocabulary.statics import EntersWithCounters

_PRINTED = re.compile(r"(?P<mana>(?:\{[^}]+\})+), exile (?P<count>\d+)")


class Escape(Keyword):
    """It is written ``escape {2}{R}, exile 3``: so many other cards from the graveyard."""

    name, rule = "escape", "702.138"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.138a"""
        found = _PRINTED.fullmatch(parameter)
        if found is None:
            message = f"escape {parameter!r}: expected e.g. 'escape {{2}}{{R}}, exile 3'"
            raise InputError(message)
        others = ExileFromGraveyard(another(AnyObject()), int(found["count"]))
        cost = Cost(ManaCost.parse(found["mana"]), (others,))
        return (StaticAbility(CastFromGraveyard(self.name, cost), keyword=self.name),)


def escapes_with(counter: str, count: Amount = 1) -> StaticAbility:
    """Return the ability that it enters with counters if it escaped (702.138c)."""
    return StaticAbility(EntersWithCounters(counter, count, Paid(Escape.name)))
