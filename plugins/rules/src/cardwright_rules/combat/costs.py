"""What must be paid for a creature to attack or block (508.1g to 508.1j, 509.1d to 509.1f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import Cost
from cardwright_core.announcing import announceable, with_symbols
from cardwright_core.beginning import MeansToPay
from cardwright_core.casting import mana_actions
from cardwright_core.costs import pay_components
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.payment import pay_mana
from cardwright_core.proposal import Proposal
from cardwright_core.reversal import attempt

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.combat.declaring import Declarable
    from cardwright_rules.combat.fighting import Attacked
    from cardwright_rules.combat.restrictions import DeclarationCost, OptionalCost, Pair
    from cardwright_rules.combat.sides import Side

__all__ = [
    "Bill",
    "affordable",
    "being_declared",
    "charged",
    "declared_and_paid",
    "optional_costs",
    "pay_all",
    "total_cost",
]

Bill = list[tuple["PlayerId", Cost, "Instance"]]
"""Who pays what, for which ability."""

_SLICE = "attackers being declared"


def charged(
    game: Game,
    choices: Mapping[int, tuple[Attacked, ...]],
    costs: Sequence[DeclarationCost],
) -> frozenset[Pair]:
    """Return the attacks or blocks that cost something."""
    if not costs:
        return frozenset()
    return frozenset(
        (creature, target)
        for creature, targets in choices.items()
        for target in targets
        if any(one.applies(game.see(creature), target) for one in costs)
    )


def total_cost(game: Game, declared: Sequence[Pair], costs: Sequence[DeclarationCost]) -> Bill:
    """Determine what has to be paid: each cost once for each creature that it concerns (508.1h)."""
    bill: Bill = []
    for creature in dict.fromkeys(creature for creature, _ in declared):
        view = game.see(creature)
        targets = [target for other, target in declared if other == creature]
        bill += [
            (view.controller, _fixed(game, one), one.by)
            for one in costs
            if any(one.applies(view, target) for target in targets)
        ]
    return bill


def _fixed(game: Game, one: DeclarationCost) -> Cost:
    x = one.cost.x
    return one.cost if x is None else one.cost.with_x(x.value(game, one.by))


def affordable(
    game: Game,
    choices: Mapping[int, tuple[Attacked, ...]],
    costs: Sequence[DeclarationCost],
) -> Mapping[int, tuple[Attacked, ...]]:
    """Return the choices without those whose cost could not be paid, even if it were the only one.

    Legal to begin is what an option promises: all costs together may still be too much.
    """
    if not costs:
        return choices
    means: dict[PlayerId, MeansToPay] = {}
    return {
        creature: tuple(
            target
            for target in targets
            if all(
                _could_be_paid(game, entry, means)
                for entry in total_cost(game, [(creature, target)], costs)
            )
        )
        for creature, targets in choices.items()
    }


def _could_be_paid(
    game: Game, entry: tuple[PlayerId, Cost, Instance], means: dict[PlayerId, MeansToPay]
) -> bool:
    player, cost, by = entry
    if player not in means:
        means[player] = MeansToPay(game, player)
    proposal = Proposal("pay", player, by.source.id, by, cost)
    return all(component.payable(game, by) for component in cost.components) and any(
        means[player].could_pay(proposal, one.mana.symbols)
        for one in announceable(game, proposal, cost)
    )


def pay_all(game: Game, bill: Bill) -> None:
    """Let each player pay: mana for all of it at once, then what is not mana (508.1i, 508.1j)."""
    for player in dict.fromkeys(player for player, _, _ in bill):
        own = [(cost, by) for payer, cost, by in bill if payer == player]
        whole = Cost()
        for cost, _ in own:
            whole = whole.plus(cost.replace(components=()))
        by = own[0][1]
        chosen = with_symbols(game, Proposal("pay", player, by.source.id, by, whole))
        pay_mana(game, chosen, chosen.cost.mana, mana_actions)
        pay_components(game, player, chosen.cost.components, by)
        for cost, by in own:
            pay_components(game, player, cost.components, by)
    game.state.slices.pop(_SLICE, None)


def being_declared(game: Game) -> frozenset[int]:
    """Return the creatures chosen to attack, while it is paid for what they may pay (508.1g)."""
    attackers: frozenset[int] = game.state.slices.get(_SLICE, frozenset())
    return attackers


def optional_costs(game: Game, declared: Sequence[Pair], offers: Sequence[OptionalCost]) -> Bill:
    """Let players choose which costs they pay as creatures attack (508.1g)."""
    bill: Bill = []
    if not offers:
        return bill
    attacking = game.state.slices[_SLICE] = frozenset(creature for creature, _ in declared)
    for offer in offers:
        payer = game.see(offer.creature).controller
        if offer.creature not in attacking or not all(
            component.payable(game, offer.by) for component in offer.cost.components
        ):
            continue
        prompt = f"{game.see(offer.creature).name}: {offer.name}?"
        decision = Decision((payer,), "pay cost", (True, False), prompt=prompt, rule="508.1g")
        if game.choose(decision)[0]:
            bill.append((payer, offer.cost, offer.by))
    return bill


def declared_and_paid(
    game: Game,
    side: Side,
    declarable: Declarable,
    declare: Callable[[Declarable], tuple[Pair, ...]],
    pay: Callable[[tuple[Pair, ...]], None],
) -> tuple[Pair, ...]:
    """Let a side declare and pay; where it can't, the declaration is illegal (508.1, 509.1).

    Then the game is as it was before, and they declare again. Whoever drives the game from outside
    is told; for agents, what they could not pay for is left out.
    """
    while True:
        declared = declare(declarable)
        if not declared:
            return declared
        try:
            attempt(game, lambda declared=declared: pay(declared))  # type: ignore[misc]  # a lambda
        except IllegalActionError as error:
            if game.tells(side[0]) and not error.kept:
                raise
            game.annotate("note", None, error.rule, text=f"declared again: {error.reason}")
            declarable = declarable.leave_out(declarable.charged.intersection(declared))
        else:
            return declared
