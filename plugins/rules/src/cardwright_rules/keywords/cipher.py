"""Cipher (702.99)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import SpellAbility, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.continuous import ContinuousEffect, Layer, Part
from cardwright_core.decisions import Decision
from cardwright_core.lasting import Among
from cardwright_core.specs import hookimpl
from cardwright_core.terms import This
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.changes import AddAbilities
from cardwright_rules.vocabulary.combat import deals_combat_damage
from cardwright_rules.vocabulary.effects import do
from cardwright_rules.vocabulary.selections import Selection
from cardwright_rules.vocabulary.stack import CastCopies

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.links import LinkId
    from cardwright_core.terms import TargetSpec


def _link(item: int) -> LinkId:
    """Return under what it is kept on which creature an exiled card is encoded (702.99b)."""
    return (item, "", "encoded on", None)


@record
class Encode(Record):
    """If the spell is a card, it may be exiled encoded on a creature of yours (702.99a)."""

    english = "then you may exile this encoded on a creature you control"

    def resolve(self, game: Game, by: Instance) -> None:
        """Let its controller choose a creature, or none."""
        this = game.state.objects.get(by.source.id)
        creatures = (v.id for v in game.permanents(by.controller) if v.is_a("Creature"))
        options = tuple(creatures) if this is not None and this.card else ()
        prompt = f"what {by.source.name} is encoded on"
        you = (by.controller,)
        decision = Decision(you, Cipher.name, options, 0, 1, prompt=prompt, rule="702.99a")
        for creature in game.choose(decision) if options else ():
            moved = move(game, by.source.id, Zone.EXILE)
            game.state.links[_link(moved.becomes)] = (creature,)
            game.propose(moved, by)


@record
class EncodedCard(Selection):
    """The card that gave the creature the ability, as long as it is exiled (702.99c)."""

    english = "the encoded card"

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it."""
        card = by.grant.by if by.grant is not None else 0
        return (card,) if game.exists(card) else ()


_STRIKES = TriggeredAbility((deals_combat_damage(This()),), CastCopies(EncodedCard()))


@record
class GivesItAway(Record):
    """While this is exiled, the creature that it is encoded on casts copies of it (702.99a)."""

    english = (
        "the creature this is encoded on has “whenever this deals combat damage to a player, you "
        "may copy the encoded card and cast the copy without paying its mana cost”"
    )

    @hookimpl
    @functions_in(Zone.EXILE)
    def continuous_effects(self, game: Game, by: Instance) -> ContinuousEffect | None:
        """702.99a"""
        items = game.state.links.get(_link(by.source.id), ())
        bearer = Among(tuple(item for item in items if isinstance(item, int)))
        if not bearer.items:
            return None
        return ContinuousEffect.of(by, Part(Layer.ABILITY, bearer, AddAbilities((_STRIKES,))))


def ciphering(effect: Effect, *targets: TargetSpec) -> SpellAbility:
    """Return what a spell with cipher does: at last it may be encoded (702.99a)."""
    return SpellAbility(do(effect, Encode()), targets)


class Cipher(Keyword):
    """What the encoded card gives; what the spell does is written ``ciphering(...)``."""

    name, rule = "cipher", "702.99"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.99a"""
        super().stands_for(parameter)
        return (StaticAbility(GivesItAway(), keyword=self.name),)
