"""The index: listeners by hook and type of event, oldest first, never changed in place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright_core.abilities import Ability, Instance, Source
from cardwright_core.events import Event
from cardwright_core.index import EMPTY_INDEX, Say
from cardwright_core.trigger import AbilityTriggered
from cardwright_core.zone_changes import Enters, Leaves, ZoneChange
from cardwright_core.zones import Zone


def listener(owner, timestamp=0, number=0):
    source = Source(owner, "P1", f"object {owner}")
    return (
        f"call {owner}.{number}",
        Instance(Ability(), source, "P1", Zone.BATTLEFIELD, timestamp, number),
    )


def owners(listeners):
    return [instance.source.id for _, instance in listeners]


def test_an_empty_index_has_nothing():
    assert EMPTY_INDEX.get(("hook", None)) == ()
    assert EMPTY_INDEX.about("hook", Enters) == ()
    assert not EMPTY_INDEX.owns(1)


def test_listeners_stand_in_order_of_their_timestamps():
    index = EMPTY_INDEX
    for owner, timestamp in ((1, 5), (2, 3), (3, 9)):
        index = index.changed({owner: [(("hook", None), listener(owner, timestamp))]})
    assert owners(index.get(("hook", None))) == [2, 1, 3]


def test_types_of_one_question_are_merged_in_order():
    index = EMPTY_INDEX.changed(
        {
            1: [(("hook", Enters), listener(1, 4))],
            2: [(("hook", ZoneChange), listener(2, 2))],
            3: [(("hook", None), listener(3, 3))],
            4: [(("hook", Leaves), listener(4, 1))],
            5: [(("hook", Event), listener(5, 9))],
            6: [(("other", Enters), listener(6, 0))],
        }
    )
    assert owners(index.about("hook", Enters)) == [2, 3, 1, 5]
    assert owners(index.about("hook", Leaves)) == [4, 2, 3, 5]
    assert owners(index.about("hook", Event)) == [3, 5]


def test_a_change_replaces_all_of_an_owner_and_nothing_else():
    before = EMPTY_INDEX.changed(
        {
            1: [(("a", None), listener(1)), (("b", None), listener(1, 0, 1))],
            2: [(("a", None), listener(2, 1))],
        }
    )
    after = before.changed({1: [(("c", None), listener(1))]})
    assert owners(after.get(("a", None))) == [2]
    assert after.get(("b", None)) == ()
    assert owners(after.get(("c", None))) == [1]
    assert owners(before.get(("a", None))) == [1, 2]
    assert after.hooks == {"a", "c"}
    gone = after.changed({1: [], 2: []})
    assert gone.hooks == frozenset()
    assert not gone.owns(1)


@given(st.lists(st.tuples(st.integers(1, 5), st.lists(st.sampled_from(["a", "b"]), max_size=2))))
def test_any_history_gives_the_index_made_at_once(changes):
    history, last = EMPTY_INDEX, {}
    for owner, hooks in changes:
        last[owner] = [
            ((hook, None), listener(owner, owner, place)) for place, hook in enumerate(hooks)
        ]
        history = history.changed({owner: last[owner]})
    at_once = EMPTY_INDEX.changed(last)
    for hook in ("a", "b"):
        assert history.get((hook, None)) == at_once.get((hook, None))
        assert history.about(hook, Enters) == at_once.about(hook, Enters)


def test_indexes_with_listeners_under_the_same_keys_share_what_follows_from_that():
    one = EMPTY_INDEX.changed({1: [(("trigger", Enters), listener(1))]})
    other = one.changed({2: [(("trigger", Enters), listener(2, 1))]})
    assert other is not one
    assert other.shape is one.shape
    without = other.changed({1: (), 2: ()})
    assert without.shape is not one.shape
    assert without.silent(Enters)
    assert not one.silent(Enters)


def test_an_index_in_which_nothing_changes_is_the_same():
    index = EMPTY_INDEX.changed({1: [(("a", None), listener(1))]})
    assert index.changed({1: [(("a", None), listener(1))], 2: ()}) is index
    assert index.changed({1: [(("a", None), listener(1, 1))]}) is not index


@pytest.mark.parametrize(
    ("hook", "kind", "disputed", "questioned"),
    [
        ("prohibits", AbilityTriggered, True, True),
        ("replacements", Event, True, True),
        ("consequences", None, True, False),
        ("trigger", AbilityTriggered, True, False),
        ("trigger", Enters, False, False),
        ("activated", None, False, False),
    ],
)
def test_who_has_a_say_follows_from_what_is_listened_to(hook, kind, disputed, questioned):
    index = EMPTY_INDEX.changed({1: [((hook, kind), listener(1))]})
    assert index.undisputed(AbilityTriggered) is not disputed
    assert index.shape.unquestioned(AbilityTriggered) is not questioned


def test_what_objects_wait_for_themselves_is_never_forgotten():
    shape = EMPTY_INDEX.changed({}, frozenset({ZoneChange})).changed({1: ()}).shape
    assert shape.on_own(Enters)
    assert not shape.on_own(AbilityTriggered)
    assert EMPTY_INDEX.shape.say(AbilityTriggered) is Say.NOBODY
    waiting = EMPTY_INDEX.changed({}, frozenset({AbilityTriggered})).shape
    assert waiting.say(AbilityTriggered) is Say.ITS_OBJECT
    assert waiting.say(Leaves) is Say.SOME  # which looks back
