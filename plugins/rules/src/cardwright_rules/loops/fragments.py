"""Fragmented loops: players who undo one another's actions for ever (732.3).

Each of them has an ability that costs nothing, and the position comes again. So it is remembered in
which positions of a turn such abilities were activated, while more than one player has one. Who has
to make another choice can't activate theirs in a position like one in which they did so before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility, Duration
from cardwright_core.cards import about
from cardwright_core.digest import encoded
from cardwright_core.events import Event
from cardwright_core.lasting import Lasting, begin_effect
from cardwright_core.production import is_mana_ability
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.loops.likeness import likeness

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.state import State
    from cardwright_core.zones import PlayerId

__all__ = ["Fragment", "FragmentRemembered", "new_fragment"]

_SLICE = "fragments of loops"


@record
class Fragment(Record):
    """That a player activated an ability, the `item` on the stack, in a position of a turn.

    `choice` is a digest of the position and the ability: equal for those that are alike.
    """

    item: int
    choice: str
    player: PlayerId
    turn: int


def new_fragment(game: Game) -> FragmentRemembered | None:
    """Return that a free ability that was just activated may be a part of a fragmented loop."""
    stack = game.state.zone(Zone.STACK)
    if not stack:
        return None
    item = stack[-1]
    by = game.state.objects[item].spell
    if by is None or not _is_free(by.ability) or not _several_have_some(game):
        return None
    if any(one.item == item for one in _fragments(game)):
        return None
    choice = _choice(game, by, without=item)
    return FragmentRemembered(Fragment(item, choice, by.controller, game.state.cursor.turn), by)


def _is_free(ability: Ability) -> bool:
    """Whether it is activated for nothing at all, as often as one likes."""
    return (
        isinstance(ability, ActivatedAbility)
        and not ability.cost.components
        and set(ability.cost.mana.symbols) <= {"0"}
        and not is_mana_ability(ability)
    )


def _several_have_some(game: Game) -> bool:
    """Whether more than one player has an ability that costs nothing."""
    having = game.state.standing.those(_has_some, game)
    return len({game.see(item).controller for item in having}) > 1


def _has_some(view: View) -> bool:
    return any(map(_is_free, view.characteristics.abilities))


def _fragments(game: Game) -> tuple[Fragment, ...]:
    """Return what is remembered of this turn."""
    known: tuple[Fragment, ...] = game.state.slices.get(_SLICE, ())
    return tuple(one for one in known if one.turn == game.state.cursor.turn)


@record
class FragmentRemembered(Event):
    """In what position a player activated an ability that costs nothing is remembered (732.3)."""

    rule: ClassVar[str] = "732.3"
    settled: ClassVar[bool] = True

    fragment: Fragment
    by: Instance

    def apply(self, game: Game) -> Event:
        """Write it; from now on somebody may have to make another choice."""
        before = _fragments(game)
        game.state.slices[_SLICE] = (*before, self.fragment)
        if _watching(game.state) is None:
            begin_effect(game, self.by, _MakeAnotherChoice(), Duration.END_OF_TURN)
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        del game
        return f"the position is remembered in which {self.fragment.player} did so"


@record
class _MakeAnotherChoice(Record):
    """Whoever has to make another choice can't do again what would let the loop go on (732.3)."""

    @hookimpl
    @about(Proposal)
    def prohibits(self, game: Game, act: Proposal) -> str | None:
        """732.3"""
        if act.kind != "activate" or not _is_free(act.instance.ability):
            return None
        player, fragments = act.player, _fragments(game)
        if not any(one.player == player for one in fragments):
            return None
        involved = _involved(fragments, _choice(game, act.instance))
        goes_on = len(involved) > 1 and player == _who_stops(game, involved)
        return "it would go on in a fragmented loop (732.3)" if goes_on else None


def _involved(fragments: tuple[Fragment, ...], choice: str) -> frozenset[PlayerId]:
    """Return who acted since somebody made the same choice in a position like this one."""
    for place in range(len(fragments) - 1, -1, -1):
        if fragments[place].choice == choice:
            return frozenset(one.player for one in fragments[place:])
    return frozenset()


def _who_stops(game: Game, involved: frozenset[PlayerId]) -> PlayerId | None:
    """Return the active player if involved, or the first one in turn order who is (732.3)."""
    return next((player for player in game.apnap() if player in involved), None)


def _choice(game: Game, by: Instance, without: int = 0) -> str:
    """Return what tells the choice to activate an ability in this position from all others.

    That `without` is the ability on the stack: what there was before it is looked at.
    """
    state = game.state
    game.state = _as_one_decides(state, by.controller, without)
    try:
        game.follow()
        views = _leave_out_what_shows_nowhere(game)
        chosen = (by.controller, by.source.id, by.ability.replace(grant=None), views)
        alike = likeness(game.state, chosen)
    finally:
        game.state = state
    from hashlib import blake2b  # noqa: PLC0415 - it brings OpenSSL, and few games come here

    return blake2b(encoded(alike), digest_size=16).hexdigest()


def _as_one_decides(state: State, player: PlayerId, without: int) -> State:
    """Return a state as it counts when a player with priority decides."""
    counting = _forked(state)
    if without:
        counting.remove(counting.objects[without])
    counting.slices = {name: one for name, one in state.slices.items() if name != _SLICE}
    counting.cursor = state.cursor.replace(
        stage="priority", priority=player, passes=0, refused=(), rounds=0
    )
    watching = _watching(state)
    if watching is not None:
        counting.end_effect(watching)
    return counting


def _leave_out_what_shows_nowhere(game: Game) -> tuple[Hashable, ...]:
    """End continuous effects that change nothing; return how the objects are all the same.

    An object that gained an ability and lost it is as it was before. Effects that end at the same
    moment are tried together: they may undo one another.
    """
    views, groups = _all_look(game), dict[Hashable, list[int]]()
    for item, effect in game.state.effects.items():
        if isinstance(getattr(effect.ability, "behaviour", None), Lasting):
            groups.setdefault(effect.duration, []).append(item)
    one_by_one = ([item] for group in list(groups.values()) for item in group)
    for group in (*groups.values(), *one_by_one):
        _end_if_it_shows_nowhere(game, group, views)
    return views


def _end_if_it_shows_nowhere(game: Game, group: list[int], views: tuple[Hashable, ...]) -> None:
    whole = game.state
    game.state = _forked(whole)
    for item in group:
        if item in whole.effects:
            game.state.end_effect(item)
    game.follow()
    if _all_look(game) != views:
        game.state = whole


def _forked(state: State) -> State:
    forked = state.fork()
    forked.computed = state.computed.copy()
    return forked


def _all_look(game: Game) -> tuple[Hashable, ...]:
    return tuple(_looks(game.see(item)) for item in sorted(game.state.objects))


def _looks(view: View) -> tuple[Hashable, ...]:
    """Return how an object is after all effects, wherever its abilities come from, in any order."""
    values = view.characteristics
    abilities = Counter(map(_whoever_gives_it, values.abilities))
    return (
        view.id,
        values.replace(abilities=()),
        frozenset(abilities.items()),
        view.controller,
    )


def _whoever_gives_it(ability: Ability) -> Ability:
    return ability.replace(grant=None, printed_on="" if ability.keyword else ability.printed_on)


def _watching(state: State) -> int | None:
    """Return the effect that looks for fragmented loops in this turn, if there is one."""
    for item, effect in state.effects.items():
        if isinstance(getattr(effect.ability, "behaviour", None), _MakeAnotherChoice):
            return item
    return None
