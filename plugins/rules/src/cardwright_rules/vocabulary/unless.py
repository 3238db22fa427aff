"""Payments asked for while something resolves: "unless that player pays" (118.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.casting import mana_actions
from cardwright_core.costs import pay_components
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.payment import pay_mana
from cardwright_core.proposal import Proposal
from cardwright_core.targeting import BecomesTarget
from cardwright_rules.moving import Countered

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["CounterUnlessPaid", "pays"]


def pays(game: Game, player: PlayerId, cost: Cost, by: Instance) -> bool:
    """Ask a player whether to pay a cost, and let them; say whether it was paid (118.12).

    A payment that can't be completed is reversed, and counts as not made (118.3).
    """
    prompt = f"{by.source.name}: pay {cost.mana}?"
    decision = Decision((player,), "pay cost", (True, False), prompt=prompt, rule="118.12")
    if not game.choose(decision)[0]:
        return False
    saved = game.state.fork()
    proposal = Proposal("pay", player, by.source.id, by, cost)
    try:
        pay_mana(game, proposal, cost.mana, mana_actions)
        pay_components(game, player, cost.components, by)
    except IllegalActionError as error:
        game.state = saved
        game.annotate("note", by, error.rule, text=f"not paid: {error.reason}")
        return False
    return True


@record
class CounterUnlessPaid(Record):
    """Counter the spell or ability that something became the target of, unless its controller pays.

    It is found by the event that the ability triggered on (702.21a).
    """

    cost: Cost

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask, and counter it or not; what left the stack is not asked about."""
        event = by.event
        if isinstance(event, BecomesTarget) and game.exists(event.stacked):
            if not pays(game, event.instance.controller, self.cost, by):
                game.propose(Countered(event.stacked), by)
