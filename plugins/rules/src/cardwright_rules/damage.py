"""Damage and its results (120)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from cardwright_core._records import Record, record
from cardwright_core.entering import entering
from cardwright_core.events import Event
from cardwright_core.functioning import heard
from cardwright_core.happening import concerns_nobody
from cardwright_core.specs import hookimpl, hookspec
from cardwright_core.zones import PlayerId, Zone
from cardwright_rules.counters import CountersRemoved
from cardwright_rules.life import LifeLost
from cardwright_rules.this_turn import add_this_turn, note_this_turn, noted_this_turn

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.index import Listener
    from cardwright_core.ruleset import RuleSet

__all__ = [
    "DAMAGE_DEALT",
    "DamageDealt",
    "DamagePrevented",
    "DamageSpecs",
    "Prevention",
    "Recipient",
    "can_be_dealt_damage",
    "can_be_prevented",
    "combat_damage_to_players",
    "damage",
    "damaging",
    "dealt_at_once",
    "less_damage",
]

DAMAGE_DEALT = "damage dealt to players this turn"
"""Under this name it is kept how much damage each player was dealt."""

Recipient = int | PlayerId
"""What is dealt damage: a permanent by its id, or a player."""

_RECIPIENTS = frozenset({"Battle", "Creature", "Planeswalker"})
_OF_THE_SOURCE = frozenset({"damage_results", "lethal_damage", "unusual_damage"})


@record
class DamageDealt(Event):
    """A source deals damage to a permanent or a player (120.3)."""

    english = "{what} is dealt damage"

    rule: ClassVar[str] = "120.3"
    once_for: ClassVar[str] = "recipient"

    source: int
    recipient: Recipient
    amount: int
    combat: bool = False
    preventable: bool = True

    @property
    def subject(self) -> int:
        """The permanent that is dealt damage; 0 for a player."""
        return self.recipient if isinstance(self.recipient, int) else 0

    @property
    def others_involved(self) -> tuple[int | PlayerId, ...]:
        """The source, and the player who is dealt it."""
        return (self.source, self.recipient)

    def affected(self, game: Game) -> PlayerId:
        """Return the player, or the permanent's controller (616.1)."""
        if isinstance(self.recipient, str):
            return self.recipient
        return game.see(self.recipient).controller

    def listeners(self, game: Game, hook: str) -> tuple[Listener, ...]:
        """Return what the source's own abilities say, wherever it is or was (702.2d, 702.15d)."""
        if hook not in _OF_THE_SOURCE:
            return ()
        return entering(game, game.see(self.source), hook, type(self))

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return its results (120.4c), but for the damage that is marked."""
        ordinary = _is_ordinary(game, self)
        further = () if ordinary else game.rules.ask.damage_results(game, self)
        if isinstance(self.recipient, str):
            if not ordinary and any(game.rules.ask.unusual_damage(game, self)):
                return tuple(further)
            return (LifeLost(self.recipient, self.amount, by_damage=True), *further)
        return (*_counters_lost(game, self.recipient, self.amount), *further)

    def apply(self, game: Game) -> Event:
        """Mark damage on a creature, unless something else is its result there (120.3d, 120.3e)."""
        item = self.recipient
        if isinstance(item, str):
            add_this_turn(game, DAMAGE_DEALT, item, self.amount)
            if self.combat:
                _note(game, self)
        if isinstance(item, int) and game.exists(item) and game.see(item).is_a("Creature"):
            _mark(game, item, self)
        return self

    def describe(self, game: Game) -> str:
        """Say who deals how much to whom."""
        to = self.recipient if isinstance(self.recipient, str) else game.see(self.recipient).name
        kind = "combat damage" if self.combat else "damage"
        return f"{game.see(self.source).name} deals {self.amount} {kind} to {to}"


_TO_PLAYERS = "combat damage to players"


def _note(game: Game, damage: DamageDealt) -> None:
    """Note who controlled a source of combat damage, its types, and its card (702.76a)."""
    source = game.see(damage.source)
    values = source.characteristics
    told = (source.controller, (*values.types, *values.subtypes), source.object.card)
    note_this_turn(game, _TO_PLAYERS, told)


def combat_damage_to_players(game: Game) -> tuple[tuple[PlayerId, tuple[str, ...], int], ...]:
    """Return controller, types and card of each source that dealt combat damage to a player."""
    noted = noted_this_turn(game, _TO_PLAYERS)
    return cast("tuple[tuple[PlayerId, tuple[str, ...], int], ...]", noted)


def damaging(game: Game, source: int, recipient: Recipient, amount: int) -> DamageDealt | None:
    """Return the event that a source deals damage; ``None`` where there is none (120.1a, 120.8)."""
    if amount <= 0 or not can_be_dealt_damage(game, recipient):
        return None
    return DamageDealt(source, recipient, amount)


def can_be_dealt_damage(game: Game, recipient: Recipient) -> bool:
    """Whether it is a player in the game, or a battle, creature or planeswalker (120.1)."""
    if isinstance(recipient, str):
        return not game.player(recipient).lost
    view = game.see(recipient)
    on_battlefield = game.exists(recipient) and view.zone is Zone.BATTLEFIELD
    return on_battlefield and not _RECIPIENTS.isdisjoint(view.characteristics.types)


@record
class Prevention(Record):
    """The act of preventing damage, about which something may say that it can't be (615.12)."""

    damage: DamageDealt

    @property
    def aspect(self) -> type[Prevention]:
        """The type under which listeners find it."""
        return Prevention

    def listeners(self, game: Game, hook: str) -> tuple[()]:
        """Return no listeners beside those of the index."""
        del self, game, hook
        return ()


def can_be_prevented(game: Game, damage: DamageDealt) -> bool:
    """Whether damage can be prevented (615.12)."""
    return damage.preventable and not game.rules.ask.prohibits(game, Prevention(damage))


@record
class DamagePrevented(Event):
    """One effect prevented damage, all of it or some, that sources would have dealt (615.13)."""

    english = "damage is prevented"

    rule: ClassVar[str] = "615.13"

    recipient: Recipient
    sources: tuple[int, ...]
    amount: int

    @property
    def subject(self) -> int:
        """The permanent that would have been dealt it; 0 for a player."""
        return self.recipient if isinstance(self.recipient, int) else 0

    def apply(self, game: Game) -> Event:
        """Change nothing: the damage does not happen."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say how much to whom, and of what."""
        to = self.recipient if isinstance(self.recipient, str) else game.see(self.recipient).name
        names = ", ".join(game.see(source).name for source in self.sources)
        return f"{self.amount} damage of {names} to {to} is prevented"


def less_damage(
    game: Game, takes: Iterable[tuple[DamageDealt, int]]
) -> tuple[tuple[Event, ...], int]:
    """Return what is left of damage when one effect prevents so much of each, and how much it did.

    What is prevented never happens (615.6); of what can't be prevented all is left (615.12).
    """
    left: list[Event] = []
    sources: list[int] = []
    total = 0
    recipient: Recipient = 0
    for damage, wanted in takes:
        less = min(wanted, damage.amount) if can_be_prevented(game, damage) else 0
        if less < damage.amount:
            left.append(damage.replace(amount=damage.amount - less))
        if less:
            recipient, total = damage.recipient, total + less
            sources.append(damage.source)
    if total:
        game.report(DamagePrevented(recipient, tuple(sources), total))
    return tuple(left), total


def _mark(game: Game, item: int, dealt: DamageDealt) -> None:
    status, ask = game.state.status_of(item), game.rules.ask
    if _is_ordinary(game, dealt):
        game.state.set_status(item, status.replace(damage=status.damage + dealt.amount))
        return
    marked = not any(ask.unusual_damage(game, dealt))
    now = status.replace(
        damage=status.damage + (dealt.amount if marked else 0),
        deathtouched=status.deathtouched or any(ask.lethal_damage(game, dealt)),
    )
    game.state.set_status(item, now)


def dealt_at_once(game: Game, dealt: tuple[DamageDealt, ...]) -> bool:
    """Let damage be dealt, with the life that it costs, if nobody has a say in any of that.

    It is written as the pipeline would write it, and nobody is asked. Return whether it is done.
    """
    state, objects = game.state, game.state.objects
    if state.dirty or state.volatile or not concerns_nobody(game, _KINDS):
        return False
    lost: list[LifeLost] = []
    for one in dealt:
        to = one.recipient
        if not _is_ordinary(game, one):
            return False
        if isinstance(to, str):
            lost.append(LifeLost(to, one.amount, by_damage=True))
        elif to not in objects or (objects[to].counters and any(_counters_lost(game, to, 1))):
            return False
    game.let_happen_together((*dealt, *lost))
    return True


_KINDS = (DamageDealt, LifeLost)


def _is_ordinary(game: Game, damage: DamageDealt) -> bool:
    """Whether nothing could answer what is asked about the damage of a source."""
    implemented, said = game.rules.implemented, heard(game, game.see(damage.source)).anywhere
    return (
        "damage_results" in implemented
        and _OF_THE_SOURCE.isdisjoint(game.state.index.hooks)
        and not implemented["damage_results"].some
        and not implemented["unusual_damage"].some
        and not implemented["lethal_damage"].some
        and (not said or _OF_THE_SOURCE.isdisjoint([one.hook for _, _, one in said]))
    )


_COUNTERS = {"Planeswalker": "loyalty", "Battle": "defense"}


def _counters_lost(game: Game, item: int, amount: int) -> Iterator[Event]:
    """Yield the loss of loyalty or defense (120.3c, 120.3h), as far as there is any."""
    view = game.see(item)
    for word, kind in _COUNTERS.items():
        count = min(amount, view.object.count(kind))
        if count and game.exists(item) and view.is_a(word):
            yield CountersRemoved(item, kind, count)


class DamageSpecs:
    """What the abilities of a source of damage add to it.

    Only the source's own abilities answer, wherever it is or last was: mark an implementation with
    ``@functions_in()``, in no zone, so that it is found on the source alone.
    """

    @hookspec(about="damage")
    def damage_results(self, game: Game, by: Instance, damage: DamageDealt) -> Event | None:
        """State a further result of `damage`, beside those of 120.3a to 120.3e.

        Called: once for each damage that is dealt, after prevention and replacement (120.4c). `by`
        is an ability of the damage's source. Answer: an event, or a list of them. Combines: all
        happen, in order. Since 0.1.

        Example::

            @hookimpl
            @functions_in()
            def damage_results(self, by, damage):
                return LifeGained(by.controller, damage.amount)
        """

    @hookspec(about="damage")
    def unusual_damage(self, game: Game, by: Instance, damage: DamageDealt) -> bool | None:
        """Say that `damage` is not marked on a creature, or costs a player no life (120.3).

        Called: when damage is dealt to a creature or a player. `by` is an ability of the damage's
        source; what happens instead it says as ``damage_results``. Answer: ``True`` if it is so.
        Combines: any. Since 0.1.

        Example::

            @hookimpl
            @functions_in()
            def unusual_damage(self, damage):
                return isinstance(damage.recipient, int)
        """

    @hookspec(about="damage")
    def lethal_damage(self, game: Game, by: Instance, damage: DamageDealt) -> bool | None:
        """Say whether any amount of `damage` is lethal to a creature (702.2b, 702.2c).

        Called: when damage is dealt to a creature, and when combat damage is assigned that may be
        excess. `by` is an ability of the damage's source. Answer: ``True`` if it is. Combines: any.
        Since 0.1.

        Example::

            @hookimpl
            @functions_in()
            def lethal_damage(self):
                return True
        """


class Damage:
    """Opens the hooks of damage."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """120.3"""
        rules.add_hookspecs(DamageSpecs)


damage = Damage()
