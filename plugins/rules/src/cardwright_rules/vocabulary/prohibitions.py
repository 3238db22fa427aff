"""Static abilities that say what can't be done, or may be done at other times (101.2, 601.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about, functions_in
from cardwright_core.limits import spells_cast
from cardwright_core.production import is_mana_ability
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl
from cardwright_core.stack import is_spell
from cardwright_core.terms import AnyObject
from cardwright_core.zones import Zone
from cardwright_rules.moving import Countered
from cardwright_rules.spells import Flash
from cardwright_rules.timing import sorcery_timing
from cardwright_rules.vocabulary.selections import EACH_PLAYER

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Players

__all__ = [
    "CantBeActivated",
    "CantBeCast",
    "CantCastMoreThan",
    "CastAsThoughFlash",
    "CastOnlyAsSorceries",
    "CastOnlyDuring",
    "SpellsCantBeCountered",
    "ThisCantBeCountered",
]


@record
class CantBeCast(Record):
    """Players can't cast spells of a set; without `who`, nobody can."""

    english = "{who:can't} cast {what:s}"

    what: Filter
    who: Players = EACH_PLAYER

    @hookimpl
    @about(Proposal)
    def prohibits(self, game: Game, by: Instance, act: Proposal) -> str | None:
        """601.3"""
        spell = game.see(act.object)
        if not act.is_spell() or act.player not in self.who.players(game, by):
            return None
        if self.what.matches(game, by, spell):
            return f"{spell.name} can't be cast ({by.source.name})"
        return None


@record
class CantCastMoreThan(Record):
    """Players can't cast more than so many spells of a set each turn: each of them, or some."""

    english = "{who:can't} cast more than {count:{what:of spell}} each turn"

    count: int
    what: Filter = AnyObject()
    who: Players = EACH_PLAYER

    @hookimpl
    @about(Proposal)
    def prohibits(self, game: Game, by: Instance, act: Proposal) -> str | None:
        """601.3"""
        if not act.is_spell() or act.player not in self.who.players(game, by):
            return None
        spells = spells_cast(game, act.player)
        cast = sum(self.what.matches(game, by, game.see(spell)) for spell in spells)
        if cast < self.count or not self.what.matches(game, by, game.see(act.object)):
            return None
        return f"{act.player} has cast {cast} this turn ({by.source.name})"


@record
class CastOnlyDuring(Record):
    """The card that has it can be cast only in certain steps or phases, from wherever (113.6e)."""

    english = "cast this only during {during}"

    during: tuple[str, ...]

    @hookimpl
    @about(Proposal)
    @functions_in(Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.STACK)
    def prohibits(self, game: Game, by: Instance, act: Proposal) -> str | None:
        """601.3"""
        if not act.is_spell() or act.object != by.source.id:
            return None
        step = game.state.cursor.step
        if {step.name, step.phase} & set(self.during):
            return None
        return f"{by.source.name} can't be cast in {step.name}"


@record
class CastOnlyAsSorceries(Record):
    """Players can cast spells only any time they could cast a sorcery (601.3, 307.1).

    That says no to what lets them cast as though a spell had flash (101.2).
    """

    english = "{who:can} cast spells only any time they could cast a sorcery"

    who: Players

    @hookimpl
    @about(Proposal)
    def prohibits(self, game: Game, by: Instance, act: Proposal) -> str | None:
        """601.3"""
        if not act.is_spell() or act.player not in self.who.players(game, by):
            return None
        if sorcery_timing(game, act.player, act.object):
            return None
        return f"only any time they could cast a sorcery ({by.source.name})"


@record
class CastAsThoughFlash(Record):
    """You may cast spells of a set as though they had flash (601.3b)."""

    english = "you may cast {what:s} as though they had flash"

    what: Filter = AnyObject()

    @hookimpl
    def as_though_flash(self, by: Instance, player: PlayerId) -> Flash | None:
        """601.3b"""
        return Flash(self.what, by) if player == by.controller else None


@record
class ThisCantBeCountered(Record):
    """The spell that has it can't be countered (113.6d)."""

    english = "this can't be countered"

    @hookimpl
    @functions_in(Zone.STACK)
    @about(Countered)
    def prohibits(self, by: Instance, act: Countered) -> str | None:
        """701.6, 101.2"""
        return "it can't be countered" if act.object == by.source.id else None


@record
class SpellsCantBeCountered(Record):
    """Spells of a set can't be countered (101.2)."""

    english = "{what:s} can't be countered"

    what: Filter

    @hookimpl
    @about(Countered)
    def prohibits(self, game: Game, by: Instance, act: Countered) -> str | None:
        """701.6, 101.2"""
        spell = game.see(act.object)
        if not is_spell(spell.object) or not self.what.matches(game, by, spell):
            return None
        return f"it can't be countered ({by.source.name})"


@record
class CantBeActivated(Record):
    """Activated abilities of objects of a set can't be activated; or all but mana abilities."""

    english = (
        "activated abilities of {what:s} can't be activated{even_mana_abilities:?, not "
        "even mana abilities}"
    )

    what: Filter
    even_mana_abilities: bool = False

    @hookimpl
    @about(Proposal)
    def prohibits(self, game: Game, by: Instance, act: Proposal) -> str | None:
        """602.5"""
        if act.is_spell() or not self.what.matches(game, by, game.see(act.object)):
            return None
        if not self.even_mana_abilities and is_mana_ability(act.instance.ability):
            return None
        return f"abilities of {act.instance.source.name} can't be activated ({by.source.name})"
