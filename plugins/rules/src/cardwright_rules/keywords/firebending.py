"""Firebending."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, TriggeredAbility
from cardwright_core.cards import Keyword, about
from cardwright_core.events import PlayerEvent
from cardwright_core.lasting import begin_effect
from cardwright_core.mana import ManaRider
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import Attacks
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.mana import AddMana, ManaLost

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.proposal import Proposal


@record
class Firebent(ManaRider):
    """The mark of mana that was added by firebending; nothing comes of spending it."""

    english = "(added by firebending)"

    def spent(self, game: Game, unit: Mana, proposal: Proposal) -> None:
        """Nothing."""


@record
class KeepsItBurning(Record):
    """A player doesn't lose such mana as steps and phases end (702.189a)."""

    english = "you don't lose this mana as steps and phases end"

    @hookimpl
    @about(ManaLost)
    def replacements(self, by: Instance, event: ManaLost) -> Replacement | None:
        """106.4, 500.5"""
        mine = event.player == by.controller
        burns = any(isinstance(unit.rider, Firebent) for unit in event.units)
        return Replacement.of(by, _the_rest, rule="702.189a") if mine and burns else None


def _the_rest(game: Game, event: ManaLost) -> ManaLost:
    del game
    lost = tuple(unit for unit in event.units if not isinstance(unit.rider, Firebent))
    return event.replace(units=lost)


@record
class Firebends(PlayerEvent):
    """A firebending ability of a player resolves (702.189b)."""

    english = "a player firebends"

    rule: ClassVar[str] = "702.189b"

    def apply(self, game: Game) -> Event:
        """Change nothing beside the mana."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} firebends"


@record
class Firebend(Record):
    """Add {R} so many times; until end of combat you don't lose this mana (702.189a)."""

    english = "add {count} {{R}}; until end of combat, you don't lose this mana"

    count: int

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it, and begin the effect."""
        AddMana(("R",), self.count, rider=Firebent()).resolve(game, by)
        begin_effect(game, by, KeepsItBurning(), Duration.END_OF_COMBAT)
        game.propose(Firebends(by.controller), by)


class Firebending(Keyword):
    name, rule = "firebending", "702.189"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.189a"""
        effect = Firebend(printed_number(self.name, parameter))
        return (TriggeredAbility((Condition(Attacks, This()),), effect, keyword=self.name),)
