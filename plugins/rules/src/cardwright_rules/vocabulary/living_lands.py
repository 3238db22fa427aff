"""Lands that become creatures and stay lands: awaken, earthbend (701.66, 702.113)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, SpellAbility
from cardwright_core.layers import Layer
from cardwright_core.terms import Condition, TargetSpec, Test
from cardwright_core.zone_changes import Leaves
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.changes import AddKeyword, AddTypes, SetPT
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import PutCounters, do
from cardwright_rules.vocabulary.filters import LAND, YOU_CONTROL, all_of
from cardwright_rules.vocabulary.lasting import AmongThose, Later, Until
from cardwright_rules.vocabulary.moves import PutOntoBattlefield
from cardwright_rules.vocabulary.paid import IfPaid, Paid
from cardwright_rules.vocabulary.selections import IT, TARGET, Targets

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["A_LAND_OF_YOURS", "Earthbend", "awakening", "becomes_creature"]

A_LAND_OF_YOURS = TargetSpec(all_of(LAND, YOU_CONTROL))


def becomes_creature(what: Selection, subtypes: tuple[str, ...] = ()) -> Until:
    """Return the effect that lands become 0/0 creatures with haste, and are still lands."""
    changes = (
        (Layer.TYPE, AddTypes(("Creature",), subtypes)),
        (Layer.SET_PT, SetPT(0, 0)),
        (Layer.ABILITY, AddKeyword("haste")),
    )
    return Until(Duration.FOREVER, changes, what)


def awakening(number: int, effect: Effect, *targets: TargetSpec) -> SpellAbility:
    """Return what a spell does that may be awakened: a land is targeted if it was (702.113b)."""
    land = Targets(len(targets))
    awakens = do(effect, PutCounters("+1/+1", number, land), becomes_creature(land, ("Elemental",)))
    whole = IfPaid(Paid("awaken"), awakens, effect, (*targets, A_LAND_OF_YOURS), targets)
    return SpellAbility(whole)


@record
class DiesOrIsExiled(Test):
    """It goes to a graveyard or to exile."""

    english = "into a graveyard or exile"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it does."""
        del self, game, by
        away = {Zone.GRAVEYARD, Zone.EXILE}
        return isinstance(event, Leaves) and event.destination in away


@record
class Earthbend(Record):
    """Lands become 0/0 creatures with haste and get counters; they come back tapped (701.66a)."""

    english = "earthbend {count}"

    count: Amount
    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them become that, and create the delayed ability."""
        becomes_creature(self.what).resolve(game, by)
        PutCounters("+1/+1", amount(game, by, self.count), self.what).resolve(game, by)
        leaves = Condition(Leaves, AmongThose(), (DiesOrIsExiled(),))
        returns = PutOntoBattlefield(IT, under_your_control=True, tapped=True)
        Later((leaves,), returns, self.what).resolve(game, by)
