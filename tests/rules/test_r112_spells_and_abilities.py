"""Spells, abilities and qualities, by the rules' examples (112, 113, 118, 120, 205, 302, 305)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    EACH_OPPONENT,
    TAP,
    AddKeyword,
    AddPT,
    AttachedTo,
    CantBeBlocked,
    Card,
    Color,
    Destroyed,
    DrawCards,
    Duration,
    Each,
    Exile,
    Filter,
    IfYouPay,
    Layer,
    LoseAbilities,
    Named,
    Part,
    Record,
    SacrificeThis,
    SetColors,
    SpellCast,
    StaticAbility,
    Until,
    Zone,
    activated,
    enchanted,
    hookimpl,
    paying,
    record,
    spell,
    static,
    target_spell,
    triggered,
    whenever,
)
from cardwright_rules.combat.restrictions import CantBlock

BEARS = "Grizzly Bears"
WHITE = frozenset({Color.WHITE})


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.mark.rule("112.4", "112.4#1", "400.7a")
def test_a_spell_that_was_made_white_is_a_white_permanent(table):
    paint = spell(Until(Duration.FOREVER, ((Layer.COLOR, SetColors(WHITE)),)), target_spell())
    table.add_card(card("Paint", paint))
    table.add_card(card("Imp", types="Creature — Imp", cost="{B}", power=1, toughness=1))
    table.mana("P1", "{B}")
    table.cast("P1", table.hand("P1", "Imp"))
    table.cast("P1", table.hand("P1", "Paint"))
    table.resolve()
    (imp,) = table.game.permanents()
    assert (imp.name, imp.characteristics.colors) == ("Imp", WHITE)


@record
class CantBlockItself(Record):
    """This creature can't block."""

    @hookimpl
    def block_restrictions(self, by):
        return CantBlock("can't block", lambda blocker, _: blocker.id == by.source.id)


@pytest.mark.rule("113.2a", "113.2a#1")
@pytest.mark.parametrize("silenced", [False, True])
def test_what_hinders_a_creature_is_an_ability_of_it(table, silenced):
    goblin = {"types": "Creature — Goblin", "power": 2, "toughness": 2}
    table.add_card(card("Coward", StaticAbility(CantBlockItself()), **goblin))
    silence = static(Part(Layer.ABILITY, CREATURE, LoseAbilities()))
    table.add_card(card("Silence", silence, types="Enchantment"))
    bears, coward = table.battlefield("P1", BEARS), table.battlefield("P2", "Coward")
    if silenced:
        table.battlefield("P1", "Silence")
        table.answers("P2", ("block", bears))
    table.answers("P1", ("attackers", [bears]))
    table.go_to("end of combat")
    assert table.life("P2") == (20 if silenced else 18)
    assert table.game.exists(coward) is not silenced


@record
class NoAbilities(Filter):
    """A creature with no abilities."""

    def matches(self, game, by, view):
        return view.is_a("Creature") and not view.characteristics.abilities


PETROGLYPHS = card(
    "Petroglyphs", static(Part(Layer.MODIFY_PT, NoAbilities(), AddPT(2, 2))), types="Enchantment"
)
AURAS = {
    "flying": enchanted((Layer.ABILITY, AddKeyword("flying"))),
    "red": enchanted((Layer.COLOR, SetColors(frozenset({Color.RED})))),
}


@record
class Worn(Filter):
    """The creature that wears it."""

    def matches(self, game, by, view):
        return view.id in AttachedTo().objects(game, by)


def aura(name, *abilities):
    types = {"types": "Enchantment — Aura", "keywords": ("enchant creature",)}
    return card(name, *abilities, **types)


@pytest.mark.rule("113.12", "113.12#1")
@pytest.mark.parametrize(("worn", "power"), [("flying", 2), ("red", 4), ("unblockable", 4)])
def test_a_quality_is_no_ability(table, attach, worn, power):
    unblockable = StaticAbility(CantBeBlocked(Worn()))
    abilities = AURAS | {"unblockable": unblockable}
    table.add_card(PETROGLYPHS)
    table.add_card(aura("Aura", abilities[worn]))
    table.battlefield("P1", "Petroglyphs")
    bears = table.battlefield("P1", BEARS)
    attach(table.battlefield("P1", "Aura"), bears)
    assert table.see(bears).characteristics.power == power
    table.battlefield("P2", BEARS)
    table.answers("P1", ("attackers", [bears]))
    if worn == "red":
        table.answers("P2", ("block", []))
    table.go_to("end of combat")
    assert table.life("P2") == 20 - power


@pytest.mark.rule("118.12", "118.12#1")
@pytest.mark.parametrize("exiled", [False, True])
def test_a_cost_that_cannot_be_paid_any_more_buys_nothing(table, exiled):
    standstill = triggered(
        whenever(SpellCast), IfYouPay(paying(SacrificeThis()), DrawCards(3, EACH_OPPONENT))
    )
    hermit = activated(paying(TAP), Exile(Each(Named("Standstill"))))
    table.add_card(card("Standstill", standstill, types="Enchantment"))
    table.add_card(card("Hermit", hermit, types="Artifact"))
    table.library("P2", *["Plains"] * 4)
    table.battlefield("P1", "Standstill")
    exiling = table.battlefield("P1", "Hermit")
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    if exiled:
        table.activate("P1", exiling)
    else:
        table.answers("P1", ("pay cost", True))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P2")) == (0 if exiled else 3)


@pytest.mark.rule("120.5", "120.5#1")
def test_damage_and_its_source_destroy_nothing(table):
    bears = table.battlefield("P2", BEARS)
    table.mana("P1", "{R}")
    table.answers("P1", ("target", bears))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.resolve()
    (destroyed,) = (one for one in table.game.log if isinstance(one.event, Destroyed))
    assert (destroyed.by, destroyed.event.by_effect) == (None, False)
    graveyard = table.game.state.zone(Zone.GRAVEYARD, "P2")
    assert [table.see(item).name for item in graveyard] == [BEARS]


@pytest.mark.rule("302.3", "302.3#1", "305.5", "305.5#1", "205.3b", "205.3b#1")
@pytest.mark.parametrize(
    ("printed", "types", "subtypes"),
    [
        ("Creature — Goblin Wizard", ("Creature",), ("Goblin", "Wizard")),
        ("Basic Land — Mountain", ("Land",), ("Mountain",)),
        ("Artifact — Equipment", ("Artifact",), ("Equipment",)),
    ],
)
def test_the_words_after_the_dash_are_subtypes(table, printed, types, subtypes):
    size = {"power": 1, "toughness": 1} if "Creature" in printed else {}
    table.add_card(card("Sample", types=printed, **size))
    now = table.see(table.battlefield("P1", "Sample")).characteristics
    assert (now.types, now.subtypes) == (types, subtypes)
