"""Damage that is prevented, all or so much of it each time, and what comes of it (615)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.events import Event
from cardwright_core.replacement import Replacement, Scope
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject
from cardwright_rules.damage import DamageDealt, less_damage
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.damage import EVERYTHING, is_meant

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter

__all__ = ["PREVENTED", "PreventDamage", "PreventedAmount", "afterwards"]

PREVENTED = "prevented"
"""Under what name an effect finds how much damage was prevented (615.5)."""


@record
class PreventedAmount(Count):
    """How much damage was prevented this way (615.5)."""

    english = "the damage prevented this way"

    def value(self, game: Game, by: Instance) -> int:
        """Return it."""
        del self, game
        found = by.recall(PREVENTED)
        assert isinstance(found, int)  # noqa: S101 - what was prevented is a number
        return found


@record
class _Afterwards(Event):
    """What else a prevention effect does, immediately after the damage (615.5)."""

    rule: ClassVar[str] = "615.5"

    by: Instance
    effect: Effect

    def apply(self, game: Game) -> Event:
        """Carry it out."""
        self.effect.resolve(game, self.by)
        return self

    def describe(self, game: Game) -> str:
        """Say whose effect goes on."""
        del game
        return f"the effect of {self.by.source.name} goes on"


def afterwards(game: Game, by: Instance, then: Effect | None, prevented: int) -> tuple[Event, ...]:
    """Return what else a prevention effect does, as parts of the event where it can be (120.4b)."""
    if then is None:
        return ()
    remembering = by.replace(captured=(*by.captured, (PREVENTED, prevented)))
    events = getattr(then, "events", None)
    if events is None:
        return (_Afterwards(remembering, then),)
    found: tuple[Event, ...] = events(game, remembering)
    return found


@record
class PreventDamage(Record):
    """Damage is prevented: all that would be dealt, or so much of it each time (615.10).

    What else the effect does (`then`) comes right afterwards, even where nothing could be prevented
    (615.5, 615.12); it finds the number under ``PREVENTED``. It does so once for all simultaneous
    damage, unless the effect speaks of a source or an amount (615.10).
    """

    english = (
        "prevent {amount:?@ of the }{combat:?combat }damage that {source:a source} would deal "
        "to {to:a}{then:?, then @}"
    )

    to: Filter = EVERYTHING
    source: Filter = AnyObject()
    amount: int | None = None
    combat: bool = False
    then: Effect | None = None

    @hookimpl
    @about(DamageDealt)
    def replacements(self, game: Game, by: Instance, event: DamageDealt) -> Replacement | None:
        """615.1"""
        if not self._is_about(game, by, event):
            return None

        def prevent(game: Game, damage: Event | tuple[Event, ...]) -> tuple[Event, ...]:
            parts = damage if isinstance(damage, tuple) else (damage,)
            mine = [
                part
                for part in parts
                if isinstance(part, DamageDealt) and self._is_about(game, by, part)
            ]
            lots = [(one, one.amount if self.amount is None else self.amount) for one in mine]
            left, less = less_damage(game, lots)
            others = (part for part in parts if part not in mine)
            return (*others, *left, *afterwards(game, by, self.then, less))

        return Replacement.of(by, prevent, rule="615.1", scope=self._scope)

    def _is_about(self, game: Game, by: Instance, damage: DamageDealt) -> bool:
        combat = damage.combat or not self.combat
        return combat and is_meant(game, by, damage, self.source, self.to)

    @property
    def _scope(self) -> Scope:
        """Whether simultaneous damage is prevented at once (615.13), or each by itself (615.10)."""
        each = self.amount is not None or self.source != AnyObject()
        return Scope.PART if each else Scope.EVENT
