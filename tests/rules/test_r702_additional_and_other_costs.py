"""Keywords with additional costs, modes that cost something, and alternative costs (702)."""

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    CREATURE,
    Card,
    CreateTokens,
    DealDamage,
    DrawCards,
    GainLife,
    GoesInstead,
    If,
    Mode,
    Modes,
    Paid,
    SpellAbility,
    StaticAbility,
    spell,
    target,
    token,
)
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.components import DiscardCard
from cardwright_rules.keywords.escalate import escalate
from cardwright_rules.keywords.escape import escapes_with
from cardwright_rules.keywords.saddle import IS_SADDLED, ThisIsSaddled
from cardwright_rules.moving import Countered, Discarded
from cardwright_rules.vocabulary.living_lands import awakening
from cardwright_rules.vocabulary.modes import PricedMode
from cardwright_rules.vocabulary.paid import IfPaid, entwining
from cardwright_rules.vocabulary.shorthand import cost
from subjects import beast, cast, named, permitted, zapping

# Buyback and rebound.


@pytest.mark.rule("702.27a")
@pytest.mark.parametrize(("paid", "hand"), [(["buyback"], ["Subject"]), ([], [])])
def test_buyback(table, paid, hand):
    table.add_card(zapping("buyback {2}"))
    table.answers("P1", ("additional costs", paid), ("target", "P2"))
    cast(table, "Subject", "{R}{C}{C}")
    table.resolve()
    assert named(table, Zone.HAND, "P1") == hand


@pytest.mark.rule("702.27a", "701.6a")
def test_buyback_not_if_it_is_countered_or_fizzles(table, lay):
    table.add_card(zapping("buyback {2}"))
    body = table.battlefield("P2", "Grizzly Bears")
    for _ in range(2):
        table.answers("P1", ("additional costs", ["buyback"]), ("target", body))
        cast(table, "Subject", "{R}{C}{C}")
        (stacked,) = table.game.state.zone(Zone.STACK)
        if table.game.state.zone(Zone.GRAVEYARD, "P1"):
            table.die(body)
            table.resolve()
        else:
            table.propose(Countered(stacked))
    assert named(table, Zone.GRAVEYARD, "P1") == ["Subject", "Subject"]


@pytest.mark.rule("702.88a", "702.88b", "702.88c")
def test_rebound_is_cast_again_at_the_next_upkeep_of_its_controller(table):
    table.add_card(zapping("rebound", "rebound", types="Sorcery"))
    table.answers("P1", ("target", "P2"))
    cast(table, "Subject", "{R}")
    table.resolve()
    assert (named(table, Zone.EXILE), table.life("P2")) == (["Subject"], 19)
    for player in ("P2", "P1"):
        table.library(player, "Forest")
        table.go_to("end")
        if player == "P1":
            table.answers("P1", ("cast", "Subject"), ("target", "P2"))
        table.go_to("upkeep")
        table.resolve()
    assert (table.life("P2"), named(table, Zone.GRAVEYARD, "P1")) == (18, ["Subject"])


@pytest.mark.rule("702.88a")
def test_rebound_not_from_elsewhere_than_the_hand(table):
    table.add_card(zapping("rebound", "flashback {R}"))
    item = table.graveyard("P1", "Subject")
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    permitted(table, "P1", item)
    table.resolve()
    table.library("P2", "Forest")
    table.library("P1", "Forest")
    for _ in range(2):
        table.go_to("end")
        table.go_to("upkeep")
        table.resolve()
    assert (table.life("P2"), named(table, Zone.EXILE)) == (19, ["Subject"])


# Modes.


@pytest.mark.rule("702.42a", "702.42b", "601.2b")
@pytest.mark.parametrize("entwined", [True, False])
def test_entwine(table, entwined):
    modes = (Mode(GainLife(1), text="life"), Mode(DrawCards(1), text="card"))
    table.add_card(
        type(
            "Subject",
            (Card,),
            {
                "name": "Subject",
                "types": "Instant",
                "cost": "{G}",
                "keywords": ("entwine {1}",),
                "abilities": (entwining(*modes),),
            },
        )
    )
    table.library("P1", "Forest")
    chosen = ["life", "card"] if entwined else ["life"]
    table.answers("P1", ("mode", chosen), ("additional costs", ["entwine"] if entwined else []))
    cast(table, "Subject", "{G}{C}")
    table.resolve()
    assert (table.life("P1"), named(table, Zone.HAND, "P1")) == (21, ["Forest"] * entwined)
    assert len(table.game.player("P1").pool) == (0 if entwined else 1)


def modal(*keywords, abilities=(), modes=(), maximum=3, **values):
    effect = SpellAbility(Modes(modes, 1, maximum))
    values = {"types": "Sorcery", "cost": "{G}", "keywords": keywords, **values}
    return type(
        "Subject", (Card,), {"name": "Subject", **values, "abilities": (*abilities, effect)}
    )


LIFE = tuple(Mode(GainLife(number), text=f"{number} life") for number in (1, 2, 4))


@pytest.mark.rule("702.120a")
@pytest.mark.parametrize(
    ("chosen", "life", "left"), [((1,), 21, 2), ((1, 2), 23, 1), ((1, 2, 4), 27, 0)]
)
def test_escalate(table, chosen, life, left):
    table.add_card(modal(abilities=(escalate("{1}"),), modes=LIFE))
    table.answers("P1", ("mode", [f"{number} life" for number in chosen]))
    cast(table, "Subject", "{G}{C}{C}")
    table.resolve()
    assert (table.life("P1"), len(table.game.player("P1").pool)) == (life, left)


@pytest.mark.rule("702.120a", "601.2f")
def test_escalate_by_discarding_for_each_further_mode(table):
    table.add_card(modal(abilities=(escalate(DiscardCard()),), modes=LIFE))
    cards = [table.hand("P1", "Forest") for _ in range(2)]
    table.answers("P1", ("mode", ["1 life", "2 life", "4 life"]))
    cast(table, "Subject", "{G}")
    table.resolve()
    assert (table.life("P1"), [table.game.exists(one) for one in cards]) == (27, [False, False])


PRICED = tuple(
    PricedMode(GainLife(number), text=f"{number} life", cost=cost(f"{{{number}}}"))
    for number in (1, 2)
)


@pytest.mark.rule("702.172a", "702.183a")
@pytest.mark.parametrize(
    ("keyword", "most", "chosen", "life", "left"),
    [("spree", 2, (1, 2), 23, 0), ("spree", 2, (2,), 22, 1), ("tiered", 1, (1,), 21, 2)],
)
def test_modes_that_cost(table, keyword, most, chosen, life, left):  # noqa: PLR0917
    table.add_card(modal(keyword, modes=PRICED, maximum=most))
    table.answers("P1", ("mode", [f"{number} life" for number in chosen]))
    cast(table, "Subject", "{G}{C}{C}{C}")
    table.resolve()
    assert (table.life("P1"), len(table.game.player("P1").pool)) == (life, left)


@pytest.mark.rule("702.172a", "601.3")
def test_a_spree_spell_needs_mana_for_its_cheapest_mode(table, may_begin):
    table.add_card(modal("spree", modes=PRICED, maximum=2))
    item = table.hand("P1", "Subject")
    table.mana("P1", "{G}")
    assert not may_begin("P1", item)
    table.mana("P1", "{C}")
    assert may_begin("P1", item)


# Additional costs.


@pytest.mark.rule("702.153a")
@pytest.mark.parametrize("paid", [True, False])
def test_casualty(table, paid):
    table.add_card(zapping("casualty 2"))
    strong, weak = (table.battlefield("P1", "Grizzly Bears") for _ in range(2))
    table.game.state.put(table.game.state.objects[weak].replace(counters=(("-1/-1", 1),)))
    table.answers("P1", ("additional costs", ["casualty 2"] if paid else []), ("target", "P2"))
    if paid:
        table.answers("P1", ("new target", "P2"))
    cast(table, "Subject", "{R}")
    table.resolve()
    assert (table.life("P2"), table.game.exists(strong)) == ((18, False) if paid else (19, True))
    assert table.game.exists(weak)


@pytest.mark.rule("702.153b", "702.56b")
def test_each_of_two_equal_casualty_abilities_is_paid_for_itself(table):
    table.add_card(zapping("casualty 1", "casualty 1"))
    table.battlefield("P1", "Grizzly Bears")
    table.answers("P1", ("additional costs", ["casualty 1 (2)"]), ("target", "P2"))
    table.answers("P1", ("new target", "P2"))
    cast(table, "Subject", "{R}")
    table.resolve()
    assert table.life("P2") == 18


@pytest.mark.rule("702.56a")
def test_replicate_as_often_as_it_was_paid(table):
    table.add_card(zapping("replicate {1}"))
    table.answers("P1", ("additional costs", ["replicate {1}"]), ("number", 2), ("target", "P2"))
    table.answers("P1", *[("new target", "P2")] * 2)
    cast(table, "Subject", "{R}{C}{C}")
    table.resolve()
    assert table.life("P2") == 17


@pytest.mark.rule("702.56a", "702.153a", "603.4")
@pytest.mark.parametrize("keyword", ["replicate {1}", "casualty 1"])
def test_what_was_not_paid_triggers_nothing(table, keyword):
    table.add_card(zapping(keyword))
    table.battlefield("P1", "Grizzly Bears")
    table.answers("P1", ("additional costs", []), ("target", "P2"))
    cast(table, "Subject", "{R}{C}")
    assert [entry for entry in table.game.log if entry.kind == "triggered"] == []


@pytest.mark.rule("702.56b")
def test_two_replicate_abilities_count_their_own_payments(table):
    table.add_card(zapping("replicate {1}", "replicate {1}"))
    both = ["replicate {1}", "replicate {1} (2)"]
    table.answers("P1", ("additional costs", both), ("number", 2), ("number", 1), ("target", "P2"))
    table.answers("P1", *[("new target", "P2")] * 3)
    cast(table, "Subject", "{R}{C}{C}{C}")
    table.resolve()
    assert table.life("P2") == 16


@pytest.mark.rule("702.157a", "702.175a")
@pytest.mark.parametrize(
    ("keyword", "times", "sizes"),
    [("squad {1}", 2, [(3, 3)] * 3), ("offspring {2}", 1, [(3, 3), (1, 1)])],
)
def test_squad_and_offspring(table, keyword, times, sizes):
    table.add_card(beast(keyword, power=3, toughness=3, cost="{G}"))
    table.answers("P1", ("additional costs", [keyword]))
    if times > 1:
        table.answers("P1", ("number", times))
    cast(table, "Subject", "{G}{C}{C}")
    table.resolve()
    assert [table.size(view.id) for view in table.game.permanents("P1")] == sizes


@pytest.mark.rule("702.157a", "603.4")
@pytest.mark.parametrize("keyword", ["squad {1}", "offspring {2}"])
def test_no_company_without_payment(table, keyword):
    table.add_card(beast(keyword, cost="{G}"))
    table.answers("P1", ("additional costs", []))
    cast(table, "Subject", "{G}{C}{C}")
    table.resolve()
    assert table.permanents("P1") == ["Subject"]
    assert [entry for entry in table.game.log if entry.kind == "triggered"] == []


@pytest.mark.rule("702.157b", "702.175b")
@pytest.mark.parametrize("keyword", ["squad {1}", "offspring {1}"])
def test_two_equal_ones_each_trigger_for_their_own_payment(table, keyword):
    table.add_card(beast(keyword, keyword, cost="{G}"))
    table.answers("P1", ("additional costs", [f"{keyword} (2)"]))
    if "squad" in keyword:
        table.answers("P1", ("number", 1))
    cast(table, "Subject", "{G}{C}")
    table.resolve()
    assert table.permanents("P1") == ["Subject", "Subject"]


BARGAIN = If(Paid("bargain"), DealDamage(3), DealDamage(1))


@pytest.mark.rule("702.166a", "702.166b", "702.166c")
@pytest.mark.parametrize(("bargained", "life"), [(True, 17), (False, 19)])
def test_bargain(table, bargained, life):
    table.add_card(zapping("bargain", abilities=(spell(BARGAIN, target(ANY_TARGET)),)))
    thopter = table.battlefield("P1", "Ornithopter")
    table.answers("P1", ("additional costs", ["bargain"] if bargained else []), ("target", "P2"))
    cast(table, "Subject", "{R}")
    table.resolve()
    assert (table.life("P2"), table.game.exists(thopter)) == (life, not bargained)


@pytest.mark.rule("702.166a")
def test_bargain_takes_artifacts_enchantments_and_tokens_only(table, lay):
    aura = type("Veil", (Card,), {"name": "Veil", "types": "Enchantment"})
    table.add_card(zapping("bargain"), aura)
    there = [table.battlefield("P1", name) for name in ("Grizzly Bears", "Veil", "Ornithopter")]
    CreateTokens(token("Creature — Elf", 1, 1)).resolve(
        table.game, table.casting("P1", there[0]).instance
    )
    elf = table.game.state.zone(Zone.BATTLEFIELD)[-1]
    by = table.casting("P1", table.hand("P1", "Subject")).instance
    (sacrifice,) = table.rules.catalog.expand("bargain")[0].behaviour.cost.components
    assert sacrifice.options(table.game, "P1", by) == (*there[1:], elf)


@pytest.mark.rule("702.194a", "702.194b")
def test_teamwork_taps_creatures_of_so_much_power(table, lay):
    team = If(Paid("teamwork"), DealDamage(3), DealDamage(1))
    table.add_card(zapping("teamwork 3", abilities=(spell(team, target(ANY_TARGET)),)))
    members = [table.battlefield("P1", "Grizzly Bears") for _ in range(2)]
    table.answers("P1", ("additional costs", ["teamwork"]), ("target", "P2"))
    table.answers("P1", ("teamwork", members))
    cast(table, "Subject", "{R}")
    table.resolve()
    assert (table.life("P2"), [table.tapped(one) for one in members]) == (17, [True, True])


@pytest.mark.rule("702.171a", "702.171b", "702.171c")
def test_saddle_until_end_of_turn(table, lay, may_begin):
    mount, rider = lay(P1=[beast("saddle 2", types="Creature — Mount"), "2/2"])
    table.answers("P1", ("saddle", [rider]))
    table.activate("P1", mount)
    table.resolve()
    instance = table.casting("P1", mount).instance
    assert table.tapped(rider)
    assert ThisIsSaddled().holds(table.game, instance, None)
    assert [
        one.event.object for one in table.game.log if type(one.event).__name__ == "Saddles"
    ] == [rider]
    table.library("P2", "Forest")
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    assert IS_SADDLED.matches(table.game, instance, table.see(mount))
    table.go_to("upkeep")
    assert not IS_SADDLED.matches(table.game, instance, table.see(mount))


@pytest.mark.rule("702.171a")
def test_saddle_only_as_a_sorcery_and_with_enough_power(table, lay, may_begin):
    mount, weak = lay(P1=[beast("saddle 2", types="Creature — Mount"), "1/2"])
    assert not may_begin("P1", mount)
    table.game.state.put(table.game.state.objects[weak].replace(counters=(("+1/+1", 1),)))
    assert may_begin("P1", mount)
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    assert not may_begin("P1", mount)


# Alternative costs.


@pytest.mark.rule("702.148a", "702.148b")
@pytest.mark.parametrize("cleaved", [True, False])
def test_cleave(table, cleaved):
    small = target(CREATURE)
    without = IfPaid(Paid("cleave"), DealDamage(3), DealDamage(3), (target(ANY_TARGET),), (small,))
    table.add_card(zapping("cleave {1}{R}", abilities=(SpellAbility(without),)))
    body = table.battlefield("P2", "Grizzly Bears")
    table.battlefield("P2", "Grizzly Bears")
    table.answers("P1", ("cost", "cleave" if cleaved else "mana cost"))
    table.answers("P1", ("target", "P2" if cleaved else body))
    cast(table, "Subject", "{R}{C}")
    table.resolve()
    assert (table.life("P2"), table.game.exists(body)) == ((17, True) if cleaved else (20, False))


@pytest.mark.rule("702.113a", "702.113b")
@pytest.mark.parametrize("awakened", [True, False])
def test_awaken(table, awakened):
    spell_of_it = awakening(3, DealDamage(1), target(ANY_TARGET))
    desert = type("Desert", (Card,), {"name": "Desert", "types": "Land"})
    table.add_card(zapping("awaken 3—{1}{R}", abilities=(spell_of_it,)), desert)
    land = table.battlefield("P1", "Desert")
    table.answers("P1", ("cost", "awaken" if awakened else "mana cost"), ("target", "P2"))
    cast(table, "Subject", "{R}{C}")
    table.resolve()
    view = table.see(land)
    found = (table.life("P2"), view.is_a("Elemental"), view.has("haste"), view.is_a("Land"))
    assert found == (19, awakened, awakened, True)
    assert table.size(land) == ((3, 3) if awakened else (None, None))


@pytest.mark.rule("702.119a", "702.119c")
def test_emerge_costs_less_by_the_mana_value_of_the_sacrifice(table, may_begin):
    table.add_card(beast("emerge {5}{R}", cost="{7}{R}"))
    bears = table.battlefield("P1", "Grizzly Bears")
    item = table.hand("P1", "Subject")
    table.mana("P1", "{C}{C}{R}")
    assert not may_begin("P1", item)
    table.mana("P1", "{C}")
    table.answers("P1", ("cost", lambda option: "emerge" in str(option)))
    table.cast("P1", item)
    assert not table.game.exists(bears)
    table.resolve()
    assert (table.permanents("P1"), table.game.player("P1").pool) == (["Subject"], ())


@pytest.mark.rule("702.119b")
def test_emerge_from_another_quality(table, may_begin):
    table.add_card(beast("emerge from artifact {2}", cost="{7}"))
    table.battlefield("P1", "Grizzly Bears")
    item = table.hand("P1", "Subject")
    table.mana("P1", "{C}{C}")
    assert not may_begin("P1", item)
    table.battlefield("P1", "Ornithopter")
    assert may_begin("P1", item)


@pytest.mark.rule("702.180a", "702.180b")
@pytest.mark.parametrize(("tapped", "mana"), [(True, "{R}"), (False, "{C}{C}{R}")])
def test_harmonize(table, may_begin, tapped, mana):
    table.add_card(zapping("harmonize {2}{R}"))
    bears = table.battlefield("P1", "Grizzly Bears")
    item = table.graveyard("P1", "Subject")
    assert not may_begin("P1", item)
    table.mana("P1", mana)
    how = f"tap Grizzly Bears {bears}" if tapped else "tap nothing"
    table.answers("P1", ("additional cost", how), ("target", "P2"))
    permitted(table, "P1", item)
    table.resolve()
    assert (table.life("P2"), table.tapped(bears)) == (19, tapped)
    assert (named(table, Zone.EXILE), table.game.player("P1").pool) == (["Subject"], ())


@pytest.mark.rule("702.176a")
def test_impending(table):
    table.add_card(beast("impending 2—{G}", types="Enchantment Creature", cost="{4}{G}"))
    table.answers("P1", ("cost", "impending"))
    cast(table, "Subject", "{G}")
    table.resolve()
    (item,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert (table.counters(item), table.see(item).is_a("Creature")) == ({"time": 2}, False)
    table.go_to("end")
    table.resolve()
    assert (table.counters(item), table.see(item).is_a("Creature")) == ({"time": 1}, False)
    for player in ("P2", "P1"):
        table.library(player, "Forest")
        table.go_to("upkeep")
        table.go_to("end")
        table.resolve()
        assert table.counters(item) == ({"time": 1} if player == "P2" else {})
    assert table.see(item).is_a("Creature")


@pytest.mark.rule("702.176a")
def test_impending_for_its_mana_cost_is_a_creature_at_once(table):
    table.add_card(beast("impending 2—{G}", types="Enchantment Creature", cost="{1}{G}"))
    table.answers("P1", ("cost", "mana cost"))
    cast(table, "Subject", "{C}{G}")
    table.resolve()
    (item,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert (table.counters(item), table.see(item).is_a("Creature")) == ({}, True)


@pytest.mark.rule("702.185a")
def test_warp_is_exiled_and_cast_on_a_later_turn(table, may_begin):
    table.add_card(beast("warp {R}", cost="{1}{R}"))
    table.answers("P1", ("cost", "warp"))
    cast(table, "Subject", "{R}")
    table.resolve()
    table.go_to("end")
    table.resolve()
    (item,) = table.game.state.zone(Zone.EXILE)
    assert named(table, Zone.EXILE) == ["Subject"]
    table.library("P1", "Forest")
    table.library("P2", "Forest")
    for _ in range(2):
        table.go_to("upkeep")
        table.go_to("precombat main")
    table.mana("P1", "{R}")
    assert not may_begin("P1", item)
    table.mana("P1", "{C}")
    permitted(table, "P1", item)
    table.resolve()
    assert table.permanents("P1") == ["Subject"]


@pytest.mark.rule("702.185a")
def test_warp_and_the_turn_in_which_it_was_exiled(table, may_begin):
    table.add_card(beast("warp {R}", "flash", cost="{1}{R}"))
    table.answers("P1", ("cost", "warp"))
    cast(table, "Subject", "{R}")
    table.resolve()
    table.go_to("end")
    table.resolve()
    (item,) = table.game.state.zone(Zone.EXILE)
    table.mana("P1", "{R}{R}")
    assert not may_begin("P1", item)


@pytest.mark.rule("702.188a")
def test_web_slinging_returns_a_tapped_creature(table, may_begin):
    table.add_card(beast("web-slinging {R}", cost="{5}{R}"))
    bears = table.battlefield("P1", "Grizzly Bears")
    item = table.hand("P1", "Subject")
    table.mana("P1", "{R}")
    assert not may_begin("P1", item)
    status = table.game.state.status_of(bears)
    table.game.state.set_status(bears, status.replace(tapped=True))
    table.answers("P1", ("cost", "web-slinging"))
    table.cast("P1", item)
    table.resolve()
    assert (named(table, Zone.HAND, "P1"), table.permanents("P1")) == (
        ["Grizzly Bears"],
        ["Subject"],
    )


@pytest.mark.rule("702.138a", "702.138b", "702.138c")
def test_escape_exiles_other_cards_and_may_escape_with_counters(table, may_begin):
    table.add_card(beast("escape {R}, exile 2", cost="{G}", abilities=(escapes_with("+1/+1", 2),)))
    item = table.graveyard("P1", "Subject")
    table.graveyard("P1", "Forest")
    table.mana("P1", "{R}")
    assert not may_begin("P1", item)
    table.graveyard("P1", "Forest")
    permitted(table, "P1", item)
    table.resolve()
    (there,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert (table.counters(there), named(table, Zone.EXILE)) == ({"+1/+1": 2}, ["Forest"] * 2)
    table.die(there)
    cast(table, "Subject", "{G}")
    table.resolve()
    (there,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert table.counters(there) == {}


@pytest.mark.rule("702.187a", "702.187b")
@pytest.mark.parametrize("discarded", [True, False])
def test_mayhem_of_a_card_that_was_discarded_this_turn(table, may_begin, discarded):
    table.add_card(zapping("mayhem {1}{R}"))
    card = table.hand("P1", "Subject")
    if discarded:
        table.propose(Discarded("P1", card, table.game.state.new_id()))
    else:
        table.propose(move(table.game, card, Zone.GRAVEYARD))
    (item,) = table.game.state.zone(Zone.GRAVEYARD, "P1")
    table.mana("P1", "{C}{R}")
    assert may_begin("P1", item) is discarded
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("upkeep")
    table.mana("P1", "{C}{R}")
    assert not may_begin("P1", item)


@pytest.mark.rule("702.187c")
def test_mayhem_without_a_cost_lets_a_land_be_played(table):
    values = {"name": "Subject", "types": "Land", "keywords": ("mayhem",)}
    table.add_card(type("Subject", (Card,), values))
    card = table.hand("P1", "Subject")
    table.propose(Discarded("P1", card, table.game.state.new_id()))
    (item,) = table.game.state.zone(Zone.GRAVEYARD, "P1")
    table.act("P1", lambda option: getattr(option, "object", 0) == item)
    assert table.permanents("P1") == ["Subject"]


# In the middle of combat.


@pytest.mark.rule("702.49a", "702.49b", "702.49c")
def test_a_ninja_takes_the_place_of_an_unblocked_attacker(table, may_begin, planeswalker):
    table.add_card(beast("ninjutsu {U}", name="Ninja", power=3), planeswalker)
    scout = table.battlefield("P1", "Grizzly Bears")
    walker = table.battlefield("P2", "Walker")
    loyal = table.game.state.objects[walker].replace(counters=(("loyalty", 4),))
    table.game.state.put(loyal)
    ninja = table.hand("P1", "Ninja")
    table.mana("P1", "{U}")
    assert not may_begin("P1", ninja)
    table.answers("P1", ("attackers", [scout]), ("attack", walker))
    table.go_to("declare attackers")
    table.mana("P1", "{U}")
    assert not may_begin("P1", ninja)
    table.go_to("declare blockers")
    table.mana("P1", "{U}")
    table.activate("P1", ninja)
    table.resolve()
    there = next(view.id for view in table.game.permanents("P1"))
    assert (table.see(there).name, table.tapped(there)) == ("Ninja", True)
    assert named(table, Zone.HAND, "P1") == ["Grizzly Bears"]
    table.go_to("end of combat")
    assert (table.counters(walker), table.life("P2")) == ({"loyalty": 1}, 20)


@pytest.mark.rule("702.49d")
def test_commander_ninjutsu_from_the_command_zone(table, may_begin):
    table.add_card(
        beast("commander ninjutsu {U}", name="Ninja"), beast("ninjutsu {U}", name="Other")
    )
    scout = table.battlefield("P1", "Grizzly Bears")
    chief, other = table.command("P1", "Ninja"), table.command("P1", "Other")
    table.answers("P1", ("attackers", [scout]))
    table.go_to("declare blockers")
    table.mana("P1", "{U}")
    assert [may_begin("P1", one) for one in (chief, other)] == [True, False]
    table.activate("P1", chief)
    table.resolve()
    assert table.permanents("P1") == ["Ninja"]


@pytest.mark.rule("702.190a", "702.190b")
def test_sneak(table, may_begin):
    table.add_card(beast("sneak {U}", name="Turtle", power=3, cost="{5}{U}"))
    scout = table.battlefield("P1", "Grizzly Bears")
    turtle = table.hand("P1", "Turtle")
    table.answers("P1", ("attackers", [scout]))
    table.go_to("declare attackers")
    table.mana("P1", "{U}")
    assert not may_begin("P1", turtle)
    theirs = table.hand("P2", "Turtle")
    table.go_to("declare blockers")
    for player in ("P1", "P2"):
        table.mana(player, "{U}")
    assert [may_begin("P1", turtle), may_begin("P2", theirs)] == [True, False]
    permitted(table, "P1", turtle)
    table.resolve()
    (there,) = table.game.state.zone(Zone.BATTLEFIELD)
    assert (table.see(there).name, table.tapped(there)) == ("Turtle", True)
    table.go_to("end of combat")
    assert table.life("P2") == 17


@pytest.mark.rule("702.190b", "614.6")
@pytest.mark.parametrize("instead", [Zone.EXILE, Zone.LIBRARY])
def test_what_goes_elsewhere_instead_does_not_sneak_in(table, instead):
    warding = GoesInstead(instead, into=Zone.BATTLEFIELD)
    table.add_card(
        beast("sneak {U}", name="Turtle", power=3),
        beast(name="Warden", abilities=(StaticAbility(warding),)),
    )
    table.battlefield("P2", "Warden")
    scout, turtle = table.battlefield("P1", "Grizzly Bears"), table.hand("P1", "Turtle")
    table.answers("P1", ("attackers", [scout]))
    table.answers("P2", ("block", []))
    table.go_to("declare blockers")
    table.mana("P1", "{U}")
    table.answers("P1", ("replacement", "Turtle"))
    permitted(table, "P1", turtle)
    table.resolve()
    assert table.permanents("P1") == []
    table.go_to("end of combat")
    assert table.life("P2") == 20
