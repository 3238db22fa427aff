"""The mana pipeline: what an ability would add, and the event that adds it (106, 605)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol, runtime_checkable

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility
from cardwright_core.events import Event
from cardwright_core.mana import Mana

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = [
    "ManaProduced",
    "ManaProducer",
    "Production",
    "available_mana",
    "is_mana_ability",
    "mana_abilities",
    "payable_abilities",
    "productions",
]


@record
class Production(Record):
    """One lot of mana that an ability would add: `count` of one of `types` (106.4).

    No type at all means that the type is undefined, and then no mana comes of it (106.5).
    """

    types: tuple[str, ...]
    count: int = 1


@runtime_checkable
class ManaProducer(Protocol):
    """An effect that adds mana as it resolves."""

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return what it would add if it resolved now."""


def is_mana_ability(ability: object) -> bool:
    """Whether an ability is a mana ability: without a target, it could add mana (605.1a)."""
    return (
        isinstance(ability, ActivatedAbility)
        and not ability.targets
        and isinstance(ability.effect, ManaProducer)
    )


def productions(game: Game, ability: Instance) -> tuple[Production, ...]:
    """Return all that `ability` would add if it resolved now: its effect, and what hooks answer."""
    effect = getattr(ability.ability, "effect", None)
    own = effect.produces(game, ability) if isinstance(effect, ManaProducer) else ()
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


def available_mana(game: Game, player: PlayerId) -> list[tuple[Mana, ...]]:
    """Return what pool and free mana abilities could give: per unit of mana, its possible forms."""
    found: list[tuple[Mana, ...]] = [(unit,) for unit in game.state.players[player].pool]
    for instance in mana_abilities(game, player):
        ability = instance.ability
        assert isinstance(ability, ActivatedAbility)  # noqa: S101 - a mana ability is activated
        if not ability.cost.mana.symbols:
            lots = productions(game, instance)
            forms = tuple(
                Mana(kind) for kind in dict.fromkeys(t for lot in lots for t in lot.types)
            )
            found.extend([forms] * max((lot.count for lot in lots if lot.types), default=0))
    return found
