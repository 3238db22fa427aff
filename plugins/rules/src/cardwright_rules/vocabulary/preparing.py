"""Preparing: permanents that let a copy of their inset be cast, in the words of cards (722)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import about
from cardwright_core.events import Simultaneous
from cardwright_core.faces import Faces
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Filter
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.as_it_enters import AsItEnters
from cardwright_rules.layouts import PREPARATION
from cardwright_rules.preparation import (
    PREPARED,
    BecomesPrepared,
    BecomesUnprepared,
    PrepareSpellReady,
    has_prepare_spell,
    is_prepare_spell,
    is_prepared,
)
from cardwright_rules.vocabulary.selections import ITSELF

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.cards import CardPlugin
    from cardwright_core.continuous import Aspect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "CAST_AS_PREPARE_SPELL",
    "HAS_PREPARE_SPELL",
    "IS_PREPARED",
    "EntersPrepared",
    "Prepare",
    "Unprepare",
    "enters_prepared",
    "preparation_card",
]


def preparation_card(inset: type[CardPlugin]) -> Faces:
    """Return the faces of a preparation card with this prepare spell (722.2)."""
    return Faces(PREPARATION, (inset,))


@record
class Prepare(Record):
    """Permanents become prepared; only those that have a prepare spell can (722.3a)."""

    english = "{what:each} becomes prepared"

    what: Selection = ITSELF

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it, for all of them at once."""
        events = tuple(map(BecomesPrepared, self.what.objects(game, by)))
        if events:
            game.propose(Simultaneous(events), by)


@record
class Unprepare(Record):
    """Permanents become unprepared (722.3b)."""

    english = "{what:each} becomes unprepared"

    what: Selection = ITSELF

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it, for all of them at once."""
        events = tuple(map(BecomesUnprepared, self.what.objects(game, by)))
        if events:
            game.propose(Simultaneous(events), by)


@record
class EntersPrepared(AsItEnters):
    """It enters prepared, and the copy of its spell is created (614.1c, 722.3a, 722.3c)."""

    english = "this enters prepared"

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return that it enters with the designation, if it has a prepare spell then (722.3a)."""
        del by
        if not has_prepare_spell(event.shown(game)):
            return event
        return event.replace(designations=(*event.designations, (PREPARED, 1)))

    @hookimpl
    @about(Enters)
    def consequences(self, by: Instance, event: Enters) -> Event | None:
        """722.3c"""
        mine = event.becomes == by.source.id and (PREPARED, 1) in event.designations
        return PrepareSpellReady(event.becomes) if mine else None


def enters_prepared() -> StaticAbility:
    """Return the ability that it enters prepared."""
    return StaticAbility(EntersPrepared())


@record
class IsPrepared(Filter):
    """What is prepared."""

    english = "prepared ..."

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing: a designation is no characteristic."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is, or last was."""
        del by
        if game.exists(view.id):
            return is_prepared(game, view.id)
        return view.zone is Zone.BATTLEFIELD and view.object.designation(PREPARED) > 0


@record
class HasPrepareSpell(Filter):
    """What has a prepare spell, in whatever zone (722.2a)."""

    english = "... that has a prepare spell"

    @property
    def reads(self) -> frozenset[Aspect]:
        """What it is a copy of."""
        return frozenset({"copy"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        del game, by
        return has_prepare_spell(view.characteristics)


@record
class CastAsPrepareSpell(Filter):
    """A spell that was cast as a prepare spell, or a copy of one (722.3d)."""

    english = "prepare spell"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is."""
        del game, by
        return view.zone is Zone.STACK and is_prepare_spell(view.object)


IS_PREPARED = IsPrepared()
HAS_PREPARE_SPELL = HasPrepareSpell()
CAST_AS_PREPARE_SPELL = CastAsPrepareSpell()
