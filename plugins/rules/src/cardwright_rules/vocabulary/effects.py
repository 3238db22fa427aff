"""Effects: what spells and abilities do as they resolve (608.2, 701)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.chance import shuffled
from cardwright_core.decisions import Decision
from cardwright_core.events import CountersPut, Simultaneous
from cardwright_core.zones import Zone
from cardwright_rules.destruction import Destroyed, Sacrificed
from cardwright_rules.drawing import Draw
from cardwright_rules.emblems import EmblemGotten
from cardwright_rules.life import LifeGained, LifeLost
from cardwright_rules.moving import Countered, Discarded, TokensCreated
from cardwright_rules.tapping import Tapped, Untapped
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.happened import events_while, tokens_among
from cardwright_rules.vocabulary.selections import TARGET, YOU

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Ability, Effect, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Test
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = [
    "CounterIt",
    "CreateTokens",
    "CreateTokensNamed",
    "Destroy",
    "DiscardCards",
    "Do",
    "DrawCards",
    "GainLife",
    "GetEmblem",
    "If",
    "LoseLife",
    "May",
    "PutCounters",
    "Sacrifice",
    "Tap",
    "Untap",
    "at_once",
    "do",
]


def at_once(game: Game, by: Instance, events: Iterable[Event | None]) -> Event | None:
    """Propose events that happen at the same time; ``None`` among them is left out."""
    happening = tuple(event for event in events if event is not None)
    if not happening:
        return None
    return game.propose(happening[0] if len(happening) == 1 else Simultaneous(happening), by)


@record
class Do(Record):
    """Several instructions, one after another (608.2c)."""

    effects: tuple[Effect, ...]

    @property
    def inner(self) -> tuple[Effect, ...]:
        """The instructions."""
        return self.effects

    def resolve(self, game: Game, by: Instance) -> None:
        """Carry them out in order."""
        for effect in self.effects:
            effect.resolve(game, by)


def do(*effects: Effect) -> Do:
    """Return several instructions as one effect."""
    return Do(effects)


@record
class May(Record):
    """Its controller may do it (603.5)."""

    english = "you may {effect}"

    effect: Effect

    @property
    def inner(self) -> tuple[Effect, ...]:
        """What may be done."""
        return (self.effect,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask, and do it or not."""
        prompt = f"{by.source.name}: do it?"
        decision = Decision((by.controller,), "may", (True, False), prompt=prompt, rule="603.5")
        if game.choose(decision)[0]:
            self.effect.resolve(game, by)


@record
class If(Record):
    """Do one thing if something is true as it resolves, else another, or nothing."""

    english = "if {test}, {effect}{otherwise:?; otherwise @}"

    test: Test
    effect: Effect
    otherwise: Effect | None = None

    @property
    def inner(self) -> tuple[Effect, ...]:
        """Both things."""
        return (self.effect,) if self.otherwise is None else (self.effect, self.otherwise)

    def happening(self, game: Game, by: Instance) -> tuple[Effect, ...]:
        """Return the one that would be done now."""
        if self.test.holds(game, by, by.event):
            return (self.effect,)
        return () if self.otherwise is None else (self.otherwise,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Look, and do it."""
        for effect in self.happening(game, by):
            effect.resolve(game, by)


@record
class GainLife(Record):
    """Players gain life (119.3)."""

    english = "{who:gain} {amount:life}"

    amount: Amount
    who: Players = YOU

    def events(self, game: Game, by: Instance) -> tuple[Event, ...]:
        """Return all of it; gaining 0 life is no event (119.8)."""
        gained = amount(game, by, self.amount)
        if gained <= 0:
            return ()
        return tuple(LifeGained(player, gained) for player in self.who.players(game, by))

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        at_once(game, by, self.events(game, by))


@record
class LoseLife(Record):
    """Players lose life (119.3)."""

    english = "{who:lose} {amount:life}"

    amount: Amount
    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        lost = amount(game, by, self.amount)
        if lost > 0:
            at_once(game, by, (LifeLost(p, lost) for p in self.who.players(game, by)))


@record
class DrawCards(Record):
    """Players draw cards (121.1)."""

    english = "{who:draw} {count:card}"

    touches_library: ClassVar[bool] = True

    count: Amount = 1
    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it, player after player (121.2c)."""
        count = amount(game, by, self.count)
        for player in self.who.players(game, by):
            if count > 0:
                game.propose(Draw(player, count), by)


@record
class DiscardCards(Record):
    """Players discard cards of their choice, or at random (701.9b).

    How many were discarded is known to what is done `then`, as ``SizeOf(THOSE_CARDS)``.
    """

    english = "{who:discard} {up_to:?up to }{count:card}{at_random:? at random}{then:?, then @}"

    count: Amount = 1
    who: Players = YOU
    up_to: bool = False
    then: Effect | None = None
    at_random: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Let each choose, then discard all at once."""
        discarded: list[Event] = []
        for player in self.who.players(game, by):
            chosen = self._chosen(game, player, amount(game, by, self.count))
            discarded.extend(Discarded(player, item, game.state.new_id()) for item in chosen)
        happened = at_once(game, by, discarded)
        if self.then is not None:
            parts = () if happened is None else happened.parts
            gone = tuple(part.object for part in parts if isinstance(part, Discarded))
            self.then.resolve(game, by.replace(captured=(*by.captured, ("objects", gone))))

    def _chosen(self, game: Game, player: PlayerId, count: int) -> tuple[int, ...]:
        hand = game.state.zone(Zone.HAND, player)
        most = min(count, len(hand))
        if self.at_random:
            return shuffled(game.state, hand)[:most]
        least = 0 if self.up_to else most
        chosen: tuple[int, ...] = game.choose(
            Decision((player,), "discard", hand, least, most, rule="701.9b")
        )
        return chosen


@record
class Destroy(Record):
    """Permanents are destroyed (701.8); that they can't be regenerated may be said (701.19c)."""

    english = "destroy {what:each}{beyond_regeneration:?; it can't be regenerated}"

    what: Selection = TARGET
    beyond_regeneration: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        regenerates = not self.beyond_regeneration
        items = self.what.objects(game, by)
        at_once(game, by, (Destroyed(item, regenerates=regenerates) for item in items))


@record
class Sacrifice(Record):
    """Its controller sacrifices permanents that they control (701.21a)."""

    english = "sacrifice {what}"

    what: Selection

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        mine = (i for i in self.what.objects(game, by) if game.see(i).controller == by.controller)
        at_once(game, by, (Sacrificed(item) for item in mine))


@record
class Tap(Record):
    """Permanents are tapped (701.26a)."""

    english = "tap {what}"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for those that are untapped."""
        items = self.what.objects(game, by)
        at_once(game, by, (Tapped(i) for i in items if not game.state.status_of(i).tapped))


@record
class Untap(Record):
    """Permanents are untapped (701.26b)."""

    english = "untap {what}"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for those that are tapped."""
        items = self.what.objects(game, by)
        at_once(game, by, (Untapped(i) for i in items if game.state.status_of(i).tapped))


@record
class PutCounters(Record):
    """Objects get counters (122.6)."""

    english = "put {count:{counter} counter} on {what}"

    counter: str
    count: Amount = 1
    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        count = amount(game, by, self.count)
        if count > 0:
            items = self.what.objects(game, by)
            at_once(game, by, (CountersPut(item, self.counter, count) for item in items))


@record
class CreateTokens(Record):
    """Players create tokens (701.7).

    What is done with them `then` finds them as ``THOSE_CARDS``.
    """

    english = "{who:create} {count:{values}}{keywords:? with @}{tapped:?, tapped}{then:?; @}"

    values: Characteristics
    count: Amount = 1
    tapped: bool = False
    keywords: tuple[str, ...] = ()
    then: Effect | None = None
    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it, for all of them at once."""
        count = amount(game, by, self.count)
        gained = (a for keyword in self.keywords for a in game.rules.catalog.expand(keyword))
        values = self.values.replace(abilities=(*self.values.abilities, *gained))
        if count <= 0:
            return
        created = [
            TokensCreated(player, values, count, self.tapped)
            for player in self.who.players(game, by)
        ]
        if self.then is None:
            at_once(game, by, created)
            return
        tokens = tokens_among(game, events_while(game, partial(at_once, game, by, created)))
        self.then.resolve(game, by.replace(captured=(*by.captured, ("objects", tokens))))


@record
class CreateTokensNamed(Record):
    """Its controller creates tokens that are what the card of that name is (111.11)."""

    english = "create {count:{name} token}"

    name: str
    count: Amount = 1

    def resolve(self, game: Game, by: Instance) -> None:
        """Look the card up, and propose it."""
        values = game.rules.catalog.definition(self.name).characteristics
        CreateTokens(values, self.count).resolve(game, by)


@record
class GetEmblem(Record):
    """Its controller gets an emblem with an ability (114.2)."""

    english = "you get an emblem with “{ability}”"

    ability: Ability

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        game.propose(EmblemGotten(by.controller, (self.ability,)), by)


@record
class CounterIt(Record):
    """Spells or abilities are countered (701.6)."""

    english = "counter {what}"

    what: Selection = TARGET
    to: Zone = Zone.GRAVEYARD

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        at_once(game, by, (Countered(item, self.to) for item in self.what.objects(game, by)))
