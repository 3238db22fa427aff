"""Records: frozen, compared by value, changed only by ``replace``."""

import copy
import pickle
import subprocess
import sys
from typing import ClassVar

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright_core._records import Record, field, field_names, making, record, replacing


@record
class Point(Record):
    x: int
    y: int = 0
    named: str = field(default="", kw_only=True)
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


def test_a_field_may_have_any_name():
    @record
    class Change(Record):
        keep: str
        new: str
        other: str

    changed = Change("a", "b", "c").replace(new="d")
    assert repr(changed).endswith("Change(keep='a', new='d', other='c')")
    assert replacing(Change, "new")(changed, "b") == Change("a", "b", "c")


@given(st.integers(), st.text())
def test_a_function_that_replaces_certain_fields_does_what_replace_does(y, color):
    pixel = Pixel(1, 2, named="one")
    changed = replacing(Pixel, "color", "y")(pixel, color, y)
    assert changed == pixel.replace(color=color, y=y)
    assert type(changed) is Pixel
    assert pixel == Pixel(1, 2, named="one")
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        changed.x = 2


@given(st.integers(), st.text())
def test_a_function_that_makes_records_does_what_the_class_does(x, color):
    made = making(Pixel, "color", "x")(color, x)
    assert made == Pixel(x, color=color)
    assert type(made) is Pixel
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        made.x = 2


def test_a_function_that_makes_records_is_given_all_that_they_need():
    with pytest.raises(TypeError, match="Pixel needs x too"):
        making(Pixel, "y", "color")


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


def test_a_copy_is_equal():
    assert copy.deepcopy(Pixel(1, 2, "blue", named="corner")) == Pixel(1, 2, "blue", named="corner")


def test_nothing_of_a_record_can_be_deleted():
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        del Point(1).x


def test_attrs_knows_its_fields():
    fields = attrs.fields(Pixel)
    assert [(one.name, one.default, one.kw_only, one.type) for one in fields] == [
        ("x", attrs.NOTHING, False, int),
        ("y", 0, False, int),
        ("named", "", True, str),
        ("color", "red", False, str),
    ]
    assert attrs.has(Point)
    assert not attrs.has(Record)
    assert attrs.evolve(Pixel(1), color="blue") == Pixel(1, color="blue")


def test_a_field_may_be_said_as_attrs_says_it():
    @record
    class Named(Record):
        name: str = attrs.field(kw_only=True)
        length: int = attrs.field(default=3)

    assert Named(name="a") == Named(3, name="a")
    with pytest.raises(TypeError, match="name"):
        Named()


def test_a_class_of_attrs_may_stand_on_a_record():
    @attrs.frozen
    class Marked(Point):
        mark: str = "!"

    assert (Marked(1).x, Marked(1, mark="?").mark) == (1, "?")


def test_a_field_that_is_said_again_takes_its_new_place():
    @record
    class Again(Point):
        z: int = 1
        x: int = 7

    assert field_names(Again) == ("y", "named", "z", "x")


@pytest.mark.parametrize("value", [Point(1, 2, named="a"), Pixel(1, 2, named="a")])
def test_it_matches_by_place_what_is_given_by_place(value):
    match value:
        case Point(x, y):
            assert (x, y) == (1, 2)
        case _:
            pytest.fail("no match")


def test_its_methods_may_speak_of_their_class():
    @record
    class Base(Record):
        def what(self) -> str:
            return "base"

        @property
        def kind(self) -> str:
            return "base"

    @record
    class Above(Base):
        def what(self) -> str:
            return f"above {super().what()}"

        @property
        def kind(self) -> str:
            return f"above {super().kind}"

        @classmethod
        def made(cls) -> type:
            return __class__

    assert (Above().what(), Above().kind) == ("above base", "above base")
    assert Above.made() is Above


def test_a_field_with_a_default_stands_before_none_without():
    with pytest.raises(ValueError, match="Odd: second has no default, but first before it has one"):

        @record
        class Odd(Record):
            first: int = 1
            second: int


def test_a_class_of_records_needs_no_attrs():
    code = (
        "import sys; import cardwright_core.game; from cardwright_core.cost import Cost; "
        "assert Cost() == Cost(); print('attr' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
