"""Write docs/vocabulary.md from ``cardwright.authoring``: ``python docs/make_vocabulary.py``.

An example that stands on the page stays there as long as its card says it, so that a new card does
not change the page.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import re
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from cardwright import authoring
from cardwright._homes import HOMES
from cardwright_core.abilities import Behaviour
from cardwright_core.cards import marked_methods

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PAGE = Path(__file__).with_name("vocabulary.md")
ROOT = PAGE.parent.parent
_INTRODUCTION = PAGE.with_name("vocabulary_introduction.md")
_LONGEST = 160
_LONGEST_VALUE = 100
_USED = re.compile(
    r"^- `(?P<name>\w+).*?^  For example `(?P<text>[^`]+)` \((?P<card>\w+)\)",
    re.MULTILINE | re.DOTALL,
)

SECTIONS: dict[str, str] = {
    "Abilities": "What a card's `abilities` are made with.",
    "Triggers and conditions": "What an ability waits for, and what else has to be true (603).",
    "Events": "What happens: a trigger waits for one, a replacement effect changes one.",
    "Filters": "Sets of objects and players, told by what they are.",
    "Selections": "Which objects and players an effect is about, as it resolves.",
    "Counts": "Numbers that are worked out when they are needed.",
    "Effects": "What a spell or ability does as it resolves (608).",
    "Costs": "What is paid beside mana, and what abilities of costs say (118).",
    "Static abilities": (
        "What is so as long as something functions (604); each answers hooks. Among a card's "
        "`abilities` it stands within `StaticAbility(...)`."
    ),
    "Changes": "What a continuous effect does to what it affects (613).",
    "Durations": "How long an effect of a resolution lasts (611.2).",
    "Choices": "What is chosen as a permanent enters (614.12), and what speaks of it.",
    "Mana": "What mana is spent on, and what follows it (106.6).",
    "Copies": "Copies and their exceptions (707).",
    "Faces": "What a card's `faces` are made with: its other sides, and what they become.",
    "Tokens": "Tokens that the rules know by a word (111.10), for `CreateTokens`.",
    "For marked methods": "What a method of a card, keyword or rules plugin uses.",
}


def page() -> str:
    """Return the whole page."""
    kept = _examples_on_the_page()
    parts = [_INTRODUCTION.read_text(encoding="utf-8")]
    found: dict[str, list[str]] = {title: [] for title in SECTIONS}
    for name in sorted(authoring.__all__, key=lambda name: (name.casefold(), name)):
        found[section_of(name)].append(name)
    for title, about in SECTIONS.items():
        entries = "\n".join(_entry(name, kept.get(name)) for name in found[title])
        parts.append(f"## {title}\n\n{about}\n\n{entries}\n")
    return "\n".join(parts)


# What kind of word it is.


def section_of(name: str) -> str:
    """Return the section of the page that a name belongs in."""
    value = getattr(authoring, name)
    home = HOMES[name].partition(":")[0]
    if name in _BY_NAME:
        return _BY_NAME[name]
    kind = value if inspect.isclass(value) else type(value)
    if not inspect.isfunction(value):
        for base, title in _BY_BASE:
            if issubclass(kind, base):
                return title
        if issubclass(kind, Behaviour) or any(marked_methods(kind)):
            return "Static abilities"
        if kind.__module__.startswith("cardwright_rules") and hasattr(kind, "resolve"):
            return "Effects"
    return _BY_HOME.get(home.rpartition(".")[2]) or _by_what_it_makes(value)


def _by_what_it_makes(value: object) -> str:
    """Return the section of what a word makes; what looks at a game is for methods."""
    if inspect.isfunction(value) and "game" not in inspect.signature(value).parameters:
        made = _named(inspect.signature(value).return_annotation)
        return _BY_MADE.get(made.removeprefix("tuple[").removesuffix(", ...]"), _FOR_METHODS)
    return _FOR_METHODS


_FOR_METHODS = "For marked methods"

_BY_MADE = {
    "Ability": "Abilities",
    "ActivatedAbility": "Abilities",
    "SpellAbility": "Abilities",
    "StaticAbility": "Abilities",
    "TriggeredAbility": "Abilities",
    "Condition": "Triggers and conditions",
    "Test": "Triggers and conditions",
    "Faces": "Faces",
}


_BY_BASE: tuple[tuple[type, str], ...] = (
    (authoring.Event, "Events"),
    (authoring.Filter, "Filters"),
    (authoring.Selection, "Selections"),
    (authoring.Players, "Selections"),
    (authoring.Number, "Counts"),
    (authoring.CostComponent, "Costs"),
    (authoring.Change, "Changes"),
    (authoring.Duration, "Durations"),
    (authoring.Choice, "Choices"),
    (authoring.CopyException, "Copies"),
    (authoring.ManaRestriction, "Mana"),
    (authoring.ManaRider, "Mana"),
    (authoring.Test, "Triggers and conditions"),
    (authoring.Condition, "Triggers and conditions"),
    (authoring.Ability, "Abilities"),
)

_BY_HOME = {
    "choices": "Choices",
    "conditions": "Triggers and conditions",
    "copies": "Copies",
    "costs": "Costs",
    "counts": "Counts",
    "effects": "Effects",
    "filters": "Filters",
    "selections": "Selections",
    "shorthand": "Abilities",
    "statics": "Static abilities",
    "adventures": "Abilities",
    "attachments": "Abilities",
    "entering": "Abilities",
    "gaining": "Abilities",
    "keywords": "Abilities",
    "libraries": "Effects",
    "loyalty": "Abilities",
    "mana": "Mana",
    "paid": "Effects",
    "sagas": "Abilities",
    "stack": "Filters",
    "unless": "Effects",
    "untapping": "Abilities",
    "wording": "Abilities",
    "protection": "Abilities",
    "free": "Effects",
}

_BY_NAME = {
    **dict.fromkeys(
        ("BLOOD", "CLUE", "FOOD", "GOLD", "POWERSTONE", "SHARD", "TREASURE", "WALKER"), "Tokens"
    ),
    **dict.fromkeys(("ATTACKING_YOU", "ATTACKING_YOU_OR_PLANESWALKERS", "TargetSpec"), "Filters"),
    **dict.fromkeys(("COLOR_WORDS", "CREATURE_TYPE_WORDS", "LAND_TYPE_WORDS"), "Choices"),
    "Cost": "Costs",
    "Part": "Changes",
    "granted": "For marked methods",
    "Amount": "Counts",
    "X": "Counts",
    "CARD_TYPES": "Choices",
    "Code": "Effects",
    "Effect": "Effects",
    "Mode": "Effects",
    "Modes": "Effects",
    "PricedMode": "Effects",
    "support": "Effects",
    "as_though_without_hexproof": "Abilities",
    "ANY_COLOR": "Mana",
    "Condition": "Triggers and conditions",
    "CostChange": "For marked methods",
    "CostComponent": "For marked methods",
    "CostOption": "For marked methods",
    "Mana": "For marked methods",
    "ManaCost": "For marked methods",
    "ManaSymbol": "For marked methods",
    "PaymentOption": "For marked methods",
    "additional_cost": "Abilities",
    "at_the_beginning_of": "Triggers and conditions",
    "as_it_enters_choose": "Abilities",
    "cast_for_free": "For marked methods",
    "chosen": "For marked methods",
    "cost": "Costs",
    "divided_among": "Filters",
    "leaves_zone": "Triggers and conditions",
    "pays": "For marked methods",
    "tapped_for_mana": "Triggers and conditions",
    "target": "Filters",
    "target_card": "Filters",
    "target_spell": "Filters",
    "this_or_another": "Filters",
    "when": "Triggers and conditions",
    "whenever": "Triggers and conditions",
    "you_activate": "Triggers and conditions",
}


# One entry.


def _entry(name: str, kept: tuple[str, str] | None) -> str:
    value = getattr(authoring, name)
    lines = [f"- `{name}{signature_of(value)}`"] if callable(value) else [_constant(name, value)]
    about = _about(name, value)
    lines.extend(f"  {line}" for line in about.splitlines())
    lines.extend(_ways_to_make(name, value))
    example = kept if kept is not None and _still_said(name, *kept) else shortest_use(name)
    if example is not None:
        words = said(*example)
        says = f": {words}" if words else ""
        lines.append(f"  For example `{example[0]}` ({example[1]}){says}.")
    return "\n".join(lines)


def _ways_to_make(name: str, value: object) -> Iterator[str]:
    """Yield the functions of a class that make one of it, with what they take."""
    made = inspect.isclass(value) and attrs.has(value)
    for key, member in vars(value).items() if made else ():
        if isinstance(member, staticmethod | classmethod) and not key.startswith("_"):
            function: Callable[..., object] = getattr(value, key)
            if inspect.signature(function).return_annotation in {name, "Self"}:
                about = _first_paragraph(inspect.getdoc(function) or "").replace("\n", " ")
                yield f"  `{name}.{key}{signature_of(function, bound=True)}`: {about}"


def _constant(name: str, value: object) -> str:
    text = str(value) if isinstance(value, tuple) else repr(value)
    return f"- `{name}`, which is `{text}`:" if len(text) <= _LONGEST_VALUE else f"- `{name}`:"


def _about(name: str, value: object) -> str:
    """Return the first paragraph of what is said of it."""
    own = _said_of_constant(name)
    if own is not None:
        text = own
    elif name in {"PlayerId", "hookimpl", "Amount"} or isinstance(value, tuple):
        text = _ELSE[name]
    else:
        text = inspect.getdoc(value) or ""
    return _first_paragraph(text)


def _first_paragraph(text: str) -> str:
    """Return the first paragraph of a docstring, in Markdown."""
    text = re.sub(r":\w+:`[~.]?([\w.]+)`", r"`\1`", text.split("\n\n", maxsplit=1)[0])
    return text.replace("``", "`").strip()


_ELSE = {
    "ANY_COLOR": "The letters of the five colors.",
    "Amount": "A number, or a word for one.",
    "CARD_TYPES": "The card types of the rules (205.2a).",
    "PlayerId": "The name of a player.",
    "hookimpl": "pluggy's mark of an implementation: see [Hooks](hooks.md).",
}


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(import_module(module)))


def _said_of_constant(name: str) -> str | None:
    """Return the string that stands below a constant in its module."""
    module, _, known_as = HOMES[name].partition(":")
    body = _tree(module).body
    for place, statement in enumerate(body[:-1]):
        targets = getattr(statement, "targets", [getattr(statement, "target", None)])
        after = body[place + 1]
        if (
            isinstance(statement, ast.Assign | ast.AnnAssign)
            and any(isinstance(to, ast.Name) and to.id == (known_as or name) for to in targets)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            return str(after.value.value)
    return None


def signature_of(value: Callable[..., object], *, bound: bool = False) -> str:
    """Return what a class of records or a function takes, as its source says it."""
    if inspect.isclass(value) and attrs.has(value):
        fields = [field for field in attrs.fields(value) if field.init]
        return f"({', '.join(map(_parameter, fields))})"
    if not bound and not inspect.isfunction(value):
        return ""
    signature = inspect.signature(value)
    parts, starred = [], False
    for parameter in signature.parameters.values():
        if parameter.kind is parameter.KEYWORD_ONLY and not starred:
            parts.append("*")
        starred = starred or parameter.kind in {parameter.KEYWORD_ONLY, parameter.VAR_POSITIONAL}
        parts.append(_argument(parameter))
    return f"({', '.join(parts)}) -> {_named(signature.return_annotation)}"


def _argument(parameter: inspect.Parameter) -> str:
    star = "*" if parameter.kind is parameter.VAR_POSITIONAL else ""
    text = f"{star}{parameter.name}: {_named(parameter.annotation)}"
    if parameter.default is parameter.empty:
        return text
    return f"{text} = {_default(parameter.default)}"


def _named(annotation: object) -> str:
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")


def _default(value: object) -> str:
    """Write a default as code would: a function or a member of an enumeration by its name."""
    if inspect.isfunction(value):
        return value.__name__
    return re.sub(r"<(\w+\.\w+): [^>]*>", r"\1", repr(value))


def _parameter(field: attrs.Attribute[object]) -> str:
    text = f"{field.name.lstrip('_')}: {_named(field.type)}"
    if field.default is attrs.NOTHING:
        return text
    made = isinstance(field.default, attrs.Factory)  # type: ignore[arg-type]  # it is a class
    return f"{text} = ..." if made else f"{text} = {_default(field.default)}"


# Examples.


@cache
def _modules() -> dict[str, ast.Module]:
    """Return the modules of the cards in this checkout."""
    files = sorted(ROOT.glob("cards/*/src/*/*.py"))
    return {file.stem: _spelled_out(file.read_text(encoding="utf-8")) for file in files}


def _spelled_out(source: str) -> ast.Module:
    """Return a module with the values of its own constants in place of their names."""
    tree = ast.parse(source)
    values: dict[str, ast.expr] = {}
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            statement.value = _Named(values).visit(statement.value)
            values[statement.targets[0].id] = statement.value
    return ast.fix_missing_locations(_Named(values).visit(tree))


class _Named(ast.NodeTransformer):
    """Puts values in place of names."""

    def __init__(self, values: dict[str, ast.expr]) -> None:
        self.values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Put a copy, so that every part of the tree has its own place in it."""
        if node.id not in self.values or not isinstance(node.ctx, ast.Load):
            return node
        return ast.parse(ast.unparse(self.values[node.id]), mode="eval").body


@cache
def _uses() -> dict[str, list[tuple[str, str]]]:
    """Return the expressions of the cards under each name that they use, with their card."""
    found: dict[str, list[tuple[str, str]]] = {}
    for card, tree in _modules().items():
        for used, node in _expressions(tree):
            text = ast.unparse(node)
            if "`" not in text and "\n" not in text and not unknown_names(text):
                found.setdefault(used, []).append((text, card))
    return found


def unknown_names(text: str) -> set[str]:
    """Return the names in an example that a reader of the page finds nowhere."""
    nodes = list(ast.walk(ast.parse(text, mode="eval")))
    bound = {node.arg for node in nodes if isinstance(node, ast.arg)}
    used = {node.id for node in nodes if isinstance(node, ast.Name)}
    return used - bound - {*authoring.__all__, *vars(builtins), *_OF_A_METHOD}


_OF_A_METHOD = frozenset({"self", "game", "by", "event", "player", "item"})
"""What methods call what they are given or go through."""


def _expressions(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Yield the names that are called with their call, and the others with what is around them."""
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Name):
            continue
        around = parents[node]
        while isinstance(around, ast.keyword | ast.Starred | ast.Tuple | ast.Attribute):
            around = parents[around]
        if isinstance(around, ast.expr) or (
            isinstance(around, ast.FunctionDef) and node in around.decorator_list
        ):
            yield node.id, node if isinstance(around, ast.FunctionDef) else around


def shortest_use(name: str) -> tuple[str, str] | None:
    """Return the shortest expression of a card with that name, and the card."""
    uses = [use for use in _uses().get(name, ()) if len(use[0]) <= _LONGEST and use[0] != name]
    return min(uses, key=lambda use: (len(use[0]), use[1])) if uses else None


def said(text: str, card: str) -> str:
    """Return what an expression of a card says in English; nothing for one that is no word."""
    module = next(ROOT.glob(f"cards/*/src/*/{card}.py"))
    try:
        value = eval(text, vars(import_module(f"{module.parent.name}.{card}")))  # noqa: S307 - our own cards' text
    except NameError:  # it speaks of a method's parameters
        return ""
    sayable = isinstance(value, authoring.Record) and not isinstance(value, authoring.Faces)
    words = authoring.say(value) if sayable else ""
    return f"“{words.removesuffix('.')}”" if words else ""


def _still_said(name: str, text: str, card: str) -> bool:
    return (text, card) in _uses().get(name, ())


def _examples_on_the_page() -> dict[str, tuple[str, str]]:
    if not PAGE.exists():
        return {}
    entries = re.split(r"^(?=- `)", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = (_USED.match(entry) for entry in entries)
    return {one["name"]: (one["text"], one["card"]) for one in found if one}


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text(encoding="utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")
