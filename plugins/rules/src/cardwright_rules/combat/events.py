"""Events of combat: what abilities that look for attackers and blockers wait for (508.3, 509.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import by_identity, record
from cardwright_core.abilities import TriggeredAbility
from cardwright_core.events import Event, ObjectEvent, PlayerEvent
from cardwright_rules.combat.fighting import (
    Attack,
    Block,
    attack_of,
    attackers,
    attacking,
    enlist,
    write,
)
from cardwright_rules.this_turn import note_this_turn

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.combat.fighting import Attacked
    from cardwright_rules.combat.restrictions import Pair

__all__ = [
    "ATTACKED",
    "AttackReselected",
    "AttackedNoMore",
    "Attacks",
    "BecomesBlocked",
    "BlockedByCreature",
    "Blocks",
    "BlocksCreature",
    "FightsNoMore",
    "IsAttacked",
    "NotBlocked",
    "PlayerAttacks",
    "RemovedFromCombat",
    "awaited",
]


ATTACKED = "attackers declared this turn"
"""Under this name the creatures are noted that were declared, with who controlled them."""


@record
class Attacks(ObjectEvent):
    """A creature is declared as an attacker (508.3a)."""

    english = "{what} attacks"

    rule: ClassVar[str] = "508.1k"
    settled: ClassVar[bool] = True

    target: Attacked
    defender: PlayerId
    controller: PlayerId

    @property
    def others_involved(self) -> tuple[int | PlayerId, ...]:
        """What it attacks."""
        return (self.target,)

    def apply(self, game: Game) -> Event:
        """Let it be an attacking creature."""
        attack = attacking(game, self.target, self.defender, self.controller)
        enlist(game, self.object, attack, declared=True)
        note_this_turn(game, ATTACKED, (self.controller, self.object))
        return self

    def describe(self, game: Game) -> str:
        """Say who attacks what."""
        return f"{game.see(self.object).name} attacks {_named(game, self.target)}"


@record
class AttackReselected(ObjectEvent):
    """An attacking creature is attacking something else from now on (508.7)."""

    rule: ClassVar[str] = "508.7"

    target: Attacked
    defender: PlayerId

    def apply(self, game: Game) -> Event:
        """Write it; whether it is blocked stays as it is (508.7a)."""
        was = attack_of(game, self.object)
        if was is not None:
            now = attacking(game, self.target, self.defender, was.controller, blocked=was.blocked)
            write(game, self.object, now)
        return self

    def describe(self, game: Game) -> str:
        """Say who attacks what now."""
        return f"{game.see(self.object).name} is attacking {_named(game, self.target)} now"


@record
class PlayerAttacks(PlayerEvent):
    """A player attacks: one or more creatures of theirs are declared (508.3d, 508.3e)."""

    english = "a player attacks"

    rule: ClassVar[str] = "508.3d"

    attacks: tuple[Pair, ...]

    def apply(self, game: Game) -> Event:
        """Change nothing: each attacker has its own event."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} attacks"


@record
class IsAttacked(Event):
    """A player or permanent is attacked by one or more declared attackers (508.3b)."""

    english = "a player is attacked"

    rule: ClassVar[str] = "508.3b"

    target: Attacked
    attackers: tuple[int, ...]

    @property
    def subject(self) -> int:
        """The planeswalker; 0 for a player."""
        return self.target if isinstance(self.target, int) else 0

    def affected(self, game: Game) -> PlayerId:
        """Return the player, or the planeswalker's controller."""
        return self.target if isinstance(self.target, str) else game.see(self.target).controller

    def apply(self, game: Game) -> Event:
        """Change nothing: each attacker has its own event."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who or what."""
        return f"{_named(game, self.target)} is attacked"


@record
class Blocks(ObjectEvent):
    """A creature is declared as a blocker, of one attacker or several (509.3a)."""

    english = "{what} blocks"

    rule: ClassVar[str] = "509.1g"
    settled: ClassVar[bool] = True

    attackers: tuple[int, ...]
    controller: PlayerId

    def apply(self, game: Game) -> Event:
        """Let it be a blocking creature."""
        enlist(game, self.object, Block(self.attackers, self.controller), declared=True)
        return self

    def describe(self, game: Game) -> str:
        """Say who blocks whom."""
        blocked = ", ".join(game.see(attacker).name for attacker in self.attackers)
        return f"{game.see(self.object).name} blocks {blocked}"


@record
class BlocksCreature(ObjectEvent):
    """A creature blocks one attacker: once for each that it blocks (509.3b)."""

    english = "{what} blocks a creature"

    rule: ClassVar[str] = "509.3b"

    attacker: int

    @property
    def others_involved(self) -> tuple[int | PlayerId, ...]:
        """The attacker."""
        return (self.attacker,)

    def apply(self, game: Game) -> Event:
        """Change nothing: the block has its own event."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who blocks whom."""
        return f"{game.see(self.object).name} blocks {game.see(self.attacker).name}"


@record
class BecomesBlocked(ObjectEvent):
    """An attacker becomes a blocked creature, by creatures or by an effect (509.1h, 509.3c)."""

    english = "{what} becomes blocked"

    rule: ClassVar[str] = "509.1h"
    settled: ClassVar[bool] = True

    blockers: tuple[int, ...] = ()

    def apply(self, game: Game) -> Event:
        """Let it be blocked."""
        _set_blocked(game, self.object, blocked=True)
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        return f"{game.see(self.object).name} becomes blocked"


@record
class BlockedByCreature(ObjectEvent):
    """An attacker becomes blocked by a creature: once for each that blocks it (509.3d)."""

    english = "{what} becomes blocked by a creature"

    rule: ClassVar[str] = "509.3d"

    blocker: int

    @property
    def others_involved(self) -> tuple[int | PlayerId, ...]:
        """The blocker."""
        return (self.blocker,)

    def apply(self, game: Game) -> Event:
        """Change nothing: the block has its own event."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who blocks whom."""
        return f"{game.see(self.object).name} is blocked by {game.see(self.blocker).name}"


@record
class NotBlocked(ObjectEvent):
    """No creature is declared as a blocker for an attacker: it is unblocked (509.1h, 509.3g)."""

    english = "{what} attacks and isn't blocked"

    rule: ClassVar[str] = "509.1h"
    settled: ClassVar[bool] = True

    def apply(self, game: Game) -> Event:
        """Let it be unblocked."""
        _set_blocked(game, self.object, blocked=False)
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        return f"{game.see(self.object).name} is not blocked"


@record
class RemovedFromCombat(ObjectEvent):
    """A permanent is removed from combat: a creature that fights, or what is attacked (506.4)."""

    rule: ClassVar[str] = "506.4"

    def apply(self, game: Game) -> Event:
        """Let it fight no more; what attacks it attacks nothing, but goes on attacking (506.4c)."""
        _fights_no_more(game, self.object)
        _attacked_no_more(game, self.object)
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        return f"{game.see(self.object).name} is removed from combat"


@record
class FightsNoMore(ObjectEvent):
    """A blocking creature that is attacked as well is only attacked from now on (506.4d)."""

    rule: ClassVar[str] = "506.4d"

    def apply(self, game: Game) -> Event:
        """Let it fight no more."""
        _fights_no_more(game, self.object)
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        return f"{game.see(self.object).name} is no fighting creature any more"


@record
class AttackedNoMore(ObjectEvent):
    """What is attacked and a blocking creature as well only blocks from now on (506.4d)."""

    rule: ClassVar[str] = "506.4d"

    def apply(self, game: Game) -> Event:
        """Let what attacks it attack nothing, but go on attacking (506.4c)."""
        _attacked_no_more(game, self.object)
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        return f"{game.see(self.object).name} is not attacked any more"


def awaited(game: Game, kind: type[Event], subject: int = 0) -> bool:
    """Whether an ability waits for events of a kind that change nothing by themselves.

    It may be one of the object that they happen to.
    """
    if game.concerned("trigger", kind):
        return True
    if not subject:
        return False
    waiting_for = _waiting_for(game.see(subject).characteristics.abilities)
    return any(issubclass(kind, one) for one in waiting_for)


@by_identity
def _waiting_for(abilities: tuple[Ability, ...]) -> tuple[type[Event], ...]:
    return tuple(
        condition.event
        for ability in abilities
        if isinstance(ability, TriggeredAbility)
        for condition in ability.conditions
    )


def _set_blocked(game: Game, attacker: int, *, blocked: bool) -> None:
    attack = attack_of(game, attacker)
    if attack is not None:
        write(game, attacker, attack.replace(blocked=blocked))


def _fights_no_more(game: Game, item: int) -> None:
    combat = game.state.status_of(item).combat
    if isinstance(combat, Attack | Block):
        write(game, item, combat.replace(removed=True))


def _attacked_no_more(game: Game, permanent: int) -> None:
    for item, attack in attackers(game):
        if attack.target == permanent:
            write(game, item, attack.replace(target=None))


def _named(game: Game, target: Attacked) -> str:
    return target if isinstance(target, str) else game.see(target).name
