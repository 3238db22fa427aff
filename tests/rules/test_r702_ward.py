"""Ward, whatever it costs (702.21)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    CountersOnThis,
    Destroy,
    DiscardCard,
    PayLife,
    SacrificePermanent,
    Zone,
    spell,
    target,
    ward,
)

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", **values):
    values |= {"name": name, "types": types, "cost": "{0}", "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    body = {"types": "Creature", "power": 2, "toughness": 2}
    for name, costs in (
        ("Mana", ("{2}",)),
        ("Life", (PayLife(3),)),
        ("Discard", (DiscardCard(),)),
        ("Sacrifice", (SacrificePermanent(CREATURE),)),
        ("Both", ("{1}", PayLife(2))),
    ):
        table.add_card(card(name, ward(*costs), **body))
    table.add_card(card("Growing", ward("{X}", x=CountersOnThis("+1/+1")), **body))
    table.add_card(card("Murder", spell(Destroy(), target(CREATURE))))


def murder(table, item, *replies, others=()):
    """Let P1 target a creature of P2, and answer its ward."""
    murder = table.hand("P1", "Murder")
    table.battlefield("P1", *others)
    several = len(list(table.game.permanents())) > 1
    table.answers("P1", *[("target", item)] * several, *replies)
    table.cast("P1", murder)
    table.resolve()
    return not table.game.exists(item)


@pytest.mark.rule("702.21a", "118.12")
@pytest.mark.parametrize("pays", [True, False])
def test_life_may_be_the_cost(table, pays):
    item = table.battlefield("P2", "Life")
    assert murder(table, item, ("pay cost", pays)) is pays
    assert [table.life(player) for player in ("P1", "P2")] == [17 if pays else 20, 20]


@pytest.mark.rule("702.21a", "118.3")
def test_what_can_not_be_paid_is_not_asked(table):
    item = table.battlefield("P2", "Life")
    table.game.state.players["P1"] = table.game.player("P1").replace(life=2)
    assert not murder(table, item)
    assert table.life("P1") == 2


@pytest.mark.rule("702.21a")
def test_the_payer_discards_their_own_card(table):
    item = table.battlefield("P2", "Discard")
    table.hand("P2", BEARS)
    table.hand("P1", "Forest")
    assert murder(table, item, ("pay cost", True))
    assert table.game.state.zone(Zone.HAND, "P1") == ()
    assert len(table.game.state.zone(Zone.HAND, "P2")) == 1


@pytest.mark.rule("702.21a")
def test_the_payer_sacrifices_their_own_creature(table):
    item = table.battlefield("P2", "Sacrifice")
    assert not murder(table, item)
    assert murder(table, item, ("pay cost", True), others=[BEARS])
    assert table.permanents() == []


@pytest.mark.rule("702.21a")
def test_mana_and_something_else(table):
    item = table.battlefield("P2", "Both")
    table.mana("P1", "{C}")
    assert murder(table, item, ("pay cost", True))
    assert table.game.player("P1").pool == ()
    assert table.life("P1") == 18


@pytest.mark.rule("702.21b")
def test_x_is_worked_out_as_it_resolves(table):
    item = table.battlefield("P2", "Growing", counters={"+1/+1": 2})
    table.mana("P1", "{C}{C}")
    assert murder(table, item, ("pay cost", True))
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("702.21a", "118.3")
def test_what_the_controller_of_ward_could_pay_does_not_matter(table):
    item = table.battlefield("P2", "Life")
    table.game.state.players["P2"] = table.game.player("P2").replace(life=1)
    assert murder(table, item, ("pay cost", True))
    assert [table.life(player) for player in ("P1", "P2")] == [17, 1]
