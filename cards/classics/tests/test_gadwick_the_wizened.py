import pytest

from cardwright.authoring import Zone

GADWICK = "Gadwick, the Wizened"


def test_facts(table):
    printed = table.see(table.hand("P1", GADWICK)).characteristics
    assert str(printed.cost) == "{X}{U}{U}{U}"
    assert str(printed.type_line) == "Legendary Creature — Human Wizard"
    assert (printed.power, printed.toughness) == (3, 3)


@pytest.mark.rule("107.3m")
def test_he_draws_x(table):
    table.library("P1", *["Forest"] * 5)
    table.hand("P1", GADWICK)
    table.mana("P1", "{U}{U}{U}{U}{U}")
    table.answers("P1", ("X", 2))
    table.cast("P1", GADWICK)
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2


@pytest.mark.rule("107.3g")
def test_put_there_he_draws_nothing(table):
    table.library("P1", "Forest")
    table.propose(table.entering("P1", GADWICK))
    table.resolve()
    assert table.game.state.zone(Zone.HAND, "P1") == ()


@pytest.mark.parametrize(("spell", "tapped"), [("Unsummon", True), ("Shock", False)])
def test_a_blue_spell_taps_a_nonland_permanent(table, spell, tapped):
    table.battlefield("P1", GADWICK)
    orb = table.battlefield("P2", "Torpor Orb")
    table.battlefield("P2", "Forest")
    table.hand("P1", spell)
    table.mana("P1", "{U}" if spell == "Unsummon" else "{R}")
    if spell == "Shock":
        table.answers("P1", ("target", "P2"))
    table.cast("P1", spell)
    table.resolve()
    assert table.game.state.status_of(orb).tapped is tapped
