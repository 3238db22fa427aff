"""Which spells may be cast and which abilities activated now (601.3, 602.5, 117.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardwright_core._records import Record, record
from cardwright_core.beginning import MeansToPay, may_begin_to_activate, may_begin_to_cast
from cardwright_core.casting import Cast, proposed_spell, turned_up
from cardwright_core.layers import view_in_library
from cardwright_core.objects import View
from cardwright_core.permission import Permission
from cardwright_core.production import components_payable
from cardwright_core.specs import hookimpl, hookspec, idle_unless
from cardwright_core.zones import Zone
from cardwright_rules.card_types import CARD_TYPES
from cardwright_rules.prospects import (
    castable_sets,
    in_time,
    is_castable,
    is_instant,
    may_do_something,
    prospects,
)
from cardwright_rules.timing import sorcery_timing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.actions import Action
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.proposal import Way
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.prospects import Prospects

__all__ = ["Flash", "SpellSpecs", "could_begin_to_cast", "spells"]


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
    @idle_unless(may_do_something)
    def legal_actions(self, game: Game, player: PlayerId) -> list[Action]:
        """117.1a, 117.1b"""
        if game.state.dirty:  # nobody asks so in the flow of a game
            game.follow()
        now, means = prospects(game, player), MeansToPay(game, player)
        found = _castable(game, means, now)
        found += _activatable(game, means, now)
        if "permits" in now.hooks:
            found += _as_permitted(game, means, _timing(game, player, now))
        return found


def _timing(game: Game, player: PlayerId, now: Prospects) -> _Timing:
    heard = "as_though_flash" in now.hooks
    flashes = tuple(game.rules.ask.as_though_flash(game, player)) if heard else ()
    return _Timing(flashes, at_sorcery_timing=now.at_sorcery_timing)


def _castable(game: Game, means: MeansToPay, now: Prospects) -> list[Action]:
    """Return the ways to cast cards of the hand; it is asked once for a price if there is mana."""
    player = means.player
    found: list[Action] = []
    timing = _timing(game, player, now) if now.more else None
    if timing is not None and timing.flashes:
        cards = in_time(game, player, at_sorcery_timing=True)
        return [one for item in cards for one in _faces(game, means, game.see(item), None, timing)]
    for wanted, castable in now.plain:
        enough = means.is_enough(wanted) if wanted else True
        if enough is None:
            found += [one.cast for one in castable if means.planned(*one.plain)]
        elif enough:
            found += [one.cast for one in castable]
    if timing is not None:
        for item in now.cards:
            found += _faces(game, means, game.see(item), None, timing)
    return found


def could_begin_to_cast(game: Game, player: PlayerId, view: View) -> bool:
    """Whether it is the time for a player to cast a card, and nothing prohibits it (702.62c).

    What it costs and what it would target does not matter.
    """
    if game.rules.ask.prohibits(game, proposed_spell(game, player, view.id)):
        return False
    if sorcery_timing(game, player) or is_instant(view.characteristics):
        return True
    flashes: list[Flash] = game.rules.ask.as_though_flash(game, player)
    return any(flash.what.matches(game, flash.by, view) for flash in flashes)


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
    faces = enumerate(castable_sets(values)) if permission is None else permission.allowed(values)
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
    if not is_castable(shown):
        return
    any_time = permission is not None and permission.any_time
    if timing.at_sorcery_timing or any_time or is_instant(shown):
        yield permission
        return
    for flash in timing.flashes:
        base = permission or Permission((item,), flash.by)
        yield base.replace(any_time=True, sets=(*base.sets, (flash.what, flash.by)))


def _activatable(game: Game, means: MeansToPay, now: Prospects) -> list[Action]:
    """Return what can be activated now.

    Where something has a say in costs, what is paid may not be what an ability says.
    """
    status = game.state.status
    found: list[Action] = [
        action
        for action, there in zip(now.taps, map(status.get, now.sources), strict=True)
        if there is None or not there.tapped
    ]
    for one in now.others:
        if now.unquestioned:
            there = status.get(one.item) if one.taps else None
            if (there and there.tapped) or not components_payable(game, one.instance):
                continue
        if (one.free and now.unquestioned) or may_begin_to_activate(game, one.instance, means):
            found.append(one.activate)
    return found


spells = Spells()
