"""Type lines, slugs and the words that an object answers to."""

import pytest

from cardwright_core.cards import slug_of
from cardwright_core.characteristics import Characteristics, TypeLine
from cardwright_core.errors import InputError, nearest


@pytest.mark.rule("205.1")
@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Creature — Bear", ((), ("Creature",), ("Bear",))),
        ("Creature - Bear", ((), ("Creature",), ("Bear",))),
        (
            "Legendary Creature — Phyrexian Praetor",
            (("Legendary",), ("Creature",), ("Phyrexian", "Praetor")),
        ),
        ("Basic Snow Land — Forest", (("Basic", "Snow"), ("Land",), ("Forest",))),
        ("Artifact Creature", ((), ("Artifact", "Creature"), ())),
        ("Instant", ((), ("Instant",), ())),
    ],
)
def test_a_type_line_is_taken_apart(text, parts):
    line = TypeLine.parse(text)
    assert (line.supertypes, line.types, line.subtypes) == parts
    assert str(line) == text.replace(" - ", " — ")


@pytest.mark.parametrize("text", ["", "Legendary", "— Bear", "Basic Snow"])
def test_a_line_without_a_card_type_is_told(text):
    with pytest.raises(InputError, match="names no card type"):
        TypeLine.parse(text)


def test_an_object_is_what_its_line_says():
    bear = Characteristics(supertypes=("Legendary",), types=("Creature",), subtypes=("Bear",))
    assert all(map(bear.is_a, ("Legendary", "Creature", "Bear")))
    assert not bear.is_a("Elf")
    assert str(bear.type_line) == "Legendary Creature — Bear"


@pytest.mark.rule("202.3a")
def test_without_a_cost_the_mana_value_is_zero():
    assert Characteristics().mana_value == 0


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Elesh Norn, Mother of Machines", "elesh-norn-mother-of-machines"),
        ("Man-o'-War", "man-o-war"),
        ("Lim-Dûl", "lim-dul"),
        ("Fire // Ice", "fire-ice"),
    ],
)
def test_slugs(name, slug):
    assert slug_of(name) == slug
    assert slug_of(slug) == slug


def test_near_names():
    assert nearest("Elsh Norn", ["Elesh Norn", "Stenn"]) == ("Elesh Norn",)
    assert nearest("qqqq", ["Elesh Norn"]) == ()
