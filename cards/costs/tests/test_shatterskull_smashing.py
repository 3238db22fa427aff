"""Shatterskull Smashing."""

import pytest

from cardwright.authoring import Zone

NAME = "Shatterskull Smashing"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{X}{R}{R}"


@pytest.mark.rule("601.2d", "107.3a")
@pytest.mark.parametrize(("x", "damage"), [(5, 5), (6, 12)])
def test_twice_as_much_from_six_on(table, x, damage):
    one, two = table.battlefield("P2", "Colossal Dreadmaw", "Stoic Grove-Guide")
    table.mana("P1", "{R}" * (x + 2))
    table.answers("P1", ("X", x), ("target", [one, two]), ("number", 2))
    table.cast("P1", table.hand("P1", NAME))
    shares = dict(table.game.state.objects[table.game.state.zone(Zone.STACK)[0]].spell.captured)
    assert sorted(amount for _, amount in shares["shares"]) == sorted((2, damage - 2))


@pytest.mark.rule("601.2d")
def test_each_gets_something(table):
    table.battlefield("P2", "Grizzly Bears", "Hill Giant")
    table.mana("P1", "{R}{R}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P2") == ["Grizzly Bears", "Hill Giant"]


@pytest.mark.rule("712.12")
def test_the_land_on_its_back(table):
    item = table.hand("P1", NAME)
    table.answers("P1", ("pay cost", True))
    table.act("P1", lambda option: getattr(option, "object", 0) == item)
    assert table.permanents("P1") == ["Shatterskull, the Hammer Pass"]
    assert table.life("P1") == 17
