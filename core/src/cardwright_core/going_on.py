"""Granted abilities by which a card is cast go on for the spell that it becomes (400.7g)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import Duration
from cardwright_core.continuous import Part
from cardwright_core.functioning import ask_only, instances
from cardwright_core.lasting import Among, Lasting, begin_effect
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Grant, Instance
    from cardwright_core.continuous import ContinuousEffect
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.permission import Permission

__all__ = ["Granting", "granting", "with_what_granted_it"]

Granting = tuple["ContinuousEffect", int]
"""An effect that granted a card the ability by which it is cast, and which of its grants that is.
"""


def granting(game: Game, card: int, permission: Permission | None) -> Granting | None:
    """Return what granted a card the ability by which it is about to be cast, if an effect did."""
    by = permission.by if permission is not None else None
    if by is None or by.grant is None or by.effect or by.source.id != card:
        return None
    view = game.see(card)
    effects: list[ContinuousEffect] = game.rules.ask.continuous_effects(game)
    for effect in effects:
        if effect.by.owner == by.grant.by:
            parts = tuple(_reaching(game, effect, view))
            granted = [one.ability for one in _granted(view, by.grant)]
            return effect.replace(parts=parts), granted.index(by.ability)
    return None


def _reaching(game: Game, effect: ContinuousEffect, view: View) -> Iterable[Part]:
    """Yield the parts of an effect that add or take away abilities of an object."""
    for part in effect.parts:
        reaches = view.zone in part.zones and part.affects.matches(game, effect.by, view)
        if reaches and part.layer.aspect == "ability":
            yield part


def _granted(view: View, grant: Grant) -> list[Instance]:
    """Return the abilities that an object has by one effect, from one donor."""
    return [
        one
        for one in instances(view)
        if one.grant is not None and (one.grant.by, one.grant.donor) == (grant.by, grant.donor)
    ]


def with_what_granted_it(
    game: Game, spell: int, permission: Permission | None, was: Granting | None
) -> Permission | None:
    """Let what granted the card its ability go on for the spell, and ask that ability anew.

    What the ability comes to may depend on the object that has it (702.1b): a half of a split card
    has another mana cost than the card.
    """
    if was is None or permission is None or permission.by is None or permission.by.grant is None:
        return permission
    effect, number = was
    parts = tuple(Part(p.layer, Among((spell,)), p.change, (Zone.STACK,)) for p in effect.parts)
    begun = begin_effect(game, effect.by, Lasting(parts), Duration.END_OF_TURN)
    same_age = game.state.effects[begun].replace(timestamp=effect.by.timestamp)
    game.state.change_effect(same_age)
    game.follow()
    granted = _granted(game.see(spell), permission.by.grant.replace(by=begun))
    if number >= len(granted):  # the spell can't have it, and is cast as the card let it be
        return permission
    return _asked_anew(game, granted[number]) or permission


def _asked_anew(game: Game, by: Instance) -> Permission | None:
    """Ask one ability for its permission."""
    listeners = tuple(
        (one.call, by)
        for one in game.rules.catalog.implementations(getattr(by.ability, "behaviour", by.ability))
        if one.hook == "permits"
    )
    answers: list[Permission] = ask_only(game, listeners, ("permits", None), by.controller)
    return next((answer for answer in answers if answer.by == by), None)
