"""A target that is changed to a certain object, or can't be (115.7a, 115.7b, 115.7e)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    LAND,
    THIS,
    BecomesTarget,
    Card,
    ChangeTargetTo,
    DealDamage,
    GainLife,
    Targets,
    activated,
    do,
    paying,
    spell,
    target,
    target_spell,
    triggered,
    whenever,
)


class Decoy(Card):
    """It has a target changed to itself, and its controller gains a life as it becomes one."""

    name = "Decoy"
    types = "Creature — Test"
    power, toughness = 0, 9
    abilities = (
        activated(paying("{0}"), ChangeTargetTo(ITSELF), target_spell()),
        triggered(whenever(BecomesTarget, THIS), GainLife(1)),
    )


def blast(*targets):
    """Return a spell that deals as much damage to each group of targets as its place says."""
    effects = (DealDamage(place, Targets(place - 1)) for place in range(1, len(targets) + 1))
    values = {"name": "Blast", "cost": "{0}", "types": "Instant"}
    return type("Blast", (Card,), values | {"abilities": (spell(do(*effects), *targets),)})


@pytest.fixture
def against(table):
    """Let a spell be cast and the decoy be activated; return what damage there is."""

    def dealt(card, *board, chosen=(), answers=()):
        table.add_card(Decoy)
        table.add_card(card)
        items = [table.battlefield("P2", name) for name in ("Decoy", *board)]
        table.hand("P1", card.name)
        table.answers("P1", *(("target", one) for one in chosen))
        table.cast("P1", card.name)
        table.answers("P2", *answers)
        table.activate("P2", items[0])
        table.resolve()
        return [table.game.state.status_of(item).damage for item in items]

    return dealt


@pytest.mark.rule("115.7b")
def test_one_of_several_targets_is_changed_and_reported(table, against):
    two = ["Hill Giant", "Memnite"]
    card = blast(target(CREATURE, count=2))
    answers = (("target to change", "Hill Giant"),)
    assert against(card, "Hill Giant", "Memnite", chosen=(two,), answers=answers)[:2] == [1, 0]
    assert table.permanents("P2") == ["Decoy", "Hill Giant"]
    assert table.life("P2") == 21


@pytest.mark.rule("115.7b", "115.7e")
def test_not_to_what_the_same_word_targets_already(against):
    assert against(blast(target(CREATURE, count=2)), "Hill Giant") == [1, 1]


@pytest.mark.rule("115.7b", "115.7e")
@pytest.mark.parametrize(("other", "dealt"), [(False, [3, 0]), (True, [1, 2])])
def test_another_target_stays_another(against, other, dealt):
    card = blast(target(CREATURE), target(CREATURE, other=other))
    chosen = ("Decoy",) if other else ("Decoy", "Hill Giant")
    assert against(card, "Hill Giant", chosen=chosen) == dealt


@pytest.mark.rule("115.7b")
@pytest.mark.parametrize(("number", "dealt"), [(1, [1, 2]), (2, [2, 1])])
def test_which_of_two_words_that_target_the_same(against, number, dealt):
    card = blast(target(CREATURE), target(CREATURE))
    chosen = ("Hill Giant", "Hill Giant")
    assert against(card, "Hill Giant", chosen=chosen, answers=(("number", number),)) == dealt


@pytest.mark.rule("115.7a")
def test_to_no_illegal_target(table, against):
    assert against(blast(target(LAND)), "Darksteel Citadel")[0] == 0
    assert table.life("P2") == 20
