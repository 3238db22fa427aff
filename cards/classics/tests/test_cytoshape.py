"""Cytoshape: a creature becomes a copy of a nonlegendary one until end of turn."""

import pytest

from cardwright.authoring import Simultaneous, Zone, move

BEARS = "Grizzly Bears"
STENN = "Stenn, Paranoid Partisan"


def cast(table, target, chosen=None):
    table.hand("P1", "Cytoshape")
    table.mana("P1", "{C}{G}{U}")
    table.answers("P1", ("target", target))
    if chosen:
        table.answers("P1", ("object", chosen))
    table.cast("P1", "Cytoshape")
    table.resolve()


def test_as_printed(table):
    printed = table.see(table.hand("P1", "Cytoshape")).characteristics
    assert (str(printed.cost), printed.types) == ("{1}{G}{U}", ("Instant",))


@pytest.mark.rule("608.2d", "613.1a")
def test_the_creature_to_copy_is_chosen_as_it_resolves(table):
    bears, warden, stenn = table.battlefield("P2", BEARS, "Soul Warden", STENN)
    cast(table, stenn, warden)
    assert [table.see(item).name for item in (bears, warden, stenn)] == [
        BEARS,
        "Soul Warden",
        "Soul Warden",
    ]


@pytest.mark.rule("608.2d")
def test_a_legend_can_not_be_chosen(table):
    bears, stenn = table.battlefield("P2", BEARS, STENN)
    cast(table, bears)
    assert table.see(bears).name == BEARS
    assert table.see(stenn).name == STENN


@pytest.mark.rule("603.10", "613.1a")
def test_what_leaves_with_an_attachment_is_remembered_while_something_is_a_copy(table):
    """The attachment, gone already, was asked for its effect on what it was attached to."""
    warden, stenn = table.battlefield("P2", "Soul Warden", STENN)
    boots = table.battlefield("P2", "Swiftfoot Boots")
    cast(table, stenn)
    moves = tuple(move(table.game, item, Zone.GRAVEYARD) for item in (boots, warden))
    table.propose(Simultaneous(moves))
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P2")) == 2
    assert table.see(warden).name == "Soul Warden"
