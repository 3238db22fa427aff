"""Elite Arcanist: an instant exiled, and copies of it cast for its mana value."""

import pytest

from cardwright.authoring import Zone, linked

CARD = "Elite Arcanist"
BOLT = "Lightning Bolt"
MURDER = "Murder"
NORN = "Elesh Norn, Mother of Machines"


def arcanist_with(table, *exiled):
    """Let one enter and exile these cards from the hand, one for each of its triggers."""
    table.hand("P1", *exiled)
    replies = [("may", True), ("object", exiled[0]), ("may", True)][: 1 if len(exiled) == 1 else 3]
    table.answers("P1", *replies)
    item = table.propose(table.entering("P1", CARD)).becomes
    table.resolve()
    there = table.game.state.objects[item]
    table.game.state.put(there.replace(since=1))  # it was there since before the turn
    return item


def names(table, zone):
    return [table.see(item).name for item in table.game.state.zone(zone)]


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), printed.power, printed.toughness) == ("{3}{U}", 1, 1)
    assert printed.subtypes == ("Human", "Wizard")


@pytest.mark.rule("607.2a")
def test_only_an_instant_of_ones_own_hand_can_be_exiled(table):
    table.hand("P1", "Grizzly Bears", "Wrath of God")
    table.hand("P2", BOLT)
    table.answers("P1", ("may", True))
    table.propose(table.entering("P1", CARD))
    table.resolve()
    assert names(table, Zone.EXILE) == []


@pytest.mark.rule("607.2a", "607.3")
def test_the_link_knows_what_was_exiled(table):
    table.battlefield("P1", NORN)
    item = arcanist_with(table, BOLT, MURDER)
    by = table.activating("P1", item, 1).instance
    assert [table.see(card).name for card in linked(table.game, by, "exiled")] == [BOLT, MURDER]


@pytest.mark.rule("107.3c", "607.3")
@pytest.mark.parametrize(
    ("exiled", "pool"), [([BOLT], 1), ([MURDER], 3), ([BOLT, MURDER], 4), (["Stroke of Genius"], 3)]
)
def test_x_is_worked_out(table, exiled, pool):
    if len(exiled) > 1:
        table.battlefield("P1", NORN)
    item = arcanist_with(table, *exiled)
    table.mana("P1", "{C}" * pool)
    table.activate("P1", item, 1)
    assert table.game.player("P1").pool == ()
    (stacked,) = table.game.state.zone(Zone.STACK)
    assert table.game.state.objects[stacked].spell.x == pool


@pytest.mark.rule("118.3", "601.2h")
def test_without_the_mana_it_cant_be_activated(table):
    item = arcanist_with(table, MURDER)
    table.mana("P1", "{C}{C}")
    assert all(action.object != item for action in table.hook.legal_actions(player="P1"))


@pytest.mark.rule("302.6")
def test_it_has_to_be_there_since_the_turn_began(table):
    enters = table.propose(table.entering("P1", CARD))
    table.answers("P1", ("may", False))
    table.resolve()
    assert all(action.object != enters.becomes for action in table.hook.legal_actions(player="P1"))


@pytest.mark.rule("707.12", "118.9b", "601.2i")
def test_the_copy_is_cast_for_nothing(table):
    item = arcanist_with(table, BOLT)
    table.mana("P1", "{C}")
    table.activate("P1", item, 1)
    table.answers("P1", ("cast", lambda option: option.name == BOLT), ("target", "P2"))
    table.resolve()
    assert table.life("P2") == 17
    assert "P1 casts Lightning Bolt" in table.told
    assert names(table, Zone.EXILE) == [BOLT]


@pytest.mark.rule("707.10a", "704.5e")
def test_a_copy_that_is_not_cast_is_gone(table):
    item = arcanist_with(table, BOLT)
    table.mana("P1", "{C}")
    table.activate("P1", item, 1)
    table.answers("P1", ("cast", []))
    table.resolve()
    assert names(table, Zone.EXILE) == [BOLT]
    assert "ceases to exist" in table.told
