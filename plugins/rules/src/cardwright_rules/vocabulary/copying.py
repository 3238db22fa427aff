"""Copies of spells and abilities on the stack: how many, whose, with which targets (707.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Source, TriggeredAbility
from cardwright_core.cards import about
from cardwright_core.casting import SpellCast
from cardwright_core.copying import copy_on_stack
from cardwright_core.decisions import Decision
from cardwright_core.events import ObjectEvent
from cardwright_core.lasting import Among, begin_delayed
from cardwright_core.layers import copiable_values
from cardwright_core.limits import spells_cast, spells_cast_before
from cardwright_core.mana import ManaRider
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.stack import is_spell, legal_targets, target_specs
from cardwright_core.terms import AnyObject, Condition
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.copies import excepted
from cardwright_rules.vocabulary.counts import Count, amount
from cardwright_rules.vocabulary.selections import IT, TARGET, YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.copies import CopyException
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = [
    "CastBefore",
    "CopiedOnStack",
    "CopyIt",
    "CopyTargeting",
    "MoreSpellCopies",
    "SpellIsCopied",
]


@record
class CopiedOnStack(ObjectEvent):
    """A player copies a spell or ability one or more times (707.10).

    Each of the copies may get new targets, or only so many `more` of them.
    """

    english = "a player copies {what}"

    rule: ClassVar[str] = "707.10"

    player: PlayerId
    count: int
    new_targets: bool = True
    values: Characteristics | None = None
    more: int = 0

    def affected(self, game: Game) -> PlayerId:
        """Return the player."""
        del game
        return self.player

    def apply(self, game: Game) -> Event:
        """Put the copies on the stack, one after another."""
        plain = self.count - self.more
        for number in range(self.count):
            choosing = self.new_targets or number >= plain
            copy_on_stack(game, self.object, self.player, new_targets=choosing, values=self.values)
        return self

    def describe(self, game: Game) -> str:
        """Say who copies what."""
        times = "" if self.count == 1 else f" {self.count} times"
        return f"{self.player} copies {game.see(self.object).name}{times}"


@record
class CopyIt(Record):
    """Spells or abilities are copied, with new targets if their controller wants (707.10)."""

    english = (
        "{who:copy} {what}{but:?, except @}"
        "{new_targets:?, and may choose new targets for the copies}"
    )

    what: Selection = TARGET
    new_targets: bool = True
    but: tuple[CopyException, ...] = ()
    count: Amount = 1
    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Copy each; one that left the stack is copied as it last was (608.2h)."""
        count = amount(game, by, self.count)
        for player in self.who.players(game, by) if count > 0 else ():
            for item in self.what.known(game, by):
                values = excepted(game, copiable_values(game, item), self.but) if self.but else None
                game.propose(CopiedOnStack(item, player, count, self.new_targets, values), by)


@record
class SpellIsCopied(ManaRider):
    """When it is spent on a spell of a set, that spell is copied, with new targets if you want."""

    english = (
        "when it is spent on {what:a}, copy that spell; you may choose new targets for the copy"
    )

    what: Filter = AnyObject()

    def spent(self, game: Game, unit: Mana, proposal: Proposal) -> None:
        """Let an ability trigger as the spell becomes cast (603.7, 601.2i)."""
        spell = proposal.object
        if not proposal.is_spell() or not self.what.matches(
            game, proposal.instance, game.see(spell)
        ):
            return
        source = game.see(unit.source).object if unit.source else game.see(spell).object
        told = Source(source.id, source.owner, game.see(source.id).name)
        by = proposal.instance.replace(source=told, targets=(), modes=(), x=None)
        condition = Condition(SpellCast, Among((spell,)), zones=(Zone.STACK,))
        begin_delayed(game, by, TriggeredAbility((condition,), CopyIt(IT)))


@record
class MoreSpellCopies(Record):
    """If you would copy a spell, you copy it once more, with new targets if you want (614.1a)."""

    english = "if you would copy a spell, copy it an additional time; it may have new targets"

    @hookimpl
    @about(CopiedOnStack)
    def replacements(self, game: Game, by: Instance, event: CopiedOnStack) -> Replacement | None:
        """614.1a"""
        there = game.snapshot(event.object).object
        if event.player != by.controller or not is_spell(there):
            return None
        return Replacement.of(
            by, lambda _, copied: copied.replace(count=copied.count + 1, more=copied.more + 1)
        )


@record
class CastBefore(Count):
    """How many other spells were cast this turn before the one that the ability is about.

    Those of anybody; or with `yours` the spells of a set that you cast.
    """

    english = "the number of {what:of spell} cast before it this turn"

    what: Filter = AnyObject()
    yours: bool = False

    def value(self, game: Game, by: Instance) -> int:
        """Count them; they are looked at as they are or last were."""
        spell = by.event.subject if by.event is not None else by.source.id
        if not self.yours:
            return spells_cast_before(game, spell)
        mine = spells_cast(game, by.controller)
        before = mine[: mine.index(spell)] if spell in mine else ()
        return sum(self.what.matches(game, by, game.see(one)) for one in before)


@record
class CopyTargeting(Record):
    """Spells or abilities are copied; each copy targets one of some objects (707.10e).

    Its controller chooses which one; no copy is made if none of them could be every target. With
    `each` there is a copy for every one that could be, each of which targets another one.
    """

    english = "copy {what:each}{each:? for each that it could target}; the copy targets {at}"

    what: Selection
    at: Selection
    each: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Copy each."""
        for item in self.what.objects(game, by):
            spell = game.see(item).object.spell
            assert spell is not None  # noqa: S101 - everything on the stack has one
            could = self._could_be(game, by, spell.replace(controller=by.controller))
            if self.each:
                for one in could:
                    self._copied(game, by, item, spell, one)
                continue
            if not could:
                continue
            prompt = f"what the copy of {spell.source.name} targets"
            decision = Decision((by.controller,), "target", could, prompt=prompt, rule="707.10e")
            self._copied(game, by, item, spell, game.choose(decision)[0])

    def _copied(self, game: Game, by: Instance, item: int, spell: Instance, one: int) -> None:
        targets = tuple((one,) * len(group) for group in spell.targets)
        copy_on_stack(game, item, by.controller, targets=targets)

    def _could_be(self, game: Game, by: Instance, spell: Instance) -> tuple[int, ...]:
        """Return those of the objects that are legal for each target of the spell."""
        legal = [legal_targets(game, spell, spec) for spec in target_specs(spell)]
        at = self.at.objects(game, by)
        return tuple(one for one in at if legal and all(one in those for those in legal))
