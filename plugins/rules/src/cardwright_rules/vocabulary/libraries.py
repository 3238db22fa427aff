"""What is done with the tops of libraries (701.17, 701.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.decisions import Decision
from cardwright_core.events import PlayerEvent
from cardwright_core.layers import view_in_library
from cardwright_core.objects import Library
from cardwright_core.permission import Permission
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone
from cardwright_rules.life import LifePaid
from cardwright_rules.milling import Mills, milled_while, top_cards
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.selections import YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance, TriggeredAbility
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players

__all__ = [
    "BottomIntoGraveyard",
    "ExileTopInsteadOfPayingLife",
    "MayPlayFromTopOfLibrary",
    "Mill",
    "Scry",
    "in_library",
    "mill",
    "sort_top",
    "top_cards",
]


def mill(game: Game, by: Instance, player: PlayerId, count: int) -> tuple[int, ...]:
    """Let a player mill cards; return what they became, wherever they went (701.17a, 701.17c)."""
    return milled_while(game, lambda: game.propose(Mills(player, count), by))


@record
class ExileTopInsteadOfPayingLife(Record):
    """If you would pay life, you exile that many cards from the top of your library instead.

    That goes while there are so many cards in it (614.1a).
    """

    @hookimpl
    @about(LifePaid)
    def replacements(self, game: Game, by: Instance, event: LifePaid) -> Replacement | None:
        """614.1a"""
        you, count = by.controller, event.amount
        if event.player != you or len(game.state.library(you)) < count:
            return None

        def exiled(game: Game, _: LifePaid) -> tuple[Event, ...]:
            cards = top_cards(game, you, count)
            return tuple(from_library(game, card, Zone.EXILE) for card in cards)

        return Replacement.of(by, exiled)


@record
class MayPlayFromTopOfLibrary(Record):
    """Its controller may play lands, or cast spells, of a set from the top of their library.

    It is the spell that has to be in the set, as it will be: face down, as an Adventure (601.3e).
    Whoever casts one so has the delayed ability `then` (603.7g).
    """

    english = "you may play {what:s} from the top of your library"

    what: Filter = AnyObject()
    then: TriggeredAbility | None = None

    @hookimpl
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """305.1, 601.3e"""
        if player != by.controller:
            return None
        top = top_cards(game, player, 1)
        lands = all(self.what.matches(game, by, view_in_library(game, card)) for card in top)
        if not top:
            return None
        sets = ((self.what, by),)
        return Permission((), by, lands=lands, cards=top, sets=sets, then=self.then)


@record
class Mill(Record):
    """Players mill cards, as many as there are (701.17b)."""

    english = "{who:mill} {count:card}"

    count: Amount = 1
    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them do it at the same time (101.4)."""
        count = amount(game, by, self.count)
        at_once(game, by, (Mills(player, count) for player in self.who.players(game, by)))


@record
class BottomIntoGraveyard(Record):
    """Put the bottom card of your library into your graveyard.

    What is done `then` finds it as ``THOSE_CARDS``, if it got to where it can be found (400.7j).
    """

    english = "put the bottom card of your library into your graveyard{then:?, then @}"
    touches_library: ClassVar[bool] = True

    then: Effect | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose the move, and go on."""
        found: list[int] = []
        for card in game.state.library(by.controller).order()[-1:]:
            moved = from_library(game, card, Zone.GRAVEYARD)
            game.propose(moved, by)
            found.extend(item for item in moved.all_become if game.exists(item))
        if self.then is not None:
            captured = (*by.captured, ("objects", tuple(found)))
            self.then.resolve(game, by.replace(captured=captured))


@record
class Scry(Record):
    """Its controller looks at the top cards, and puts any of them on the bottom (701.22)."""

    english = "scry {count}"

    count: Amount = 1

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them choose; scrying no card is no event (701.22b)."""
        count = min(amount(game, by, self.count), len(game.state.library(by.controller)))
        if count > 0:
            game.propose(Scried(by.controller, count), by)


@record
class InLibrary(Record):
    """A card in a library that a player looks at."""

    card: int
    name: str

    def __str__(self) -> str:
        """Name it."""
        return self.name


@record
class Scried(PlayerEvent):
    """A player scries: looks at cards, and puts them on the bottom or back on top (701.22a)."""

    english = "a player scries"

    rule: ClassVar[str] = "701.22a"
    touches_library: ClassVar[bool] = True

    count: int

    def apply(self, game: Game) -> Event:
        """Let them choose what goes to the bottom, each part in an order of their choice."""
        sort_top(game, self.player, self.player, self.count, self.rule)
        return self

    def describe(self, game: Game) -> str:
        """Say who looks at how many."""
        del game
        return f"{self.player} scries {self.count}"


def sort_top(game: Game, player: PlayerId, whose: PlayerId, count: int, rule: str) -> None:
    """Let a player put any of the top cards of a library on its bottom, and the rest back on top.

    Each part comes in an order of their choice.
    """
    order = game.state.library(whose).order()
    looked = tuple(in_library(game, card) for card in order[:count])

    def chosen(kind: str, cards: tuple[InLibrary, ...], least: int) -> tuple[InLibrary, ...]:
        prompt = f"what goes on the {kind} of {whose}'s library, in order"
        most = len(cards)
        decision = Decision((player,), kind, cards, least, most, prompt=prompt, rule=rule)
        found: tuple[InLibrary, ...] = game.choose(decision, always=kind == "top" and most > 1)
        return found

    bottom = chosen("bottom", looked, 0)
    rest = tuple(card for card in looked if card not in bottom)
    top = chosen("top", rest, len(rest))
    cards = (*(c.card for c in top), *order[count:], *(c.card for c in bottom))
    game.state.libraries[whose] = Library(cards)


def in_library(game: Game, card: int) -> InLibrary:
    """Return a card of a library as an option to choose."""
    physical = game.state.cards[card]
    assert physical is not None  # noqa: S101 - libraries hold physical cards only
    return InLibrary(card, game.rules.catalog.definition(physical.slug).name)
