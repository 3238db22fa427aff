"""Grants: abilities that effects give, each with an identity that lasts while it is there (613.1f).

A grant is told by the object that gained, the effect, the donor and the ability. It gets a number
when it begins and keeps it while nothing takes it away; once it was lost, for however short a time,
a later one has another number. Limits of use and links hang on it (602.5c, 607.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import Ability, Grant, StaticAbility

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.objects import View
    from cardwright_core.state import State

__all__ = ["GrantKey", "all_granted", "follow_grants", "granted"]

GrantKey = tuple[int, int, int, Ability]
"""The effect's owner, the donor, the place among equal ones, and the ability as it is printed."""


def granted(  # noqa: PLR0913, PLR0917 - what tells a grant
    state: State, by: Instance, view: View, ability: Ability, donor: int = 0, place: int = 0
) -> Ability:
    """Return an ability as the effect of `by` gives it to an object, from `donor` if not by.

    `place` counts the equal abilities that the same effect gives from the same donor before it.
    """
    source = donor or by.source.id
    number = 0
    if _has_history(ability):
        known = state.grants.get(view.id, {})
        number = known.get((by.owner, source, place, _printed(ability)), state.grants_made)
    return ability.replace(grant=Grant(by.owner, source, number, by.timestamp, place))


def all_granted(
    state: State, by: Instance, view: View, gained: Iterable[tuple[Ability, int]]
) -> tuple[Ability, ...]:
    """Return abilities, each with its donor, as the effect of `by` gives them to an object."""
    seen: dict[tuple[Ability, int], int] = {}
    found: list[Ability] = []
    for ability, donor in gained:
        key = (_printed(ability), donor)
        place = seen[key] = seen.get(key, -1) + 1
        found.append(granted(state, by, view, ability, donor, place))
    return tuple(found)


def follow_grants(state: State, views: Iterable[View], *, all_objects: bool = True) -> None:
    """Keep the numbers of grants that are still there, forget the others, number the new ones."""
    live = {} if all_objects else dict(state.grants)
    for view in views:
        mine = _grants_of(view)
        if mine:
            live[view.id] = mine
        else:
            live.pop(view.id, None)
    if live != state.grants:
        state.grants = live
        state.grants_made += 1


def _grants_of(view: View) -> dict[GrantKey, int]:
    return {
        (grant.by, grant.donor, grant.place, _printed(ability)): grant.epoch
        for ability in view.characteristics.abilities
        if (grant := ability.grant) is not None and _has_history(ability)
    }


def _printed(ability: Ability) -> Ability:
    return ability if ability.grant is None else ability.replace(grant=None)


def _has_history(ability: Ability) -> bool:
    """Whether it can matter that an ability was there before: not for a keyword that is static."""
    return not (ability.keyword and isinstance(ability, StaticAbility))
