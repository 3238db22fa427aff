"""The hook for what players may look at: asked alone, and seen to count."""

import pytest

from cardwright.authoring import Card, hookimpl
from cardwright_core.layers import view_in_library
from cardwright_core.zones import Zone
from cardwright_rules.visibility import view_of


class Lens(Card):
    name = "Lens"
    types = "Artifact"

    @hookimpl
    def shows(self, by, player, view):
        """401.5"""
        return player == by.controller and view.zone is Zone.LIBRARY


@pytest.mark.rule("401.5")
@pytest.mark.parametrize("lenses", [0, 1, 2])
def test_shows(table, lenses):
    table.add_card(Lens)
    table.battlefield("P1", *["Lens"] * lenses)
    table.hand("P1", "Lens")
    (card,) = table.library("P2", "Forest")
    view = view_in_library(table.game, card)
    assert table.hook.shows(player="P1", view=view) == [True] * lenses
    assert table.hook.shows(player="P2", view=view) == [False] * lenses
    assert len(view_of(table.game, "P1").library_cards) == bool(lenses)
    assert view_of(table.game, "P2").library_cards == ()


def test_a_rules_plugin_shows_too(table):
    class OpenHands:
        @hookimpl
        def shows(self, view):
            return view.zone is Zone.HAND

    table.add_plugin("open hands", OpenHands())
    table.hand("P2", "Forest")
    assert [one.name for one in view_of(table.game, "P1").objects] == ["Forest"]
