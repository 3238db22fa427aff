"""Adventures: spells that are exiled as they resolve, to be played from there (715)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, SpellAbility
from cardwright_core.lasting import begin_effect
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import TargetSpec
    from cardwright_core.zones import PlayerId

__all__ = ["GoOnAdventure", "MayPlayExiled", "adventure"]


@record
class MayPlayExiled(Record):
    """A player may play a card while it remains exiled, but not as an Adventure (715.3d)."""

    item: int

    @hookimpl
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """601.3"""
        if player != by.controller or not game.exists(self.item):
            return None
        return Permission((self.item,), by, lands=True, faces=(0,))


@record
class GoOnAdventure(Record):
    """What an Adventure does; then its controller exiles it (715.3d)."""

    english = "{effect}; then exile this card, and its controller may cast it later from exile"

    effect: Effect

    @property
    def inner(self) -> tuple[Effect, ...]:
        """What it does."""
        return (self.effect,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Do it, and exile the spell if it is still there."""
        self.effect.resolve(game, by)
        if game.exists(by.source.id):
            exiled = move(game, by.source.id, Zone.EXILE)
            game.propose(exiled, by)
            there = game.state.objects.get(exiled.becomes)
            if there is not None and there.zone is Zone.EXILE:
                begin_effect(game, by, MayPlayExiled(exiled.becomes), Duration.FOREVER)


def adventure(effect: Effect, *targets: TargetSpec) -> SpellAbility:
    """Return what an Adventure does."""
    return SpellAbility(GoOnAdventure(effect), targets)
