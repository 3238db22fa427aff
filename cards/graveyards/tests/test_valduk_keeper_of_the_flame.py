"""Valduk, Keeper of the Flame."""

import pytest

from cardwright.authoring import Zone

NAME = "Valduk, Keeper of the Flame"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Human Shaman"
    assert str(printed.cost) == "{2}{R}"
    assert (printed.power, printed.toughness) == (3, 2)


@pytest.mark.rule("608.2h", "113.7a")
@pytest.mark.parametrize("dies", [False, True])
def test_an_elemental_for_each_even_if_it_is_gone(table, dies):
    valduk = table.battlefield("P1", NAME)
    for name in ("Bonesplitter", "Strider Harness"):
        item = table.battlefield("P1", name)
        table.game.state.put(table.game.state.objects[item].replace(attached=valduk))
    table.game.follow()
    table.go_to("beginning of combat")
    if dies:
        table.propose(table.moving(valduk, Zone.GRAVEYARD))
    table.resolve()
    tokens = [view for view in table.game.permanents("P1") if not view.object.card]
    assert [(view.name, view.has("haste")) for view in tokens] == [("Elemental Token", True)] * 2
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.resolve()
    assert not [view for view in table.game.permanents("P1") if not view.object.card]
