"""Can't be imported."""

message = "no such luck"
raise RuntimeError(message)
