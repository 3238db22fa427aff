"""What happened earlier this turn, where an ability looks back at it (608.2i)."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.events import ControlChanged
from cardwright_core.limits import spells_cast
from cardwright_core.log import happened
from cardwright_core.terms import Test
from cardwright_core.zone_changes import Dies, Enters
from cardwright_rules.combat.events import ATTACKED
from cardwright_rules.damage import DAMAGE_DEALT
from cardwright_rules.life import LIFE_LOST
from cardwright_rules.moving import Discarded
from cardwright_rules.this_turn import happened_this_turn, noted_this_turn, total_this_turn
from cardwright_rules.vocabulary.counts import Count

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = [
    "AN_OPPONENT_LOST_LIFE",
    "AN_OPPONENT_WAS_DEALT_DAMAGE",
    "AnOpponentLostLife",
    "AnOpponentWasDealtDamage",
    "DamageToOpponents",
    "DiedThisTurn",
    "ThisAttackedThisTurn",
    "ThisEnteredThisTurn",
    "ThisWasDiscardedThisTurn",
    "YourSideCastAnother",
]


@record
class DamageToOpponents(Count):
    """The total damage that your opponents were dealt this turn (702.54b)."""

    english = "the total damage your opponents were dealt this turn"

    def value(self, game: Game, by: Instance) -> int:
        """Add it up."""
        del self
        opponents = game.opponents(by.controller)
        return sum(total_this_turn(game, DAMAGE_DEALT, one) for one in opponents)


@record
class AnOpponentWasDealtDamage(Test):
    """An opponent was dealt damage this turn (702.54a)."""

    english = "an opponent was dealt damage this turn"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether one was."""
        del self, event
        return DamageToOpponents().value(game, by) > 0


@record
class AnOpponentLostLife(Test):
    """An opponent lost life this turn (702.137a)."""

    english = "an opponent lost life this turn"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether one did."""
        del self, event
        opponents = game.opponents(by.controller)
        return any(total_this_turn(game, LIFE_LOST, one) for one in opponents)


AN_OPPONENT_LOST_LIFE = AnOpponentLostLife()
AN_OPPONENT_WAS_DEALT_DAMAGE = AnOpponentWasDealtDamage()


@record
class YourSideCastAnother(Test):
    """You or one of your teammates has cast another spell this turn (702.117a)."""

    english = "you or a teammate has cast another spell this turn"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether one of you has; the spell itself does not count."""
        del self, event
        opponents = game.opponents(by.controller)
        side = (player.id for player in game.players if player.id not in opponents)
        return any(spell != by.source.id for one in side for spell in spells_cast(game, one))


@record
class ThisAttackedThisTurn(Test):
    """This creature was declared as an attacker this turn (508.3a)."""

    english = "this attacked this turn"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was."""
        del self, event
        noted = noted_this_turn(game, ATTACKED)
        return any(isinstance(one, tuple) and one[1] == by.source.id for one in noted)


@record
class DiedThisTurn(Count):
    """How many permanents were put into a graveyard from the battlefield this turn (700.4)."""

    english = "the number of permanents put into a graveyard from the battlefield this turn"

    def value(self, game: Game, by: Instance) -> int:
        """Count them, tokens too."""
        del self, by
        return sum(1 for _ in happened_this_turn(game, Dies, attrgetter("becomes")))


@record
class ThisEnteredThisTurn(Test):
    """The source, a permanent, entered the battlefield this turn; to change control is no entry."""

    english = "this entered this turn"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it did."""
        del event
        this = by.source.id
        turn = game.state.cursor.turn
        if not game.exists(this) or game.see(this).object.since < turn:
            return False
        return _entered_in(game, this) == turn


def _entered_in(game: Game, item: int) -> int:
    """Return the turn in which a permanent entered, whoever has controlled it since; 0 if none."""
    since = game.see(item).object.since
    for event in happened(game.state.log):
        if isinstance(event, ControlChanged) and event.object == item:
            since = event.since
        if isinstance(event, Enters) and event.becomes == item:
            return since
    return 0


@record
class ThisWasDiscardedThisTurn(Test):
    """Its owner discarded this card this turn, and it has not moved since (702.187b)."""

    english = "you discarded this card this turn"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether they did."""
        del event
        this = by.source.id
        if not game.exists(this) or game.see(this).object.since < game.state.cursor.turn:
            return False
        return any(
            isinstance(event, Discarded) and event.becomes == this
            for event in happened(game.state.log)
        )
