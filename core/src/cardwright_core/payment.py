"""Paying mana: spending the units of a pool on the symbols of a cost (106.6, 601.2g, 601.2h)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, partial
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from cardwright_core._records import Record, record
from cardwright_core.costs import pay_component
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.mana import ManaCost, is_own
from cardwright_core.matching import GENERIC, paired
from cardwright_core.objects import with_pool
from cardwright_core.reversal import PROVED_ILLEGAL, made_on_the_way, proved_illegal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from cardwright_core.actions import Action
    from cardwright_core.costs import PaymentOption
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.matching import Pays
    from cardwright_core.proposal import Proposal
    from cardwright_core.zones import PlayerId

    ManaActions = Callable[[Game, PlayerId], tuple[Action, ...]]
    _Kinds = tuple[tuple["Unit", int], ...]

__all__ = [
    "Payment",
    "Spend",
    "SpendInstead",
    "could_pay",
    "pay_mana",
    "paying",
    "payment_being_made",
    "single_symbols",
    "ways_to_pay",
]

MOST_WAYS = 24
"""So many ways to spend a pool are offered as they are; if there are more, unit by unit."""

Unit = tuple["Mana", bool]
"""A unit of mana, and whether it may pay any symbol ("as though", 609.4b)."""


@record
class Payment(Record):
    """What a decision about a payment is about: the proposal, and the mana that is left to pay."""

    proposal: Proposal
    left: ManaCost

    @property
    def symbols(self) -> tuple[str, ...]:
        """One entry per unit of mana."""
        return single_symbols(self.left)


@record
class Spend(Record):
    """An option of a payment: spend exactly these units of the pool."""

    units: tuple[Mana, ...]

    def __str__(self) -> str:
        """Return the units as symbols."""
        return "pay " + ("".join(f"{{{unit.type}}}" for unit in self.units) or "{0}")


@record
class SpendOn(Record):
    """An option of a payment in steps: spend one unit of the pool on one symbol."""

    unit: Mana
    symbol: str

    def __str__(self) -> str:
        """Say what pays what."""
        return f"pay {{{self.unit.type}}} for {{{'1' if self.symbol == GENERIC else self.symbol}}}"


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
    if is_own(symbol):
        return False
    return anything or mana.type in symbol.split("/")


def could_pay(sources: Sequence[tuple[Unit, ...]], symbols: Iterable[str]) -> bool:
    """Whether each symbol finds a source of its own that can give it a fitting unit.

    A source is the units that it could give, one of which it gives.
    """
    fits: dict[str, list[int]] = {}
    wanted = []
    for symbol in symbols:
        if symbol not in fits:
            fits[symbol] = [
                place for place, units in enumerate(sources) if _any_pays(symbol, units)
            ]
        wanted.append(fits[symbol])
    return paired(wanted) is not None


def _any_pays(symbol: str, units: tuple[Unit, ...]) -> bool:
    return any(accepts(symbol, unit) for unit in units)


def ways_to_pay(pool: Sequence[Unit], symbols: tuple[str, ...]) -> tuple[tuple[Mana, ...], ...]:
    """Return each different bundle of units that pays `symbols`, in a fixed order."""
    return tuple(_ways(tuple(pool), symbols))


def _ways(pool: tuple[Unit, ...], symbols: tuple[str, ...]) -> Iterator[tuple[Mana, ...]]:
    if len(pool) < len(symbols):
        return
    kinds = tuple(sorted(Counter(pool).items(), key=lambda kind: repr(kind[0])))
    for bundle in _bundles((), kinds, symbols):
        yield tuple(mana for (mana, _), count in bundle for _ in range(count))


def _bundles(taken: _Kinds, kinds: _Kinds, symbols: tuple[str, ...]) -> Iterator[_Kinds]:
    """Yield every multiset that pays; no branch is entered that could not lead to one."""
    if not _uses_all(taken, symbols) or not _could_pay_all((*taken, *kinds), symbols):
        return
    if not kinds:
        yield taken
        return
    (unit, count), others = kinds[0], kinds[1:]
    free = len(symbols) - _units_in(taken)
    fewest = max(0, free - _units_in(others))
    for number in range(min(count, free), fewest - 1, -1):
        yield from _bundles((*taken, (unit, number)), others, symbols)


def _units_in(kinds: _Kinds) -> int:
    return sum([count for _, count in kinds])


def _could_pay_all(kinds: _Kinds, symbols: tuple[str, ...]) -> bool:
    """Whether there are enough units of each kind; each kind is looked at once."""
    fits: dict[str, list[int]] = {symbol: [] for symbol in symbols}
    place = 0
    for unit, count in kinds:
        for symbol, places in fits.items():
            if accepts(symbol, unit):
                places.extend(range(place, place + count))
        place += count
    return paired([fits[symbol] for symbol in symbols]) is not None


@lru_cache(maxsize=4096)
def _uses_all(kinds: _Kinds, symbols: tuple[str, ...]) -> bool:
    """Whether each unit finds a symbol of its own to pay."""
    fits: list[list[int]] = []
    for unit, count in kinds:
        pays = {symbol for symbol in dict.fromkeys(symbols) if accepts(symbol, unit)}
        fits.extend([[place for place, symbol in enumerate(symbols) if symbol in pays]] * count)
    return paired(fits) is not None


def paying(game: Game, proposal: Proposal) -> Pays:
    """Return the test whether a unit of mana may pay a symbol of a proposal (106.6, 609.4b)."""
    known: dict[Mana, Unit | None] = {}

    def pays(symbol: str, mana: Mana) -> bool:
        if mana not in known:
            known[mana] = _spendable(game, proposal, mana)
        unit = known[mana]
        return unit is not None and accepts(symbol, unit)

    return pays


def _spendable(game: Game, proposal: Proposal, mana: Mana) -> Unit | None:
    """Return a unit with what it may pay; ``None`` if it may not be spent on the proposal."""
    if mana.restriction is not None and not mana.restriction.allows(game, proposal):
        return None
    opinions = game.rules.ask.mana_spendable(game, mana, proposal)
    if False in opinions:
        return None
    anything = proposal.permission is not None and proposal.permission.any_type
    return mana, anything or True in opinions


def spendable(game: Game, proposal: Proposal) -> tuple[Unit, ...]:
    """Return the units of the pool that may be spent on `proposal`."""
    pool = game.state.players[proposal.player].pool
    known = {mana: _spendable(game, proposal, mana) for mana in dict.fromkeys(pool)}
    return tuple(unit for mana in pool if (unit := known[mana]) is not None)


def pay_mana(
    game: Game, proposal: Proposal, cost: ManaCost, mana_actions: ManaActions
) -> tuple[Mana, ...]:
    """Let the player activate mana abilities (601.2g), then pay (601.2h); return the mana spent.

    Once something is paid, no mana ability can be activated any more. One that has proved illegal
    is not offered again before the outermost payment is made, so that mana abilities that cost mana
    are not tried in all orders.
    """
    if not cost.symbols:
        return ()
    outermost = payment_being_made(game) is None
    whole = single_symbols(cost)
    begun = _Begun(proposal, whole, mana_actions)
    left = game.kept(partial(_asked, game, begun, _SoFar(whole)))
    while left.decision is not None:
        chosen = game.choose(left.decision)[0]
        left = game.kept(partial(_paid_with, game, begun, left, chosen))
    game.state.slices.pop(_slice(proposal), None)
    if outermost:
        game.state.slices.pop(PROVED_ILLEGAL, None)
    return left.spent


class _Begun(NamedTuple):
    """A payment: what is paid for, the symbols of all of its cost, and what may be activated."""

    proposal: Proposal
    symbols: tuple[str, ...]
    mana_actions: ManaActions


class _SoFar(NamedTuple):
    """What is left of a payment, what was spent on it, and how it may go on, if it has to."""

    symbols: tuple[str, ...]
    spent: tuple[Mana, ...] = ()
    decision: Decision | None = None


def _asked(game: Game, begun: _Begun, left: _SoFar) -> _SoFar:
    """Find out how a payment may go on."""
    proposal, symbols = begun.proposal, left.symbols
    if not symbols:
        return _SoFar(symbols, left.spent)
    payment = game.state.slices[_slice(proposal)] = Payment(proposal, _left(symbols))
    usable = begun.mana_actions(game, proposal.player) if symbols == begun.symbols else ()
    refused = proved_illegal(game.state)
    if refused:
        usable = tuple(action for action in usable if action not in refused)
    return _SoFar(symbols, left.spent, _how_to_pay(game, payment, symbols, usable))


def _paid_with(
    game: Game, begun: _Begun, left: _SoFar, chosen: Action | Spend | SpendOn | SpendInstead
) -> _SoFar:
    """Do the next thing for a payment."""
    proposal, (symbols, spent, _) = begun.proposal, left
    if isinstance(chosen, Spend):
        _spend(game, proposal, chosen.units)
        symbols, spent = (), (*spent, *chosen.units)
    elif isinstance(chosen, SpendOn):
        _spend(game, proposal, (chosen.unit,))
        symbols, spent = _without(symbols, chosen.symbol), (*spent, chosen.unit)
    elif isinstance(chosen, SpendInstead):
        pay_component(game, proposal.player, chosen.option.component, proposal.instance)
        symbols = _without(symbols, chosen.symbol)
    else:
        _activate(game, proposal.player, chosen)
    return _asked(game, begun, _SoFar(symbols, spent))


_PAYMENT = "payment for "


def _slice(proposal: Proposal) -> str:
    return f"{_PAYMENT}{proposal.object} {proposal.instance.number}"


def _left(symbols: tuple[str, ...]) -> ManaCost:
    return ManaCost(tuple("1" if symbol == GENERIC else symbol for symbol in symbols))


def payment_being_made(game: Game) -> Payment | None:
    """Return the innermost payment: who chooses what mana to add may want to know what for."""
    found = [value for key, value in game.state.slices.items() if key.startswith(_PAYMENT)]
    return found[-1] if found else None


def _without(symbols: tuple[str, ...], paid: str) -> tuple[str, ...]:
    place = symbols.index(paid)
    return symbols[:place] + symbols[place + 1 :]


def _activate(game: Game, player: PlayerId, action: Action) -> None:
    """Activate a mana ability; one that proves illegal is reversed, and is not offered again."""
    try:
        made_on_the_way(game, player, action)
    except IllegalActionError as error:
        game.annotate("note", None, error.rule, text=f"{action} is illegal: {error.reason}")
        refused = dict.fromkeys((*proved_illegal(game.state), *error.on_the_way, action))
        game.state.slices[PROVED_ILLEGAL] = tuple(refused)


def _how_to_pay(
    game: Game, payment: Payment, symbols: tuple[str, ...], usable: tuple[Action, ...]
) -> Decision:
    proposal = payment.proposal
    options = (
        *_spends(spendable(game, proposal), symbols),
        *_instead_of_mana(game, proposal, symbols),
        *usable,
    )
    name = proposal.instance.source.name
    if not options:
        message = f"{name}: its mana cost can't be paid"
        raise IllegalActionError(message, "601.2h")
    return Decision(
        (proposal.player,),
        "pay",
        options,
        prompt=f"pay {payment.left} for {name}",
        rule="601.2g",
        source=name,
        about=payment,
    )


@lru_cache(maxsize=256)
def _spends(pool: tuple[Unit, ...], symbols: tuple[str, ...]) -> tuple[Spend | SpendOn, ...]:
    """Return the ways to spend what is there; if they are too many, those to pay one symbol.

    One symbol is paid in such a way that the rest still can be.
    """
    ways = tuple(dict.fromkeys(islice(_ways(pool, symbols), MOST_WAYS + 1)))
    if len(ways) <= MOST_WAYS:
        return tuple(map(Spend, ways))
    first, rest = symbols[0], symbols[1:]
    found: list[SpendOn] = []
    for unit in dict.fromkeys(pool):
        others = list(pool)
        others.remove(unit)
        if accepts(first, unit) and could_pay([(one,) for one in others], rest):
            found.append(SpendOn(unit[0], first))
    return tuple(found)


def _instead_of_mana(
    game: Game, proposal: Proposal, symbols: tuple[str, ...]
) -> Iterator[SpendInstead]:
    for option in dict.fromkeys(game.rules.ask.payment_options(game, proposal)):
        if option.component.payable(game, proposal.instance):
            for symbol in dict.fromkeys(symbols):
                if symbol in option.symbols:
                    yield SpendInstead(option, symbol)


def _spend(game: Game, proposal: Proposal, units: tuple[Mana, ...]) -> None:
    """Take the units out of the pool; what follows some of them happens now (106.6)."""
    had = game.state.players[proposal.player]
    left = list(had.pool)
    for unit in units:
        left.remove(unit)
    game.state.players[proposal.player] = with_pool(had, tuple(left))
    for unit in units:
        if unit.rider is not None:
            unit.rider.spent(game, unit, proposal)
