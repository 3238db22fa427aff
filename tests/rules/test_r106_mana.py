"""Mana: undefined types, what could be produced, tapping for mana, restrictions, pools (106)."""

import random

import pytest

from cardwright.authoring import (
    CREATURE,
    LAND,
    TAP,
    YOU_CONTROL,
    AddMana,
    AddSymbols,
    AddTypeCouldProduce,
    Card,
    ForSpells,
    GainLife,
    ManaIsKept,
    StaticAbility,
    activated,
    all_of,
    another,
    could_produce,
    paying,
    spell,
    tapped_for_mana,
    triggered,
)
from cardwright.testing.script import ScriptError
from cardwright_core.errors import InputError
from cardwright_core.mana import mana
from cardwright_core.matching import GENERIC
from cardwright_core.payment import ways_to_pay
from cardwright_core.producible import same_moment

POOL, ORCHARD = "Reflecting Pool", "Exotic Orchard"
REFLECTION, NYXBLOOM, WAKE = "Mana Reflection", "Nyxbloom Ancient", "Mirari's Wake"
BEARS = "Grizzly Bears"


def types(table, item):
    return "".join(sorted(could_produce(table.game, item)))


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


# 106.5: undefined types.


@pytest.mark.rule("106.5", "106.5#1")
def test_no_color_means_no_mana(table):
    crater, _ = table.battlefield("P1", "Meteor Crater", "Fellwar Stone")
    table.activate("P1", crater)
    assert (pool(table), table.see(crater).name) == ("", "Meteor Crater")
    assert table.game.state.status_of(crater).tapped


@pytest.mark.rule("106.5")
def test_a_color_there_is_can_be_chosen(table):
    crater, _, _ = table.battlefield("P1", "Meteor Crater", BEARS, "Soul Warden")
    table.answers("P1", ("mana type", "W"))
    table.activate("P1", crater)
    assert pool(table) == "W"


@pytest.mark.rule("106.5", "106.12a")
def test_what_produces_nothing_was_not_tapped_for_mana(table):
    table.battlefield("P1", "Mana Flare")
    table.activate("P1", table.battlefield("P1", POOL))
    assert pool(table) == ""
    assert "Mana Flare" not in table.told


@pytest.mark.rule("106.5")
def test_a_mox_without_an_imprinted_card_adds_nothing(table):
    mox = table.battlefield("P1", "Chrome Mox")
    table.activate("P1", mox, 1)
    assert pool(table) == ""
    assert types(table, mox) == ""


# 106.7: could produce.


@pytest.mark.rule("106.7", "106.7#1")
def test_orchards_alone_could_produce_nothing(table):
    mine = table.battlefield("P1", ORCHARD)
    theirs = table.battlefield("P2", ORCHARD)
    assert (types(table, mine), types(table, theirs)) == ("", "")
    table.activate("P1", mine)
    assert pool(table) == ""


@pytest.mark.rule("106.7", "106.7#1")
def test_orchards_that_ask_each_other_find_the_forest(table):
    _, mine = table.battlefield("P1", "Forest", ORCHARD)
    theirs = table.battlefield("P2", ORCHARD)
    assert (types(table, mine), types(table, theirs)) == ("G", "G")


@pytest.mark.rule("106.7")
def test_a_chain_of_lands_that_ask(table):
    pool_, orchard = table.battlefield("P1", POOL, ORCHARD)
    theirs = table.battlefield("P2", POOL, "Tropical Island")
    assert types(table, pool_) == "GU"
    assert types(table, orchard) == "GU"
    assert types(table, theirs[0]) == "GU"


@pytest.mark.rule("106.7")
def test_pools_alone_could_produce_nothing(table):
    pools = table.battlefield("P1", POOL, POOL)
    assert [types(table, one) for one in pools] == ["", ""]


def fits_all(table, lands):
    """Return the least answer that fits all these lands of both players, by trying again."""
    could = {item: set() for item in lands}
    while True:
        before = {item: set(types) for item, types in could.items()}
        for item, (owner, name) in lands.items():
            asked = {
                POOL: [one for one in lands if lands[one][0] == owner],
                ORCHARD: [one for one in lands if lands[one][0] != owner],
            }
            wanted = "WUBRGC" if name == POOL else "WUBRG"
            for one in asked.get(name, ()):
                could[item] |= before[one] & set(wanted)
            could[item] |= set(
                {"Forest": "G", "Tropical Island": "GU", "Wastes": "C"}.get(name, "")
            )
        if could == before:
            return {item: "".join(sorted(types)) for item, types in could.items()}


@pytest.mark.rule("106.7")
@pytest.mark.parametrize("seed", range(12))
def test_lands_that_ask_each_other_in_whichever_order(table, seed):
    rng = random.Random(seed)  # noqa: S311 - a board needs no cryptography
    lands = {}
    for _ in range(rng.randint(2, 9)):
        owner = rng.choice(("P1", "P2"))
        name = rng.choice((POOL, POOL, ORCHARD, ORCHARD, ORCHARD, "Forest", "Tropical Island"))
        lands[table.battlefield(owner, name)] = (owner, name)
    expected = fits_all(table, lands)
    for order in (list(lands), list(reversed(lands)), rng.sample(list(lands), len(lands))):
        assert {item: types(table, item) for item in order} == expected
        with same_moment(table.game):
            assert {item: types(table, item) for item in order} == expected


@pytest.mark.rule("106.7")
def test_lands_that_ask_for_others_ask_for_different_ones(table):
    class Red(Card):
        name = "Red"
        types = "Land"
        abilities = (
            activated(paying(TAP), AddSymbols("{R}")),
            activated(paying(TAP), AddTypeCouldProduce(all_of(another(LAND), YOU_CONTROL))),
        )

    class Mirror(Card):
        name = "Mirror"
        types = "Land"
        abilities = (
            activated(paying(TAP), AddTypeCouldProduce(all_of(another(LAND), YOU_CONTROL))),
        )

    table.add_card(Red)
    table.add_card(Mirror)
    red, mirror = table.battlefield("P1", "Red", "Mirror")
    with same_moment(table.game):
        assert types(table, red) == "R"
        assert types(table, mirror) == "R"
    with same_moment(table.game):
        assert types(table, mirror) == "R"
        assert types(table, red) == "R"


@pytest.mark.rule("106.7")
def test_what_is_shared_of_one_moment_is_not_taken_for_another(table):
    game, pool_ = table.game, table.battlefield("P1", POOL)
    with same_moment(game):
        assert types(table, pool_) == ""
        before = game.state
        game.state = before.fork()
        try:
            table.battlefield("P1", "Forest")
            assert types(table, pool_) == "G"
        finally:
            game.state = before
        assert types(table, pool_) == ""


@pytest.mark.rule("106.7", "106.1b")
def test_a_color_is_not_any_type(table):
    orchard = table.battlefield("P1", ORCHARD)
    theirs = table.battlefield("P2", POOL, "Boseiju, Who Shelters All")
    assert types(table, theirs[0]) == "C"
    assert types(table, orchard) == ""


@pytest.mark.rule("106.7")
def test_costs_do_not_matter(table):
    confluence = table.battlefield("P1", "Mana Confluence", tapped=True)
    table.game.state.players["P1"] = table.game.player("P1").replace(life=0)
    assert types(table, confluence) == "BGRUW"


@pytest.mark.rule("106.7")
def test_an_amount_of_none_is_no_type(table):
    cradle, reflecting = table.battlefield("P1", "Gaea's Cradle", POOL)
    assert (types(table, cradle), types(table, reflecting)) == ("", "")
    table.battlefield("P1", BEARS)
    assert (types(table, cradle), types(table, reflecting)) == ("G", "G")


@pytest.mark.rule("106.7")
def test_a_replacement_changes_the_type(table):
    forest = table.battlefield("P1", "Forest")
    table.battlefield("P2", "Contamination")
    assert types(table, forest) == "B"


@pytest.mark.rule("106.7")
def test_replacements_in_any_order(table):
    forest, _, _, _ = table.battlefield(
        "P1", "Forest", REFLECTION, "Contamination", "Damping Sphere"
    )
    assert types(table, forest) == "BC"


@pytest.mark.rule("106.7")
def test_the_amount_of_a_whole_production_counts(table):
    class Twin(Card):
        name = "Twin"
        types = "Land"
        abilities = (activated(paying(TAP), AddSymbols("{R}{G}")),)

    table.add_card(Twin)
    twin = table.battlefield("P1", "Twin")
    assert types(table, twin) == "GR"
    table.battlefield("P2", "Damping Sphere")
    assert types(table, twin) == "C"


@pytest.mark.rule("106.7")
def test_an_ability_that_is_no_mana_ability_counts_too(table):
    shaman = table.battlefield("P1", "Deathrite Shaman")
    assert types(table, shaman) == "BGRUW"


@pytest.mark.rule("106.7")
def test_asking_changes_nothing(table):
    table.battlefield("P1", REFLECTION, "Contamination", "Damping Sphere")
    forest = table.battlefield("P1", "Forest")
    before = table.game.digest()
    could_produce(table.game, forest)
    assert table.game.digest() == before


# 106.8 to 106.11: symbols that are added.


@pytest.mark.rule("106.8", "106.9", "106.10", "106.11")
@pytest.mark.parametrize(
    ("symbols", "chosen", "added"),
    [
        ("{R/G}", "G", "G"),
        ("{U/P}", None, "U"),
        ("{3}", None, "CCC"),
        ("{S}{S}", None, "CC"),
        ("{W}{2}", None, "CCW"),
    ],
)
def test_symbols_that_are_added(table, symbols, chosen, added):
    class Source(Card):
        name = "Source"
        types = "Artifact"
        abilities = (activated(paying(TAP), AddSymbols(symbols)),)

    table.add_card(Source)
    if chosen:
        table.answers("P1", ("mana type", chosen))
    table.activate("P1", table.battlefield("P1", "Source"))
    assert pool(table) == added


def test_what_is_no_amount_of_mana_is_told(table):
    with pytest.raises(InputError, match="no fixed amount"):
        AddSymbols("{X}").produces(table.game, None)


# 106.12: tapped for mana.


@pytest.mark.rule("106.12", "106.12a")
def test_one_more_of_what_the_land_produced(table):
    table.battlefield("P1", WAKE)
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert pool(table) == "GG"


@pytest.mark.rule("106.12a")
def test_a_creature_is_no_land(table):
    table.battlefield("P1", WAKE)
    table.answers("P1", ("mana type", "U"))
    table.activate("P1", table.battlefield("P1", "Birds of Paradise"), 1)
    assert pool(table) == "U"


@pytest.mark.rule("106.12a")
def test_you_is_not_anybody(table):
    table.battlefield("P2", WAKE, "Mana Flare")
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert (pool(table), pool(table, "P2")) == ("GG", "")  # only the Flare, for who tapped


@pytest.mark.rule("106.12b")
@pytest.mark.parametrize(
    ("beside", "added"),
    [
        ([REFLECTION], "GG"),
        ([NYXBLOOM], "GGG"),
        ([REFLECTION, REFLECTION], "GGGG"),
        ([REFLECTION, WAKE], "GGG"),  # what is added beside it was not tapped for
    ],
)
def test_twice_or_three_times_as_much(table, beside, added):
    table.battlefield("P1", *beside)
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert pool(table) == added


@pytest.mark.rule("106.12b", "616.1")
def test_the_player_orders_the_replacements(table):
    table.battlefield("P1", REFLECTION, "Damping Sphere", "Contamination")
    table.answers("P1", ("replacement", REFLECTION), ("replacement", "Contamination"))
    table.activate("P1", table.battlefield("P1", "Forest"))
    assert pool(table) == "B"


@pytest.mark.rule("106.12b")
def test_not_tapped_for_mana(table):
    table.battlefield("P1", REFLECTION)
    table.hand("P1", "Dark Ritual")
    table.mana("P1", "{B}")
    table.cast("P1", "Dark Ritual")
    table.resolve()
    assert pool(table) == "BBB"


@pytest.mark.rule("106.12", "605.5a")
def test_an_ability_with_a_target_taps_for_no_mana(table):
    table.battlefield("P1", REFLECTION, WAKE)
    shaman = table.battlefield("P1", "Deathrite Shaman")
    forest = table.graveyard("P2", "Forest")
    table.answers("P1", ("mana type", "G"))
    table.activate("P1", shaman)
    table.resolve()
    assert pool(table) == "G"
    assert table.see(forest) is not None


@pytest.mark.rule("106.12a", "106.12b", "608.2h")
def test_a_source_that_left_while_paying(table):
    table.battlefield("P1", REFLECTION)
    table.answers("P1", ("mana type", "R"))
    table.activate("P1", table.battlefield("P1", "Black Lotus"))
    assert pool(table) == "RRRRRR"


@pytest.mark.rule("106.12a")
def test_a_type_that_was_produced(table):
    class Watcher(Card):
        name = "Watcher"
        types = "Enchantment"
        abilities = (triggered(tapped_for_mana(LAND, types=("U",)), GainLife(1)),)

    table.add_card(Watcher)
    table.battlefield("P1", "Watcher")
    table.activate("P1", table.battlefield("P1", "Island"))
    table.activate("P1", table.battlefield("P1", "Forest"))
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.rule("106.12a")
def test_a_type_after_the_replacements(table):
    class Watcher(Card):
        name = "Watcher"
        types = "Enchantment"
        abilities = (triggered(tapped_for_mana(LAND, types=("B",)), GainLife(1)),)

    table.add_card(Watcher)
    table.battlefield("P1", "Watcher", "Contamination")
    table.activate("P1", table.battlefield("P1", "Island"))
    table.resolve()
    assert (table.life("P1"), pool(table)) == (21, "B")


# 106.6: what follows mana.


class ForCreatures(Card):
    """Adds mana for creature spells only."""

    name = "For Creatures"
    types = "Artifact"
    abilities = (activated(paying(TAP), AddMana(("G",), 2, restriction=ForSpells(CREATURE))),)


@pytest.fixture
def for_creatures(table):
    table.add_card(ForCreatures)
    return table.battlefield("P1", "For Creatures")


@pytest.mark.rule("106.6")
def test_restricted_mana_pays_what_it_may(table, for_creatures):
    table.hand("P1", BEARS)
    table.activate("P1", for_creatures)
    table.cast("P1", BEARS)
    assert (pool(table), table.stack) == ("", [BEARS])


@pytest.mark.rule("106.6")
def test_and_nothing_else(table, for_creatures):
    signet = table.battlefield("P1", "Simic Signet")
    table.hand("P1", "Mana Reflection")
    table.activate("P1", for_creatures)
    with pytest.raises(ScriptError, match="not among the options: pass"):
        table.activate("P1", signet)


@pytest.mark.rule("106.6", "106.6#1")
def test_doubling_adds_mana_without_a_restriction(table, for_creatures):
    cube = table.battlefield("P1", "Doubling Cube")
    table.activate("P1", for_creatures)
    table.mana("P1", "{C}{C}{C}")
    table.activate("P1", cube)
    units = table.game.player("P1").pool
    assert pool(table) == "GGGG"
    assert sum(unit.restriction is None for unit in units) == 2


@pytest.mark.rule("106.6a")
def test_increases_inherit_what_follows_the_mana(table, for_creatures):
    table.battlefield("P1", REFLECTION)
    table.activate("P1", for_creatures)
    units = table.game.player("P1").pool
    assert len(units) == 4
    assert all(unit.restriction is not None for unit in units)


@pytest.mark.rule("106.6a")
def test_a_rider_for_each_unit(table):
    table.battlefield("P1", REFLECTION)
    table.activate("P1", table.battlefield("P1", "Boseiju, Who Shelters All"), 1)
    table.mana("P1", "{B}")
    assert [unit.rider is not None for unit in table.game.player("P1").pool] == [True, True, False]


@pytest.mark.rule("106.6")
@pytest.mark.parametrize(("spent", "left"), [("{B}{C}", 21), ("{B}{B}", 20)])
def test_a_spell_that_cant_be_countered(table, spent, left):
    class Prayer(Card):
        name = "Prayer"
        cost = "{1}{B}"
        types = "Instant"
        abilities = (spell(GainLife(1)),)

    table.add_card(Prayer)
    boseiju = table.battlefield("P1", "Boseiju, Who Shelters All")
    table.hand("P1", "Prayer")
    table.hand("P2", "Counterspell")
    table.mana("P1", "{B}{B}")
    table.mana("P2", "{U}{U}")
    table.activate("P1", boseiju, 1)
    table.answers("P1", ("pay", f"pay {spent}"))
    table.answers("P2", ("priority", lambda one: str(one).startswith("cast")))
    table.cast("P1", "Prayer")
    table.resolve()
    assert table.life("P1") == left - 2  # Boseiju costs 2 life


# 106.4 and 500.5: pools.


@pytest.mark.rule("106.4", "500.5", "703.4q")
def test_pools_empty_as_each_step_ends(table):
    table.mana("P1", "{G}")
    table.mana("P2", "{U}{U}")
    table.go_to("beginning of combat")
    assert (pool(table), pool(table, "P2")) == ("", "")
    assert "P2 loses {U}{U}" in table.told


@pytest.mark.rule("106.4")
def test_a_permanent_that_lets_everybody_keep_it(table):
    table.battlefield("P1", "Upwelling")
    table.mana("P2", "{U}{U}")
    table.go_to("end")
    assert pool(table, "P2") == "UU"


@pytest.mark.rule("106.4")
def test_or_keep_some_of_it(table):
    class Keeper(Card):
        name = "Keeper"
        types = "Enchantment"
        abilities = (StaticAbility(ManaIsKept(("G",))),)

    table.add_card(Keeper)
    table.battlefield("P1", "Keeper")
    table.mana("P1", "{G}{G}{R}")
    table.mana("P2", "{G}")
    table.go_to("end")
    assert (pool(table), pool(table, "P2")) == ("GG", "")


@pytest.mark.rule("106.4", "614.1a")
def test_or_turns_it(table):
    table.battlefield("P1", "Horizon Stone")
    table.mana("P1", "{G}{G}")
    table.go_to("beginning of combat")
    assert pool(table) == "CC"
    table.go_to("end")
    assert pool(table) == "CC"


@pytest.mark.rule("106.4", "500.5")
def test_mana_that_stays_for_the_turn(table):
    class Kept(Card):
        name = "Kept"
        types = "Instant"
        cost = "{0}"
        abilities = (spell(AddMana(("R",), 2, kept=True)),)

    table.add_card(Kept)
    table.hand("P1", "Kept")
    for player in ("P1", "P2"):
        table.library(player, "Forest", "Forest")
    table.cast("P1", "Kept")
    table.resolve()
    table.go_to("end")
    assert pool(table) == "RR"
    table.go_to("upkeep")
    assert pool(table) == ""


# 107.4h: snow.


@pytest.mark.rule("107.4h", "106.3")
@pytest.mark.parametrize(
    ("land", "castable"), [("Snow-Covered Forest", True), ("Forest", False), (POOL, False)]
)
def test_snow_mana_comes_from_snow_sources(table, land, castable):
    source = table.battlefield("P1", land)
    table.battlefield("P1", "Snow-Covered Forest", tapped=True)  # for the Pool to ask
    golem = table.hand("P1", "Icehide Golem")
    table.activate("P1", source)
    if castable:
        table.cast("P1", golem)
        assert table.stack == ["Icehide Golem"]
    else:
        with pytest.raises(ScriptError, match="not among the options"):
            table.cast("P1", golem)


# Spending.


@pytest.mark.rule("601.2h", "118.3a")
def test_each_different_bundle_is_found_without_trying_all():
    units = tuple((unit, False) for unit in mana("{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{C}{C}"))
    assert len(ways_to_pay(units, (GENERIC,) * 2)) == 21
    assert len(ways_to_pay(units * 3, ("W", "U", "B", "R", "G"))) == 1


class Big(Card):
    """Costs a lot, half of it of whatever type."""

    name = "Big"
    types = "Artifact Creature"
    power, toughness = 6, 6
    cost = "{6}"


@pytest.mark.rule("601.2h")
def test_a_pool_of_many_kinds_is_spent_unit_by_unit(table):
    table.add_card(Big)
    table.mana("P1", "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{C}{C}")
    table.hand("P1", "Big")
    steps = [("pay", f"pay {{{kind}}} for {{1}}") for kind in "WUBR"]
    table.answers("P1", *steps, ("pay", "pay {C}{G}"))
    table.cast("P1", "Big")
    assert pool(table) == "BCGRUW"
