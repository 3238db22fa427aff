"""What mana may be spent on, and what comes of spending it (106.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.lasting import begin_effect
from cardwright_core.mana import ManaRestriction, ManaRider
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject
from cardwright_rules.moving import Countered

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import Filter

__all__ = [
    "CantBeCountered",
    "EitherUse",
    "ForAbilities",
    "ForCostsWithX",
    "ForSpells",
    "SpellCantBeCountered",
]


@record
class ForSpells(ManaRestriction):
    """It may be spent only to cast spells of a set."""

    english = "only to cast {what:s}"

    what: Filter = AnyObject()

    def allows(self, game: Game, proposal: Proposal) -> bool:
        """Whether such a spell is cast."""
        spell = game.see(proposal.object)
        return proposal.is_spell() and self.what.matches(game, proposal.instance, spell)


@record
class ForAbilities(ManaRestriction):
    """It may be spent only to activate abilities of objects of a set."""

    english = "only to activate abilities of {what:s}"

    what: Filter = AnyObject()

    def allows(self, game: Game, proposal: Proposal) -> bool:
        """Whether such an ability is activated."""
        source = game.see(proposal.object)
        activated = proposal.kind == "activate"
        return activated and self.what.matches(game, proposal.instance, source)


@record
class EitherUse(ManaRestriction):
    """It may be spent on whatever one of several restrictions allows."""

    english = "{uses}"

    uses: tuple[ManaRestriction, ...]

    def allows(self, game: Game, proposal: Proposal) -> bool:
        """Whether one of them does."""
        return any(use.allows(game, proposal) for use in self.uses)


@record
class ForCostsWithX(ManaRestriction):
    """It may be spent only on costs that contain {X} (107.3)."""

    english = "only on costs that contain {{X}}"

    def allows(self, game: Game, proposal: Proposal) -> bool:
        """Whether there is an X in the cost; of a spell or ability, whether one was announced."""
        del game
        cost, announced = proposal.cost, proposal.kind != "pay" and proposal.instance.x is not None
        return announced or cost.x is not None or "X" in cost.mana.symbols


@record
class CantBeCountered(Record):
    """Certain spells and abilities can't be countered, by their ids."""

    items: tuple[int, ...]

    @hookimpl
    @about(Countered)
    def prohibits(self, act: Countered) -> str | None:
        """614.17"""
        return "it can't be countered" if act.object in self.items else None


@record
class SpellCantBeCountered(ManaRider):
    """If it is spent on a spell of a set, that spell can't be countered (106.6)."""

    english = "if it is spent on {what:a}, that spell can't be countered"

    what: Filter = AnyObject()

    def spent(self, game: Game, unit: Mana, proposal: Proposal) -> None:
        """Begin the effect; once for each unit (106.6a)."""
        del unit
        spell = game.see(proposal.object)
        if proposal.is_spell() and self.what.matches(game, proposal.instance, spell):
            begin_effect(game, proposal.instance, CantBeCountered((proposal.object,)), None)
