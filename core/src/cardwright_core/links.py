"""Links between abilities: what one of them exiled, chose or noted, the other refers to (607).

A link is told by the object, the card that the pair is printed on, a name, and the grant if the
pair was gained: so a granted pair is linked to itself only, and its link ends with the grant
(607.5). An ability on the stack carries its link with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.abilities import Grant, Instance
    from cardwright_core.game import Game

__all__ = ["LinkId", "link_of", "linked", "linked_cards", "remember"]

LinkId = tuple[int, str, str, "Grant | None"]
"""The object, the card that the abilities are printed on, the name of the link, the grant."""


def link_of(by: Instance, name: str, item: int = 0) -> LinkId:
    """Return the link of that name of an ability; of the same pair on another object, if named."""
    grant = None if by.grant is not None and by.grant.within else by.grant
    return (item or by.source.id, by.ability.printed_on, name, grant)


def remember(game: Game, by: Instance, name: str, value: Hashable) -> None:
    """Add what an ability affected or chose; instances of one ability share the link (607.3)."""
    link = link_of(by, name)
    links = game.state.links
    links[link] = (*links.get(link, ()), value)
    game.state.dirty += (by.source.id,)  # a static ability may refer to it (607.2a)


def linked(game: Game, by: Instance, name: str) -> tuple[Hashable, ...]:
    """Return all that was remembered under the link; none means undefined (607.5a).

    For a permanent, what its spell remembered counts too (607.2i, 607.2q).
    """
    links = game.state.links
    found = links.get(link_of(by, name), ())
    item = game.state.objects.get(by.source.id)
    if not found and item is not None and item.spell is not None:
        found = links.get(link_of(by, name, item.spell.source.id), ())
    return found


def linked_cards(game: Game, by: Instance, name: str, zone: Zone = Zone.EXILE) -> tuple[int, ...]:
    """Return the remembered objects that are still the same ones in `zone` (607.2a, 400.7)."""
    objects = game.state.objects
    return tuple(
        item
        for item in linked(game, by, name)
        if isinstance(item, int) and item in objects and objects[item].zone is zone
    )
