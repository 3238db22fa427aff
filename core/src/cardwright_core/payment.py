"""Paying mana: matching the units of a pool to the symbols of a cost (106.6, 601.2g, 601.2h)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from cardwright_core.actions import Action
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana, ManaCost
    from cardwright_core.proposal import Proposal
    from cardwright_core.zones import PlayerId

__all__ = ["Spend", "could_pay", "pay_mana", "ways_to_pay"]

GENERIC = "generic"


@record
class Spend(Record):
    """An option of a payment: spend exactly these units of the pool."""

    units: tuple[Mana, ...]

    def __str__(self) -> str:
        """Return the units as symbols."""
        return "pay " + ("".join(f"{{{unit.type}}}" for unit in self.units) or "{0}")


def single_symbols(cost: ManaCost) -> tuple[str, ...]:
    """Return one entry per unit of mana to pay: colored first, generic last."""
    colored = [symbol for symbol in cost.symbols if not symbol.isdigit()]
    generic = sum(int(symbol) for symbol in cost.symbols if symbol.isdigit())
    return (*colored, *[GENERIC] * generic)


def accepts(symbol: str, unit: Mana) -> bool:
    """Whether one unit of mana pays a symbol (107.4)."""
    if symbol == GENERIC:
        return True
    if symbol == "S":
        return unit.snow
    return unit.type in symbol.split("/")


@lru_cache(maxsize=4096)
def ways_to_pay(pool: tuple[Mana, ...], symbols: tuple[str, ...]) -> tuple[tuple[Mana, ...], ...]:
    """Return each different bundle of units that pays `symbols`, in a fixed order."""
    if len(pool) < len(symbols):
        return ()
    kinds = tuple(sorted(Counter(pool).items(), key=lambda kind: repr(kind[0])))
    found: dict[tuple[Mana, ...], None] = {}
    for bundle in _bundles(kinds, len(symbols)):
        if _matches(bundle, symbols):
            found[bundle] = None
    return tuple(found)


def _bundles(kinds: tuple[tuple[Mana, int], ...], size: int) -> Iterator[tuple[Mana, ...]]:
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


def _matches(units: tuple[Mana, ...], symbols: tuple[str, ...]) -> bool:
    return could_pay([(unit,) for unit in units], symbols)


def could_pay(sources: list[tuple[Mana, ...]], symbols: Iterable[str]) -> bool:
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


def pay_mana(
    game: Game,
    proposal: Proposal,
    cost: ManaCost,
    mana_actions: Callable[[Game, PlayerId], tuple[Action, ...]],
) -> None:
    """Let the player activate mana abilities (601.2g), then spend mana from the pool (601.2h)."""
    symbols = single_symbols(cost)
    while symbols:
        chosen = game.choose(_how_to_pay(game, proposal, cost, mana_actions))[0]
        if isinstance(chosen, Spend):
            _spend(game, proposal.player, chosen)
            return
        chosen.perform(game)


def _how_to_pay(
    game: Game,
    proposal: Proposal,
    cost: ManaCost,
    mana_actions: Callable[[Game, PlayerId], tuple[Action, ...]],
) -> Decision:
    pool = game.state.players[proposal.player].pool
    spends = tuple(Spend(units) for units in ways_to_pay(pool, single_symbols(cost)))
    options = (*spends, *mana_actions(game, proposal.player))
    name = proposal.instance.source.name
    if not options:
        message = f"{name}: {cost} can't be paid"
        raise IllegalActionError(message, "601.2h")
    prompt = f"pay {cost} for {name}"
    return Decision((proposal.player,), "pay", options, prompt=prompt, rule="601.2g", source=name)


def _spend(game: Game, player: PlayerId, spend: Spend) -> None:
    had = game.state.players[player]
    left = list(had.pool)
    for unit in spend.units:
        left.remove(unit)
    game.state.players[player] = had.replace(pool=tuple(left))
