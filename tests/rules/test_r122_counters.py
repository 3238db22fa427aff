"""Counters: what they are, more of them than would be put, and keyword counters (122, 614.16)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    CountersPut,
    CountersRemoved,
    DamageDealt,
    Destroyed,
    Duration,
    Each,
    GoesInstead,
    LoseAbilities,
    MoveCounters,
    Simultaneous,
    StaticAbility,
    Targets,
    TokensCreated,
    Until,
    Zone,
    activated,
    cost,
    move,
    spell,
    target,
    token,
)
from cardwright_core.layers import Layer

BEARS = "Grizzly Bears"
PLUS, MINUS = "+1/+1", "-1/-1"
SEASON, SCALES, CORPSEJACK = "Doubling Season", "Hardened Scales", "Corpsejack Menace"


def counters(table, item):
    return dict(table.game.state.objects[item].counters)


def pt(table, item):
    found = table.see(item).characteristics
    return found.power, found.toughness


@pytest.mark.rule("122.1a", "613.4c")
def test_they_add_to_power_and_toughness(table):
    bears = table.battlefield("P1", BEARS, counters={PLUS: 2, "+0/+1": 1})
    assert pt(table, bears) == (4, 5)


@pytest.mark.rule("122.2", "400.7")
def test_they_are_gone_when_the_object_moves(table):
    bears = table.battlefield("P1", BEARS, counters={PLUS: 2})
    exiled = table.propose(table.moving(bears, Zone.EXILE)).becomes
    back = table.propose(move(table.game, exiled, Zone.BATTLEFIELD)).becomes
    assert counters(table, back) == {}
    assert "removed" not in table.told


@pytest.mark.rule("122.3", "704.5q")
@pytest.mark.parametrize(
    ("plus", "minus", "left"), [(3, 1, {PLUS: 2}), (1, 1, {}), (1, 2, {MINUS: 1})]
)
def test_plus_and_minus_annihilate(table, plus, minus, left):
    bears = table.battlefield("P1", BEARS, counters={PLUS: plus, MINUS: minus})
    table.settle()
    assert counters(table, bears) == left


@pytest.mark.rule("122.1b")
@pytest.mark.parametrize(
    "keyword",
    [
        "deathtouch",
        "double strike",
        "first strike",
        "flying",
        "haste",
        "hexproof",
        "lifelink",
        "menace",
        "reach",
        "trample",
        "vigilance",
    ],
)
def test_keyword_counters_give_the_keyword(table, keyword):
    bears = table.battlefield("P1", BEARS)
    table.propose(CountersPut(bears, keyword, 1))
    assert table.see(bears).has(keyword)
    table.propose(CountersRemoved(bears, keyword, 1))
    assert not table.see(bears).has(keyword)


@pytest.mark.rule("122.1b")
def test_on_a_card_in_another_zone_too(table):
    card = table.exile("P1", BEARS, counters={"flying": 1})
    assert table.see(card).has("flying")


@pytest.fixture
def numbing(table):
    """Put the card there that takes all abilities of creatures away for the turn."""
    abilities = (
        activated(
            cost("{0}"),
            Until(Duration.END_OF_TURN, ((Layer.ABILITY, LoseAbilities()),), Each(CREATURE)),
        ),
    )
    values = {"name": "Numbing", "types": "Artifact", "abilities": abilities}
    table.add_card(type("Numbing", (Card,), values))
    return lambda: _numb(table)


def _numb(table):
    item = table.battlefield("P1", "Numbing")
    table.activate("P1", item)
    table.resolve()


@pytest.mark.rule("613.7c", "613.1f")
def test_a_counter_has_a_timestamp_among_the_effects_on_abilities(table, numbing):
    before, after = table.battlefield("P1", BEARS, BEARS)
    table.propose(CountersPut(before, "flying", 1))
    numbing()
    table.propose(CountersPut(after, "flying", 1))
    assert not table.see(before).has("flying")
    assert table.see(after).has("flying")


@pytest.mark.rule("613.7c")
def test_all_counters_of_a_kind_get_the_timestamp_of_the_newest(table, numbing):
    bears = table.battlefield("P1", BEARS)
    table.propose(CountersPut(bears, "flying", 1))
    numbing()
    assert not table.see(bears).has("flying")
    table.propose(CountersPut(bears, "flying", 1))
    assert table.see(bears).has("flying")


@pytest.mark.rule("613.7c", "613.7d")
def test_one_that_it_enters_with_is_as_old_as_the_object(table, numbing):
    bears = table.battlefield("P1", BEARS, counters={"flying": 1})
    numbing()
    assert not table.see(bears).has("flying")


# Counters that replace events.


@pytest.mark.rule("122.1c", "614.1a", "615.1")
def test_a_shield_counter_is_removed_instead_of_destroying_or_damage(table):
    bears, murdered = (table.battlefield("P1", BEARS, counters={"shield": 2}) for _ in range(2))
    table.propose(Destroyed(murdered))
    assert counters(table, murdered) == {"shield": 1}
    table.propose(DamageDealt(murdered, bears, 5))
    assert counters(table, bears) == {"shield": 1}
    assert table.game.state.status_of(bears).damage == 0
    assert "5 damage" in table.told


@pytest.mark.rule("122.1c", "615.12")
def test_damage_that_cant_be_prevented_still_takes_one(table):
    bears, other = table.battlefield("P1", BEARS, "Soul Warden", counters={"shield": 1})
    table.propose(DamageDealt(other, bears, 1, preventable=False))
    assert counters(table, bears) == {}
    assert table.game.state.status_of(bears).damage == 1


@pytest.mark.rule("122.1c", "704.5g")
def test_a_shield_is_about_effects_that_destroy(table):
    bears = table.battlefield("P1", BEARS, counters={"shield": 1})
    table.game.state.set_status(bears, table.game.state.status_of(bears).replace(damage=2))
    table.settle()
    assert table.permanents() == []


@pytest.mark.rule("122.1d", "502.3")
def test_a_stun_counter_is_removed_instead_of_untapping(table):
    bears = table.battlefield("P2", BEARS, tapped=True, counters={"stun": 1})
    table.go_to("upkeep")
    assert table.game.state.status_of(bears).tapped
    assert counters(table, bears) == {}


@pytest.mark.rule("122.1d", "118.11")
def test_a_cost_of_untapping_is_paid_all_the_same(table):
    pili = table.battlefield("P1", "Pili-Pala", tapped=True, counters={"stun": 1})
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("mana type", "U"))
    table.activate("P1", pili, 1)
    assert counters(table, pili) == {}
    assert table.game.state.status_of(pili).tapped


@pytest.mark.rule("122.1h")
def test_with_a_finality_counter_it_is_exiled(table):
    bears, bones = table.battlefield("P1", BEARS, "Bonesplitter", counters={"finality": 1})
    for item in (bears, bones):
        table.propose(Destroyed(item))
    exiled = [table.see(item).name for item in table.game.state.zone(Zone.EXILE)]
    assert exiled == [BEARS, "Bonesplitter"]


@pytest.mark.rule("122.1", "613.1f")
def test_they_are_no_abilities_that_could_be_lost(table, numbing):
    bears = table.battlefield("P1", BEARS, counters={"shield": 1})
    numbing()
    assert table.see(bears).characteristics.abilities == ()
    table.propose(Destroyed(bears))
    assert bears in table.game.state.objects


# More of them (614.16, 122.6).


@pytest.mark.rule("614.16", "122.6")
@pytest.mark.parametrize(("card", "put"), [(SEASON, 4), (SCALES, 3), (CORPSEJACK, 4)])
def test_more_are_put(table, card, put):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", card)
    table.propose(CountersPut(bears, PLUS, 2))
    assert counters(table, bears) == {PLUS: put}


@pytest.mark.rule("614.16", "122.6a", "614.12")
@pytest.mark.parametrize(("card", "there"), [(SEASON, 2), (SCALES, 2), (CORPSEJACK, 2)])
def test_more_are_there_as_it_enters(table, card, there):
    table.battlefield("P1", card)
    entered = table.propose(table.entering("P1", "Servant of the Scale"))
    assert counters(table, entered.becomes) == {PLUS: there}


@pytest.mark.rule("616.1", "616.1f")
@pytest.mark.parametrize(("first", "put"), [(SCALES, 6), (SEASON, 5)])
def test_the_controller_of_the_permanent_chooses_the_order(table, first, put):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", SCALES, SEASON)
    table.answers("P1", ("replacement", first))
    table.propose(CountersPut(bears, PLUS, 2))
    assert counters(table, bears) == {PLUS: put}


@pytest.mark.rule("614.5")
def test_two_of_them_apply_once_each(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", SEASON, SEASON)
    table.propose(CountersPut(bears, PLUS, 1))
    assert counters(table, bears) == {PLUS: 4}


@pytest.mark.rule("614.16")
def test_only_of_the_kind_and_on_the_permanents_that_are_meant(table):
    theirs = table.battlefield("P2", BEARS)
    mine, land = table.battlefield("P1", BEARS, "Forest")
    table.battlefield("P1", SCALES)
    for item, kind in ((theirs, PLUS), (mine, MINUS), (land, PLUS)):
        table.propose(CountersPut(item, kind, 1))
        assert counters(table, item) == {kind: 1}


@pytest.mark.rule("614.16")
def test_what_a_cost_puts_is_no_effect(table):
    """Doubling Season speaks of effects; Hardened Scales of counters however they are put."""
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", SEASON)
    table.propose(CountersPut(bears, PLUS, 1, by_effect=False))
    assert counters(table, bears) == {PLUS: 1}
    table.battlefield("P1", SCALES)
    table.propose(CountersPut(bears, PLUS, 1, by_effect=False))
    assert counters(table, bears) == {PLUS: 3}


@pytest.mark.rule("614.16")
def test_one_that_enters_at_the_same_time_does_not_count(table):
    table.propose(
        Simultaneous((table.entering("P1", SCALES), table.entering("P1", "Servant of the Scale")))
    )
    (servant,) = (v.id for v in table.game.permanents() if v.name == "Servant of the Scale")
    assert counters(table, servant) == {PLUS: 1}


@pytest.mark.rule("614.16")
def test_twice_as_many_tokens(table):
    table.battlefield("P1", SEASON, SEASON)
    thopter = token("Artifact Creature — Thopter", 1, 1)
    table.propose(TokensCreated("P1", thopter, 1))
    assert table.permanents("P1").count("Thopter Token") == 4
    table.propose(TokensCreated("P2", thopter, 1))
    assert table.permanents("P2") == ["Thopter Token"]


@pytest.mark.rule("107.3m", "122.6a")
@pytest.mark.parametrize("x", [0, 2])
def test_as_many_as_the_x_of_the_spell(table, x):
    table.mana("P1", "{C}" * 2 * x)
    if x:
        table.answers("P1", ("X", x))
    ballista = table.hand("P1", "Walking Ballista")
    table.cast("P1", ballista)
    table.resolve()
    found = [v.object.count(PLUS) for v in table.game.permanents()]
    assert found == ([x] if x else [])


# Moving them (122.5).


def mover(counter=""):
    abilities = (
        spell(
            MoveCounters(onto=Targets(1), source=Targets(0), counter=counter),
            target(CREATURE),
            target(CREATURE),
        ),
    )
    values = {"name": "Mover", "cost": "{0}", "types": "Instant", "abilities": abilities}
    return type("Mover", (Card,), values)


@pytest.mark.rule("122.5")
@pytest.mark.parametrize(
    ("has_it", "to_itself", "moved"), [(1, False, True), (0, False, False), (1, True, False)]
)
def test_moving_is_removing_and_putting(table, has_it, to_itself, moved):
    table.add_card(mover(PLUS))
    first = table.battlefield("P1", BEARS, counters={PLUS: has_it} if has_it else {})
    second = table.battlefield("P1", "Soul Warden")
    onto = first if to_itself else second
    table.answers("P1", ("target", first), ("target", onto))
    table.cast("P1", table.hand("P1", "Mover"))
    table.resolve()
    assert ("removed from" in table.told) is moved
    assert counters(table, second) == ({PLUS: 1} if moved else {})


@pytest.mark.rule("122.6", "614.1a")
@pytest.mark.parametrize("zone", [Zone.EXILE, Zone.GRAVEYARD])
def test_what_does_not_enter_has_no_counters_to_enter_with(table, zone):
    class Nowhere(Card):
        name, types = "Nowhere", "Enchantment"
        abilities = (StaticAbility(GoesInstead(zone, CREATURE, into=Zone.BATTLEFIELD)),)

    table.add_card(Nowhere)
    table.battlefield("P2", "Nowhere")
    bears = table.hand("P1", BEARS)
    entering = move(table.game, bears, Zone.BATTLEFIELD).replace(counters=((PLUS, 2),))
    gone = table.propose(entering)
    assert table.game.state.objects[gone.becomes].zone is zone
    assert counters(table, gone.becomes) == {}
