"""Whether a browser sends a request for one of our own pages. Only then does its cookie count."""

from beaumonde.server.errors import Connection

USUAL_PORTS = {"http": ":80", "https": ":443"}
"""What an Origin may be, and the port that a Host header or an Origin may leave out."""


def is_own_page(connection: Connection) -> bool:
    """Browsers say where a request comes from, and no page can change what they say: in `Sec-Fetch-Site`, which is
    right behind any proxy, or in `Origin`. With neither, a page was opened by hand or a program asks."""
    site, origin = connection.headers.get("sec-fetch-site"), connection.headers.get("origin")
    if site == "same-origin":
        return True
    if origin is None:
        return site in (None, "none")
    return _is_own(origin.lower(), connection)


def _is_own(origin: str, connection: Connection) -> bool:
    """Whether the origin is the host that was asked. A page that came without TLS is not one of ours if we have it."""
    scheme, _, place = origin.partition("://")
    if scheme not in USUAL_PORTS or (scheme == "http" and connection.scope["scheme"] in ("https", "wss")):
        return False
    port, host = USUAL_PORTS[scheme], connection.headers.get("host", "").lower()
    return place.removesuffix(port) == host.removesuffix(port)
