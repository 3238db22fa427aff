"""Announcing a spell or ability: modes, costs, X, symbols, targets (601.2b to 601.2f)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from cardwright_core.abilities import ActivatedAbility, InTurn, Modes, SpellAbility
from cardwright_core.costs import ChangeKind, halves_of, imposed, reduced, total_cost
from cardwright_core.decisions import Decision
from cardwright_core.division import divided
from cardwright_core.errors import IllegalActionError
from cardwright_core.mana import ManaCost, is_announced, is_own
from cardwright_core.planning import Planner
from cardwright_core.proposal import is_free, is_unquestioned
from cardwright_core.stack import choose_targets, could_choose_targets, target_specs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cardwright_core.abilities import Cost, Instance, Mode
    from cardwright_core.costs import CostChange, CostOption, PaymentOption
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal

__all__ = [
    "announceable",
    "announced",
    "choose_modes",
    "could_choose_modes",
    "greatest_x",
    "mana_at_most",
    "refuse_if_prohibited",
    "symbols_paid_otherwise",
    "were_asked_to_help",
    "with_symbols",
]


def announced(game: Game, proposal: Proposal) -> Proposal:
    """Make all choices of a proposal in the order of the rules, and lock in its total cost."""
    unquestioned = is_unquestioned(game)
    ability = proposal.instance.ability
    if unquestioned and isinstance(ability, ActivatedAbility) and is_free(ability):
        return proposal
    plain = unquestioned and _needs_mana_alone(proposal)
    proposal = _without_x(proposal) if plain else _with_choices(game, proposal)
    if proposal.is_spell():  # what is chosen for it is known of it from now on (202.3e)
        spell = game.state.objects[proposal.object]
        game.state.put(spell.replace(spell=proposal.instance))
        game.follow()
    if plain and is_unquestioned(game):
        return proposal
    refuse_if_prohibited(game, proposal)
    return _helped(game, proposal.replace(cost=total_cost(game, proposal)))


_HELPED = "others were asked to pay"


def were_asked_to_help(by: Instance) -> bool:
    """Whether others have been asked already to pay some of the cost of a spell (702.132a)."""
    return (_HELPED, True) in by.captured


def _helped(game: Game, proposal: Proposal) -> Proposal:
    """Let others pay of a total cost; what they have paid is not to be paid any more (702.132a)."""
    answers: list[int] = game.rules.ask.helps_to_pay(game, proposal)
    if not answers:
        return proposal
    symbols = reduced(proposal.cost.mana.symbols, (str(sum(answers)),))
    captured = (*proposal.instance.captured, (_HELPED, True))
    return proposal.replace(
        cost=proposal.cost.replace(mana=ManaCost(symbols)),
        instance=proposal.instance.replace(captured=captured),
    )


def _needs_mana_alone(proposal: Proposal) -> bool:
    """Whether nothing can be chosen for a spell if nothing has a say in it."""
    cost, instance = proposal.cost, proposal.instance
    return (
        proposal.is_spell()
        and proposal.permission is None
        and proposal.way is None
        and not (cost.components or cost.x or cost.mana.variable or cost.mana.hybrid)
        and not isinstance(getattr(instance.ability, "effect", None), Modes)
        and not target_specs(instance)
    )


def _with_choices(game: Game, proposal: Proposal) -> Proposal:
    """Choose modes, costs, X, how symbols are paid, targets, and what is divided (601.2b to d)."""
    modes = choose_modes(game, proposal.instance)
    if modes is None:
        message = f"{proposal.instance.source.name} has no mode that can be chosen"
        raise IllegalActionError(message, "700.2a")
    proposal = proposal.replace(instance=proposal.instance.replace(modes=modes))
    proposal = _with_options(game, proposal)
    _refuse_too_many_modes(proposal)
    proposal = _with_x(game, proposal)
    proposal = with_symbols(game, proposal)
    targets = choose_targets(game, proposal.instance)
    if targets is None:
        message = f"{proposal.instance.source.name} has no legal target"
        raise IllegalActionError(message, "601.2c")
    targeting = proposal.instance.replace(targets=targets)
    return proposal.replace(instance=divided(game, targeting))


def refuse_if_prohibited(game: Game, proposal: Proposal) -> None:
    """Raise an error if something says that the proposal can't be (601.2e, 101.2).

    A permission that is about spells of a set has to cover what the spell has become (601.3b).
    """
    reasons = game.rules.ask.prohibits(game, proposal)
    if reasons:
        raise IllegalActionError(f"{proposal.instance.source.name}: {reasons[0]}", "101.2")
    permission = proposal.permission
    if permission is not None and not permission.covers(game, proposal.object):
        message = f"{proposal.instance.source.name} can't be cast {permission}"
        raise IllegalActionError(message, "601.3b")


def _refuse_too_many_modes(proposal: Proposal) -> None:
    """Raise an error if modes were chosen that only another choice of costs allows (601.4)."""
    effect = getattr(proposal.instance.ability, "effect", None)
    if isinstance(effect, Modes) and not effect.allows(proposal.instance):
        message = f"{proposal.instance.source.name}: so many modes go only with another cost"
        raise IllegalActionError(message, "601.4")


def choose_modes(game: Game, instance: Instance) -> tuple[int, ...] | None:
    """Let the controller choose modes (700.2a); ``None`` if too few of them are legal."""
    effect = getattr(instance.ability, "effect", None)
    if not isinstance(effect, Modes):
        return ()
    legal = _legal_modes(game, instance, effect)
    fewest, most = effect.range
    if len(legal) < fewest:
        return None
    most = min(most, len(legal))
    prompt = f"modes of {instance.source.name}"
    decision = Decision(
        (instance.controller,), "mode", legal, fewest, most, prompt=prompt, rule="700.2a"
    )
    return tuple(sorted(effect.modes.index(mode) for mode in game.choose(decision)))


def _legal_modes(game: Game, instance: Instance, effect: Modes) -> tuple[Mode, ...]:
    return tuple(
        mode
        for mode in effect.modes
        if all(could_choose_targets(game, instance, spec) for spec in mode.targets)
    )


def could_choose_modes(game: Game, instance: Instance) -> bool:
    """Whether enough modes are legal, if there are modes (700.2a)."""
    effect = getattr(instance.ability, "effect", None)
    return not isinstance(effect, Modes) or (
        len(_legal_modes(game, instance, effect)) >= effect.range[0]
    )


def _with_options(game: Game, proposal: Proposal) -> Proposal:
    """Choose at most one alternative cost, and any additional ones (118.8, 118.9)."""
    options: list[CostOption] = game.rules.ask.cost_options(game, proposal)
    given = proposal.alternative
    chosen = () if given is not None else _alternative(game, proposal, options)
    cost = chosen[0].cost if chosen else proposal.cost if given is None else given[0]
    additional = [_one_of(game, proposal, several) for several in imposed(options)]
    additional.extend(_optional(game, proposal, options))
    for option in additional:
        cost = cost.plus(option.cost)
    paid = tuple(option.name for option in (*chosen, *additional))
    if given is not None and given[1]:
        paid = (given[1], *paid)
    elif proposal.permission is not None and proposal.permission.name not in {"", *paid}:
        paid = (proposal.permission.name, *paid)  # how it may be cast is known to the spell
    added = tuple(option.adds for option in additional if option.adds is not None)
    instance = proposal.instance.replace(paid=paid)
    if added and isinstance(instance.ability, SpellAbility):
        whole = instance.ability.replace(effect=InTurn((instance.ability, *added)), targets=())
        instance = instance.replace(ability=whole)
    return proposal.replace(cost=cost, instance=instance)


def _one_of(game: Game, proposal: Proposal, several: list[CostOption]) -> CostOption:
    """Choose one of the mandatory costs of a group (601.2b)."""
    prompt = f"additional cost of {proposal.instance.source.name}"
    decision = Decision(
        (proposal.player,), "additional cost", tuple(several), prompt=prompt, rule="601.2b"
    )
    chosen: CostOption = game.choose(decision)[0]
    return chosen


def _alternative(
    game: Game, proposal: Proposal, options: list[CostOption]
) -> tuple[CostOption, ...]:
    """Choose between the mana cost and the alternative costs (118.9a)."""
    alternatives = ("mana cost", *(option for option in options if option.alternative))
    prompt = f"which cost to pay for {proposal.instance.source.name}"
    decision = Decision((proposal.player,), "cost", alternatives, prompt=prompt, rule="118.9a")
    chosen = game.choose(decision)[0]
    return () if chosen == "mana cost" else (chosen,)


def _optional(game: Game, proposal: Proposal, options: list[CostOption]) -> list[CostOption]:
    """Choose optional additional costs; some may be paid several times (118.8b, 702.33c)."""
    optional = tuple(o for o in options if not o.alternative and not o.mandatory)
    if not optional:
        return []
    name = proposal.instance.source.name
    decision = Decision(
        (proposal.player,),
        "additional costs",
        optional,
        0,
        len(optional),
        prompt=f"additional costs of {name}",
        rule="601.2b",
    )
    chosen: list[CostOption] = []
    for option in game.choose(decision):
        chosen.extend([option] * (_times(game, proposal, option) if option.repeats else 1))
    return chosen


def _times(game: Game, proposal: Proposal, option: CostOption) -> int:
    """Choose how often a cost is paid: as often as all mana there is could pay, at most."""
    most = mana_at_most(game, proposal) // max(1, option.cost.mana.mana_value)
    prompt = f"how often to pay {option} for {proposal.instance.source.name}"
    numbers = tuple(range(1, max(1, most) + 1))
    decision = Decision((proposal.player,), "number", numbers, prompt=prompt, rule="702.33c")
    return int(game.choose(decision)[0])


def _with_x(game: Game, proposal: Proposal) -> Proposal:
    """Announce X, or take the value that the text defines (107.3a to 107.3c)."""
    instance, cost = proposal.instance, proposal.cost
    if cost.x is not None:
        x = cost.x.value(game, instance)
    elif cost.mana.variable or _limits_of_x(game, proposal):
        x = _chosen_x(game, proposal)
    else:
        return _without_x(proposal)
    return proposal.replace(instance=instance.replace(x=x), cost=cost.with_x(x))


def _without_x(proposal: Proposal) -> Proposal:
    x = 0 if proposal.is_spell() else None
    return proposal.replace(instance=proposal.instance.replace(x=x))


def _chosen_x(game: Game, proposal: Proposal) -> int:
    """Let the player choose X among the values that all there is could pay (107.3a)."""
    prompt = f"X for {proposal.instance.source.name}"
    most = _payable_times(game, proposal, greatest_x(game, proposal), proposal.cost.with_x)
    least = proposal.cost.least_x
    options = tuple(range(least, max(least, most) + 1))
    decision = Decision((proposal.player,), "X", options, prompt=prompt, rule="107.3a")
    return int(game.choose(decision)[0])


def greatest_x(game: Game, proposal: Proposal) -> int:
    """Return a number that X can't be greater than, by all there is to pay with (107.3a)."""
    limits = _limits_of_x(game, proposal)
    count = proposal.cost.mana.symbols.count("X")
    if count:
        limits.append(mana_at_most(game, proposal) // count)
    return min(limits, default=0)


def _payable_times(game: Game, proposal: Proposal, most: int, cost: Callable[[int], Cost]) -> int:
    """Return the greatest number, `most` at most, for which a cost could be paid (601.2h)."""
    from cardwright_core.beginning import (  # noqa: PLC0415 - it asks what can be announced
        MeansToPay,
        payable,
    )

    means = MeansToPay(game, proposal.player)
    while most and not payable(game, proposal, cost(most), means):
        most -= 1
    return most


def _limits_of_x(game: Game, proposal: Proposal) -> list[int]:
    """Return the greatest X of each component that has one (107.3a)."""
    found = (part.most(game, proposal.instance) for part in proposal.cost.components)
    return [most for most in found if most is not None]


def mana_at_most(game: Game, proposal: Proposal) -> int:
    """Return how much mana the player could come up with, reductions and other means included."""
    changes: list[CostChange] = game.rules.ask.cost_changes(game, proposal)
    less = sum(c.mana.mana_value for c in changes if c.kind is ChangeKind.REDUCTION)
    others = len(game.rules.ask.payment_options(game, proposal))
    return Planner(game, proposal.player).most() + less + others


def with_symbols(game: Game, proposal: Proposal) -> Proposal:
    """Announce which half of each hybrid symbol is paid, and how Phyrexian ones are (118.13)."""
    if not proposal.cost.mana.hybrid:
        return proposal
    symbols: list[str] = []
    payments: list[PaymentOption] = []
    for symbol in proposal.cost.mana.symbols:
        chosen = _half(game, proposal, symbol) if is_announced(symbol) else symbol
        if isinstance(chosen, str):
            symbols.append(chosen)
        else:
            payments.append(chosen)
    components = (*proposal.cost.components, *(payment.component for payment in payments))
    cost = proposal.cost.replace(mana=ManaCost(tuple(symbols)), components=components)
    instance = proposal.instance
    if payments:
        names = (_PAID_OTHERWISE, tuple(payment.name for payment in payments))
        instance = instance.replace(captured=(*instance.captured, names))
    return proposal.replace(cost=cost, payments=tuple(payments), instance=instance)


_PAID_OTHERWISE = "symbols paid otherwise"


def symbols_paid_otherwise(by: Instance) -> tuple[str, ...]:
    """Return by what else than mana symbols of a cost were paid: "2 life" for each (107.4f)."""
    found: tuple[str, ...] = dict(by.captured).get(_PAID_OTHERWISE, ())  # type: ignore[assignment]  # written above
    return found


def announceable(game: Game, proposal: Proposal, cost: Cost) -> Iterator[Cost]:
    """Yield what a cost could become by the choices for its symbols, as far as they matter.

    A symbol of two colors is left as it is: mana of either pays it. No player is asked.
    """
    if not cost.mana.hybrid:
        yield cost
        return
    ways = [
        (
            *(_mana_for(symbol) if symbol.startswith("2/") or is_own(symbol) else (symbol,)),
            *_other_ways(game, proposal, symbol),
        )
        for symbol in cost.mana.symbols
    ]
    for chosen in product(*ways):
        symbols = tuple(one for one in chosen if isinstance(one, str))
        yield cost.replace(mana=ManaCost(symbols))


def _other_ways(game: Game, proposal: Proposal, symbol: str) -> tuple[PaymentOption, ...]:
    """Return the ways to pay a symbol that are not mana, as far as they can be paid (107.4f)."""
    if not is_announced(symbol):
        return ()
    offers: list[PaymentOption] = game.rules.ask.symbol_options(game, proposal, symbol)
    return tuple(o for o in offers if o.component.payable(game, proposal.instance))


def _mana_for(symbol: str) -> tuple[str, ...]:
    """Return the symbols of mana between which a symbol lets choose; a plugin's own has none."""
    return () if is_own(symbol) else halves_of(symbol)


def _half(game: Game, proposal: Proposal, symbol: str) -> str | PaymentOption:
    ways = (*_mana_for(symbol), *_other_ways(game, proposal, symbol))
    if not ways:
        message = f"{proposal.instance.source.name}: {{{symbol}}} can't be paid"
        raise IllegalActionError(message, "601.2h")
    decision = Decision(
        (proposal.player,),
        "symbol",
        ways,
        prompt=f"how to pay {{{symbol}}} of {proposal.instance.source.name}",
        rule="601.2b",
    )
    chosen: str | PaymentOption = game.choose(decision)[0]
    return chosen
