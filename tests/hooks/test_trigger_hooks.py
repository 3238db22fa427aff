"""The hooks of trigger dispatch: whether abilities trigger, and how often."""

import pytest

from cardwright.authoring import Card, Enters, Instance, Occurrence, Trigger, hookimpl


class Hush(Card):
    name = "Hush"
    cost = "{W}"
    types = "Enchantment"

    @hookimpl
    def suppresses_trigger(self, by: Instance, occurrence: Occurrence) -> bool:
        """603.2: what enters does not let abilities of others trigger."""
        mine = occurrence.of_permanent_of(by.controller)
        return occurrence.caused_by(Enters) and not mine


class Chorus(Card):
    name = "Chorus"
    cost = "{2}{G}"
    types = "Enchantment"

    @hookimpl
    def additional_triggers(self, by: Instance, trigger: Trigger) -> int | None:
        """603.2d: your permanents' abilities trigger once more for what enters."""
        mine = trigger.of_permanent_of(by.controller)
        return 1 if mine and trigger.caused_by(Enters) else None


@pytest.fixture
def board(table):
    table.add_card(Hush)
    table.add_card(Chorus)
    return table


@pytest.mark.rule("603.2")
def test_suppresses_trigger(board):
    board.battlefield("P1", "Hush")
    mine, theirs = board.battlefield("P1", "Soul Warden"), board.battlefield("P2", "Soul Warden")
    entering = board.entering("P1", "Grizzly Bears")
    asked = board.occurrence_of(mine, on=entering)
    assert board.hook.suppresses_trigger(occurrence=asked) == [False]
    asked = board.occurrence_of(theirs, on=entering)
    assert board.hook.suppresses_trigger(occurrence=asked) == [True]
    board.resolve()
    assert (board.life("P1"), board.life("P2")) == (21, 20)


@pytest.mark.rule("603.2d")
@pytest.mark.parametrize("choruses", [0, 1, 3])
def test_additional_triggers(board, choruses):
    board.battlefield("P1", *["Chorus"] * choruses)
    board.hand("P1", "Chorus")  # which is not in play
    warden = board.battlefield("P1", "Soul Warden")
    trigger = board.trigger_of(warden, on=board.entering("P2", "Grizzly Bears"))
    assert board.hook.additional_triggers(trigger=trigger) == [1] * choruses
    board.resolve()
    assert board.life("P1") == 21 + choruses
