"""Backup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.layers import Layer
from cardwright_core.terms import Condition, TargetSpec, This
from cardwright_core.zone_changes import Enters
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.changes import AddAbilities
from cardwright_rules.vocabulary.copies import BY_EXCEPTION
from cardwright_rules.vocabulary.effects import PutCounters
from cardwright_rules.vocabulary.filters import CREATURE
from cardwright_rules.vocabulary.lasting import Until
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game


@record
class BackUp(Record):
    """Put counters on target creature; another one gains abilities until end of turn (702.165a).

    Those are the ones that are printed below on this permanent, but for other backup abilities.
    """

    english = (
        "put {count:+1/+1 counter} on target creature; if that's another creature, it gains the "
        "abilities printed below this one until end of turn"
    )

    count: int

    def resolve(self, game: Game, by: Instance) -> None:
        """Put them, and begin it."""
        PutCounters("+1/+1", self.count).resolve(game, by)
        given = AddAbilities(_printed_below(game, by))
        if given.abilities and TARGET.objects(game, by) != (by.source.id,):
            until = Until(Duration.END_OF_TURN, ((Layer.ABILITY, given),))
            until.resolve(game, by)


def _printed_below(game: Game, by: Instance) -> tuple[Ability, ...]:
    """Return what is printed below, whatever the permanent has gained or lost (702.165c, d).

    What it became a copy of meanwhile does not matter: it is looked at as it entered. Nor is what
    an exception of a copy effect added printed on it.
    """
    event, this = by.event, by.source.id
    values = game.see(this).object.copiable
    if isinstance(event, Enters) and event.becomes == this:
        values = event.shown(game)
    printed = values.abilities
    place = printed.index(by.ability) if by.ability in printed else len(printed)
    below = (one for one in printed[place + 1 :] if one.printed_on != BY_EXCEPTION)
    return tuple(one for one in below if one.keyword != Backup.name)


class Backup(Keyword):
    """What it gives stands behind it: ``keywords = ("backup 1", "flying")``."""

    name, rule = "backup", "702.165"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.165a"""
        effect = BackUp(printed_number(self.name, parameter))
        enters, target = Condition(Enters, This()), TargetSpec(CREATURE)
        return (TriggeredAbility((enters,), effect, (target,), keyword=self.name),)
