"""All cards of a name, wherever a player has them; and what is shuffled in (701.23, 701.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.zone_changes import from_library, move
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.libraries import in_library
from cardwright_rules.vocabulary.searching import LibrarySearched, Shuffled
from cardwright_rules.vocabulary.selections import TARGET, TARGET_PLAYER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.libraries import InLibrary
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = ["ExileAllNamed", "ShuffleIn"]


@record
class ExileAllNamed(Record):
    """Search a player's graveyard, hand and library for all cards named like an object; exile them.

    Those in the graveyard are seen, and have to be found; of the others any number (701.23b). With
    no such object there is no name, and nothing is found (701.23c). Then the player shuffles.
    """

    english = (
        "search {who}'s graveyard, hand and library for all cards with the same name as {like} and "
        "exile them. Then that player shuffles"
    )
    touches_library: ClassVar[bool] = True

    like: Selection = TARGET
    who: Players = TARGET_PLAYER

    def resolve(self, game: Game, by: Instance) -> None:
        """Find them, move them at once, and have the library shuffled."""
        known = self.like.known(game, by)
        names = {name for item in known for name in game.see(item).characteristics.names if name}
        for player in self.who.players(game, by):
            searches = LibrarySearched(player)
            may_look = game.propose(searches, by) is not None
            at_once(game, by, self._found(game, by, player, names, may_look=may_look))
            game.propose(Shuffled(player), by)

    def _found(
        self, game: Game, by: Instance, player: PlayerId, names: set[str], *, may_look: bool
    ) -> Iterator[Event]:
        """Yield the moves of the cards that are found."""
        for item in game.state.zone(Zone.GRAVEYARD, player):
            if names.intersection(game.see(item).characteristics.names):
                yield move(game, item, Zone.EXILE)
        hand = (
            item
            for item in game.state.zone(Zone.HAND, player)
            if names.intersection(game.see(item).characteristics.names)
        )
        library = (in_library(game, card) for card in game.state.library(player).order())
        hidden: tuple[int | InLibrary, ...] = (
            *hand,
            *(card for card in library if may_look and card.name in names),
        )
        prompt = f"what to find for {by.source.name}"
        decision = Decision(
            (by.controller,), "search", hidden, 0, len(hidden), prompt=prompt, rule="701.23b"
        )
        for one in game.choose(decision):
            if isinstance(one, int):
                yield move(game, one, Zone.EXILE)
            else:
                yield from_library(game, one.card, Zone.EXILE)


@record
class ShuffleIn(Record):
    """Objects are shuffled into their owners' libraries (701.24).

    The libraries are shuffled though none of the objects gets there; those of the players too `who`
    are named, though there is none (701.24c, 701.24d).
    """

    english = "shuffle {what:each} into its owner's library"
    touches_library: ClassVar[bool] = True

    what: Selection
    who: Players | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Move them at once, then let each library be shuffled."""
        owners = {game.see(item).owner for item in self.what.known(game, by)}
        if self.who is not None:
            owners.update(self.who.players(game, by))
        at_once(game, by, (move(game, i, Zone.LIBRARY) for i in self.what.objects(game, by)))
        for player in game.apnap():
            if player in owners:
                game.propose(Shuffled(player), by)
