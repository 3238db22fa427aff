"""Searching libraries, shuffling them, and what stands in the way (701.23, 701.24, 116.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.actions import Action
from cardwright_core.beginning import MeansToPay
from cardwright_core.cards import about
from cardwright_core.chance import shuffled
from cardwright_core.decisions import Decision
from cardwright_core.events import PlayerEvent
from cardwright_core.layers import view_in_library
from cardwright_core.objects import Library
from cardwright_core.proposal import Proposal
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject
from cardwright_core.zone_changes import from_library, move
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.libraries import InLibrary
from cardwright_rules.vocabulary.selections import EACH_OPPONENT, YOU
from cardwright_rules.vocabulary.unless import pay

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players

__all__ = [
    "CantSearchLibraries",
    "ControlWhoSearches",
    "IgnoreForATurn",
    "LibrarySearched",
    "OpponentsSearchTop",
    "Search",
    "ShuffleGraveyardIntoLibrary",
    "Shuffled",
]


@record
class _WithALibrary(PlayerEvent):
    """Something that a player does with their library."""

    touches_library: ClassVar[bool] = True


@record
class LibrarySearched(_WithALibrary):
    """A player searches their library, or only so many cards on `top` of it (701.23a, 701.23f)."""

    english = "a player searches their library"

    rule: ClassVar[str] = "701.23a"

    top: int | None = None

    def apply(self, game: Game) -> Event:
        """Change nothing: what is found moves afterwards."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who searches."""
        del game
        return f"{self.player} searches their library"


@record
class Shuffled(_WithALibrary):
    """A player shuffles their library (701.24a)."""

    english = "a player shuffles their library"

    rule: ClassVar[str] = "701.24a"

    def apply(self, game: Game) -> Event:
        """Put it into a random order."""
        order = game.state.library(self.player).order()
        game.state.libraries[self.player] = Library(shuffled(game.state, order))
        return self

    def describe(self, game: Game) -> str:
        """Say who shuffles."""
        del game
        return f"{self.player} shuffles their library"


@record
class ShuffleGraveyardIntoLibrary(Record):
    """Players shuffle their graveyards into their libraries (701.24)."""

    english = "{who:shuffle} their graveyard into their library"
    touches_library: ClassVar[bool] = True

    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Move all cards at once, then shuffle; a library is shuffled without any too (701.24c)."""
        for player in self.who.players(game, by):
            graveyard = game.state.zone(Zone.GRAVEYARD, player)
            at_once(game, by, (move(game, item, Zone.LIBRARY) for item in graveyard))
            game.propose(Shuffled(player), by)


@record
class Search(Record):
    """Search your library for cards of a set, put them into a zone, then shuffle.

    Of cards with a stated quality none has to be found (701.23b); of any cards, all (701.23d).
    """

    english = (
        "search your library for {count:{what}}, put it into your {to}{tapped:? tapped}, "
        "then shuffle"
    )

    what: Filter = AnyObject()
    to: Zone = Zone.HAND
    count: Amount = 1
    tapped: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Look, find and move; who can't search shuffles all the same (101.3)."""
        searched = game.propose(LibrarySearched(by.controller), by)
        if isinstance(searched, LibrarySearched):
            at_once(
                game,
                by,
                (
                    from_library(game, card.card, self.to).replace(tapped=self.tapped)
                    for card in self._found(game, by, searched.top)
                ),
            )
        game.propose(Shuffled(by.controller), by)

    def _found(self, game: Game, by: Instance, top: int | None) -> tuple[InLibrary, ...]:
        seen = (
            (card, view_in_library(game, card))
            for card in game.state.library(by.controller).order()[:top]
        )
        cards = tuple(
            InLibrary(card, view.name) for card, view in seen if self.what.matches(game, by, view)
        )
        most = min(amount(game, by, self.count), len(cards))
        least = most if isinstance(self.what, AnyObject) else 0
        prompt = f"what to find for {by.source.name}"
        decision = Decision(
            (by.controller,), "search", cards, least, most, prompt=prompt, rule="701.23a"
        )
        game.state.slices[_SEARCHING] = by.controller
        found: tuple[InLibrary, ...] = game.choose(decision)
        del game.state.slices[_SEARCHING]
        return found


_SEARCHING = "searching"  # who searches their library just now


@record
class ControlWhoSearches(Record):
    """Its controller controls players while they search their libraries (723.2)."""

    english = "you control {who} while they're searching their libraries"

    who: Players = EACH_OPPONENT

    @hookimpl
    def decides_for(self, game: Game, by: Instance, player: PlayerId) -> PlayerId | None:
        """723.5, 805.8"""
        searching = game.state.slices.get(_SEARCHING)
        affected = searching is not None and player in game.side(searching)
        return by.controller if affected and searching in self.who.players(game, by) else None


@record
class OpponentsSearchTop(Record):
    """An opponent who would search a library searches only so many cards on top of it (701.23f)."""

    english = "if an opponent would search a library, they search the top {count} cards instead"

    count: int

    @hookimpl
    @about(LibrarySearched)
    def replacements(self, game: Game, by: Instance, event: LibrarySearched) -> Replacement | None:
        """701.23f"""
        if event.player not in game.opponents(by.controller):
            return None
        fewer = self.count if event.top is None else min(event.top, self.count)
        return Replacement.of(by, lambda _, search: search.replace(top=fewer))


_IGNORED = "effects ignored this turn"  # (turn, the object, the player)


@record
class CantSearchLibraries(Record):
    """Players can't search libraries; any may pay to ignore that until end of turn (116.2d)."""

    english = (
        "players can't search libraries; any player may pay {cost} to ignore this until end of turn"
    )

    cost: Cost

    @hookimpl
    @about(LibrarySearched)
    def prohibits(self, game: Game, by: Instance, act: LibrarySearched) -> str | None:
        """101.2"""
        if _ignores(game, by.source.id, act.player):
            return None
        return f"libraries can't be searched ({by.source.name})"

    @hookimpl
    def legal_actions(self, game: Game, by: Instance, player: PlayerId) -> Action | None:
        """116.2d"""
        proposal = Proposal("pay", player, by.source.id, by, self.cost)
        if _ignores(game, by.source.id, player):
            return None
        if not MeansToPay(game, player).could_pay(proposal, self.cost.mana.symbols):
            return None
        return IgnoreForATurn(player, by, self.cost)


@record
class IgnoreForATurn(Action):
    """Pay to ignore the effect of a static ability until end of turn: a special action (116.2d)."""

    rule: ClassVar[str] = "116.2d"
    special: ClassVar[str] = "ignore"

    player: PlayerId
    by: Instance
    cost: Cost

    @property
    def order(self) -> tuple[int, ...]:
        """By age of the object."""
        return (self.by.source.id,)

    def perform(self, game: Game) -> None:
        """Pay, and note it; a payment that fails is reversed (733.1)."""
        pay(game, self.player, self.cost, self.by)
        turn = game.state.cursor.turn
        noted: tuple[tuple[int, int, PlayerId], ...] = game.state.slices.get(_IGNORED, ())
        kept = tuple(one for one in noted if one[0] == turn)
        game.state.slices[_IGNORED] = (*kept, (turn, self.by.source.id, self.player))
        text = f"{self.player} ignores {self.by.source.name} this turn"
        game.annotate("note", self.by, self.rule, text=text)

    def __str__(self) -> str:
        """Say it."""
        return f"ignore {self.by.source.name}"


def _ignores(game: Game, item: int, player: PlayerId) -> bool:
    return (game.state.cursor.turn, item, player) in game.state.slices.get(_IGNORED, ())
