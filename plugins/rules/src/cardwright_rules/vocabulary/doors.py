"""Rooms in the words of cards: halves, doors, and what is done when they are unlocked (709.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.costs import CostChange
from cardwright_core.decisions import Decision
from cardwright_core.faces import Faces
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, Test, This
from cardwright_core.zone_changes import Enters
from cardwright_rules.rooms import (
    ROOM,
    FullyUnlocked,
    HalfLocked,
    HalfUnlocked,
    ThisDoor,
    halves_of_room,
    locked_halves,
    unlocked_halves,
)
from cardwright_rules.unlocking import (
    UNLOCKING,
)
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.filters import ENCHANTMENT, YOU_CONTROL, AllOf, Is
from cardwright_rules.vocabulary.selections import TARGET, Each

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.cards import CardPlugin
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "A_ROOM",
    "EERIE",
    "WHEN_UNLOCKED",
    "YOU_FULLY_UNLOCK",
    "ChangeDoor",
    "DoneByYou",
    "UnlockCostsLess",
    "UnlockedDoors",
    "room",
]

A_ROOM = Is("Room")
_LINE = "Enchantment — Room"


def room(left: type[CardPlugin], right: type[CardPlugin]) -> Faces:
    """Return the faces of a Room with these halves; both have the type line of a Room (709.5a)."""
    halves = (left, right)
    return Faces(ROOM, tuple(type(half.__name__, (half,), {"types": _LINE}) for half in halves))


@record
class DoneByYou(Test):
    """It is you who unlocks it."""

    english = "by you"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del self, game
        return getattr(event, "player", "") == by.controller


WHEN_UNLOCKED = Condition(HalfUnlocked, This(), (ThisDoor(), DoneByYou()))
"""When you unlock this door: the half of which the ability is (709.5h)."""

YOU_FULLY_UNLOCK = Condition(FullyUnlocked, A_ROOM, (DoneByYou(),))
"""Whenever you fully unlock a Room (709.5i)."""

EERIE = (Condition(Enters, AllOf((ENCHANTMENT, YOU_CONTROL))), YOU_FULLY_UNLOCK)
"""Whenever an enchantment you control enters, and whenever you fully unlock a Room."""


@record
class _Door(Record):
    """A half of a permanent, as an option to choose."""

    half: int
    name: str
    locked: bool

    def __str__(self) -> str:
        """Say what would be done with it."""
        return f"{'unlock' if self.locked else 'lock'} {self.name}"


@record
class ChangeDoor(Record):
    """Unlock a door of a permanent, or with `lock` lock or unlock one (709.5f, 709.5g)."""

    english = "{lock:?lock or }unlock a door of {what}"

    what: Selection = TARGET
    lock: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Let the controller choose the half, where there are several."""
        for item in self.what.objects(game, by):
            doors = self._doors(game, item)
            prompt = f"{by.source.name}: which door of {game.see(item).called}"
            decision = Decision((by.controller,), "door", doors, prompt=prompt, rule="709.5f")
            for door in game.choose(decision) if doors else ():
                change = HalfUnlocked if door.locked else HalfLocked
                game.propose(change(item, by.controller, door.half), by)

    def _doors(self, game: Game, item: int) -> tuple[_Door, ...]:
        halves = halves_of_room(game, item)
        locked = locked_halves(game, item)
        others = unlocked_halves(game, item) if self.lock else ()
        found = (*((half, True) for half in locked), *((half, False) for half in others))
        return tuple(_Door(half, halves[half].name, is_locked) for half, is_locked in found)


@record
class UnlockedDoors(Count):
    """How many unlocked doors there are among permanents of a set (709.5j)."""

    english = "the number of unlocked doors among {what:s}"

    what: Filter = YOU_CONTROL

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        items = Each(self.what).objects(game, by)
        return sum(len(unlocked_halves(game, item)) for item in items)


@record
class UnlockCostsLess(Record):
    """Unlock costs that you pay cost less (709.5e)."""

    english = "unlock costs you pay cost {less} less"

    less: str

    @hookimpl
    def cost_changes(self, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        unlocks = proposal.instance.ability.keyword == UNLOCKING
        if not unlocks or proposal.player != by.controller:
            return None
        return CostChange.reduction(self.less, by)
