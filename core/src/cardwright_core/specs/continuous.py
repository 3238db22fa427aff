"""Hooks of continuous effects, prohibitions and permissions (101.2, 604, 611, 613)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs._markers import hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.layers import ContinuousEffect
    from cardwright_core.permission import Permission
    from cardwright_core.zones import PlayerId

__all__ = ["ContinuousSpecs"]


class ContinuousSpecs:
    """What is different for as long as something functions."""

    @hookspec()
    def continuous_effects(self, game: Game, by: Instance) -> ContinuousEffect | None:
        """State what changes while `by` functions.

        Called: when characteristics are computed, of the abilities that exist before the layers;
        what a layer takes away or adds is decided inside the layers (613.6). Again when an object
        or an effect has changed: whether there is an answer must depend on nothing else. What is so
        only at some life total, of what is tapped, or in somebody's turn is said by the filters and
        numbers of the parts (see ``AsLongAs``), which tell what they ``watch``.
        Answer: a ``ContinuousEffect`` of parts: each has its layer, what it affects, the change.
        Combines: layer by layer, by dependency and timestamp (613.7, 613.8). Since 0.1.

        Example::

            @hookimpl
            def continuous_effects(self, by):
                return ContinuousEffect.of(by, Part(Layer.MODIFY_PT, CREATURE, AddPT(1, 1)))
        """

    @hookspec(building=True)
    def intrinsic_abilities(self, characteristics: Characteristics) -> Ability | None:
        """Give the abilities that an object has by its types alone (305.6).

        Called: with the printed `characteristics` of an object, and again when a layer has changed
        its types. Answer: an ability; it depends on the types and subtypes only. No ability in play
        is asked.
        Combines: all. Since 0.1.

        Example::

            @hookimpl
            def intrinsic_abilities(self, characteristics):
                return mana_ability("G") if "Forest" in characteristics.subtypes else None
        """

    @hookspec(building=True)
    def counter_abilities(self, counter: str) -> Ability | None:
        """Give the way in which counters of a kind act on the permanent that they are on (122.1).

        Called: once for each kind of `counter`. What it does is no ability of the permanent, so
        nothing takes it away; one for all counters of the kind. Keyword counters need none.
        Answer: a static ability; it functions while at least one such counter is there.
        Combines: all. Since 0.1.

        Example::

            @hookimpl
            def counter_abilities(self, counter):
                return StaticAbility(StaysTapped()) if counter == "stun" else None
        """

    @hookspec(about="act")
    def prohibits(self, game: Game, by: Instance, act: object) -> str | None:
        """Say that `act` can't happen: an event, or a proposal (to cast, to activate, to attack).

        Called: before an event is proposed and before a proposal is made. Use ``@about(Type)``.
        Answer: the reason in a few words. Combines: any; "can't" beats "can" (101.2). Since 0.1.

        Example::

            @hookimpl
            @about(LifeGained)
            def prohibits(self, act):
                return "players can't gain life"
        """

    @hookspec()
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """Let `player` do what the rules alone do not allow (to play a card from exile, 601.3).

        Called: when the legal actions of a player are listed. `by` is the instance that permits.
        Answer: a ``Permission``; it is recorded in the proposal that makes use of it.
        Combines: all are offered. Since 0.1.

        Example::

            @hookimpl
            def permits(self, by, player):
                return Permission((card,), by) if player == by.controller else None
        """
