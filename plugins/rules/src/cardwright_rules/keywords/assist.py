"""Assist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.abilities import Cost
from cardwright_core.announcing import were_asked_to_help
from cardwright_core.beginning import MeansToPay
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.costs import ChangeKind, PaymentOption
from cardwright_core.decisions import Decision
from cardwright_core.mana import ManaCost
from cardwright_core.matching import GENERIC
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.components import Payment
from cardwright_rules.vocabulary.unless import pay

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.costs import CostChange
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId


@record
class HelpExpected(Payment):
    """What another player could pay: it makes a spell worth a try, and is asked for before."""

    player: PlayerId

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Never pay it: whoever could help is asked before anything is paid."""
        raise NotImplementedError

    def __str__(self) -> str:
        """Say it."""
        return f"{self.player} pays"


class Assist(Keyword):
    name, rule = "assist", "702.132"

    @hookimpl
    @functions_in(Zone.STACK)
    def payment_options(
        self, game: Game, by: Instance, proposal: Proposal
    ) -> list[PaymentOption] | None:
        """702.132a: before anybody is asked, what one of the others could pay is hoped for."""
        mine = proposal.is_spell() and proposal.object == by.source.id
        if not mine or were_asked_to_help(proposal.instance):
            return None
        generic = _generic(proposal.cost.mana) + _added(game, proposal)
        most = {one: _most(game, one, by, generic) for one in _others(game, proposal.player)}
        if not any(most.values()):
            return None
        helper = max(most, key=lambda one: most[one])
        option = PaymentOption(f"{helper} pays", (GENERIC,), HelpExpected(helper))
        return [option] * most[helper]

    @hookimpl
    @functions_in(Zone.STACK)
    def helps_to_pay(self, game: Game, by: Instance, proposal: Proposal) -> int | None:
        """702.132a"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        generic = _generic(proposal.cost.mana)
        others = _others(game, proposal.player) if generic else ()
        prompt = f"who may help to pay for {by.source.name}"
        decision = Decision((proposal.player,), "assist", others, 0, 1, prompt=prompt, rule=_RULE)
        return sum(_paid(game, by, one, generic) for one in game.choose(decision)) if others else 0


_RULE = "702.132a"


def _generic(mana: ManaCost) -> int:
    return sum(int(symbol) for symbol in mana.symbols if symbol.isdecimal())


def _added(game: Game, proposal: Proposal) -> int:
    """Return how much generic mana could be added to the cost."""
    changes: list[CostChange] = game.rules.ask.cost_changes(game, proposal)
    return sum(_generic(one.mana) for one in changes if one.kind is not ChangeKind.REDUCTION)


def _others(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    return tuple(one for one in game.apnap() if one != player)


def _most(game: Game, player: PlayerId, by: Instance, generic: int) -> int:
    """Return how much of the generic mana a player could pay."""
    means = MeansToPay(game, player)
    for amount in range(generic, 0, -1):
        cost = Cost(ManaCost((str(amount),)))
        proposal = Proposal("pay", player, by.source.id, by.replace(controller=player), cost)
        if means.could_pay(proposal, cost.mana.symbols):
            return amount
    return 0


def _paid(game: Game, by: Instance, player: PlayerId, generic: int) -> int:
    """Ask a player how much to pay, and let them."""
    options = tuple(range(_most(game, player, by, generic) + 1))
    prompt = f"how much to pay for {by.source.name}"
    amount: int = game.choose(Decision((player,), "number", options, prompt=prompt, rule=_RULE))[0]
    if amount:
        pay(game, player, Cost(ManaCost((str(amount),))), by)
    return amount
