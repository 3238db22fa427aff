"""The language of mana: what it is tapped for, what it becomes, what it is spent on (106)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.lasting import begin_effect
from cardwright_core.mana import MANA_TYPES, Color, ManaRestriction, ManaRider
from cardwright_core.production import ManaProduced, Production, add_mana, could_produce
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject, Condition, Test
from cardwright_core.zones import Zone
from cardwright_rules.mana import ANY_COLOR, ManaLost, tapper
from cardwright_rules.moving import Countered
from cardwright_rules.vocabulary.choices import ColorWord, CreatureType, chosen
from cardwright_rules.vocabulary.filters import CREATURE, AnyOf, Is, all_of

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "AddChosenColor",
    "AddColorAmong",
    "AddOfChosenTypeOnly",
    "AddTypeCouldProduce",
    "AddTypeProduced",
    "AddedBy",
    "CantBeCountered",
    "DoubleUnspentMana",
    "EitherUse",
    "ForAbilities",
    "ForCostsWithX",
    "ForSpells",
    "ManaBecomesColorless",
    "ManaIsKept",
    "ProducesInstead",
    "ProducesTimes",
    "SpellCantBeCountered",
    "tapped_for_mana",
    "you_add_mana",
]


# What is added.


@record
class AddTypeCouldProduce(Record):
    """Add one mana of a type that some permanent of a set could produce (106.7)."""

    english = "add {count:mana of any type that} {what:a} could produce"

    what: Filter
    types: tuple[str, ...] = MANA_TYPES
    count: int = 1

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return one lot; of an undefined type if there is none (106.5)."""
        could: set[str] = set()
        for item in game.state.zone(Zone.BATTLEFIELD):
            if self.what.matches(game, by, game.see(item)):
                could |= could_produce(game, item)
        return (Production(tuple(kind for kind in self.types if kind in could), self.count),)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by))


@record
class AddColorAmong(Record):
    """Add one mana of a color that some of the objects have; undefined if none has one (106.5)."""

    english = "add one mana of any color among {what}"

    what: Selection

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return one lot."""
        views = map(game.see, self.what.objects(game, by))
        colors = {color for view in views for color in view.characteristics.colors}
        return (Production(tuple(ANY_COLOR[color - 1] for color in sorted(colors))),)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by))


@record
class AddChosenColor(Record):
    """Add mana of the color that was chosen (607.2d); undefined if none was (106.5)."""

    english = "add {count} mana of the chosen color"

    count: int = 1
    for_tapper: bool = False

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return one lot."""
        return (Production(_chosen_type(game, by), self.count),)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by), tapper(by) if self.for_tapper else "")


def _chosen_type(game: Game, by: Instance) -> tuple[str, ...]:
    """Return the type of mana of the color that was chosen; none if none was."""
    word = chosen(game, by, ColorWord.kind)
    return (ANY_COLOR[Color[word.upper()] - 1],) if isinstance(word, str) else ()


@record
class AddOfChosenTypeOnly(Record):
    """Add one mana of any color, only for spells of the chosen creature type, with a rider."""

    english = (
        "add one mana of any color; spend it only on creature spells of the chosen type{rider:?; @}"
    )

    rider: ManaRider | None = None

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return one lot; if nothing was chosen, it can be spent on nothing (607.5a)."""
        word = chosen(game, by, CreatureType.kind)
        what = all_of(CREATURE, Is(word)) if isinstance(word, str) else AnyOf(())
        return (Production(ANY_COLOR, 1, ForSpells(what), self.rider),)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by))


@record
class DoubleUnspentMana(Record):
    """Double the amount of each type of unspent mana that you have (106.6)."""

    english = "double the amount of each type of unspent mana you have"

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return as much of each type as there is; nothing follows it from the mana there is."""
        types = Counter(unit.type for unit in game.player(by.controller).pool)
        return tuple(Production((kind,), types[kind]) for kind in MANA_TYPES if types[kind])

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by))


@record
class AddTypeProduced(Record):
    """Who tapped something for mana adds one mana of any type that it produced (106.12a)."""

    english = "its player adds {count} mana of any type it produced"

    count: int = 1

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return one lot; of an undefined type, if nothing was produced that it could be about."""
        del game
        event = by.event
        units = event.units if isinstance(event, ManaProduced) else ()
        return (Production(tuple(dict.fromkeys(unit.type for unit in units)), self.count),)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by), tapper(by))


# What permanents are tapped for.


@record
class TappedForMana(Test):
    """Mana was produced by tapping: by you, if `yours`; some of it of one of these types."""

    yours: bool = False
    types: tuple[str, ...] = MANA_TYPES

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was."""
        del game
        return (
            isinstance(event, ManaProduced)
            and bool(event.tapped_for)
            and (not self.yours or event.tapper == by.controller)
            and any(unit.type in self.types for unit in event.units)
        )


@record
class AddedBy(Test):
    """An ability of an object of a set causes you to add mana, some of it of one of these types.

    With `chosen_color` some of it has to be of the color that was chosen.
    """

    english = "by {what:a}{chosen_color:?, of the chosen color}"

    what: Filter
    chosen_color: bool = False

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it does, by tapping or not."""
        if not isinstance(event, ManaProduced) or event.player != by.controller:
            return False
        wanted = _chosen_type(game, by) if self.chosen_color else MANA_TYPES
        return any(unit.type in wanted for unit in event.units) and self.what.matches(
            game, by, game.see(event.source)
        )


def you_add_mana(what: Filter, *, of_chosen_color: bool = False) -> Condition:
    """Return the condition that an ability of an object of a set causes you to add mana."""
    return Condition(ManaProduced, where=(AddedBy(what, of_chosen_color),))


def tapped_for_mana(
    what: Filter, *, by_you: bool = False, types: tuple[str, ...] = MANA_TYPES
) -> Condition:
    """Return the condition that something is tapped for mana, of some types (106.12a)."""
    return Condition(ManaProduced, what, (TappedForMana(by_you, types),))


@record
class WhenTapped(Record):
    """Base of replacements of what something of a set is tapped for (106.12b)."""

    what: Filter = AnyObject()
    yours: bool = False

    @hookimpl
    @about(ManaProduced)
    def replacements(self, game: Game, by: Instance, event: ManaProduced) -> Replacement | None:
        """106.12b"""
        if (
            not event.tapped_for
            or (self.yours and event.tapper != by.controller)
            or not self.what.matches(game, by, game.see(event.tapped_for))
            or not self.concerns(event)
        ):
            return None
        return Replacement.of(by, self.instead, rule="106.12b")

    def concerns(self, event: ManaProduced) -> bool:
        """Whether it is about so much mana, of such types."""
        del event
        return True

    def instead(self, game: Game, event: ManaProduced) -> Event:
        """Return what is produced instead."""
        raise NotImplementedError


@record
class ProducesTimes(WhenTapped):
    """It produces that many times as much mana instead; what follows the mana stays (106.6a)."""

    english = "if you tap {what:a} for mana, it produces {times:times} as much instead"

    times: int = 2

    def instead(self, game: Game, event: ManaProduced) -> Event:
        """Multiply each unit."""
        del game
        return event.replace(units=tuple(u for u in event.units for _ in range(self.times)))


@record
class ProducesInstead(WhenTapped):
    """It produces one mana of a type instead of any other type and amount.

    That is so if it would produce at least so much mana.
    """

    english = (
        "if {what:a} is tapped for {at_least} or more mana, it produces {{{type}}} "
        "instead of any other type and amount"
    )

    type: str = "C"
    at_least: int = 1

    def concerns(self, event: ManaProduced) -> bool:
        """Whether it would produce as much."""
        return len(event.units) >= self.at_least

    def instead(self, game: Game, event: ManaProduced) -> Event:
        """Keep one unit, and what follows it, as one of that type."""
        del game
        return event.replace(units=(event.units[0].replace(type=self.type),))


# What is spent on what, and what comes of it.


@record
class ForSpells(ManaRestriction):
    """It may be spent only to cast spells of a set."""

    english = "only to cast {what:s}"

    what: Filter = AnyObject()

    def allows(self, game: Game, proposal: Proposal) -> bool:
        """Whether such a spell is cast."""
        spell = game.see(proposal.object)
        return proposal.is_spell() and self.what.matches(game, proposal.instance, spell)


@record
class ForAbilities(ManaRestriction):
    """It may be spent only to activate abilities of objects of a set."""

    english = "only to activate abilities of {what:s}"

    what: Filter = AnyObject()

    def allows(self, game: Game, proposal: Proposal) -> bool:
        """Whether such an ability is activated."""
        source = game.see(proposal.object)
        activated = proposal.kind == "activate"
        return activated and self.what.matches(game, proposal.instance, source)


@record
class EitherUse(ManaRestriction):
    """It may be spent on whatever one of several restrictions allows."""

    english = "{uses}"

    uses: tuple[ManaRestriction, ...]

    def allows(self, game: Game, proposal: Proposal) -> bool:
        """Whether one of them does."""
        return any(use.allows(game, proposal) for use in self.uses)


@record
class ForCostsWithX(ManaRestriction):
    """It may be spent only on costs that contain {X} (107.3)."""

    english = "only on costs that contain {{X}}"

    def allows(self, game: Game, proposal: Proposal) -> bool:
        """Whether there is an X in the cost; of a spell or ability, whether one was announced."""
        del game
        cost, announced = proposal.cost, proposal.kind != "pay" and proposal.instance.x is not None
        return announced or cost.x is not None or "X" in cost.mana.symbols


@record
class CantBeCountered(Record):
    """Certain spells and abilities can't be countered, by their ids."""

    items: tuple[int, ...]

    @hookimpl
    @about(Countered)
    def prohibits(self, act: Countered) -> str | None:
        """614.17"""
        return "it can't be countered" if act.object in self.items else None


@record
class SpellCantBeCountered(ManaRider):
    """If it is spent on a spell of a set, that spell can't be countered (106.6)."""

    english = "if it is spent on {what:a}, that spell can't be countered"

    what: Filter = AnyObject()

    def spent(self, game: Game, unit: Mana, proposal: Proposal) -> None:
        """Begin the effect; once for each unit (106.6a)."""
        del unit
        spell = game.see(proposal.object)
        if proposal.is_spell() and self.what.matches(game, proposal.instance, spell):
            begin_effect(game, proposal.instance, CantBeCountered((proposal.object,)), None)


# What stays in a pool.


@record
class ManaIsKept(Record):
    """You don't lose unspent mana of some types as steps and phases end; or nobody does."""

    english = "you don't lose unspent mana of the types {types} as steps and phases end"

    types: tuple[str, ...] = MANA_TYPES
    yours: bool = True

    @hookimpl
    @about(ManaLost)
    def replacements(self, by: Instance, event: ManaLost) -> Replacement | None:
        """106.4, 500.5"""
        if self.yours and event.player != by.controller:
            return None
        if not any(unit.type in self.types for unit in event.units):
            return None
        return Replacement.of(by, self.instead)

    def instead(self, game: Game, event: ManaLost) -> Event:
        """Lose the other mana only."""
        del game
        return event.replace(units=tuple(u for u in event.units if u.type not in self.types))


@record
class ManaTurned(ManaLost):
    """Unspent mana becomes colorless instead of being lost."""

    def apply(self, game: Game) -> Event:
        """Turn the units."""
        player = game.player(self.player)
        pool = list(player.pool)
        for unit in self.units:
            pool[pool.index(unit)] = unit.replace(type="C")
        game.state.players[self.player] = player.replace(pool=tuple(pool))
        return self

    def describe(self, game: Game) -> str:
        """Say whose mana."""
        del game
        return f"{self.player}'s unspent mana becomes colorless"


@record
class ManaBecomesColorless(Record):
    """If you would lose unspent mana, it becomes colorless instead."""

    english = "if you would lose unspent mana, it becomes colorless instead"

    @hookimpl
    @about(ManaLost)
    def replacements(self, by: Instance, event: ManaLost) -> Replacement | None:
        """106.4, 614.1a"""
        if event.player != by.controller or isinstance(event, ManaTurned):
            return None
        return Replacement.of(by, self.instead)

    def instead(self, game: Game, event: ManaLost) -> Event:
        """Turn it."""
        del game
        return ManaTurned(event.player, event.units)
