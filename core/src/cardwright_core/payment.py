"""Paying mana: matching the units of a pool to the symbols of a cost (106.6, 601.2g, 601.2h)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.costs import pay_component
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.mana import ManaCost

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from cardwright_core.actions import Action
    from cardwright_core.costs import PaymentOption
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.proposal import Proposal
    from cardwright_core.zones import PlayerId

    ManaActions = Callable[[Game, PlayerId], tuple[Action, ...]]

__all__ = ["Spend", "SpendInstead", "could_pay", "pay_mana", "single_symbols", "ways_to_pay"]

GENERIC = "generic"

Unit = tuple["Mana", bool]
"""A unit of mana, and whether it may pay any symbol ("as though", 609.4b)."""


@record
class Spend(Record):
    """An option of a payment: spend exactly these units of the pool."""

    units: tuple[Mana, ...]

    def __str__(self) -> str:
        """Return the units as symbols."""
        return "pay " + ("".join(f"{{{unit.type}}}" for unit in self.units) or "{0}")


@record
class SpendInstead(Record):
    """An option of a payment: pay one symbol by something that is not mana (convoke)."""

    option: PaymentOption
    symbol: str

    def __str__(self) -> str:
        """Say what pays what."""
        return f"{self.option} for {{{self.symbol}}}"


def single_symbols(cost: ManaCost) -> tuple[str, ...]:
    """Return one entry per unit of mana to pay: colored first, generic last."""
    colored = [symbol for symbol in cost.symbols if not symbol.isdigit()]
    generic = sum(int(symbol) for symbol in cost.symbols if symbol.isdigit())
    return (*colored, *[GENERIC] * generic)


def accepts(symbol: str, unit: Unit) -> bool:
    """Whether one unit of mana pays a symbol (107.4)."""
    mana, anything = unit
    if symbol == GENERIC:
        return True
    if symbol == "S":
        return mana.snow
    return anything or mana.type in symbol.split("/")


@lru_cache(maxsize=4096)
def ways_to_pay(pool: tuple[Unit, ...], symbols: tuple[str, ...]) -> tuple[tuple[Mana, ...], ...]:
    """Return each different bundle of units that pays `symbols`, in a fixed order."""
    if len(pool) < len(symbols):
        return ()
    kinds = tuple(sorted(Counter(pool).items(), key=lambda kind: repr(kind[0])))
    return tuple(
        tuple(mana for mana, _ in bundle)
        for bundle in _bundles(kinds, len(symbols))
        if could_pay([(unit,) for unit in bundle], symbols)
    )


def _bundles(kinds: tuple[tuple[Unit, int], ...], size: int) -> Iterator[tuple[Unit, ...]]:
    """Yield every multiset of `size` units."""
    if size == 0:
        yield ()
        return
    if not kinds:
        return
    (unit, count), rest = kinds[0], kinds[1:]
    for taken in range(min(count, size), -1, -1):
        for others in _bundles(rest, size - taken):
            yield (unit,) * taken + others


def could_pay(sources: list[tuple[Unit, ...]], symbols: Iterable[str]) -> bool:
    """Whether each symbol finds a source of its own that can give it a fitting unit.

    A source is the units that it could give, one of which it gives. (Augmenting paths.)
    """
    wanted = [symbol for symbol in symbols if symbol != GENERIC]
    generic = sum(1 for symbol in symbols if symbol == GENERIC)
    if len(sources) < len(wanted) + generic:
        return False
    pays: dict[int, int] = {}  # source -> symbol
    fits = [
        [s for s, units in enumerate(sources) if any(accepts(symbol, unit) for unit in units)]
        for symbol in wanted
    ]
    return all(_assign(number, fits, pays, set()) for number in range(len(wanted)))


def _assign(symbol: int, fits: list[list[int]], pays: dict[int, int], seen: set[int]) -> bool:
    for source in fits[symbol]:
        if source not in seen:
            seen.add(source)
            if source not in pays or _assign(pays[source], fits, pays, seen):
                pays[source] = symbol
                return True
    return False


def spendable(game: Game, proposal: Proposal) -> tuple[Unit, ...]:
    """Return the units of the pool that may be spent on `proposal` (106.6, 609.4b)."""
    anything = proposal.permission is not None and proposal.permission.any_type
    found: list[Unit] = []
    for mana in game.state.players[proposal.player].pool:
        if mana.restriction is None or mana.restriction.allows(game, proposal):
            opinions = game.rules.ask.mana_spendable(game, mana, proposal)
            if False not in opinions:
                found.append((mana, anything or True in opinions))
    return tuple(found)


def pay_mana(game: Game, proposal: Proposal, cost: ManaCost, mana_actions: ManaActions) -> None:
    """Let the player activate mana abilities (601.2g), then spend mana from the pool (601.2h)."""
    symbols = single_symbols(cost)
    while symbols:
        decision = _how_to_pay(game, proposal, symbols, mana_actions)
        chosen = game.choose(decision)[0]
        if isinstance(chosen, Spend):
            _spend(game, proposal, chosen)
            return
        if isinstance(chosen, SpendInstead):
            component = chosen.option.component
            pay_component(game, proposal.player, component, proposal.instance)
            place = symbols.index(chosen.symbol)
            symbols = symbols[:place] + symbols[place + 1 :]
        else:
            chosen.perform(game)


def _how_to_pay(
    game: Game, proposal: Proposal, symbols: tuple[str, ...], mana_actions: ManaActions
) -> Decision:
    bundles = ways_to_pay(spendable(game, proposal), symbols)
    options = (
        *(Spend(units) for units in dict.fromkeys(bundles)),
        *_instead_of_mana(game, proposal, symbols),
        *mana_actions(game, proposal.player),
    )
    name = proposal.instance.source.name
    if not options:
        message = f"{name}: its mana cost can't be paid"
        raise IllegalActionError(message, "601.2h")
    left = ManaCost(tuple("1" if symbol == GENERIC else symbol for symbol in symbols))
    prompt = f"pay {left} for {name}"
    return Decision(
        (proposal.player,), "pay", options, prompt=prompt, rule="601.2g", source=name, about=left
    )


def _instead_of_mana(
    game: Game, proposal: Proposal, symbols: tuple[str, ...]
) -> Iterator[SpendInstead]:
    for option in game.rules.ask.payment_options(game, proposal):
        if not option.announced and option.component.payable(game, proposal.instance):
            for symbol in dict.fromkeys(symbols):
                if symbol in option.symbols:
                    yield SpendInstead(option, symbol)


def _spend(game: Game, proposal: Proposal, spend: Spend) -> None:
    """Take the units out of the pool; what follows some of them happens now (106.6)."""
    had = game.state.players[proposal.player]
    left = list(had.pool)
    for unit in spend.units:
        left.remove(unit)
    game.state.players[proposal.player] = had.replace(pool=tuple(left))
    for unit in spend.units:
        if unit.rider is not None:
            unit.rider.spent(game, unit, proposal)
