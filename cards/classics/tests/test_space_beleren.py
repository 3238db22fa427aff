"""Space Beleren: sectors of the battlefield."""

import pytest

from cardwright.authoring import CountersPut
from cardwright_rules.sectors import sector_of

NAME = "Space Beleren"


def sectors(table, *items):
    return [sector_of(table.game.state.objects[item]).split(" ")[0] for item in items]


def laid(table, mine, theirs):
    """Lay Space Beleren with creatures, and let their controllers choose sectors."""
    bears = [table.battlefield("P1", "Grizzly Bears") for _ in mine]
    giants = [table.battlefield("P2", "Hill Giant") for _ in theirs]
    table.answers("P1", *(("sector", f"{one} sector") for one in mine))
    table.answers("P2", *(("sector", f"{one} sector") for one in theirs))
    event = table.entering("P1", NAME)
    table.propose(event)
    table.settle()
    return event.becomes, bears, giants


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Planeswalker — Jace"
    assert (str(printed.cost), printed.loyalty) == ("{2}{W}{U}", 3)


@pytest.mark.rule("702.158a", "702.158c", "704.5u")
def test_players_choose_sectors_and_those_without_a_sculptor_first(table):
    _, bears, giants = laid(table, ["alpha", "gamma"], ["beta"])
    assert sectors(table, *bears, *giants) == ["alpha", "gamma", "beta"]
    asked = [entry.event.creatures for entry in table.game.log if "are chosen" in entry.text]
    assert asked == [(*giants, *bears)]
    table.answers("P2", ("sector", "beta sector"))
    event = table.entering("P2", "Hill Giant")
    table.propose(event)
    table.settle()
    assert sectors(table, *bears, event.becomes) == ["alpha", "gamma", "beta"]


@pytest.mark.rule("702.158b")
def test_sectors_end_when_there_is_no_sculptor(table):
    beleren, bears, _ = laid(table, ["alpha"], [])
    table.die(beleren)
    table.settle()
    assert sectors(table, *bears) == [""]


@pytest.mark.rule("702.158b")
def test_but_not_while_an_ability_of_one_is_on_the_stack(table):
    beleren, bears, giants = laid(table, ["alpha"], ["alpha"])
    table.propose(CountersPut(beleren, "loyalty", 2))
    table.answers("P1", ("sector", "alpha sector"))
    table.activate("P1", beleren, 3)
    table.settle()
    assert (table.stack, sectors(table, *bears)) == (["ability of Space Beleren"], ["alpha"])
    table.resolve()
    assert not any(table.game.exists(item) for item in (beleren, *bears, *giants))


@pytest.mark.rule("702.158d")
def test_counters_for_the_creatures_of_a_sector(table):
    beleren, bears, giants = laid(table, ["alpha", "beta"], ["alpha"])
    table.answers("P1", ("sector", "alpha sector"))
    table.activate("P1", beleren, 2)
    table.resolve()
    sizes = [table.size(item) for item in (*bears, *giants)]
    assert sizes == [(3, 3), (2, 2), (4, 4)]


@pytest.mark.rule("702.158e", "509.1b")
def test_blocks_within_a_sector_only(table):
    beleren, bears, giants = laid(table, ["alpha"], ["alpha", "beta"])
    table.activate("P1", beleren, 1)
    table.resolve()
    attacker = table.see(bears[0])
    (restriction,) = table.hook.block_restrictions()
    forbidden = [restriction.forbids(table.see(giant), attacker) for giant in giants]
    assert forbidden == [False, True]
