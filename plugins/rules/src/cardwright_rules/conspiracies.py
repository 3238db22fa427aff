"""Conspiracies: cards that begin in the command zone, and may hide an agenda (315, 702.106)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Behaviour, Code, Instance, Source, StaticAbility
from cardwright_core.actions import Action
from cardwright_core.characteristics import Characteristics
from cardwright_core.decisions import Decision
from cardwright_core.events import ObjectEvent
from cardwright_core.faces import Form
from cardwright_core.flow import SetupAction
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zone_changes import printed_on
from cardwright_core.zones import Zone
from cardwright_rules.outside import OutsideCard, bring_in, owned_outside
from cardwright_rules.vocabulary.choices import CardName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = [
    "AgendaRevealed",
    "HidesAgenda",
    "RevealAgenda",
    "begin_conspiracy",
    "conspiracies",
    "hidden_names",
    "hide_agenda",
]

_TYPE = "Conspiracy"

_HIDDEN = "hidden agenda"
"""By what a conspiracy is face down."""

_ANY = "conspiracies with hidden agendas"


@record
class HidesAgenda(Behaviour):
    """It begins face down, and so many names are chosen secretly (702.106a, 702.106f)."""

    english = "hidden agenda"

    names: int = 1


def _agenda(values: Characteristics) -> HidesAgenda | None:
    for ability in values.abilities:
        if isinstance(ability, StaticAbility) and isinstance(ability.behaviour, HidesAgenda):
            return ability.behaviour
    return None


def _is_conspiracy(game: Game, card: int) -> bool:
    return _TYPE in printed_on(game, card).types


def _of_sideboard(game: Game, player: PlayerId) -> Iterator[OutsideCard]:
    for card in owned_outside(game, player):
        if _is_conspiracy(game, card):
            yield OutsideCard(card, printed_on(game, card).name)


def _any_conspiracies(game: Game) -> bool:
    there = (card for player in game.state.order for card in owned_outside(game, player))
    begun = (game.state.objects[item].card for item in game.state.zone(Zone.COMMAND))
    return any(_is_conspiracy(game, card) for card in (*there, *begun))


def _begin_with_them(game: Game) -> None:
    """Let each player put any number into the command zone, and hide agendas (103.2e, 315.2)."""
    for player in game.apnap():
        options = tuple(_of_sideboard(game, player))
        decision = Decision((player,), "conspiracies", options, 0, len(options), rule="103.2e")
        for chosen in game.choose(decision) if options else ():
            bring_in(game, None, player, chosen.card, Zone.COMMAND, by_rules=True)
    for item in game.state.zone(Zone.COMMAND):
        begin_conspiracy(game, item)


def begin_conspiracy(game: Game, item: int) -> None:
    """Let a conspiracy in the command zone hide its agenda, if it has one (702.106a)."""
    there = game.state.objects[item]
    agenda = hidden_names(game, there.card)
    if not agenda or there.form is not None:
        return
    by = Instance(
        StaticAbility(Code(_HIDDEN, "")),
        Source(item, there.owner, there.copiable.name),
        there.owner,
        Zone.COMMAND,
    )
    hide_agenda(game, item, _named(game, by, agenda))


def hidden_names(game: Game, card: int) -> int:
    """Return how many names are chosen secretly for a card in the command zone (702.106a, f)."""
    agenda = _agenda(printed_on(game, card)) if _is_conspiracy(game, card) else None
    return 0 if agenda is None else agenda.names


def hide_agenda(game: Game, item: int, names: tuple[object, ...]) -> None:
    """Turn a conspiracy in the command zone face down, with names that were chosen for it."""
    there = game.state.objects[item]
    card = game.state.cards[there.card]
    assert card is not None  # noqa: S101 - a conspiracy is a card
    game.state.links[(item, card.slug, CardName.kind, None)] = names
    down = Form(down=Characteristics(), how=_HIDDEN)
    game.state.put(there.replace(form=down))
    game.state.slices[_ANY] = True
    game.follow()


def _named(game: Game, by: Instance, number: int) -> tuple[object, ...]:
    """Let a player choose so many different card names (702.106a, 702.106f)."""
    names: list[object] = []
    for _ in range(number):
        options = tuple(one for one in CardName().options(game, by) if one not in names)
        prompt = f"a card name for {by.source.name}, secretly"
        decision = Decision(
            (by.controller,), CardName.kind, options, prompt=prompt, rule="702.106a"
        )
        names += game.choose(decision)
    return tuple(names)


def _is_hidden(view: View) -> bool:
    form = view.object.form
    return view.zone is Zone.COMMAND and form is not None and form.how == _HIDDEN


@record
class AgendaRevealed(ObjectEvent):
    """A face-down conspiracy is turned face up, which reveals the names (702.106c)."""

    english = "{what} is turned face up"

    rule: ClassVar[str] = "702.106c"

    names: tuple[object, ...]

    def apply(self, game: Game) -> Event:
        """Turn it up."""
        game.state.put(game.state.objects[self.object].replace(form=None))
        return self

    def describe(self, game: Game) -> str:
        """Say what it proves to be."""
        name = game.state.objects[self.object].copiable.name
        return f"{name} is turned face up: {', '.join(map(str, self.names))}"


@record
class RevealAgenda(Action):
    """Turn a conspiracy face up that is face down: a special action (116.2j)."""

    rule: ClassVar[str] = "116.2j"
    special: ClassVar[str] = "turn"

    player: PlayerId
    object: int
    name: str

    @property
    def order(self) -> tuple[int, ...]:
        """By age."""
        return (self.object,)

    def perform(self, game: Game) -> None:
        """Do it."""
        there = game.state.objects[self.object]
        card = game.state.cards[there.card]
        slug = "" if card is None else card.slug
        names = game.state.links.get((self.object, slug, CardName.kind, None), ())
        game.propose(AgendaRevealed(self.object, names))

    def __str__(self) -> str:
        """Say it."""
        return f"turn {self.name} face up"


class Conspiracies:
    """Conspiracies as the game begins, and turning them face up."""

    @hookimpl
    def functions_in_command_zone(self) -> str:
        """113.6p, 315.5"""
        return _TYPE

    @hookimpl(optionalhook=True)
    def begins_in_command_zone(self, game: Game, card: int) -> bool | None:
        """315.2, 727.2"""
        return _is_conspiracy(game, card) or None

    @hookimpl
    def setup(self) -> SetupAction:
        """103.2e"""
        return SetupAction("103.2e", _begin_with_them, _any_conspiracies)

    @hookimpl
    @idle_unless(noted=_ANY)
    def legal_actions(self, game: Game, player: PlayerId) -> list[RevealAgenda]:
        """116.2j"""
        views = (game.see(item) for item in game.state.zone(Zone.COMMAND))
        return [
            RevealAgenda(player, view.id, view.object.copiable.name)
            for view in views
            if view.controller == player and _is_hidden(view)
        ]

    @hookimpl(optionalhook=True)
    @idle_unless(noted=_ANY)
    def shows(self, game: Game, player: PlayerId, view: View) -> bool | None:
        """315.7; to everybody once the game is over (702.106e)"""
        if not _is_hidden(view):
            return None
        return game.state.winners is not None or view.controller == player


conspiracies = Conspiracies()
