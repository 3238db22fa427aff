"""Counting the mana that a player could have, where counting tells all that planning would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import ActivatedAbility
from cardwright_core.production import (
    ManaProduced,
    activated_abilities,
    any_begun,
    components_payable,
    is_mana_ability,
)
from cardwright_core.proposal import is_free, is_unquestioned

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.index import Shape
    from cardwright_core.zones import PlayerId

__all__ = ["tally"]


def tally(game: Game, player: PlayerId) -> list[str] | None:
    """Return the type of each mana that there could be; ``None`` if there is more to know of it."""
    state, told = game.state, game.state.standing.told
    if any_begun(game) or told(_is_questioned, game, state.index.shape, game.rules.ask.edition):
        return None
    sources = told(_certain, game, activated_abilities(game, player), player)
    pool = state.players[player].pool
    if sources is None or any(unit.restriction is not None for unit in pool):
        return None
    found = [unit.type for unit in pool]
    for instance, kinds in sources:
        if components_payable(game, instance):
            found += kinds
    return found


def _certain(
    game: Game, abilities: tuple[Instance, ...]
) -> tuple[tuple[Instance, tuple[str, ...]], ...] | None:
    """Return mana abilities with what each adds, if only their components stand in the way.

    There is none if one adds this or that, or if an object has several.
    """
    del game
    found: dict[int, tuple[Instance, tuple[str, ...]]] = {}
    for instance in abilities:
        ability = instance.ability
        if isinstance(ability, ActivatedAbility) and is_mana_ability(ability):
            kinds = getattr(ability.effect, "always", None)
            at_any_time = not (ability.as_an_instant or ability.as_a_sorcery)
            turns = all(part.turns for part in ability.cost.components)
            once = any(part.once for part in ability.cost.components)
            plain = is_free(ability) and at_any_time and turns and once
            if kinds is None or not plain or instance.source.id in found:
                return None
            found[instance.source.id] = (instance, kinds)
    return tuple(found.values())


def _is_questioned(game: Game, shape: Shape) -> bool:
    """Whether anything has a say in what mana abilities add, or in what mana is spent on."""
    implemented = game.rules.ask.implemented
    return (
        any(implemented[hook].some for hook in (*_ON_MANA, "replacements"))
        or not shape.hooks.isdisjoint(_ON_MANA)
        or not is_unquestioned(game)
        or bool(shape.about("replacements", ManaProduced))
        or bool(shape.about("trigger", ManaProduced))
    )


_ON_MANA = ("mana_production", "mana_spendable")
