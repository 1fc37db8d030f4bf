"""Sharing a link moves nothing on the screen."""

import pytest

from browser.conftest import Visit
from browser.seating import sit_at_the_end
from browser.visitor import NARROW, WIDE, Visitor

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
NO_SHARING = "Object.defineProperty(navigator, 'share', { value: undefined })"
PLACES = """part => [...part.querySelectorAll('button, a.button, summary, code')]
  .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().toJSON())"""


def prepare(visitor: Visitor, clipboard: bool) -> None:
    visitor.context.add_init_script(NO_SHARING)
    if clipboard:
        visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    else:
        visitor.context.add_init_script(NO_CLIPBOARD)


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=str)
@pytest.mark.parametrize("clipboard", [True, False])
def test_the_game_is_shared_and_the_buttons_stay_where_they_are(
    visit: Visit, size: tuple[int, int], clipboard: bool
) -> None:
    visitor = visit(size=size)
    prepare(visitor, clipboard)
    sit_at_the_end(visitor, "high-society", ["", "random", "random"], edition="2025")
    end = visitor.page.get_by_role("dialog")
    share = end.get_by_role("button", name="Share")
    share.scroll_into_view_if_needed()
    before = end.evaluate(PLACES)
    share.click()
    visitor.sees("The link is copied." if clipboard else "Copy this link:")
    assert end.evaluate(PLACES) == before


def test_an_invitation_is_copied_and_nothing_moves(visit: Visit) -> None:
    visitor = visit(size=(320, 640))
    prepare(visitor, clipboard=True)
    visitor.go("/new")
    visitor.page.get_by_role("combobox", name="Seat 2").select_option(label="Somebody you invite")
    visitor.page.get_by_role("button").last.click()
    invitation = visitor.page.get_by_role("region", name="Invite")
    copy = invitation.get_by_role("button", name="Copy the link")
    copy.scroll_into_view_if_needed()
    visitor.page.evaluate("document.fonts.ready.then(() => null)")
    before = invitation.evaluate(PLACES)
    copy.click()
    visitor.sees("Copied.")
    assert invitation.evaluate(PLACES) == before
