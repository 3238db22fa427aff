import pytest

from cardwright.authoring import Zone

SERVANT = "Servant of the Scale"
BEARS = "Grizzly Bears"


def stats(table, item):
    characteristics = table.see(item).characteristics
    return characteristics.power, characteristics.toughness


@pytest.mark.rule("614.1c", "614.12")
def test_it_enters_with_a_counter_and_lives(table):
    event = table.propose(table.entering("P1", SERVANT))
    assert event.counters == (("+1/+1", 1),)
    table.resolve()
    assert table.permanents() == [SERVANT]
    assert stats(table, event.becomes) == (1, 1)


def test_the_counter_is_an_answer_of_its_own_hook(table):
    servant = table.entering("P1", SERVANT)
    (offer,) = table.hook.replacements(event=servant)
    assert offer.rule == "614.1c"
    assert offer.apply(table.game, servant).counters == (("+1/+1", 1),)
    assert table.hook.replacements(event=table.entering("P1", BEARS)) == []


def test_one_in_play_does_not_offer_its_counter_to_others(table):
    table.battlefield("P1", SERVANT, counters={"+1/+1": 1})
    assert table.hook.replacements(event=table.entering("P1", BEARS)) == []
    assert len(table.hook.replacements(event=table.entering("P1", SERVANT))) == 1


@pytest.mark.rule("608.2h", "603.10a")
@pytest.mark.parametrize("counters", [1, 3])
def test_dying_it_hands_its_counters_on(table, counters):
    servant = table.battlefield("P1", SERVANT, counters={"+1/+1": counters})
    bears = table.battlefield("P1", BEARS)
    table.propose(table.moving(servant, Zone.GRAVEYARD))
    table.resolve()
    assert stats(table, bears) == (2 + counters, 2 + counters)


@pytest.mark.rule("704.5f")
def test_without_counters_it_dies_and_hands_on_nothing(table):
    table.battlefield("P1", SERVANT)
    bears = table.battlefield("P1", BEARS)
    table.resolve()
    assert table.permanents() == [BEARS]
    assert stats(table, bears) == (2, 2)


@pytest.mark.rule("603.3d")
def test_without_a_target_the_ability_is_removed(table):
    servant = table.battlefield("P1", SERVANT, counters={"+1/+1": 1})
    table.battlefield("P2", BEARS)
    table.propose(table.moving(servant, Zone.GRAVEYARD))
    table.resolve()
    assert "603.3d" in table.told
