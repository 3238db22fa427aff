"""Effects on damage that would be dealt: more of it, to something else, not to be prevented."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject, Filter
from cardwright_rules.damage import DamageDealt, Prevention, can_be_dealt_damage
from cardwright_rules.vocabulary.filters import AnyOf, AnyPlayer
from cardwright_rules.vocabulary.selections import ITSELF

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = [
    "EVERYTHING",
    "DamageCantBePrevented",
    "DamageInstead",
    "DamageTimes",
    "PlayerAmong",
    "is_meant",
]

EVERYTHING = AnyOf((AnyObject(), AnyPlayer()))


@record
class PlayerAmong(Filter):
    """Certain players, and no object: you, your opponents."""

    english = "{who}"

    who: Players

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """No object is a player."""
        del self, game, by, view
        return False

    def matches_player(self, game: Game, by: Instance, player: PlayerId) -> bool:
        """Whether it is one of them."""
        return player in self.who.players(game, by)


def is_meant(
    game: Game, by: Instance, damage: DamageDealt, source: Filter, recipient: Filter
) -> bool:
    """Whether the source of damage and what would be dealt it are in these sets.

    What an effect says nothing of has to be within its controller's range of influence only if it
    says nothing of the other either (801.13b).
    """
    to = damage.recipient
    says = (source != AnyObject(), recipient != EVERYTHING)
    for one, said in zip((damage.source, to), says, strict=True):
        whose = one if isinstance(one, str) else game.see(one).controller
        if (said or not any(says)) and not game.reaches(by.controller, whose):
            return False
    dealt_to = (
        recipient.matches_player(game, by, to)
        if isinstance(to, str)
        else recipient.matches(game, by, game.see(to))
    )
    return dealt_to and source.matches(game, by, game.see(damage.source))


@record
class DamageTimes(Record):
    """Sources of a set deal so many times the damage, and so much more (614.1a).

    It may be about combat damage only, or about any other only.
    """

    english = (
        "if {source:a source} would deal damage to {to:a}, "
        "it deals {times:times} that much{plus:? plus @} instead"
    )

    times: int
    source: Filter = AnyObject()
    to: Filter = EVERYTHING
    plus: int = 0
    combat: bool | None = None

    @hookimpl
    @about(DamageDealt)
    def replacements(self, game: Game, by: Instance, event: DamageDealt) -> Replacement | None:
        """614.1a"""
        if self.combat not in {None, event.combat}:
            return None
        if not is_meant(game, by, event, self.source, self.to):
            return None
        more = self.plus
        return Replacement.of(by, lambda _, e: e.replace(amount=e.amount * self.times + more))


@record
class DamageInstead(Record):
    """Damage that would be dealt to some is dealt to an object instead: redirected (614.9)."""

    english = "damage that {source:a source} would deal to {to:a} is dealt to {instead} instead"

    to: Filter
    instead: Selection = ITSELF
    source: Filter = AnyObject()

    @hookimpl
    @about(DamageDealt)
    def replacements(self, game: Game, by: Instance, event: DamageDealt) -> Replacement | None:
        """614.9"""
        if not is_meant(game, by, event, self.source, self.to):
            return None
        to = [item for item in self.instead.objects(game, by) if can_be_dealt_damage(game, item)]
        if not to or to[0] == event.recipient:
            return None
        return Replacement.of(by, lambda _, damage: damage.replace(recipient=to[0]), rule="614.9")


@record
class DamageCantBePrevented(Record):
    """Damage can't be prevented: any, or that of sources of a set (615.12)."""

    english = "damage from {source:a source} to {to:a} can't be prevented"

    source: Filter = AnyObject()
    to: Filter = EVERYTHING

    @hookimpl
    @about(Prevention)
    def prohibits(self, game: Game, by: Instance, act: Prevention) -> str | None:
        """615.12"""
        if is_meant(game, by, act.damage, self.source, self.to):
            return "it can't be prevented"
        return None
