"""Looking at the top cards of a library, and what is done with them (701.20e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.chance import shuffled
from cardwright_core.characteristics import Characteristics
from cardwright_core.decisions import Decision
from cardwright_core.faces import EXILED, Form
from cardwright_core.layers import view_in_library
from cardwright_core.objects import Library
from cardwright_core.terms import AnyObject
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.libraries import in_library, top_cards
from cardwright_rules.vocabulary.selections import YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.libraries import InLibrary
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["LookAndTake"]

_FACE_DOWN = Form(down=Characteristics(), how=EXILED)
"""A card that is exiled face down has no characteristics (406.3a)."""


@record
class LookAndTake(Record):
    """Look at the top cards of a library, and put some of a set from among them into a zone.

    Between `at_least` and `at_most` of them are chosen, as many as there are. The rest goes on the
    bottom, in a random order or in one of your choice. It is your library, or one of `whose`. What
    is done `then` finds what was put there as ``THOSE_CARDS``. Cards may be exiled `face_down`.
    """

    touches_library: ClassVar[bool] = True

    count: Amount
    what: Filter = AnyObject()
    to: Zone = Zone.HAND
    at_least: int = 0
    at_most: int = 1
    at_random: bool = True
    whose: Players = YOU
    then: Effect | None = None
    face_down: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them choose, from each library."""
        for player in self.whose.players(game, by):
            self._look(game, by, player)

    def _look(self, game: Game, by: Instance, player: PlayerId) -> None:
        """Let them choose from one library; what is put elsewhere moves at once."""
        you = by.controller
        looked = top_cards(game, player, amount(game, by, self.count))
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
        form = _FACE_DOWN if self.face_down else None
        moves = [
            from_library(game, card, self.to).replace(form=form) for card in looked if card in taken
        ]
        at_once(game, by, moves)
        rest = tuple(card for card in looked if card not in taken)
        self._put_back(game, by, player, rest)
        if self.then is not None:
            found = tuple(moved.becomes for moved in moves)
            self.then.resolve(game, by.replace(captured=(*by.captured, ("objects", found))))

    def _put_back(self, game: Game, by: Instance, player: PlayerId, rest: tuple[int, ...]) -> None:
        """Put the rest on the bottom of the library."""
        order = game.state.library(player).order()
        rest = tuple(card for card in rest if card in order)
        if self.at_random:
            rest = shuffled(game.state, rest)
        elif len(rest) > 1:
            rest = tuple(one.card for one in self._ordered(game, by.controller, rest))
        kept = tuple(card for card in order if card not in rest)
        game.state.libraries[player] = Library((*kept, *rest))

    def _ordered(
        self, game: Game, player: PlayerId, rest: tuple[int, ...]
    ) -> tuple[InLibrary, ...]:
        cards = tuple(in_library(game, card) for card in rest)
        decision = Decision((player,), "bottom", cards, len(cards), len(cards), rule="401.4")
        chosen: tuple[InLibrary, ...] = game.choose(decision, always=True)
        return chosen
