"""Announcing a spell or ability: modes, costs, X, symbols, targets (601.2b to 601.2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import Cost, Modes
from cardwright_core.costs import total_cost
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.mana import ManaCost
from cardwright_core.production import available_mana
from cardwright_core.stack import choose_targets, could_choose_targets

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.costs import CostOption, PaymentOption
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal

__all__ = ["announced", "choose_modes", "refuse_if_prohibited"]


def announced(game: Game, proposal: Proposal) -> Proposal:
    """Make all choices of a proposal in the order of the rules, and lock in its total cost."""
    modes = choose_modes(game, proposal.instance)
    if modes is None:
        message = f"{proposal.instance.source.name} has no mode that can be chosen"
        raise IllegalActionError(message, "700.2a")
    proposal = proposal.replace(instance=proposal.instance.replace(modes=modes))
    proposal = _with_options(game, proposal)
    proposal = _with_x(game, proposal)
    proposal = _with_symbols(game, proposal)
    targets = choose_targets(game, proposal.instance)
    if targets is None:
        message = f"{proposal.instance.source.name} has no legal target"
        raise IllegalActionError(message, "601.2c")
    proposal = proposal.replace(instance=proposal.instance.replace(targets=targets))
    refuse_if_prohibited(game, proposal)
    return proposal.replace(cost=total_cost(game, proposal))


def refuse_if_prohibited(game: Game, proposal: Proposal) -> None:
    """Raise an error if something says that the proposal can't be (601.2e, 101.2)."""
    reasons = game.rules.ask.prohibits(game, proposal)
    if reasons:
        raise IllegalActionError(f"{proposal.instance.source.name}: {reasons[0]}", "101.2")


def choose_modes(game: Game, instance: Instance) -> tuple[int, ...] | None:
    """Let the controller choose modes (700.2a); ``None`` if too few of them are legal."""
    effect = getattr(instance.ability, "effect", None)
    if not isinstance(effect, Modes):
        return ()
    legal = tuple(
        mode
        for mode in effect.modes
        if all(could_choose_targets(game, instance, spec) for spec in mode.targets)
    )
    if len(legal) < effect.minimum:
        return None
    most = min(effect.maximum, len(legal))
    prompt = f"modes of {instance.source.name}"
    decision = Decision(
        (instance.controller,), "mode", legal, effect.minimum, most, prompt=prompt, rule="700.2a"
    )
    return tuple(sorted(effect.modes.index(mode) for mode in game.choose(decision)))


def _with_options(game: Game, proposal: Proposal) -> Proposal:
    """Choose at most one alternative cost, and any additional ones (118.8, 118.9)."""
    options: list[CostOption] = game.rules.ask.cost_options(game, proposal)
    given = proposal.permission.instead if proposal.permission is not None else None
    cost = proposal.cost if given is None else given
    chosen: list[CostOption] = []
    alternatives = tuple(option for option in options if option.alternative)
    if given is None and alternatives:
        chosen.extend(_alternative(game, proposal, alternatives))
    cost = chosen[0].cost if chosen else cost
    chosen.extend(option for option in options if option.mandatory)
    optional = tuple(o for o in options if not o.alternative and not o.mandatory)
    if optional:
        decision = Decision(
            (proposal.player,), "additional costs", optional, 0, len(optional), rule="601.2b"
        )
        chosen.extend(game.choose(decision))
    for option in chosen:
        if not option.alternative:
            cost = _sum(cost, option.cost)
    paid = tuple(option.name for option in chosen)
    return proposal.replace(cost=cost, instance=proposal.instance.replace(paid=paid))


def _alternative(
    game: Game, proposal: Proposal, alternatives: tuple[CostOption, ...]
) -> tuple[CostOption, ...]:
    options = ("mana cost", *alternatives)
    prompt = f"which cost to pay for {proposal.instance.source.name}"
    decision = Decision((proposal.player,), "cost", options, prompt=prompt, rule="118.9a")
    chosen = game.choose(decision)[0]
    return () if chosen == "mana cost" else (chosen,)


def _sum(one: Cost, other: Cost) -> Cost:
    symbols = one.mana.symbols + other.mana.symbols
    return Cost(ManaCost(symbols), one.components + other.components, one.x or other.x)


def _with_x(game: Game, proposal: Proposal) -> Proposal:
    """Announce X, or take the value that the text defines (107.3a to 107.3c)."""
    instance, cost = proposal.instance, proposal.cost
    if cost.x is not None:
        x = cost.x.value(game, instance)
    elif cost.mana.variable:
        x = _chosen_x(game, proposal)
    else:
        return proposal.replace(instance=instance.replace(x=0 if proposal.is_spell() else None))
    symbols = tuple(str(x) if symbol == "X" else symbol for symbol in cost.mana.symbols)
    return proposal.replace(
        instance=instance.replace(x=x), cost=cost.replace(mana=ManaCost(symbols))
    )


def _chosen_x(game: Game, proposal: Proposal) -> int:
    """Let the player choose X among the values that all mana at hand could pay (107.3a)."""
    most = len(available_mana(game, proposal.player))
    prompt = f"X for {proposal.instance.source.name}"
    options = tuple(range(most + 1))
    decision = Decision((proposal.player,), "X", options, prompt=prompt, rule="107.3a")
    return int(game.choose(decision)[0])


def _with_symbols(game: Game, proposal: Proposal) -> Proposal:
    """Announce which half of each hybrid symbol is paid, and how Phyrexian ones are (118.13a)."""
    if not any("/" in symbol for symbol in proposal.cost.mana.symbols):
        return proposal
    offers: list[PaymentOption] = [
        option for option in game.rules.ask.payment_options(game, proposal) if option.announced
    ]
    symbols: list[str] = []
    payments: list[PaymentOption] = []
    for symbol in proposal.cost.mana.symbols:
        chosen = _half(game, proposal, symbol, offers) if "/" in symbol else symbol
        if isinstance(chosen, str):
            symbols.append(chosen)
        else:
            payments.append(chosen)
    components = (*proposal.cost.components, *(payment.component for payment in payments))
    cost = proposal.cost.replace(mana=ManaCost(tuple(symbols)), components=components)
    return proposal.replace(cost=cost, payments=tuple(payments))


def _half(
    game: Game, proposal: Proposal, symbol: str, offers: list[PaymentOption]
) -> str | PaymentOption:
    halves = tuple(half for half in symbol.split("/") if half != "P")
    others = tuple(option for option in offers if symbol in option.symbols)
    decision = Decision(
        (proposal.player,),
        "symbol",
        (*halves, *others),
        prompt=f"how to pay {{{symbol}}} of {proposal.instance.source.name}",
        rule="601.2b",
    )
    chosen: str | PaymentOption = game.choose(decision)[0]
    return chosen
