"""Revealing cards, and what refers to those that were revealed in some way (701.20, 603.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.events import Event
from cardwright_core.links import link_of
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, Test
from cardwright_core.zones import Zone
from cardwright_rules.components import Chosen, Payment
from cardwright_rules.drawing import CardDrawn, drawn_this_turn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.links import LinkId
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId

__all__ = ["RevealFromHand", "RevealThis", "Revealed", "RevealsFirstDraw", "reveal_this_way"]


@record
class Revealed(Event):
    """A player reveals a card (701.20a); `link` is the ability that has it revealed (603.11)."""

    english = "a card is revealed"

    rule: ClassVar[str] = "701.20a"
    touches_library: ClassVar[bool] = True

    player: PlayerId
    object: int
    link: LinkId | None = None

    @property
    def subject(self) -> int:
        """The card."""
        return self.object

    def apply(self, game: Game) -> Event:
        """Change nothing: the card stays where it is (701.20b)."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who reveals what."""
        return f"{self.player} reveals {game.see(self.object).called}"


@record
class RevealsFirstDraw(Record):
    """You reveal the first card that you draw each turn, as you draw it (603.11)."""

    english = "you reveal the first card you draw each turn"

    link: str = "revealed"

    @hookimpl
    @about(CardDrawn)
    def consequences(self, game: Game, by: Instance, event: CardDrawn) -> Revealed | None:
        """603.11"""
        player = event.player
        if player != by.controller or drawn_this_turn(game, player) != 1:
            return None
        if event.becomes not in game.state.objects:
            return None
        return Revealed(player, event.becomes, link_of(by, self.link))


@record
class RevealedThisWay(Test):
    """A card is revealed as the linked ability says (607.1)."""

    english = "this way"

    link: str = "revealed"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del game
        return isinstance(event, Revealed) and event.link == link_of(by, self.link)


def reveal_this_way(what: Filter, link: str = "revealed") -> Condition:
    """Return the condition that you reveal a card of a set as the linked ability says (603.11)."""
    return Condition(Revealed, what, (RevealedThisWay(link),))


@record
class RevealFromHand(Chosen):
    """Reveal cards of a set from your hand; those that are revealed already too (701.20c)."""

    english = "reveal {count:{what:of card}} from your hand"

    def options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        """Return the cards."""
        hand = game.state.zone(Zone.HAND, payer)
        return tuple(
            item
            for item in hand
            if item != by.source.id and self.what.matches(game, by, game.see(item))
        )

    def event(self, game: Game, payer: PlayerId, item: int) -> Event:
        """Reveal one."""
        del game
        return Revealed(payer, item)

    def __str__(self) -> str:
        """Say it."""
        return "reveal"


@record
class RevealThis(Payment):
    """Reveal the card itself, from a hand, or from where else it may be (701.20a)."""

    english = "reveal this card from your hand"
    once: ClassVar[bool] = True

    zones: tuple[Zone, ...] = (Zone.HAND,)

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it is there."""
        there = game.state.objects.get(by.source.id)
        return there is not None and there.zone in self.zones

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Reveal it."""
        del game
        return (Revealed(payer, by.source.id),)

    def __str__(self) -> str:
        """Say it."""
        return "reveal this"
