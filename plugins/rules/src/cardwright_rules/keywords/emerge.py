"""Emerge."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.costs import CostOption
from cardwright_core.errors import InputError
from cardwright_core.mana import ManaCost
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.qualities import named_set
from cardwright_rules.with_a_permanent import SacrificeThat, reduced_by

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.costs import CostChange
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import Filter

_PRINTED = re.compile(r"(?:from (?P<quality>[^{]+) )?(?P<mana>(?:\{[^}]+\})+)")


@record
class EmergeCost(Record):
    """An alternative cost with a sacrifice, less by the mana value of the permanent (702.119a)."""

    english = "emerge from {what:a} {cost}"

    cost: Cost
    what: Filter

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, game: Game, by: Instance, proposal: Proposal) -> list[CostOption] | None:
        """702.119a; which permanent it is, is chosen now (702.119c)"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        return [
            CostOption(
                f"{Emerge.name} {self.cost.mana} with {view.name} {view.id}",
                self.cost.plus(Cost(components=(SacrificeThat(view.id),))),
                alternative=True,
                by=by,
            )
            for view in game.permanents(proposal.player)
            if self.what.matches(game, by, view)
        ]

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        mine = proposal.is_spell() and proposal.object == by.source.id
        return reduced_by(game, by, proposal) if mine else None


class Emerge(Keyword):
    name, rule = "emerge", "702.119"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.119a; 702.119b as in "emerge from artifact {5}{U}"."""
        found = _PRINTED.fullmatch(parameter)
        if found is None:
            message = f"emerge {parameter!r} has no cost (expected e.g. 'emerge {{5}}{{U}}')"
            raise InputError(message)
        what = named_set(found["quality"] or "creature")
        behaviour = EmergeCost(Cost(ManaCost.parse(found["mana"])), what)
        return (StaticAbility(behaviour, keyword=self.name),)
