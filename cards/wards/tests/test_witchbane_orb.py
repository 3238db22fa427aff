"""Witchbane Orb."""

import pytest

from cardwright.authoring import Card
from cardwright_core.stack import legal_targets, target_specs
from cardwright_rules.attaching import Attached

NAME = "Witchbane Orb"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{4}"


class Curse(Card):
    name = "Curse of the Test"
    types = "Enchantment — Aura Curse"
    keywords = ("enchant player",)


@pytest.mark.rule("303.4", "701.8a")
def test_curses_on_you_are_destroyed(table):
    table.add_card(Curse)
    for player in ("P1", "P2"):
        curse = table.battlefield("P2", "Curse of the Test")
        table.propose(Attached(curse, player))
    table.propose(table.entering("P1", NAME))
    table.settle()
    table.resolve()
    assert table.permanents("P2") == ["Curse of the Test"]


@pytest.mark.rule("702.11c")
def test_you_have_hexproof(table):
    table.battlefield("P1", NAME)
    shocks = table.casting("P2", table.hand("P2", "Shock")).instance
    mine = table.casting("P1", table.hand("P1", "Shock")).instance
    found = [legal_targets(table.game, one, target_specs(one)[0]) for one in (shocks, mine)]
    assert found == [("P2",), ("P1", "P2")]
