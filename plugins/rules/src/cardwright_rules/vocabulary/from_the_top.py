"""Cards of the top of a library that are revealed, one of which is put somewhere (701.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.layers import view_in_library
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone
from cardwright_rules.milling import top_cards
from cardwright_rules.vocabulary.libraries import in_library
from cardwright_rules.vocabulary.searching import Shuffled

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter

__all__ = ["RevealAndPut"]


@record
class RevealAndPut(Record):
    """Reveal the top cards, put one of a set onto the battlefield with counters, and shuffle.

    What is done `then`, before the library is shuffled, finds it as ``THOSE_CARDS``.
    """

    english = (
        "reveal the top {count} cards of your library, put {what:a} from among them onto the "
        "battlefield with {number:{counter} counter} on it{then:?; @}; then shuffle"
    )
    touches_library: ClassVar[bool] = True

    count: int
    what: Filter
    counter: str
    number: int = 1
    then: Effect | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Show them, let the controller choose, and go on."""
        you = by.controller
        cards = top_cards(game, you, self.count)
        shown = ", ".join(in_library(game, card).name for card in cards)
        game.annotate("note", by, "701.20a", text=f"{you} reveals {shown}")
        fitting = tuple(
            in_library(game, card)
            for card in cards
            if self.what.matches(game, by, view_in_library(game, card))
        )
        decision = Decision((you,), "put", fitting, rule="608.2d")
        for chosen in game.choose(decision) if fitting else ():
            self._put(game, by, chosen.card)
        game.propose(Shuffled(you), by)

    def _put(self, game: Game, by: Instance, card: int) -> None:
        counters = ((self.counter, self.number),)
        moved = from_library(game, card, Zone.BATTLEFIELD).replace(counters=counters)
        game.propose(moved, by)
        if self.then is not None and game.exists(moved.becomes):
            captured = (*by.captured, ("objects", (moved.becomes,)))
            self.then.resolve(game, by.replace(captured=captured))
