"""The cost pipeline: the total cost, and the payment of what is not mana in it (118, 601.2f).

Mana is matched in :mod:`cardwright_core.payment`; every other component goes to the hook
``pay_cost``.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.mana import ManaCost, mana_value_of

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, CostComponent, Instance
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.zones import PlayerId

__all__ = ["CostChange", "CostOption", "PaymentOption", "pay_components", "total_cost"]


class ChangeKind(IntEnum):
    """The order in which changes apply (601.2f)."""

    INCREASE = 1
    REDUCTION = 2
    FLOOR = 3


@record
class CostChange(Record):
    """A change of a total cost: an increase, a reduction, or a floor on the total.

    A reduction may not bring the mana below `minimum`; that binds this reduction alone, while a
    floor raises the total after all reductions.
    """

    kind: ChangeKind
    mana: ManaCost
    components: tuple[CostComponent, ...] = ()
    by: Instance | None = None
    minimum: int = 0

    @staticmethod
    def increase(mana: str, *components: CostComponent, by: Instance | None = None) -> CostChange:
        """Return an increase by mana symbols, by components, or both."""
        return CostChange(ChangeKind.INCREASE, ManaCost.parse(mana), components, by)

    @staticmethod
    def reduction(mana: str, by: Instance | None = None, minimum: int = 0) -> CostChange:
        """Return a reduction by mana symbols, never below `minimum` mana in all (118.7)."""
        return CostChange(ChangeKind.REDUCTION, ManaCost.parse(mana), (), by, minimum)

    @staticmethod
    def floor(total: int, by: Instance | None = None) -> CostChange:
        """Return a floor: less than `total` mana becomes that much."""
        return CostChange(ChangeKind.FLOOR, ManaCost((str(total),)), (), by)

    def __str__(self) -> str:
        """Say it."""
        whose = self.by.source.name if self.by else "a rule"
        return f"{self.kind.name.lower()} by {self.mana} ({whose})"


@record
class CostOption(Record):
    """An alternative or additional cost on offer (118.8, 118.9).

    A `mandatory` additional cost is not asked for but imposed.
    """

    name: str
    cost: Cost
    alternative: bool = False
    mandatory: bool = False
    by: Instance | None = None

    def __str__(self) -> str:
        """Name it."""
        return self.name


@record
class PaymentOption(Record):
    """A way to pay one of `symbols` by a component instead of mana.

    With `announced` the choice is made as the spell is proposed (Phyrexian symbols, 601.2b), else
    while the cost is paid (convoke, 702.51b).
    """

    name: str
    symbols: tuple[str, ...]
    component: CostComponent
    announced: bool = False
    by: Instance | None = None

    def __str__(self) -> str:
        """Name it."""
        return self.name


def total_cost(game: Game, proposal: Proposal) -> Cost:
    """Return what has to be paid, locked in: increases, reductions, then floors (601.2f)."""
    changes: list[CostChange] = game.rules.ask.cost_changes(game, proposal)
    symbols, components = proposal.cost.mana.symbols, proposal.cost.components
    for change in _of_kind(changes, ChangeKind.INCREASE):
        symbols += change.mana.symbols
        components += change.components
    reductions = _of_kind(changes, ChangeKind.REDUCTION)
    for change in _in_payers_order(game, proposal, reductions):
        symbols = reduced(symbols, change.mana.symbols, change.minimum)
    for change in _of_kind(changes, ChangeKind.FLOOR):
        missing = change.mana.mana_value - sum(map(mana_value_of, symbols))
        symbols += (str(missing),) if missing > 0 else ()
    return proposal.cost.replace(mana=ManaCost(symbols), components=components)


def _of_kind(changes: list[CostChange], kind: ChangeKind) -> list[CostChange]:
    return [change for change in changes if change.kind is kind]


def _in_payers_order(
    game: Game, proposal: Proposal, reductions: list[CostChange]
) -> list[CostChange]:
    """Let the payer order reductions where it can matter: if some total depends on it (118.7)."""
    totals = {_total_after(proposal, order) for order in _two_orders(reductions)}
    if len(totals) == 1:
        return reductions
    ordered: list[CostChange] = []
    left = list(reductions)
    while left:
        options = tuple(dict.fromkeys(left))
        decision = Decision((proposal.player,), "order reductions", options, rule="601.2f")
        chosen: CostChange = game.choose(decision)[0]
        left.remove(chosen)
        ordered.append(chosen)
    return ordered


def _two_orders(reductions: list[CostChange]) -> list[list[CostChange]]:
    """Return the orders that give the least and the most: by minimum, either way round."""
    by_minimum = sorted(reductions, key=lambda change: change.minimum)
    return [by_minimum, by_minimum[::-1]]


def _total_after(proposal: Proposal, reductions: list[CostChange]) -> tuple[str, ...]:
    symbols = proposal.cost.mana.symbols
    for change in reductions:
        symbols = reduced(symbols, change.mana.symbols, change.minimum)
    return tuple(sorted(symbols))


def reduced(symbols: tuple[str, ...], off: tuple[str, ...], minimum: int = 0) -> tuple[str, ...]:
    """Return a cost reduced by symbols, one unit of mana at a time, not below `minimum` (118.7)."""
    left = list(symbols)
    for symbol in off:
        for unit in ["generic"] * int(symbol) if symbol.isdigit() else [symbol]:
            if sum(map(mana_value_of, left)) > minimum:
                _take_one_off(left, unit)
    return tuple(left)


def _take_one_off(symbols: list[str], unit: str) -> None:
    """Take one mana of a type off, or generic mana where there is none of it (118.7a to 118.7d)."""
    kind = unit.removesuffix("/P")  # a Phyrexian reduction counts as its color (118.7f)
    if kind in symbols:
        symbols.remove(kind)
        return
    for place, symbol in enumerate(symbols):
        if symbol.isdigit() and int(symbol):
            symbols[place : place + 1] = [str(int(symbol) - 1)] if int(symbol) > 1 else []
            return


def pay_components(
    game: Game, payer: PlayerId, components: tuple[CostComponent, ...], source: Instance
) -> None:
    """Pay what is not mana; what touches a library or chance comes last (601.2h)."""
    for component in sorted(components, key=lambda component: component.late):
        pay_component(game, payer, component, source)


def pay_component(game: Game, payer: PlayerId, component: CostComponent, source: Instance) -> None:
    """Let the one plugin that pays components of this kind pay one."""
    if not component.payable(game, source):
        message = f"{component} can't be paid for {source.source.name}"
        raise IllegalActionError(message, "118.3")
    answers = game.rules.ask.pay_cost(game, payer, component, source)
    game.rules.the_one(answers, f"hook pay_cost for {type(component).__name__}")
