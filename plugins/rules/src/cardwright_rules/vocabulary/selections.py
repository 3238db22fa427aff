"""Selections: which objects and players an effect acts on, found as it resolves (608.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.links import linked_cards
from cardwright_core.terms import AnyObject
from cardwright_core.zone_changes import Leaves
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId

__all__ = [
    "EACH_OPPONENT",
    "EACH_PLAYER",
    "EVENT_PLAYER",
    "IT",
    "ITSELF",
    "ITS_CONTROLLER",
    "TARGET",
    "TARGET_PLAYER",
    "THOSE_CARDS",
    "YOU",
    "AllOthers",
    "Captured",
    "ControllerOf",
    "Each",
    "EachWhoControls",
    "EventPlayer",
    "InZoneOf",
    "Linked",
    "OwnerOf",
    "Players",
    "Selection",
    "TargetPlayers",
    "Targets",
    "TargetsOrTheirControllers",
    "Together",
]


_HIDDEN = frozenset({Zone.HAND, Zone.LIBRARY, Zone.OUTSIDE})


class Selection(Record):
    """Base of selections of objects."""

    __slots__ = ()

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return the objects that are still there, in a fixed order."""
        raise NotImplementedError

    def known(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return those too that left since, where it matters what they last were (608.2h)."""
        return self.objects(game, by)


class Players(Record):
    """Base of selections of players."""

    __slots__ = ()

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return the players, the active one first (101.4)."""
        raise NotImplementedError


@record
class Targets(Selection):
    """The objects of one group of targets that are still legal (608.2b)."""

    group: int = 0

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return them."""
        return tuple(filter(game.exists, self.known(game, by)))

    def known(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return those too that left since they were found legal."""
        del game
        return tuple(target for target in by.targets[self.group] if isinstance(target, int))


@record
class Itself(Selection):
    """The source of the ability, if it is still the same object (400.7)."""

    english = "this"

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it."""
        return (by.source.id,) if game.exists(by.source.id) else ()

    def known(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it even if it left."""
        del game
        return (by.source.id,)


@record
class EventObject(Selection):
    """The object that the event happened to, in the zone where the event left it (603.6)."""

    english = "it"

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it; what died, or left otherwise, as the object that it became (400.7j)."""
        parts = () if by.event is None else by.event.parts
        return tuple(i for part in parts for i in _as_left(part) if game.exists(i))

    def known(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return what it was in the event."""
        del game
        parts = () if by.event is None else by.event.parts
        return tuple(part.subject for part in parts if part.subject)


def _as_left(event: Event) -> tuple[int, ...]:
    """Return the objects of an event as the event left them, if anybody can find them (712.21c)."""
    if isinstance(event, Leaves):
        return event.all_become if event.destination not in _HIDDEN else ()
    return (getattr(event, "becomes", 0) or event.subject,)


@record
class Together(Selection):
    """The objects of several selections, each once."""

    english = "{several}"

    several: tuple[Selection, ...]

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return them, in order."""
        found = (item for one in self.several for item in one.objects(game, by))
        return tuple(dict.fromkeys(found))


@record
class Each(Selection):
    """Every object of a set, in these zones."""

    what: Filter
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return them, oldest first."""
        return tuple(
            item
            for item in sorted(
                item
                for (zone, _), items in game.state.zones.items()
                if zone in self.zones
                for item in items
            )
            if self.what.matches(game, by, game.see(item))
            and game.reaches(by.controller, game.see(item).controller)
        )


@record
class InZoneOf(Selection):
    """Every object of a set in a zone that players have for themselves: their graveyards."""

    english = "each {what:of card} in the {zone} of {who}"

    who: Players
    what: Filter = AnyObject()
    zone: Zone = Zone.GRAVEYARD

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return them, player after player."""
        return tuple(
            item
            for player in self.who.players(game, by)
            for item in game.state.zone(self.zone, player)
            if self.what.matches(game, by, game.see(item))
        )


@record
class Linked(Selection):
    """The cards of a set that the linked ability exiled and that are still there (607.2a)."""

    name: str
    zone: Zone = Zone.EXILE
    what: Filter = AnyObject()

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return them."""
        found = linked_cards(game, by, self.name, self.zone)
        return tuple(item for item in found if self.what.matches(game, by, game.see(item)))


@record
class Captured(Selection):
    """The objects that the ability was given to remember when it was created (603.7c)."""

    english = "the {name}"

    name: str = "objects"

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return them."""
        return tuple(filter(game.exists, self.known(game, by)))

    def known(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return those too that left since."""
        del game
        remembered = by.recall(self.name)
        items = remembered if isinstance(remembered, tuple) else (remembered,)
        return tuple(item for item in items if isinstance(item, int))


@record
class You(Players):
    """The controller of the ability."""

    english = "you"

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them."""
        del game
        return (by.controller,)


@record
class EachOpponent(Players):
    """Each opponent of the controller."""

    english = "each opponent"

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them."""
        opponents = game.opponents(by.controller)
        return tuple(player for player in game.apnap() if player in opponents)


@record
class EachPlayer(Players):
    """Each player in the game."""

    english = "each player"

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them."""
        return tuple(one for one in game.apnap() if game.reaches(by.controller, one))


@record
class EachWhoControls(Players):
    """Each player who controls a permanent of a set."""

    english = "each player who controls {what:a}"

    what: Filter

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them."""
        them = {v.controller for v in game.permanents() if self.what.matches(game, by, v)}
        near = (player for player in game.apnap() if game.reaches(by.controller, player))
        return tuple(player for player in near if player in them)


@record
class TargetPlayers(Players):
    """The players of one group of targets."""

    group: int = 0

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them."""
        chosen = by.targets[self.group]
        return tuple(player for player in game.apnap() if player in chosen)


@record
class AllOthers(Players):
    """All players but certain ones."""

    english = "each player other than {than}"

    than: Players

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them."""
        those = self.than.players(game, by)
        return tuple(player for player in game.apnap() if player not in those)


@record
class TargetsOrTheirControllers(Players):
    """The players of one group of targets, and the controllers of the permanents (608.2h)."""

    english = "that player or that permanent's controller"

    group: int = 0

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them."""
        them = {
            one if isinstance(one, str) else game.see(one).controller
            for one in by.targets[self.group]
        }
        return tuple(player for player in game.apnap() if player in them)


@record
class ControllerOf(Players):
    """The controllers of objects, as they are or last were (608.2h)."""

    english = "the controller of {of}"

    of: Selection

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them."""
        them = {game.see(item).controller for item in self.of.known(game, by)}
        return tuple(player for player in game.apnap() if player in them)


@record
class OwnerOf(Players):
    """The owners of objects, even of those that left (608.2h)."""

    english = "the owner of {of}"

    of: Selection

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them."""
        them = {game.see(item).owner for item in self.of.known(game, by)}
        return tuple(player for player in game.apnap() if player in them)


@record
class EventPlayer(Players):
    """The player whom the event is about: who drew, was dealt damage, or tapped for mana."""

    english = "that player"

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them, if they are in the game still."""
        parts = () if by.event is None else by.event.parts
        them = {_player_of(part) for part in parts}
        return tuple(player for player in game.apnap() if player in them)


def _player_of(event: Event) -> PlayerId:
    for name in ("tapper", "player", "recipient"):
        found = getattr(event, name, "")
        if isinstance(found, str) and found:
            return found
    return ""


EVENT_PLAYER = EventPlayer()
TARGET = Targets()
ITSELF = Itself()
IT = EventObject()
YOU = You()
EACH_OPPONENT = EachOpponent()
EACH_PLAYER = EachPlayer()
TARGET_PLAYER = TargetPlayers()
ITS_CONTROLLER = ControllerOf(IT)
THOSE_CARDS = Captured()
