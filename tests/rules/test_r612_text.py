"""Text-changing effects (612)."""

import pytest

from cardwright.authoring import (
    COLOR_WORDS,
    CREATURE,
    CREATURE_TYPE_WORDS,
    LAND_TYPE_WORDS,
    PERMANENT,
    SPELL,
    Card,
    ChangeText,
    Color,
    CreateTokens,
    Destroy,
    Duration,
    Each,
    HasColor,
    Is,
    Layer,
    Part,
    SetColors,
    Until,
    activated,
    all_of,
    another,
    gets,
    has,
    spell,
    static,
    target,
    target_spell,
    token,
)

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    body = {"power": 1, "toughness": 1}
    layer, bigger = gets(1, 1)
    goblins = static(Part(layer, another(Is("Goblin")), bigger))
    makes = activated("{0}", CreateTokens(token("Creature — Goblin", 1, 1, colors="R")))
    for one in (
        card("Hack", spell(ChangeText(LAND_TYPE_WORDS), target(PERMANENT))),
        card("Bend", spell(ChangeText(COLOR_WORDS), target(PERMANENT))),
        card("Evolve", spell(ChangeText(CREATURE_TYPE_WORDS), target(PERMANENT))),
        card("Rename", spell(ChangeText(COLOR_WORDS), target_spell(SPELL))),
        card("King", goblins, types="Creature — Goblin", **body),
        card("Maker", makes, types="Creature — Goblin", **body),
        card("Elf", types="Creature — Elf", **body),
        card("Goblin Guide", types="Creature — Goblin", **body),
        card("Knight", types="Creature — Knight", keywords=("protection from red",), **body),
        card("Walker", types="Creature — Merfolk", keywords=("islandwalk",), **body),
        card("Paint", spell(Until(Duration.FOREVER, PAINTED), target(CREATURE))),
        card("Purge", spell(Destroy(Each(all_of(CREATURE, HasColor(Color.GREEN)))))),
        card("Grant", spell(Until(Duration.FOREVER, (has("islandwalk"),)), target(CREATURE))),
    ):
        table.add_card(one)


PAINTED = ((Layer.COLOR, SetColors(frozenset({Color.RED}))),)


def change(table, name, item, old, new):
    several = sum(1 for _ in table.game.permanents()) > 1
    table.answers("P1", *[("target", item)] * several, ("word", old), ("new word", new))
    table.cast("P1", table.hand("P1", name))
    table.resolve()


def characteristics(table, item):
    return table.see(item).characteristics


@pytest.mark.rule("612.1", "612.2", "305.6")
def test_a_type_line_is_text_and_a_name_is_not(table):
    forest = table.battlefield("P1", "Forest")
    change(table, "Hack", forest, "Forest", "Island")
    assert characteristics(table, forest).name == "Forest"
    assert characteristics(table, forest).subtypes == ("Island",)
    table.activate("P1", forest)
    assert [unit.type for unit in table.game.player("P1").pool] == ["U"]


@pytest.mark.rule("612.2", "613.1c")
def test_what_a_static_ability_is_about_changes(table):
    king = table.battlefield("P1", "King")
    guide, elf = table.battlefield("P1", "Goblin Guide", "Elf")
    assert [characteristics(table, item).power for item in (guide, elf)] == [2, 1]
    change(table, "Evolve", king, "Goblin", "Elf")
    assert [characteristics(table, item).power for item in (guide, elf)] == [1, 2]
    assert characteristics(table, king).subtypes == ("Elf",)
    assert characteristics(table, guide).name == "Goblin Guide"


@pytest.mark.rule("612.2")
def test_a_color_word_in_a_keyword_changes(table, may_begin):
    knight = table.battlefield("P2", "Knight")
    change(table, "Bend", knight, Color.RED, Color.BLUE)
    bolt = table.hand("P1", "Lightning Bolt")
    table.mana("P1", "{R}")
    assert may_begin("P1", bolt)
    table.answers("P1", ("target", knight))
    table.cast("P1", bolt)
    table.resolve()
    assert not table.game.exists(knight)


@pytest.mark.rule("612.2")
def test_a_keyword_is_named_after_a_land_type(table):
    walker = table.battlefield("P1", "Walker")
    change(table, "Hack", walker, "Island", "Swamp")
    assert table.see(walker).has("swampwalk")
    assert not table.see(walker).has("islandwalk")


@pytest.mark.rule("612.3", "613.1c")
def test_what_is_granted_is_not_changed(table):
    walker = table.battlefield("P1", "Walker")
    table.cast("P1", table.hand("P1", "Grant"))
    table.resolve()
    change(table, "Hack", walker, "Island", "Swamp")
    assert table.see(walker).has("swampwalk")
    assert table.see(walker).has("islandwalk")


@pytest.mark.rule("612.2a")
def test_the_name_of_a_token_is_made_of_its_types(table):
    maker = table.battlefield("P1", "Maker")
    change(table, "Evolve", maker, "Goblin", "Elf")
    table.activate("P1", maker)
    table.resolve()
    _, made = table.game.permanents()
    assert (made.name, made.characteristics.subtypes) == ("Elf Token", ("Elf",))
    assert made.characteristics.colors == {Color.RED}


@pytest.mark.rule("612.4")
def test_a_token_has_text_too(table):
    maker = table.battlefield("P1", "Maker")
    table.activate("P1", maker)
    table.resolve()
    _, made = table.game.permanents()
    change(table, "Evolve", made.id, "Goblin", "Elf")
    assert characteristics(table, made.id).subtypes == ("Elf",)
    assert characteristics(table, made.id).name == "Goblin Token"


@pytest.mark.rule("612.1", "608.2")
@pytest.mark.parametrize("changed", [True, False])
def test_the_text_of_a_spell_changes_what_it_does(table, changed):
    green, red = table.battlefield("P2", BEARS, BEARS)
    table.answers("P1", ("target", red))
    table.cast("P1", table.hand("P1", "Paint"))
    table.resolve()
    table.cast("P1", table.hand("P1", "Purge"))
    if changed:
        table.answers("P1", ("word", Color.GREEN), ("new word", Color.RED))
        table.cast("P1", table.hand("P1", "Rename"))
    table.resolve()
    assert table.game.exists(green) is changed
    assert table.game.exists(red) is not changed
