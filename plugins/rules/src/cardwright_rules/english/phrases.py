"""What the words say whose phrase is more than a template."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.zones import Zone
from cardwright_rules.english.abilities import ORDINALS, in_zones, into_zone, with_targets
from cardwright_rules.english.nouns import (
    Noun,
    counted,
    each_of,
    in_words,
    joined,
    possessive,
    times,
    with_article,
)
from cardwright_rules.english.saying import say
from cardwright_rules.english.sets import noun_of
from cardwright_rules.mana import ANY_COLOR, AddMana, AddSymbols
from cardwright_rules.vocabulary.changes import AddPT, LoseAbilities
from cardwright_rules.vocabulary.choices import Choosing
from cardwright_rules.vocabulary.comparing import AsLongAs, AtLeast
from cardwright_rules.vocabulary.conditions import Moves, ThisIsIn
from cardwright_rules.vocabulary.costs import AbilitiesCostLess, SpellsCostLess, SpellsCostMore
from cardwright_rules.vocabulary.counters import CountersIncreased
from cardwright_rules.vocabulary.counts import NumberOf
from cardwright_rules.vocabulary.effects import Do
from cardwright_rules.vocabulary.going import GoesInstead
from cardwright_rules.vocabulary.lasting import Pump, StepIs
from cardwright_rules.vocabulary.looking import LookAndTake
from cardwright_rules.vocabulary.measures import HasCounters, HasPower, HasToughness, ManaValue
from cardwright_rules.vocabulary.paid import IfPaid
from cardwright_rules.vocabulary.reflexive import WhenYouDo
from cardwright_rules.vocabulary.searching import Search
from cardwright_rules.vocabulary.selections import Captured, Each, Linked, TargetPlayers, Targets
from cardwright_rules.vocabulary.stack import IsAbility
from cardwright_rules.vocabulary.tapped_for_mana import TappedForMana
from cardwright_rules.vocabulary.wording import While

if TYPE_CHECKING:
    from cardwright_core.terms import Number
    from cardwright_rules.vocabulary.counts import Amount

__all__: list[str] = []


@say.register(Do)
def _(effect: Do) -> str:
    return ". Then ".join(map(say, effect.effects))


@say.register(Choosing)
def _(effect: Choosing) -> str:
    default = "permanent" if effect.zones == (Zone.BATTLEFIELD,) else "card"
    where = _elsewhere(effect.zones)
    return f"choose {noun_of(effect.what).or_(default).form('a')}{where}; {say(effect.then)}"


@say.register(IfPaid)
def _(effect: IfPaid) -> str:
    done = with_targets(say(effect.effect), effect.targets)
    otherwise = with_targets(say(effect.otherwise), effect.other_targets)
    return f"if {say(effect.cost)}, {done}; otherwise {otherwise}"


@say.register(WhenYouDo)
def _(effect: WhenYouDo) -> str:
    return f"{say(effect.effect)}. When you do, {with_targets(say(effect.then), effect.targets)}"


@say.register(Pump)
def _(effect: Pump) -> str:
    size = _size(effect.power, effect.toughness)
    return f"{each_of(say(effect.what))} gets {size} until end of turn"


@say.register(AddPT)
def _(change: AddPT) -> str:
    return f"gets {_size(change.power, change.toughness)}"


def _size(power: Amount, toughness: Amount) -> str:
    if isinstance(power, int) and isinstance(toughness, int):
        return f"{power:+}/{toughness:+}"
    if power == toughness:
        return f"+X/+X, where X is {say(power)},"
    return f"+({say(power)})/+({say(toughness)})"


@say.register(Search)
def _(effect: Search) -> str:
    found = counted(
        effect.count if isinstance(effect.count, int) else say(effect.count),
        str(noun_of(effect.what).or_("card")),
    )
    tapped = " tapped" if effect.tapped else ""
    return f"search your library for {found}, put it {into_zone(effect.to)}{tapped}, then shuffle"


@say.register(LookAndTake)
def _(effect: LookAndTake) -> str:
    top = say(effect.count)
    seen = f"top {in_words(effect.count) if isinstance(effect.count, int) else top}"
    noun = noun_of(effect.what).or_("card")
    many = f"{in_words(effect.at_most)} {noun.form('s')}"
    taken = noun.form("a") if effect.at_most == 1 else many
    if effect.at_least != effect.at_most:
        taken = f"up to one {noun}" if effect.at_most == 1 else f"up to {many}"
    down = " face down" if effect.face_down else ""
    order = " in a random order" if effect.at_random else ""
    then = f"; {say(effect.then)}" if effect.then else ""
    return (
        f"look at the {seen} cards of {possessive(say(effect.whose))} library, put {taken} from "
        f"among them {into_zone(effect.to)}{down}, and the rest on the bottom{order}{then}"
    )


@say.register(ThisIsIn)
def _(test: ThisIsIn) -> str:
    return f"this is {in_zones((test.zone,))}"


@say.register(AtLeast)
def _(test: AtLeast) -> str:
    if isinstance(test.number, NumberOf) and test.least == 1 and test.number.zones == _ON_IT:
        return f"there is {noun_of(test.number.what).or_('permanent').form('a')}"
    return f"{say(test.number)} is at least {say(test.least)}"


_ON_IT = (Zone.BATTLEFIELD,)


@say.register(AddMana)
def _(effect: AddMana) -> str:
    symbols = [f"{{{kind}}}" for kind in effect.types]
    who = "its player adds" if effect.for_tapper else "add"
    if isinstance(effect.count, int) and len(symbols) == 1:
        added = symbols[0] * effect.count
    elif effect.count == 1 and effect.types != ANY_COLOR:
        added = joined(symbols, "or")
    else:
        kind = "any color" if effect.types == ANY_COLOR else joined(symbols, "or")
        many = effect.combined and len(symbols) > 1
        mana = f"mana {'in any combination of' if many else 'of'} {kind}"
        added = counted(effect.count if isinstance(effect.count, int) else say(effect.count), mana)
    return f"{who} {added}{_conditions(effect)}"


@say.register(AddSymbols)
def _(effect: AddSymbols) -> str:
    return f"add {effect.symbols}{_conditions(effect)}"


def _conditions(effect: AddMana | AddSymbols) -> str:
    spent = f"; spend it {say(effect.restriction)}" if effect.restriction else ""
    rider = f"; {say(effect.rider)}" if effect.rider else ""
    return f"{spent}{rider}{'; it stays as steps and phases end' if effect.kept else ''}"


@say.register(Targets)
def _(those: Targets) -> str:
    return f"the {ORDINALS[those.group]}target"


@say.register(TargetPlayers)
def _(those: TargetPlayers) -> str:
    return f"the {ORDINALS[those.group]}target"


@say.register(Each)
def _(those: Each) -> str:
    where = _elsewhere(those.zones)
    return f"{noun_of(those.what).or_('card' if where else 'permanent').form('each')}{where}"


@say.register(Captured)
def _(those: Captured) -> str:
    return {"objects": "those objects", "chosen": "the chosen one"}.get(
        those.name, "what was named"
    )


@say.register(Linked)
def _(those: Linked) -> str:
    noun = noun_of(those.what).and_(Noun(nouns=("card",)))
    where = "" if those.zone is Zone.EXILE else f" in {say(those.zone)}"
    return f"the {those.name} {noun}{where}"


def _elsewhere(zones: tuple[Zone, ...]) -> str:
    return "" if zones == (Zone.BATTLEFIELD,) else f" {in_zones(zones)}"


@say.register(Moves)
def _(test: Moves) -> str:
    origin = f"from {_zone(test.origin)}" if test.origin is not None else ""
    destination = f"to {_zone(test.destination)}" if test.destination is not None else ""
    return " ".join(filter(None, (origin, destination)))


@say.register(StepIs)
def _(test: StepIs) -> str:
    return f"{'your' if test.yours else 'each'} {test.step} step"


@say.register(TappedForMana)
def _(test: TappedForMana) -> str:
    types = "" if len(test.types) > len(ANY_COLOR) else f" of the types {joined(test.types, 'or')}"
    return f"{'by you' if test.yours else ''}{types}".strip()


@say.register(LoseAbilities)
def _(change: LoseAbilities) -> str:
    return f"loses {change.keyword or 'all abilities'}"


@say.register(CountersIncreased)
def _(change: CountersIncreased) -> str:
    counters = f"{change.counter} counters" if change.counter else "counters"
    would = f"an effect would put {counters}" if change.only_effects else f"{counters} would be put"
    where = noun_of(change.what).or_("permanent").form("a")
    sign = "minus" if change.plus < 0 else "plus"
    more = f" {sign} {in_words(abs(change.plus))}" if change.plus else ""
    return f"where {would} on {where}, {times(change.times)}as many{more} are put there instead"


@say.register(GoesInstead)
def _(change: GoesInstead) -> str:
    origin = f" from {_zone(change.origin)}" if change.origin is not None else ""
    goes = f"{_goes(change.into)}{origin}" if change.into is not None else f"go{origin} anywhere"
    counter = f" with {with_article(change.counter)} counter on it" if change.counter else ""
    to = "exile it" if change.to is Zone.EXILE else f"put it {_to(change)}"
    return f"if {noun_of(change.what).or_('card').form('a')} would {goes}, {to}{counter} instead"


def _goes(into: Zone) -> str:
    if into is Zone.BATTLEFIELD:
        return "enter"
    return "be exiled" if into is Zone.EXILE else f"be put into {_zone(into)}"


def _to(change: GoesInstead) -> str:
    if change.to is Zone.LIBRARY:
        return f"on {'the bottom' if change.position else 'top'} of its owner's library"
    if change.to is Zone.BATTLEFIELD:
        return "onto the battlefield"
    return f"into its owner's {say(change.to)}"


def _zone(zone: Zone) -> str:
    if zone in {Zone.BATTLEFIELD, Zone.STACK}:
        return f"the {say(zone)}"
    return "exile" if zone is Zone.EXILE else with_article(say(zone))


@say.register(SpellsCostLess)
def _(change: SpellsCostLess) -> str:
    return f"{_spells(change)} cost {change.mana} less"


@say.register(SpellsCostMore)
def _(change: SpellsCostMore) -> str:
    return f"{_spells(change)} cost {change.mana} more"


def _spells(change: SpellsCostLess | SpellsCostMore) -> str:
    spells = noun_of(change.what).and_(Noun(nouns=("spell",))).form("s")
    return f"{spells}{' you cast' if change.yours else ''}"


@say.register(AbilitiesCostLess)
def _(change: AbilitiesCostLess) -> str:
    yours = " that you activate" if change.that_you_activate else ""
    least = f", but at least {change.minimum} mana" if change.minimum else ""
    kept = "" if change.even_mana_abilities else ", unless they are mana abilities"
    return (
        f"activated abilities of {noun_of(change.of).form('s')}{yours} "
        f"cost {change.mana} less{least}{kept}"
    )


@noun_of.register(While)
def _(what: While) -> Noun:
    those, others = noun_of(what.what).form("each"), noun_of(what.somewhere)
    return Noun(fixed=f"{those}, as long as there is {others.form('a')},")


@noun_of.register(ManaValue)
def _(what: ManaValue) -> Noun:
    return Noun(after=(f"with mana value {_range(what.at_least, what.at_most)}",))


@noun_of.register(HasCounters)
def _(what: HasCounters) -> Noun:
    if what.at_most == 0:
        return Noun(after=(f"without {what.counter} counters",))
    if (what.at_least, what.at_most) == (1, None):
        return Noun(after=(f"with {what.counter} counters",))
    return Noun(after=(f"with {_range(what.at_least, what.at_most)} {what.counter} counters",))


@noun_of.register(HasPower)
def _(what: HasPower) -> Noun:
    return Noun(after=(f"with power {_range(what.at_least, what.at_most)}",))


@noun_of.register(HasToughness)
def _(what: HasToughness) -> Noun:
    return Noun(after=(f"with toughness {_range(what.at_least, what.at_most)}",))


@noun_of.register(AsLongAs)
def _(what: AsLongAs) -> Noun:
    return Noun(fixed=f"{noun_of(what.what).form('each')}, as long as {say(what.test)},")


def _range(at_least: int | Number | None, at_most: int | Number | None) -> str:
    least, most = say(at_least or 0), "" if at_most is None else say(at_most)
    if not most:
        return f"{least} or more"
    if least == most:
        return least
    return f"{least} to {most}" if at_least else f"{most} or less"


@noun_of.register(IsAbility)
def _(what: IsAbility) -> Noun:
    return Noun(nouns=(f"{what.kind} ability",))
