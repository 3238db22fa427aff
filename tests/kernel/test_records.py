"""Records: frozen, compared by value, changed only by ``replace``."""

import pickle
from typing import ClassVar

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright_core._records import Record, field_names, record


@record
class Point(Record):
    x: int
    y: int = 0
    named: str = attrs.field(default="", kw_only=True)
    dimensions: ClassVar[int] = 2


@record
class Pixel(Point):
    color: str = "red"


@record
class Nothing(Record):
    pass


def test_a_record_is_frozen():
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Point(1).x = 2
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Point(1).replace(x=3).x = 2


def test_it_has_slots_and_nothing_else():
    assert not hasattr(Point(1), "__dict__")
    assert not hasattr(Point(1).replace(y=1), "__dict__")


@given(st.integers(), st.integers(), st.text())
def test_replace_equals_the_constructor(x, y, named):
    changed = Point(0, named=named).replace(x=x, y=y)
    assert changed == Point(x, y, named=named)
    assert hash(changed) == hash(Point(x, y, named=named))
    assert type(changed) is Point
    assert repr(changed) == repr(Point(x, y, named=named))


def test_replace_leaves_the_record_as_it_was():
    point = Point(1, 2)
    assert point.replace(x=3) == Point(3, 2)
    assert point == Point(1, 2)


def test_replace_keeps_the_class_and_inherited_fields():
    changed = Pixel(1, 2, "blue", named="corner").replace(x=5)
    assert type(changed) is Pixel
    assert changed == Pixel(5, 2, "blue", named="corner")
    assert field_names(Pixel) == ("x", "y", "named", "color")


def test_records_of_two_classes_are_never_equal():
    assert Point(1, 2) != Pixel(1, 2)


@pytest.mark.parametrize("value", [Point(1), Nothing()])
def test_an_unknown_field_is_an_error(value):
    with pytest.raises(TypeError, match="z"):
        value.replace(z=1)


def test_none_is_a_value_like_any_other():
    assert Point(1).replace(y=None).y is None


def test_what_was_replaced_can_be_saved():
    pixel = Pixel(1).replace(color="blue")
    assert pickle.loads(pickle.dumps(pixel)) == pixel  # noqa: S301 - the test's own bytes
