"""Exhume."""

import pytest

from cardwright.authoring import Zone

NAME = "Exhume"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{1}{B}"


@pytest.mark.rule("101.4")
def test_each_player_puts_one_all_at_once(table):
    for player, name in (
        ("P1", "Memnite"),
        ("P1", "Soul Warden"),
        ("P2", "Soul Warden"),
        ("P2", "Opt"),
    ):
        table.propose(table.moving(table.hand(player, name), Zone.GRAVEYARD))
    table.mana("P1", "{B}{B}")
    table.answers("P1", ("put", "Soul Warden"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert (table.permanents("P1"), table.permanents("P2")) == (["Soul Warden"], ["Soul Warden"])
    assert (table.life("P1"), table.life("P2")) == (21, 21)
