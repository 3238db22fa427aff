"""Changes: what a continuous effect does to an object in one layer (613)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.costs import reduced
from cardwright_core.counted import sized
from cardwright_core.grants import all_granted
from cardwright_core.layers import Change, with_abilities
from cardwright_core.mana import Color, ManaCost
from cardwright_rules.vocabulary.choices import chosen
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.reading import all_watched, union

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount

__all__ = [
    "AddAbilities",
    "AddKeyword",
    "AddKeywordForManaCost",
    "AddPT",
    "AddTypes",
    "AlsoChosenColor",
    "CantHave",
    "ChangeControl",
    "ControlledBy",
    "LoseAbilities",
    "SetColors",
    "SetPT",
    "SwitchPT",
]


@record
class ChangeControl(Change):
    """The controller of the effect controls it (layer 2)."""

    english = "comes under your control"

    @property
    def reads(self) -> None:
        """Who controls another object: the one that has the ability."""
        return

    @property
    def reads_anywhere(self) -> frozenset[Aspect]:
        """Who controls it."""
        return frozenset({"control"})

    def does(self, game: Game, by: Instance, view: View) -> Hashable:
        """Return who gets it (613.8a)."""
        del game, view
        return by.controller

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Give it."""
        del game
        return view.replace(controller=by.controller)


@record
class ControlledBy(Change):
    """A certain player controls it (layer 2)."""

    english = "comes under the control of {player}"

    player: PlayerId

    def gainer(self, by: Instance) -> PlayerId:
        """Return that player, whoever controls the effect."""
        del by
        return self.player

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Give it."""
        del game, by
        return view.replace(controller=self.player)


@record
class AddTypes(Change):
    """It gets types and subtypes in addition to its own (layer 4)."""

    english = "is also {types}{subtypes:? @}"

    removes: ClassVar[bool] = False

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add those that it lacks."""
        del game, by
        was = view.characteristics
        types = (*was.types, *(word for word in self.types if word not in was.types))
        subtypes = (*was.subtypes, *(word for word in self.subtypes if word not in was.subtypes))
        return view.replace(characteristics=was.replace(types=types, subtypes=subtypes))


@record
class AlsoChosenColor(Change):
    """It is the color that was chosen in addition to its other colors (layer 5)."""

    english = "is the chosen color in addition to its other colors"
    removes: ClassVar[bool] = False

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add it; none, if none was chosen."""
        word = chosen(game, by, "color")
        if not isinstance(word, str):
            return view
        was = view.characteristics
        return view.replace(characteristics=was.replace(colors=was.colors | {Color[word.upper()]}))


@record
class SetColors(Change):
    """It has these colors and no other (layer 5)."""

    english = "is {colors}"

    colors: frozenset[Color]

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Set them."""
        del game, by
        return view.replace(characteristics=view.characteristics.replace(colors=self.colors))


@record
class AddAbilities(Change):
    """It gains abilities (layer 6)."""

    english = "has “{abilities}”"

    removes: ClassVar[bool] = False

    abilities: tuple[Ability, ...]

    def gives(self, game: Game) -> frozenset[str]:
        """Return the keywords among them."""
        del game
        return frozenset(ability.keyword for ability in self.abilities if ability.keyword)

    def without(self, game: Game, keywords: frozenset[str]) -> AddAbilities | None:
        """Return it without those keywords (113.11)."""
        del game
        left = tuple(ability for ability in self.abilities if ability.keyword not in keywords)
        return AddAbilities(left) if left else None

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add them, each with the grant that it comes from."""
        to_itself = by.source.id == view.id and by.grant is None
        given = map(partial(_printed_within, by), self.abilities) if to_itself else self.abilities
        gained = all_granted(game.state, by, view, ((ability, 0) for ability in given))
        if to_itself:
            gained = tuple(map(_as_printed, gained))
        return with_abilities(view, (*view.characteristics.abilities, *gained))


def _printed_within(by: Instance, ability: Ability) -> Ability:
    """Return an ability as one that is printed where the one is that gives it (607.1a)."""
    return ability.replace(printed_on=ability.printed_on or by.ability.printed_on)


def _as_printed(ability: Ability) -> Ability:
    assert ability.grant is not None  # noqa: S101 - it was granted just now
    return ability.replace(grant=ability.grant.replace(within=True))


@record
class AddKeyword(Change):
    """It gains a keyword ability (layer 6)."""

    english = "has {keyword}"

    removes: ClassVar[bool] = False

    keyword: str

    def gives(self, game: Game) -> frozenset[str]:
        """Return the keyword, without what it is from or how much."""
        return frozenset(ability.keyword for ability in game.rules.catalog.expand(self.keyword))

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add what the keyword stands for."""
        abilities = game.rules.catalog.expand(self.keyword)
        return AddAbilities(abilities).apply(game, by, view)


@record
class AddKeywordForManaCost(Change):
    """It gains a keyword of which the cost is its own mana cost, whatever that is (702.1b).

    The cost may be `less` by so much mana, and have more behind it, as it is printed: ", exile 3".
    What has no mana cost gains none that could be paid: it does not get the keyword.
    """

    english = (
        "has {keyword}; the {keyword} cost is equal to its mana cost{less:? reduced by @}{behind}"
    )

    removes: ClassVar[bool] = False

    keyword: str
    behind: str = ""
    less: int = 0

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add it, with that cost."""
        cost = view.characteristics.cost
        if cost is None:
            return view
        if self.less:
            cost = ManaCost(reduced(cost.symbols, (str(self.less),)))
        return AddKeyword(f"{self.keyword} {str(cost) or '{0}'}{self.behind}").apply(game, by, view)


@record
class LoseAbilities(Change):
    """It loses all abilities, or those of one keyword (layer 6)."""

    keyword: str = ""

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Take them away."""
        del game, by
        lost = (self.keyword, *_LOST_TOGETHER.get(self.keyword, ()))
        left = (a for a in view.characteristics.abilities if self.keyword and a.keyword not in lost)
        return with_abilities(view, left)


_LOST_TOGETHER = {"banding": ("bands with other",)}
"""Keywords of which the loss is one of others too (702.22b)."""


@record
class CantHave(Change):
    """It loses keyword abilities and can't have or gain them (layer 6, 113.11)."""

    english = "loses and can't have {keywords}"

    keywords: frozenset[str]

    @property
    def forbids(self) -> frozenset[str]:  # type: ignore[override]  # constant for most changes
        """The keywords."""
        return self.keywords

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Change nothing here: the layer takes away what is forbidden."""
        del game, by
        return view


@record
class OfPT(Change):
    """Base of changes by a power and a toughness."""

    power: Amount
    toughness: Amount

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """Any aspect, if one of the numbers has to be worked out."""
        fixed = isinstance(self.power, int) and isinstance(self.toughness, int)
        return frozenset() if fixed else None

    @property
    def reads_anywhere(self) -> frozenset[Aspect] | None:
        """What the numbers are worked out from."""
        return union(one for one in (self.power, self.toughness) if not isinstance(one, int))

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(self.power, self.toughness)

    def does(self, game: Game, by: Instance, view: View) -> Hashable:
        """Return the numbers."""
        del view
        return amount(game, by, self.power), amount(game, by, self.toughness)


@record
class AddPT(OfPT):
    """It gets +X/+Y (layer 7c)."""

    english = "gets {power:+}/{toughness:+}"

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add them; what has no power or toughness gets none."""
        was = view.characteristics
        if was.power is None or was.toughness is None:
            return view
        power = was.power + amount(game, by, self.power)
        toughness = was.toughness + amount(game, by, self.toughness)
        return view.replace(characteristics=was.replace(power=power, toughness=toughness))


@record
class SetPT(OfPT):
    """Its base power and toughness are these (layer 7b; 7a for its own definition)."""

    english = "is {power}/{toughness}"

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Set them; a noncreature permanent gets none (208.3a)."""
        power, toughness = amount(game, by, self.power), amount(game, by, self.toughness)
        was = view.characteristics
        return sized(view.replace(characteristics=was.replace(power=power, toughness=toughness)))


@record
class SwitchPT(Change):
    """Its power and toughness are switched (layer 7d)."""

    english = "has its power and toughness switched"

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Switch them."""
        del game, by
        was = view.characteristics
        return view.replace(characteristics=was.replace(power=was.toughness, toughness=was.power))
