import pytest

RIPPLE = "Reality Ripple"


def test_facts(table):
    printed = table.see(table.hand("P1", RIPPLE)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{U}", "Instant")


@pytest.mark.rule("702.26b")
@pytest.mark.parametrize("card", ["Grizzly Bears", "Torpor Orb", "Forest"])
def test_an_artifact_creature_or_land_phases_out(table, card):
    table.battlefield("P2", card, "Oblivion Ring")  # the one legal target, and what is none
    table.hand("P1", RIPPLE)
    table.mana("P1", "{U}{U}")
    table.cast("P1", RIPPLE)
    table.resolve()
    assert table.permanents() == ["Oblivion Ring"]
