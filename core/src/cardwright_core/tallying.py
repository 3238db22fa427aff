"""Counting the mana that a player could have, where counting tells all that planning would."""

from __future__ import annotations

from collections import Counter
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
    from cardwright_core.zones import PlayerId

__all__ = ["tally"]


def tally(game: Game, player: PlayerId) -> Counter[str] | None:
    """Return how much mana of each type there could be; ``None`` if there is more to know of it."""
    standing, pool = game.state.standing, game.state.players[player].pool
    sources = standing.told(_certain, game, activated_abilities(game, player), player)
    if sources is None or any_begun(game) or _is_questioned(game):
        return None
    if any(unit.restriction is not None for unit in pool):
        return None
    found = Counter([unit.type for unit in pool])
    for instance, kinds in sources:
        if components_payable(game, instance):
            for kind in kinds:
                found[kind] += 1
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


def _is_questioned(game: Game) -> bool:
    """Whether anything has a say in what mana abilities add, or in what mana is spent on."""
    implemented = game.rules.ask.implemented
    some = any(implemented[hook].some for hook in (*_ON_MANA, "replacements"))
    return some or not is_unquestioned(game) or game.state.standing.once(_is_listened_to, game)


def _is_listened_to(game: Game) -> bool:
    return (
        any(hook in game.state.index.hooks for hook in _ON_MANA)
        or game.concerned("replacements", ManaProduced)
        or game.concerned("trigger", ManaProduced)
    )


_ON_MANA = ("mana_production", "mana_spendable")
