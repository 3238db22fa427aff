"""What is open to a player at a time, as objects stand: known until one of them changes (117.1).

What can change while they stand so is looked at each time: mana, and what is tapped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardwright_core.abilities import ActivatedAbility, StaticAbility
from cardwright_core.beginning import plain_proposal
from cardwright_core.casting import Activate, Cast
from cardwright_core.production import components_payable
from cardwright_core.proposal import Proposal, is_free
from cardwright_core.standing import INDEX, depends_on
from cardwright_core.zones import Zone
from cardwright_rules.tapping import TapSymbol, turns_at_once
from cardwright_rules.timing import MAIN_PHASES, sorcery_timing

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright_core.abilities import Instance
    from cardwright_core.beginning import Plain
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.index import Listener, Shape
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = [
    "Activated",
    "Castable",
    "Prospects",
    "castable_sets",
    "in_time",
    "is_castable",
    "is_instant",
    "may_do_something",
    "prospects",
]


class Castable(NamedTuple):
    """A card that only mana stands in the way of casting, and the one way to cast it."""

    plain: Plain
    cast: Cast


class Activated(NamedTuple):
    """An ability, and the way to activate it.

    If it is `free`, only its components can stand in the way, each by itself; if it just `taps`,
    it has no other than the tap symbol.
    """

    instance: Instance
    item: int
    as_a_sorcery: bool
    free: bool
    taps: bool
    activate: Activate


class Prospects(NamedTuple):
    """What a player could do at a time, if there is mana for it and sources are untapped.

    `plain` is what only mana stands in the way of casting, by the mana that is wanted; `cards` in
    the hand have to be looked at more closely. `taps` can be activated while the objects at the
    same place among the `sources` are untapped; of `others` more has to be asked. Something may
    have to be asked for by `hooks`. There is `more` where something may be open without mana or
    such an ability.
    """

    at_sorcery_timing: bool
    plain: tuple[tuple[tuple[str, ...], tuple[Castable, ...]], ...]
    cards: tuple[int, ...]
    sources: tuple[int, ...]
    taps: tuple[Activate, ...]
    others: tuple[Activated, ...]
    hooks: frozenset[str]
    unquestioned: bool
    more: bool


def may_do_something(game: Game, player: PlayerId) -> bool:
    """Whether anything may be open to a player now: without mana or a source, only `more` is."""
    now, state = prospects(game, player), game.state
    if now.more or (now.plain and state.players[player].pool):
        return True
    status = state.status
    for there in map(status.get, now.sources):
        if there is None or not there.tapped:
            return True
    for one in now.others:
        if not now.unquestioned:
            return True
        there = status.get(one.item) if one.taps else None
        if (there is None or not there.tapped) and components_payable(game, one.instance):
            return True
    return False


def prospects(game: Game, player: PlayerId) -> Prospects:
    """Return what is open to a player at this time."""
    state = game.state
    timely = state.cursor.step.name in MAIN_PHASES and sorcery_timing(game, player)
    standing, edition = state.standing, game.rules.plugins.edition
    at_this_time = _at_the_time_of_a_sorcery if timely else _at_another_time
    found: Prospects | None = standing.known.get((at_this_time, player, edition))
    return found or standing.once(at_this_time, game, player, edition)


def _prospects(
    game: Game, player: PlayerId, edition: int, hand_then: Callable[[Game, PlayerId], _Hand]
) -> Prospects:
    standing, index = game.state.standing, game.state.index
    hooks = standing.told(_heard, game, index.shape, edition)
    at_sorcery_timing = hand_then is _hand_at_sorcery_timing
    unquestioned = _SAY.isdisjoint(hooks)
    if unquestioned and "ways_to_cast" not in hooks:
        hand = standing.once(hand_then, game, player)
    else:
        hand = _Hand((), in_time(game, player, at_sorcery_timing=at_sorcery_timing))
    turning = standing.permanents(turns_at_once, game) if unquestioned else ()
    listening = (index.get(("activated", None)), turning)
    at_each_time = standing.follows(_sorted, game, listening, "").get(player, _NOTHING)
    if at_sorcery_timing:
        hooks -= {"as_though_flash"}
    more = bool(hooks or hand.cards or hand.gratis)
    return Prospects(
        at_sorcery_timing,
        hand.plain,
        hand.cards,
        *at_each_time[at_sorcery_timing],
        hooks,
        unquestioned,
        more,
    )


_SAY = frozenset({"prohibits", "cost_options", "cost_changes", "payment_options"})
_HOOKS = _SAY - {"prohibits"} | {"ways_to_cast", "permits", "as_though_flash"}


def _heard(game: Game, shape: Shape) -> frozenset[str]:
    """Return which of the hooks that matter somebody answers; ``prohibits`` of proposals only."""
    implemented = game.rules.implemented
    heard = (_HOOKS & shape.hooks) | {one for one in _HOOKS if implemented[one].some}
    if implemented["prohibits"].some or shape.about("prohibits", Proposal):
        heard |= {"prohibits"}
    return heard


def in_time(game: Game, player: PlayerId, *, at_sorcery_timing: bool) -> tuple[int, ...]:
    """Return the cards in a player's hand that could be cast at this time."""
    timely = _at_sorcery_timing if at_sorcery_timing else _at_any_time
    those = game.state.standing.those(timely, game)
    return tuple([item for item in those if game.state.objects[item].owner == player])


class _Hand(NamedTuple):
    """What only mana stands in the way of, by the mana that it wants, and the other cards.

    With `gratis`, some of it wants no mana.
    """

    plain: tuple[tuple[tuple[str, ...], tuple[Castable, ...]], ...]
    cards: tuple[int, ...]
    gratis: bool = False


def _hand(game: Game, player: PlayerId, cards: tuple[int, ...]) -> _Hand:
    """Return what a player could cast from the hand, where nothing has a say in costs."""
    told = game.state.standing.told
    priced: dict[tuple[str, ...], list[Castable]] = {}
    others: list[int] = []
    for item in game.state.zone(Zone.HAND, player):
        if item in cards:
            one = told(_castable_by_owner, game, game.see(item), item)
            if one is None:
                others.append(item)
            else:
                priced.setdefault(one.plain.wanted, []).append(one)
    plain = tuple([(wanted, tuple(some)) for wanted, some in priced.items()])
    return _Hand(plain, tuple(others), () in priced)


def _castable_by_owner(game: Game, view: View) -> Castable | None:
    plain = plain_proposal(game, view)
    return None if plain is None else Castable(plain, Cast(view.owner, view.id, view.name))


def _at_sorcery_timing(view: View) -> bool:
    """Whether it is a card in a hand that can be cast at the time of a sorcery at least."""
    return view.object.zone is Zone.HAND and (
        any(map(is_castable, castable_sets(view.characteristics)))
        or _has_ways(view.characteristics)
    )


def _has_ways(values: Characteristics) -> bool:
    """Whether an ability lets it be cast as something else: a land with morph (305.9)."""
    return any(
        isinstance(ability, StaticAbility) and hasattr(ability.behaviour, "ways_to_cast")
        for ability in values.abilities
    )


def _at_any_time(view: View) -> bool:
    """Whether it is a card in a hand that can be cast at any time."""
    return view.object.zone is Zone.HAND and any(
        map(is_instant, castable_sets(view.characteristics))
    )


@depends_on(_at_sorcery_timing)
def _hand_at_sorcery_timing(game: Game, player: PlayerId) -> _Hand:
    return _hand(game, player, game.state.standing.those(_at_sorcery_timing, game))


@depends_on(_at_any_time)
def _hand_at_any_time(game: Game, player: PlayerId) -> _Hand:
    return _hand(game, player, game.state.standing.those(_at_any_time, game))


@depends_on(INDEX, _at_sorcery_timing, turns_at_once)
def _at_the_time_of_a_sorcery(game: Game, player: PlayerId, edition: int) -> Prospects:
    return _prospects(game, player, edition, _hand_at_sorcery_timing)


@depends_on(INDEX, _at_any_time, turns_at_once)
def _at_another_time(game: Game, player: PlayerId, edition: int) -> Prospects:
    return _prospects(game, player, edition, _hand_at_any_time)


def is_castable(values: Characteristics) -> bool:
    """Whether it is no land: that is not cast (305.9)."""
    return "Land" not in values.types


def is_instant(values: Characteristics) -> bool:
    """Whether it can be cast at any time."""
    return is_castable(values) and ("Instant" in values.types or values.has("flash"))


def castable_sets(values: Characteristics) -> tuple[Characteristics, ...]:
    """Return the sets of characteristics as which a card could be cast."""
    return values.castable if values.faces else (values,)


_Sources = tuple[tuple[int, ...], tuple["Activate", ...], tuple[Activated, ...]]
_NOTHING: tuple[_Sources, _Sources] = (((), (), ()), ((), (), ()))


def _sorted(
    game: Game, listeners: tuple[Listener, ...], turning: tuple[int, ...]
) -> dict[PlayerId, tuple[_Sources, _Sources]]:
    """Return what each player could activate while its source is untapped, and all else.

    First comes what goes at any time, then what goes when a sorcery could be cast (602.5d).
    `turning` are the objects that may tap whenever they came.
    """
    told = game.state.standing.told
    found: dict[PlayerId, list[Activated]] = {}
    for _, instance in listeners:
        one = told(_one, game, instance, (instance.source.id, instance.number))
        found.setdefault(instance.controller, []).append(one)
    at_once = frozenset(turning)
    sorted_by_player = {}
    for player, some in found.items():
        sources = at_any_time = _sources(some, at_once)
        if any(one.as_a_sorcery for one in some):
            at_any_time = _sources([one for one in some if not one.as_a_sorcery], at_once)
        sorted_by_player[player] = (at_any_time, sources)
    return sorted_by_player


def _sources(some: list[Activated], at_once: frozenset[int]) -> _Sources:
    taps = [one for one in some if one.taps and one.item in at_once]
    return (
        tuple([one.item for one in taps]),
        tuple([one.activate for one in taps]),
        tuple([one for one in some if not (one.taps and one.item in at_once)]),
    )


def _one(game: Game, one: Instance) -> Activated:
    del game
    ability = one.ability
    assert isinstance(ability, ActivatedAbility)  # noqa: S101 - nothing else is activated
    action = Activate(one.controller, one.source.id, one.number, one.source.name)
    parts = ability.cost.components
    compete = len(parts) > 1 and any(part.takes_some for part in parts)
    free = is_free(ability) and not compete
    taps = free and bool(parts) and all(type(part) is TapSymbol for part in parts)
    return Activated(one, one.source.id, ability.as_a_sorcery, free, taps, action)
