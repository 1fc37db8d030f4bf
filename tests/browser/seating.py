"""A quick way to a table that has begun, and questions about where things are on the screen."""

from random import Random
from typing import Any

from playwright.sync_api import Locator

from browser.visitor import Visitor
from server.service import Chair, Keeper, Player, play_on, until_over

LAY = """async ([wish, name]) => {
  const ask = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  await ask('/guests', { name, language: document.documentElement.lang })
  localStorage.setItem('beaumonde', JSON.stringify({ met: true }))
  const { id, state } = await ask('/tables', wish)
  if (state === 'open') await ask(`/tables/${id}/start`)
  return id
}"""


def sit(visitor: Visitor, game: str, levels: list[str], **options: Any) -> str:
    """At a table with these levels, "" for oneself; the table's id."""
    box = {"edition": "2025"} if game == "high-society" else {}
    wish = {"game": game, "levels": levels, "options": {"seats": len(levels), "first": 0, **box, **options}}
    table: str = visitor.page.evaluate(LAY, [wish, "Ann"])
    visitor.go(f"/table/{table}")
    return table


def sit_at_the_end(visitor: Visitor, game: str, levels: list[str], **options: Any) -> None:
    """At such a table after its game, which was played to its end without a browser."""
    player = Player(visitor.service)
    table = player.start(player.lay(game, levels, seats=len(levels), **options))
    with player.sit(table) as chair:
        play_on(Keeper(visitor.service, table), [chair], Random(1))
        until_over(chair)
    visitor.context.add_cookies([{"name": "beaumonde", "value": player.token, "url": f"http://{visitor.address}"}])
    player.close()
    visitor.go(f"/table/{table['id']}")
    visitor.page.locator("dialog[open]").wait_for()
    visitor.page.evaluate("document.fonts.ready.then(() => null)")


def finish(visitor: Visitor) -> None:
    """Play the visitor's game to its end without their browser, which only follows: that is quicker than by hand."""
    token = next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == "beaumonde")
    with Chair(visitor.address, visitor.table, {"token": token}) as chair:
        play_on(Keeper(visitor.service, {"id": visitor.table}), [chair], Random(1))
        until_over(chair)
    visitor.page.locator("dialog[open]").wait_for()


def overlap(one: Locator, other: Locator) -> bool:
    """Whether one covers a part of the other."""
    a, b = one.bounding_box(), other.bounding_box()
    if a is None or b is None:
        return False
    aside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    above = a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1
    return not (aside or above)


def on_screen(thing: Locator) -> bool:
    """Whether all of it can be seen now: within the window, and nothing lies over its corners or its middle."""
    return bool(
        thing.evaluate(
            """element => {
              const { left, right, top, bottom } = element.getBoundingClientRect()
              const points = [[left + 2, top + 2], [right - 2, bottom - 2], [(left + right) / 2, (top + bottom) / 2]]
              return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth &&
                points.every(([x, y]) => {
                  const there = document.elementFromPoint(x, y)
                  return there && (element.contains(there) || there.contains(element) || there.matches('.explain'))
                })
            }"""
        )
    )
