"""What is said of a name that ``cardwright.authoring`` does not give.

Where it is imported, that is an ``ImportError``, as Python throws the text of an ``AttributeError``
away there; anywhere else, ``hasattr`` for example, it is an ``AttributeError``.
"""

from __future__ import annotations

import opcode
import sys
from importlib import metadata

from cardwright._homes import HOMES
from cardwright_core.errors import nearest

__all__ = ["not_there", "unknown"]

_OURS = ("cardwright", "cardwright-core", "cardwright-rules")


def unknown(name: str) -> Exception:
    """Return the error for a name that nobody has heard of; it says the nearest ones."""
    near = " or ".join(map(repr, nearest(name, HOMES)))
    return _error(name, f"; did you mean {near}?" if near else "")


def not_there(name: str, module: str, error: Exception) -> Exception:
    """Return the error for a name that is not in its home: distributions of different versions."""
    versions = ", ".join(f"{one} {_version(one)}" for one in _OURS)
    return _error(
        name,
        f": {module} does not give it ({error}); these have to be of one version: {versions}; "
        f"pip install --upgrade {' '.join(_OURS)}",
    )


def _error(name: str, why: str) -> Exception:
    kind = ImportError if _is_imported() else AttributeError
    return kind(f"cannot import name {name!r} from 'cardwright.authoring'{why}")


def _is_imported() -> bool:
    """Whether whoever asks ``cardwright.authoring`` for a name stands at an import of it."""
    asking = sys._getframe(4)  # noqa: SLF001 - behind this, the two functions above, and __getattr__
    return asking.f_code.co_code[asking.f_lasti] == opcode.opmap["IMPORT_FROM"]


def _version(distribution: str) -> str:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return "(not installed)"
