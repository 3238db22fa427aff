"""Hooks of mana production and spending (106, 605, 609.4b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs._markers import hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.production import Production
    from cardwright_core.proposal import Proposal

__all__ = ["ManaSpecs"]


class ManaSpecs:
    """What an ability would add, and what a unit of mana may be spent on."""

    @hookspec()
    def mana_production(self, game: Game, by: Instance, ability: Instance) -> Production | None:
        """Say what mana `ability` adds beside what its own effect says.

        Called: after the effect of an ability that adds mana was carried out, when a payment is
        planned, and for "could produce" (106.7). `by` is the instance that answers, `ability` the
        one asked about.
        Answer: a ``Production``; its types may be undefined (106.5).
        Combines: union; all that is answered is added at once. Since 0.1.

        Example::

            @hookimpl
            def mana_production(self, game, ability):
                return Production(("R",)) if game.see(ability.source.id).is_a("Forest") else None
        """

    @hookspec()
    def mana_spendable(
        self, game: Game, by: Instance, mana: Mana, proposal: Proposal
    ) -> bool | None:
        """Say whether `mana` may be spent on `proposal`: False forbids, True permits "as though".

        Called: when a cost is matched with a pool (106.6, 609.4b), once per unit of mana that has a
        restriction and per permission in play. `by` is the instance that answers.
        Answer: ``False`` to forbid, ``True`` to let it pay any symbol, ``None`` for no opinion.
        Combines: forbidding wins (101.2). Since 0.1.

        Example::

            @hookimpl
            def mana_spendable(self, by, mana, proposal):
                return True if proposal.player == by.controller else None
        """
