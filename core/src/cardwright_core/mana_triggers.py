"""Triggered mana abilities: they resolve at once, without the stack (605.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import TriggeredAbility
from cardwright_core.blame import LIMIT, endless
from cardwright_core.ordering import ordered
from cardwright_core.production import adds_mana, carry_out, is_producer

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.trigger import Trigger
    from cardwright_core.zones import PlayerId

__all__ = ["resolve_mana_triggers"]


def resolve_mana_triggers(game: Game) -> None:
    """Resolve triggered mana abilities at once, right after what they triggered on (605.4a).

    Those that trigger on the mana of others follow, until none is left.
    """
    rounds = 0
    if not game.state.pending:
        return
    while mine := tuple(trigger for trigger in game.state.pending if _is_mana_ability(trigger)):
        game.keep_checkpoint()
        rounds += 1
        if rounds > LIMIT:
            what = "a triggered mana ability leads to the next"
            raise endless(game.rules.catalog, what, [trigger.instance for trigger in mine])
        game.state.pending = tuple(t for t in game.state.pending if not _is_mana_ability(t))
        for player in game.apnap():
            own = [trigger for trigger in mine if trigger.instance.controller == player]
            for trigger in _in_order(game, player, own):
                _resolve_at_once(game, trigger)


def _in_order(game: Game, player: PlayerId, own: list[Trigger]) -> list[Trigger]:
    """Let the player order mana abilities, if some of them do more than add mana."""
    if all(is_producer(getattr(trigger.instance.ability, "effect", None)) for trigger in own):
        return own
    return ordered(game, (player,), own, ("order mana abilities", "which resolves next", "605.4a"))


def _resolve_at_once(game: Game, trigger: Trigger) -> None:
    """Resolve a triggered mana ability; its "if" is looked at once more (603.4)."""
    instance = trigger.instance.replace(event=trigger.event)
    only_if = getattr(instance.ability, "only_if", None)
    if only_if is not None and not only_if.holds(game, instance, trigger.event):
        game.annotate("note", instance, "603.4", text="does nothing: its condition is not true")
        return
    game.annotate("resolves", instance, "605.4a")
    carry_out(game, instance)


def _is_mana_ability(trigger: Trigger) -> bool:
    """Whether a triggered ability is a mana ability (605.1b)."""
    ability = trigger.instance.ability
    return (
        isinstance(ability, TriggeredAbility)
        and not ability.targets
        and adds_mana(ability.effect)
        and all(part.about_mana for part in trigger.event.parts)
    )
