"""Cards about dying, graveyards and what comes back."""
