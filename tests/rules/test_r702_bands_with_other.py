"""Bands with other: a form of banding with creatures of a quality (702.22b)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    CanBlockMore,
    Card,
    Is,
    LoseAbilities,
    Part,
    StaticAbility,
    bands_with_other,
    static,
)
from cardwright_core.errors import InputError
from cardwright_core.layers import Layer
from cardwright_rules.combat.bands import band_of
from cardwright_rules.combat.fighting import block_of

KNIGHT = Is("Knight")


def creature(name, types="Creature — Knight", *abilities, power=2, toughness=2, keywords=()):
    values = {"name": name, "types": types, "abilities": abilities, "keywords": keywords}
    return type("TestCreature", (Card,), {**values, "power": power, "toughness": toughness})


LEADER = creature("Leader", "Creature — Knight", bands_with_other(KNIGHT))
SQUIRE = creature("Squire")
PEASANT = creature("Peasant", "Creature — Human")
STRANGER = creature("Stranger", "Creature — Human", bands_with_other(KNIGHT))
BANNER = creature("Banner", "Creature — Human", keywords=("banding",))
GIANT = creature("Giant", "Creature — Giant", power=4, toughness=8)
HUSH = type(
    "Hush",
    (Card,),
    {
        "name": "Hush",
        "types": "Enchantment",
        "abilities": (static(Part(Layer.ABILITY, CREATURE, LoseAbilities("banding"))),),
    },
)
MANY = creature("Many", "Creature — Giant", StaticAbility(CanBlockMore()), power=4, toughness=8)
ALL = (MANY, LEADER, SQUIRE, PEASANT, STRANGER, BANNER, GIANT)


@pytest.fixture
def put(table, lay):
    table.add_card(HUSH, *ALL)
    by_name = {card.name: card for card in ALL}

    def there(mine, theirs=()):
        return lay(P1=[by_name[one] for one in mine], P2=[by_name[one] for one in theirs])

    return there


def attack(table, items, *answers):
    table.answers("P1", ("attackers", list(items)), *answers)
    table.go_to("declare attackers")


@pytest.mark.rule("702.22b", "702.22c")
def test_any_number_with_the_quality_are_in_a_band_with_one_that_bands_with_them(table, put):
    leader, one, other, peasant = put(["Leader", "Squire", "Squire", "Peasant"])
    attack(table, (leader, one, other, peasant), ("band", [one, other]))
    assert sorted(band_of(table.game, leader)) == [one, other]
    assert band_of(table.game, peasant) == ()


@pytest.mark.rule("702.22c")
def test_who_has_not_the_quality_itself_bands_with_nobody_so(table, put):
    stranger, one = put(["Stranger", "Squire"])
    attack(table, (stranger, one))
    assert band_of(table.game, one) == ()


@pytest.mark.rule("702.22c")
def test_to_one_with_banding_it_is_a_creature_without(table, put):
    """Up to one without banding: of the leader and the peasant only one can join."""
    banner, leader, peasant = put(["Banner", "Leader", "Peasant"])
    attack(table, (banner, leader, peasant), ("band", [leader]))
    assert band_of(table.game, banner) == (leader,)
    assert band_of(table.game, peasant) == ()


@pytest.mark.rule("702.22h", "702.22g")
def test_the_band_is_blocked_together_and_shares_no_ability(table, put):
    leader, one, guard = put(["Leader", "Squire"], ["Peasant"])
    attack(table, (leader, one), ("band", one))
    table.answers("P2", ("block", [one]))
    table.go_to("declare blockers")
    assert not table.has(one, "bands with other")
    assert block_of(table.game, guard).attackers == (one, leader)


@pytest.mark.rule("702.22j")
@pytest.mark.parametrize(("second", "divider"), [("Squire", "P2"), ("Peasant", "P1")])
def test_the_defender_divides_the_damage_of_what_two_of_them_block(table, put, second, divider):
    giant, leader, other = put(["Giant"], ["Leader", second])
    attack(table, (giant,))
    table.answers("P2", ("block", giant), ("block", giant))
    table.answers(divider, ("damage", lambda share: (share.recipient, share.amount) == (leader, 0)))
    table.go_to("end of combat")
    assert leader in table.game.state.objects
    assert other not in table.game.state.objects


@pytest.mark.rule("702.22k")
@pytest.mark.parametrize(("second", "divider"), [("Squire", "P1"), ("Peasant", "P2")])
def test_the_attacker_divides_the_damage_of_what_blocks_two_of_them(table, put, second, divider):
    leader, other, giant = put(["Leader", second], ["Many"])
    attack(table, (leader, other), *[("band", [])] * (second == "Squire"))
    table.answers("P2", ("block", [leader, other]))
    table.answers(divider, ("damage", lambda share: (share.recipient, share.amount) == (leader, 0)))
    table.go_to("end of combat")
    assert leader in table.game.state.objects
    assert other not in table.game.state.objects
    assert giant in table.game.state.objects


@pytest.mark.rule("702.22b")
def test_what_loses_banding_loses_bands_with_other(table, put):
    leader, banner = put(["Leader", "Banner"])
    assert table.has(leader, "bands with other")
    table.battlefield("P1", "Hush")
    assert [table.has(leader, "bands with other"), table.has(banner, "banding")] == [False, False]


@pytest.mark.rule("702.22m")
def test_a_second_instance_of_a_kind_is_redundant(table, lay):
    twice = bands_with_other(KNIGHT)
    table.add_card(creature("Twice", "Creature — Knight", twice, twice))
    leader, one = lay(P1=[creature("Twice", "Creature — Knight", twice, twice), SQUIRE])
    attack(table, (leader, one), ("band", one))
    assert band_of(table.game, leader) == (one,)


def test_the_keyword_alone_says_no_quality(table):
    with pytest.raises(InputError, match="write bands_with_other"):
        table.rules.catalog.expand("bands with other")
