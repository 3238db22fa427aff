"""The cost pipeline: what has to be paid in total, and the payment of its components (118, 601.2f).

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
    """A change of a total cost: an increase, a reduction of generic mana, or a floor on the total.

    A reduction may not bring the mana below `minimum`, which binds that reduction alone.
    """

    kind: ChangeKind
    symbols: tuple[str, ...]
    by: Instance | None = None
    minimum: int = 0

    @staticmethod
    def increase(symbols: str, by: Instance | None = None) -> CostChange:
        """Return an increase by the mana symbols in `symbols`."""
        return CostChange(ChangeKind.INCREASE, ManaCost.parse(symbols).symbols, by)

    @staticmethod
    def reduction(generic: int, by: Instance | None = None, minimum: int = 0) -> CostChange:
        """Return a reduction of generic mana (118.7a), never below `minimum` mana in all."""
        return CostChange(ChangeKind.REDUCTION, (str(generic),), by, minimum)

    @staticmethod
    def floor(total: int, by: Instance | None = None) -> CostChange:
        """Return a floor: less than `total` mana becomes that much."""
        return CostChange(ChangeKind.FLOOR, (str(total),), by)


@record
class CostOption(Record):
    """An alternative or additional cost on offer (118.8, 118.9)."""

    name: str
    cost: Cost
    alternative: bool = False
    by: Instance | None = None


@record
class PaymentOption(Record):
    """A way to pay one of `symbols` by a component instead of mana (702.51, 702.66)."""

    name: str
    symbols: tuple[str, ...]
    component: CostComponent
    by: Instance | None = None


def total_cost(game: Game, proposal: Proposal) -> Cost:
    """Return what has to be paid: base cost, increases, reductions, then floors (601.2f)."""
    symbols = _resolved(proposal)
    changes: list[CostChange] = game.rules.ask.cost_changes(game, proposal)
    increases = [change for change in changes if change.kind is ChangeKind.INCREASE]
    reductions = [change for change in changes if change.kind is ChangeKind.REDUCTION]
    for change in increases:
        symbols += change.symbols
    for change in _in_payers_order(game, proposal, reductions):
        symbols = _reduced(symbols, int(change.symbols[0]), change.minimum)
    for change in changes:
        if change.kind is ChangeKind.FLOOR:
            missing = int(change.symbols[0]) - sum(map(mana_value_of, symbols))
            symbols += (str(missing),) if missing > 0 else ()
    return proposal.cost.replace(mana=ManaCost(symbols))


def _resolved(proposal: Proposal) -> tuple[str, ...]:
    """Replace X by its announced value (107.3a)."""
    x = str(proposal.instance.x or 0)
    return tuple(x if symbol == "X" else symbol for symbol in proposal.cost.mana.symbols)


def _in_payers_order(
    game: Game, proposal: Proposal, reductions: list[CostChange]
) -> list[CostChange]:
    """Let the payer order reductions where it can matter: if one of them has a minimum (118.7)."""
    if len(reductions) < 2 or not any(change.minimum for change in reductions):  # noqa: PLR2004
        return reductions
    ordered: list[CostChange] = []
    left = list(reductions)
    while left:
        options = tuple(dict.fromkeys(left))
        decision = Decision((proposal.player,), "order reductions", options, rule="118.7")
        chosen: CostChange = game.choose(decision)[0]
        left.remove(chosen)
        ordered.append(chosen)
    return ordered


def _reduced(symbols: tuple[str, ...], amount: int, minimum: int) -> tuple[str, ...]:
    """Take `amount` off the generic mana, not below nothing, and not below `minimum` in all."""
    total = sum(map(mana_value_of, symbols))
    amount = min(amount, max(0, total - minimum))
    left: list[str] = []
    for symbol in symbols:
        if symbol.isdigit() and amount:
            off = min(amount, int(symbol))
            amount -= off
            if int(symbol) > off:
                left.append(str(int(symbol) - off))
        else:
            left.append(symbol)
    return tuple(left)


def pay_components(
    game: Game, payer: PlayerId, components: tuple[CostComponent, ...], source: Instance
) -> None:
    """Pay what is not mana; each kind of component is paid by exactly one plugin (601.2h)."""
    for component in components:
        if not component.payable(game, source):
            message = f"{component} can't be paid for {source.source.name}"
            raise IllegalActionError(message, "118.3")
        answers = game.rules.ask.pay_cost(game, payer, component, source)
        game.rules.the_one(answers, f"hook pay_cost for {type(component).__name__}")
