"""Devour."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.errors import InputError
from cardwright_rules.qualities import named_set
from cardwright_rules.vocabulary.entering import EntersUsingUp

DEVOURED = "devoured"
"""The link under which abilities find what a permanent devoured (702.82b)."""


class Devour(Keyword):
    name, rule = "devour", "702.82"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.82a; 702.82c with a quality before the number"""
        quality, _, number = parameter.rpartition(" ")
        if not number.isdigit():
            message = f"devour {parameter!r}: expected a number, e.g. 'devour 2' or 'devour land 3'"
            raise InputError(message)
        what = named_set(quality or "creature")
        ability = EntersUsingUp(what, counter="+1/+1", each=int(number), link=DEVOURED)
        return (StaticAbility(ability, keyword=self.name),)
