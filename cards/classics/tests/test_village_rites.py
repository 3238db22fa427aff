"""Village Rites: sacrifice a creature to cast it, then draw two."""

import pytest

from cardwright.authoring import Zone

CARD = "Village Rites"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{B}", "Instant")


@pytest.mark.rule("118.8", "701.21a")
def test_a_creature_of_the_player_is_sacrificed(table):
    table.library("P1", "Island", "Island")
    table.battlefield("P1", "Grizzly Bears")
    table.battlefield("P2", "Soul Warden")
    table.mana("P1", "{B}")
    table.cast("P1", table.hand("P1", CARD))
    assert table.permanents() == ["Soul Warden"]
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2
