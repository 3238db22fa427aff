"""Trigger dispatch: what looks back, how often, and the order on the stack (603)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    THIS,
    Card,
    Dies,
    Enters,
    GainLife,
    Simultaneous,
    Tapped,
    Zone,
    another,
    hookimpl,
    triggered,
    when,
    whenever,
)
from cardwright_core.trigger import AbilityTriggered

BEARS = "Grizzly Bears"
WARDEN = "Soul Warden"


class Mourner(Card):
    name = "Mourner"
    types = "Creature — Human"
    power, toughness = 1, 1
    abilities = (triggered(whenever(Dies, CREATURE), GainLife(1)),)


class Greeter(Mourner):
    name = "Greeter"
    abilities = (triggered(whenever(Enters, CREATURE), GainLife(2)),)


class Echo(Mourner):
    """Waits for abilities of other creatures to trigger."""

    name = "Echo"
    abilities = (triggered(whenever(AbilityTriggered, another(CREATURE)), GainLife(5)),)


class Doubler(Mourner):
    """Doubles what dying causes."""

    name = "Doubler"
    abilities = ()

    @hookimpl
    def additional_triggers(self, by, trigger):
        return 1 if trigger.caused_by(Dies) and trigger.of_permanent_of(by.controller) else None


class Sentry(Mourner):
    """Waits for what happens to itself."""

    name = "Sentry"
    abilities = (triggered(when(Tapped, THIS), GainLife(3)),)


class Silencer(Mourner):
    """Silences what dying causes."""

    name = "Silencer"
    abilities = ()

    @hookimpl
    def suppresses_trigger(self, occurrence):
        return occurrence.caused_by(Dies)


class Heir(Mourner):
    name = "Heir"
    abilities = (triggered(when(Dies, THIS), GainLife(3)),)


@pytest.fixture
def table(table):
    for card in (Mourner, Greeter, Echo, Doubler, Silencer, Heir, Sentry):
        table.add_card(card)
    return table


def die(table, *items):
    table.propose(Simultaneous(tuple(table.moving(item, Zone.GRAVEYARD) for item in items)))


def waiting(table):
    return [
        (trigger.instance.controller, trigger.instance.source.name)
        for trigger in table.game.state.pending
    ]


@pytest.mark.rule("603.10a")
def test_creatures_that_die_together_see_each_other_die(table):
    die(table, *table.battlefield("P1", "Mourner", "Mourner", BEARS))
    assert waiting(table) == [("P1", "Mourner")] * 6


@pytest.mark.rule("603.10")
def test_creatures_that_enter_together_see_each_other_enter(table):
    events = [table.entering(player, "Greeter") for player in ("P1", "P2")]
    table.propose(Simultaneous(tuple(events)))
    assert sorted(waiting(table)) == [("P1", "Greeter")] * 2 + [("P2", "Greeter")] * 2


@pytest.mark.rule("603.10a")
def test_one_after_another_the_first_does_not_see_the_second(table):
    first, second = table.battlefield("P1", "Mourner", "Mourner")
    die(table, first)
    die(table, second)
    assert len(waiting(table)) == 3


@pytest.mark.rule("603.10a")
@pytest.mark.parametrize("together", [True, False])
def test_a_doubler_that_dies_with_others_still_doubles(table, together):
    heir, doubler = table.battlefield("P1", "Heir", "Doubler")
    for items in [(heir, doubler)] if together else [(doubler,), (heir,)]:
        die(table, *items)
    assert len(waiting(table)) == (2 if together else 1)


@pytest.mark.rule("603.10a")
@pytest.mark.parametrize("together", [True, False])
def test_what_silences_deaths_silences_those_with_its_own(table, together):
    heir, silencer = table.battlefield("P1", "Heir", "Silencer")
    for items in [(heir, silencer)] if together else [(silencer,), (heir,)]:
        die(table, *items)
    assert len(waiting(table)) == (0 if together else 1)


@pytest.mark.rule("608.2h")
def test_an_ability_of_what_died_is_controlled_by_its_last_controller(table):
    heir = table.battlefield("P1", "Heir")
    state = table.game.state
    state.put(state.objects[heir].replace(controller="P2"))
    die(table, heir)
    assert waiting(table) == [("P2", "Heir")]


@pytest.mark.rule("603.3b", "101.4")
def test_the_active_player_puts_theirs_first_so_the_others_resolve_first(table):
    table.battlefield("P2", WARDEN)
    table.battlefield("P1", "Greeter")
    table.propose(table.entering("P1", BEARS))
    table.settle()
    assert table.stack == ["ability of Greeter", f"ability of {WARDEN}"]


@pytest.mark.rule("603.3b")
@pytest.mark.parametrize("first", [WARDEN, "Greeter"])
def test_a_player_orders_their_own(table, first):
    table.battlefield("P1", WARDEN, "Greeter")
    table.answers("P1", ("order triggers", first))
    table.propose(table.entering("P1", BEARS))
    table.settle()
    second = "Greeter" if first == WARDEN else WARDEN
    assert table.stack == [f"ability of {first}", f"ability of {second}"]


@pytest.mark.rule("603.3b")
def test_the_order_of_equal_triggers_is_not_asked(table):
    table.battlefield("P1", WARDEN, "Elesh Norn, Mother of Machines")
    table.propose(table.entering("P1", BEARS))
    table.settle()
    assert table.stack == [f"ability of {WARDEN}"] * 2


@pytest.mark.rule("603.3b")
def test_abilities_that_wait_for_triggers_go_on_top(table):
    table.battlefield("P1", "Echo")
    table.battlefield("P2", WARDEN)
    table.propose(table.entering("P1", BEARS))
    table.settle()
    assert table.stack == [f"ability of {WARDEN}", "ability of Echo"]


@pytest.mark.rule("117.5", "704.3")
def test_state_based_actions_come_before_what_waits(table):
    weak = table.battlefield("P1", "Mourner", counters={"-1/-1": 1})
    table.propose(table.entering("P1", BEARS))
    table.settle()
    assert not table.game.exists(weak)
    assert table.stack == ["ability of Mourner"]
    told = table.told
    assert told.index("goes from the battlefield") < told.index("triggered")


@pytest.mark.rule("603.2c")
def test_each_part_of_an_event_triggers(table):
    table.battlefield("P1", WARDEN)
    events = tuple(table.entering("P2", BEARS) for _ in range(3))
    table.propose(Simultaneous(events))
    assert len(waiting(table)) == 3


@pytest.mark.rule("603.3a")
def test_players_who_left_put_nothing_on_the_stack(table):
    table.add_player("P3")
    table.battlefield("P2", WARDEN)
    table.propose(table.entering("P1", BEARS))
    players = table.game.state.players
    players["P2"] = players["P2"].replace(lost=True)
    table.settle()
    assert table.stack == []


@pytest.mark.rule("603.2")
def test_what_an_object_waits_for_itself_is_found_on_it_alone(table):
    bears = table.battlefield("P1", BEARS)
    table.propose(Tapped(bears))
    assert not table.game.state.pending
    sentry = table.battlefield("P1", "Sentry")
    table.propose(Tapped(bears))
    assert not table.game.state.pending
    table.propose(Tapped(sentry))
    assert [one.instance.source.id for one in table.game.state.pending] == [sentry]


@pytest.mark.rule("603.2")
def test_what_an_object_waits_for_itself_is_found_also_where_a_spell_gave_it_that(table):
    sentry = table.battlefield("P1", "Sentry")
    bears = table.battlefield("P1", BEARS)
    given = table.see(sentry).characteristics.abilities
    there = table.game.state.objects[bears]
    table.game.state.put(there.replace(copiable=there.copiable.replace(abilities=given)))
    table.propose(Tapped(bears))
    assert [one.instance.source.id for one in table.game.state.pending] == [bears]
