"""Keyword actions that are costs: collect evidence, forage, behold, exert, blight (701)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.events import CountersPut, ObjectEvent
from cardwright_core.terms import AnyObject
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.components import (
    ExileFromGraveyard,
    OfPermanents,
    Payment,
    SacrificePermanent,
)
from cardwright_rules.vocabulary.filters import CREATURE, Is
from cardwright_rules.vocabulary.measures import mana_value
from cardwright_rules.vocabulary.revealing import Revealed
from cardwright_rules.vocabulary.selections import ITSELF
from cardwright_rules.vocabulary.untapping import DoesntUntapNext

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.components import Chosen

__all__ = ["Beheld", "Behold", "BlightCost", "CollectEvidence", "ExertThis", "Exerted", "Forage"]


@record
class CollectEvidence(Payment):
    """Exile cards from your graveyard of so much mana value together, or more (701.59a)."""

    english = "collect evidence {number}"

    out_of: ClassVar[Zone | None] = Zone.GRAVEYARD

    number: int

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether all of them together are enough (701.59b)."""
        graveyard = game.state.zone(Zone.GRAVEYARD, by.controller)
        return _together(game, graveyard, by) >= self.number

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Let the payer choose; too little is illegal (733.1)."""
        options = tuple(i for i in game.state.zone(Zone.GRAVEYARD, payer) if i != by.source.id)
        prompt = f"{self} for {by.source.name}"
        decision = Decision(
            (payer,), "evidence", options, 1, len(options), prompt=prompt, rule="701.59a"
        )
        chosen: tuple[int, ...] = game.choose(decision)
        if _together(game, chosen, by) < self.number:
            message = f"{by.source.name}: the evidence is less than {self.number}"
            raise IllegalActionError(message, "701.59a")
        return [move(game, item, Zone.EXILE) for item in chosen]

    def __str__(self) -> str:
        """Say it."""
        return f"collect evidence {self.number}"


def _together(game: Game, items: Iterable[int], by: Instance) -> int:
    return sum(mana_value(game, game.see(item)) for item in items if item != by.source.id)


@record
class Forage(Payment):
    """Exile three cards from your graveyard or sacrifice a Food (701.61a)."""

    english = "forage"

    def _ways(self, game: Game, by: Instance) -> tuple[Chosen, ...]:
        return tuple(way for way in _FORAGING if way.payable(game, by))

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether one of both can be done."""
        return bool(self._ways(game, by))

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Let the payer choose which, and then with what."""
        ways = self._ways(game, by)
        decision = Decision((payer,), "forage", tuple(map(str, ways)), rule="701.61a")
        chosen = game.choose(decision)[0]
        return next(way for way in ways if str(way) == chosen).events(game, payer, by)

    def __str__(self) -> str:
        """Say it."""
        return "forage"


_FORAGING = (ExileFromGraveyard(AnyObject(), 3), SacrificePermanent(Is("Food")))


@record
class Beheld(ObjectEvent):
    """A permanent is chosen to behold it (701.4a)."""

    rule: ClassVar[str] = "701.4a"

    def apply(self, game: Game) -> Event:
        """Change nothing."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).name} is beheld"


@record
class Behold(Payment):
    """Reveal a card of a set from your hand, or choose such a permanent of yours (701.4a)."""

    english = "behold {what:a}"

    what: Filter

    def _options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        hand = (i for i in game.state.zone(Zone.HAND, payer) if i != by.source.id)
        there = (*map(game.see, hand), *game.permanents(payer))
        return tuple(view.id for view in there if self.what.matches(game, by, view))

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether there is one."""
        return bool(self._options(game, by.controller, by))

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Let the payer choose which."""
        options = self._options(game, payer, by)
        decision = Decision((payer,), "behold", options, rule="701.4a")
        item: int = game.choose(decision)[0]
        in_hand = game.state.objects[item].zone is Zone.HAND
        return (Revealed(payer, item) if in_hand else Beheld(item),)

    def __str__(self) -> str:
        """Say it."""
        return "behold"


@record
class BlightCost(OfPermanents):
    """Put -1/-1 counters on a creature that you control (701.68a)."""

    english = "blight {number}"

    what: Filter = CREATURE
    number: int = 1

    def options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        """Return those on which the counters can be put (701.68b)."""
        mine = OfPermanents.options(self, game, payer, by)
        ask = game.rules.ask
        return tuple(item for item in mine if not ask.prohibits(game, self._put(item)))

    def _put(self, item: int) -> CountersPut:
        return CountersPut(item, "-1/-1", self.number, by_effect=False)

    def event(self, game: Game, payer: PlayerId, item: int) -> Event:
        """Put them on one."""
        del game, payer
        return self._put(item)

    def __str__(self) -> str:
        """Say it."""
        return f"blight {self.number}"


@record
class Exerted(ObjectEvent):
    """A player exerts a permanent (701.43a)."""

    english = "{what} is exerted"

    rule: ClassVar[str] = "701.43a"

    def apply(self, game: Game) -> Event:
        """Change nothing: the effect is begun with it."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).name} is exerted"


@record
class ExertThis(Payment):
    """Exert the permanent itself: it doesn't untap in its controller's next untap step."""

    english = "exert this"

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it is on the battlefield (701.43c); it may be untapped, or exerted already."""
        there = game.state.objects.get(by.source.id)
        return there is not None and there.zone is Zone.BATTLEFIELD

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Begin the effect (701.43a)."""
        del payer
        DoesntUntapNext(ITSELF, yours=True).resolve(game, by)
        return (Exerted(by.source.id),)

    def __str__(self) -> str:
        """Say it."""
        return "exert this"
