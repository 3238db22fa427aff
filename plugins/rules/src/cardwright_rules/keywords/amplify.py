"""Amplify."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.decisions import Decision
from cardwright_core.events import merged_counters
from cardwright_core.layers import entering_view
from cardwright_core.zones import Zone
from cardwright_rules.as_it_enters import AsItEnters
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.subtypes import CREATURE_TYPES
from cardwright_rules.vocabulary.entering import going_somewhere
from cardwright_rules.vocabulary.revealing import Revealed

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zone_changes import Enters


@record
class RevealsItsKind(AsItEnters):
    """As it enters, cards of its creature types may be revealed, for counters each (702.38a)."""

    english = (
        "as this enters, reveal any number of cards from your hand that share a creature type "
        "with it; it enters with {number:+1/+1 counter} on it for each"
    )

    rule: ClassVar[str] = "702.38a"

    number: int

    def entering(self, game: Game, by: Instance, event: Enters) -> tuple[Event, ...]:
        """Return that the cards are revealed, and that it enters with the counters."""
        del by
        you, going = event.controller, going_somewhere(game)
        its = set(CREATURE_TYPES).intersection(entering_view(game, event).characteristics.subtypes)
        options = tuple(
            item
            for item in game.state.zone(Zone.HAND, you)
            if item not in going and not its.isdisjoint(game.see(item).characteristics.subtypes)
        )
        most = len(options)
        decision = Decision((you,), Amplify.name, options, 0, most, rule="702.38a")
        shown = game.choose(decision) if options else ()
        count = self.number * len(shown)
        entering = event.replace(counters=merged_counters(event.counters, "+1/+1", count))
        return (*(Revealed(you, item) for item in shown), entering)


class Amplify(Keyword):
    name, rule = "amplify", "702.38"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.38a; each one works separately (702.38b)"""
        behaviour = RevealsItsKind(printed_number(self.name, parameter))
        return (StaticAbility(behaviour, keyword=self.name),)
