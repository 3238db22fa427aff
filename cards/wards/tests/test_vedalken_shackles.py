"""Vedalken Shackles."""

import pytest

NAME = "Vedalken Shackles"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{3}"


@pytest.mark.rule("502.3", "611.2b")
@pytest.mark.parametrize("kept", [True, False])
def test_yours_while_it_stays_tapped(table, kept):
    shackles = table.battlefield("P1", NAME)
    table.battlefield("P1", "Island", "Island")
    table.battlefield("P2", "Grizzly Bears", "Hill Giant")
    table.library("P2", "Forest")
    table.library("P1", "Forest")
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("pay", "pay {C}{C}"))
    table.activate("P1", shackles, 1)
    table.resolve()
    assert table.permanents("P1") == [NAME, "Island", "Island", "Grizzly Bears"]
    table.go_to("upkeep")
    table.answers("P2", ("attackers", []))
    table.answers("P1", ("stay tapped", [NAME] if kept else []))
    table.go_to("end")
    table.go_to("upkeep")
    assert ("Grizzly Bears" in table.permanents("P1")) is kept
