"""Looking at the top cards of a library, and what is done with them (701.20e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.chance import shuffled
from cardwright_core.decisions import Decision
from cardwright_core.layers import view_in_library
from cardwright_core.objects import Library
from cardwright_core.terms import AnyObject
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.libraries import in_library, top_cards

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.libraries import InLibrary

__all__ = ["LookAndTake"]


@record
class LookAndTake(Record):
    """Look at the top cards of your library, and put some of a set from among them into a zone.

    Between `at_least` and `at_most` of them are chosen, as many as there are. The rest goes on the
    bottom, in a random order or in one of your choice.
    """

    english = (
        "look at the top {count} cards of your library, put {at_least} to {at_most} {what} of them "
        "into {to}, and the rest on the bottom of it{at_random:? in a random order}"
    )
    touches_library: ClassVar[bool] = True

    count: Amount
    what: Filter = AnyObject()
    to: Zone = Zone.HAND
    at_least: int = 0
    at_most: int = 1
    at_random: bool = True

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them choose; what is put onto the battlefield or into a hand moves at once."""
        you = by.controller
        looked = top_cards(game, you, amount(game, by, self.count))
        fitting = tuple(
            in_library(game, card)
            for card in looked
            if self.what.matches(game, by, view_in_library(game, card))
        )
        most = min(self.at_most, len(fitting))
        least = min(self.at_least, most)
        prompt = f"{by.source.name}: which of them to take"
        decision = Decision((you,), "take", fitting, least, most, prompt=prompt, rule="701.20e")
        taken = {one.card for one in game.choose(decision)} if most else set()
        at_once(game, by, (from_library(game, c, self.to) for c in looked if c in taken))
        self._put_back(game, by, tuple(card for card in looked if card not in taken))

    def _put_back(self, game: Game, by: Instance, rest: tuple[int, ...]) -> None:
        """Put the rest on the bottom of the library."""
        order = game.state.library(by.controller).order()
        rest = tuple(card for card in rest if card in order)
        if self.at_random:
            rest = shuffled(game.state, rest)
        elif len(rest) > 1:
            rest = tuple(one.card for one in self._ordered(game, by.controller, rest))
        kept = tuple(card for card in order if card not in rest)
        game.state.libraries[by.controller] = Library((*kept, *rest))

    def _ordered(
        self, game: Game, player: PlayerId, rest: tuple[int, ...]
    ) -> tuple[InLibrary, ...]:
        cards = tuple(in_library(game, card) for card in rest)
        decision = Decision((player,), "bottom", cards, len(cards), len(cards), rule="401.4")
        chosen: tuple[InLibrary, ...] = game.choose(decision, always=True)
        return chosen
