"""Paradigm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, Duration, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.cast_now import cast_now
from cardwright_core.lasting import begin_delayed
from cardwright_core.layers import copiable_values
from cardwright_core.objects import GameObject
from cardwright_core.permission import Permission
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.as_it_resolved import LastOfAll
from cardwright_rules.vocabulary.lasting import at_the_beginning_of

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game

_RESOLVED = "paradigms that resolved"


@record
class CopyInExile(Record):
    """Create a copy of the spell in exile, which may be cast without paying (702.192a)."""

    english = "create a copy of it in exile; you may cast the copy without paying its mana cost"

    values: Characteristics

    def resolve(self, game: Game, by: Instance) -> None:
        """Put it there, and let it be cast; if it is not, it ceases to exist (704.5e)."""
        state, you = game.state, by.controller
        new, now = state.new_id(), state.new_timestamp()
        state.add(GameObject(new, 0, you, you, Zone.EXILE, self.values, now))
        cast_now(game, you, (new,), Permission((new,), by, instead=Cost(), any_time=True))


@record
class FirstOfItsName(Record):
    """If no spell of yours with this name has resolved before, it comes back each turn."""

    english = (
        "if this is the first time a spell you control with this name has resolved this game, at "
        "the beginning of each of your precombat main phases for the rest of the game, create a "
        "copy of this in exile; you may cast the copy without paying its mana cost"
    )

    def resolve(self, game: Game, by: Instance) -> None:
        """Note it, and begin the delayed ability the first time."""
        values = copiable_values(game, by.source.id)
        resolved = game.state.slices.get(_RESOLVED, ())
        mine = (by.controller, values.name)
        if mine in resolved:
            return
        game.state.slices[_RESOLVED] = (*resolved, mine)
        begins = at_the_beginning_of("precombat main", yours=True)
        begin_delayed(game, by, TriggeredAbility((begins,), CopyInExile(values)), Duration.FOREVER)


class Paradigm(Keyword):
    name, rule = "paradigm", "702.192"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.192a"""
        super().stands_for(parameter)
        return (StaticAbility(LastOfAll(FirstOfItsName(), Zone.EXILE), keyword=self.name),)
