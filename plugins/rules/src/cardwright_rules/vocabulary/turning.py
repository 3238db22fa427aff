"""Effects that turn permanents over, face down or face up, or put them down so (701.27, 708)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.terms import Test
from cardwright_core.zone_changes import from_library, move
from cardwright_core.zones import Zone
from cardwright_rules.designations import Flipped
from cardwright_rules.double_faced import transform
from cardwright_rules.face_down import FACE_DOWN, TurnedFaceDown, TurnedFaceUp, face_down
from cardwright_rules.merging import Melds
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.selections import ITSELF, TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "Cloak",
    "ExileAndMeld",
    "Flip",
    "Manifest",
    "Meld",
    "PairIsThere",
    "Transform",
    "TurnFaceDown",
    "TurnUp",
]


@record
class Transform(Record):
    """Double-faced permanents transform, all at once; what has one side does not (701.27)."""

    english = "transform {what}"

    what: Selection = ITSELF

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        transform(game, by, self.what.objects(game, by))


@record
class Flip(Record):
    """Permanents are flipped (710.4)."""

    english = "flip {what}"

    what: Selection = ITSELF

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        at_once(game, by, (Flipped(item) for item in self.what.objects(game, by)))


@record
class TurnFaceDown(Record):
    """Permanents are turned face down (708.2a)."""

    english = "turn {what} face down"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        at_once(game, by, (TurnedFaceDown(item) for item in self.what.objects(game, by)))


@record
class TurnUp(Record):
    """Permanents are turned face up (708.8)."""

    english = "turn {what} face up"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        at_once(game, by, (TurnedFaceUp(item) for item in self.what.objects(game, by)))


@record
class Manifest(Record):
    """Its controller manifests the top cards of their library, one at a time (701.40a, 701.40e)."""

    english = "manifest the top {count:card} of your library"

    touches_library: ClassVar[bool] = True
    how: ClassVar[str] = "manifest"
    ability: ClassVar[str] = ""

    count: Amount = 1

    def resolve(self, game: Game, by: Instance) -> None:
        """Do so with one after another."""
        for _ in range(amount(game, by, self.count)):
            library = game.state.library(by.controller)
            if not len(library):
                return
            self.manifest(game, by, library.order()[0])

    def manifest(self, game: Game, by: Instance, card: int) -> None:
        """Put a card of a library onto the battlefield face down."""
        given = game.rules.catalog.expand(self.ability) if self.ability else ()
        form = face_down(self.how, FACE_DOWN.replace(abilities=given))
        entering = from_library(game, card, Zone.BATTLEFIELD, by.controller)
        game.propose(entering.replace(form=form), by)


@record
class Cloak(Manifest):
    """Its controller cloaks the top cards of their library: they have ward {2} (701.58a)."""

    english = "cloak the top {count:card} of your library"

    how: ClassVar[str] = "cloak"
    ability: ClassVar[str] = "ward {2}"


@record
class Meld(Record):
    """Two exiled cards of a pair meld (701.42a); any others stay where they are (701.42c)."""

    english = "meld {what}"

    what: Selection

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for two cards."""
        items = self.what.objects(game, by)
        if len(items) == _A_PAIR:
            game.propose(Melds(by.controller, *items), by)


_A_PAIR = 2


def _partners(game: Game, by: Instance, other: str) -> tuple[int, ...]:
    """Return the creatures of a name that the player owns and controls, if this is theirs too."""
    mine = [
        view
        for view in game.permanents(by.controller)
        if view.owner == by.controller and "Creature" in view.characteristics.types
    ]
    if all(view.id != by.source.id for view in mine):
        return ()
    return tuple(
        view.id for view in mine if view.id != by.source.id and other in view.characteristics.names
    )


@record
class PairIsThere(Test):
    """You both own and control this and a creature of a name (701.42a)."""

    english = "you both own and control this and a creature named {other}"

    other: str

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether you do."""
        del event
        return bool(_partners(game, by, self.other))


@record
class ExileAndMeld(Record):
    """You exile this and a creature of a name, then meld them (701.42a)."""

    english = "exile this and a creature named {other}, then meld them"

    other: str

    def resolve(self, game: Game, by: Instance) -> None:
        """Choose one, if there are several, and do it."""
        partners = _partners(game, by, self.other)
        prompt = f"which {self.other} melds with {by.source.name}"
        decision = Decision((by.controller,), "meld", partners, prompt=prompt, rule="701.42a")
        for partner in game.choose(decision) if partners else ():
            moves = [move(game, item, Zone.EXILE) for item in (by.source.id, partner)]
            at_once(game, by, moves)
            first, second = (moved.becomes for moved in moves)
            game.propose(Melds(by.controller, first, second), by)
