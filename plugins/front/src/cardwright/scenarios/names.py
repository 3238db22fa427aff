"""References: which object a text such as ``Soul Warden#2`` or an alias means, and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardwright.scenarios.errors import did_you_mean
from cardwright_core.cards import slug_of
from cardwright_core.errors import InputError, nearest
from cardwright_core.layers import entering_view
from cardwright_core.replacement import together
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["Names", "UnclearReferenceError", "seen"]

_NUMBERED = re.compile(r"(.+)#(\d+)")


class UnclearReferenceError(InputError):
    """A text that means no object of the scenario, or several; `line` is where it stands."""

    line = 0


class Names:
    """The cards of a scenario by name and number, in the order of the file; then its tokens."""

    def __init__(self) -> None:
        """Begin with none."""
        self._cards: dict[str, list[int]] = {}
        self._shown: dict[int, str] = {}
        self._aliases: dict[str, int] = {}

    def add(self, name: str, card: int, alias: str = "", written: str = "") -> None:
        """Remember a physical card, its alias, and how it is `written`: by a name that it had."""
        if alias in self._aliases:
            message = f"the alias {alias!r} is taken already"
            raise UnclearReferenceError(message)
        if alias:
            self._aliases[alias] = card
        for slug in dict.fromkeys((slug_of(name), slug_of(written or name))):
            self._cards.setdefault(slug, []).append(card)
        for other, one in self._aliases.items():
            if self._cards.get(slug_of(split(other)[0]), [one]) != [one]:
                message = f"the alias {other!r} is the name of another card of this scenario"
                raise UnclearReferenceError(message)
        self._shown[card] = name

    def card(self, text: str, besides: Iterable[str] = ()) -> int:
        """Return the number of the physical card that `text` means; `besides` could be meant."""
        if text in self._aliases:
            return self._aliases[text]
        name, number = split(text)
        cards = self._cards.get(slug_of(name), [])
        if not cards:
            known = dict.fromkeys((*self._aliases, *self._shown.values(), *besides))
            message = f"no card {name!r} is in this scenario{did_you_mean(name, known)}"
            raise UnclearReferenceError(message)
        if number is None and len(cards) > 1:
            every = ", ".join(f"{self._shown[cards[0]]}#{n}" for n in range(1, len(cards) + 1))
            message = f"{text!r} could be each of {every}: add a number, or give it an alias"
            raise UnclearReferenceError(message)
        if number is not None and not 1 <= number <= len(cards):
            message = f"there is no {text!r}: this scenario has {len(cards)} of that name"
            raise UnclearReferenceError(message)
        return cards[(number or 1) - 1]

    def hint(self, text: str) -> str:
        """Return the nearest names of the scenario to one that is none of them, if any is near."""
        name, _ = split(text.removeprefix("ability of ").removeprefix(_COPY))
        if name in self._aliases or slug_of(name) in self._cards:
            return ""
        near = nearest(name, [*self._aliases, *dict.fromkeys(self._shown.values())])
        return f"; did you mean {' or '.join(map(repr, near))}?" if near else ""

    def object(self, game: Game, text: str) -> int:
        """Return the id of the object that `text` means now; 0 for a card in a library."""
        token = self._token(game, text)
        if token is not None:
            return token
        if text.startswith(_COPY):
            return _copy(game, text)
        card = self.card(text, (name for _, name in _tokens(game)))
        here = [item.id for item in game.state.objects.values() if item.card == card]
        return here[0] if here else 0

    def of(self, game: Game, item: int) -> str:
        """Return what an object is called in this scenario: by its alias, if it has one."""
        card = seen(game, item).object.card
        aliases = (alias for alias, one in self._aliases.items() if one == card)
        return next(aliases, "") or self.printed(game, item)

    def printed(self, game: Game, item: int) -> str:
        """Return an object's name, with a number if there are several of that name."""
        view = seen(game, item)
        if view.object.card:
            return self.of_card(game, view.object.card, alias=False)
        if _is_copy(view):
            return _copy_name(game, item)
        if view.object.spell is not None and view.zone is Zone.STACK:
            return f"ability of {self.of(game, view.object.spell.source.id)}"
        before = len(self._cards.get(slug_of(view.name), ()))
        same = [one for one, name in _tokens(game) if name == view.name]
        if item in same and len(same) + before > 1:
            return f"{view.name}#{before + same.index(item) + 1}"
        return view.name

    def of_card(self, game: Game, card: int, *, alias: bool = True) -> str:
        """Return what a physical card is called in this scenario."""
        for known, one in self._aliases.items():
            if alias and one == card:
                return known
        name = self._shown.get(card)
        if name is None:
            physical = game.state.cards[card]
            return physical.slug if physical is not None else "nothing"
        same = self._cards[slug_of(name)]
        return name if len(same) == 1 else f"{name}#{same.index(card) + 1}"

    def is_meant(self, game: Game, text: str, item: int) -> bool:
        """Whether `text` means that object, also one that is no more where it was: it is its card.

        A bare name means each object of that name.
        """
        name, number = split(text)
        if text.startswith(_COPY):
            copied = _is_copy(game.see(item)) and split(_copy_name(game, item))[0] == name
            return copied and (number is None or self.object(game, text) == item)
        view = seen(game, item)
        if number is None and text not in self._aliases:
            shown = self._shown.get(view.object.card, view.name)
            if view.object.card in self._cards.get(slug_of(name), ()):
                return True
            return slug_of(name) in {slug_of(shown), slug_of(view.name)}
        token = self._token(game, text)
        return item == token if token is not None else view.object.card == self.card(text)

    def _token(self, game: Game, text: str) -> int | None:
        name, number = split(text)
        cards = len(self._cards.get(slug_of(name), ()))
        tokens = [item for item, shown in _tokens(game) if slug_of(shown) == slug_of(name)]
        if text in self._aliases or not tokens or (number is not None and number <= cards):
            return None
        if number is None and cards + len(tokens) > 1:
            message = f"{text!r} could be each of {cards + len(tokens)} objects: add a number"
            raise UnclearReferenceError(message)
        place = (number or 1) - cards - 1
        return tokens[place] if place < len(tokens) else None


def seen(game: Game, item: int) -> View:
    """Return an object as it is or last was; one that is about to enter, as it would (614.12)."""
    if game.exists(item) or item in game.state.last_known:
        return game.see(item)
    entering = (part for part in together(game) if isinstance(part, Enters))
    return entering_view(game, next(part for part in entering if part.becomes == item))


def split(text: str) -> tuple[str, int | None]:
    """Take ``Soul Warden#2`` apart."""
    match = _NUMBERED.fullmatch(text)
    return (match[1], int(match[2])) if match else (text, None)


_COPY = "copy of "


def _is_copy(view: View) -> bool:
    """Whether it is a copy of a spell or a card: neither a card, nor a token, nor an ability."""
    there = view.object
    if there.card or there.zone in {Zone.BATTLEFIELD, Zone.COMMAND}:
        return False
    return there.zone is not Zone.STACK or there.spell is None or there.spell.source.id == there.id


def _copies(game: Game, name: str) -> list[int]:
    """Return the copies of that name that there are now, in the order in which they were made."""
    views = (game.see(item) for item in game.state.objects)
    return [view.id for view in views if _is_copy(view) and view.name == name]


def _copy_name(game: Game, item: int) -> str:
    name = game.see(item).name
    same = _copies(game, name)
    number = f"#{same.index(item) + 1}" if item in same and len(same) > 1 else ""
    return f"{_COPY}{name}{number}"


def _copy(game: Game, text: str) -> int:
    name, number = split(text.removeprefix(_COPY))
    found = _copies(game, name)
    if not found or (number is None and len(found) > 1) or not 0 < (number or 1) <= len(found):
        message = f"{text!r} is not clear: there are {len(found)} copies of {name!r} here"
        raise UnclearReferenceError(message)
    return found[(number or 1) - 1]


def _tokens(game: Game) -> Iterator[tuple[int, str]]:
    """Yield the tokens that there were, in the order in which they were created (111.1)."""
    state = game.state
    for item in sorted({*state.objects, *state.last_known}):
        view = game.see(item)
        if not view.object.card and view.zone is Zone.BATTLEFIELD:
            yield item, view.name
