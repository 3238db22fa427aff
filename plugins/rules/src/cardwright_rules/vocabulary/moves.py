"""Effects that move objects between zones (400, 701.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.lasting import Among, Lasting, begin_effect
from cardwright_core.layers import Part
from cardwright_core.links import remember
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.destruction import Sacrificed
from cardwright_rules.double_faced import transformed
from cardwright_rules.phasing import PhasedOut
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.layers import Change, Layer
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = [
    "EachSacrifices",
    "Exile",
    "MayExileFromHand",
    "MayPutFromHand",
    "MaySacrifice",
    "PhaseOut",
    "PutIntoGraveyard",
    "PutOnTopOfLibrary",
    "PutOntoBattlefield",
    "ReturnToHand",
]


@record
class Exile(Record):
    """Objects are exiled (701.13); under `link` the linked ability finds them (607.2a).

    What is done with them `then` finds them as ``THOSE_CARDS``, in whatever public zone they are
    (400.7j).
    """

    english = "exile {what}{then:?; @}"

    what: Selection = TARGET
    link: str = ""
    then: Effect | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose the moves at once, and remember those that reached exile."""
        moves = [move(game, item, Zone.EXILE) for item in self.what.objects(game, by)]
        at_once(game, by, moves)
        became = [item for moved in moves for item in moved.all_become]
        if self.link:
            for item in became:
                _remember_if_exiled(game, by, self.link, item)
        if self.then is not None:
            found = tuple(item for item in became if _is_public(game, item))
            self.then.resolve(game, by.replace(captured=(*by.captured, ("objects", found))))


_HIDDEN = frozenset({Zone.HAND, Zone.LIBRARY})


def _is_public(game: Game, item: int) -> bool:
    there = game.state.objects.get(item)
    return there is not None and there.zone not in _HIDDEN


def _remember_if_exiled(game: Game, by: Instance, link: str, item: int) -> None:
    there = game.state.objects.get(item)
    if there is not None and there.zone is Zone.EXILE:
        remember(game, by, link, item)


@record
class MayExileFromHand(Record):
    """Its controller may exile a card of a set from their hand, linked (701.13, 607.2a)."""

    english = "you may exile {what:a} card from your hand"

    what: Filter
    link: str

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask which, if any."""
        hand = game.state.zone(Zone.HAND, by.controller)
        options = tuple(item for item in hand if self.what.matches(game, by, game.see(item)))
        prompt = f"exile a card for {by.source.name}"
        decision = Decision((by.controller,), "exile", options, 0, 1, prompt=prompt, rule="701.13")
        for item in game.choose(decision):
            moved = move(game, item, Zone.EXILE)
            game.propose(moved, by)
            _remember_if_exiled(game, by, self.link, moved.becomes)


@record
class MayPutFromHand(Record):
    """Its controller may put a card of a set from their hand onto the battlefield (608.2d).

    What is done `then`, if they do, is done whatever became of the card (118.12).
    """

    english = "you may put {what:a} from your hand onto the battlefield{then:?. If you do, @}"

    what: Filter
    then: Effect | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask which, if any."""
        hand = game.state.zone(Zone.HAND, by.controller)
        options = tuple(item for item in hand if self.what.matches(game, by, game.see(item)))
        prompt = f"what {by.source.name} puts onto the battlefield"
        decision = Decision((by.controller,), "put", options, 0, 1, prompt=prompt, rule="608.2d")
        for item in game.choose(decision):
            game.propose(move(game, item, Zone.BATTLEFIELD, controller=by.controller), by)
            if self.then is not None:
                self.then.resolve(game, by)


@record
class EachSacrifices(Record):
    """Each player sacrifices those that they control, all at once (701.21a)."""

    english = "each player sacrifices {what} they control"

    what: Selection

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        at_once(game, by, (Sacrificed(item) for item in self.what.objects(game, by)))


@record
class MaySacrifice(Record):
    """Its controller may sacrifice a permanent of a set (701.21a)."""

    english = "you may sacrifice {what:a}"

    what: Filter

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask which, if any."""
        mine = game.permanents(by.controller)
        options = tuple(view.id for view in mine if self.what.matches(game, by, view))
        decision = Decision((by.controller,), "sacrifice", options, 0, 1, rule="701.21a")
        at_once(game, by, (Sacrificed(item) for item in game.choose(decision)))


@record
class ReturnToHand(Record):
    """Objects go to their owners' hands."""

    english = "return {what:each} to its owner's hand"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose the moves at once."""
        at_once(game, by, (move(game, i, Zone.HAND) for i in self.what.objects(game, by)))


@record
class PhaseOut(Record):
    """Permanents phase out (702.26b)."""

    english = "{what:each} phases out"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        at_once(game, by, (PhasedOut(item) for item in self.what.objects(game, by)))


@record
class PutIntoGraveyard(Record):
    """Objects go to their owners' graveyards."""

    english = "put {what:each} into its owner's graveyard"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose the moves at once."""
        at_once(game, by, (move(game, i, Zone.GRAVEYARD) for i in self.what.objects(game, by)))


@record
class PutOnTopOfLibrary(Record):
    """Objects go on top of their owners' libraries (401.4)."""

    english = "put {what:each} on top of its owner's library"
    touches_library: ClassVar[bool] = True

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose the moves at once."""
        items = self.what.objects(game, by)
        at_once(game, by, (move(game, item, Zone.LIBRARY) for item in items))


@record
class PutOntoBattlefield(Record):
    """Objects are put onto the battlefield under their owners' control, or under yours.

    They may enter with a `counter` of some kind on them (614.1c). What they are `being` put there
    is so as they enter, and lasts (611.2e). Those that enter `transformed` do so with their back
    face up; what has none stays where it is (712.14a). An Aura may be put there attached to a
    player (`attached_to`); if it can't enchant them, it stays (303.4g). What is done `then` finds
    them as ``THOSE_CARDS``, and under `link` a linked ability does (607.2).
    """

    english = (
        "put {what} onto the battlefield{under_your_control:? under your "
        "control}{transformed:? transformed}{attached_to:? attached to @}{tapped:?, tapped}"
        "{counter:? with a @ counter on it}{then:?; @}"
    )

    what: Selection = TARGET
    under_your_control: bool = False
    tapped: bool = False
    then: Effect | None = None
    counter: str = ""
    being: tuple[tuple[Layer, Change], ...] = ()
    transformed: bool = False
    link: str = ""
    attached_to: Players | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose the moves at once."""
        controller = by.controller if self.under_your_control else ""
        counters = ((self.counter, 1),) if self.counter else ()
        entering = [
            move(game, item, Zone.BATTLEFIELD, controller=controller).replace(
                tapped=self.tapped, counters=counters
            )
            for item in self.what.objects(game, by)
        ]
        if self.transformed:
            turned = (transformed(game, enters) for enters in entering)
            entering = [enters for enters in turned if enters is not None]
        if self.attached_to is not None:
            hosts = self.attached_to.players(game, by)
            entering = [enters.replace(attached=host) for enters in entering for host in hosts[:1]]
        begun = self._begun(game, by, tuple(enters.becomes for enters in entering))
        at_once(game, by, entering)
        if begun:  # an object's own static abilities come first (613.7n)
            effect = game.state.effects[begun]
            game.state.change_effect(effect.replace(timestamp=game.state.new_timestamp()))
        found = tuple(enters.becomes for enters in entering if game.exists(enters.becomes))
        for item in found if self.link else ():
            remember(game, by, self.link, item)
        if self.then is not None:
            self.then.resolve(game, by.replace(captured=(*by.captured, ("objects", found))))

    def _begun(self, game: Game, by: Instance, items: tuple[int, ...]) -> int:
        """Begin what is so as they enter; return the effect, or 0."""
        if not self.being or not items:
            return 0
        parts = tuple(Part(layer, Among(items), change) for layer, change in self.being)
        return begin_effect(game, by, Lasting(parts), None)
