"""Craft (702.167)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility, Cost
from cardwright_core.cards import Keyword
from cardwright_core.costs import paid_with
from cardwright_core.decisions import Decision
from cardwright_core.errors import InputError
from cardwright_core.mana import ManaCost
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.components import Payment
from cardwright_rules.components_of_this import ExileThis
from cardwright_rules.double_faced import transformed
from cardwright_rules.vocabulary.filters import Is

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId

_PRINTED = re.compile(r"with (?:(?P<count>\d+) )?(?P<what>[A-Za-z ]+?) (?P<mana>(?:\{[^}]+\})+)")


@record
class ExileMaterials(Payment):
    """Exile materials: permanents that you control, cards in your graveyard, or both."""

    english = "exile {count:{what}} you control or from your graveyard"

    what: Filter
    count: int = 1

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
        decision = Decision(
            (payer,), Craft.name, options, self.count, self.count, prompt=prompt, rule="702.167a"
        )
        return [move(game, item, Zone.EXILE) for item in game.choose(decision)]

    def __str__(self) -> str:
        """Say it."""
        return "exile materials"


_THIS = ExileThis(Zone.BATTLEFIELD)


@record
class ReturnCrafted(Record):
    """The card that was exiled for it returns transformed under its owner's control."""

    english = "return this card to the battlefield transformed under its owner's control"

    def resolve(self, game: Game, by: Instance) -> None:
        """Find what it became, if it is exiled still, and put it there (702.167a)."""
        for was in paid_with(by, str(_THIS)):
            for item in _exiled_from(game, was):
                entering = transformed(game, move(game, item, Zone.BATTLEFIELD))
                if entering is not None:
                    game.propose(entering, by)


def _exiled_from(game: Game, was: int) -> tuple[int, ...]:
    card = game.see(was).object.card
    exiled = game.state.zone(Zone.EXILE)
    return tuple(item for item in exiled if card and game.state.objects[item].card == card)


class Craft(Keyword):
    """It is written ``craft with artifact {3}{R}``, or ``craft with 2 creature {1}{B}``."""

    name, rule = "craft", "702.167"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.167a"""
        found = _PRINTED.fullmatch(parameter)
        if found is None:
            message = f"craft {parameter!r}: expected e.g. 'craft with artifact {{3}}{{R}}'"
            raise InputError(message)
        materials = ExileMaterials(Is(found["what"].capitalize()), int(found["count"] or 1))
        cost = Cost(ManaCost.parse(found["mana"]), (_THIS, materials))
        return (ActivatedAbility(cost, ReturnCrafted(), as_a_sorcery=True, keyword=self.name),)
