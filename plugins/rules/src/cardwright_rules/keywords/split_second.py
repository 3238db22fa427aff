"""Split second."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword, about, functions_in
from cardwright_core.production import is_mana_ability
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone


class SplitSecond(Keyword):
    name, rule = "split second", "702.61"

    @hookimpl
    @functions_in(Zone.STACK)
    @about(Proposal)
    def prohibits(self, by: Instance, act: Proposal) -> str | None:
        """702.61a; special actions are nothing of that kind (702.61b)"""
        if act.kind == "activate":
            return None if is_mana_ability(act.instance.ability) else _TOLD
        return _TOLD if act.is_spell() and act.object != by.source.id else None


_TOLD = "a spell with split second is on the stack"
