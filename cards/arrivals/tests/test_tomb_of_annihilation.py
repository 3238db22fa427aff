"""Tomb of Annihilation."""

import pytest

from cardwright.authoring import VenturesIntoDungeon
from cardwright_rules.dungeons import completed_dungeons
from cardwright_rules.outside import have_outside

NAME = "Tomb of Annihilation"


def ventures(table, *answers):
    table.answers("P1", *answers)
    table.propose(VenturesIntoDungeon("P1"))
    table.resolve()


def entered(table):
    have_outside(table.game, "P1", [NAME])
    ventures(table)
    assert (table.life("P1"), table.life("P2")) == (19, 19)
    return table


def test_as_printed(table):
    assert str(table.see(table.command("P1", NAME)).characteristics.type_line) == "Dungeon"


@pytest.mark.rule("309.4c", "118.12a")
def test_veils_of_fear_and_the_sandfall_cell_ask_each_player(table):
    entered(table)
    table.hand("P1", "Forest")
    ventures(table, ("room", "Veils of Fear"), ("pay cost", True))
    assert (table.life("P1"), table.life("P2")) == (19, 17)
    table.battlefield("P1", "Forest")
    table.battlefield("P2", "Grizzly Bears")
    table.answers("P2", ("pay cost", True))
    ventures(table, ("pay cost", False))
    assert (table.life("P1"), table.life("P2")) == (17, 17)
    assert table.permanents() == ["Forest"]


@pytest.mark.rule("309.4c", "309.7")
def test_the_oubliette_costs_a_card_a_creature_an_artifact_and_a_land(table):
    entered(table)
    table.hand("P1", "Forest")
    for name in ("Grizzly Bears", "Sol Ring", "Forest", "Soul Warden"):
        table.battlefield("P1", name)
    ventures(table, ("room", "Oubliette"), ("sacrifice", "Grizzly Bears"))
    assert table.permanents("P1") == ["Soul Warden"]
    ventures(table)
    atropal = next(view for view in table.game.permanents() if view.name == "The Atropal")
    assert (table.size(atropal.id), atropal.has("deathtouch")) == ((4, 4), True)
    assert completed_dungeons(table.game, "P1") == (NAME,)
