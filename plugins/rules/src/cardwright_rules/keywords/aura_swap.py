"""Aura swap (702.65)."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, ActivatedAbility, Cost, Instance
from cardwright_core.cards import Keyword
from cardwright_core.decisions import Decision
from cardwright_core.events import Simultaneous
from cardwright_core.game import Game
from cardwright_core.layers import entering_view
from cardwright_core.mana import ManaCost
from cardwright_core.zone_changes import Enters, move
from cardwright_core.zones import Zone
from cardwright_rules.attaching import can_attach


@record
class SwapWithAura(Record):
    """Exchange the Aura with an Aura card in your hand, if both halves can be done (702.65b)."""

    english = "you may exchange this with an Aura card in your hand"

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask which, if any; move both at the same time, or none."""
        you, there = by.controller, game.state.objects.get(by.source.id)
        hand = game.state.zone(Zone.HAND, you)
        options = tuple(item for item in hand if game.see(item).is_a("Aura"))
        prompt = f"what to exchange {by.source.name} with"
        decision = Decision((you,), "exchange", options, 0, 1, prompt=prompt, rule="702.65a")
        for item in game.choose(decision):
            enters = move(game, item, Zone.BATTLEFIELD, controller=you)
            if there is None or there.zone is not Zone.BATTLEFIELD or there.owner != you:
                return
            host = there.attached
            assert isinstance(enters, Enters)  # noqa: S101 - it goes onto the battlefield
            enters = enters.replace(attached=host)
            if host is None or not can_attach(game, entering_view(game, enters), host):
                return
            game.propose(Simultaneous((move(game, there.id, Zone.HAND), enters)), by)


class AuraSwap(Keyword):
    name, rule = "aura swap", "702.65"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.65a"""
        paid = Cost(ManaCost.parse(parameter))
        return (ActivatedAbility(paid, SwapWithAura(), keyword=self.name),)
