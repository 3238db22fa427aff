"""Abilities that are activated only once, and who exhausted one this turn (702.177, 702.193)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import Event
from cardwright_core.payment import payment_being_made
from cardwright_core.specs import hookimpl, hookspec
from cardwright_rules.components import Payment

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.zones import PlayerId

__all__ = [
    "EXHAUST",
    "CountedOnce",
    "Exhausted",
    "UsedUp",
    "begun_to_exhaust",
    "exhausting",
    "is_exhausted",
]

EXHAUST = "exhaust"

_SLICE, _TURN = "exhausted", "exhausted this turn"


class ExhaustSpecs:
    """What lets exhaust abilities be activated again."""

    @hookspec()
    def exhausts_again(self, game: Game, by: Instance, ability: Instance) -> bool | None:
        """Let an exhaust ability be activated as though it had not been (702.177b).

        Called: for an exhaust ability that was activated, as it is asked whether it can be. `by` is
        the instance that answers, `ability` the ability. Answer: ``True``. Combines: any. Since
        0.1.

        Example::

            @hookimpl
            def exhausts_again(self, game, by, ability):
                return ability.controller == by.controller
        """


@record
class UsedUp(Event):
    """A player has activated an ability that can be activated only once."""

    english = "an ability that is activated only once is activated"

    rule: ClassVar[str] = "602.5b"

    instance: Instance
    player: PlayerId

    @property
    def subject(self) -> int:
        """The object whose ability it is."""
        return self.instance.source.id

    def apply(self, game: Game) -> Event:
        """Remember it of the object, as long as it is that one."""
        slices = game.state.slices
        there = (one for one in slices.get(_SLICE, ()) if game.exists(one[0]))
        used = _use(game, self.instance)
        slices[_SLICE] = tuple(dict.fromkeys((*there, *([used] if used is not None else []))))
        return self

    def describe(self, game: Game) -> str:
        """Say whose."""
        del game
        return f"{self.player} uses up an ability of {self.instance.source.name}"


@record
class Exhausted(UsedUp):
    """A player has activated an exhaust ability (702.177a)."""

    english = "an exhaust ability is activated"

    rule: ClassVar[str] = "702.177a"

    def apply(self, game: Game) -> Event:
        """Remember it of the object, and of the player for this turn."""
        UsedUp.apply(self, game)
        slices, turn = game.state.slices, game.state.cursor.turn
        now = (one for one in slices.get(_TURN, ()) if one[1] == turn)
        slices[_TURN] = tuple(dict.fromkeys((*now, (self.player, turn))))
        return self

    def describe(self, game: Game) -> str:
        """Say whose."""
        del game
        return f"{self.player} exhausts an ability of {self.instance.source.name}"


@record
class CountedOnce(Payment):
    """Counts that an ability is activated for the one time, as its cost is paid; it costs nothing.

    It goes with the payment so that what is reversed was not counted (733.1).
    """

    english = "(activate only once)"

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Count it."""
        del game
        happens = Exhausted if by.ability.keyword == EXHAUST else UsedUp
        return (happens(by, payer),)

    def __str__(self) -> str:
        """Say it."""
        return "only once"


def _use(game: Game, instance: Instance) -> tuple[int, Ability, int] | None:
    """Return the object, the ability, and its place among equal ones, limited each for itself."""
    item, ability = instance.source.id, instance.ability
    if not game.exists(item):
        return None
    others = game.see(item).characteristics.abilities[: instance.number]
    return (item, ability, others.count(ability))


def is_exhausted(game: Game, ability: Instance) -> bool:
    """Whether it was activated already, and nothing lets it be activated again (702.177a)."""
    if _use(game, ability) not in game.state.slices.get(_SLICE, ()):
        return False
    if ability.ability.keyword != EXHAUST:
        return True
    return not any(game.rules.ask.exhausts_again(game, ability))


def begun_to_exhaust(game: Game, player: PlayerId) -> bool:
    """Whether a player has begun to activate an exhaust ability this turn (702.177b)."""
    if (player, game.state.cursor.turn) in game.state.slices.get(_TURN, ()):
        return True
    payment = payment_being_made(game)
    if payment is None or payment.proposal.player != player:
        return False
    return payment.proposal.instance.ability.keyword == EXHAUST


class Exhausting:
    """Opens the hook."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """702.177b"""
        rules.add_hookspecs(ExhaustSpecs)


exhausting = Exhausting()
