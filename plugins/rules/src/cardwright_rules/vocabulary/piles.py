"""Piles (700.3): cards that are told apart for a moment, and stay where they are meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone, told_way
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.libraries import in_library, top_cards

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.libraries import InLibrary

__all__ = ["Pile", "PilesFromTop"]


@record
class Pile(Record):
    """Some of the cards that were separated; it may be empty (700.3a)."""

    cards: tuple[InLibrary, ...]

    def __str__(self) -> str:
        """Name the cards."""
        return ", ".join(map(str, self.cards)) or "an empty pile"


@record
class PilesFromTop(Record):
    """Reveal the top cards of your library; an opponent separates them into two piles (700.3).

    You put one pile into one zone, the other into another. Until then the cards are in the library.
    """

    english = (
        "reveal the top {count} cards of your library. An opponent separates those cards into two "
        "piles. Put one pile into your hand and the other into your graveyard"
    )
    touches_library: ClassVar[bool] = True

    count: int
    one: Zone = Zone.HAND
    other: Zone = Zone.GRAVEYARD

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them be separated and chosen, and move all of them at the same time."""
        you = by.controller
        cards = tuple(in_library(game, card) for card in top_cards(game, you, self.count))
        if not cards:
            return
        text = f"reveals {', '.join(map(str, cards))}"
        game.annotate("note", by, "701.20a", text=f"{you} {text}")
        piles = _separated(game, by, cards)
        prompt = f"which pile goes {told_way(self.one)}"
        chosen: Pile = game.choose(Decision((you,), "pile", piles, prompt=prompt, rule="700.3"))[0]
        zones = {card: self.one if card in chosen.cards else self.other for card in cards}
        at_once(game, by, (from_library(game, card.card, to) for card, to in zones.items()))


def _separated(game: Game, by: Instance, cards: tuple[InLibrary, ...]) -> tuple[Pile, Pile]:
    """Let an opponent of the controller's choice separate the cards."""
    opponents = game.opponents(by.controller)
    who: PlayerId = game.choose(
        Decision((by.controller,), "player", opponents, prompt="who separates", rule="700.3")
    )[0]
    prompt = f"the first of two piles, for {by.source.name}"
    decision = Decision((who,), "separate", cards, 0, len(cards), prompt=prompt, rule="700.3a")
    first: tuple[InLibrary, ...] = game.choose(decision)
    return Pile(first), Pile(tuple(card for card in cards if card not in first))
