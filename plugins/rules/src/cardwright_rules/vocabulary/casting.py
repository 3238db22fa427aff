"""Casting cards from graveyards and exile, and what becomes of them then (601.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, Duration
from cardwright_core.cards import about, functions_in
from cardwright_core.costs import CostOption
from cardwright_core.lasting import begin_effect
from cardwright_core.permission import Permission
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Filter
from cardwright_core.zone_changes import ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.graveyards import may_use_graveyard_of
from cardwright_rules.vocabulary.selections import THOSE_CARDS

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import Test
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "WAS_CAST",
    "CastFromGraveyard",
    "LeavesStackTo",
    "LetPlay",
    "MayCastFromGraveyardOnce",
    "was_paid",
]


@record
class CastFromGraveyard(Record):
    """The card may be cast from its owner's graveyard, for an alternative or an additional cost.

    The cost is paid under the `name`. The spell has to be in a set, whatever the card is; or the
    card may be cast only if something is so.
    """

    english = (
        "you may cast this card from your graveyard{what:? as @}, {name}: {cost}{only_if:? if @}"
    )

    name: str
    cost: Cost
    additional: bool = False
    what: Filter | None = None
    only_if: Test | None = None

    @hookimpl
    @functions_in(Zone.GRAVEYARD)
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """601.3, 609.4a"""
        if not may_use_graveyard_of(game, player, by.source.owner):
            return None
        if self.only_if is not None and not self.only_if.holds(game, by, None):
            return None
        instead = None if self.additional else self.cost
        sets = () if self.what is None else ((self.what, by),)
        return Permission((by.source.id,), by, instead=instead, name=self.name, sets=sets)

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, by: Instance, proposal: Proposal) -> CostOption | None:
        """601.2b"""
        permission = proposal.permission
        mine = proposal.is_spell() and proposal.object == by.source.id and self.additional
        if not mine or permission is None or permission.name != self.name:
            return None
        return CostOption(self.name, self.cost, mandatory=True, by=by)


@record
class LeavesStackTo(Record):
    """If a cost of that name was paid, the spell goes elsewhere any time it leaves the stack."""

    english = "if {name} was paid, put this into {zone} instead of anywhere else"

    name: str
    zone: Zone = Zone.EXILE

    @hookimpl
    @functions_in(Zone.STACK)
    @about(ZoneChange)
    def replacements(self, game: Game, by: Instance, event: ZoneChange) -> Replacement | None:
        """614.1a"""
        leaves = event.object == by.source.id and event.origin is Zone.STACK
        if not leaves or event.destination is self.zone or not was_paid(game, by, self.name):
            return None
        return Replacement.of(by, lambda _, change: change.to(self.zone), rule="614.1a")


def was_paid(game: Game, by: Instance, name: str) -> bool:
    """Whether a cost of that name was paid for the spell that an ability is of."""
    spell = game.see(by.source.id).object.spell
    return spell is not None and name in spell.paid


@record
class WasCast(Filter):
    """What is a spell that was cast, or was one before it became a permanent (400.7d)."""

    english = "... that was cast"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it was; no copy is cast (707.10)."""
        del self, game, by
        return bool(view.object.card) and view.object.spell is not None


WAS_CAST = WasCast()


@record
class LetPlay(Record):
    """Its controller may cast cards while they stay there (601.3); `lands` may be played too.

    Mana of any type may pay (`any_type`, 118.14), or nothing has to be paid (`free`, 118.9); a
    `duration` may end it before.
    """

    english = (
        "you may {lands:?play or }cast {what:each} while it stays there"
        "{free:? without paying its mana cost}{any_type:?; mana of any type may pay for it}"
    )

    what: Selection = THOSE_CARDS
    lands: bool = False
    any_type: bool = False
    free: bool = False
    duration: Duration = Duration.FOREVER

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it for each card."""
        for item in self.what.objects(game, by):
            playing = _MayPlay(item, self.lands, self.any_type, self.free)
            begin_effect(game, by, playing, self.duration)


@record
class _MayPlay(Record):
    """A player may play one card while it is the same object (400.7)."""

    item: int
    lands: bool
    any_type: bool
    free: bool

    @hookimpl
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """601.3"""
        if player != by.controller or not game.exists(self.item):
            return None
        instead = Cost() if self.free else None
        return Permission(
            (self.item,), by, lands=self.lands, instead=instead, any_type=self.any_type
        )

    @hookimpl
    def shows(self, by: Instance, player: PlayerId, view: View) -> bool:
        """406.3: who may cast a card may look at it."""
        return player == by.controller and view.id == self.item


@record
class MayCastFromGraveyardOnce(Record):
    """Its controller may cast spells of a set from their graveyard; they are exiled afterwards.

    They are exiled if they would be put into a graveyard (614.1a).
    """

    english = (
        "you may cast {what:s} from your graveyard; "
        "exile them if they would be put into a graveyard afterwards"
    )

    what: Filter

    @hookimpl
    @functions_in(Zone.COMMAND, Zone.BATTLEFIELD)
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """601.3"""
        if player != by.controller:
            return None
        graveyard = game.state.zone(Zone.GRAVEYARD, player)
        items = tuple(i for i in graveyard if self.what.matches(game, by, game.see(i)))
        return Permission(items, by, name=self._name(by)) if items else None

    @hookimpl
    @functions_in(Zone.COMMAND, Zone.BATTLEFIELD)
    @about(ZoneChange)
    def replacements(self, game: Game, by: Instance, event: ZoneChange) -> Replacement | None:
        """614.1a"""
        if event.destination is not Zone.GRAVEYARD or event.origin is not Zone.STACK:
            return None
        spell = game.see(event.object).object.spell
        if spell is None or self._name(by) not in spell.paid:
            return None
        return Replacement.of(by, lambda _, change: change.to(Zone.EXILE), rule="614.1a")

    def _name(self, by: Instance) -> str:
        return f"as {by.source.name} {by.source.id} permits"
