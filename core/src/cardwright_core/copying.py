"""Copies of spells, abilities and cards (707.10, 707.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.division import with_new_targets
from cardwright_core.faces import Form
from cardwright_core.layers import copiable_values
from cardwright_core.objects import GameObject
from cardwright_core.retargeting import chosen_anew
from cardwright_core.targeting import report_targets
from cardwright_core.zone_changes import printed_on
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.terms import Target
    from cardwright_core.zones import PlayerId

__all__ = ["copied_with_sides", "copy_card", "copy_on_stack", "sides"]


def sides(game: Game, item: GameObject) -> Characteristics | None:
    """Return all sets of characteristics of what has two sides; ``None`` for what has one (712.9).

    What is merged of several is no double-faced object, nor is what is face down (730.2i, 712.15a).
    """
    form = item.form
    if form is not None and (form.under or form.down is not None):
        return None
    if not item.card:
        whole = form.whole if form is not None else None
        return whole if whole is not None and whole.layout and whole.layout.two_sided else None
    printed = printed_on(game, item.card)
    return printed if printed.layout is not None and printed.layout.two_sided else None


def copied_with_sides(game: Game, item: int) -> tuple[Characteristics, Form | None]:
    """Return the values of a token or spell that is a copy of an object, and its form (707.8a).

    A copy of what has two sides has them too, with the same one up (707.10g); another copy effect
    on the object counts for both.
    """
    state = game.state
    there = state.objects.get(item) or state.last_known[item].object
    values, whole = copiable_values(game, item), sides(game, there)
    if whole is None:
        return values, None
    face = there.form.face if there.form is not None else 0
    if values != whole.sets[face].for_copies:
        whole = values.replace(faces=(values,) * len(whole.faces), layout=whole.layout)
    return whole.sets[face], Form(face, whole)


def copy_card(game: Game, item: int, controller: PlayerId) -> int:
    """Create a copy of a card in the zone that the card is in (707.12); return its id.

    If it is not cast it ceases to exist the next time state-based actions are performed (704.5e).
    """
    state = game.state
    there = state.objects.get(item) or state.last_known[item].object
    return _made(game, copied_with_sides(game, item), controller, there.zone)


def copy_on_stack(  # noqa: PLR0913 - what is different about the copy, by name
    game: Game,
    item: int,
    controller: PlayerId,
    *,
    new_targets: bool = False,
    targets: tuple[tuple[Target, ...], ...] | None = None,
    values: Characteristics | None = None,
) -> int:
    """Copy a spell or ability on the stack with all choices made for it (707.10); return its id.

    It is not cast or activated. With `new_targets` its controller may choose others (707.10c);
    `targets` are those that an effect gives it (707.10e), `values` those that it has with an
    exception (707.9). One that has left the stack is copied as it last existed there (608.2h).
    """
    instance = game.see(item).object.spell
    assert instance is not None  # noqa: S101 - everything on the stack was put there with one
    copied = instance.replace(controller=controller)
    if new_targets:
        copied = with_new_targets(copied, chosen_anew(game, copied, controller))
    elif targets is not None:
        copied = with_new_targets(copied, targets)
    made = (values, None) if values is not None else copied_with_sides(game, item)
    new = _made(game, made, controller, Zone.STACK)
    if copied.source.id == item:  # a spell is its own source, and its copy was cast from nowhere
        copied = copied.replace(source=copied.source.replace(id=new), zone=Zone.STACK)
    game.state.put(game.state.objects[new].replace(spell=copied))
    report_targets(game, new, copied)
    return new


def _made(
    game: Game, copied: tuple[Characteristics, Form | None], controller: PlayerId, zone: Zone
) -> int:
    """Put an object that is no card into a zone; return its id."""
    (values, form), state = copied, game.state
    new, now = state.new_id(), state.new_timestamp()
    state.add(GameObject(new, 0, controller, controller, zone, values, now, form=form))
    return new
