"""The mana pipeline: what abilities would add, and how they add it (106, 605)."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeGuard, runtime_checkable

from cardwright_core._records import Record, by_identity, record
from cardwright_core.abilities import ActivatedAbility
from cardwright_core.decisions import Decision
from cardwright_core.events import PlayerEvent
from cardwright_core.limits import may_activate
from cardwright_core.mana import Mana
from cardwright_core.objects import with_pool
from cardwright_core.proposal import Proposal
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.index import Listener
    from cardwright_core.mana import ManaRestriction, ManaRider
    from cardwright_core.zones import PlayerId

__all__ = [
    "ManaProduced",
    "ManaProducer",
    "Production",
    "activated_abilities",
    "add_mana",
    "adds_mana",
    "any_begun",
    "bundles",
    "components_payable",
    "is_mana_ability",
    "is_producer",
    "mana_abilities",
    "may_use_while_paying",
    "payable_abilities",
    "produced",
    "productions",
    "tapped_for_mana",
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
    kept: bool = False

    def units(self, kind: str, *, snow: bool = False) -> tuple[Mana, ...]:
        """Return the units of mana, all of one type."""
        unit = Mana(kind, snow, restriction=self.restriction, rider=self.rider, kept=self.kept)
        return (unit,) * self.count


Lots = tuple[Production, ...]


@runtime_checkable
class ManaProducer(Protocol):
    """An instruction that adds mana as it is carried out.

    One that adds the same mana whatever the game, and does nothing else, tells the types of it as
    ``always``.
    """

    def produces(self, game: Game, by: Instance) -> Lots:
        """Return what it would add if it resolved now."""
        raise NotImplementedError


@cache
def _is_producer(effects: type) -> bool:
    """Look at each class of effects only once: asking a protocol is slow."""
    return issubclass(effects, ManaProducer)


def is_producer(effect: object) -> TypeGuard[ManaProducer]:
    """Whether an effect itself is an instruction that adds mana."""
    return _is_producer(type(effect))  # type: ignore[arg-type]  # a class is hashable


def _inner(effect: object) -> tuple[object, ...]:
    """Return the instructions that an effect is made of: it tells them as ``inner``."""
    found: tuple[object, ...] = getattr(effect, "inner", ())
    return found


def adds_mana(effect: object) -> bool:
    """Whether an effect, or some instruction in it, could add mana, whatever the game (605.2)."""
    return is_producer(effect) or any(map(adds_mana, _inner(effect)))


def _touches_library(effect: object) -> bool:
    return getattr(effect, "touches_library", False) or any(map(_touches_library, _inner(effect)))


@by_identity
def is_mana_ability(ability: object) -> bool:
    """Whether an activated ability is a mana ability (605.1a).

    It has no target, is no loyalty ability, could add mana, and neither its cost nor its effect
    moves a card to or from a library.
    """
    return (
        isinstance(ability, ActivatedAbility)
        and adds_mana(ability.effect)
        and not ability.targets
        and not ability.loyalty
        and not _touches_library(ability.effect)
        and not any(part.touches_library for part in ability.cost.components)
    )


def tapped_for_mana(by: Instance) -> int:
    """Return the permanent that is tapped for mana by an ability; 0 if none is (106.12)."""
    ability = by.ability
    if (
        by.zone is Zone.BATTLEFIELD
        and is_mana_ability(ability)
        and isinstance(ability, ActivatedAbility)
        and any(part.taps for part in ability.cost.components)
    ):
        return by.source.id
    return 0


def _ways(game: Game, by: Instance, effect: object) -> Iterator[Lots]:
    """Yield what an effect would add now, once for each way in which it could go."""
    if is_producer(effect):
        yield effect.produces(game, by)
    elif getattr(effect, "one_of_them", False):
        for inner in _inner(effect):
            yield from _ways(game, by, inner)
    else:
        happening = getattr(effect, "happening", None)
        instructions = _inner(effect) if happening is None else happening(game, by)
        for lots in product(*(tuple(_ways(game, by, one)) for one in instructions)):
            yield sum(lots, ())


def productions(game: Game, by: Instance) -> tuple[Lots, ...]:
    """Return all that an ability would add if it resolved now, once for each way it could go.

    That is what its effect says, and what the hook ``mana_production`` answers beside it.
    """
    others = tuple(game.rules.ask.mana_production(game, by))
    effect = getattr(by.ability, "effect", None)
    return tuple((*lots, *others) for lots in _ways(game, by, effect))


@record
class ManaProduced(PlayerEvent):
    """Mana is added to a player's pool (106.4).

    `tapped_for` is the permanent tapped for it, if one was (106.12), by the player `tapper`.
    """

    english = "{what} is tapped for mana"

    rule: ClassVar[str] = "106.4"
    settled: ClassVar[bool] = True

    units: tuple[Mana, ...]
    source: int = 0
    tapped_for: int = 0
    tapper: PlayerId = ""

    @property
    def subject(self) -> int:
        """The permanent that was tapped for the mana, if any (106.12)."""
        return self.tapped_for

    @property
    def about_mana(self) -> bool:
        """It is (605.1b)."""
        return True

    @property
    def parts(self) -> tuple[Event, ...]:
        """Itself; without any mana it is no event."""
        return (self,) if self.units else ()

    def apply(self, game: Game) -> Event:
        """Add the units to the pool."""
        player = game.state.players[self.player]
        game.state.players[self.player] = with_pool(player, player.pool + self.units)
        return self

    def describe(self, game: Game) -> str:
        """Say how much of what."""
        del game
        symbols = "".join(f"{{{unit.type}}}" for unit in self.units)
        return f"{self.player} adds {symbols}"


def add_mana(game: Game, by: Instance, lots: Iterable[Production], player: PlayerId = "") -> None:
    """Add these lots, all in one event; who adds them chooses the types (106.4, 106.5)."""
    adder = player or by.controller
    units: list[Mana] = []
    chosen: dict[Production, str] = {}
    snow = game.see(by.source.id).is_a("Snow")
    for lot in lots:
        if lot.types and lot.count > 0:
            units.extend(lot.units(_type_of(game, by, adder, lot, chosen), snow=snow))
    if units:
        game.propose(produced(by, adder, tuple(units)), by)


def _type_of(
    game: Game, by: Instance, adder: PlayerId, lot: Production, chosen: dict[Production, str]
) -> str:
    """Let a type be chosen; `chosen` are those of lots alike, whose order does not matter."""
    if len(lot.types) == 1:
        return lot.types[0]
    decision = Decision(
        (adder,),
        "mana type",
        lot.types,
        prompt=f"mana of {by.source.name}",
        rule="106.1b",
        about=by,
        first_new=lot.types.index(chosen[lot]) if lot in chosen else 0,
    )
    chosen[lot] = game.choose(decision)[0]
    return chosen[lot]


def produced(by: Instance, adder: PlayerId, units: tuple[Mana, ...]) -> ManaProduced:
    """Return the event that an ability adds these units (106.12)."""
    tapped = tapped_for_mana(by)
    tapper = by.controller if tapped else ""
    return ManaProduced(adder, units, by.source.id, tapped, tapper)


def carry_out(game: Game, by: Instance) -> None:
    """Carry out an ability's effect, and add what others say that it adds besides (608.2c)."""
    effect = by.ability.effect  # type: ignore[attr-defined]  # what is carried out has an effect
    effect.resolve(game, by)
    others = game.rules.ask.mana_production(game, by) if adds_mana(effect) else ()
    if others:
        add_mana(game, by, others)


def payable_abilities(game: Game, player: PlayerId) -> Iterator[Instance]:
    """Yield the activated abilities of the player's objects whose components can be paid now."""
    for instance in activated_abilities(game, player):
        if components_payable(game, instance):
            yield instance


def activated_abilities(game: Game, player: PlayerId) -> tuple[Instance, ...]:
    """Return the activated abilities of the player's objects that function now."""
    game.follow()
    listeners = game.state.index.get(("activated", None))
    return game.state.standing.told(_by_controller, game, listeners, "").get(player, ())


def _by_controller(
    game: Game, listeners: tuple[Listener, ...]
) -> dict[PlayerId, tuple[Instance, ...]]:
    del game
    found: dict[PlayerId, tuple[Instance, ...]] = {}
    for _, instance in listeners:
        found[instance.controller] = (*found.get(instance.controller, ()), instance)
    return found


def components_payable(game: Game, instance: Instance) -> bool:
    """Whether all that an activated ability costs beside mana could be paid now (118.3)."""
    ability: ActivatedAbility = instance.ability  # type: ignore[assignment]  # it is activated
    for component in ability.cost.components:  # noqa: SIM110 - asked very often: no generator
        if not component.payable(game, instance):
            return False
    return True


_BEGUN = "mana abilities begun"  # (object, place) of each, while it is activated


def begin_mana_ability(game: Game, by: Instance) -> None:
    """Note that a mana ability is begun: it can't be again before it has resolved (605.3c)."""
    game.state.slices[_BEGUN] = (*_begun(game), (by.source.id, by.number))


def end_mana_ability(game: Game) -> None:
    """Note that the mana ability begun last has resolved."""
    game.state.slices[_BEGUN] = _begun(game)[:-1]
    if not game.state.slices[_BEGUN]:
        del game.state.slices[_BEGUN]


def _begun(game: Game) -> tuple[tuple[int, int], ...]:
    found: tuple[tuple[int, int], ...] = game.state.slices.get(_BEGUN, ())
    return found


def any_begun(game: Game) -> bool:
    """Whether a mana ability is being activated."""
    return bool(_begun(game))


def mana_abilities(
    game: Game, player: PlayerId, payable: Iterable[Instance] | None = None
) -> Iterator[Instance]:
    """Yield the mana abilities that the player could activate while paying (605.3a).

    `payable` are the abilities that :func:`payable_abilities` yields, if they are known already.
    """
    for instance in payable_abilities(game, player) if payable is None else payable:
        if is_mana_ability(instance.ability) and may_use_while_paying(game, instance):
            yield instance


def may_use_while_paying(game: Game, instance: Instance) -> bool:
    """Whether nothing but its mana stands against activating a mana ability during a payment.

    What is only for when an instant or a sorcery could be cast, is not for then.
    """
    ability = instance.ability
    assert isinstance(ability, ActivatedAbility)  # noqa: S101 - nothing else is activated
    if ability.as_an_instant or ability.as_a_sorcery or not may_activate(game, instance):
        return False
    if (instance.source.id, instance.number) in _begun(game):
        return False
    if not game.concerned("prohibits", Proposal):
        return True
    by = instance.controller
    proposal = Proposal("activate", by, instance.source.id, instance, ability.cost)
    return not game.rules.ask.prohibits(game, proposal)


def bundles(lots: Iterable[Production], *, snow: bool = False) -> tuple[tuple[Mana, ...], ...]:
    """Return each different multiset of units that the lots together could be."""
    found: dict[tuple[Mana, ...], None] = {(): None}
    for lot in lots:
        if lot.types and lot.count > 0:
            longer = ((*had, *lot.units(kind, snow=snow)) for had in found for kind in lot.types)
            found = {tuple(sorted(units, key=repr)): None for units in longer}
    return tuple(units for units in found if units)
