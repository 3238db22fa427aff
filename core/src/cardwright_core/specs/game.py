"""Hooks of the game's frame: set-up, turns, state-based actions, what a player may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs._markers import hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.actions import Action
    from cardwright_core.events import Event
    from cardwright_core.flow import Phase, SetupAction, TurnBasedAction
    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.state import Cursor, Step
    from cardwright_core.zones import PlayerId

__all__ = ["GameSpecs"]


class GameSpecs:
    """The frame that the rules plugins fill."""

    @hookspec(act=True)
    def setup(self, game: Game, by: Instance) -> SetupAction | None:
        """Prepare a new game before its first turn (103).

        Called: once, when the players and their libraries are there.
        Answer: a ``SetupAction`` with its rule number and what it performs, or a list of them.
        Combines: performed in the order of the rule numbers, whoever gives them: 103.3 shuffles,
        103.5 is over when the mulligans are, 103.6 looks at opening hands. What is done at once,
        and not answered, comes before all of these (103.1, 103.2). Since 0.1.

        Example::

            @hookimpl
            def setup(self, game):
                return SetupAction("103.6", begin_with_leylines)
        """

    @hookspec(act=True)
    def laid_out(self, game: Game, by: Instance) -> None:
        """Make ready what the setup of a game would have, on a board that was laid out.

        Called: once, when the board of a scenario is there; the game begins in the middle.
        Answer: none. Since 0.1.

        Example::

            @hookimpl
            def laid_out(self, game):
                for player in game.state.order:
                    note_range(game, player)
        """

    @hookspec(building=True)
    def turn_structure(self) -> Phase | None:
        """Give a phase and its steps (500.1).

        Called: once, when the rule set is built.
        Answer: a ``Phase``, or a list of them; each says after which one it comes.
        Combines: all, in the order that they say; two of one name are an error. Since 0.1.

        Example::

            @hookimpl
            def turn_structure(self):
                return Phase("combat", steps=(...), after=("precombat main",))
        """

    @hookspec(building=True)
    def shares_turns(self) -> bool | None:
        """Say whether the players of a team take their turns, and have priority, together (805).

        Called: once, when the rule set is built. A format answers it, not a card.
        Answer: ``True`` if they do. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def shares_turns(self):
                return True
        """

    @hookspec(building=True)
    def starting_life(self) -> int | None:
        """Give the life total with which each player or team begins (103.4).

        Called: once, when the rule set is built. A format answers it, not a card.
        Answer: a number. Combines: one at most; without an answer it is 20. Since 0.1.

        Example::

            @hookimpl
            def starting_life(self):
                return 40
        """

    @hookspec(building=True)
    def functions_in_command_zone(self) -> str | None:
        """Name a card type whose cards have abilities that function in the command zone (113.6p).

        Called: once, when the rule set is built. A format answers it, not a card.
        Answer: the word on the type line, or a list of them. Combines: all. Since 0.1.

        Example::

            @hookimpl
            def functions_in_command_zone(self):
                return "Vanguard"
        """

    @hookspec(building=True)
    def card_types(self) -> str | None:
        """Name a card type (205.2a).

        Called: once, when the rule set is built.
        Answer: the word on the type line, or a list of them. Combines: all; they are what a player
        may choose as a card type. A plugin with a type of its own names it here. Since 0.1.

        Example::

            @hookimpl
            def card_types(self):
                return "Beacon"
        """

    @hookspec()
    def turn_based_actions(
        self,
        game: Game,
        by: Instance,
        step: Step,
        ending: bool,  # noqa: FBT001 - a hook's parameter
    ) -> TurnBasedAction | None:
        """Give what the game does by itself as `step` begins, or as it ends if `ending` (703).

        Called: at the beginning and at the end of every step and phase.
        Answer: a ``TurnBasedAction`` with its rule number and what it performs, or a list of them.
        Combines: all, in the order of their rule numbers. Since 0.1.

        Example::

            @hookimpl
            def turn_based_actions(self, step, ending):
                if step.name == "draw" and not ending:
                    return TurnBasedAction("504.1", draw)
        """

    @hookspec()
    def state_based_actions(self, game: Game, by: Instance) -> Event | None:
        """Give the events that the state of the game demands (704).

        Called: whenever a player would get priority, until there is no answer; not again as long as
        nothing happened since but events that are ``settled`` (mana, tapping).
        Answer: an event, or a list of them. Combines: all, as one simultaneous event (704.3).
        Since 0.1.

        Example::

            @hookimpl
            def state_based_actions(self, game):
                return [Loses(p.id) for p in game.players if p.life <= 0]
        """

    @hookspec(about="event")
    def consequences(self, game: Game, by: Instance, event: Event) -> Event | None:
        """Give what happens immediately after `event`, without the stack (610.3).

        Called: for each event and part of one that has happened, after abilities have triggered on
        it. Say with ``@about(EventType)`` which events it is about. `by` is the instance that
        answers. Answer: an event. Combines: all, as one simultaneous event (610.3d). Since 0.1.

        Example::

            @hookimpl
            @about(Leaves)
            def consequences(self, by, event):
                if event.object == by.source.id:
                    return Returns(by.effect)
        """

    @hookspec()
    def computed_changes(self, game: Game, by: Instance) -> Event | None:
        """Give what is so from now on because of how objects are now: it was computed (613).

        Called: whenever objects or effects changed, once all characteristics are computed anew; in
        the middle of a resolution too. Answer: an event, which nobody can replace or prohibit;
        when it was written, abilities trigger on it. It must not be answered again once it is.
        Combines: all, as one simultaneous event. Since 0.1.

        Example::

            @hookimpl
            def computed_changes(self, game):
                return [RemovedFromCombat(item) for item in attackers_that_are_no_creatures(game)]
        """

    @hookspec()
    def decides_for(self, game: Game, by: Instance, player: PlayerId) -> PlayerId | None:
        """Say who controls a player, and makes all of their choices and decisions (723).

        Called: for each player whom a decision is put to, and who looks at the game for them.
        Answer: the one in control; it may be `player` (723.9). Combines: the effect that began
        last works (723.1a), of those whose player in control has not left the game (800.4b).
        Since 0.1.

        Example::

            @hookimpl
            def decides_for(self, game, by, player):
                return by.controller if player in game.opponents(by.controller) else None
        """

    @hookspec(act=True)
    def arrange_next_turn(self, game: Game, by: Instance, ended: Cursor) -> Cursor | None:
        """Say whose turn comes next, in a format in which it is not the next player's.

        Called: after a turn has `ended`, and after one that was to come was skipped (614.10).
        What it has to know at the next turn it writes down. A format answers it, not a card.
        Answer: a ``Cursor`` with the active player, the id of the extra turn if it is one, and the
        extra turns after it. Combines: one at most; without an answer it is the next one in turn
        order. Since 0.1.

        Example::

            @hookimpl
            def arrange_next_turn(self, game, ended):
                return Cursor(active=game.order_from(ended.active)[-1])
        """

    @hookspec()
    def lacks_priority(self, game: Game, by: Instance, player: PlayerId) -> bool | None:
        """Say that `player` does not get priority in the turn that goes on (807.5a).

        Called: each time that a player passes priority. A format answers it, not a card.
        Answer: ``True``. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def lacks_priority(self, game, player):
                return not game.reaches(player, game.state.cursor.active)
        """

    @hookspec()
    def legal_actions(self, game: Game, by: Instance, player: PlayerId) -> Action | None:
        """List what `player`, who has priority, may begin to do (117.1).

        Called: each time a player gets priority. Answer: an ``Action``, or a list of them.
        Combines: all are offered, ordered by kind and object. Since 0.1.

        Example::

            @hookimpl
            def legal_actions(self, game, player):
                return [PlayLand(card) for card in playable_lands(game, player)]
        """

    @hookspec()
    def unasked_actions(self, game: Game, by: Instance) -> Action | None:
        """List what may be answered to any decision of who has priority, though it is no option.

        Called: when such an answer is given (104.3a). Its class says that it is ``unasked``.
        Answer: an ``Action``, or a list of them; always the same ones in one move, since a saved
        answer is told by its place among them. Combines: all. Since 0.1.

        Example::

            @hookimpl
            def unasked_actions(self, game):
                return [Concede(player.id) for player in game.players]
        """

    @hookspec(building=True)
    def add_hookspecs(self, rules: RuleSet) -> None:
        """Open hooks of one's own: call ``rules.add_hookspecs(Specs)``.

        Called: once, when the rule set is built, before anything else is asked. Answer: none.
        Since 0.1.

        Example::

            @hookimpl
            def add_hookspecs(self, rules):
                rules.add_hookspecs(CombatSpecs)
        """
