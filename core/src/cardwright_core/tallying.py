"""Counting the mana that a player could have, where counting tells all that planning would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import ActivatedAbility
from cardwright_core.production import (
    ManaProduced,
    activated_abilities,
    any_begun,
    is_mana_ability,
)
from cardwright_core.proposal import is_free, is_unquestioned

if TYPE_CHECKING:
    from cardwright_core.abilities import CostComponent, Instance
    from cardwright_core.game import Game
    from cardwright_core.index import Shape
    from cardwright_core.zones import PlayerId

__all__ = ["tally"]


def tally(game: Game, player: PlayerId) -> list[str] | None:
    """Return the type of each mana that there could be; ``None`` if there is more to know of it."""
    state, told = game.state, game.state.standing.told
    if any_begun(game) or told(_is_questioned, game, state.index.shape, game.rules.plugins.edition):
        return None
    sources = told(_certain, game, activated_abilities(game, player), player)
    pool = state.players[player].pool
    if sources is None or any(unit.restriction is not None for unit in pool):
        return None
    found = [unit.type for unit in pool]
    for components, instance, kinds in sources:
        for component in components:
            if not component.payable(game, instance):
                break
        else:
            found += kinds
    return found


_Source = tuple[tuple["CostComponent", ...], "Instance", tuple[str, ...]]
"""What an ability costs, the ability, and what it adds."""


def _certain(game: Game, abilities: tuple[Instance, ...]) -> tuple[_Source, ...] | None:
    """Return mana abilities with what each adds, if only their components stand in the way.

    There is none if one adds this or that, or if an object has several.
    """
    told = game.state.standing.told
    found: dict[int, _Source] = {}
    for instance in abilities:
        item = instance.source.id
        kinds = told(_kinds, game, instance, (item, instance.number))
        if kinds is None or (kinds and item in found):
            return None
        if kinds:
            ability: ActivatedAbility = instance.ability  # type: ignore[assignment]  # it adds mana
            found[item] = (ability.cost.components, instance, kinds)
    return tuple(found.values())


def _kinds(game: Game, instance: Instance) -> tuple[str, ...] | None:
    """Return what an ability certainly adds, if that is known; nothing if it is no mana ability."""
    del game
    ability = instance.ability
    if not isinstance(ability, ActivatedAbility) or not is_mana_ability(ability):
        return ()
    kinds: tuple[str, ...] | None = getattr(ability.effect, "always", None)
    at_any_time = not (ability.as_an_instant or ability.as_a_sorcery)
    turns = all(part.turns for part in ability.cost.components)
    once = any(part.once for part in ability.cost.components)
    plain = is_free(ability) and at_any_time and turns and once
    return kinds if plain else None


def _is_questioned(game: Game, shape: Shape) -> bool:
    """Whether anything has a say in what mana abilities add, or in what mana is spent on."""
    implemented = game.rules.implemented
    return (
        any(implemented[hook].some for hook in (*_ON_MANA, "replacements"))
        or not shape.hooks.isdisjoint(_ON_MANA)
        or not is_unquestioned(game)
        or bool(shape.about("replacements", ManaProduced))
        or bool(shape.about("trigger", ManaProduced))
    )


_ON_MANA = ("mana_production", "mana_spendable")
