"""What triggers in combat, and which creatures fight (508.3, 509.3, 510.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.terms import Condition, Test
from cardwright_rules.combat.events import ATTACKED
from cardwright_rules.damage import DamageDealt
from cardwright_rules.this_turn import noted_this_turn
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.filters import AnyPlayer

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter

__all__ = ["AttackedWith", "Dealt", "deals_combat_damage"]


@record
class AttackedWith(Count):
    """How many creatures its controller attacked with this turn (508.3a).

    What has become of them since does not matter (608.2i).
    """

    english = "the number of creatures you attacked with this turn"

    def value(self, game: Game, by: Instance) -> int:
        """Count those that were declared."""
        noted = noted_this_turn(game, ATTACKED)
        return sum(isinstance(one, tuple) and one[0] == by.controller for one in noted)


@record
class Dealt(Test):
    """Damage is dealt by a source of a set, to a recipient of a set; combat damage only, if so."""

    english = "{source:a} deals {combat:?combat }damage to {recipient:a}"

    source: Filter
    recipient: Filter
    combat: bool = False

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is; the source is looked at as it is or last was (608.2h)."""
        if not isinstance(event, DamageDealt) or (self.combat and not event.combat):
            return False
        to = event.recipient
        return self.source.matches(game, by, game.see(event.source)) and (
            self.recipient.matches_player(game, by, to)
            if isinstance(to, str)
            else self.recipient.matches(game, by, game.see(to))
        )


_PLAYER = AnyPlayer()


def deals_combat_damage(
    source: Filter, to: Filter = _PLAYER, *, one_or_more: bool = False
) -> Condition:
    """Return the condition that a source deals combat damage, to a player unless `to` says else.

    For `one_or_more` sources that do so at once it triggers once for each who is dealt damage.
    """
    dealt = (Dealt(source, to, combat=True),)
    for_each = "recipient" if one_or_more else ""
    return Condition(DamageDealt, where=dealt, together=one_or_more, for_each=for_each)
