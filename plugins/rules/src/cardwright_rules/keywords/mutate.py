"""Mutate (702.140)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, SpellAbility, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.decisions import Decision
from cardwright_core.mana import ManaCost
from cardwright_core.proposal import Way
from cardwright_core.specs import hookimpl
from cardwright_core.stack import BecomesPermanent
from cardwright_core.terms import Filter, TargetSpec
from cardwright_core.zones import Zone
from cardwright_rules.merging import Merged

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View


@record
class Mutable(Filter):
    """A non-Human creature with the same owner as the spell (702.140a)."""

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is one."""
        del game
        values = view.characteristics
        return (
            "Creature" in values.types
            and "Human" not in values.subtypes
            and view.owner == by.source.owner
        )


@record
class Mutating(Record):
    """What a mutating creature spell does: merge, or enter as any creature (702.140b, 702.140c)."""

    needs_targets: ClassVar[bool] = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Let its controller say whether it goes on top, and merge."""
        if not any(by.targets):
            BecomesPermanent().resolve(game, by)
            return
        target = by.targets[0][0]
        prompt = f"does {by.source.name} go on top of {game.see(int(target)).called}?"
        decision = Decision((by.controller,), "on top", (True, False), prompt=prompt, rule="730.2")
        on_top = game.choose(decision)[0]
        game.propose(Merged(int(target), by.source.id, on_top), by)


@record
class MutateCost(Record):
    """It may be cast as a mutating creature spell for its mutate cost."""

    cost: Cost

    @hookimpl
    @functions_in(Zone.HAND, Zone.EXILE, Zone.GRAVEYARD, Zone.COMMAND)
    def ways_to_cast(self, by: Instance, card: View) -> Way | None:
        """702.140a"""
        if card.id != by.source.id:
            return None
        values = card.object.copiable
        mutating = SpellAbility(Mutating(), (TargetSpec(Mutable()),), keyword="mutate")
        return Way(
            "mutate", values.replace(abilities=(mutating, *values.abilities)), cost=self.cost
        )


class Mutate(Keyword):
    name, rule = "mutate", "702.140"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.140a"""
        return (StaticAbility(MutateCost(Cost(ManaCost.parse(parameter))), keyword=self.name),)
