"""Hidden information: what a player may know of the game, and nothing else (400.2).

A view is made of values that hold no number of a physical card and no random state: two games that
differ only in what is hidden from a player give that player equal views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.costs import paid_with
from cardwright_core.decisions import Decision
from cardwright_core.errors import PluginError
from cardwright_core.layers import view_in_library
from cardwright_core.mana import Color
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl, hookspec
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from cardwright_core.abilities import Instance, Source
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.objects import Counters, GameObject, Player, Status, View
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.state import Step
    from cardwright_core.terms import Target
    from cardwright_core.zones import PlayerId

__all__ = [
    "Announced",
    "PlayerView",
    "SeenInLibrary",
    "SeenObject",
    "SeenPlayer",
    "VisibilitySpecs",
    "view_of",
    "visibility",
]

_OF_CONTROLLER = frozenset({Zone.STACK, Zone.BATTLEFIELD, Zone.PHASED_OUT})


class VisibilitySpecs:
    """What players may look at beside what the zones show.

    `by` is the instance that answers, or ``None`` for a rules plugin.
    """

    @hookspec()
    def shows(self, game: Game, by: Instance, player: PlayerId, view: View) -> bool | None:
        """Say that a player may look at a card that is hidden from them (401.5, 406.3, 701.20).

        Called: for each card in another player's hand, in a library or face down, as a view of the
        game is made for a player.
        Answer: ``True`` if `player` may look at what `view` is of: ``view.object.card`` is the
        number of the card, and only an object has an id. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def shows(self, game, by, view):
                return view.object.card == game.state.library(by.controller).order()[0]
        """


class Visibility:
    """Opens the hook for what is shown to players beyond the zones."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """400.2"""
        rules.add_hookspecs(VisibilitySpecs)


visibility = Visibility()


@record
class Announced(Record):
    """What everybody knows of a spell or ability on the stack (601.2): what was chosen for it."""

    source: Source
    targets: tuple[tuple[Target, ...], ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    paid: tuple[str, ...] = ()


@record
class SeenObject(Record):
    """An object that a player sees, after all effects.

    `card` names the card that represents it, if it is one that the player may look at: for a
    face-down permanent of an opponent it is empty (708.5). `since` is the turn in which its
    controller's control began (302.6). `announced` is set on the stack. `noted` is what abilities
    of it chose or affected, by the names of their links: words, colors, players, and objects that
    the player sees too (607).
    """

    id: int
    zone: Zone
    owner: PlayerId
    controller: PlayerId
    characteristics: Characteristics
    status: Status
    counters: Counters = ()
    attached: int | PlayerId | None = None
    since: int = 0
    card: str = ""
    face_down: bool = False
    announced: Announced | None = None
    noted: tuple[tuple[str, tuple[Hashable, ...]], ...] = ()

    @property
    def name(self) -> str:
        """Its name; a face-down object has none."""
        return self.characteristics.name


@record
class SeenPlayer(Record):
    """What everybody knows of a player; of `hand` and `library` only how many cards (402.3)."""

    id: PlayerId
    team: int
    life: int
    counters: Counters
    pool: tuple[Mana, ...]
    hand: int
    library: int
    lost: bool


@record
class SeenInLibrary(Record):
    """A card in a library that the player may look at: so many from the top, 0 the top card."""

    owner: PlayerId
    place: int
    characteristics: Characteristics

    @property
    def name(self) -> str:
        """Its name."""
        return self.characteristics.name


@record
class PlayerView(Record):
    """What one player may know of a game, at a pause in a resolution of the half-done one.

    `objects` are those that the player sees, zone by zone, each zone in its order. `priority` is
    who has it, if somebody has. Of a decision of others, `decision` says only who decides, of what
    kind it is, and its rule: its options could show what those see. In one of the player, an effect
    that would replace an event (616.1) is told in words; it is answered by its position. Who
    controls another player sees what that one sees, and a decision made for a player is told to
    both (723.4).
    """

    player: PlayerId
    turn: int
    active: PlayerId
    step: Step
    priority: PlayerId
    players: tuple[SeenPlayer, ...]
    objects: tuple[SeenObject, ...]
    library_cards: tuple[SeenInLibrary, ...] = ()
    decision: Decision | None = None
    winners: tuple[PlayerId, ...] | None = None

    def zone(self, zone: Zone, owner: PlayerId = "") -> tuple[SeenObject, ...]:
        """Return what the player sees in a zone, oldest first; of one owner only, if named."""
        return tuple(one for one in self.objects if one.zone is zone and owner in {"", one.owner})


def view_of(game: Game, player: PlayerId, decision: Decision | None = None) -> PlayerView:
    """Return what `player` may know of `game`, with `decision` as the one that it waits for."""
    game.player(player)
    if "shows" not in game.rules.implemented:
        message = "who sees what is said by the rules plugin 'visibility', which is left out"
        raise PluginError(message)
    now = game.fork()
    now.state = game.now.fork()
    now.follow()
    cursor = now.state.cursor
    eyes = _eyes(now, player)
    objects = tuple(_objects(now, eyes))
    seen = frozenset(one.id for one in objects)
    return PlayerView(
        player,
        cursor.turn,
        cursor.active,
        cursor.step,
        cursor.priority if cursor.stage == "priority" else "",
        tuple(_player(now, now.state.players[name]) for name in now.state.order),
        tuple(one.replace(noted=_noted(now, one.id, seen)) for one in objects),
        tuple(_library_cards(now, eyes)),
        _known(decision, player),
        now.state.winners,
    )


def _eyes(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """Return whose eyes a player sees with: their own, and those of whom they control (723.4)."""
    others = (one.id for one in game.players if one.id != player)
    return (player, *(one for one in others if game.decider(one) == player))


def _player(game: Game, player: Player) -> SeenPlayer:
    hand, library = game.state.zone(Zone.HAND, player.id), game.state.library(player.id)
    return SeenPlayer(
        player.id,
        player.team,
        player.life,
        player.counters,
        player.pool,
        len(hand),
        len(library),
        player.lost,
    )


def _objects(game: Game, eyes: tuple[PlayerId, ...]) -> Iterator[SeenObject]:
    for zone in Zone:
        for owner in ("", *game.state.order):
            for item in game.state.zones.get((zone, owner), ()):
                view = game.see(item)
                looks_at = any(_looks_at(game, one, view) for one in eyes)
                if looks_at or zone is not Zone.HAND:
                    yield _object(game, view, looks_at=looks_at)


def _object(game: Game, view: View, *, looks_at: bool) -> SeenObject:
    there = view.object
    return SeenObject(
        there.id,
        there.zone,
        there.owner,
        view.controller,
        view.characteristics,
        game.state.status_of(there.id),
        there.counters,
        there.attached,
        there.since,
        _card(game, there.card) if looks_at else "",
        _is_face_down(view),
        _announced(there),
    )


def _announced(there: GameObject) -> Announced | None:
    spell = there.spell
    if spell is None or there.zone is not Zone.STACK:
        return None
    return Announced(spell.source, spell.targets, spell.modes, spell.x, spell.paid)


def _card(game: Game, number: int) -> str:
    card = game.state.cards[number]
    return "" if card is None else game.rules.catalog.definition(card.slug).name


def _is_face_down(view: View) -> bool:
    form = view.object.form
    return form is not None and form.down is not None


def _looks_at(game: Game, player: PlayerId, view: View) -> bool:
    """Whether a player may look at the face of a card (400.2, 402.3, 708.5, 808.5, 810.5)."""
    if view.zone is Zone.HAND:
        team = game.state.players[player].team
        allowed = game.state.players[view.owner].team == team or _is_revealed(game, view.id)
    elif _is_face_down(view):
        allowed = view.controller == player and view.zone in _OF_CONTROLLER
    else:
        return True
    return allowed or any(game.rules.ask.shows(game, player, view))


def _is_revealed(game: Game, item: int) -> bool:
    """Whether a card in a hand is revealed (701.20a).

    It is while an ability of it is on the stack, or waits to be put there, and while a spell or
    ability is on the stack for whose cost it was revealed: what else is paid with leaves the hand.
    """
    stack = (game.state.objects[there].spell for there in game.state.zone(Zone.STACK))
    waiting = (trigger.instance for trigger in game.state.pending)
    return any(
        one is not None and (one.source.id == item or item in paid_with(one))
        for one in (*stack, *waiting)
    )


def _library_cards(game: Game, eyes: tuple[PlayerId, ...]) -> Iterator[SeenInLibrary]:
    if not (game.rules.implemented["shows"] or game.state.index.get(("shows", None))):
        return
    for owner in game.state.order:
        for place, card in enumerate(game.state.library(owner).order()):
            view = view_in_library(game, card)
            if any(any(game.rules.ask.shows(game, one, view)) for one in eyes):
                yield SeenInLibrary(owner, place, view.characteristics)


def _noted(
    game: Game, item: int, seen: frozenset[int]
) -> tuple[tuple[str, tuple[Hashable, ...]], ...]:
    found = []
    for (source, _, name, _), values in game.state.links.items():
        known = tuple(value for value in values if _is_known(value, seen))
        if source == item and known:
            found.append((name, known))
    return tuple(found)


def _is_known(value: Hashable, seen: frozenset[int]) -> bool:
    return isinstance(value, str | Color) or (isinstance(value, int) and value in seen)


def _known(decision: Decision | None, player: PlayerId) -> Decision | None:
    """Return a decision as a player knows it, made of values."""
    if decision is None:
        return None
    if player in decision.deciders or player in decision.made_for:
        return decision.replace(options=tuple(map(_told, decision.options)))
    made_for = decision.made_for
    return Decision(
        decision.deciders, decision.kind, (), 0, 0, rule=decision.rule, made_for=made_for
    )


def _told(option: object) -> object:
    """Return an option; an offer to replace an event, which is a function, in words."""
    return str(option) if isinstance(option, Replacement) else option
