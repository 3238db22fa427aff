"""What the project's own tests share."""

import gc

from cardwright import authoring

pytest_plugins = ["pytester"]


def pytest_configure() -> None:
    """Import all words now: what a test within a test imports first is forgotten after it."""
    for name in authoring.__all__:
        getattr(authoring, name)


def pytest_collection_finish() -> None:
    """Let the collector pass over the tests themselves: there are thousands, and they stay."""
    gc.collect()
    gc.freeze()
