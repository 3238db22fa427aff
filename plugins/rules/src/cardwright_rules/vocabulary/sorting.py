"""Keyword actions about top cards of libraries: surveil, explore, connive, manifest dread (701)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.events import CountersPut, ObjectEvent, PlayerEvent
from cardwright_core.layers import view_in_library
from cardwright_core.objects import Library
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone
from cardwright_rules.drawing import Draw
from cardwright_rules.moving import Discarded
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import CreateTokens, DiscardCards, at_once
from cardwright_rules.vocabulary.happened import events_while
from cardwright_rules.vocabulary.libraries import in_library, top_cards
from cardwright_rules.vocabulary.selections import ITSELF
from cardwright_rules.vocabulary.shorthand import token
from cardwright_rules.vocabulary.tokens import CLUE
from cardwright_rules.vocabulary.turning import Manifest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.libraries import InLibrary
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "Connive",
    "Connives",
    "Explore",
    "Explores",
    "Investigate",
    "ManifestDread",
    "ManifestsDread",
    "Recruit",
    "Surveil",
    "Surveils",
]


@record
class Surveil(Record):
    """Its controller looks at the top cards, and puts any of them into the graveyard (701.25a)."""

    english = "surveil {count}"

    count: Amount = 1

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it; to surveil 0 is no event (701.25c)."""
        count = amount(game, by, self.count)
        if count > 0:
            game.propose(Surveils(by.controller, count), by)


@record
class Surveils(PlayerEvent):
    """A player surveils (701.25a)."""

    english = "a player surveils"

    rule: ClassVar[str] = "701.25a"
    touches_library: ClassVar[bool] = True

    count: int

    def apply(self, game: Game) -> Event:
        """Let them choose what goes away, and in which order the rest stays on top."""
        cards = top_cards(game, self.player, self.count)
        looked = tuple(in_library(game, card) for card in cards)
        away = _chosen(game, self.player, "graveyard", looked, 0, self.rule)
        rest = tuple(one for one in looked if one not in away)
        top = _chosen(game, self.player, "top", rest, len(rest), self.rule)
        _on_top(game, self.player, top)
        at_once(
            game,
            game.cause,  # type: ignore[arg-type]  # none, if a rule has them surveil
            (from_library(game, one.card, Zone.GRAVEYARD) for one in away),
        )
        return self

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} surveils {self.count}"


def _chosen(  # noqa: PLR0913, PLR0917 - the parts of a decision
    game: Game,
    player: PlayerId,
    kind: str,
    cards: tuple[InLibrary, ...],
    least: int,
    rule: str,
) -> tuple[InLibrary, ...]:
    most = len(cards)
    decision = Decision((player,), kind, cards, least, most, rule=rule)
    chosen: tuple[InLibrary, ...] = game.choose(decision, always=kind == "top" and most > 1)
    return chosen


def _on_top(game: Game, player: PlayerId, top: tuple[InLibrary, ...]) -> None:
    cards = tuple(one.card for one in top)
    rest = (card for card in game.state.library(player).order() if card not in cards)
    game.state.libraries[player] = Library((*cards, *rest))


def _each_in_turn(
    game: Game, items: Iterable[int], act: Callable[[PlayerId, int], None], rule: str
) -> None:
    """Let permanents do something one after another: whose turn it is chooses (701.44d)."""
    left = list(items)
    for player in game.apnap():
        theirs = [item for item in left if game.see(item).controller == player]
        while theirs:
            decision = Decision((player,), "next", tuple(theirs), rule=rule)
            item: int = game.choose(decision)[0]
            theirs.remove(item)
            act(player, item)


@record
class Explore(Record):
    """Permanents explore (701.44a)."""

    english = "{what:each} explores"

    what: Selection = ITSELF

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for one after another; what has left explores too (701.44c)."""
        items = self.what.known(game, by)
        _each_in_turn(
            game, items, lambda you, item: _propose(game, by, Explores(item, you)), "701.44d"
        )


def _propose(game: Game, by: Instance, event: Event) -> None:
    game.propose(event, by)


@record
class Explores(ObjectEvent):
    """A permanent explores: a land goes to the hand, for anything else it grows (701.44a)."""

    english = "{what} explores"

    rule: ClassVar[str] = "701.44a"
    touches_library: ClassVar[bool] = True

    player: PlayerId

    def apply(self, game: Game) -> Event:
        """Reveal the top card, and look what it is; without a card it grows all the same."""
        cards = top_cards(game, self.player, 1)
        names = ", ".join(view_in_library(game, card).name for card in cards)
        game.annotate("note", game.cause, "701.20a", text=f"{self.player} reveals {names}")
        if any(view_in_library(game, card).is_a("Land") for card in cards):
            game.propose(from_library(game, cards[0], Zone.HAND))
            return self
        _grow(game, self.object, 1)
        for one in self._put_away(game, cards):
            game.propose(from_library(game, one.card, Zone.GRAVEYARD))
        return self

    def _put_away(self, game: Game, cards: tuple[int, ...]) -> tuple[InLibrary, ...]:
        shown = tuple(in_library(game, card) for card in cards)
        return _chosen(game, self.player, "graveyard", shown, 0, self.rule) if shown else ()

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).name} explores"


def _grow(game: Game, item: int, count: int) -> None:
    """Put +1/+1 counters on a permanent, if it is still one."""
    if game.exists(item) and game.see(item).zone is Zone.BATTLEFIELD and count > 0:
        game.propose(CountersPut(item, "+1/+1", count))


@record
class Connive(Record):
    """Permanents connive, once or N (701.50a, 701.50d)."""

    english = "{what:each} connives {count}"

    count: Amount = 1
    what: Selection = ITSELF

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for one after another; to connive 0 is no event (701.50e)."""
        count = amount(game, by, self.count)
        items = self.what.known(game, by) if count > 0 else ()
        _each_in_turn(
            game,
            items,
            lambda you, item: _propose(game, by, Connives(item, you, count)),
            "701.50c",
        )


def _discarded_nonlands(game: Game, by: Instance, count: int) -> int:
    """Let a player discard cards; return how many of those were no land cards."""
    happened = events_while(game, lambda: DiscardCards(count).resolve(game, by))
    discarded = (one.object for one in happened if isinstance(one, Discarded))
    return sum(not game.see(item).is_a("Land") for item in discarded)


@record
class Connives(ObjectEvent):
    """A permanent connives: its controller draws and discards, and it may grow (701.50d)."""

    english = "{what} connives"

    rule: ClassVar[str] = "701.50a"

    player: PlayerId
    count: int

    def apply(self, game: Game) -> Event:
        """Draw, discard, and put a counter on it for each nonland card."""
        by = game.cause
        assert by is not None  # noqa: S101 - only an effect instructs a permanent to connive
        game.propose(Draw(self.player, self.count))
        nonlands = _discarded_nonlands(game, by.replace(controller=self.player), self.count)
        _grow(game, self.object, nonlands)
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).name} connives {self.count}"


@record
class Recruit(Record):
    """Draw, then discard; for a nonland card create a Human Soldier (701.70a)."""

    english = "recruit"

    def resolve(self, game: Game, by: Instance) -> None:
        """Do it."""
        game.propose(Draw(by.controller, 1), by)
        if _discarded_nonlands(game, by, 1):
            soldier = token("Creature — Human Soldier", 1, 1, colors="W")
            CreateTokens(soldier).resolve(game, by)


@record
class Investigate(Record):
    """Create Clue tokens, one at a time (701.16a)."""

    english = "investigate {count:time}"

    count: Amount = 1

    def resolve(self, game: Game, by: Instance) -> None:
        """Create them."""
        for _ in range(amount(game, by, self.count)):
            CreateTokens(CLUE).resolve(game, by)


@record
class ManifestDread(Record):
    """Look at the top two cards, manifest one, and put the other into the graveyard (701.62a)."""

    english = "manifest dread"

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        game.propose(ManifestsDread(by.controller), by)


@record
class ManifestsDread(PlayerEvent):
    """A player manifests dread (701.62a)."""

    english = "a player manifests dread"

    rule: ClassVar[str] = "701.62a"
    touches_library: ClassVar[bool] = True

    def apply(self, game: Game) -> Event:
        """Let them choose which one."""
        by = game.cause
        assert by is not None  # noqa: S101 - only an effect instructs a player
        looked = tuple(in_library(game, card) for card in top_cards(game, self.player, 2))
        decision = Decision((self.player,), "manifest", looked, rule=self.rule)
        for one in game.choose(decision) if looked else ():
            Manifest().manifest(game, by, one.card)
            rest = (other.card for other in looked if other != one)
            at_once(game, by, (from_library(game, card, Zone.GRAVEYARD) for card in rest))
        return self

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} manifests dread"
