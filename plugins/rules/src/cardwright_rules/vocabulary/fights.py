"""Who is meant in combat, by what an ability triggered on; and fights (506, 508.5, 701.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.terms import Test
from cardwright_rules.combat.events import BlockedByCreature, PlayerAttacks
from cardwright_rules.combat.fighting import defending_player
from cardwright_rules.damage import damaging
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.selections import TARGET, Players, Selection

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = [
    "DEFENDING_PLAYER",
    "THE_ATTACKER",
    "THE_BLOCKER",
    "DefendingPlayer",
    "Fights",
    "TheAttacker",
    "TheBlocker",
    "YouAttackAlone",
]


@record
class DefendingPlayer(Players):
    """The player whom the source attacks or attacked, or whose permanent it did (508.5)."""

    english = "the defending player"

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them, if they are in the game still."""
        defender = defending_player(game, by.source.id)
        return tuple(player for player in game.apnap() if player == defender)


@record
class TheBlocker(Selection):
    """The creature by which an attacker became blocked (509.3d)."""

    english = "the blocking creature"

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it, if it is still there."""
        event = by.event
        blocker = event.blocker if isinstance(event, BlockedByCreature) else 0
        return (blocker,) if game.exists(blocker) else ()


@record
class TheAttacker(Selection):
    """The creature that attacks alone (506.5)."""

    english = "that creature"

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it, if it is still there."""
        attacks = by.event.attacks if isinstance(by.event, PlayerAttacks) else ()
        return tuple(creature for creature, _ in attacks if game.exists(creature))


@record
class YouAttackAlone(Test):
    """You attack with one creature alone (506.5)."""

    english = "with one creature alone, and it is yours"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether you do."""
        if not isinstance(event, PlayerAttacks) or len(event.attacks) != 1:
            return False
        return game.see(event.attacks[0][0]).controller == by.controller


@record
class Fights(Record):
    """Two creatures fight each other (701.14); neither does if one of them is none any more."""

    english = "{what:each} fights {other}"

    what: Selection = TARGET
    other: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Let each deal damage equal to its power to the other, at the same time (701.14a)."""
        pairs = zip(self.what.objects(game, by), self.other.objects(game, by), strict=False)
        for one, other in pairs:
            if all(game.see(item).is_a("Creature") for item in (one, other)):
                at_once(game, by, _damage(game, one, other))


def _damage(game: Game, one: int, other: int) -> tuple[Event | None, ...]:
    if one == other:
        return (_strikes(game, one, one, 2),)  # one damage of twice its power (701.14c)
    return (_strikes(game, one, other), _strikes(game, other, one))


def _strikes(game: Game, source: int, recipient: int, times: int = 1) -> Event | None:
    power = game.see(source).characteristics.power or 0
    return damaging(game, source, recipient, times * power)


DEFENDING_PLAYER = DefendingPlayer()
THE_BLOCKER = TheBlocker()
THE_ATTACKER = TheAttacker()
