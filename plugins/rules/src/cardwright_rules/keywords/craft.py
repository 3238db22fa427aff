"""Craft (702.167)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility, Cost
from cardwright_core.cards import Keyword
from cardwright_core.decisions import Decision
from cardwright_core.errors import InputError
from cardwright_core.events import Simultaneous
from cardwright_core.links import linked, linked_cards, remember
from cardwright_core.mana import ManaCost
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.components import Payment
from cardwright_rules.components_of_this import ExileThis
from cardwright_rules.double_faced import transformed
from cardwright_rules.vocabulary.filters import Is
from cardwright_rules.vocabulary.other_payments import crafted_with

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zone_changes import ZoneChange
    from cardwright_core.zones import PlayerId

_PRINTED = re.compile(
    r"with (?:(?P<count>\d+) (?P<more>or more )?)?(?P<what>[A-Za-z ]+?) (?P<mana>(?:\{[^}]+\})+)"
)
_ITSELF = "craft"
_MATERIALS = "craft materials"
"""Links of the ability: what became of the permanent, and of what it is crafted with."""


@record
class ExileToCraft(ExileThis):
    """Exile this permanent; the ability finds all that it becomes (400.7j, 730.3c)."""

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Exile it."""
        del payer
        return _exiled(game, by, _ITSELF, (by.source.id,))


@record
class ExileMaterials(Payment):
    """Exile materials: permanents that you control, cards in your graveyard, or both."""

    english = "exile {count:{what}} you control or from your graveyard"

    what: Filter
    count: int = 1
    or_more: bool = False

    def _options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        graveyard = game.state.zone(Zone.GRAVEYARD, payer)
        there = (*game.permanents(payer), *(game.see(item) for item in graveyard))
        others = (view for view in there if view.id != by.source.id)
        return tuple(view.id for view in others if self.what.matches(game, by, view))

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether there are enough."""
        return len(self._options(game, by.controller, by)) >= self.count

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Let the payer choose."""
        options = self._options(game, payer, by)
        prompt = f"what {by.source.name} is crafted with"
        most = len(options) if self.or_more else self.count
        decision = Decision(
            (payer,), Craft.name, options, self.count, most, prompt=prompt, rule="702.167a"
        )
        return _exiled(game, by, _MATERIALS, game.choose(decision))

    def __str__(self) -> str:
        """Say it."""
        return "exile materials"


def _exiled(game: Game, by: Instance, link: str, items: Iterable[int]) -> list[ZoneChange]:
    """Return that objects are exiled; the ability remembers all that they become (400.7j)."""
    moves = [move(game, item, Zone.EXILE) for item in items]
    for moved in moves:
        for item in moved.all_become:
            remember(game, by, link, item)
    return moves


@record
class ReturnCrafted(Record):
    """The card that was exiled for it returns transformed under its owner's control."""

    english = "return this card to the battlefield transformed under its owner's control"

    def resolve(self, game: Game, by: Instance) -> None:
        """Put there what it became, if that is in exile; it knows its materials (702.167c)."""
        materials = linked(game, by, _MATERIALS)
        entering: list[Event] = []
        for item in linked_cards(game, by, _ITSELF):
            enters = transformed(game, move(game, item, Zone.BATTLEFIELD))
            if enters is not None:
                link = crafted_with(enters.becomes)
                entering.append(enters.replace(chosen=tuple((link, one) for one in materials)))
        if entering:
            game.propose(Simultaneous(tuple(entering)), by)


class Craft(Keyword):
    """It is written ``craft with artifact {3}{R}``, or ``craft with 2 or more creature {1}{B}``."""

    name, rule = "craft", "702.167"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.167a"""
        found = _PRINTED.fullmatch(parameter)
        if found is None:
            message = f"craft {parameter!r}: expected e.g. 'craft with artifact {{3}}{{R}}'"
            raise InputError(message)
        what, count = Is(found["what"].capitalize()), int(found["count"] or 1)
        materials = ExileMaterials(what, count, bool(found["more"]))
        this = ExileToCraft(Zone.BATTLEFIELD)
        cost = Cost(ManaCost.parse(found["mana"]), (this, materials))
        return (ActivatedAbility(cost, ReturnCrafted(), as_a_sorcery=True, keyword=self.name),)
