"""What abilities say, and the values of the kernel that they are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import (
    ActivatedAbility,
    Code,
    Duration,
    Mode,
    Modes,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from cardwright_core.characteristics import Characteristics
from cardwright_core.continuous import Layer, Part
from cardwright_core.cost import Cost
from cardwright_core.flow import StepBegins
from cardwright_core.terms import Condition, TargetSpec
from cardwright_core.zones import Zone
from cardwright_rules.english.nouns import in_words, joined, with_article
from cardwright_rules.english.saying import say, sentence
from cardwright_rules.english.sets import noun_of
from cardwright_rules.vocabulary.combat import Dealt
from cardwright_rules.vocabulary.statics import EVERYWHERE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Ability

__all__ = ["ORDINALS", "in_zones"]

ORDINALS = ("", "second ", "third ", "fourth ", "fifth ")
"""Of the groups of targets: the first is "the target"."""


def with_targets(phrase: str, targets: Iterable[TargetSpec]) -> str:
    """Return a phrase that says what "the target" is, where it is first spoken of."""
    for ordinal, spec in zip(ORDINALS, targets, strict=False):
        named = f"the {ordinal}target"
        if named in phrase:
            phrase = phrase.replace(named, say(spec), 1)
        else:
            phrase = f"choose {say(spec)}; {phrase}"
    return phrase


@say.register(SpellAbility)
def _(ability: SpellAbility) -> str:
    return sentence(with_targets(say(ability.effect), ability.targets))


@say.register(StaticAbility)
def _(ability: StaticAbility) -> str:
    told = ability.behaviour.english or not ability.keyword
    return sentence(say(ability.behaviour) if told else ability.keyword)


@say.register(TriggeredAbility)
def _(ability: TriggeredAbility) -> str:
    when = f"when {say(ability.state)}" if ability.state else _conditions(ability.conditions)
    only_if = f", if {say(ability.only_if)}" if ability.only_if else ""
    limit = (
        f" It triggers at most {_times(ability.each_turn)} each turn." if ability.each_turn else ""
    )
    effect = with_targets(say(ability.effect), ability.targets)
    return _named(ability, sentence(f"{when}{only_if}, {effect}") + limit)


@say.register(ActivatedAbility)
def _(ability: ActivatedAbility) -> str:
    effect = sentence(with_targets(say(ability.effect), ability.targets))
    costs = sentence(say(ability.cost))[:-1]
    return _named(ability, " ".join((f"{costs}: {effect}", *_restrictions(ability))))


def _named(ability: Ability, text: str) -> str:
    """Put the keyword before what it stands for."""
    return f"{sentence(ability.keyword)[:-1]}: {text}" if ability.keyword else text


def _restrictions(ability: ActivatedAbility) -> Iterable[str]:
    if ability.as_a_sorcery and not ability.loyalty:
        yield "Activate it only as a sorcery."
    if ability.as_an_instant:
        yield "Activate it only as an instant."
    if ability.each_turn and not ability.loyalty:
        yield f"Activate it at most {_times(ability.each_turn)} each turn."
    if ability.only_if:
        yield f"Activate it only if {say(ability.only_if)}."
    if ability.zones != (Zone.BATTLEFIELD,):
        yield f"Activate it only {in_zones(ability.zones)}."


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def _conditions(conditions: tuple[Condition, ...]) -> str:
    said = joined([say(condition) for condition in conditions], "or")
    if all(condition.event is StepBegins for condition in conditions):
        return said
    return f"{'when' if all(one.of_itself for one in conditions) else 'whenever'} {said}"


@say.register(Condition)
def _(condition: Condition) -> str:
    tests = [say(test) for test in condition.where]
    if condition.event is StepBegins:
        return f"at the beginning of {joined(tests)}"
    if any(isinstance(test, Dealt) for test in condition.where):  # it says all that happens
        return joined(tests)
    template = condition.event.english or f"{say(condition.event)} happens to {{what}}"
    happens = template.format_map(_Subject(condition))
    return " ".join(filter(None, (happens, *tests)))


class _Subject(dict[str, str]):
    """What an event's template calls its object: the noun that it has where the set names none."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def __missing__(self, name: str) -> str:
        noun = noun_of(self.condition.what).or_("object" if name == "what" else name)
        for_each = self.condition.event.once_for
        several = self.condition.together and (not for_each or self.condition.for_each != for_each)
        return f"one or more {noun.form('s')}" if several else noun.form("a")


@say.register(TargetSpec)
def _(spec: TargetSpec) -> str:
    noun = noun_of(spec.what).or_(_NOUNS.get(spec.zones[0], "card"))
    if spec.divide:
        return f"any number of targets, {noun.form('a')} each"
    if spec.maximum >= _ANY_NUMBER:
        return f"any number of {'targets' if noun.fixed else 'target ' + noun.form('s')}"
    if noun.fixed and (spec.minimum, spec.maximum) == (1, 1):
        return noun.fixed
    where = "" if spec.zones in {(Zone.BATTLEFIELD,), (Zone.STACK,)} else f" {in_zones(spec.zones)}"
    if spec.maximum == 1:
        chosen = f"{'target' if spec.minimum else 'up to one target'} {noun}{where}"
        return chosen.replace("target other", "another target")
    count = in_words(spec.maximum)
    if spec.minimum != spec.maximum:
        count = f"up to {count}"
    return f"{count} target {noun.form('s')}{where}"


_ANY_NUMBER = 1_000
_NOUNS = {Zone.BATTLEFIELD: "permanent", Zone.STACK: "spell or ability"}
_PLACES = {
    Zone.BATTLEFIELD: "on the battlefield",
    Zone.STACK: "on the stack",
    Zone.EXILE: "in exile",
    Zone.COMMAND: "in the command zone",
}


def in_zones(zones: Iterable[Zone]) -> str:
    """Return where something is."""
    return joined([_PLACES.get(zone) or f"in {with_article(say(zone))}" for zone in zones], "or")


def into_zone(zone: Zone, whose: str = "your") -> str:
    """Return where something goes."""
    if zone is Zone.BATTLEFIELD:
        return "onto the battlefield"
    return "into exile" if zone is Zone.EXILE else f"into {whose} {say(zone)}"


@say.register(Cost)
def _(cost: Cost) -> str:
    mana = str(cost.mana) if cost.mana.symbols else ""
    x = f" (X is {say(cost.x)})" if cost.x else ""
    return f"{', '.join(filter(None, (mana, *map(say, cost.components))))}{x}"


@say.register(Duration)
def _(duration: Duration) -> str:
    if duration.as_long_as:
        return f"for as long as {say(duration.as_long_as)}"
    return f"until {duration.until}" if duration.until else "for the rest of the game"


@say.register(Modes)
def _(modes: Modes) -> str:
    range_ = (modes.minimum, modes.maximum)
    many = {(1, 1): "one", (1, len(modes.modes)): "one or more"}.get(range_) or (
        str(modes.minimum)
        if modes.minimum == modes.maximum
        else f"{modes.minimum} to {modes.maximum}"
    )
    return f"choose {many}: {'; or '.join(map(say, modes.modes))}"


@say.register(Mode)
def _(mode: Mode) -> str:
    return with_targets(say(mode.effect), mode.targets)


@say.register(Code)
def _(code: Code) -> str:
    return f"do what the card's own code says as {code.key.replace('_', ' ')}"


@say.register(Part)
def _(part: Part) -> str:
    unsaid = part.zones in {(Zone.BATTLEFIELD,), EVERYWHERE}
    zones = "" if unsaid else f" {in_zones(part.zones)}"
    default = "card" if zones else "permanent"
    return f"{noun_of(part.affects).or_(default).form('each')}{zones} {say(part.change)}"


@say.register(Layer)
def _(layer: Layer) -> str:
    """Say nothing: the layer follows from the change."""
    del layer
    return ""


@say.register(Characteristics)
def _(values: Characteristics) -> str:
    size = f"{values.power}/{values.toughness} " if values.power is not None else ""
    colors = joined([color.name.lower() for color in sorted(values.colors)]) or "colorless"
    types = " ".join((*values.supertypes, *values.subtypes, *(t.lower() for t in values.types)))
    abilities = [say(ability).rstrip(".") for ability in values.abilities]
    having = f" with {joined(abilities)}" if abilities else ""
    return f"{size}{colors} {types} token{having}"
