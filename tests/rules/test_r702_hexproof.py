"""Hexproof, hexproof from a quality, and shroud (702.11, 702.18)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    Color,
    DealDamage,
    TapSymbol,
    Targeting,
    activated,
    cost,
    target,
)
from cardwright_core.functioning import instances
from cardwright_core.stack import legal_targets
from cardwright_rules.qualities import named_set, qualities
from cardwright_rules.vocabulary.features import HasColor
from cardwright_rules.vocabulary.filters import Is

BOGLE = "Slippery Bogle"
BEARS = "Grizzly Bears"
MURDER = "Murder"
SHOCK = "Shock"


@pytest.fixture
def asked(table, spell_of):
    """Ask whether anything forbids that a spell in somebody's hand targets something."""

    def ask(spell, target):
        return table.hook.prohibits(act=Targeting(spell_of(spell), target))

    return ask


@pytest.mark.rule("702.11b")
def test_opponents_cant_target_it_and_its_controller_can(table, asked):
    bogle = table.battlefield("P2", BOGLE)
    assert asked(table.hand("P1", MURDER), bogle) == ["hexproof"]
    assert asked(table.hand("P2", MURDER), bogle) == []


@pytest.mark.rule("702.11b")
def test_it_says_nothing_of_other_permanents(table, asked):
    table.battlefield("P2", BOGLE)
    bears = table.battlefield("P2", BEARS)
    assert asked(table.hand("P1", MURDER), bears) == []


@pytest.mark.rule("702.11b", "109.4")
def test_it_follows_the_controller(table, asked):
    bogle = table.battlefield("P2", BOGLE)
    table.battlefield("P2", "Forest")
    table.hand("P2", "Ranger's Guile")
    state = table.game.state
    state.put(state.objects[bogle].replace(controller="P1"))
    table.game.follow()
    assert asked(table.hand("P1", MURDER), bogle) == []
    assert asked(table.hand("P2", MURDER), bogle) == ["hexproof"]


@pytest.mark.rule("702.11b", "102.3")
def test_teammates_are_no_opponents(table, asked):
    table.add_player("P3", team=2)
    bogle = table.battlefield("P2", BOGLE)
    assert asked(table.hand("P3", MURDER), bogle) == []


@pytest.mark.rule("702.11c")
def test_a_player_can_have_it(table, asked):
    table.battlefield("P2", "Shalai, Voice of Plenty")
    table.battlefield("P1", "Mountain")
    shock = table.hand("P1", SHOCK)
    assert asked(shock, "P2") == ["hexproof"]
    assert asked(shock, "P1") == []


@pytest.mark.rule("702.11d")
@pytest.mark.parametrize(("spell", "answer"), [(MURDER, 1), (SHOCK, 0), ("Unsummon", 0)])
def test_hexproof_from_a_color_is_about_spells_of_that_color(table, asked, spell, answer):
    knight = table.battlefield("P2", "Knight of Grace")
    assert len(asked(table.hand("P1", spell), knight)) == answer


@pytest.mark.rule("702.11d")
def test_it_is_about_abilities_of_sources_with_the_quality(table, lay):
    values = {
        "name": "Pinger",
        "types": "Artifact Creature",
        "power": 1,
        "toughness": 1,
        "abilities": (activated(cost("", TapSymbol()), DealDamage(1), target(CREATURE)),),
    }
    pinger = type("Pinger", (Card,), values)
    shy = {"name": "Shy", "types": "Creature", "power": 1, "toughness": 1}
    from_artifacts = type("Shy", (Card,), shy | {"keywords": ("hexproof from artifacts",)})
    source, safe, other = lay(P1=[pinger], P2=[from_artifacts, "2/2"])
    (decision,) = _targets_offered(table, source)
    assert safe not in decision
    assert other in decision


def _targets_offered(table, item):
    for instance in instances(table.see(item)):
        yield legal_targets(table.game, instance, instance.ability.targets[0])


@pytest.mark.rule("702.11d", "702.11e")
def test_it_is_a_hexproof_ability(table):
    knight = table.battlefield("P2", "Knight of Grace")
    assert table.see(knight).has("hexproof")


@pytest.mark.rule("702.11e")
def test_what_takes_hexproof_away_takes_that_too(table, activate):
    knight = table.battlefield("P2", "Knight of Grace")
    spear = table.battlefield("P1", "Shadowspear")
    table.mana("P1", "{C}")
    activate("P1", spear, "{1}")
    assert not table.see(knight).has("hexproof")


@pytest.mark.rule("702.11f", "702.11g")
def test_several_qualities_are_several_abilities():
    white, black = (HasColor(color) for color in (Color.WHITE, Color.BLACK))
    assert qualities("from white and from black") == (white, black)
    assert qualities("from white and black") == (white, black)
    assert qualities("from artifacts") == (Is("Artifact"),)
    assert len(qualities("from each color")) == 5


@pytest.mark.rule("702.5a")
def test_sets_are_read_as_they_are_printed(table, spell_of):
    mine, theirs = table.battlefield("P1", BEARS), table.battlefield("P2", BEARS)
    land = table.battlefield("P1", "Forest")
    by = spell_of(table.hand("P1", MURDER))

    def those(text):
        what = named_set(text)
        return {i for i in (mine, theirs, land) if what.matches(table.game, by, table.see(i))}

    assert those("creature") == {mine, theirs}
    assert those("creature you control") == {mine}
    assert those("creature an opponent controls") == {theirs}
    assert those("land or creature") == {mine, theirs, land}
    assert those("green creature you control") == {mine}
    assert those("nongreen permanent") == {land}
    assert those("permanent") == {mine, theirs, land}


@pytest.mark.rule("702.18a")
def test_shroud_is_about_everybody(table, asked):
    bears = table.battlefield("P2", BEARS)
    greaves = table.battlefield("P2", "Lightning Greaves")
    state = table.game.state
    state.put(state.objects[greaves].replace(attached=bears))
    table.game.follow()
    for player in ("P1", "P2"):
        assert asked(table.hand(player, MURDER), bears) == ["shroud"]


@pytest.mark.rule("702.11b", "608.2b")
def test_a_target_that_becomes_hexproof_is_illegal(table):
    bears = table.battlefield("P2", BEARS)
    table.battlefield("P2", "Forest")
    table.battlefield("P1", "Swamp", "Swamp", "Swamp")
    murder = table.hand("P1", MURDER)
    guile = table.hand("P2", "Ranger's Guile")
    table.mana("P1", "{B}{B}{B}")
    table.mana("P2", "{G}")
    table.answers("P1", ("pay", "pay {B}{B}{B}"))
    table.cast("P1", murder)
    table.answers("P2", ("pay", "pay {G}"))
    table.cast("P2", guile)
    table.resolve()
    assert table.see(bears).zone.name == "BATTLEFIELD"
    assert table.see(bears).characteristics.power == 3
    assert "every target is illegal" in table.told
