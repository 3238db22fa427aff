"""The order of the cards that one permanent becomes as it leaves (712.21, 730.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.decisions import Decision
from cardwright_core.events import PlayerEvent
from cardwright_core.objects import Library
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["Arranged"]


@record
class Arranged(PlayerEvent):
    """A player puts what represented one permanent in an order: the first comes first in its zone.

    In a graveyard or in exile these are the new `objects`; in a library of `owner`, its `cards`.
    """

    rule: ClassVar[str] = "712.21a"
    settled: ClassVar[bool] = True

    owner: PlayerId
    destination: Zone
    objects: tuple[int, ...]
    cards: tuple[int, ...]

    def apply(self, game: Game) -> Event:
        """Ask, and write the order."""
        if self.destination is Zone.LIBRARY:
            self._into_library(game)
            return self
        state = game.state
        there = tuple(item for item in self.objects if item in state.objects)
        for item in self._chosen(game, there):
            now = state.objects[item].replace(timestamp=state.new_timestamp())
            state.remove(state.objects[item])
            state.add(now)
        return self

    def _into_library(self, game: Game) -> None:
        order = list(game.state.library(self.owner).order())
        cards = tuple(card for card in self.cards if card in order)
        places = sorted(map(order.index, cards))
        for place, card in zip(places, self._chosen(game, cards), strict=True):
            order[place] = card
        game.state.libraries[self.owner] = Library(tuple(order))

    def _chosen(self, game: Game, those: tuple[int, ...]) -> list[int]:
        """Let the player choose one after another; the last one is left."""
        chosen, left = list[int](), those
        while left:
            prompt = "which of the cards of the permanent comes first"
            decision = Decision(
                (self.player,), "order of cards", left, prompt=prompt, rule=self.rule
            )
            first = left[0] if len(left) == 1 else game.choose(decision)[0]
            chosen.append(first)
            left = tuple(one for one in left if one != first)
        return chosen

    def describe(self, game: Game) -> str:
        """Say who arranges them."""
        del game
        return f"{self.player} arranges the cards of the permanent"
