"""Foretold cards: exiled face down, to be cast on a later turn (702.143)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.characteristics import Characteristics
from cardwright_core.events import ObjectEvent
from cardwright_core.faces import EXILED, Form
from cardwright_core.lasting import begin_effect
from cardwright_core.layers import face_up_values
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.designations import Designated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Cost, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zone_changes import ZoneChange
    from cardwright_core.zones import PlayerId

__all__ = [
    "FORETOLD",
    "CardForetold",
    "Foretelling",
    "become_foretold",
    "exiled_face_down",
    "foretell_costs",
    "foretold_cards",
]

FORETOLD = "foretold"
"""The name of the designation that a foretold card in exile has."""


def exiled_face_down(moved: ZoneChange) -> ZoneChange:
    """Return the move of a card into exile face down: it has no characteristics (406.3a)."""
    return moved.replace(form=Form(down=Characteristics(), how=EXILED))


class Foretelling(Record):
    """Base of the static ability that foretell is: it knows its cost."""

    __slots__ = ()

    def foretell_cost(self) -> Cost:
        """Return the cost for which a foretold card may be cast."""
        raise NotImplementedError


def foretell_costs(game: Game, item: int) -> tuple[Cost, ...]:
    """Return the foretell costs that are printed on a card in exile, face down or not."""
    return tuple(
        ability.behaviour.foretell_cost()
        for ability in face_up_values(game, item).abilities
        if isinstance(ability, StaticAbility) and isinstance(ability.behaviour, Foretelling)
    )


def become_foretold(game: Game, by: Instance, item: int, costs: tuple[Cost, ...]) -> None:
    """Let a card in exile become foretold: it may be cast for each of these costs (702.143d)."""
    there = game.state.objects.get(item)
    if there is None or there.zone is not Zone.EXILE or there.designation(FORETOLD):
        return
    game.propose(Designated(item, FORETOLD), by)
    turn = game.state.cursor.turn
    for cost in dict.fromkeys(costs):
        begin_effect(game, by, Foretold(item, there.owner, turn, cost), None)


def foretold_cards(game: Game, player: PlayerId) -> Iterator[int]:
    """Yield the foretold cards that a player owns in exile, in the order in which they came."""
    for item in game.state.zone(Zone.EXILE):
        there = game.state.objects[item]
        if there.owner == player and there.designation(FORETOLD):
            yield item


@record
class CardForetold(ObjectEvent):
    """A player foretells a card: they have taken the special action (702.143c)."""

    english = "{what} is foretold"

    rule: ClassVar[str] = "702.143c"

    player: PlayerId

    def apply(self, game: Game) -> CardForetold:
        """Change nothing: it is in exile."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} foretells a card"


@record
class Foretold(Record):
    """The owner of a foretold card may look at it, and cast it on a later turn (702.143a)."""

    english = "on a later turn its owner may cast it for {cost}"

    item: int
    owner: PlayerId
    turn: int
    cost: Cost

    @hookimpl
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """702.143a, 702.143d"""
        later = game.state.cursor.turn > self.turn
        if player != self.owner or not later or not game.exists(self.item):
            return None
        return Permission((self.item,), by, instead=self.cost, name="foretell")

    @hookimpl
    def shows(self, game: Game, player: PlayerId, view: View) -> bool:
        """406.3; to everybody once the game is over (702.143f)"""
        sees = player == self.owner or game.state.winners is not None
        return sees and view.id == self.item
