"""Stickers on objects: how they get there, and where they go with them (123.3 to 123.5).

Each is an effect that lasts while the sticker is on the object, with a timestamp of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from cardwright_core._records import Record, record
from cardwright_core.abilities import Instance, Source, StaticAbility
from cardwright_core.cards import about
from cardwright_core.continuous import ContinuousEffect
from cardwright_core.decisions import Decision
from cardwright_core.events import Event, ObjectEvent, PlayerEvent, merged_counters
from cardwright_core.lasting import begin_effect
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.merging import Joins
from cardwright_rules.state_based import CeasesToExist
from cardwright_rules.stickers.kinds import PUBLIC
from cardwright_rules.stickers.sheets import stickers_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject
    from cardwright_core.zones import PlayerId
    from cardwright_rules.stickers.kinds import Sticker

__all__ = [
    "TICKET",
    "Placed",
    "StickerMoved",
    "StickerPut",
    "TicketsPaid",
    "available",
    "stickers_on",
]

_AFTER_ITS_ABILITIES = 10**6
"""Where stickers stand, in their own order, among what has a timestamp of the object (613.7k)."""

TICKET = "ticket"
"""The kind of counter that a ticket symbol is (107.17)."""


class Placed(NamedTuple):
    """A sticker on an object: the effect that it is, and what it is."""

    effect: int
    sticker: Sticker


def _all_placed(game: Game) -> Iterator[tuple[int, _OnIt]]:
    for effect, instance in game.state.effects.items():
        behaviour = getattr(instance.ability, "behaviour", None)
        if isinstance(behaviour, _OnIt):
            yield effect, behaviour


def stickers_on(game: Game, item: int) -> tuple[Placed, ...]:
    """Return the stickers on an object, in the order of their timestamps (123.4)."""
    effects = game.state.effects
    found = [Placed(effect, on.sticker) for effect, on in _all_placed(game) if on.item == item]
    return tuple(sorted(found, key=lambda placed: effects[placed.effect].timestamp))


def available(game: Game, player: PlayerId, kind: str = "") -> tuple[Sticker, ...]:
    """Return the stickers, of one kind if it is named, that a player could put on an object now.

    They are those to which the player has access, that are on no object, and that the player can
    pay for (123.3, 123.3c).
    """
    used = [on.sticker for _, on in _all_placed(game) if game.exists(on.item)]
    return tuple(
        sticker
        for sticker in stickers_of(game, player)
        if sticker.kind == (kind or sticker.kind)
        and sticker not in used
        and sticker.tickets <= _tickets(game, player)
    )


def _tickets(game: Game, player: PlayerId) -> int:
    return dict(game.player(player).counters).get(TICKET, 0)


@record
class TicketsPaid(PlayerEvent):
    """A player pays a ticket cost (107.17a)."""

    rule: ClassVar[str] = "107.17a"

    count: int

    def apply(self, game: Game) -> Event:
        """Remove so many ticket counters."""
        player = game.player(self.player)
        counters = merged_counters(player.counters, TICKET, -self.count)
        game.state.players[self.player] = player.replace(counters=counters)
        return self

    def describe(self, game: Game) -> str:
        """Say who pays how much."""
        del game
        return f"{self.player} pays {self.count} tickets"


@record
class StickerPut(ObjectEvent):
    """A player puts a sticker on an object that they own (123.3)."""

    english = "a sticker is put on {what}"

    rule: ClassVar[str] = "123.3"

    player: PlayerId
    sticker: Sticker
    after: int = 0
    announced: str = ""

    def impossible(self, game: Game) -> str:
        """Say that it is not theirs, or that the sticker can't be put there (123.3b, 123.3c)."""
        there = game.state.objects.get(self.object)
        if there is None or there.owner != self.player:
            return "it is nothing that they own"
        return "" if self.sticker in available(game, self.player) else "they can't use that sticker"

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that its ticket cost is paid (123.3c)."""
        del game
        return (TicketsPaid(self.player, self.sticker.tickets),) if self.sticker.tickets else ()

    def apply(self, game: Game) -> Event:
        """Let it be there."""
        on = _OnIt(self.sticker, self.object, self.after)
        source = Source(0, self.player, str(self.sticker))
        by = Instance(StaticAbility(on), source, self.player, Zone.OUTSIDE)
        begin_effect(game, by, on, None)
        return self

    def describe(self, game: Game) -> str:
        """Say what is put on what, and announce the name that it has then (123.6b)."""
        name = f": {self.announced}" if self.announced else ""
        return f"{self.player} puts {self.sticker} on {game.see(self.object).called}{name}"


@record
class StickerMoved(ObjectEvent):
    """A sticker is moved from one object to another; its cost is not paid again (123.3d)."""

    english = "a sticker is moved to {what}"

    rule: ClassVar[str] = "123.3d"

    effect: int
    after: int = 0

    def impossible(self, game: Game) -> str:
        """Say that there is no such sticker, or that its owner doesn't own the object (123.3b)."""
        effect, there = game.state.effects.get(self.effect), game.state.objects.get(self.object)
        if effect is None or there is None:
            return "it is not there any more"
        return "" if there.owner == effect.source.owner else "it is nothing that they own"

    def apply(self, game: Game) -> Event:
        """Let it be there, with a new timestamp (613.7k)."""
        now = game.state.new_timestamp()
        _change(game, self.effect, now, item=self.object, after=self.after)
        return self

    def describe(self, game: Game) -> str:
        """Say where it is now."""
        return f"a sticker is moved to {game.see(self.object).called}"


def _change(game: Game, effect: int, timestamp: int = 0, **changes: int) -> None:
    was = game.state.effects[effect]
    on: _OnIt = was.ability.behaviour  # type: ignore[attr-defined]  # it is made so above
    ability = was.ability.replace(behaviour=on.replace(**changes))
    timestamp = timestamp or was.timestamp
    game.state.change_effect(was.replace(ability=ability, timestamp=timestamp))


@record
class StickersGoOn(Event):
    """What had stickers on it has become something else; they stay on that, or come off (123.5).

    It `became` several objects if several cards represented it; one of them keeps the stickers.
    """

    rule: ClassVar[str] = "123.5"

    object: int
    owner: PlayerId
    became: tuple[int, ...] = ()

    def affected(self, game: Game) -> PlayerId:
        """Return the owner."""
        del game
        return self.owner

    def apply(self, game: Game) -> Event:
        """Let the owner choose where they are, and keep them in their order (123.5c, 123.6c)."""
        placed = stickers_on(game, self.object)
        there = tuple(item for item in self.became if game.exists(item))
        prompt = "which of them keeps the stickers"
        decision = Decision((self.owner,), "stickers", there, prompt=prompt, rule="123.5c")
        kept = game.choose(decision)[0] if placed and there else 0
        for one in placed:
            if kept:
                _change(game, one.effect, item=kept)
            else:
                game.state.end_effect(one.effect)
        return self

    def describe(self, game: Game) -> str:
        """Say of what."""
        return f"the stickers on {game.see(self.object).called} stay with it, or come off"


@record
class _OnIt(Record):
    """What a sticker does while it is on an object; a name sticker stands after so many words."""

    sticker: Sticker
    item: int
    after: int = 0

    @hookimpl
    def continuous_effects(self, game: Game, by: Instance) -> ContinuousEffect | None:
        """123.6, 123.7, 123.8; with a new timestamp of the object it has a later one (613.7k)"""
        parts, there = self.sticker.parts(self.item, self.after), game.state.objects.get(self.item)
        if there is None or not parts:
            return None
        source, later = by.source.replace(id=self.item), max(by.timestamp, there.timestamp)
        number = _AFTER_ITS_ABILITIES + by.timestamp
        by = by.replace(source=source, timestamp=later, number=number)
        return ContinuousEffect(by, parts)

    @hookimpl
    @about(ZoneChange, Joins, CeasesToExist)
    def consequences(self, game: Game, event: Event) -> Event | None:
        """123.5, 400.7m"""
        if event.subject_before != self.item:
            return None
        owner = game.see(self.item).owner
        return StickersGoOn(self.item, owner, _became(game, event))


def _became(game: Game, event: Event) -> tuple[int, ...]:
    """Return what an object has become in a public zone; nothing if it is in none (123.5)."""
    if isinstance(event, ZoneChange):
        return event.all_become if event.destination in PUBLIC else ()
    if isinstance(event, Joins):
        card = game.see(event.object).object.card
        return tuple(view.id for view in game.permanents() if card in _cards(view.object))
    return ()


def _cards(item: GameObject) -> tuple[int, ...]:
    """Return the cards that represent an object (730.2b)."""
    under = item.form.under if item.form is not None else ()
    return (item.card, *(one.card for one in under))
