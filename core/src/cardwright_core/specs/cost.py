"""Hooks of costs: what may be paid instead, what changes, and how it is paid (118, 601.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs._markers import hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import CostComponent, Instance
    from cardwright_core.costs import CostChange, CostOption, PaymentOption
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.proposal import Proposal, Way
    from cardwright_core.zones import PlayerId

__all__ = ["CostSpecs"]


class CostSpecs:
    """From the offer of other costs (601.2b) to the payment (601.2h)."""

    @hookspec()
    def ways_to_cast(self, game: Game, by: Instance, card: View) -> Way | None:
        """Offer a way to cast `card` as something else than it is: face down, as both its halves.

        Called: for each card that a player may cast, as the legal actions are listed. `by` is the
        instance that answers: an ability of the card that functions where it is, most often.
        Answer: a ``Way``. Combines: all are offered, beside the faces of the card (601.2b). Since
        0.1.

        Example::

            @hookimpl
            @functions_in(Zone.HAND)
            def ways_to_cast(self, by, card):
                if card.id == by.source.id:
                    return Way("morph", form=Form(down=NAMELESS, how="morph"), cost=THREE)
        """

    @hookspec()
    def cost_options(self, game: Game, by: Instance, proposal: Proposal) -> CostOption | None:
        """Offer an alternative or additional cost for `proposal`.

        Called: once, when choices of 601.2b are made. `by` is the instance that offers.
        Answer: a ``CostOption``. Combines: all are offered; at most one alternative cost is chosen
        (118.9a). Since 0.1.

        Example::

            @hookimpl
            def cost_options(self, by, proposal):
                if proposal.object == by.source.id:
                    return CostOption("evoke", Cost(ManaCost.parse("{2}{U}")), alternative=True)
        """

    @hookspec()
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """Change what `proposal` costs.

        Called: when the total cost is determined (601.2f), and for what may be begun. `proposal`
        may be an ability, a mana ability too: see ``is_spell()``. `by` is the instance that
        answers.
        Answer: a ``CostChange``: an increase, a reduction (which may have a minimum of its own), or
        a floor on the total. Combines: increases, then reductions in the order that the payer
        chooses, then floors (118.7). Since 0.1.

        Example::

            @hookimpl
            def cost_changes(self, by, proposal):
                if proposal.is_spell() and proposal.player == by.controller:
                    return CostChange.reduction("{1}", by=by)
        """

    @hookspec()
    def payment_options(self, game: Game, by: Instance, proposal: Proposal) -> PaymentOption | None:
        """Offer another way to pay a part of the total cost (convoke, delve).

        Called: while a total cost is paid (601.2h). `by` is the instance that offers.
        Answer: a ``PaymentOption``, or a list of them; each pays one symbol of the total cost.
        Combines: all are offered. Since 0.1.

        Example::

            @hookimpl
            def payment_options(self, game, by, proposal):
                return PaymentOption("convoke", ("W", "generic"), TapPermanents(CREATURE))
        """

    @hookspec(act=True)
    def helps_to_pay(self, game: Game, by: Instance, proposal: Proposal) -> int | None:
        """Let another player pay some of the generic mana of a total cost (assist).

        Called: once, when a total cost is locked in (601.2f), before mana abilities are activated
        for it. `by` is the instance that lets them. Answer: how much generic mana was paid so.
        Combines: the sum. Since 0.1.

        Example::

            @hookimpl
            @functions_in(Zone.STACK)
            def helps_to_pay(self, game, by, proposal):
                if proposal.object == by.source.id:
                    return asked_to_pay(game, proposal)
        """

    @hookspec()
    def symbol_options(
        self, game: Game, by: Instance, proposal: Proposal, symbol: str
    ) -> PaymentOption | None:
        """Offer another way to pay a mana symbol with several parts (life for a Phyrexian one).

        Called: for each such symbol of a cost, and for each that a plugin brings (which no mana
        pays), as its payment is announced (601.2b, 118.13). `by` is the instance that offers.
        Answer: a ``PaymentOption``. Combines: all are offered, beside the halves of the symbol.
        Since 0.1.

        Example::

            @hookimpl
            def symbol_options(self, symbol):
                return PaymentOption("2 life", (symbol,), PayLife(2)) if "P" in symbol else None
        """

    @hookspec(act=True)
    def pay_cost(
        self, game: Game, by: Instance, payer: PlayerId, component: CostComponent, source: Instance
    ) -> bool | tuple[int, ...] | None:
        """Pay one component of a cost that is not mana.

        Called: once per component, in the order that the payer chooses (601.2h). `by` is the
        instance that answers; `source` is the spell or ability whose cost is paid. This is an act:
        it may ask the payer, and proposes events; a component that can't be paid is an
        ``IllegalActionError``, and the whole proposal is reversed (733.1). A plugin says by
        ``@idle_unless(Pays(PayLife))`` that it has no say in other components: as long as all say
        so, a land is tapped for mana without a call.
        Answer: ``True`` if this plugin pays components of that kind, or the objects with which it
        was paid, where the spell or ability may speak of them. Combines: exactly one plugin
        answers; none or two is an error that names them. Since 0.1.

        Example::

            @hookimpl
            def pay_cost(self, game, payer, component):
                if isinstance(component, PayLife):
                    game.propose(LifeLost(payer, component.amount))
                    return True
        """
