"""Goad (701.15): a designation that makes a creature attack, and not whoever goaded it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import ObjectEvent
from cardwright_core.specs import hookimpl, hookspec, idle_unless
from cardwright_rules.combat.restrictions import Requirement

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.zones import PlayerId

__all__ = ["GoadSpecs", "Goaded", "goaded_by", "goading"]


@record
class Goaded(ObjectEvent):
    """A player goads a creature (701.15a)."""

    english = "{what} is goaded"

    rule: ClassVar[str] = "701.15a"

    player: PlayerId

    def apply(self, game: Game) -> Event:
        """Change nothing: the effect that goads it says so while it lasts."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who goads what."""
        return f"{self.player} goads {game.see(self.object).name}"


class GoadSpecs:
    """What is goaded."""

    @hookspec()
    def goads(self, game: Game, by: Instance, creature: View) -> PlayerId | None:
        """Say who has `creature` goaded (701.15b).

        Called: for each creature as attackers are declared, and by what looks for goaded ones.
        Answer: the player, as a rule the controller of `by`, or ``None``. Combines: union; the same
        player twice counts once (701.15d). Since 0.1.

        Example::

            @hookimpl
            def goads(self, by, creature):
                return by.controller if creature.id == by.source.object.attached else None
        """


def goaded_by(game: Game, creature: View) -> tuple[PlayerId, ...]:
    """Return the players who have a creature goaded, in the order of their effects."""
    found: list[PlayerId] = game.rules.ask.goads(game, creature)
    return tuple(dict.fromkeys(found))


class Goading:
    """A goaded creature attacks each combat, and another player, if able."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """701.15"""
        rules.add_hookspecs(GoadSpecs)

    @hookimpl
    @idle_unless(lambda game: "goads" in game.state.index.hooks)
    def attack_requirements(self, game: Game) -> list[Requirement]:
        """701.15b; each player who goads it adds requirements (701.15c)"""
        return [
            one
            for view in game.permanents()
            if view.is_a("Creature")
            for player in goaded_by(game, view)
            for one in _requirements(game, view.id, player)
        ]


def _requirements(game: Game, creature: int, player: PlayerId) -> list[Requirement]:
    others = tuple(other.id for other in game.players if other.id != player)
    return [Requirement((creature,)), Requirement((creature,), others)]


goading = Goading()
