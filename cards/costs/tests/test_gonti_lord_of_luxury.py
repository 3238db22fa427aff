"""Gonti, Lord of Luxury."""

import pytest

from cardwright.authoring import Zone
from cardwright_rules.visibility import view_of

NAME = "Gonti, Lord of Luxury"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Aetherborn Rogue"
    assert str(printed.cost) == "{2}{B}{B}"
    assert (printed.power, printed.toughness) == (2, 3)


@pytest.mark.rule("601.3", "118.14", "406.3", "406.3a")
def test_a_card_of_an_opponent_is_cast_for_any_mana(table):
    table.library("P2", "Forest", "Grizzly Bears", "Island", "Swamp", "Plains")
    table.answers("P1", ("take", "Grizzly Bears"))
    table.propose(table.entering("P1", NAME))
    table.resolve()
    order = [table.game.state.cards[card].slug for card in table.game.state.library("P2").order()]
    assert (order[0], sorted(order[1:])) == ("plains", ["forest", "island", "swamp"])
    table.mana("P1", "{R}{R}")
    (bears,) = table.game.state.zone(Zone.EXILE)
    assert table.see(bears).name == ""
    seen = [view_of(table.game, player).zone(Zone.EXILE)[0].card for player in ("P1", "P2")]
    assert seen == ["Grizzly Bears", ""]
    table.act("P1", lambda option: getattr(option, "object", 0) == bears)
    table.resolve()
    assert table.permanents("P1") == [NAME, "Grizzly Bears"]


@pytest.mark.rule("406.3a", "400.7")
def test_face_up_wherever_else_it_goes(table):
    table.library("P2", "Grizzly Bears")
    table.propose(table.entering("P1", NAME))
    table.resolve()
    (exiled,) = table.game.state.zone(Zone.EXILE)
    table.propose(table.moving(exiled, Zone.GRAVEYARD))
    assert table.graveyard.names("P2") == ["Grizzly Bears"]
    table.mana("P1", "{G}{G}")
    table.settle()
    assert table.hook.permits(player="P1") == []
