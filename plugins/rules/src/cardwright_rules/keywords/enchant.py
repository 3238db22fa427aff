"""Enchant."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, SpellAbility, StaticAbility
from cardwright_core.cards import Keyword, about, as_it_enters
from cardwright_core.decisions import Decision
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.layers import entering_view
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import TargetSpec
from cardwright_core.zone_changes import Enters, move
from cardwright_core.zones import Zone
from cardwright_rules.attaching import EnchantRestriction, can_attach, hosts
from cardwright_rules.qualities import named_set


@record
class EntersAttached(Record):
    """What an Aura spell does as it resolves: it enters attached to its target (608.3c)."""

    def resolve(self, game: Game, by: Instance) -> None:
        """Put it onto the battlefield."""
        spell = game.state.objects[by.source.id]
        onto = move(game, spell.id, Zone.BATTLEFIELD, controller=spell.controller)
        game.propose(onto.replace(attached=by.targets[0][0]), by)


@record
class Enchants(EnchantRestriction):
    """An enchant ability: as the Aura enters, it has to be attached to something legal."""

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, game: Game, by: Instance, event: Enters) -> Replacement | None:
        """303.4f, 303.4i"""
        if event.becomes != by.source.id:
            return None
        view = entering_view(game, event)
        if event.attached is not None and can_attach(game, view, event.attached):
            return None
        return Replacement.of(by, self.attached, rule="303.4f")

    def attached(self, game: Game, event: Enters) -> Event | None:
        """Return the event in which it enters attached; where it can't, it stays (303.4g)."""
        legal = hosts(game, entering_view(game, event)) if event.attached is None else ()
        if not legal:
            return event.to(Zone.GRAVEYARD) if event.origin is Zone.STACK else None
        prompt = f"what {event.copiable(game).name} enters attached to"
        decision = Decision((event.controller,), "enchant", legal, prompt=prompt, rule="303.4f")
        return event.replace(attached=game.choose(decision)[0])


class Enchant(Keyword):
    name, rule = "enchant", "702.5"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.5a, 303.4a"""
        what = named_set(parameter)
        return (
            StaticAbility(Enchants(what), keyword=self.name),
            SpellAbility(EntersAttached(), (TargetSpec(what),), keyword=self.name),
        )
