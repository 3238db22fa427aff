"""The cards that are rows of data."""

import pytest

LANDS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


@pytest.mark.rule("305.6")
@pytest.mark.parametrize(("land", "symbol"), LANDS.items())
def test_a_basic_land_taps_for_its_mana(table, land, symbol):
    item = table.battlefield("P1", land)
    assert str(table.see(item).characteristics.type_line) == f"Basic Land — {land}"
    table.activate("P1", item)
    assert [unit.type for unit in table.game.player("P1").pool] == [symbol]
    assert table.game.state.status_of(item).tapped


def test_grizzly_bears(table):
    bears = table.see(table.battlefield("P1", "Grizzly Bears")).characteristics
    assert str(bears.cost) == "{1}{G}"
    assert str(bears.type_line) == "Creature — Bear"
    assert (bears.power, bears.toughness, bears.abilities) == (2, 2, ())


CREATURES = {
    "Silvercoat Lion": ("{1}{W}", "Creature — Cat", 2, 2, ()),
    "Craw Wurm": ("{4}{G}{G}", "Creature — Wurm", 6, 4, ()),
    "Balduvian Bears": ("{1}{G}", "Creature — Bear", 2, 2, ()),
    "Hill Giant": ("{3}{R}", "Creature — Giant", 3, 3, ()),
    "Gigantosaurus": ("{G}{G}{G}{G}{G}", "Creature — Dinosaur", 10, 10, ()),
    "Ornithopter": ("{0}", "Artifact Creature — Thopter", 0, 2, ("flying",)),
    "Pillarfield Ox": ("{3}{W}", "Creature — Ox", 2, 4, ()),
    "Azure Drake": ("{3}{U}", "Creature — Drake", 2, 4, ("flying",)),
    "Banehound": ("{B}", "Creature — Nightmare Dog", 1, 1, ("lifelink", "haste")),
    "Barbarian Horde": ("{3}{R}", "Creature — Human Barbarian Soldier", 3, 3, ()),
    "Bear Cub": ("{1}{G}", "Creature — Bear", 2, 2, ()),
    "Bronze Sable": ("{2}", "Artifact Creature — Sable", 2, 1, ()),
    "Centaur Courser": ("{2}{G}", "Creature — Centaur Warrior", 3, 3, ()),
    "Colossal Dreadmaw": ("{4}{G}{G}", "Creature — Dinosaur", 6, 6, ("trample",)),
    "Dross Crocodile": ("{3}{B}", "Creature — Zombie Crocodile", 5, 1, ()),
    "Elite Vanguard": ("{W}", "Creature — Human Soldier", 2, 1, ()),
    "Fugitive Wizard": ("{U}", "Creature — Human Wizard", 1, 1, ()),
    "Gladecover Scout": ("{G}", "Creature — Elf Scout", 1, 1, ("hexproof",)),
    "Hovermyr": ("{2}", "Artifact Creature — Myr", 1, 2, ("flying", "vigilance")),
    "Memnite": ("{0}", "Artifact Creature — Construct", 1, 1, ()),
    "Merfolk of the Pearl Trident": ("{U}", "Creature — Merfolk", 1, 1, ()),
    "Savannah Lions": ("{W}", "Creature — Cat", 2, 1, ()),
    "Scion of Ugin": ("{6}", "Creature — Dragon Spirit", 4, 4, ("flying",)),
    "Scryb Sprites": ("{G}", "Creature — Faerie", 1, 1, ("flying",)),
    "Serra Angel": ("{3}{W}{W}", "Creature — Angel", 4, 4, ("flying", "vigilance")),
    "Warpath Ghoul": ("{2}{B}", "Creature — Zombie", 3, 2, ()),
}


@pytest.mark.parametrize(("name", "facts"), CREATURES.items())
def test_a_creature_is_what_its_row_says(table, name, facts):
    cost, types, power, toughness, keywords = facts
    creature = table.see(table.battlefield("P1", name))
    seen = creature.characteristics
    assert (str(seen.cost), str(seen.type_line)) == (cost, types)
    assert (seen.power, seen.toughness) == (power, toughness)
    assert all(creature.has(keyword) for keyword in keywords)
    assert len(seen.abilities) == len(keywords)


def test_badlands_makes_black_or_red(table):
    land = table.battlefield("P1", "Badlands")
    assert str(table.see(land).characteristics.type_line) == "Land — Swamp Mountain"
    assert len(table.see(land).characteristics.abilities) == 2
