"""How abilities that triggered reach the stack (603.3, 603.3b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import replacing
from cardwright_core.abilities import Instance
from cardwright_core.announcing import choose_modes
from cardwright_core.division import divided
from cardwright_core.noticing import notice_states
from cardwright_core.ordering import ordered
from cardwright_core.stack import choose_targets, put_on_stack
from cardwright_core.trigger import AbilityTriggered

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.trigger import Trigger

__all__ = ["place_triggers", "something_waits"]


def something_waits(game: Game) -> bool:
    """Whether abilities wait for the stack, those included whose state is true again (603.8)."""
    state = game.state
    if state.dirty or state.volatile or "as long as" in state.index.hooks:
        game.follow()
    if "state" in game.state.index.hooks:
        game.keep_checkpoint()
        notice_states(game)
    return bool(game.state.pending)


def place_triggers(game: Game) -> bool:
    """Put all waiting abilities on the stack in two parts (603.3b); say whether there were any."""
    if not something_waits(game):
        return False
    waiting = game.state.pending
    game.keep_checkpoint()
    game.state.pending = ()
    if len(waiting) == 1:  # no matter on what it triggered, and whose turn it is
        if waiting[0].instance.controller in game.apnap():
            _put(game, waiting[0])
        return True
    for on_triggers in (False, True):
        for player in game.turns_from(game.state.cursor.active):
            side = game.side(player)
            mine = [
                trigger
                for trigger in waiting
                if trigger.instance.controller in side
                and trigger.caused_by(AbilityTriggered) is on_triggers
            ]
            for trigger in ordered(game, side, mine):
                _put(game, trigger)
    return True


_triggered = replacing(Instance, "event", "modes", "targets")


def _put(game: Game, trigger: Trigger) -> None:
    """Put one instance of a triggered ability on the stack, with choices of its own (603.3d)."""
    instance = _triggered(trigger.instance, trigger.event, (), ())
    modes = choose_modes(game, instance)
    if modes:
        instance = instance.replace(modes=modes)
    targets = None if modes is None else choose_targets(game, instance)
    if targets is None:
        game.annotate("note", instance, "603.3d", text="has no legal choice and is removed")
        return
    if targets:
        instance = divided(game, instance.replace(targets=targets))
    put_on_stack(game, instance, trigger.becomes)
