"""Grants: abilities that effects give, each with an identity that lasts while it is there (613.1f).

A grant is told by the object that gained, the effect, the donor and the ability. It gets a number
when it begins and keeps it while nothing takes it away; once it was lost, for however short a time,
a later one has another number. Limits of use and links hang on it (602.5c, 607.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import Ability, Grant

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.objects import View
    from cardwright_core.state import State

__all__ = ["GrantKey", "follow_grants", "granted"]

GrantKey = tuple[int, int, int, Ability]
"""The object that gained, the effect's owner, the donor, and the ability as it is printed."""


def granted(state: State, by: Instance, view: View, ability: Ability, donor: int = 0) -> Ability:
    """Return an ability as the effect of `by` gives it to an object, from `donor` if not by."""
    key = (view.id, by.owner, donor or by.source.id, ability)
    number = state.grants.get(key, state.grants_made)
    grant = Grant(by.owner, donor or by.source.id, number, by.timestamp)
    return ability.replace(grant=grant)


def follow_grants(state: State, views: list[View]) -> None:
    """Keep the numbers of grants that are still there, forget the others, number the new ones."""
    live: dict[GrantKey, int] = {}
    for view in views:
        for ability in view.characteristics.abilities:
            grant = ability.grant
            if grant is not None:
                key = (view.id, grant.by, grant.donor, ability.replace(grant=None))
                live[key] = grant.epoch
    if live != state.grants:
        state.grants = live
        state.grants_made += 1
