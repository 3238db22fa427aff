"""Dungeons: cards in the command zone through whose rooms players venture (309, 701.49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility, TriggeredAbility
from cardwright_core.cards import about, functions_in
from cardwright_core.decisions import Decision
from cardwright_core.events import ObjectEvent, PlayerEvent
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.terms import Test
from cardwright_core.zone_changes import ZoneChange, move, printed_on
from cardwright_core.zones import Zone
from cardwright_rules.outside import OutsideCard, bring_in, own_outside, owned_outside
from cardwright_rules.this_turn import note_this_turn, noted_this_turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = [
    "COMPLETED",
    "DungeonCompleted",
    "DungeonRoom",
    "DungeonRooms",
    "IntoRoom",
    "MarkerMoved",
    "VenturesIntoDungeon",
    "completed_dungeons",
    "dungeon_of",
    "dungeons",
    "room_of",
    "ventured_this_turn",
]

_MARKER = "venture marker"
COMPLETED = "dungeons completed"
"""The slice of the state that holds who completed which."""
_VENTURED = "ventured into the dungeon"
_OWNERS = "owners of dungeons"


@record
class DungeonRoom(Record):
    """A room: its name, and the numbers of the rooms to which arrows lead (309.4, 309.4b)."""

    name: str
    to: tuple[int, ...] = ()

    def __str__(self) -> str:
        """Name it."""
        return self.name


@record
class DungeonRooms(Record):
    """The rooms of a dungeon, the topmost first; the bottommost has no arrow (309.4).

    One with `only_as` can be entered only by a venture into that (701.49d).
    """

    english = "the rooms of this are {rooms}"

    rooms: tuple[DungeonRoom, ...]
    only_as: str = ""

    @hookimpl
    @functions_in(Zone.COMMAND)
    @about(ZoneChange)
    def prohibits(self, by: Instance, act: ZoneChange) -> str | None:
        """309.2c"""
        stays = act.object == by.source.id and act.destination is not Zone.OUTSIDE
        return "a dungeon card stays in the command zone (309.2c)" if stays else None


def _rooms_of(abilities: tuple[Ability, ...]) -> DungeonRooms | None:
    for ability in abilities:
        if isinstance(ability, StaticAbility) and isinstance(ability.behaviour, DungeonRooms):
            return ability.behaviour
    return None


def _map_of(game: Game, item: int) -> tuple[DungeonRoom, ...]:
    rooms = _rooms_of(game.see(item).characteristics.abilities)
    return () if rooms is None else rooms.rooms


def dungeon_of(game: Game, player: PlayerId) -> int:
    """Return the dungeon card that a player owns in the command zone; 0 for none (309.3)."""
    for item in game.state.zone(Zone.COMMAND):
        view = game.see(item)
        if view.owner == player and view.is_a("Dungeon"):
            return item
    return 0


def room_of(game: Game, player: PlayerId) -> str:
    """Return the name of the room that a player's venture marker is on; nothing if on none."""
    item = dungeon_of(game, player)
    return _map_of(game, item)[_marked(game, item)].name if item else ""


def _marked(game: Game, item: int) -> int:
    """Return the number of the room that the marker is on, 0 for the topmost."""
    return game.state.objects[item].designation(_MARKER) - 1


def completed_dungeons(game: Game, player: PlayerId) -> tuple[str, ...]:
    """Return the names of the dungeons that a player has completed, in order (309.7)."""
    completed: tuple[tuple[PlayerId, str], ...] = game.state.slices.get(COMPLETED, ())
    return tuple(name for who, name in completed if who == player)


def ventured_this_turn(game: Game, player: PlayerId) -> int:
    """Return how often a player has ventured into a dungeon this turn."""
    return noted_this_turn(game, _VENTURED).count(player)


@record
class IntoRoom(Test):
    """The marker moves into the room of that number (309.4c)."""

    english = "into {name}"

    number: int
    name: str = ""

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it does."""
        del game, by
        return isinstance(event, MarkerMoved) and event.room == self.number


@record
class MarkerMoved(ObjectEvent):
    """A player moves their venture marker into a room of a dungeon card (309.4, 309.5a)."""

    english = "you move your venture marker"

    rule: ClassVar[str] = "309.4c"

    player: PlayerId
    room: int

    def apply(self, game: Game) -> Event:
        """Put it there."""
        there = game.state.objects[self.object]
        left = tuple(one for one in there.designations if one[0] != _MARKER)
        marked = tuple(sorted((*left, (_MARKER, self.room + 1))))
        game.state.put(there.replace(designations=marked))
        return self

    def describe(self, game: Game) -> str:
        """Say who is where."""
        room = _map_of(game, self.object)[self.room]
        return f"{self.player} moves into {room} of {game.see(self.object).name}"


@record
class DungeonCompleted(PlayerEvent):
    """A player removes their dungeon card from the game, and so completes the dungeon (309.7)."""

    english = "a player completes a dungeon"

    rule: ClassVar[str] = "309.7"

    object: int
    name: str

    def impossible(self, game: Game) -> str:
        """Say that it is not there any more."""
        return "" if game.exists(self.object) else "it is not there any more"

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that the card leaves the game."""
        return (move(game, self.object, Zone.OUTSIDE),)

    def apply(self, game: Game) -> Event:
        """Count it; the card is outside the game again."""
        slices = game.state.slices
        slices[COMPLETED] = (*slices.get(COMPLETED, ()), (self.player, self.name))
        own_outside(game, self.player, (game.state.objects[self.object].card,))
        return self

    def describe(self, game: Game) -> str:
        """Say who completes which."""
        del game
        return f"{self.player} completes {self.name}"


@record
class VenturesIntoDungeon(PlayerEvent):
    """A player ventures into the dungeon, or into one with a quality (701.49).

    Who owns no dungeon card outside the game that could be entered does nothing (101.3).
    """

    english = "a player ventures into the dungeon"

    rule: ClassVar[str] = "701.49"

    quality: str = ""

    def apply(self, game: Game) -> Event:
        """Move the marker on, or enter another dungeon."""
        note_this_turn(game, _VENTURED, self.player)
        item = dungeon_of(game, self.player)
        if item and _map_of(game, item)[_marked(game, item)].to:
            self._go_on(game, item)
            return self
        if item:
            game.propose(DungeonCompleted(self.player, item, game.see(item).name))
        self._enter(game)
        return self

    def _go_on(self, game: Game, item: int) -> None:
        """Follow an arrow (701.49b)."""
        rooms = _map_of(game, item)
        ways = tuple(rooms[number] for number in rooms[_marked(game, item)].to)
        prompt = f"which room of {game.see(item).name} to enter"
        decision = Decision((self.player,), "room", ways, prompt=prompt, rule="309.5a")
        chosen = rooms.index(game.choose(decision)[0])
        game.propose(MarkerMoved(item, self.player, chosen))

    def _enter(self, game: Game) -> None:
        """Bring a dungeon card into the game, with the marker on the topmost room (701.49a)."""
        cards = tuple(_outside(game, self.player, self.quality))
        decision = Decision((self.player,), "dungeon", cards, rule="701.49a")
        for chosen in game.choose(decision) if cards else ():
            by = game.cause
            bring_in(game, by, self.player, chosen.card, Zone.COMMAND, by_rules=True)
            item = dungeon_of(game, self.player)
            if item:
                owners = {*game.state.slices.get(_OWNERS, ()), self.player}
                game.state.slices[_OWNERS] = tuple(sorted(owners))
                game.propose(MarkerMoved(item, self.player, 0))

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} ventures into {self.quality or 'the dungeon'}"


def _outside(game: Game, player: PlayerId, quality: str) -> Iterator[OutsideCard]:
    """Yield the dungeon cards outside the game that a player may enter; of a name one."""
    seen: set[str] = set()
    for card in owned_outside(game, player):
        values = printed_on(game, card)
        if values.name not in seen and _may_enter(values, quality):
            seen.add(values.name)
            yield OutsideCard(card, values.name)


def _may_enter(card: Characteristics, quality: str) -> bool:
    rooms = _rooms_of(card.abilities)
    if not card.is_a("Dungeon") or rooms is None or rooms.only_as not in {"", quality}:
        return False
    return not quality or card.is_a(quality) or card.name == quality


def _is_room_ability(instance: Instance | None, item: int) -> bool:
    """Whether it is a room ability of a dungeon card."""
    if instance is None or instance.source.id != item:
        return False
    ability = instance.ability
    conditions = ability.conditions if isinstance(ability, TriggeredAbility) else ()
    return any(isinstance(test, IntoRoom) for one in conditions for test in one.where)


def _finished(game: Game, player: PlayerId) -> int:
    """Return the dungeon card whose last room has done what it does; 0 if there is none."""
    item = dungeon_of(game, player)
    if not item or _map_of(game, item)[_marked(game, item)].to:
        return 0
    stack = (game.state.objects[one].spell for one in game.state.zone(Zone.STACK))
    waiting = (*stack, *(trigger.instance for trigger in game.state.pending))
    return 0 if any(_is_room_ability(one, item) for one in waiting) else item


class Dungeons:
    """Removes dungeon cards whose last room was reached."""

    @hookimpl
    @idle_unless(noted=_OWNERS)
    def state_based_actions(self, game: Game) -> list[Event]:
        """309.6, 704.5t"""
        found = ((player, _finished(game, player)) for player in game.apnap())
        return [
            DungeonCompleted(player, item, game.see(item).name) for player, item in found if item
        ]


dungeons = Dungeons()
