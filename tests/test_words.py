"""A wrong argument of a word is told as the card loads: which, what is expected, what is near."""

import inspect

import pytest

from cardwright import authoring
from cardwright.authoring import (
    CREATURE,
    AddPT,
    AllOf,
    AsLongAs,
    Card,
    CountersIncreased,
    Destroy,
    Dies,
    DrawCards,
    Enters,
    GainLife,
    Layer,
    Part,
    StaticAbility,
    Test,
    enters_with,
    enters_with_choice_of,
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
from cardwright.counter_names import malformed, misspelt
from cardwright.installed import Installed
from cardwright.words import (
    check,
    checked,
    counter_kinds,
    is_word,
    unknown_field,
    unknown_name,
    wrong_fields,
)
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
    assert str(caught.value).rpartition(" [test_words.py:")[0] == snapshot


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


@pytest.mark.parametrize(
    ("made_of", "told"),
    [
        (GainLife(1), "GainLife answers no hook, .* by spell\\(...\\), triggered"),
        (CREATURE, "Is answers no hook, so nothing would come of it \\["),
    ],
)
def test_a_static_ability_of_what_does_nothing(table, made_of, told):
    class Idle(Card):
        name, types = "Idle", "Artifact"
        abilities = (StaticAbility(made_of),)

    table.add_card(Idle)
    with pytest.raises(PluginError, match=f"abilities: StaticAbility: {told}"):
        table.hand("P1", "Idle")


class Bare(Test):
    """A test whose author forgot the decorator."""

    def holds(self, game, by, event):
        """Whether it is true: always."""
        return True


def test_a_word_that_is_no_record(table):
    class Unfinished(Card):
        name, types = "Unfinished", "Artifact"
        abilities = (static(Part(Layer.MODIFY_PT, AsLongAs(CREATURE, Bare()), AddPT(1, 1))),)

    table.add_card(Unfinished)
    with pytest.raises(PluginError, match="Bare: its class is no record; write @record above it"):
        table.hand("P1", "Unfinished")


class NearMiss(Card):
    name, types = "Near Miss", "Artifact"
    abillities = (StaticAbility(CountersIncreased(CREATURE, plus=1)),)


class WrongCost(Card):
    name, types = "Wrong Cost", "Artifact"
    cost = "{B{B"


class WrongKeyword(Card):
    name, types = "Wrong Keyword", "Artifact"
    keywords = ("vigilnce",)


class WrongWord(Card):
    name, types = "Wrong Word", "Artifact"
    abilities = triggered(ARRIVES, DrawCards(1)), triggered(ARRIVES, GainLife(1, CREATURE))


@pytest.mark.parametrize("card", [NearMiss, WrongCost, WrongKeyword, WrongWord])
def test_a_value_that_is_wrong_is_told_with_its_line(table, card, snapshot):
    table.add_card(card)
    with pytest.raises(PluginError) as caught:
        table.hand("P1", card.name)
    line = inspect.getsourcelines(card)[1] + 2
    assert f" [test_words.py:{line}]" in str(caught.value)
    assert str(caught.value).replace(f":{line}]", ":LINE]") == snapshot


def test_the_line_is_that_of_the_word_in_a_value_of_many_lines(table):
    class Long(Card):
        name, types = "Long", "Artifact"
        abilities = (
            triggered(ARRIVES, DrawCards(1)),
            triggered(ARRIVES, GainLife(1, CREATURE)),
        )

    table.add_card(Long)
    with pytest.raises(PluginError, match=rf"py:{inspect.getsourcelines(Long)[1] + 4}\]$"):
        table.hand("P1", "Long")


def test_a_near_miss_in_a_face_is_told(table):
    class Half(Card):
        name, types, cots = "Half", "Instant", "{B}"

    class Whole(Card):
        name = "Half // Half"
        halves = (Half, Half)

    table.add_card(Whole)
    with pytest.raises(PluginError, match="Half: a card has no 'cots'; did you mean 'cost'"):
        table.hand("P1", "Half // Half")


def test_values_of_a_cards_own_are_allowed(table):
    class Own(Card):
        name, types = "Own", "Artifact"
        COSTS, _costs, drawn = "{1}", "{2}", 3

        def ability(self) -> None:
            """Have a name that is near."""

    table.add_card(Own)
    table.hand("P1", "Own")


def test_a_kind_of_event_is_told_in_a_players_words():
    with pytest.raises(InputError) as caught:
        whenever(CREATURE, Dies)
    assert str(caught.value) == (
        "whenever: event must be a kind of event (such as Dies or Enters), got CREATURE"
    )


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("SacrificeOfTheirChoise", "; did you mean 'SacrificeOfTheirChoice'"),
        ("GainLife", "; import GainLife from cardwright.authoring"),
        ("xyzzy", ""),
    ],
)
def test_a_name_that_a_cards_module_does_not_know(name, hint):
    with pytest.raises(NameError) as caught:
        eval(name, {})  # noqa: S307 - as a card's module would say it
    assert unknown_name(caught.value).startswith(hint)
    assert bool(unknown_name(caught.value)) == bool(hint)


def test_a_field_that_a_word_has_not():
    with pytest.raises(TypeError) as caught:
        CountersIncreased(CREATURE, pluss=1)
    assert unknown_field(caught.value) == "; did you mean 'plus'?"
    with pytest.raises(TypeError) as caught:
        GainLife(1, zzz=2)
    assert unknown_field(caught.value) == " (it has amount, who)"
    assert not unknown_field(TypeError("Nobody.__init__() got an unexpected keyword argument 'x'"))


@pytest.mark.parametrize(
    ("kind", "near"),
    [
        ("+1+1", "+1/+1"),
        ("+1/1", "+1/+1"),
        ("1/1", "+1/+1"),
        ("-1-1", "-1/-1"),
        ("- 0 / 1", "-0/-1"),
    ],
)
def test_a_counter_that_looks_like_one_of_a_size(kind, near):
    told = f"{kind!r} is no kind of counter; did you mean {near!r}?"
    with pytest.raises(InputError) as caught:
        enters_with(kind)
    assert str(caught.value) == f"enters_with: {told}"
    assert list(wrong_fields(CountersIncreased(CREATURE, kind))) == [f"CountersIncreased: {told}"]


@pytest.mark.parametrize("kind", ["+1/+1", "-0/-1", "+2/+10", "ki", "flying", "", "mine"])
def test_any_word_may_be_a_kind_of_counter(kind):
    assert not malformed(kind)
    assert not misspelt(kind, ())


def test_a_counter_that_is_all_but_a_known_one():
    assert (
        misspelt("chrage", ()) == "nothing here speaks of 'chrage' counters; did you mean 'charge'?"
    )
    assert not misspelt("chrage", ["chrage"])
    assert misspelt("wishh", ["wish"]).endswith("did you mean 'wish'?")
    assert list(counter_kinds((enters_with("wish"), enters_with_choice_of("ki")))) == ["wish", "ki"]


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
