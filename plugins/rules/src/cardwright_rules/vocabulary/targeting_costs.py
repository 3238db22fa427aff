"""Costs that depend on what is targeted (601.2f).

Targets are chosen before the total cost is determined (601.2c). While a player only considers to
begin, a reduction counts if some legal target would bring it, an increase if every choice would.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import functions_in
from cardwright_core.costs import CostChange
from cardwright_core.specs import hookimpl
from cardwright_core.stack import legal_targets, target_specs
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.selections import EACH_OPPONENT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import Filter, Target
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["TargetingCostsLess", "TargetingCostsMore", "ThisCostsLessTargeting"]


@record
class TargetingCostsLess(Record):
    """Spells of certain players that target something of a set cost less to cast (601.2f)."""

    english = "spells {who:cast} that target {what:a} cost {mana} less to cast"

    mana: str
    what: Filter
    who: Players = EACH_OPPONENT

    @hookimpl
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        if not proposal.is_spell() or proposal.player not in self.who.players(game, by):
            return None
        if not _could_target(game, by, proposal, self.what):
            return None
        return CostChange.reduction(self.mana, by)


@record
class ThisCostsLessTargeting(Record):
    """The spell that has it costs less to cast if it targets something of a set (601.2f).

    It functions while the spell is on the stack (113.6d); "you" is who casts it (109.5).
    """

    english = "this spell costs {mana} less to cast if it targets {what:a}"

    mana: str
    what: Filter

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        caster = by.replace(controller=proposal.player)
        if not _could_target(game, caster, proposal, self.what):
            return None
        return CostChange.reduction(self.mana, by)


@record
class TargetingCostsMore(Record):
    """What certain players cast or activate that targets something of a set costs more (601.2f).

    It costs so much more once, however many of them it targets. Without `abilities` that is so of
    spells alone, with it of activated abilities alone.
    """

    english = (
        "what {who:cast or activate} that targets {what:a} costs {mana} more"
        "{abilities:? to activate}"
    )

    mana: str
    what: Filter
    who: Players = EACH_OPPONENT
    abilities: bool = False

    @hookimpl
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f, 602.2b"""
        if proposal.kind != ("activate" if self.abilities else "cast"):
            return None
        if proposal.player not in self.who.players(game, by):
            return None
        if not _has_to_target(game, by, proposal, self.what):
            return None
        return CostChange.increase(self.mana, by=by)


def _could_target(game: Game, by: Instance, proposal: Proposal, what: Filter) -> bool:
    """Whether it targets one of a set, or could while nothing is chosen."""
    instance = proposal.instance
    if instance.targets:
        return any(_among(game, by, what, group) for group in instance.targets)
    return any(
        _among(game, by, what, legal_targets(game, instance, spec))
        for spec in target_specs(instance)
    )


def _has_to_target(game: Game, by: Instance, proposal: Proposal, what: Filter) -> bool:
    """Whether it targets one of a set, or can't but do so."""
    instance = proposal.instance
    if instance.targets:
        return any(_among(game, by, what, group) for group in instance.targets)
    return any(
        all(_among(game, by, what, (one,)) for one in legal_targets(game, instance, spec))
        for spec in target_specs(instance)
        if spec.minimum
    )


def _among(game: Game, by: Instance, what: Filter, targets: Iterable[Target]) -> bool:
    """Whether one of the targets is in a set, as the ability `by` sees it."""
    return any(
        what.matches_player(game, by, one)
        if isinstance(one, str)
        else what.matches(game, by, game.see(one))
        for one in targets
    )
