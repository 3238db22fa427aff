"""Limits of use: what was used or cast this turn, and how often (602.5b, 603.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import ActivatedAbility

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.zones import PlayerId

__all__ = [
    "mana_spent",
    "may_activate",
    "note_cast",
    "note_mana_spent",
    "note_use",
    "spells_cast",
    "spells_cast_before",
    "spent_on_spells",
    "uses",
]

_SLICE = "uses this turn"

_Use = tuple[int, "Ability", int, int]
"""The object, the ability with the grant that it hangs on (602.5c), its place among equal ones of
the object, which are limited each for itself (113.2c), and the turn."""


def uses(game: Game, instance: Instance) -> int:
    """Return how often the ability of that object was used this turn."""
    counted: tuple[_Use, ...] = game.state.slices.get(_SLICE, ())
    return counted.count(_use(game, instance))


def may_activate(game: Game, instance: Instance) -> bool:
    """Whether limits of use and conditions let the ability be activated now (602.5b)."""
    ability = instance.ability
    assert isinstance(ability, ActivatedAbility)  # noqa: S101 - nothing else is activated
    if ability.only_if is not None and not ability.only_if.holds(game, instance, None):
        return False
    return not ability.each_turn or uses(game, instance) < ability.each_turn


def note_use(game: Game, instance: Instance) -> None:
    """Count a use, if there is a limit to count for; what was counted in earlier turns goes."""
    if getattr(instance.ability, "each_turn", 0):
        counted: tuple[_Use, ...] = game.state.slices.get(_SLICE, ())
        turn = game.state.cursor.turn
        current = tuple(use for use in counted if use[-1] == turn)
        game.state.slices[_SLICE] = (*current, _use(game, instance))


def _use(game: Game, instance: Instance) -> _Use:
    item, ability = instance.source.id, instance.ability
    there = game.state.objects.get(item)
    others = game.see(item).characteristics.abilities[: instance.number] if there else ()
    return (item, ability, others.count(ability), game.state.cursor.turn)


_CAST = "spells cast this turn"


def note_cast(game: Game, player: PlayerId, spell: int, spent: int) -> None:
    """Count a spell that became cast, and the mana for it (601.2i)."""
    turn = game.state.cursor.turn
    game.state.slices[_CAST] = (turn, (*_cast_this_turn(game), (player, spell, spent)))


_MANA = "mana spent on"


def note_mana_spent(game: Game, spell: int, mana: tuple[Mana, ...]) -> None:
    """Let a spell know the types of the mana with which it is cast (400.7d)."""
    there = game.state.objects[spell]
    if mana and there.spell is not None:
        types = tuple(sorted(unit.type for unit in mana))
        noted = there.spell.replace(captured=(*there.spell.captured, (_MANA, (spell, types))))
        game.state.put(there.replace(spell=noted))


def mana_spent(spell: Instance | None) -> tuple[str, ...]:
    """Return the types of the mana with which a spell was cast; nobody casts a copy (707.10)."""
    if spell is None:
        return ()
    noted: tuple[int, tuple[str, ...]] = dict(spell.captured).get(_MANA, (0, ()))  # type: ignore[assignment]  # written above
    return noted[1] if noted[0] == spell.source.id else ()


def spells_cast(game: Game, player: PlayerId) -> tuple[int, ...]:
    """Return the spells that a player has cast this turn, in order."""
    return tuple(spell for caster, spell, _ in _cast_this_turn(game) if caster == player)


def spent_on_spells(game: Game, player: PlayerId) -> int:
    """Return how much mana a player has spent this turn to cast spells (700.14)."""
    return sum(spent for caster, _, spent in _cast_this_turn(game) if caster == player)


def spells_cast_before(game: Game, spell: int) -> int:
    """Return how many spells anybody has cast this turn before that one; none if it was not."""
    cast = [other for _, other, _ in _cast_this_turn(game)]
    return cast.index(spell) if spell in cast else 0


def _cast_this_turn(game: Game) -> tuple[tuple[PlayerId, int, int], ...]:
    turn, cast = game.state.slices.get(_CAST, (0, ()))
    return cast if turn == game.state.cursor.turn else ()
