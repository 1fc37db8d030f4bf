"""Headers that tell browsers what they may do with an answer: with a page of the client, and with any other."""

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

USUAL = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""For data and errors: nobody keeps them, nobody takes them for a page, and no page of another site may load them."""

CLIENT = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "font-src 'self'",
            "img-src 'self' data:",  # the patterns of the seats are drawn as backgrounds
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",  # forms are read by scripts, and never sent by the browser itself
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
"""For pages and files of the client: they load what the service serves and nothing else, and run no code that stands
in a page."""


async def add_usual_headers(message: Message, _: Scope) -> None:
    """Every answer that does not say otherwise has the usual headers."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in USUAL.items():
            headers.setdefault(name, value)
