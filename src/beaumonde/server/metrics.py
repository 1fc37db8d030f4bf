"""What the service counts and measures, in the terms of Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LONG = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)

ACTIONS = Counter("beaumonde_actions", "Actions that were played.", ["played_by"])
ACTION_SECONDS = Histogram("beaumonde_action_seconds", "From a player's message to its commit.", buckets=QUICK)
WRITE_SECONDS = Histogram(
    "beaumonde_write_seconds", "How long work that writes takes, waiting included.", buckets=QUICK
)
READ_SECONDS = Histogram("beaumonde_read_seconds", "How long work that reads takes, waiting included.", buckets=QUICK)
THINK_SECONDS = Histogram("beaumonde_think_seconds", "How long a bot thinks.", ["level"], buckets=LONG)
CONNECTIONS = Gauge("beaumonde_connections", "Live connections.", multiprocess_mode="livesum")
PUSHES = Counter("beaumonde_pushes", "Push messages that were sent.", ["outcome"])
ERRORS = Counter("beaumonde_errors", "Requests and messages that were refused.", ["code"])
