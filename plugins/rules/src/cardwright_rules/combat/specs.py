"""Hooks that the combat plugin opens (506 to 510)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs import hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId
    from cardwright_rules.combat.bands import BandsWithOther
    from cardwright_rules.combat.restrictions import (
        BlockRestriction,
        CantAttack,
        DeclarationCost,
        GroupRestriction,
        OptionalCost,
        Requirement,
    )

__all__ = ["CombatSpecs"]


class CombatSpecs:
    """What is different for attackers and blockers.

    In all of them `by` is the instance that answers, or ``None`` for a rules plugin.
    """

    @hookspec()
    def shares_combat(self, game: Game, by: Instance) -> bool | None:
        """Say whether each team attacks and blocks as one (506.2b, 805.10).

        Called: when it matters who attacks or defends. A format answers it, not a card.
        Answer: ``True`` if they do. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def shares_combat(self):
                return True
        """

    @hookspec()
    def defends(self, game: Game, by: Instance, player: PlayerId) -> bool | None:
        """Say that an opponent of the active player is no defending player (506.2a).

        Called: for each opponent when it matters who defends. A format answers it, not a card.
        Answer: ``False``. Combines: any; without an answer each opponent defends (802.2). Since
        0.1.

        Example::

            @hookimpl
            def defends(self, game, player):
                return None if player == chosen(game) else False
        """

    @hookspec()
    def attack_restrictions(self, game: Game, by: Instance) -> CantAttack | GroupRestriction | None:
        """State restrictions on attacks (508.1c).

        Called: once as attackers are declared.
        Answer: a ``CantAttack`` for single attacks, or a ``GroupRestriction`` for the attackers as
        a whole, whose pairs are an attacker and what it attacks; it must allow no attack at all.
        Combines: all; an attack that one of them forbids is not offered. Since 0.1.

        Example::

            @hookimpl
            def attack_restrictions(self, by):
                return CantAttack("defender", lambda creature, _: creature.id == by.source.id)
        """

    @hookspec()
    def attack_requirements(self, game: Game, by: Instance) -> Requirement | None:
        """State requirements to attack (508.1d).

        Called: once as attackers are declared.
        Answer: a ``Requirement``, or a list of them: each counts for itself. Combines: as many must
        be obeyed as is possible without disobeying a restriction. Since 0.1.

        Example::

            @hookimpl
            def attack_requirements(self, by):
                return Requirement((by.source.id,))
        """

    @hookspec()
    def attack_costs(self, game: Game, by: Instance) -> DeclarationCost | None:
        """State what has to be paid for creatures to attack (508.1h).

        Called: as attackers are declared, and again when they are tapped, to determine the cost.
        Answer: a ``DeclarationCost``, or a list of them. Combines: all are paid, each once for each
        creature that it applies to; no requirement makes a player pay (508.1d). Since 0.1.

        Example::

            @hookimpl
            def attack_costs(self, by):
                you = by.controller
                return DeclarationCost(by, cost("{2}"), lambda _, attacked: attacked == you)
        """

    @hookspec()
    def optional_attack_costs(self, game: Game, by: Instance) -> OptionalCost | None:
        """Offer a cost that may be paid as a creature attacks (508.1g).

        Called: once as attackers are declared, after they are tapped.
        Answer: an ``OptionalCost``, or a list of them. Combines: each is offered, if its creature
        attacks and it can be paid. Since 0.1.

        Example::

            @hookimpl
            def optional_attack_costs(self, by):
                return OptionalCost(by, by.source.id, paying(PayLife(1)), "pay 1 life")
        """

    @hookspec()
    def bands(self, game: Game, by: Instance, creature: View) -> bool | BandsWithOther | None:
        """Say whether `creature` has banding (702.22), or with what others it bands.

        Called: for each declared attacker, and where the combat damage of what blocks it or is
        blocked by it can be divided. Answer: ``True`` if it has, or ``BandsWithOther``
        for "bands with other". Combines: any. Since 0.1.

        Example::

            @hookimpl
            def bands(self, by, creature):
                return creature.id == by.source.id
        """

    @hookspec()
    def attacks_untapped(self, game: Game, by: Instance, attacker: View) -> bool | None:
        """Say whether attacking does not cause `attacker` to tap (508.1f, 702.20b).

        Called: once for each declared attacker. `by` is the instance that answers.
        Answer: ``True`` if it does not tap. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def attacks_untapped(self, by, attacker):
                return attacker.id == by.source.id
        """

    @hookspec()
    def block_restrictions(self, game: Game, by: Instance) -> BlockRestriction | None:
        """State restrictions on blocks, evasion abilities among them (509.1b).

        Called: once for each player or team that declares blockers.
        Answer: a ``CantBlock`` for single pairs of blocker and attacker, or a ``GroupRestriction``
        for the blocks as a whole; it must allow no block at all.
        Combines: all; a block that one of them forbids is not offered. Since 0.1.

        Example::

            @hookimpl
            def block_restrictions(self, by):
                return CantBlock("can't block", lambda blocker, _: blocker.id == by.source.id)
        """

    @hookspec()
    def block_requirements(self, game: Game, by: Instance) -> Requirement | None:
        """State requirements to block (509.1c).

        Called: once for each player or team that declares blockers.
        Answer: a ``Requirement``, or a list of them: each counts for itself. Its targets are
        attackers. Combines: as many must be obeyed as is possible without disobeying a restriction.
        Since 0.1.

        Example::

            @hookimpl
            def block_requirements(self, by):
                return Requirement((by.source.id,))
        """

    @hookspec()
    def block_costs(self, game: Game, by: Instance) -> DeclarationCost | None:
        """State what has to be paid for creatures to block (509.1d).

        Called: for each player or team that declares blockers, and again to determine the cost.
        Answer: a ``DeclarationCost``, or a list of them. Combines: all are paid, each once for each
        blocker that it applies to; no requirement makes a player pay (509.1c). Since 0.1.

        Example::

            @hookimpl
            def block_costs(self, by):
                me = by.source.id
                return DeclarationCost(by, cost("{2}"), lambda blocker, _: blocker.id == me)
        """

    @hookspec()
    def additional_blocks(self, game: Game, by: Instance, blocker: View) -> int | None:
        """Say how many creatures `blocker` can block beside the usual one (509.1a).

        Called: once for each creature that could block. Answer: a positive number. Combines: sum.
        Since 0.1.

        Example::

            @hookimpl
            def additional_blocks(self, by, blocker):
                return 1 if blocker.id == by.source.id else None
        """

    @hookspec()
    def strikes_first(self, game: Game, by: Instance, creature: View) -> bool | None:
        """Say whether `creature` deals combat damage in the first of two steps (510.4, 702.7b).

        Called: for each attacking and blocking creature as the combat damage step begins.
        Answer: ``True`` if it does. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def strikes_first(self, by, creature):
                return creature.id == by.source.id
        """

    @hookspec()
    def strikes_again(self, game: Game, by: Instance, creature: View) -> bool | None:
        """Say whether `creature`, which struck first, strikes in the second step too (702.4b).

        Called: as the second combat damage step begins, for each creature that had first or double
        strike as the first one began. Answer: ``True`` if it does. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def strikes_again(self, by, creature):
                return creature.id == by.source.id
        """

    @hookspec()
    def assigns_excess(self, game: Game, by: Instance, attacker: View) -> bool | None:
        """Say whether `attacker` may assign excess damage to what it attacks (702.19b).

        Called: for each blocked attacker that assigns combat damage.
        Answer: ``True`` if it may. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def assigns_excess(self, by, attacker):
                return attacker.id == by.source.id
        """

    @hookspec()
    def assigns_past_planeswalkers(self, game: Game, by: Instance, attacker: View) -> bool | None:
        """Say whether `attacker` may assign excess damage past a planeswalker too (702.19c).

        Called: for each creature that attacks a planeswalker and assigns combat damage.
        Answer: ``True`` if it may; then it may assign excess damage past its blockers as well.
        Combines: any. Since 0.1.

        Example::

            @hookimpl
            def assigns_past_planeswalkers(self, by, attacker):
                return attacker.id == by.source.id
        """
