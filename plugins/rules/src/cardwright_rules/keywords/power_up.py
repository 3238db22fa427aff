"""Power-up (702.193)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.costs import ChangeKind, CostChange
from cardwright_core.mana import ManaCost
from cardwright_core.specs import hookimpl
from cardwright_rules.keywords.exhaust import only_once
from cardwright_rules.vocabulary.earlier import ThisEnteredThisTurn
from cardwright_rules.vocabulary.shorthand import activated

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, ActivatedAbility, Cost, Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import TargetSpec

_ENTERED = ThisEnteredThisTurn()


@record
class PowersUpForLess(Record):
    """If this entered this turn, its power-up abilities cost less by its own mana cost."""

    english = "if this entered this turn, its power-up abilities cost less by its mana cost"

    @hookimpl
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """702.193a, 702.193b"""
        if proposal.instance.ability.keyword != PowerUp.name or proposal.object != by.source.id:
            return None
        cost = game.see(by.source.id).characteristics.cost
        if cost is None or not _ENTERED.holds(game, by, None):
            return None
        symbols = tuple(symbol for symbol in cost.symbols if symbol != "X")
        return CostChange(ChangeKind.REDUCTION, ManaCost(symbols), (), by)


def power_up(paid: Cost | str, effect: Effect, *targets: TargetSpec) -> ActivatedAbility:
    """Return a power-up ability of a permanent with the keyword: once only (702.193a)."""
    return only_once(activated(paid, effect, *targets)).replace(keyword=PowerUp.name)


class PowerUp(Keyword):
    """What makes such abilities cheaper; the abilities are written ``power_up(cost, effect)``."""

    name, rule = "power-up", "702.193"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.193a"""
        super().stands_for(parameter)
        return (StaticAbility(PowersUpForLess(), keyword=self.name),)
