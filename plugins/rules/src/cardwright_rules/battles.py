"""Battles: defense, protectors, and Sieges (310)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility, TriggeredAbility
from cardwright_core.cast_now import cast_now
from cardwright_core.decisions import Decision
from cardwright_core.events import ObjectEvent, merged_counters
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.terms import Condition, Test, This
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.as_it_enters import AsItEnters
from cardwright_rules.counters import CountersRemoved

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.links import LinkId
    from cardwright_core.objects import View
    from cardwright_core.zone_changes import Enters
    from cardwright_core.zones import PlayerId

__all__ = ["DEFENSE", "ProtectorChosen", "battles", "protector_of"]

DEFENSE = "defense"
"""The counters that are a battle's defense (310.4c)."""

_LINK = "protector"


def protector_of(game: Game, item: int) -> PlayerId | None:
    """Return who protects a battle (310.9); ``None`` if nobody does, or who did has left."""
    found = game.state.links.get(_link(item))
    if not found:
        return None
    player = str(found[-1])
    return None if game.player(player).lost else player


def _link(item: int) -> LinkId:
    """Return under what the protector is kept: no copy effect changes it (310.9g)."""
    return (item, "", _LINK, None)


def _possible(game: Game, controller: PlayerId, characteristics: Characteristics) -> list[PlayerId]:
    """Return who can protect a battle: an opponent of a Siege's controller (310.9a, 310.12a)."""
    if "Siege" in characteristics.subtypes:
        return list(game.opponents(controller))
    return [controller]


def _chosen(game: Game, controller: PlayerId, players: list[PlayerId], name: str) -> PlayerId:
    prompt = f"who protects {name}"
    decision = Decision((controller,), "protector", tuple(players), prompt=prompt, rule="310.9a")
    player: PlayerId = game.choose(decision)[0]
    return player


@record
class ProtectorChosen(ObjectEvent):
    """A player becomes the protector of a battle (310.9f, 310.11)."""

    rule: ClassVar[str] = "310.11"

    def apply(self, game: Game) -> Event:
        """Let its controller choose among those who can be it."""
        view = game.see(self.object)
        players = _possible(game, view.controller, view.characteristics)
        game.state.links[_link(self.object)] = (_chosen(game, view.controller, players, view.name),)
        game.state.put(view.object)  # who attacks it does so no more (506.4)
        return self

    def describe(self, game: Game) -> str:
        """Say who."""
        return f"{protector_of(game, self.object)} protects {game.see(self.object).name}"


@record
class EntersAsBattle(AsItEnters):
    """It enters with its printed defense as counters, and with a protector (310.4b, 310.9a)."""

    rule: ClassVar[str] = "310.4b"

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return that it enters with them; its controller chooses who protects it."""
        del by
        values = event.shown(game)
        if values.defense:
            counters = merged_counters(event.counters, DEFENSE, values.defense)
            event = event.replace(counters=counters)
        players = _possible(game, event.controller, values)
        if not players:
            return event
        player = _chosen(game, event.controller, players, values.name)
        return event.replace(chosen=(*event.chosen, (_link(event.becomes), player)))


@record
class LastDefenseCounterRemoved(Test):
    """The last defense counter was removed from it."""

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether none is left."""
        del by
        if not isinstance(event, CountersRemoved) or event.counter != DEFENSE or not event.count:
            return False
        return not game.see(event.object).object.count(DEFENSE)


@record
class Defeated(Record):
    """Exile it; then its controller may cast it transformed, without paying (310.12b)."""

    def resolve(self, game: Game, by: Instance) -> None:
        """Do it, if it is still there."""
        there = game.state.objects.get(by.source.id)
        if there is None or there.zone is not Zone.BATTLEFIELD:
            return
        exile = move(game, by.source.id, Zone.EXILE)
        game.propose(exile, by)
        if game.exists(exile.becomes):
            back = Permission((exile.becomes,), by, instead=Cost(), any_time=True, faces=(1,))
            cast_now(game, by.controller, (exile.becomes,), back)


_DEFEATED = TriggeredAbility(
    (Condition(CountersRemoved, This(), (LastDefenseCounterRemoved(),)),), Defeated()
)


def _is_battle(view: View) -> bool:
    return "Battle" in view.characteristics.types


class Battles:
    """What battles have by their type, and state-based actions for them."""

    @hookimpl
    def intrinsic_abilities(self, characteristics: Characteristics) -> list[Ability]:
        """310.4b, 310.9a, 310.12b"""
        if "Battle" not in characteristics.types:
            return []
        enters = StaticAbility(EntersAsBattle())
        return [enters, _DEFEATED] if "Siege" in characteristics.subtypes else [enters]

    @hookimpl
    @idle_unless(there_is=_is_battle)
    def state_based_actions(self, game: Game) -> list[Event]:
        """704.5v to 704.5y"""
        found: list[Event] = []
        for item in game.state.standing.permanents(_is_battle, game):
            event = _state_based_action(game, game.see(item))
            if event is not None:
                found.append(event)
        return found


def _state_based_action(game: Game, view: View) -> Event | None:
    siege = "Siege" in view.characteristics.subtypes
    if not view.object.count(DEFENSE) and not (siege and _has_waiting_ability(game, view.id)):
        return move(game, view.id, Zone.GRAVEYARD)
    protector, possible = (
        protector_of(game, view.id),
        _possible(game, view.controller, view.characteristics),
    )
    if protector in possible or (protector is None and _is_attacked(game, view.id)):
        return None
    return ProtectorChosen(view.id) if possible else move(game, view.id, Zone.GRAVEYARD)


def _has_waiting_ability(game: Game, item: int) -> bool:
    """Whether an ability of it has triggered, and has not left the stack yet (310.7)."""
    stacked = (game.state.objects[one].spell for one in game.state.zone(Zone.STACK))
    pending = (trigger.instance for trigger in game.state.pending)
    return any(
        instance is not None
        and instance.source.id == item
        and isinstance(instance.ability, TriggeredAbility)
        for instance in (*stacked, *pending)
    )


def _is_attacked(game: Game, item: int) -> bool:
    """Whether a creature attacks it, as the records of whatever combat there is tell."""
    return any(
        getattr(status.combat, "target", None) == item
        and not getattr(status.combat, "removed", False)
        for status in game.state.status.values()
    )


battles = Battles()
