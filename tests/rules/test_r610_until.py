"""What is done until something happens is undone right after it (610.3)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    THIS,
    Card,
    Destroy,
    Each,
    Enters,
    ExileUntilThisLeaves,
    GainLife,
    Is,
    Leaves,
    Simultaneous,
    Zone,
    another,
    make_token,
    spell,
    target,
    triggered,
    when,
    whenever,
)

BEARS = "Grizzly Bears"


class Jailer(Card):
    name = "Jailer"
    types = "Enchantment"
    abilities = (triggered(when(Enters, THIS), ExileUntilThisLeaves(), target(CREATURE)),)


class Watcher(Card):
    name = "Watcher"
    types = "Enchantment"
    abilities = (
        triggered(whenever(Enters, CREATURE), GainLife(1)),
        triggered(whenever(Leaves), GainLife(10)),
    )


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(Jailer)
    table.add_card(Watcher)


def jailed(table, prisoner):
    if len(list(table.game.permanents("P2"))) > 1:
        table.answers("P1", ("target", prisoner))
    jailer = table.propose(table.entering("P1", "Jailer")).becomes
    table.resolve()
    return jailer


@pytest.mark.rule("610.3", "610.3c")
def test_it_returns_at_once_under_its_owners_control(table):
    bears = table.battlefield("P2", BEARS)
    jailer = jailed(table, bears)
    assert table.permanents() == ["Jailer"]
    table.propose(table.moving(jailer, Zone.GRAVEYARD))
    assert table.permanents("P2") == [BEARS]
    assert table.stack == []
    assert not table.game.state.effects


@pytest.mark.rule("610.3b")
def test_if_the_source_has_left_first_it_stays(table):
    table.battlefield("P2", BEARS)
    jailer = table.propose(table.entering("P1", "Jailer")).becomes
    table.settle()
    table.propose(table.moving(jailer, Zone.GRAVEYARD))
    table.resolve()
    assert table.permanents() == [BEARS]


@pytest.mark.rule("610.3d")
def test_what_two_of_them_exiled_returns_at_the_same_time(table):
    one, other = table.battlefield("P2", BEARS, "Soul Warden")
    first, second = jailed(table, one), jailed(table, other)
    table.propose(
        Simultaneous((table.moving(first, Zone.GRAVEYARD), table.moving(second, Zone.GRAVEYARD)))
    )
    table.resolve()
    assert table.life("P2") == 21  # Soul Warden sees the Bears enter with it


@pytest.mark.rule("610.3", "603.3b")
def test_both_events_trigger_what_waits_for_them(table):
    bears = table.battlefield("P2", BEARS)
    jailer = jailed(table, bears)
    table.battlefield("P2", "Watcher")
    table.answers("P2", ("order triggers", lambda t: isinstance(t.event, Leaves)))
    table.propose(table.moving(jailer, Zone.GRAVEYARD))
    table.resolve()
    assert table.life("P2") == 31


@pytest.mark.rule("704.5d", "610.3")
def test_a_token_does_not_return(table):
    values = table.see(table.exile("P2", BEARS)).characteristics
    token = table.propose(make_token(table.game, values, "P2")).becomes
    jailer = jailed(table, token)
    table.propose(table.moving(jailer, Zone.GRAVEYARD))
    assert table.permanents() == []


@pytest.mark.rule("400.7")
def test_a_card_that_left_exile_does_not_return(table):
    bears = table.battlefield("P2", BEARS)
    jailer = jailed(table, bears)
    table.propose(table.moving(table.game.state.zone(Zone.EXILE)[0], Zone.HAND))
    table.propose(table.moving(jailer, Zone.GRAVEYARD))
    assert table.permanents() == []


@pytest.mark.rule("610.3d", "610.3d#1")
def test_all_that_returns_after_one_event_returns_at_the_same_time(table):
    class Priest(Card):
        name = "Priest"
        types = "Creature — Human"
        power, toughness = 2, 2
        abilities = (triggered(when(Enters, THIS), ExileUntilThisLeaves(), target(CREATURE)),)

    class Herald(Card):
        name = "Herald"
        types = "Creature — Elf"
        power, toughness = 2, 2
        abilities = (triggered(whenever(Enters, another(Is("Elf"))), GainLife(1)),)

    class Judgment(Card):
        name = "Judgment"
        types = "Sorcery"
        cost = "{0}"
        abilities = (spell(Destroy(Each(CREATURE))),)

    for card in (Priest, Herald, Judgment):
        table.add_card(card)
    heralds = table.battlefield("P2", "Herald", "Herald")
    for herald in heralds:
        table.answers("P1", ("target", herald))
        table.propose(table.entering("P1", "Priest"))
        table.resolve()
    assert table.permanents() == ["Priest", "Priest"]
    life = table.life("P2")
    table.answers("P2", ("order triggers", lambda one: one.event.subject > one.instance.source.id))
    table.cast("P1", table.hand("P1", "Judgment"))
    table.resolve()
    assert table.permanents() == ["Herald", "Herald"]
    assert table.life("P2") == life + 2  # each saw the other come back
