"""Fuse (702.102)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import SpellAbility, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.proposal import Way
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.terms import TargetSpec


@record
class Fused(Record):
    """The instructions of halves, the left one first, each with targets of its own (702.102d)."""

    halves: tuple[SpellAbility, ...]

    @property
    def inner(self) -> tuple[Effect, ...]:
        """What each does."""
        return tuple(half.effect for half in self.halves)

    def targets_of(self, by: Instance) -> tuple[TargetSpec, ...]:
        """Return what all of them target."""
        del by
        return tuple(spec for half in self.halves for spec in half.targets)

    def resolve(self, game: Game, by: Instance) -> None:
        """Follow them in order."""
        targets = list(by.targets)
        for half in self.halves:
            own, targets = targets[: len(half.targets)], targets[len(half.targets) :]
            half.effect.resolve(game, by.replace(targets=tuple(own)))


@record
class Fusing(Record):
    """Both halves may be cast as one spell, from the hand (702.102a)."""

    @hookimpl
    @functions_in(Zone.HAND)
    def ways_to_cast(self, by: Instance, card: View) -> Way | None:
        """702.102a, 702.102b"""
        values = card.characteristics
        layout = values.layout
        if card.id != by.source.id or layout is None or not layout.combined:
            return None
        halves = tuple(one for one in values.abilities if isinstance(one, SpellAbility))
        others = tuple(one for one in values.abilities if one not in halves)
        return Way("fuse", values.replace(abilities=(SpellAbility(Fused(halves)), *others)))


class Fuse(Keyword):
    name, rule = "fuse", "702.102"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.102a"""
        super().stands_for(parameter)
        return (StaticAbility(Fusing(), keyword=self.name),)
