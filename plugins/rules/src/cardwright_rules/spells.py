"""Which spells may be cast and which abilities activated now (601.3, 602.5, 117.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility, StaticAbility
from cardwright_core.beginning import (
    MeansToPay,
    may_begin_to_activate,
    may_begin_to_cast,
    plain_proposal,
)
from cardwright_core.casting import Activate, Cast, proposed_spell, turned_up
from cardwright_core.layers import view_in_library
from cardwright_core.objects import View
from cardwright_core.permission import Permission
from cardwright_core.production import activated_abilities, components_payable
from cardwright_core.proposal import is_free, is_unquestioned
from cardwright_core.specs import hookimpl, hookspec, idle_unless
from cardwright_core.zones import Zone
from cardwright_rules.card_types import CARD_TYPES
from cardwright_rules.timing import sorcery_timing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.actions import Action
    from cardwright_core.beginning import Plain
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.proposal import Way
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId

__all__ = ["Flash", "SpellSpecs", "could_begin_to_cast", "spells"]


def _may_do_something(game: Game, player: PlayerId) -> bool:
    """Whether there is a card for this time, a permission, or an ability that could be paid."""
    game.follow()
    ask, state = game.rules.ask, game.state
    for hook in ("permits", "as_though_flash"):
        if ask.implemented[hook].some or hook in state.index.hooks:
            return True
    timely, known = sorcery_timing(game, player), state.standing.once
    if known(_timely, game, player, timely):
        return True
    return any(True for _ in _payable(game, player))


@record
class Flash(Record):
    """A player may cast spells of a set as though they had flash; the set is asked as `by`."""

    what: Filter
    by: Instance


class _Timing(NamedTuple):
    """Whether it is the time for a sorcery, and what else may be cast as though it had flash."""

    flashes: tuple[Flash, ...]
    at_sorcery_timing: bool


class SpellSpecs:
    """When spells may be cast."""

    @hookspec()
    def as_though_flash(self, game: Game, by: Instance, player: PlayerId) -> Flash | None:
        """Let `player` cast spells of a set as though they had flash (601.3b).

        Called: when the legal actions of a player are listed at another time than that of a
        sorcery. What the spell becomes by the choices for it has to be in the set. It goes together
        with whatever else permits to cast a card (609.4a). `by` is the instance that answers.
        Answer: a ``Flash``. Combines: each is offered. Since 0.1.

        Example::

            @hookimpl
            def as_though_flash(self, by, player):
                return Flash(SORCERY, by) if player == by.controller else None
        """


class Spells:
    """The types of cards, casting from the hand or as permitted, and activating abilities."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """601.3b"""
        rules.add_hookspecs(SpellSpecs)

    @hookimpl
    def card_types(self) -> list[str]:
        """205.2a"""
        return list(CARD_TYPES)

    @hookimpl
    @idle_unless(_may_do_something)
    def legal_actions(self, game: Game, player: PlayerId) -> list[Action]:
        """117.1a, 117.1b"""
        game.follow()
        at_sorcery_timing = sorcery_timing(game, player)
        flashes = () if at_sorcery_timing else tuple(game.rules.ask.as_though_flash(game, player))
        timing = _Timing(flashes, at_sorcery_timing=at_sorcery_timing)
        means = MeansToPay(game, player)
        return [
            *_from_hand(game, means, timing),
            *_as_permitted(game, means, timing),
            *_activatable(game, means, at_sorcery_timing=at_sorcery_timing),
        ]


def could_begin_to_cast(game: Game, player: PlayerId, view: View) -> bool:
    """Whether it is the time for a player to cast a card, and nothing prohibits it (702.62c).

    What it costs and what it would target does not matter.
    """
    if game.rules.ask.prohibits(game, proposed_spell(game, player, view.id)):
        return False
    if sorcery_timing(game, player) or _is_instant(view.characteristics):
        return True
    flashes: list[Flash] = game.rules.ask.as_though_flash(game, player)
    return any(flash.what.matches(game, flash.by, view) for flash in flashes)


def _timely(game: Game, player: PlayerId, at_sorcery_timing: bool) -> tuple[int, ...]:  # noqa: FBT001 - part of a key
    """Return the cards in a player's hand that could be cast at this time."""
    timely = _at_sorcery_timing if at_sorcery_timing else _at_any_time
    objects, those = game.state.objects, game.state.standing.those(timely, game)
    return tuple(item for item in those if objects[item].owner == player)


def _from_hand(game: Game, means: MeansToPay, timing: _Timing) -> Iterator[Cast]:
    any_card, known = timing.at_sorcery_timing or bool(timing.flashes), game.state.standing.once
    plain = {} if timing.flashes else known(_plain, game, means.player, any_card)
    if plain and not is_unquestioned(game):
        plain = {}
    for item in known(_timely, game, means.player, any_card):
        found = plain.get(item)
        if found is None:
            yield from _faces(game, means, game.see(item), None, timing)
        elif not found.plain.wanted or means.planned(*found.plain):
            yield found.cast


class _Castable(NamedTuple):
    """A card that only mana stands in the way of casting, and the one way to cast it."""

    plain: Plain
    cast: Cast


def _plain(game: Game, player: PlayerId, at_sorcery_timing: bool) -> dict[int, _Castable]:  # noqa: FBT001 - part of a key
    """Return what is castable so; nothing where anything offers ways to cast cards."""
    found: dict[int, _Castable] = {}
    if game.rules.ask.implemented["ways_to_cast"] or "ways_to_cast" in game.state.index.hooks:
        return found
    for item in _timely(game, player, at_sorcery_timing):
        one = game.state.standing.told(_castable_by_owner, game, game.see(item), item)
        if one is not None:
            found[item] = one
    return found


def _castable_by_owner(game: Game, view: View) -> _Castable | None:
    plain = plain_proposal(game, view)
    return None if plain is None else _Castable(plain, Cast(view.owner, view.id, view.name))


def _at_sorcery_timing(view: View) -> bool:
    """Whether it is a card in a hand that can be cast at the time of a sorcery at least."""
    return view.zone is Zone.HAND and (
        any(map(_is_castable, _castable(view.characteristics))) or _has_ways(view.characteristics)
    )


def _has_ways(values: Characteristics) -> bool:
    """Whether an ability lets it be cast as something else: a land with morph (305.9)."""
    return any(
        isinstance(ability, StaticAbility) and hasattr(ability.behaviour, "ways_to_cast")
        for ability in values.abilities
    )


def _at_any_time(view: View) -> bool:
    """Whether it is a card in a hand that can be cast at any time."""
    return view.zone is Zone.HAND and any(map(_is_instant, _castable(view.characteristics)))


def _is_castable(values: Characteristics) -> bool:
    """Whether it is no land: that is not cast (305.9)."""
    return "Land" not in values.types


def _is_instant(values: Characteristics) -> bool:
    return _is_castable(values) and ("Instant" in values.types or values.has("flash"))


def _castable(values: Characteristics) -> tuple[Characteristics, ...]:
    return values.castable if values.faces else (values,)


def _as_permitted(game: Game, means: MeansToPay, timing: _Timing) -> Iterator[Cast]:
    permissions: list[Permission] = game.rules.ask.permits(game, means.player)
    for permission in permissions:
        for item in permission.objects:
            yield from _faces(game, means, _turned_up(game.see(item)), permission, timing)
        for card in permission.cards:
            view = view_in_library(game, card)
            yield from _faces(game, means, view, permission, timing, card)


def _turned_up(view: View) -> View:
    """Return a card that was exiled face down as it is turned up to be played (406.3a)."""
    there = turned_up(view.object)
    return view if there is view.object else View(there, there.copiable, view.controller)


def _faces(  # noqa: PLR0913, PLR0917 - what is cast, by whom, and when
    game: Game,
    means: MeansToPay,
    view: View,
    permission: Permission | None,
    timing: _Timing,
    card: int = 0,
) -> Iterator[Cast]:
    """Yield the ways to cast a card now: most cards have only one face (709.3a, 715.3a)."""
    item, values = 0 if card else view.id, view.characteristics
    faces = enumerate(_castable(values)) if permission is None else permission.allowed(values)
    for face, shown in faces:
        for allowed in _in_time(item, shown, permission, timing):
            if may_begin_to_cast(game, item, allowed, means, face, card=card):
                yield Cast(means.player, item, shown.name, allowed, face, card=card)
    ways = _ways(game, view)
    instead = permission is not None and permission.instead is not None
    for way in dict.fromkeys(ways):
        if instead and way.cost is not None:  # one alternative cost (118.9a)
            continue
        for allowed in _in_time(item, way.shown(values), permission, timing):
            if may_begin_to_cast(game, item, allowed, means, way=way, card=card):
                yield Cast(means.player, item, values.name, allowed, way=way, card=card)


def _ways(game: Game, view: View) -> list[Way]:
    """Return the other ways to cast a card; one in a library is asked as though in a hand."""
    ask, state = game.rules.ask, game.state
    if view.zone is not Zone.LIBRARY:
        ways: list[Way] = ask.ways_to_cast(game, view)
        return ways
    game.state = state.fork()
    try:
        game.state.next_id = view.id + 1
        game.state.put(view.object.replace(zone=Zone.HAND))
        game.follow()
        return list(ask.ways_to_cast(game, game.see(view.id)))
    finally:
        game.state = state


def _in_time(
    item: int, shown: Characteristics, permission: Permission | None, timing: _Timing
) -> Iterator[Permission | None]:
    """Yield the permissions with which it is the time to cast what is `shown` (601.3b, 609.4a)."""
    if not _is_castable(shown):
        return
    any_time = permission is not None and permission.any_time
    if timing.at_sorcery_timing or any_time or _is_instant(shown):
        yield permission
        return
    for flash in timing.flashes:
        base = permission or Permission((item,), flash.by)
        yield base.replace(any_time=True, sets=(*base.sets, (flash.what, flash.by)))


def _activatable(game: Game, means: MeansToPay, *, at_sorcery_timing: bool) -> Iterator[Activate]:
    unquestioned = is_unquestioned(game)
    for one in _payable(game, means.player):
        if (at_sorcery_timing or not one.as_a_sorcery) and (
            (one.free and unquestioned) or may_begin_to_activate(game, one.instance, means)
        ):
            yield one.activate


class _Activated(NamedTuple):
    """An ability, and the way to activate it.

    It may be `free`: only its components can stand in the way; it may tap its source as a cost.
    """

    instance: Instance
    as_a_sorcery: bool
    free: bool
    taps: bool
    activate: Activate


def _payable(game: Game, player: PlayerId) -> Iterator[_Activated]:
    """Yield the abilities of which all that is not mana could be paid (118.3).

    Where something has a say in costs, what is paid may not be what an ability says.
    """
    status, unquestioned = game.state.status, is_unquestioned(game)
    for one in game.state.standing.once(_abilities, game, player):
        if unquestioned:
            if one.taps and (source := status.get(one.instance.source.id)) and source.tapped:
                continue  # most often so, and soon seen (107.5)
            if not components_payable(game, one.instance):
                continue
        yield one


def _abilities(game: Game, player: PlayerId) -> tuple[_Activated, ...]:
    return game.state.standing.told(_all, game, activated_abilities(game, player), player)


def _all(game: Game, instances: tuple[Instance, ...]) -> tuple[_Activated, ...]:
    told = game.state.standing.told
    return tuple(told(_one, game, one, (one.source.id, one.number)) for one in instances)


def _one(game: Game, one: Instance) -> _Activated:
    del game
    ability = one.ability
    assert isinstance(ability, ActivatedAbility)  # noqa: S101 - nothing else is activated
    action = Activate(one.controller, one.source.id, one.number, one.source.name)
    taps = any(part.taps for part in ability.cost.components)
    return _Activated(one, ability.as_a_sorcery, is_free(ability), taps, action)


spells = Spells()
