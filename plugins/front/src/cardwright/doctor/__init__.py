"""The doctor behind ``cardwright plugins check``: everything installed is looked at, and loaded."""

from cardwright.doctor.findings import Finding
from cardwright.doctor.loading import look_at_everything

__all__ = ["Finding", "look_at_everything"]
