"""What a token is, and what it is called (111)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    TARGET,
    THIS,
    YOU_CONTROL,
    Card,
    Color,
    CreateTokens,
    CreateTokensNamed,
    Enters,
    Linked,
    MayExileFromHand,
    Record,
    TokensCreated,
    activated,
    copiable_values,
    deals_combat_damage,
    record,
    spell,
    target,
    token,
    triggered,
    when,
)


@record
class CreateCopy(Record):
    """Create a token that's a copy of an object, if there is one."""

    of: object = TARGET

    def resolve(self, game, by):
        for item in self.of.objects(game, by):
            game.propose(TokensCreated(by.controller, copiable_values(game, item)), by)


class Mage(Card):
    name = "Mage"
    types = "Creature — Human"
    power, toughness = 2, 2
    abilities = (
        activated("{2}{G}", CreateTokens(token("Creature — Saproling", 1, 1, colors="G"))),
    )


class Reinforcements(Card):
    name = "Reinforcements"
    cost = "{0}"
    types = "Instant"
    abilities = (
        spell(CreateTokens(token("Creature — Dwarf Berserker", 2, 1, colors="R"), count=2)),
    )


BOO = token("Legendary Creature — Hamster", 1, 1, name="Boo", colors="R")


class Ranger(Card):
    name = "Ranger"
    types = "Creature — Human"
    power, toughness = 3, 3
    abilities = (triggered(when(Enters, THIS), CreateTokens(BOO, keywords=("trample", "haste"))),)


class Image(Card):
    name = "Image"
    cost = "{0}"
    types = "Instant"
    abilities = (spell(CreateCopy(), target(CREATURE)),)


class Vat(Card):
    name = "Vat"
    types = "Artifact"
    abilities = (
        activated("{1}", MayExileFromHand(CREATURE, "imprinted")),
        activated("{0}", CreateCopy(Linked("imprinted"))),
    )


@pytest.fixture(autouse=True)
def cards(table):
    for card in (Mage, Reinforcements, Ranger, Image, Vat):
        table.add_card(card)


def cast(table, name):
    table.cast("P1", table.hand("P1", name))
    table.resolve()


@pytest.mark.rule("111.3", "111.3#1")
def test_a_token_has_only_what_its_creator_says(table):
    mage = table.battlefield("P1", "Mage")
    table.mana("P1", "{C}{C}{G}")
    table.activate("P1", mage)
    table.resolve()
    made = list(table.game.permanents())[-1].characteristics
    assert (made.power, made.toughness, made.colors) == (1, 1, frozenset({Color.GREEN}))
    assert (made.types, made.subtypes) == (("Creature",), ("Saproling",))
    assert (made.cost, made.supertypes, made.abilities) == (None, (), ())


@pytest.mark.rule("111.4", "111.4#1")
def test_its_name_is_its_subtypes_and_the_word_token(table):
    cast(table, "Reinforcements")
    assert table.permanents() == ["Dwarf Berserker Token"] * 2
    assert {v.characteristics.subtypes for v in table.game.permanents()} == {("Dwarf", "Berserker")}


@pytest.mark.rule("111.4", "111.4#2")
def test_a_name_that_is_given_is_the_whole_name(table):
    table.propose(table.entering("P1", "Ranger"))
    table.resolve()
    made = list(table.game.permanents())[-1]
    assert (made.name, made.characteristics.subtypes) == ("Boo", ("Hamster",))
    assert made.has("trample")
    assert made.has("haste")


@pytest.mark.rule("111.4", "111.4#3")
def test_a_copy_has_the_name_of_what_it_copies(table):
    warden = table.battlefield("P2", "Soul Warden")
    cast(table, "Image")
    copied = next(iter(table.game.permanents("P1")))
    assert copied.name == "Soul Warden"
    assert copied.characteristics == table.see(warden).characteristics


@pytest.mark.rule("111.12", "111.12#1")
@pytest.mark.parametrize("imprinted", [False, True])
def test_there_is_no_copy_of_nothing(table, imprinted):
    vat = table.battlefield("P1", "Vat")
    bears = table.hand("P1", "Grizzly Bears")
    table.mana("P1", "{C}")
    table.answers("P1", ("exile", [bears] if imprinted else []))
    table.activate("P1", vat, 0)
    table.resolve()
    table.activate("P1", vat, 1)
    table.resolve()
    assert table.permanents() == ["Vat", *["Grizzly Bears"] * imprinted]


class Goyf(Card):
    name = "Goyf"
    cost = "{1}{G}"
    types = "Creature — Lhurgoyf"
    power, toughness = 2, 3
    keywords = ("reach",)


class Disa(Card):
    name = "Disa"
    types = "Legendary Creature — Human"
    power, toughness = 1, 1
    abilities = (
        triggered(
            deals_combat_damage(YOU_CONTROL, one_or_more=True),
            CreateTokensNamed("Goyf"),
        ),
    )


@pytest.mark.rule("111.11", "111.11#1")
def test_a_token_named_like_a_card_has_its_characteristics(table):
    table.add_card(Goyf)
    table.add_card(Disa)
    attackers = table.battlefield("P1", "Disa", "Grizzly Bears")
    table.answers("P1", ("attackers", list(attackers)))
    table.go_to("end of combat")
    assert table.life("P2") == 17
    (goyf,) = (view for view in table.game.permanents() if view.name == "Goyf")
    assert not goyf.object.card
    assert goyf.controller == "P1"
    printed = table.rules.catalog.definition("Goyf").characteristics
    assert goyf.characteristics == printed
    assert (str(printed.cost), printed.power, printed.toughness) == ("{1}{G}", 2, 3)
    assert goyf.has("reach")
