"""Splice (702.47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, SpellAbility, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.costs import CostOption
from cardwright_core.errors import InputError
from cardwright_core.mana import ManaCost
from cardwright_core.specs import hookimpl
from cardwright_core.stack import could_choose_all
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal


@record
class Splices(Record):
    """While it is in a hand, its text may be added to a spell of a quality (702.47a)."""

    english = "splice onto {quality} {cost}"

    quality: str
    cost: Cost

    @hookimpl
    @functions_in(Zone.HAND)
    def cost_options(self, game: Game, by: Instance, proposal: Proposal) -> CostOption | None:
        """702.47a, 702.47b"""
        if not proposal.is_spell() or proposal.player != by.source.owner:
            return None
        if proposal.object == by.source.id or not game.see(proposal.object).is_a(self.quality):
            return None
        text = _text(game, by)
        if text is None or not could_choose_all(game, proposal.instance, text.targets):
            return None
        return CostOption(f"splice {by.source.name}", self.cost, by=by, adds=text)


def _text(game: Game, by: Instance) -> SpellAbility | None:
    """Return what the card with splice does as a spell."""
    abilities = game.see(by.source.id).characteristics.abilities
    return next((one for one in abilities if isinstance(one, SpellAbility)), None)


class Splice(Keyword):
    name, rule = "splice", "702.47"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.47a"""
        onto, _, rest = parameter.partition(" ")
        quality, _, mana = rest.partition(" ")
        if onto != "onto" or not mana:
            message = f"splice {parameter!r}: expected e.g. 'splice onto arcane {{1}}{{R}}'"
            raise InputError(message)
        splices = Splices(quality.capitalize(), Cost(ManaCost.parse(mana)))
        return (StaticAbility(splices, keyword=self.name),)
