"""Protection and ward (702.16, 702.21)."""

import pytest

from cardwright.authoring import (
    Attached,
    Card,
    Color,
    DamageDealt,
    HasColor,
    StaticAbility,
    Targeting,
    YouHaveProtection,
    can_attach,
)
from cardwright_rules.combat.restrictions import CantBlock

KNIGHT = "White Knight"
MURDER = "Murder"
DJINN = "Waterfall Aerialist"
SAFE_FROM_BLACK = StaticAbility(YouHaveProtection(HasColor(Color.BLACK)))


def black(name, types, **values):
    return type("TestCard", (Card,), {"name": name, "types": types, "cost": "{B}"} | values)


@pytest.fixture
def protection():
    """Return a creature with protection from a quality."""

    def made(quality):
        keywords = (f"protection from {quality}",)
        values = {"name": "Shielded", "types": "Creature", "power": 2, "toughness": 2}
        return type("Shielded", (Card,), values | {"keywords": keywords})

    return made


@pytest.mark.rule("702.16b")
def test_it_cant_be_the_target_of_spells_with_the_quality(table, spell_of):
    knight = table.battlefield("P2", KNIGHT)
    for player in ("P1", "P2"):
        asked = Targeting(spell_of(table.hand(player, MURDER)), knight)
        assert table.hook.prohibits(act=asked) == ["protection from that quality"]
    assert table.hook.prohibits(act=Targeting(spell_of(table.hand("P1", "Shock")), knight)) == []


@pytest.mark.rule("702.16c", "702.16d", "704.5m", "704.5n")
def test_what_has_the_quality_cant_be_attached_and_comes_off(table, lay, attach):
    aura = black("Dark Aura", "Enchantment — Aura", keywords=("enchant creature",))
    sword = black("Dark Sword", "Artifact — Equipment")
    dark, blade = lay(P1=[aura, sword])
    knight = table.battlefield("P1", KNIGHT)
    bones = table.battlefield("P1", "Bonesplitter")
    assert not can_attach(table.game, table.see(dark), knight)
    assert not can_attach(table.game, table.see(blade), knight)
    assert can_attach(table.game, table.see(bones), knight)
    attach(dark, knight)
    attach(blade, knight)
    table.settle()
    assert table.permanents() == ["Dark Sword", KNIGHT, "Bonesplitter"]
    assert table.game.state.objects[blade].attached is None


@pytest.mark.rule("702.16e")
def test_damage_from_what_has_the_quality_is_prevented(table, lay):
    (dark,) = lay(P1=[black("Rat", "Creature", power=1, toughness=1)])
    knight, bears = table.battlefield("P2", KNIGHT, "Grizzly Bears")
    assert table.propose(DamageDealt(dark, knight, 1)) is None
    assert table.propose(DamageDealt(dark, bears, 1)) is not None
    assert table.propose(DamageDealt(bears, knight, 1)) is not None
    assert table.game.state.status_of(knight).damage == 1
    assert "1 damage of Rat to White Knight is prevented" in table.told


@pytest.mark.rule("702.16e", "615.12")
def test_damage_that_cant_be_prevented_is_dealt(table, lay):
    (dark,) = lay(P1=[black("Rat", "Creature", power=1, toughness=1)])
    knight = table.battlefield("P2", KNIGHT)
    assert table.propose(DamageDealt(dark, knight, 1, preventable=False)) is not None
    assert table.game.state.status_of(knight).damage == 1


@pytest.mark.rule("702.16f")
def test_what_has_the_quality_cant_block_it(table, lay):
    dark, light = lay(P2=[black("Rat", "Creature", power=1, toughness=1), "1/1"])
    knight = table.battlefield("P1", KNIGHT)
    (restriction,) = table.hook.block_restrictions()
    assert isinstance(restriction, CantBlock)
    attacker = table.see(knight)
    assert restriction.forbids(table.see(dark), attacker)
    assert not restriction.forbids(table.see(light), attacker)
    assert not restriction.forbids(attacker, table.see(dark))


@pytest.mark.rule("702.16a")
@pytest.mark.parametrize(
    ("quality", "protected"),
    [("artifacts", True), ("creatures", True), ("green", False), ("everything", True)],
)
def test_the_quality_can_be_a_type_or_anything(table, lay, protection, quality, protected):
    robot = {"name": "Robot", "types": "Artifact Creature", "power": 1, "toughness": 1}
    source, creature = lay(P1=[type("Robot", (Card,), robot)], P2=[protection(quality)])
    assert (table.propose(DamageDealt(source, creature, 1)) is None) is protected


@pytest.mark.rule("702.16g", "702.16h")
def test_several_qualities_are_several_abilities(table, lay, protection):
    (creature,) = lay(P1=[protection("black and from red")])
    found = table.see(creature).characteristics.abilities
    assert [ability.keyword for ability in found] == ["protection", "protection"]


@pytest.mark.rule("702.21a")
@pytest.mark.parametrize("pays", [True, False])
def test_ward_counters_the_spell_unless_its_controller_pays(table, pays):
    djinn = table.battlefield("P2", DJINN)
    murder = table.hand("P1", MURDER)
    table.mana("P1", "{B}{B}{B}{C}{C}")
    table.answers("P1", ("pay", "pay {B}{B}{B}"), ("pay cost", pays))
    table.cast("P1", murder)
    table.settle()
    assert table.stack == [MURDER, f"ability of {DJINN}"]
    table.resolve()
    assert (djinn in table.game.state.objects) is not pays


@pytest.mark.rule("702.21a")
def test_ward_says_nothing_of_its_controllers_own_spells(table):
    table.battlefield("P1", DJINN)
    table.mana("P1", "{B}{B}{B}")
    table.cast("P1", table.hand("P1", MURDER))
    table.settle()
    assert table.stack == [MURDER]


@pytest.mark.rule("702.21a", "118.3")
def test_who_cant_pay_has_not_paid(table):
    djinn = table.battlefield("P2", DJINN)
    table.mana("P1", "{B}{B}{B}")
    table.cast("P1", table.hand("P1", MURDER))
    table.resolve()
    assert djinn in table.game.state.objects


@pytest.mark.rule("702.21a", "115.1d")
def test_ward_sees_abilities_that_target_too(table):
    djinn = table.battlefield("P2", DJINN)
    table.propose(table.entering("P1", "Man-o'-War"))
    table.answers("P1", ("target", djinn))
    table.resolve()
    assert djinn in table.game.state.objects
    assert table.told.count("event: Waterfall Aerialist becomes the target") == 1


@pytest.mark.rule("702.16b", "702.16c", "704.5m")
def test_a_player_with_protection(table, spell_of):
    curse = black("Dark Curse", "Enchantment — Aura Curse", keywords=("enchant player",))
    for card in (curse, black("Ward of Light", "Enchantment", abilities=(SAFE_FROM_BLACK,))):
        table.add_card(card)
    item = table.battlefield("P2", "Dark Curse")
    table.propose(Attached(item, "P1"))
    ward = table.battlefield("P1", "Ward of Light")
    assert not can_attach(table.game, table.see(item), "P1")
    murder = spell_of(table.hand("P2", MURDER))
    assert table.hook.prohibits(act=Targeting(murder, "P1")) == ["protection from that quality"]
    assert table.hook.prohibits(act=Targeting(murder, ward)) == []
    table.settle()
    assert table.permanents("P2") == []


@pytest.mark.rule("702.16e")
def test_damage_from_what_has_the_quality_is_prevented_for_a_player(table):
    table.add_card(black("Ward of Light", "Enchantment", abilities=(SAFE_FROM_BLACK,)))
    ward = table.battlefield("P1", "Ward of Light")
    for player, life in (("P1", 20), ("P2", 19)):
        table.propose(DamageDealt(ward, player, 1))
        assert table.life(player) == life
