"""Costs, counters and other zones for what enters (614.1c, 614.12, 614.13)."""

import pytest

from cardwright.authoring import (
    ARTIFACT,
    CARD,
    CREATURE,
    WAS_CAST,
    YOU_CONTROL,
    Card,
    CountersOnThis,
    EntersOnlyForCost,
    EntersWithCountersIfPaid,
    GoesInstead,
    Is,
    Not,
    OthersEnterWithCounters,
    PayLife,
    ProcessCards,
    SacrificePermanent,
    Simultaneous,
    StaticAbility,
    TokensCreated,
    Zone,
    all_of,
    another,
    paying,
    token,
)

BEARS, MEMNITE = "Grizzly Bears", "Memnite"
UNCAST = all_of(CREATURE, CARD, Not(WAS_CAST))
DEVOURING = StaticAbility(EntersWithCountersIfPaid(paying(ProcessCards(count=1)), "+1/+1", 2))


def card(title, *abilities, types="Enchantment", **facts):
    return type(title, (Card,), {"name": title, "types": types, "abilities": abilities, **facts})


CARDS = (
    card("Warden", StaticAbility(GoesInstead(Zone.EXILE, UNCAST, into=Zone.BATTLEFIELD))),
    card(
        "Mentor",
        StaticAbility(OthersEnterWithCounters(another(all_of(ARTIFACT, YOU_CONTROL)), "+1/+1", 2)),
    ),
    card(
        "Gate",
        StaticAbility(EntersOnlyForCost(paying(PayLife(3), SacrificePermanent(Is("Plains"))))),
    ),
    card("Eater", DEVOURING, types="Creature — Eldrazi", power=1, toughness=1),
    card(
        "Growing", StaticAbility(OthersEnterWithCounters(CREATURE, "+1/+1", CountersOnThis("age")))
    ),
)


@pytest.fixture
def table(table):
    table.add_card(*CARDS)
    return table


@pytest.mark.rule("614.12")
def test_what_enters_is_looked_at_as_it_would_exist(table):
    """Face down, a land enters as a creature; a token is no card."""
    table.battlefield("P2", "Warden")
    table.library("P1", "Forest")
    table.mana("P1", "{W}{W}")
    table.cast("P1", table.hand("P1", "Soul Summons"))
    table.resolve()
    table.propose(TokensCreated("P1", token("Creature — Cat", 1, 1)))
    assert table.permanents("P1") == ["Cat Token"]
    (forest,) = table.game.state.zone(Zone.EXILE)
    assert table.see(forest).name == "Forest"


@pytest.mark.rule("614.1a", "400.7d")
def test_nothing_of_how_it_would_have_entered_goes_along(table):
    table.battlefield("P2", "Warden")
    table.propose(table.entering("P1", BEARS).replace(tapped=True, counters=(("+1/+1", 1),)))
    (bears,) = table.game.state.zone(Zone.EXILE)
    assert table.see(bears).object.counters == ()
    assert not table.game.state.status_of(bears).tapped


@pytest.mark.rule("614.1c", "614.12")
def test_counters_for_others_of_a_set(table):
    table.battlefield("P1", "Mentor")
    for player, name in (("P1", MEMNITE), ("P1", BEARS), ("P2", MEMNITE)):
        table.propose(table.entering(player, name))
    counters = {(v.controller, v.name): v.object.count("+1/+1") for v in table.game.permanents()}
    assert counters[("P1", MEMNITE)] == 2
    assert sum(counters.values()) == 2


@pytest.mark.rule("614.12")
def test_the_source_has_to_be_there_before(table):
    mentor, memnite = table.entering("P1", "Mentor"), table.entering("P1", MEMNITE)
    table.propose(Simultaneous((mentor, memnite)))
    assert all(view.object.counters == () for view in table.game.permanents("P1"))


@pytest.mark.rule("614.1c", "107.1")
def test_a_number_is_worked_out_as_it_enters(table):
    growing = table.battlefield("P1", "Growing")
    table.propose(table.entering("P1", MEMNITE))
    table.game.state.put(table.see(growing).object.replace(counters=(("age", 3),)))
    table.propose(table.entering("P2", MEMNITE))
    assert [
        view.object.count("+1/+1") for view in table.game.permanents() if view.name == MEMNITE
    ] == [0, 3]


@pytest.mark.rule("614.1a", "118.12")
@pytest.mark.parametrize(
    ("plains", "life", "there"), [(1, 20, True), (0, 20, False), (1, 2, False)]
)
def test_only_for_the_whole_cost(table, plains, life, there):
    lands = [table.battlefield("P1", "Plains") for _ in range(plains)]
    table.game.state.players["P1"] = table.game.player("P1").replace(life=life)
    table.propose(table.entering("P1", "Gate"))
    assert ("Gate" in table.permanents("P1")) is there
    assert (table.graveyard.names("P1") == ["Gate"]) is not there
    assert table.life("P1") == (life - 3 if there else life)
    assert all(table.game.exists(land) is not there for land in lands)


@pytest.mark.rule("614.13a", "118.12")
def test_a_card_that_enters_is_none_to_be_put_elsewhere(table):
    """The only card of an opponent in exile enters at the same time."""
    table.propose(table.moving(table.hand("P2", BEARS), Zone.EXILE))
    (exiled,) = table.game.state.zone(Zone.EXILE)
    bears, eater = table.moving(exiled, Zone.BATTLEFIELD), table.entering("P1", "Eater")
    table.propose(Simultaneous((bears, eater)))
    assert table.permanents("P2") == [BEARS]
    (there,) = table.game.permanents("P1")
    assert there.object.counters == ()


@pytest.mark.rule("614.1c")
@pytest.mark.parametrize(("pays", "power"), [(True, 3), (False, 1)])
def test_it_may_be_paid_or_not(table, pays, power):
    table.propose(table.moving(table.hand("P2", BEARS), Zone.EXILE))
    table.answers("P1", ("pay cost", pays))
    table.propose(table.entering("P1", "Eater"))
    (there,) = table.game.permanents("P1")
    assert there.characteristics.power == power
    assert table.graveyard.names("P2") == ([BEARS] if pays else [])
