"""The cost pipeline: the total cost, and the payment of what is not mana in it (118, 601.2f).

Mana is matched in :mod:`cardwright_core.payment`; every other component goes to the hook
``pay_cost``.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import permutations, product
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cost import CostComponent
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError, InputError, PluginError
from cardwright_core.mana import ManaCost, mana_value_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright_core.abilities import Cost, Instance, SpellAbility
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.zones import PlayerId

__all__ = [
    "ChangeKind",
    "CostChange",
    "CostOption",
    "PaymentOption",
    "components_of",
    "halves_of",
    "imposed",
    "least_costs",
    "least_mana",
    "paid_with",
    "pay_components",
    "reduced",
    "total_cost",
]


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
        """Return an increase by mana symbols, by components, or both; `by` only by its name."""
        given: tuple[object, ...] = components
        for component in given:
            if not isinstance(component, CostComponent):
                message = f"CostChange.increase: {component!r} is no CostComponent; write by=..."
                raise InputError(message)
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

    A `mandatory` additional cost is not asked for but imposed; one that `repeats` may be paid any
    number of times (702.33c). Whoever pays it `adds` to what the spell does (702.47a).
    Of mandatory ones of one `group` the player chooses one.
    """

    name: str
    cost: Cost
    alternative: bool = False
    mandatory: bool = False
    by: Instance | None = None
    repeats: bool = False
    adds: SpellAbility | None = None
    group: str = ""

    def __str__(self) -> str:
        """Name it."""
        return self.name


@record
class PaymentOption(Record):
    """A way to pay one of `symbols` by a component instead of mana (``generic`` for generic mana).

    For a symbol that is announced (Phyrexian, 601.2b) the choice is made then, else while the cost
    is paid (convoke, 702.51b).
    """

    name: str
    symbols: tuple[str, ...]
    component: CostComponent
    by: Instance | None = None

    def __str__(self) -> str:
        """Name it."""
        return self.name


def imposed(options: Iterable[CostOption]) -> list[list[CostOption]]:
    """Return the mandatory costs: of each list one has to be paid (601.2b)."""
    groups: dict[str, list[CostOption]] = {}
    for place, option in enumerate(options):
        if option.mandatory:
            groups.setdefault(option.group or f"{place}", []).append(option)
    return list(groups.values())


def total_cost(game: Game, proposal: Proposal) -> Cost:
    """Return what has to be paid, locked in: increases, reductions, then floors (601.2f)."""
    changes: list[CostChange] = game.rules.ask.cost_changes(game, proposal)
    symbols, components = _increased(proposal.cost, changes)
    left = [change for change in changes if change.kind is ChangeKind.REDUCTION]
    while left:
        change = left.pop(_next_reduction(game, proposal, symbols, left))
        symbols = reduced(symbols, _of_chosen_halves(game, proposal, change), change.minimum)
    symbols = _raised(symbols, changes)
    return proposal.cost.replace(mana=ManaCost(symbols), components=components)


def least_mana(cost: Cost, changes: list[CostChange]) -> Iterator[tuple[str, ...]]:
    """Yield the mana that `cost` comes to with its reductions in the order that suits the payer.

    What binds a reduction (its own minimum) binds it least if it comes first. There is one answer
    for each choice of halves of hybrid symbols (118.7e). No player is asked.
    """
    if not changes:
        yield cost.mana.symbols
        return
    whole, _ = _increased(cost, changes)
    reductions = [change for change in changes if change.kind is ChangeKind.REDUCTION]
    reductions.sort(key=lambda change: -change.minimum)
    choices = (product(*map(halves_of, change.mana.symbols)) for change in reductions)
    for chosen in product(*choices):
        symbols = whole
        for change, off in zip(reductions, chosen, strict=True):
            symbols = reduced(symbols, off, change.minimum)
        yield _raised(symbols, changes)


def least_costs(game: Game, proposal: Proposal) -> tuple[Cost, ...]:
    """Return what a proposal comes to, changed in the order that suits the payer (601.2f).

    There is one cost for each choice of halves of hybrid symbols; no player is asked.
    """
    cost = proposal.cost
    changes: list[CostChange] = game.rules.ask.cost_changes(game, proposal)
    _, components = _increased(cost, changes)
    return tuple(
        cost.replace(mana=ManaCost(symbols), components=components)
        for symbols in least_mana(cost, changes)
    )


def _increased(
    cost: Cost, changes: list[CostChange]
) -> tuple[tuple[str, ...], tuple[CostComponent, ...]]:
    symbols, components = cost.mana.symbols, cost.components
    for change in changes:
        if change.kind is ChangeKind.INCREASE:
            symbols += change.mana.symbols
            for component in change.components:
                components = _with(components, component)
    return symbols, components


def components_of(cost: Cost, changes: list[CostChange]) -> tuple[CostComponent, ...]:
    """Return what is to pay that is not mana, increases included."""
    return _increased(cost, changes)[1]


def _with(components: tuple[CostComponent, ...], more: CostComponent) -> tuple[CostComponent, ...]:
    """Return components and one more; those that are paid as one are one (606.5)."""
    for place, component in enumerate(components):
        merged = component.merged(more)
        if merged is not None:
            return (*components[:place], merged, *components[place + 1 :])
    return (*components, more)


def _raised(symbols: tuple[str, ...], changes: list[CostChange]) -> tuple[str, ...]:
    """Return the mana with what is missing to the highest floor, as generic mana (601.2f)."""
    floors = [c.mana.mana_value for c in changes if c.kind is ChangeKind.FLOOR]
    missing = max(floors, default=0) - sum(map(mana_value_of, symbols))
    return (*symbols, str(missing)) if missing > 0 else symbols


def _next_reduction(
    game: Game, proposal: Proposal, symbols: tuple[str, ...], left: list[CostChange]
) -> int:
    """Let the payer say which reduction comes next, if some total depends on it (601.2f)."""
    alike = {(change.mana, change.minimum): place for place, change in enumerate(left)}
    if len(alike) == 1 or not _order_matters(symbols, tuple(left[p] for p in alike.values())):
        return 0
    options = tuple(left[place] for place in sorted(alike.values()))
    prompt = f"which reduction of the cost of {proposal.instance.source.name} applies next"
    decision = Decision((proposal.player,), "reduction", options, prompt=prompt, rule="601.2f")
    return left.index(game.choose(decision)[0])


def _order_matters(symbols: tuple[str, ...], reductions: tuple[CostChange, ...]) -> bool:
    """Whether two orders come to different mana: only a minimum, or a choice of halves, does that.

    Each order is told by which reductions come first and last; what is between is like one of them.
    """
    if not any(change.minimum for change in reductions):
        return False
    ends = permutations(reductions) if len(reductions) <= _FEW else permutations(reductions, 2)
    totals: set[tuple[str, ...]] = set()
    for order in ends:
        left = symbols
        for change in (*order, *(c for c in reductions if c not in order)):
            left = reduced(left, change.mana.symbols, change.minimum)
        totals.add(tuple(sorted(left)))
    return len(totals) > 1


_FEW = 4


def _of_chosen_halves(game: Game, proposal: Proposal, change: CostChange) -> tuple[str, ...]:
    """Let the payer choose a half of each hybrid symbol of a reduction as it applies (118.7e)."""
    chosen: list[str] = []
    for symbol in change.mana.symbols:
        prompt = f"which half of {{{symbol}}} reduces the cost of {proposal.instance.source.name}"
        decision = Decision(
            (proposal.player,), "symbol", halves_of(symbol), prompt=prompt, rule="118.7e"
        )
        chosen.append(game.choose(decision)[0])
    return tuple(chosen)


def halves_of(symbol: str) -> tuple[str, ...]:
    """Return the mana symbols between which a symbol lets choose; itself if it is no hybrid."""
    return tuple(half for half in symbol.split("/") if half != "P")


def reduced(symbols: tuple[str, ...], off: tuple[str, ...], minimum: int = 0) -> tuple[str, ...]:
    """Return a cost reduced by symbols, one unit of mana at a time, not below `minimum` (118.7)."""
    left = list(symbols)
    for symbol in off:
        for kind in _units_off(symbol):
            if sum(map(mana_value_of, left)) > minimum:
                _take_one_off(left, kind)
    return tuple(left)


def _units_off(symbol: str) -> list[str]:
    """Return what a symbol of a reduction takes off: snow is generic, Phyrexian its color."""
    if symbol.isdigit():
        return [_GENERIC] * int(symbol)
    return [_GENERIC if symbol == "S" else symbol.removesuffix("/P")]  # 118.7g, 118.7f


_GENERIC = "generic"


def _take_one_off(symbols: list[str], kind: str) -> None:
    """Take one mana of a type off, or generic mana where there is none of it (118.7a to 118.7d)."""
    if kind in symbols:
        symbols.remove(kind)
        return
    for place, symbol in enumerate(symbols):
        if symbol.isdigit() and int(symbol):
            symbols[place : place + 1] = [str(int(symbol) - 1)] if int(symbol) > 1 else []
            return


def pay_components(
    game: Game, payer: PlayerId, components: tuple[CostComponent, ...], source: Instance
) -> Instance:
    """Pay what is not mana, in an order of the payer's choice where it matters (601.2h).

    What touches a library or chance comes last. Return the `source`, which remembers the objects
    with which it was paid (see :func:`paid_with`).
    """
    paid: list[tuple[str, tuple[int, ...]]] = []
    for late in (False, True):
        left = [component for component in components if component.late is late]
        while left:
            chosen = _paid_next(game, payer, left, source) if len(left) > 1 else left[0]
            left.remove(chosen)
            objects = pay_component(game, payer, chosen, source)
            if objects:
                paid.append((str(chosen), objects))
    if not paid:
        return source
    return source.replace(captured=(*source.captured, (_PAID_WITH, tuple(paid))))


_PAID_WITH = "paid with"


def paid_with(by: Instance, how: str = "") -> tuple[int, ...]:
    """Return the objects that were sacrificed, exiled, ... to pay for a spell or ability (608.2h).

    `how` is what the component of the cost calls itself; without it, all components count.
    """
    found: tuple[tuple[str, tuple[int, ...]], ...] = dict(by.captured).get(_PAID_WITH, ())  # type: ignore[assignment]  # written above
    return tuple(item for name, items in found if how in {"", name} for item in items)


def _paid_next(
    game: Game, payer: PlayerId, left: list[CostComponent], source: Instance
) -> CostComponent:
    """Let the payer say what to pay next, where another order could come to something else."""
    touched = {component: set(component.touches(game, source)) for component in left}

    def depend(one: CostComponent, other: CostComponent) -> bool:
        fed = (one.into, other.into)
        return bool(touched[one] & touched[other]) or any(
            zone is not None and zone in {one.out_of, other.out_of} for zone in fed
        )

    options = tuple(
        one for one in touched if any(depend(one, other) for other in touched if other is not one)
    )
    if left[0] not in options:
        return left[0]
    prompt = f"what to pay first for {source.source.name}"
    decision = Decision((payer,), "cost order", options, prompt=prompt, rule="601.2h")
    chosen: CostComponent = game.choose(decision)[0]
    return chosen


def pay_component(
    game: Game, payer: PlayerId, component: CostComponent, source: Instance
) -> tuple[int, ...]:
    """Let the one plugin that pays components of this kind pay one; return with which objects."""
    if not component.payable(game, source):
        message = f"{component} can't be paid for {source.source.name}"
        raise IllegalActionError(message, "118.3")
    answers = game.rules.ask.pay_cost(game, payer, component, source)
    asked = {"game": game, "payer": payer, "component": component, "source": source}
    try:
        answer = game.rules.the_one(
            answers, "pay_cost", f" for {type(component).__name__}", **asked
        )
    except PluginError as error:
        error.add_note(f"{source.source.name} asks for it")
        raise
    return answer if isinstance(answer, tuple) else ()
