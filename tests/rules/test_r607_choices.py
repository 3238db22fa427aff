"""Choices as a permanent enters, and the abilities that refer to them (607.2d, 614.12a)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    OF_CHOSEN_COLOR,
    OF_CHOSEN_CREATURE_TYPE,
    AddPT,
    AnchorWord,
    Card,
    ColorWord,
    CreatureType,
    Draw,
    GainLife,
    Layer,
    Leaves,
    OneOfThem,
    Part,
    StepBegins,
    Zone,
    about,
    anchored,
    as_it_enters_choose,
    at_the_beginning_of,
    chosen,
    hookimpl,
    static,
    triggered,
    whenever,
)
from cardwright_core.state import Step

BEARS = "Grizzly Bears"


class Banner(Card):
    """Creatures of the chosen type get +1/+1."""

    name = "Banner"
    types = "Artifact"
    abilities = (
        as_it_enters_choose(CreatureType()),
        static(Part(Layer.MODIFY_PT, OF_CHOSEN_CREATURE_TYPE, AddPT(1, 1))),
    )


class Prism(Card):
    """Creatures of the chosen color get +2/+2; it has two choices."""

    name = "Prism"
    types = "Artifact"
    abilities = (
        as_it_enters_choose(ColorWord()),
        as_it_enters_choose(OneOfThem(opponent=True)),
        static(Part(Layer.MODIFY_PT, OF_CHOSEN_COLOR, AddPT(2, 2))),
    )

    @hookimpl
    @about(Draw)
    def prohibits(self, game, by, act):
        return "chosen" if chosen(game, by, "player") == act.player else None


@pytest.fixture
def table(table):
    for card in (Banner, Prism):
        table.add_card(card)
    return table


def size(table, item):
    found = table.see(item).characteristics
    return found.power, found.toughness


def enter(table, name, *answers):
    table.answers("P1", *answers)
    return table.propose(table.entering("P1", name)).becomes


@pytest.mark.rule("607.2d")
@pytest.mark.parametrize(("word", "power"), [("Bear", 3), ("Elf", 2)])
def test_what_refers_to_the_chosen_type_means_that(table, word, power):
    bears = table.battlefield("P1", BEARS)
    enter(table, "Banner", ("creature type", word))
    assert size(table, bears) == (power, power)


@pytest.mark.rule("607.2d", "607.1")
def test_each_object_has_its_own_choice(table):
    bears = table.battlefield("P1", BEARS)
    enter(table, "Banner", ("creature type", "Bear"))
    enter(table, "Banner", ("creature type", "Elf"))
    enter(table, "Banner", ("creature type", "Bear"))
    assert size(table, bears) == (4, 4)


@pytest.mark.rule("607.5a")
def test_an_undefined_choice_does_nothing(table):
    table.battlefield("P1", "Banner", "Prism")
    bears = table.battlefield("P1", BEARS)
    assert size(table, bears) == (2, 2)
    assert table.propose(Draw("P2", 0)) is not None


@pytest.mark.rule("607.4", "616.1")
def test_two_choices_of_one_permanent(table):
    bears = table.battlefield("P2", BEARS)
    table.answers("P1", ("replacement", lambda offer: "ColorWord" in repr(offer.by.ability)))
    enter(table, "Prism", ("color", "green"))
    assert size(table, bears) == (4, 4)
    assert table.propose(Draw("P2", 0)) is None
    assert table.propose(Draw("P1", 0)) is not None


@pytest.mark.rule("400.7", "607.2d")
def test_a_new_object_has_none_of_the_old_ones_choice(table):
    bears = table.battlefield("P1", BEARS)
    banner = enter(table, "Banner", ("creature type", "Bear"))
    moved = table.propose(table.moving(banner, Zone.HAND))
    assert size(table, bears) == (2, 2)
    table.answers("P1", ("creature type", "Elf"))
    table.propose(table.moving(moved.becomes, Zone.BATTLEFIELD))
    assert size(table, bears) == (2, 2)


class Citadel(Card):
    name = "Citadel"
    types = "Enchantment"
    abilities = (
        as_it_enters_choose(AnchorWord(("Khans", "Dragons"))),
        anchored("Khans", triggered(at_the_beginning_of("upkeep", yours=True), GainLife(1))),
        anchored("Dragons", triggered(whenever(Leaves, CREATURE), GainLife(10))),
    )


@pytest.mark.rule("614.12c", "607.2d")
@pytest.mark.parametrize(("word", "gained"), [("Khans", 1), ("Dragons", 10)])
def test_an_anchor_word_says_which_ability_it_has(table, word, gained):
    table.add_card(Citadel)
    bears = table.battlefield("P2", BEARS)
    table.answers("P1", ("anchor word", word))
    table.propose(table.entering("P1", "Citadel"))
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    table.propose(StepBegins(Step("beginning", "upkeep"), "P1"))
    table.resolve()
    assert table.life("P1") == 20 + gained


@pytest.mark.rule("607.5a")
def test_without_a_word_it_has_neither(table):
    table.add_card(Citadel)
    table.battlefield("P1", "Citadel")
    table.propose(StepBegins(Step("beginning", "upkeep"), "P1"))
    table.resolve()
    assert table.life("P1") == 20
