"""Epic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.lasting import begin_delayed, begin_effect
from cardwright_core.terms import AnyObject
from cardwright_rules.vocabulary.as_it_resolved import LastOfAll
from cardwright_rules.vocabulary.copies import CopyException
from cardwright_rules.vocabulary.copying import CopyIt
from cardwright_rules.vocabulary.lasting import at_the_beginning_of
from cardwright_rules.vocabulary.prohibitions import CantBeCast
from cardwright_rules.vocabulary.selections import ITSELF, YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game


@record
class WithoutEpic(CopyException):
    """It has not the epic ability of what was copied."""

    english = "it doesn't have epic"

    def values(self, game: Game, copied: Characteristics) -> Characteristics:
        """Take it away."""
        del self, game
        left = tuple(one for one in copied.abilities if one.keyword != Epic.name)
        return copied.replace(abilities=left)


_EACH_UPKEEP = TriggeredAbility(
    (at_the_beginning_of("upkeep", yours=True),), CopyIt(ITSELF, but=(WithoutEpic(),))
)


@record
class ForTheRestOfTheGame(Record):
    """Its controller can't cast spells any more, and copies this at each of their upkeeps."""

    english = (
        "for the rest of the game you can't cast spells, and at the beginning of each of your "
        "upkeeps copy this spell except for its epic ability; you may choose new targets for it"
    )

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin both (702.50a)."""
        begin_effect(game, by, CantBeCast(AnyObject(), YOU), Duration.FOREVER)
        begin_delayed(game, by, _EACH_UPKEEP, Duration.FOREVER)


class Epic(Keyword):
    name, rule = "epic", "702.50"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.50a, 702.50b"""
        super().stands_for(parameter)
        return (StaticAbility(LastOfAll(ForTheRestOfTheGame()), keyword=self.name),)
