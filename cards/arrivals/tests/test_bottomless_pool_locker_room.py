"""Bottomless Pool // Locker Room."""

import pytest

from cardwright.authoring import Zone
from cardwright_core.casting import Cast

NAME = "Bottomless Pool // Locker Room"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Enchantment — Room", "{U}{4}{U}")
    assert printed.names == ("Bottomless Pool", "Locker Room")


def casts(table, half, symbols):
    item = table.hand("P1", NAME)
    table.mana("P1", symbols)
    table.act("P1", Cast("P1", item, NAME.split(" // ")[half], face=half))
    table.resolve()


@pytest.mark.rule("709.5d", "709.5h")
def test_the_pool_returns_a_creature_when_it_is_unlocked(table):
    bears = table.battlefield("P2", "Grizzly Bears")
    table.answers("P1", ("target", bears))
    casts(table, 0, "{U}")
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P2")] == ["Grizzly Bears"]
    assert table.permanents("P1") == ["Bottomless Pool"]


@pytest.mark.rule("709.5", "709.5e", "603.2c")
def test_the_locker_room_draws_one_card_for_several_creatures(table):
    table.library("P1", "Forest", "Forest")
    creatures = [table.battlefield("P1", "Grizzly Bears") for _ in range(2)]
    table.answers("P1", ("target", []))
    casts(table, 0, "{U}")
    table.mana("P1", "{C}{C}{C}{C}{U}")
    table.act("P1", lambda option: str(option) == "unlock Locker Room")
    assert table.permanents("P1")[-1] == NAME
    table.answers("P1", ("attackers", creatures))
    table.go_to("end of combat")
    assert (table.life("P2"), len(table.game.state.zone(Zone.HAND, "P1"))) == (16, 1)
