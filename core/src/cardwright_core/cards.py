"""Cards and keywords as plugins: what an author subclasses, and the definition made from it."""

from __future__ import annotations

import inspect
import re
import unicodedata
from collections.abc import Callable
from functools import cache
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Behaviour, Code, StaticAbility
from cardwright_core.characteristics import Characteristics, TypeLine
from cardwright_core.errors import InputError, PluginError, shown
from cardwright_core.faces import INSET, SPLIT, Faces
from cardwright_core.mana import ManaCost

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright_core.mana import Color
    from cardwright_core.zones import Zone

__all__ = [
    "CardDefinition",
    "CardPlugin",
    "Definition",
    "Keyword",
    "Origin",
    "about",
    "as_it_enters",
    "define",
    "functions_in",
    "is_behaviour",
    "marked_methods",
    "part_of",
    "slug_of",
    "written_at",
]

_F = TypeVar("_F", bound=Callable[..., Any])
_T = TypeVar("_T")
_MARK = "cardwright_impl"  # the attribute in which pluggy keeps the options of an implementation


def about(*events: type) -> Callable[[_F], _F]:
    """Say which types of event (or act) an implementation is about; it is asked for no others.

    A type stands for those derived from it, so that one of these beside it adds nothing.
    """
    bases = (one for one in events if not any(b in events for b in one.__mro__[1:]))
    return _attribute("cardwright_about", tuple(bases))


def functions_in(*zones: Zone) -> Callable[[_F], _F]:
    """Say in which zones a static ability functions, where that is not the battlefield (113.6)."""
    return _attribute("cardwright_zones", zones)


def as_it_enters(method: _F) -> _F:
    """Mark a static ability that only matters while its own object enters (614.1c, 614.12)."""
    return _attribute("cardwright_zones", ())(method)


def part_of(key: str) -> Callable[[_F], _F]:
    """Group methods that are one printed ability under a `key`."""
    return _attribute("cardwright_part", key)


def _attribute(name: str, value: object) -> Callable[[_F], _F]:
    def mark(function: _F) -> _F:
        vars(function)[name] = value
        return function

    return mark


class CardPlugin:
    """A card: its printed values as class attributes, its static abilities as marked methods.

    A split card has `halves` (709) and needs no values beside its name; `adventure` is the inset of
    an adventurer card (715); what other further sets of characteristics it has, `faces` say (712).
    These are cards in form only: all their abilities are values.
    `caveat` names what the card does not do yet; without it a card is taken to be whole.
    """

    name: ClassVar[str]
    cost: ClassVar[str | None] = None
    types: ClassVar[str] = ""
    colors: ClassVar[frozenset[Color] | None] = None
    power: ClassVar[int | None] = None
    toughness: ClassVar[int | None] = None
    loyalty: ClassVar[int | None] = None
    defense: ClassVar[int | None] = None
    keywords: ClassVar[tuple[str, ...]] = ()
    abilities: ClassVar[tuple[Ability, ...]] = ()
    halves: ClassVar[tuple[type[CardPlugin], ...]] = ()
    adventure: ClassVar[type[CardPlugin] | None] = None
    faces: ClassVar[Faces | None] = None
    caveat: ClassVar[str] = ""


class Keyword:
    """A keyword ability: marked methods, like a card's, and what it stands for (702.1)."""

    name: ClassVar[str]
    rule: ClassVar[str]

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """Return the abilities that the keyword, printed with `parameter`, stands for."""
        if parameter:
            message = f"keyword {self.name!r} takes no parameter, got {parameter!r}"
            raise PluginError(message)
        if not any(marked_methods(type(self))):
            return (StaticAbility(Code(self.name, ""), keyword=self.name),)
        return tuple(static_abilities(self.name, type(self), self.name))


@record
class Origin(Record):
    """Where a plugin comes from, for messages: distribution, its version, and the entry."""

    distribution: str = ""
    version: str = ""
    entry: str = ""

    def __str__(self) -> str:
        """Name the distribution and its version."""
        if not self.distribution:
            return "no distribution"
        return f"{shown(self.distribution)} {shown(self.version)}"


@record
class Definition(Record):
    """A card as the catalog knows it once it is loaded."""

    slug: str
    characteristics: Characteristics
    origin: Origin
    caveat: str = ""

    @property
    def name(self) -> str:
        """The card's name."""
        return self.characteristics.name


CardDefinition = Definition


@cache
def slug_of(name: str) -> str:
    """Return a card's slug: ``elesh-norn-mother-of-machines``."""
    spelt = unicodedata.normalize("NFKD", name.casefold()).translate(_SPELT_OUT)
    plain = spelt.encode("ascii", "ignore").decode().replace("'", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


_SPELT_OUT = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ð": "d", "đ": "d", "þ": "th", "ł": "l", "\u0131": "i"}
)
"""Letters that no normal form takes apart."""


def marked_methods(cls: type) -> Iterator[tuple[str, Any]]:
    """Yield the name and function of each method marked with ``@hookimpl``, in written order."""
    seen: set[str] = set()
    for base in cls.__mro__:
        for name, member in vars(base).items():
            if name not in seen and getattr(member, _MARK, None) is not None:
                seen.add(name)
                yield name, member


def is_behaviour(value: object) -> bool:
    """Whether a static ability is made of it, in ``StaticAbility(...)``."""
    return isinstance(value, Behaviour) or (
        isinstance(value, Record) and any(marked_methods(type(value)))
    )


def static_abilities(slug: str, cls: type, keyword: str = "") -> Iterator[StaticAbility]:
    """Yield the static abilities that a plugin's marked methods are: one per method or group."""
    keys = dict.fromkeys(
        getattr(function, "cardwright_part", name) for name, function in marked_methods(cls)
    )
    for key in keys:
        yield StaticAbility(Code(slug, key), keyword=keyword)


def define(
    slug: str, card: CardPlugin, origin: Origin, expand: Callable[[str], tuple[Ability, ...]]
) -> Definition:
    """Make the definition of a card; `expand` turns a printed keyword into its abilities."""
    own = tuple(static_abilities(slug, type(card)))
    if card.halves:
        values = _combined(card.name, tuple(_face(slug, half, expand) for half in card.halves))
    else:
        values = _printed(slug, card, own, expand)
        faces = Faces(INSET, (card.adventure,)) if card.adventure is not None else card.faces
        if faces is not None:
            others = tuple(_face(slug, face, expand) for face in faces.cards)
            values = faces.layout.arranged(values, others)
    return Definition(slug, values, origin, card.caveat)


def _listed(card: CardPlugin | type[CardPlugin], name: str, kind: type[_T]) -> tuple[_T, ...]:
    """Return a tuple that a card lists; a comma that is missing is easily overlooked."""
    listed: object = getattr(card, name)
    if not isinstance(listed, tuple):
        told = f"must be a tuple, got {shown(repr(listed))}; a single one needs a comma behind it"
        message = f"{name} {told}{written_at(card, name)}"
        raise InputError(message)
    for one in listed:
        if not isinstance(one, kind):
            how = f": write StaticAbility({type(one).__name__}(...))" if is_behaviour(one) else ""
            told = f"{shown(repr(one))} is no {kind.__name__}{how}"
            message = f"{name}: {told}{written_at(card, name)}"
            raise InputError(message)
    return listed


def written_at(card: CardPlugin | type[CardPlugin], name: str, word: str = "") -> str:
    """Return file and line where a card's class gives an attribute a value, if it has a source.

    Of a value of many lines it is the first one from there on with that `word`, if there is one.
    """
    cls = card if isinstance(card, type) else type(card)
    try:
        lines, first = inspect.getsourcelines(cls)
        file = PurePath(inspect.getsourcefile(cls) or "").name
    except (OSError, TypeError):
        return ""
    given = re.compile(rf"\s+{name}\b.*=")
    start = next((number for number, line in enumerate(lines) if given.match(line)), 0)
    spoken = re.compile(rf"\b{word}\b")
    spoken_at = (n for n, line in enumerate(lines) if n >= start and spoken.search(line))
    return f" [{file}:{first + (next(spoken_at, start) if word else start)}]"


def _read(
    card: CardPlugin | type[CardPlugin], name: str, text: str, reader: Callable[[str], _T]
) -> _T:
    """Read a text among the values of a card's class; one that can't be is told with its place."""
    try:
        return reader(text)
    except InputError as error:
        message = f"{error}{written_at(card, name)}"
        raise InputError(message) from error


def _printed(
    slug: str,
    card: CardPlugin | type[CardPlugin],
    static: tuple[Ability, ...],
    expand: Callable[[str], tuple[Ability, ...]],
) -> Characteristics:
    """Return the values that are printed on a card, or on a face of one."""
    line = _read(card, "types", card.types, TypeLine.parse)
    cost = None if card.cost is None else _read(card, "cost", card.cost, ManaCost.parse)
    keywords = _listed(card, "keywords", str)
    colors = card.colors if card.colors is not None else (cost or ManaCost()).colors
    abilities = (
        *(one for keyword in keywords for one in _read(card, "keywords", keyword, expand)),
        *(one.replace(printed_on=slug) for one in (*static, *_listed(card, "abilities", Ability))),
    )
    return Characteristics(
        name=card.name,
        cost=cost,
        colors=colors,
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        power=card.power,
        toughness=card.toughness,
        loyalty=card.loyalty,
        defense=card.defense,
        abilities=abilities,
    )


def _face(
    slug: str, face: type[CardPlugin], expand: Callable[[str], tuple[Ability, ...]]
) -> Characteristics:
    if any(marked_methods(face)):
        message = f"{face.name!r} is a face of a card: its abilities have to be values, not methods"
        raise PluginError(message)
    return _printed(slug, face, (), expand)


def _combined(name: str, halves: tuple[Characteristics, ...]) -> Characteristics:
    """Return the values that a split card has in every zone except the stack (709.4)."""
    costs = [half.cost.symbols for half in halves if half.cost is not None]
    return Characteristics(
        name=name,
        cost=ManaCost(tuple(symbol for symbols in costs for symbol in symbols)),
        colors=frozenset().union(*(half.colors for half in halves)),
        supertypes=_all(half.supertypes for half in halves),
        types=_all(half.types for half in halves),
        subtypes=_all(half.subtypes for half in halves),
        abilities=tuple(ability for half in halves for ability in half.abilities),
        faces=halves,
        layout=SPLIT,
    )


def _all(words: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for several in words for word in several))
