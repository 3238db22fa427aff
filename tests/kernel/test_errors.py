"""What an exception of a plugin says."""

import math

import pytest

from cardwright import authoring
from cardwright.authoring import Card, GoesInstead, StaticAbility, Zone
from cardwright_core.errors import nearest, raised


@pytest.mark.parametrize(
    ("whose", "name", "told"),
    [
        (Zone, "EXILED", "; did you mean 'EXILE'?"),
        (StaticAbility, "behavior", "; did you mean 'behaviour'?"),
        (math, "fabz", "; did you mean 'fabs'?"),
        (Zone, "xyzzy", ""),
        (Zone.EXILE, "EXILED", ""),
    ],
)
def test_an_attribute_that_a_class_or_a_module_has_not(whose, name, told):
    with pytest.raises(AttributeError) as caught:
        getattr(whose, name)
    assert raised(caught.value).startswith(f"AttributeError: {caught.value}{told} [test_errors.py:")


def test_what_is_said_already_is_not_said_twice():
    with pytest.raises(AttributeError) as caught:
        authoring.CounterIncreased  # noqa: B018 - looked up for the error
    assert raised(caught.value).count("did you mean") == 1


def test_a_wrong_member_of_an_enumeration_in_a_card():
    with pytest.raises(AttributeError) as caught:

        class Leyline(Card):
            name, types = "Leyline", "Enchantment"
            abilities = (StaticAbility(GoesInstead(Zone.EXILED)),)

    assert "did you mean 'EXILE'? [test_errors.py:" in raised(caught.value)


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("Clue", ("Clue Token",)),
        ("elesh norn", ("Elesh Norn, Mother of Machines",)),
        ("Elesh Nor", ()),
        ("Grizly Bears", ("Grizzly Bears",)),
        ("", ()),
    ],
)
def test_a_name_is_near_to_its_beginning(word, near):
    known = ["Elesh Norn, Mother of Machines", "Clue Token", "Grizzly Bears"]
    assert nearest(word, known, 1) == near
