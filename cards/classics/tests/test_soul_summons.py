"""Soul Summons: the top card of the library, face down."""

import pytest

CARD = "Soul Summons"


@pytest.mark.rule("701.40a")
def test_the_top_card_is_manifested(table):
    table.library("P1", "Grizzly Bears", "Island")
    table.mana("P1", "{W}{W}")
    table.hand("P1", CARD)
    table.cast("P1", CARD)
    table.resolve()
    (view,) = table.game.permanents()
    assert (view.name, view.characteristics.types) == ("", ("Creature",))
    assert view.object.copiable.name == "Grizzly Bears"
    assert len(table.game.state.library("P1")) == 1
