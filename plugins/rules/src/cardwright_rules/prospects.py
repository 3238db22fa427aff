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
from cardwright_core.zones import Zone
from cardwright_rules.tapping import TapSymbol, turns_at_once
from cardwright_rules.timing import MAIN_PHASES, sorcery_timing

if TYPE_CHECKING:
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

    If it is `free`, only its components can stand in the way; if it just `taps`, it has no other
    than the tap symbol.
    """

    instance: Instance
    as_a_sorcery: bool
    free: bool
    taps: bool
    activate: Activate


class Prospects(NamedTuple):
    """What a player could do at a time, if there is mana for it and sources are untapped.

    `plain` is what only mana stands in the way of casting, by the mana that is wanted; `cards` in
    the hand have to be looked at more closely. `taps` can be activated while the object named with
    it is untapped; of `others` more has to be asked. Something may have to be asked for by `hooks`.
    There is `more` where something may be open without mana or such an ability.
    """

    at_sorcery_timing: bool
    plain: tuple[tuple[tuple[str, ...], tuple[Castable, ...]], ...]
    cards: tuple[int, ...]
    taps: tuple[tuple[int, Activate], ...]
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
    for item, _ in now.taps:
        there = status.get(item)
        if there is None or not there.tapped:
            return True
    for one in now.others:
        if not now.unquestioned:
            return True
        there = status.get(one.activate.object) if one.taps else None
        if (there is None or not there.tapped) and components_payable(game, one.instance):
            return True
    return False


def prospects(game: Game, player: PlayerId) -> Prospects:
    """Return what is open to a player at this time."""
    state = game.state
    timely = state.cursor.step.name in MAIN_PHASES and sorcery_timing(game, player)
    standing, edition = state.standing, game.rules.ask.edition
    found: Prospects | None = standing.known.get((_prospects, player, timely, edition))
    return found or standing.once(_prospects, game, player, timely, edition)


def _prospects(
    game: Game,
    player: PlayerId,
    at_sorcery_timing: bool,  # noqa: FBT001 - part of a key
    edition: int,
) -> Prospects:
    standing, index = game.state.standing, game.state.index
    hooks = standing.told(_heard, game, index.shape, edition)
    cards = standing.those(_at_sorcery_timing if at_sorcery_timing else _at_any_time, game)
    turning = standing.permanents(turns_at_once, game) if _SAY.isdisjoint(hooks) else ()
    # Most of what changes is neither in a hand nor can be activated.
    depends_on = (player, at_sorcery_timing, hooks, cards, turning, index.get(("activated", None)))
    return standing.follows(_that_follow, game, depends_on, (player, at_sorcery_timing))


def _that_follow(  # noqa: PLR0913, PLR0917 - all that they depend on
    game: Game,
    player: PlayerId,
    at_sorcery_timing: bool,  # noqa: FBT001 - given by place
    hooks: frozenset[str],
    cards: tuple[int, ...],
    turning: tuple[int, ...],
    listeners: tuple[Listener, ...],
) -> Prospects:
    standing = game.state.standing
    unquestioned = _SAY.isdisjoint(hooks)
    if unquestioned and "ways_to_cast" not in hooks:
        timely = _at_sorcery_timing if at_sorcery_timing else _at_any_time
        hand = standing.told(_hands, game, cards, timely).get(player, _EMPTY_HAND)
    else:
        hand = _Hand((), in_time(game, player, at_sorcery_timing=at_sorcery_timing))
    sort = _sorted if at_sorcery_timing else _sorted_at_any_time
    taps, others = standing.follows(sort, game, (listeners, turning), "").get(player, ((), ()))
    if at_sorcery_timing:
        hooks -= {"as_though_flash"}
    more = bool(hooks or hand.cards or hand.gratis)
    return Prospects(
        at_sorcery_timing, hand.plain, hand.cards, taps, others, hooks, unquestioned, more
    )


_SAY = frozenset({"prohibits", "cost_options", "cost_changes", "payment_options"})
_HOOKS = _SAY - {"prohibits"} | {"ways_to_cast", "permits", "as_though_flash"}


def _heard(game: Game, shape: Shape) -> frozenset[str]:
    """Return which of the hooks that matter somebody answers; ``prohibits`` of proposals only."""
    implemented = game.rules.ask.implemented
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


_EMPTY_HAND = _Hand((), ())


def _hands(game: Game, cards: tuple[int, ...]) -> dict[PlayerId, _Hand]:
    """Return what each player could cast from the hand, where nothing has a say in costs."""
    told = game.state.standing.told
    priced: dict[PlayerId, dict[tuple[str, ...], list[Castable]]] = {}
    others: dict[PlayerId, list[int]] = {}
    for item in cards:
        view = game.see(item)
        one = told(_castable_by_owner, game, view, item)
        prices = priced.setdefault(view.owner, {})
        if one is None:
            others.setdefault(view.owner, []).append(item)
        else:
            prices.setdefault(one.plain.wanted, []).append(one)
    return {
        owner: _Hand(
            tuple([(wanted, tuple(some)) for wanted, some in prices.items()]),
            tuple(others.get(owner, ())),
            () in prices,
        )
        for owner, prices in priced.items()
    }


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


def is_castable(values: Characteristics) -> bool:
    """Whether it is no land: that is not cast (305.9)."""
    return "Land" not in values.types


def is_instant(values: Characteristics) -> bool:
    """Whether it can be cast at any time."""
    return is_castable(values) and ("Instant" in values.types or values.has("flash"))


def castable_sets(values: Characteristics) -> tuple[Characteristics, ...]:
    """Return the sets of characteristics as which a card could be cast."""
    return values.castable if values.faces else (values,)


_Sorted = dict["PlayerId", tuple[tuple[tuple[int, Activate], ...], tuple[Activated, ...]]]


def _sorted(
    game: Game, listeners: tuple[Listener, ...], turning: tuple[int, ...], *, timely: bool = True
) -> _Sorted:
    """Return what each player could activate while its source is untapped, and all else.

    `turning` are the objects that may tap whenever they came.
    """
    told, at_once = game.state.standing.told, frozenset(turning)
    taps: dict[PlayerId, list[tuple[int, Activate]]] = {}
    others: dict[PlayerId, list[Activated]] = {}
    for _, instance in listeners:
        item = instance.source.id
        one = told(_one, game, instance, (item, instance.number))
        if one.as_a_sorcery and not timely:
            continue
        if one.taps and item in at_once:
            taps.setdefault(instance.controller, []).append((item, one.activate))
        else:
            others.setdefault(instance.controller, []).append(one)
    return {
        player: (tuple(taps.get(player, ())), tuple(others.get(player, ())))
        for player in (*taps, *others)
    }


def _sorted_at_any_time(
    game: Game, listeners: tuple[Listener, ...], turning: tuple[int, ...]
) -> _Sorted:
    """Return them without those that go only when a sorcery could be cast (602.5d)."""
    return _sorted(game, listeners, turning, timely=False)


def _one(game: Game, one: Instance) -> Activated:
    del game
    ability = one.ability
    assert isinstance(ability, ActivatedAbility)  # noqa: S101 - nothing else is activated
    action = Activate(one.controller, one.source.id, one.number, one.source.name)
    free, parts = is_free(ability), ability.cost.components
    taps = free and bool(parts) and all(type(part) is TapSymbol for part in parts)
    return Activated(one, ability.as_a_sorcery, free, taps, action)
