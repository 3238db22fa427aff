"""Payments asked for while something resolves: "unless that player pays" (118.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.announcing import with_symbols
from cardwright_core.beginning import MeansToPay, payable
from cardwright_core.casting import mana_actions
from cardwright_core.costs import pay_components
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.payment import pay_mana
from cardwright_core.proposal import Proposal
from cardwright_core.reversal import attempt
from cardwright_core.targeting import BecomesTarget
from cardwright_rules.moving import Countered
from cardwright_rules.paying import paying_later
from cardwright_rules.vocabulary.counts import Sum
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = [
    "CounterTargetUnlessPaid",
    "CounterUnlessPaid",
    "IfTheyPay",
    "PayOr",
    "TheyMay",
    "UnlessYouPay",
    "pay",
    "pays",
]


def pays(game: Game, player: PlayerId, cost: Cost, by: Instance) -> bool:
    """Ask a player whether to pay a cost, and let them; say whether it was paid (118.12).

    A payment that can't be completed is reversed, and counts as not made (118.3). Who can't pay
    with all the mana at hand is not asked. X is worked out now, for who controls `by` (702.21b).
    """
    told = cost
    if cost.x is not None:  # it stays a cost with X in it, of which the value is known (106.6)
        x = cost.x.value(game, by)
        cost, told = cost.replace(x=Sum((x,))), cost.with_x(x)
    if not payable(game, _payment(player, cost, by), cost, MeansToPay(game, player)):
        return False
    mana = [f"pay {told.mana}"] if told.mana.symbols or not told.components else []
    prompt = f"{by.source.name}: {' and '.join([*mana, *map(str, told.components)])}?"
    decision = Decision((player,), "pay cost", (True, False), prompt=prompt, rule="118.12")
    if not game.choose(decision)[0]:
        return False
    try:
        pay(game, player, cost, by)
    except IllegalActionError as error:
        game.annotate("note", by, error.rule, text=f"not paid: {error.reason}")
        return False
    return True


def pay(game: Game, player: PlayerId, cost: Cost, by: Instance) -> None:
    """Let a player pay a cost now; one that can't be paid is reversed, and an error (733.1).

    It is the payer's life, permanents and cards of which the cost speaks.
    """
    attempt(game, lambda: _pay(game, _payment(player, cost, by)))


def _payment(player: PlayerId, cost: Cost, by: Instance) -> Proposal:
    return Proposal("pay", player, by.source.id, paying_later(by, player), cost)


def _pay(game: Game, proposal: Proposal) -> None:
    """Pay; X is what the text says (107.3c), and symbols are chosen just before (118.13b)."""
    cost = proposal.cost
    if cost.x is not None:
        cost = cost.with_x(cost.x.value(game, proposal.instance))
    chosen = with_symbols(game, proposal.replace(cost=cost))
    pay_mana(game, chosen, chosen.cost.mana, mana_actions)
    pay_components(game, chosen.player, chosen.cost.components, chosen.instance)


@record
class CounterUnlessPaid(Record):
    """Counter the spell or ability that something became the target of, unless its controller pays.

    It is found by the event that the ability triggered on (702.21a).
    """

    english = "counter it unless its controller pays {cost}"

    cost: Cost

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask, and counter it or not; what left the stack is not asked about."""
        event = by.event
        if not isinstance(event, BecomesTarget) or not game.exists(event.stacked):
            return
        if not pays(game, event.instance.controller, self.cost, by):
            game.propose(Countered(event.stacked), by)


@record
class CounterTargetUnlessPaid(Record):
    """Counter spells or abilities, each unless its controller pays (118.12a)."""

    english = "counter {what:each} unless its controller pays {cost}"

    cost: Cost
    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask for each, and counter it or not."""
        for item in self.what.objects(game, by):
            if game.exists(item) and not pays(game, game.see(item).controller, self.cost, by):
                game.propose(Countered(item), by)


@record
class IfTheyPay(Record):
    """Players may pay a cost; for each who does, something happens as though it were theirs."""

    english = "{who:may} pay {cost}. If they do, under their control: {effect}"

    who: Players
    cost: Cost
    effect: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask each, and do it with them as its controller."""
        for player in self.who.players(game, by):
            if pays(game, player, self.cost, by):
                self.effect.resolve(game, by.replace(controller=player))


@record
class TheyMay(Record):
    """Players may do something, each as though it were said of them (603.5)."""

    english = "{who} may do this as though it were theirs: {effect}"

    who: Players
    effect: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask each, and do it with them as its controller."""
        for player in self.who.players(game, by):
            prompt = f"{by.source.name}: do it?"
            decision = Decision((player,), "may", (True, False), prompt=prompt, rule="603.5")
            if game.choose(decision)[0]:
                self.effect.resolve(game, by.replace(controller=player))


@record
class PayOr(Record):
    """Its controller may pay a cost; one thing happens if they do, and another if not (118.12)."""

    english = "you may pay {cost}. If you do, {effect}; otherwise {otherwise}"

    cost: Cost
    effect: Effect
    otherwise: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask, and do the one or the other."""
        paid = pays(game, by.controller, self.cost, by)
        (self.effect if paid else self.otherwise).resolve(game, by)


@record
class UnlessYouPay(Record):
    """Its controller may pay a cost; if they don't, something happens (118.12a)."""

    english = "unless you pay {cost}, {effect}"

    cost: Cost
    effect: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask, and do it or not."""
        if not pays(game, by.controller, self.cost, by):
            self.effect.resolve(game, by)
