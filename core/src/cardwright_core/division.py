"""What a spell or ability divides among its targets (601.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.decisions import Decision
from cardwright_core.stack import target_specs

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Target

__all__ = ["divided", "shares_of", "with_new_targets"]

_SHARES = "shares"


def divided(game: Game, instance: Instance) -> Instance:
    """Announce what each target gets of what is divided among them (601.2d)."""
    shares: list[tuple[Target, int]] = []
    for spec, group in zip(target_specs(instance), instance.targets, strict=True):
        left = spec.to_divide(game, instance)
        for place, target in enumerate(group if left else ()):
            others = len(group) - place - 1
            options = tuple(range(1, left - others + 1)) if others else (left,)
            name = target if isinstance(target, str) else game.see(target).name
            prompt = f"how much of {instance.source.name} for {name}"
            decision = Decision(
                (instance.controller,), "number", options, prompt=prompt, rule="601.2d"
            )
            shares.append((target, game.choose(decision)[0]))
            left -= shares[-1][1]
    if not shares:
        return instance
    return instance.replace(captured=(*instance.captured, (_SHARES, tuple(shares))))


def shares_of(instance: Instance) -> tuple[tuple[Target, int], ...]:
    """Return what each target gets, as it was announced."""
    found: tuple[tuple[Target, int], ...] = dict(instance.captured).get(_SHARES, ())  # type: ignore[assignment]  # written by `divided`
    return found


def with_new_targets(instance: Instance, groups: tuple[tuple[Target, ...], ...]) -> Instance:
    """Return an instance with other targets; the division stays as it was (707.10c)."""
    specs = target_specs(instance)
    targets = [t for spec, group in zip(specs, groups, strict=True) if spec.divide for t in group]
    shares = tuple(
        (target, share) for target, (_, share) in zip(targets, shares_of(instance), strict=True)
    )
    kept = tuple(one for one in instance.captured if one[0] != _SHARES)
    captured = (*kept, (_SHARES, shares)) if shares else kept
    return instance.replace(targets=groups, captured=captured)
