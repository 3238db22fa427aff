"""The players of a scenario: they choose what the file says, and nothing else."""

from __future__ import annotations

import re
from collections import deque
from typing import TYPE_CHECKING, Any

from cardwright.scenarios.names import UnclearReferenceError
from cardwright.scenarios.payment import Payer
from cardwright.scenarios.report import LeftOver, Stopped
from cardwright_core.abilities import TriggeredAbility
from cardwright_core.actions import PassPriority
from cardwright_core.cards import slug_of
from cardwright_core.casting import Cast
from cardwright_core.costs import CostOption
from cardwright_core.trigger import Trigger
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright.scenarios.model import Choice, Do
    from cardwright.scenarios.names import Names
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.actions import Action
    from cardwright_core.decisions import Decision
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = [
    "Script",
    "Told",
    "asked",
    "card_taken",
    "taken_with",
    "told_action",
    "told_option",
    "told_trigger",
]

_NUMBERS = frozenset({"X", "number"})
"""Kinds of decision whose options are numbers; in all others a number is an object's id."""


class Script:
    """Answers the decisions of one step from its choices; each is used once, in order."""

    def __init__(self, names: Names, do: Do) -> None:
        """Take the choices and the payment of `do`."""
        self.names, self.do = names, do
        self.left = deque(do.choices)
        self.asked = False
        self.orders: dict[tuple[str, ...], Order] = {}
        self.payer = Payer(names, do)
        self.action: Action | None = None
        self.acted = False

    def __call__(self, game: Game, decision: Decision) -> Any:  # noqa: ANN401 - any option
        """Answer, or stop the scenario."""
        if decision.kind == "priority":
            return self._with_priority(game, decision)
        self.asked = True
        if decision.kind == "pay" or self.payer.active:
            reply = self.payer.answer(game, decision)
            if reply is not None:
                return reply
        if decision.kind == "order triggers":
            return self._next_trigger(game, decision)
        choice = self._next(game, decision)
        return self._chosen(game, decision, choice)

    def finish(self, game: Game) -> None:
        """Complain of a choice that nobody asked for."""
        self._check_orders(game)
        if self.left:
            choice = self.left[0]
            nothing = "" if self.asked else "; nobody was asked for anything"
            raise LeftOver(
                choice.line,
                f"unused choice: {choice.player} was not asked for {choice.kind!r} here{nothing} "
                f"(a choice with only one option is not asked)",
            )
        self.payer.finish(game)

    def _with_priority(self, game: Game, decision: Decision) -> object:
        self._check_orders(game)
        if self.action is not None and not self.acted:
            self.acted = True
            return self.action
        return PassPriority(decision.players[0])

    def _next(self, game: Game, decision: Decision) -> Choice:
        if not self.left:
            text = f"a choice is missing: {asked(game, self.names, decision)}"
            raise Stopped(self.do.line, text)
        choice = self.left.popleft()
        if choice.kind != decision.kind or choice.player not in decision.deciders:
            text = f"{choice} is scripted, but {asked(game, self.names, decision)}"
            raise Stopped(choice.line, text)
        if choice.options is not None:
            self._check_options(game, decision, choice)
        return choice

    def _check_options(self, game: Game, decision: Decision, choice: Choice) -> None:
        left = list(decision.options)
        wanted = list(choice.options or ())
        for value in wanted:
            meant = [option for option in left if self.is_meant(game, decision, value, option)]
            if not meant:
                break
            left.remove(meant[0])
        else:
            if not left:
                return
        text = f"the options are expected to be {', '.join(map(str, wanted)) or 'none'}, but "
        raise Stopped(choice.line, text + asked(game, self.names, decision))

    def _chosen(self, game: Game, decision: Decision, choice: Choice) -> tuple[Any, ...]:
        values = choice.value if isinstance(choice.value, list) else [choice.value]
        if not decision.minimum <= len(values) <= decision.maximum:
            text = f"{len(values)} chosen, but {asked(game, self.names, decision)}"
            raise Stopped(choice.line, text)
        chosen: list[Any] = []
        for value in values:
            chosen.append(self._option(game, decision, choice.line, value, chosen))
        return tuple(chosen)

    def _option(
        self, game: Game, decision: Decision, line: int, value: object, taken: list[Any]
    ) -> Any:  # noqa: ANN401 - any option
        try:
            return self._the_option(game, decision, line, value, taken)
        except UnclearReferenceError as error:
            error.line = line
            raise

    def _the_option(
        self, game: Game, decision: Decision, line: int, value: object, taken: list[Any]
    ) -> Any:  # noqa: ANN401 - any option
        left = list(decision.options)
        for option in taken:
            left.remove(option)
        meant = [option for option in left if self.is_meant(game, decision, value, option)]
        if len(meant) == 1 or (meant and self._sound_alike(game, meant)):
            return meant[0]
        what = "not among the options" if not meant else "not clear among the options"
        text = f"{value!r} is {what}: {asked(game, self.names, decision)}"
        raise Stopped(line, text)

    def _sound_alike(self, game: Game, options: list[Any]) -> bool:
        """Whether they are triggers that the words of the file can't tell apart."""
        told = {
            told_trigger(game, self.names, option) if isinstance(option, Trigger) else option
            for option in options
        }
        return len(told) == 1

    def is_meant(self, game: Game, decision: Decision, value: object, option: object) -> bool:
        """Whether a value of the file means that option."""
        if isinstance(value, bool) or isinstance(option, bool):
            return option is value
        if not isinstance(value, str):
            return option == value and decision.kind in _NUMBERS
        if isinstance(option, Trigger):
            return Told(value).is_of(game, self.names, option.instance, option.event)
        item = object_of(decision, option)
        told = {option, str(option), told_option(game, self.names, decision, option)}
        if item in game.state.zone(Zone.STACK):
            told.add(self.names.of(game, item))
        meant = {value, f"{decision.kind} {value}", slug_of(value)}
        return bool(meant & told) or self._is_object(game, decision, value, item)

    def _is_object(self, game: Game, decision: Decision, value: str, item: int) -> bool:
        """Whether a value of the file refers to the object that an option is about, if any."""
        if not item:
            return False
        try:
            return self.names.object(game, value) == item
        except UnclearReferenceError:
            return self._refuse_unknown(game, decision, value)

    def _refuse_unknown(self, game: Game, decision: Decision, value: str) -> bool:
        """Let a text that is some option's description pass; any other has to be a reference."""
        described = {told_option(game, self.names, decision, one) for one in decision.options}
        described |= {*decision.options, *map(str, decision.options)}
        if described & {value, f"{decision.kind} {value}"}:
            return False
        self.names.card(value)
        return False

    def _next_trigger(self, game: Game, decision: Decision) -> Any:  # noqa: ANN401 - a trigger
        """Take the next of a whole order of triggers; of those alike the game does not ask."""
        order = self.orders.get(decision.players)
        if order is None or not order.left:
            order = self.orders[decision.players] = Order(self._next(game, decision))
        value = order.left.popleft()
        return self._option(game, decision, order.line, value, [])

    def _check_orders(self, game: Game) -> None:
        """Look at the stack: it has to be in the order that the file says, to the last trigger."""
        for players, order in self.orders.items():
            abilities = _abilities_of(game, players)[-len(order.names) :]
            there = [self.names.of(game, item) for item in abilities]
            if not order.is_of(self.names, game, abilities):
                text = (
                    f"the order of triggers is {', '.join(order.names)}, "
                    f"but {', '.join(there)} went on the stack"
                )
                raise Stopped(order.line, text)
        self.orders.clear()


class Order:
    """The order in which a player's triggers go on the stack, as the file says it."""

    def __init__(self, choice: Choice) -> None:
        """Take the names, the one first that goes on the stack first."""
        self.line = choice.line
        self.names: list[str] = choice.value if isinstance(choice.value, list) else [choice.value]
        self.left = deque(self.names)

    def is_of(self, names: Names, game: Game, abilities: list[int]) -> bool:
        """Whether these abilities on the stack are those that the file names."""
        stacked = (game.state.objects[item].spell for item in abilities)
        return len(abilities) == len(self.names) and all(
            instance is not None and Told(name).is_of(game, names, instance, instance.event)
            for name, instance in zip(self.names, stacked, strict=True)
        )


class Told:
    """A triggered ability as a file tells it: ``Mulldrifter ability 2 (on Grizzly Bears)``."""

    def __init__(self, text: str) -> None:
        """Take it apart; the number and the event need not be there."""
        found = _TOLD.fullmatch(text)
        self.name: str = found[1] if found else text
        self.number: str | None = found[2] if found else None
        self.subject: str | None = found[3] if found else None

    def is_of(self, game: Game, names: Names, instance: Instance, event: Event | None) -> bool:
        """Whether it means that ability, triggered on that event."""
        subject: int = getattr(event, "subject", 0)
        if self.subject is not None and not (
            subject and names.is_meant(game, self.subject, subject)
        ):
            return False
        if not instance.source.id:  # an inherent ability, which has no source (725.2)
            return self.name == instance.source.name
        return names.is_meant(game, self.name, instance.source.id) and (
            self.number in {None, str(_number_among_triggered(game, instance))}
        )


_TOLD = re.compile(r"(.*?)(?: ability (\d+))?(?: \(on (.*)\))?")


def _number_among_triggered(game: Game, instance: Instance) -> int:
    """Return the place of an ability among the triggered ones of its object, from 1; else 0."""
    abilities = game.see(instance.source.id).characteristics.abilities
    triggered: list[Ability] = [a for a in abilities if isinstance(a, TriggeredAbility)]
    return triggered.index(instance.ability) + 1 if instance.ability in triggered else 0


def told_trigger(game: Game, names: Names, trigger: Trigger) -> str:
    """Return a triggered ability in the words of the file."""
    abilities = game.see(trigger.instance.source.id).characteristics.abilities
    several = sum(isinstance(ability, TriggeredAbility) for ability in abilities) > 1
    number = f" ability {_number_among_triggered(game, trigger.instance)}" if several else ""
    subject = trigger.event.subject
    on = f" (on {names.of(game, subject)})" if subject else ""
    return f"{names.of(game, trigger.instance.source.id)}{number}{on}"


def _abilities_of(game: Game, players: tuple[str, ...]) -> list[int]:
    objects = map(game.state.objects.__getitem__, game.state.zone(Zone.STACK))
    return [item.id for item in objects if item.controller in players and not item.card]


def asked(game: Game, names: Names, decision: Decision) -> str:
    """Say who is asked what, and with which options."""
    who = " and ".join(decision.deciders)
    if decision.made_for:
        who += f" (for {' and '.join(decision.made_for)})"
    options = "; ".join(told_option(game, names, decision, one) for one in decision.options)
    number = "" if decision.minimum == decision.maximum == 1 else _how_many(decision)
    prompt = f" ({decision.prompt})" if decision.prompt else ""
    rule = f" [{decision.rule}]" if decision.rule else ""
    return (
        f"{who} is asked for {decision.kind!r}{prompt}{number}; options: {options or 'none'}{rule}"
    )


def _how_many(decision: Decision) -> str:
    if decision.minimum == decision.maximum:
        return f", {decision.minimum} of them"
    return f", {decision.minimum} to {decision.maximum} of them"


def object_of(decision: Decision, option: Any) -> int:  # noqa: ANN401 - any option
    """Return the object that an option is or is about; 0 if there is none."""
    if isinstance(option, int):
        return 0 if decision.kind in _NUMBERS or isinstance(option, bool) else option
    if isinstance(option, CostOption):
        return 0  # told by its name
    item = getattr(option, "object", None)
    if isinstance(item, int):
        return item
    instance = getattr(option, "instance", None) or getattr(option, "by", None)
    return instance.source.id if instance is not None else 0


def told_option(game: Game, names: Names, decision: Decision, option: Any) -> str:  # noqa: ANN401
    """Return an option in the words of the file."""
    if isinstance(option, bool):
        return "true" if option else "false"
    if isinstance(option, Trigger):
        return told_trigger(game, names, option)
    item = object_of(decision, option)
    if not item:
        return str(option)
    if hasattr(option, "perform"):
        return told_action(game, names, option)
    return names.of(game, item) + _which_of_those_alike(game, names, item)


def _which_of_those_alike(game: Game, names: Names, item: int) -> str:
    """Say which one it is of several abilities of one source, as they went on the stack."""
    stack = game.state.zone(Zone.STACK)
    if item not in stack or game.see(item).object.card:
        return ""
    alike = [one for one in stack if names.of(game, one) == names.of(game, item)]
    return f" ({alike.index(item) + 1} of {len(alike)})" if len(alike) > 1 else ""


def told_action(game: Game, names: Names, action: Action) -> str:
    """Return an action in the words of the file: ``cast Soul Warden#2``, with ``as`` a face."""
    item, card = taken_with(action), card_taken(action)
    verb = str(action).split(" ", 1)[0]
    if card:
        return f"{verb} {names.of_card(game, card)}"
    if not item:
        return str(action)
    face = f" as {action.name}" if isinstance(action, Cast) and _has_faces(game, item) else ""
    return f"{verb} {names.of(game, item)}{face}"


def taken_with(action: Action) -> int:
    """Return the object that is played or cast, or has the ability that allows the action."""
    by: Instance | None = getattr(action, "by", None)
    item: int = getattr(action, "object", 0 if by is None else by.source.id)
    return item


def card_taken(action: Action) -> int:
    """Return the number of the card that is no object: in a library, or outside the game."""
    card: int = 0 if taken_with(action) else getattr(action, "card", 0)
    return card


def _has_faces(game: Game, item: int) -> bool:
    return bool(game.see(item).characteristics.faces)
