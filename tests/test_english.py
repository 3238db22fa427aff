"""What abilities say, in our own words: no class of the vocabulary is left speechless."""

import inspect
import re

import pytest

from cardwright import authoring
from cardwright.authoring import (
    ANY_TARGET,
    CARD,
    CREATURE,
    EACH_OPPONENT,
    IT,
    LAND,
    TAP,
    THIS,
    THOSE_CARDS,
    YOU_CONTROL,
    AddMana,
    Change,
    CostComponent,
    Count,
    DamageTimes,
    DealDamage,
    Dies,
    DiscardThese,
    DrawCards,
    Duration,
    Effect,
    Enters,
    Filter,
    GainLife,
    Is,
    ManaValue,
    May,
    Not,
    Number,
    NumberOf,
    Payment,
    Players,
    PreventDamage,
    Pump,
    ReturnToHand,
    Selection,
    Test,
    activated,
    all_of,
    another,
    do,
    gets,
    have,
    paying,
    spell,
    target,
    this_or_another,
    triggered,
    when,
    whenever,
)
from cardwright.installed import Installed
from cardwright_rules.english import say, sentence
from cardwright_rules.english.nouns import conjugated, counted, joined, plural, with_article
from cardwright_rules.english.saying import _SPEECH, _words
from cardwright_rules.english.sets import noun_of

ELF = Is("Elf")
WORDS = (Filter, Selection, Players, Number, Count, CostComponent, Payment, Change, Test)


def words_of_the_vocabulary():
    for name in authoring.__all__:
        value = getattr(authoring, name)
        if not inspect.isclass(value) or inspect.isabstract(value) or value in (*WORDS, Effect):
            continue
        if issubclass(value, WORDS) or hasattr(value, "resolve"):
            yield value


@pytest.mark.parametrize("word", tuple(words_of_the_vocabulary()), ids=lambda word: word.__name__)
def test_every_word_has_a_phrase_of_its_own(word):
    said = say.dispatch(word) not in {say.dispatch(Filter), say.dispatch(authoring.Record)}
    noun = issubclass(word, Filter) and noun_of.dispatch(word) is not noun_of.dispatch(Filter)
    assert word.english or said or noun


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (spell(DealDamage(3), target(ANY_TARGET)), "This deals 3 damage to any target."),
        (spell(Pump(2, -1), target(CREATURE)), "Target creature gets +2/-1 until end of turn."),
        (triggered(when(Enters, THIS), DrawCards(2)), "When this enters, you draw two cards."),
        (
            triggered(whenever(Dies, this_or_another(CREATURE)), May(GainLife(1))),
            "Whenever this or another creature dies, you may gain 1 life.",
        ),
        (
            triggered(
                whenever(Enters, another(Is("Elf"))), do(DrawCards(1), DrawCards(1, EACH_OPPONENT))
            ),
            "Whenever another Elf enters, you draw a card. Then each opponent draws a card.",
        ),
        (activated(paying("{1}", TAP), AddMana(("G",), 2)), "{1}, {T}: Add {G}{G}."),
        (
            activated("{2}", GainLife(NumberOf(LAND)), each_turn=1),
            "{2}: You gain life equal to the number of lands. Activate it at most once each turn.",
        ),
        (have(all_of(CREATURE, YOU_CONTROL), "flying"), "Each creature you control has flying."),
        (gets(1, 1), "gets +1/+1"),
        (Duration.END_OF_TURN, "until end of turn"),
        (all_of(Is("Legendary"), ELF, CARD), "legendary Elf card"),
        (
            all_of(CREATURE, Not(Is("Token")), ManaValue(0, 3)),
            "non-Token creature with mana value 3 or less",
        ),
        (IT, "it"),
    ],
)
def test_it_says(value, words):
    assert say(value) == words


class AboutThose:
    """Any value of a class, about those objects wherever it is about a selection."""

    def __init__(self, kind):
        self.annotations = {
            name: str(said)
            for base in reversed(kind.__mro__)
            for name, said in vars(base).get("__annotations__", {}).items()
        }

    def __getattr__(self, name):
        return THOSE_CARDS if self.annotations.get(name, "").startswith("Selection") else "X"


@pytest.mark.parametrize("word", tuple(words_of_the_vocabulary()), ids=lambda word: word.__name__)
def test_those_objects_go_with_their_verb_and_pronoun(word):
    said = _SPEECH.vformat(word.english, (AboutThose(word),), {})
    assert not re.search(r"(?<!each of )those objects (?!this )(doesn't|\w+s) ", f"{said} ")
    assert "each of those objects" in said or not re.search(r"those objects.* its? ", f"{said} ")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (DiscardThese(), "each of those objects is discarded"),
        (ReturnToHand(THOSE_CARDS), "return each of those objects to its owner's hand"),
        (ReturnToHand(), "return the target to its owner's hand"),
        (Pump(1, 1, THOSE_CARDS), "each of those objects gets +1/+1 until end of turn"),
        (DealDamage(1, THOSE_CARDS), "this deals 1 damage to those objects"),
    ],
)
def test_what_is_said_of_those_objects(value, words):
    assert say(value) == words


def test_a_value_without_a_phrase_says_its_name_and_its_fields():
    @authoring.record
    class SpinTheWheel(authoring.Record):
        times: int
        who: Players

    assert say(SpinTheWheel(3, EACH_OPPONENT)) == "spin the wheel 3 each opponent"
    assert _words("SpinTheWheel") == "spin the wheel"


def test_the_little_grammar():
    assert [plural(word) for word in ("Elf", "ability", "box", "artifact or creature")] == [
        "Elves",
        "abilities",
        "boxes",
        "artifacts or creatures",
    ]
    assert (with_article("artifact"), with_article("other Elf")) == ("an artifact", "another Elf")
    assert (counted(1, "card"), counted(12, "card")) == ("a card", "12 cards")
    assert counted("X", "card") == "X cards"
    assert joined(("a", "b", "c")) == "a, b and c"
    assert conjugated("each player", "discard two") == "each player discards two"
    assert conjugated("you", "discard two") == "you discard two"
    assert conjugated("you", "be the monarch") == "you are the monarch"
    assert conjugated("an opponent", "be the monarch") == "an opponent is the monarch"
    assert (sentence("draw"), sentence("")) == ("Draw.", "")


def test_every_installed_card_speaks(table):
    catalog = table.game.rules.catalog
    odd = re.compile(r"[<>=]|\w\(|None|  | [,.]|\.\.")
    for slug in Installed().cards():
        for ability in catalog.definition(slug).characteristics.abilities:
            words = say(ability)
            assert words, slug
            assert not odd.search(words), (slug, words)


INSTEAD = {
    "Hardened Scales": "counters would be put on a creature you control, as many plus one are put",
    "Vizier of Remedies": "would be put on a creature you control, as many minus one are put there",
    "Doubling Season": "an effect would put counters on a permanent you control, twice as many are",
    "Dryad Militant": "would be put into a graveyard, exile it instead.",
    "Containment Priest": "a creature card that isn't one that was cast would enter, exile it",
    "Nyxbloom Ancient": "it produces three times as much instead.",
    "Wheel of Sun and Moon": "put it on the bottom of its owner's library instead.",
}


@pytest.mark.parametrize("card", INSTEAD)
def test_what_happens_instead(table, card):
    values = table.game.rules.catalog.definition(card).characteristics
    assert INSTEAD[card] in " ".join(map(say, values.abilities))


def test_damage_that_is_replaced_or_prevented():
    assert say(DamageTimes(1, CREATURE, plus=2)) == (
        "if a creature would deal damage to an object or player, it deals that much plus 2 instead"
    )
    assert say(PreventDamage(amount=1, combat=True)) == (
        "prevent 1 of the combat damage that a source would deal to an object or player"
    )
