"""Milling: what waits for it, what replaces it, what it costs (701.17)."""

import pytest

from cardwright.authoring import (
    ANY_COLOR,
    CREATURE,
    EACH_PLAYER,
    LAND,
    TAP,
    THOSE_CARDS,
    YOU,
    AddMana,
    Card,
    CardMilled,
    Condition,
    DrawCards,
    GainLife,
    GoesInstead,
    HowManyParts,
    Mill,
    MillCards,
    MillMore,
    Mills,
    Not,
    StaticAbility,
    ThisWay,
    TotalManaValue,
    Zone,
    activated,
    mills_some,
    paying,
    spell,
    triggered,
)

THAT_MANY = triggered(Condition(CardMilled, Not(LAND), together=True), GainLife(HowManyParts()))


def card(name, *abilities, types="Enchantment", cost="{0}"):
    values = {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def named(table, zone, player="P1"):
    return sorted(table.see(item).name for item in table.game.state.zone(zone, player))


def begun_with(table, *cards):
    """Let the test's cards be known, and lie on P1's side of the battlefield."""
    table.add_card(*cards)
    return [table.battlefield("P1", one.name) for one in cards]


@pytest.mark.rule("701.17a", "701.17c", "603.2c")
def test_one_or_more_cards_that_are_milled_are_one_event(table):
    begun_with(table, card("Counter", THAT_MANY))
    table.library("P2", "Grizzly Bears", "Forest", "Hill Giant", "Shock")
    table.propose(Mills("P2", 3))
    table.resolve()
    assert named(table, Zone.GRAVEYARD, "P2") == ["Forest", "Grizzly Bears", "Hill Giant"]
    assert table.life("P1") == 22


@pytest.mark.rule("701.17a", "101.4", "603.2c")
def test_players_who_mill_together_do_so_at_the_same_time(table):
    """For "one or more are milled" that is one event; for "a player mills", one for each."""
    both, each = (
        card("Both", THAT_MANY),
        card("Each", triggered(mills_some(CREATURE), GainLife(10))),
    )
    drain = card("Drain", spell(Mill(2, EACH_PLAYER)), types="Sorcery")
    begun_with(table, both, each, drain)
    for player in ("P1", "P2"):
        table.library(player, "Grizzly Bears", "Hill Giant")
    by_p1 = lambda trigger: getattr(trigger.event, "player", "") == "P1"  # noqa: E731
    table.answers("P1", ("order triggers", "Both"), ("order triggers", by_p1))
    table.cast("P1", table.hand("P1", "Drain"))
    table.resolve()
    assert table.life("P1") == 20 + 4 + 2 * 10


@pytest.mark.rule("701.17c")
@pytest.mark.parametrize(
    ("to", "found"), [(Zone.EXILE, True), (Zone.HAND, False), (Zone.LIBRARY, False)]
)
def test_a_milled_card_is_found_where_it_went_if_all_see_it(table, to, found):
    elsewhere = card("Elsewhere", StaticAbility(GoesInstead(to, origin=Zone.LIBRARY)))
    counter = card("Counter", THAT_MANY)
    other = card("Other", triggered(mills_some(CREATURE), GainLife(10)))
    begun_with(table, elsewhere, counter, other)
    table.library("P1", "Grizzly Bears", "Forest")
    table.propose(Mills("P1", 2))
    if found:
        table.answers("P1", ("order triggers", "Counter"))
    table.resolve()
    assert table.life("P1") == 20 + 11 * found


@pytest.mark.rule("701.17b")
def test_no_more_than_there_are_and_nothing_is_no_event(table):
    begun_with(table, card("Counter", triggered(Condition(CardMilled), GainLife(1))))
    table.library("P1", "Forest")
    assert table.propose(Mills("P1", 5)) is not None
    table.resolve()
    assert (table.life("P1"), named(table, Zone.GRAVEYARD)) == (21, ["Forest"])
    assert table.propose(Mills("P1", 5)) is None


@pytest.mark.rule("701.17b", "605.1a")
@pytest.mark.parametrize("enough", [True, False])
def test_a_cost_of_milling_is_paid_in_full_or_not_at_all(table, may_begin, enough):
    """And an ability that costs it is no mana ability: it uses the stack."""
    assistant = card("Assistant", activated(paying(TAP, MillCards(2)), AddMana(ANY_COLOR)))
    (item,) = begun_with(table, assistant)
    table.library("P1", *["Forest"] * (2 if enough else 1))
    assert may_begin("P1", item) is enough
    if enough:
        table.activate("P1", item)
        assert table.stack == ["ability of Assistant"]
        assert named(table, Zone.GRAVEYARD) == ["Forest", "Forest"]


@pytest.mark.rule("701.17d", "614.1a")
def test_of_several_milled_cards_the_sum_is_taken(table):
    """The effect of P2 makes P1 mill two cards and one more in place of one."""
    heed = card(
        "Heed",
        spell(ThisWay(Mill(1), CardMilled, DrawCards(TotalManaValue(THOSE_CARDS)))),
        types="Sorcery",
    )
    more = card("More", StaticAbility(MillMore(times=2, plus=1)))
    table.add_card(heed, more)
    table.battlefield("P2", "More")
    top = ["Grizzly Bears", "Shock", "Forest"]
    table.library("P1", *top, "Island", "Swamp", "Plains", "Mountain")
    table.cast("P1", table.hand("P1", "Heed"))
    table.resolve()
    assert named(table, Zone.HAND) == ["Island", "Plains", "Swamp"]


@pytest.mark.rule("614.5")
def test_each_effect_makes_more_of_it_once_and_only_for_those_it_is_about(table):
    begun_with(table, card("Twice", StaticAbility(MillMore(times=2, who=YOU))))
    table.battlefield("P1", "Twice")
    for player in ("P1", "P2"):
        table.library(player, *["Forest"] * 6)
        table.propose(Mills(player, 1))
    assert [len(named(table, Zone.GRAVEYARD, one)) for one in ("P1", "P2")] == [4, 1]
