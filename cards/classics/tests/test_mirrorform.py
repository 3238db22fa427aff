"""Mirrorform: all of one player become copies, for good."""

import pytest

NAME = "Mirrorform"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{4}{U}{U}"


@pytest.mark.rule("707.2b", "611.2c")
def test_nonland_permanents_become_copies(table):
    bears, boots, forest = table.battlefield("P1", BEARS, "Swiftfoot Boots", "Forest")
    bogle = table.battlefield("P2", "Slippery Bogle")
    table.mana("P1", "{U}{U}{U}{U}{U}{U}")
    state = table.game.state
    taken = state.objects[bogle].copiable.replace(abilities=())
    state.put(state.objects[bogle].replace(copiable=taken))
    table.answers("P1", ("target", bogle), ("pay", "pay {U}{U}{U}{U}{U}{U}"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    names = [table.see(item).name for item in (bears, boots, forest)]
    assert names == ["Slippery Bogle", "Slippery Bogle", "Forest"]
