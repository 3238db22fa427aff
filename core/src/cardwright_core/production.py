"""The mana pipeline: what abilities would add, what permanents could produce (106, 605)."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeGuard, runtime_checkable

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility
from cardwright_core.events import Event
from cardwright_core.functioning import instances
from cardwright_core.mana import Mana

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.mana import ManaRestriction, ManaRider
    from cardwright_core.zones import PlayerId

__all__ = [
    "ManaProduced",
    "ManaProducer",
    "Production",
    "adds_mana",
    "available_mana",
    "could_produce",
    "is_mana_ability",
    "mana_abilities",
    "payable_abilities",
    "productions",
]


@record
class Production(Record):
    """One lot of mana that an ability would add: `count` times one of `types` (106.4).

    No type at all means that the type is undefined, and then no mana comes of it (106.5). What
    follows the mana, a restriction or a rider, follows increases of it too (106.6a).
    """

    types: tuple[str, ...]
    count: int = 1
    restriction: ManaRestriction | None = None
    rider: ManaRider | None = None
    snow: bool = False

    def units(self, kind: str, source: int = 0) -> tuple[Mana, ...]:
        """Return the units of mana, all of one type."""
        return (Mana(kind, self.snow, source, self.restriction, self.rider),) * self.count


@runtime_checkable
class ManaProducer(Protocol):
    """An effect that could add mana as it resolves."""

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return what it would add if it resolved now."""
        raise NotImplementedError


def adds_mana(effect: object) -> TypeGuard[ManaProducer]:
    """Whether an effect is a mana producer."""
    return _add_mana(type(effect))


@cache
def _add_mana(effects: type) -> bool:
    """Look at each class of effects only once: asking a protocol is slow."""
    return issubclass(effects, ManaProducer)


def is_mana_ability(ability: object) -> bool:
    """Whether an activated ability is a mana ability (605.1a).

    It has no target, is no loyalty ability, could add mana, and neither its cost nor its effect
    moves a card to or from a library (``touches_library``).
    """
    return (
        isinstance(ability, ActivatedAbility)
        and not ability.targets
        and not ability.loyalty
        and adds_mana(ability.effect)
        and not getattr(ability.effect, "touches_library", False)
        and not any(getattr(part, "touches_library", False) for part in ability.cost.components)
    )


def productions(game: Game, ability: Instance) -> tuple[Production, ...]:
    """Return all that `ability` would add if it resolved now: its effect, and what hooks answer."""
    effect = getattr(ability.ability, "effect", None)
    own = effect.produces(game, ability) if adds_mana(effect) else ()
    return (*own, *game.rules.ask.mana_production(game, ability))


@record
class ManaProduced(Event):
    """Mana is added to a player's pool (106.4); `tapped_for` is the permanent tapped for it."""

    rule: ClassVar[str] = "106.4"

    player: PlayerId
    units: tuple[Mana, ...]
    source: int = 0
    tapped_for: int = 0

    @property
    def subject(self) -> int:
        """The permanent that was tapped for the mana, if any (106.12)."""
        return self.tapped_for

    def affected(self, game: Game) -> PlayerId:
        """Return the player whose pool it is."""
        del game
        return self.player

    def apply(self, game: Game) -> Event:
        """Add the units to the pool."""
        player = game.state.players[self.player]
        game.state.players[self.player] = player.replace(pool=player.pool + self.units)
        return self

    def describe(self, game: Game) -> str:
        """Say how much of what."""
        del game
        symbols = "".join(f"{{{unit.type}}}" for unit in self.units)
        return f"{self.player} adds {symbols}"


def payable_abilities(game: Game, player: PlayerId) -> Iterator[Instance]:
    """Yield the activated abilities of the player's objects whose components can be paid now."""
    game.follow()
    for ability, instance in game.state.index.get(("activated", None)):
        if instance.controller == player and all(
            component.payable(game, instance) for component in ability.cost.components
        ):
            yield instance


def mana_abilities(game: Game, player: PlayerId) -> Iterator[Instance]:
    """Yield the mana abilities that the player could activate now (605.3a)."""
    return (one for one in payable_abilities(game, player) if is_mana_ability(one.ability))


def available_mana(
    game: Game, player: PlayerId, payable: Iterable[Instance] | None = None
) -> list[tuple[Mana, ...]]:
    """Return what pool and free mana abilities could give: per unit of mana, its possible forms.

    `payable` are the abilities that :func:`payable_abilities` yields, if they are known already.
    """
    found: list[tuple[Mana, ...]] = [(unit,) for unit in game.state.players[player].pool]
    for instance in payable_abilities(game, player) if payable is None else payable:
        ability = instance.ability
        if not is_mana_ability(ability):
            continue
        assert isinstance(ability, ActivatedAbility)  # noqa: S101 - a mana ability is activated
        if not ability.cost.mana.symbols:
            lots = [lot for lot in productions(game, instance) if lot.types]
            forms = tuple(
                Mana(kind) for kind in dict.fromkeys(t for lot in lots for t in lot.types)
            )
            found.extend([forms] * sum(lot.count for lot in lots))
    return found


def could_produce(game: Game, item: int) -> frozenset[str]:
    """Return the types of mana that a permanent could produce (106.7).

    All its abilities count that could add mana, whatever they cost; replacements apply in any
    order. Permanents that ask each other get the least answer that fits all: it is grown from
    nothing until it grows no more.
    """
    growing = game.producing
    if growing:
        return growing.setdefault(item, frozenset())
    growing[item] = frozenset()
    try:
        before: dict[int, frozenset[str]] = {}
        while growing != before:
            before = dict(growing)
            for asked in before:
                growing[asked] |= _types_now(game, asked)
        return growing[item]
    finally:
        growing.clear()


def _types_now(game: Game, item: int) -> frozenset[str]:
    view = game.see(item)
    types = {
        (kind, lot.count)
        for instance in instances(view)
        if adds_mana(getattr(instance.ability, "effect", None))
        for lot in productions(game, instance)
        for kind in lot.types
    }
    found: set[str] = set()
    for kind, count in sorted(types):
        event = ManaProduced(view.controller, (Mana(kind),) * count, item, item)
        found |= {unit.type for end in _ends(game, event, frozenset()) for unit in end.units}
    return frozenset(found)


def _ends(game: Game, event: ManaProduced, used: frozenset[object]) -> Iterator[ManaProduced]:
    """Yield what may become of a mana production event, by replacements in any order."""
    offers = [o for o in game.rules.ask.replacements(game, event) if o.key not in used]
    if not offers:
        yield event
    first = min((offer.order for offer in offers), default=None)
    for offer in offers:
        if offer.order == first:
            for instead in game.explore(partial(offer.apply, game, event)):
                if isinstance(instead, ManaProduced):
                    yield from _ends(game, instead, used | {offer.key})
