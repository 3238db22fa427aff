"""Permanents that several cards represent: melding and merging (701.42, 712.4, 730)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import SpellAbility
from cardwright_core.events import ObjectEvent, PlayerEvent
from cardwright_core.faces import Component, Form
from cardwright_core.mana import ManaCost
from cardwright_core.stack import cease
from cardwright_core.zone_changes import move, printed_on
from cardwright_core.zones import Zone
from cardwright_rules.layouts import Melding

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject

__all__ = ["Joins", "Melds", "Merged"]


@record
class Joins(ObjectEvent):
    """A card leaves its zone to represent a permanent together with another (712.4a, 730.2b)."""

    rule: ClassVar[str] = "730.2b"

    def apply(self, game: Game) -> Event:
        """Take it away."""
        cease(game, game.state.objects[self.object])
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).called} becomes part of a permanent"


@record
class Melds(PlayerEvent):
    """A player melds two exiled cards: one permanent enters that both represent (701.42a)."""

    rule: ClassVar[str] = "701.42a"

    first: int
    second: int

    def impossible(self, game: Game) -> str:
        """Say that they are not the two cards of a pair (701.42b)."""
        return "" if _melded(game, self.first, self.second) else "they are no meld pair"

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that the one enters, its back up, and the other joins it (712.14c)."""
        values = _melded(game, self.first, self.second)
        other = game.state.objects[self.second]
        form = Form(1, under=(Component(other.card),))
        entering = move(game, self.first, Zone.BATTLEFIELD, controller=self.player)
        return (entering.replace(values=values, form=form), Joins(self.second))

    def apply(self, game: Game) -> Event:
        """Change nothing beside that."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who melds what."""
        names = (game.see(item).called for item in (self.first, self.second))
        return f"{self.player} melds {' and '.join(names)}"


def _melded(game: Game, first: int, second: int) -> Characteristics | None:
    """Return what two cards meld to: its mana value is that of both fronts (202.3c, 712.8g)."""
    there = game.state.objects
    if any(item not in there or not there[item].card for item in (first, second)):
        return None
    one, other = (printed_on(game, there[item].card) for item in (first, second))
    layout = one.layout
    if not isinstance(layout, Melding) or not isinstance(other.layout, Melding):
        return None
    if (layout.other, other.layout.other) != (other.name, one.name):
        return None
    symbols = (card.cost.symbols for card in (one, other) if card.cost is not None)
    counts_as = ManaCost(tuple(symbol for cost in symbols for symbol in cost))
    return one.faces[0].replace(counts_as=counts_as)


@record
class Merged(ObjectEvent):
    """A spell merges with a permanent, on top of it or under it, and does not enter (730.2)."""

    rule: ClassVar[str] = "730.2"

    spell: int
    on_top: bool

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that the spell leaves the stack."""
        del game
        return (Joins(self.spell),)

    def apply(self, game: Game) -> Event:
        """Let the topmost say what it is, and all of them which abilities it has (702.140e)."""
        state = game.state
        there, spell = state.objects[self.object], state.objects[self.spell]
        top, below = (spell, there) if self.on_top else (there, spell)
        parts = (*_components(top), *_components(below))
        gained = tuple(one for one in _own(game, below) if one not in _own(game, top))
        values = _values(game, top)
        form = Form(
            down=top.form.down if top.form is not None else None,
            how=top.form.how if top.form is not None else "",
            flipped=there.form is not None and there.form.flipped,
            under=parts[1:],
        )
        whole = values.replace(abilities=(*values.abilities, *gained))
        state.put(
            there.replace(
                card=parts[0].card,
                copiable=whole,
                form=form,
                timestamp=state.new_timestamp(),
            )
        )
        return self

    def describe(self, game: Game) -> str:
        """Say what merges with what."""
        where = "on top of" if self.on_top else "under"
        return f"{game.see(self.spell).called} merges {where} {game.see(self.object).called}"


def _components(item: GameObject) -> tuple[Component, ...]:
    """Return what represents an object, the topmost first."""
    under = item.form.under if item.form is not None else ()
    values = None if item.card else (item.form and item.form.whole) or item.copiable
    return (Component(item.card, values), *under)


def _values(game: Game, item: GameObject) -> Characteristics:
    """Return what an object is as a permanent: a card that is a spell has no instructions then."""
    if item.zone is Zone.STACK and item.card:
        return printed_on(game, item.card)
    abilities = item.copiable.abilities
    left = tuple(one for one in abilities if not isinstance(one, SpellAbility))
    return item.copiable if left == abilities else item.copiable.replace(abilities=left)


def _own(game: Game, item: GameObject) -> tuple[Ability, ...]:
    return _values(game, item).abilities
