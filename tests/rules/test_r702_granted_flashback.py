"""Granted keywords with a cost of the object's own, as the spell has it too (702.1b, 400.7g)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    INSTANT,
    SORCERY,
    YOU_OWN,
    AddKeywordForManaCost,
    AnyOf,
    Card,
    Destroy,
    Duration,
    Each,
    GainLife,
    Layer,
    LoseLife,
    Part,
    Until,
    Zone,
    adventure,
    all_of,
    spell,
    static,
    target,
)
from cardwright_core.casting import Cast
from cardwright_core.zone_changes import move

FLASHBACK = AddKeywordForManaCost("flashback")
MINE = all_of(AnyOf((INSTANT, SORCERY)), YOU_OWN)
IN_MY_GRAVEYARD = (Zone.GRAVEYARD,)


def card(name, *abilities, **values):
    values = {"types": "Instant", "cost": "{0}", **values, "name": name, "abilities": abilities}
    return type("TestCard", (Card,), values)


FIRE = card("Fire", spell(LoseLife(2)), cost="{1}{R}")
ICE = card("Ice", spell(GainLife(2)), cost="{1}{U}")
SPLIT = type("Split", (Card,), {"name": "Fire // Ice", "halves": (FIRE, ICE)})
PAST = card(
    "Past",
    spell(
        Until(
            Duration.END_OF_TURN,
            ((Layer.ABILITY, FLASHBACK),),
            Each(MINE, (Zone.GRAVEYARD,)),
        )
    ),
)
SHRINE = card(
    "Shrine", static(Part(Layer.ABILITY, MINE, FLASHBACK, IN_MY_GRAVEYARD)), types="Enchantment"
)
MURDER = card("Murder", spell(Destroy(), target(CREATURE)), cost="{2}{B}")


@pytest.fixture
def known(table):
    table.add_card(SPLIT, PAST, SHRINE, MURDER)
    return table


def casts(table, item):
    """Return the names of what P1 may begin to cast a card as."""
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, "P1")
    return [one.name for one in actions if isinstance(one, Cast) and one.object == item]


def cast(table, item, name):
    table.act("P1", lambda o: isinstance(o, Cast) and (o.object, o.name) == (item, name))


def flashback_costs(table, item):
    abilities = table.see(item).characteristics.abilities
    return [
        sorted(ability.behaviour.cost.mana.symbols)
        for ability in abilities
        if ability.keyword == "flashback" and hasattr(ability.behaviour, "cost")
    ]


def names(table, zone):
    return [table.see(item).name for item in table.game.state.zone(zone, "P1")]


@pytest.mark.rule("702.1b", "702.1b#2", "400.7g", "702.34a")
def test_a_half_of_a_split_card_has_a_flashback_cost_of_its_own(known):
    item = known.graveyard("P1", "Fire // Ice")
    known.cast("P1", known.hand("P1", "Past"))
    known.resolve()
    assert flashback_costs(known, item) == [["1", "1", "R", "U"]]
    known.mana("P1", "{R}")
    assert casts(known, item) == []
    known.mana("P1", "{C}")
    assert casts(known, item) == ["Fire"]
    cast(known, item, "Fire")
    (fire,) = known.game.state.zone(Zone.STACK)
    assert flashback_costs(known, fire) == [["1", "R"]]
    assert known.game.player("P1").pool == ()
    known.resolve()
    assert known.life("P1") == 18
    assert names(known, Zone.EXILE) == ["Fire // Ice"]
    assert names(known, Zone.GRAVEYARD) == ["Past"]


@pytest.mark.rule("400.7g", "702.34a")
def test_the_spell_keeps_what_let_it_be_cast_when_the_granting_permanent_is_gone(known):
    shrine = known.battlefield("P1", "Shrine")
    item = known.graveyard("P1", "Fire // Ice")
    known.mana("P1", "{C}{U}")
    cast(known, item, "Ice")
    known.propose(move(known.game, shrine, Zone.GRAVEYARD))
    (ice,) = known.game.state.zone(Zone.STACK)
    assert flashback_costs(known, ice) == [["1", "U"]]
    known.resolve()
    assert names(known, Zone.EXILE) == ["Fire // Ice"]
    assert names(known, Zone.GRAVEYARD) == ["Shrine"]


@pytest.mark.rule("400.7", "400.7g")
def test_it_keeps_it_while_it_is_that_spell_only(known):
    known.battlefield("P1", "Shrine")
    known.battlefield("P2", "Grizzly Bears")
    item = known.graveyard("P1", "Murder")
    known.mana("P1", "{C}{C}{B}")
    cast(known, item, "Murder")
    known.resolve()
    (exiled,) = known.game.state.zone(Zone.EXILE)
    assert known.see(exiled).name == "Murder"
    assert flashback_costs(known, exiled) == []
    known.mana("P1", "{C}{C}{B}")
    known.battlefield("P2", "Grizzly Bears")
    known.cast("P1", known.hand("P1", "Murder"))
    (on_stack,) = known.game.state.zone(Zone.STACK)
    assert flashback_costs(known, on_stack) == []
    known.resolve()
    assert names(known, Zone.GRAVEYARD) == ["Murder"]


@pytest.mark.rule("702.34a", "702.133a", "601.3b")
@pytest.mark.parametrize("keyword", ["flashback {1}", "jump-start"])
def test_only_an_instant_or_sorcery_spell_is_cast_so(table, keyword):
    trip = card("Trip", adventure(GainLife(3)), cost="{1}", keywords=(keyword,))
    giant = card(
        "Giant",
        types="Creature",
        cost="{1}",
        power=2,
        toughness=2,
        keywords=(keyword,),
        adventure=trip,
    )
    table.add_card(giant)
    item = table.graveyard("P1", "Giant")
    table.hand("P1", "Forest")
    table.mana("P1", "{C}")
    assert casts(table, item) == ["Trip"]
