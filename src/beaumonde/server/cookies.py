"""How a request says who asks: by a token in a header, or by the cookie of a browser."""

from litestar.datastructures import Cookie

from beaumonde.server.errors import Connection
from beaumonde.server.origins import is_own_page

COOKIE = "beaumonde"
SECURE_COOKIE = "__Host-beaumonde"
"""The cookie's name with TLS: browsers take one of such a name only from this very host, with TLS."""
A_YEAR = 365 * 24 * 3600


def bearer_in(connection: Connection) -> str | None:
    """The token in the header of a request, as programs send it."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie_in(connection: Connection) -> str | None:
    """The token in the cookie of a request. A cookie counts only on our own pages."""
    if not is_own_page(connection):
        return None
    cookies = connection.cookies
    return cookies.get(SECURE_COOKIE) or cookies.get(COOKIE)  # who came before there were two names has the plain one


def cookie_with(token: str, connection: Connection) -> Cookie:
    """The cookie by which a browser is known again; no script can read it, and no other site can make use of it."""
    return _cookie(token, A_YEAR, connection)


def cookies_without(connection: Connection) -> list[Cookie]:
    """What makes a browser forget its cookie, whatever it is called."""
    forgotten = _cookie("", 0, connection)
    older = Cookie(COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax")
    return [forgotten] if forgotten.key == COOKIE else [forgotten, older]


def _cookie(value: str, max_age: int, connection: Connection) -> Cookie:
    secure = connection.scope["scheme"] == "https"
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(name, value=value, path="/", max_age=max_age, httponly=True, samesite="lax", secure=secure)
