"""What a login is called in the list of one's devices: the family of its browser and the system it runs on."""

from beaumonde.server.errors import Connection

BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "FxiOS/": "Firefox", "Chrome/": "Chrome"} | {
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
"""What stands in the header, the rarer first: most browsers also name those that they are like."""
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS X": "macOS"} | {
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def browser_name(connection: Connection) -> str:
    """Such as `Firefox, Android`; empty for what is no known browser. No version, and nothing of what was sent."""
    agent = connection.headers.get("user-agent", "")[:500]
    browser = next((name for part, name in BROWSERS.items() if part in agent), "")
    system = next((name for part, name in SYSTEMS.items() if part in agent), "")
    return ", ".join(filter(None, (browser, system))) if browser else ""
