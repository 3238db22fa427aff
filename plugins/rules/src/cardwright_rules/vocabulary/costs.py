"""Static abilities that change what spells cost (118.7, 601.2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.cards import functions_in
from cardwright_core.costs import CostChange, CostOption
from cardwright_core.limits import spells_cast
from cardwright_core.mana import ManaCost
from cardwright_core.production import is_mana_ability
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.paid import told_apart
from cardwright_rules.vocabulary.shorthand import paying

if TYPE_CHECKING:
    from cardwright_core.abilities import CostComponent, Instance
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import Filter, Test
    from cardwright_rules.vocabulary.counts import Amount

__all__ = [
    "AbilitiesCostLess",
    "AdditionalCost",
    "AlternativeCost",
    "CostsMoreForEachTarget",
    "SpellsCostAtLeast",
    "SpellsCostLess",
    "SpellsCostMore",
    "SpellsCostMoreForEachOther",
    "ThisCostsLess",
    "additional_cost",
    "either_additional_cost",
]


@record
class SpellsCostLess(Record):
    """Spells of a set cost less to cast: those that you cast, or also those of others (118.7)."""

    mana: str
    what: Filter = AnyObject()
    yours: bool = True

    @hookimpl
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        if _is_meant(game, by, proposal, self.what, yours=self.yours):
            return CostChange.reduction(self.mana, by)
        return None


@record
class ThisCostsLess(Record):
    """The spell that has it costs so much generic mana less to cast (601.2f).

    It functions while the spell is on the stack (113.6d).
    """

    english = "this spell costs {{{amount}}} less to cast"

    amount: Amount

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        less = amount(game, by, self.amount)
        return CostChange.reduction(f"{{{less}}}", by) if less > 0 else None


@record
class SpellsCostMore(Record):
    """Spells of a set cost more to cast: anybody's, or only yours."""

    mana: str
    what: Filter = AnyObject()
    yours: bool = False

    @hookimpl
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        if _is_meant(game, by, proposal, self.what, yours=self.yours):
            return CostChange.increase(self.mana, by=by)
        return None


@record
class SpellsCostMoreForEachOther(Record):
    """Spells cost more for each other spell that their player has cast this turn."""

    english = "spells cost {{{amount}}} more for each other spell their player has cast this turn"

    amount: int = 1

    @hookimpl
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        others = len(spells_cast(game, proposal.player))
        if not proposal.is_spell() or not others:
            return None
        return CostChange.increase(f"{{{others * self.amount}}}", by=by)


@record
class SpellsCostAtLeast(Record):
    """Spells that would cost less mana to cast cost that much, while something is true (601.2f)."""

    english = "spells cost at least {total} mana{only_if:?, if @}"

    total: int
    only_if: Test | None = None

    @hookimpl
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        true = self.only_if is None or self.only_if.holds(game, by, None)
        return CostChange.floor(self.total, by) if true and proposal.is_spell() else None


@record
class CostsMoreForEachTarget(Record):
    """The spell costs more for each target beyond the first (601.2f)."""

    english = "this costs {mana} more for each target beyond the first"

    mana: str

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_changes(self, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        beyond = sum(map(len, proposal.instance.targets)) - 1
        return CostChange.increase(self.mana * beyond, by=by) if beyond > 0 else None


@record
class AbilitiesCostLess(Record):
    """Activated abilities of a set of objects cost less, but not less than a `minimum` (118.7).

    They may be those alone for which a `keyword` stands.
    """

    mana: str
    of: Filter = AnyObject()
    minimum: int = 0
    that_you_activate: bool = False
    even_mana_abilities: bool = True
    keyword: str = ""

    @hookimpl
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f, 602.2b"""
        if self.keyword and proposal.instance.ability.keyword != self.keyword:
            return None
        if proposal.kind != "activate" or not self.of.matches(game, by, game.see(proposal.object)):
            return None
        if self.that_you_activate and proposal.player != by.controller:
            return None
        if not self.even_mana_abilities and is_mana_ability(proposal.instance.ability):
            return None
        return CostChange.reduction(self.mana, by, self.minimum)


@record
class AdditionalCost(Record):
    """An additional cost to cast the spell that has it: imposed, or on offer (118.8).

    Of those of one `group` its player chooses one. It functions while the spell is on the stack
    (113.6d).
    """

    english = "as an additional cost to cast this ({name}), {cost}"

    name: str
    cost: Cost
    mandatory: bool = True
    repeats: bool = False
    group: str = ""

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, game: Game, by: Instance, proposal: Proposal) -> CostOption | None:
        """601.2b"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        name = told_apart(game, by, self.name)
        offer = CostOption(name, self.cost, mandatory=self.mandatory, by=by)
        return offer.replace(repeats=self.repeats, group=self.group)


@record
class AlternativeCost(Record):
    """An alternative cost to cast the spell that has it, on offer, always or if so (118.9)."""

    english = "you may cast this for {cost} ({name}) rather than for its mana cost{only_if:? if @}"

    name: str
    cost: Cost
    only_if: Test | None = None

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, game: Game, by: Instance, proposal: Proposal) -> CostOption | None:
        """118.9a"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        if self.only_if is not None and not self.only_if.holds(game, proposal.instance, None):
            return None
        return CostOption(self.name, self.cost, alternative=True, by=by)


def additional_cost(*components: CostComponent, mana: str = "") -> StaticAbility:
    """Return the ability that the spell has a mandatory additional cost."""
    name = " and ".join(map(str, components)) or mana
    return StaticAbility(AdditionalCost(name, Cost(ManaCost.parse(mana), components)))


def either_additional_cost(*costs: str | CostComponent) -> tuple[StaticAbility, ...]:
    """Return the abilities of a spell with an additional cost that is one of several (118.8)."""
    names = [str(cost) for cost in costs]
    return tuple(
        StaticAbility(AdditionalCost(name, paying(cost), group=" or ".join(names)))
        for name, cost in zip(names, costs, strict=True)
    )


def _is_meant(game: Game, by: Instance, proposal: Proposal, what: Filter, *, yours: bool) -> bool:
    """Whether a spell is cast that is in the set, by the controller of `by` if `yours`."""
    return (
        proposal.is_spell()
        and (proposal.player == by.controller or not yours)
        and what.matches(game, by, game.see(proposal.object))
    )
