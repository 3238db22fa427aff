"""A wrong argument of a word is told as the card loads: which, what is expected, what is near."""

import inspect

import pytest

from cardwright import authoring
from cardwright.authoring import (
    CREATURE,
    AllOf,
    Card,
    CountersIncreased,
    Destroy,
    DrawCards,
    Enters,
    GainLife,
    Layer,
    StaticAbility,
    gets,
    has,
    have,
    paying,
    spell,
    static,
    target,
    triggered,
    whenever,
)
from cardwright.installed import Installed
from cardwright.words import check, checked, is_word, unknown_field
from cardwright_core.errors import InputError, PluginError

ARRIVES = whenever(Enters, CREATURE)
WRONG = {
    "a text for a filter": lambda: target("creature"),
    "the set after what it has": lambda: have("flying", CREATURE),
    "a filter for an ability": lambda: have(CREATURE, CREATURE),
    "a text for a part": lambda: static("flying"),
    "a change for a part": lambda: static((Layer.ABILITY, has("flying"))),
    "a class for an effect": lambda: triggered(ARRIVES, DrawCards),
    "a text for a condition": lambda: triggered("Entres", DrawCards(1)),
    "a filter for a target": lambda: triggered(ARRIVES, GainLife(1), CREATURE),
    "a text for an event": lambda: whenever("Entres", CREATURE),
    "a text for a number": lambda: gets("1", 2),
    "a truth for a number": lambda: gets(power=True, toughness=2),
    "a number for a cost": lambda: paying(3),
    "a static ability for a part": lambda: static(CountersIncreased(CREATURE, plus=1)),
    "a parameter that is not there": lambda: gets(1, 2, powr=1),
}
MISFITS = {
    "a text for a selection": lambda: spell(Destroy("target")),
    "one for several": lambda: spell(GainLife(1), target(AllOf(CREATURE))),
    "a text for a number inside": lambda: triggered(ARRIVES, DrawCards("1")),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_argument(case, snapshot):
    with pytest.raises(InputError) as caught:
        WRONG[case]()
    assert str(caught.value) == snapshot


@pytest.mark.parametrize("case", MISFITS)
def test_a_wrong_field_is_told_as_the_card_loads(table, case, snapshot):
    class Odd(Card):
        name, cost, types = "Odd", "{1}", "Sorcery"
        abilities = (MISFITS[case](),)

    table.add_card(Odd)
    with pytest.raises(PluginError) as caught:
        table.hand("P1", "Odd")
    assert str(caught.value) == snapshot


class Lasting(Card):
    name, types = "Lasting", "Artifact"
    abilities = (CountersIncreased(CREATURE, plus=1),)


class Commaless(Card):
    name, types = "Commaless", "Artifact"
    abilities = StaticAbility(CountersIncreased(CREATURE, plus=1))


@pytest.mark.parametrize("card", [Lasting, Commaless])
def test_what_stands_where_abilities_do(table, card, snapshot):
    table.add_card(card)
    with pytest.raises(PluginError) as caught:
        table.hand("P1", card.name)
    line = inspect.getsourcelines(card)[1] + 2
    text, _, place = str(caught.value).rpartition(" ")
    assert place == f"[test_words.py:{line}]"
    assert text == snapshot


def test_a_field_that_a_word_has_not():
    with pytest.raises(TypeError) as caught:
        CountersIncreased(CREATURE, pluss=1)
    assert unknown_field(caught.value) == "; did you mean 'plus'?"
    with pytest.raises(TypeError) as caught:
        GainLife(1, zzz=2)
    assert unknown_field(caught.value) == " (it has amount, who)"
    assert not unknown_field(TypeError("Nobody.__init__() got an unexpected keyword argument 'x'"))


def test_words_that_fit_are_what_they_were():
    assert target(CREATURE) == target.__wrapped__(CREATURE)
    assert have(CREATURE, "flying") == have.__wrapped__(CREATURE, "flying")


def test_what_is_asked_in_a_game_is_not_checked():
    """It would cost time, and the state is made of what was checked already."""
    unchecked = [
        name for name in authoring.__all__ if not hasattr(getattr(authoring, name), "__wrapped__")
    ]
    assert {"could_produce", "chosen", "pays"} <= set(unchecked)
    assert not is_word(authoring.chosen)


def test_what_cannot_be_told_of_a_kind_fits():
    def word(one: "Nowhere", *others: "Nowhere | None") -> int:  # noqa: F821 - it is nowhere
        return len((one, *others))

    assert checked(word)(1, 2, None) == 3


@pytest.mark.slow
def test_no_card_that_is_installed_has_a_misfit():
    installed = Installed()
    for slug in installed.cards():
        card, _ = installed.load_card(slug)
        check(card)
