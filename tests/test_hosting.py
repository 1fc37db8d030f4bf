"""What docs/hosting.md and the files in deploy/ say is true: settings, figures, commands and files exist."""

import re
from pathlib import Path

import pytest

from beaumonde.server.settings import Settings, read_settings
from beaumonde.terminal.main import app

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text()
FILES = {path.name: path.read_text() for path in DEPLOY.iterdir()}
EVERYTHING = "\n".join([PAGE, *FILES.values()])

NOT_OURS = {"listen_addresses", "max_connections", "played_by"}
"""Settings of PostgreSQL, and a label of a figure."""
COMMANDS = [
    *re.findall(r"^ +beaumonde (.+)$", PAGE, re.MULTILINE),
    *re.findall(r"`(?:docker compose exec serve )?beaumonde ([^`]+)`", PAGE),
    *re.findall(r"/bin/beaumonde ([a-z]+ .*?)'?$", EVERYTHING, re.MULTILINE),
]


def test_every_setting_that_the_page_names_exists() -> None:
    words = set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", PAGE)) | set(re.findall(r"`([a-z_]+) = [^`]+`", PAGE))
    section = PAGE.partition("## 6.")[2].partition("## 7.")[0]
    for line in re.findall(r"^- (.+?):", section, re.MULTILINE):
        words |= set(re.findall(r"`([a-z_]+)`", line))
    settings = {word for word in words if not word.startswith("beaumonde_")} - NOT_OURS
    assert "workers" in settings
    assert settings <= set(Settings.__struct_fields__)


def test_every_variable_of_the_environment_is_a_setting() -> None:
    named = {name.lower() for name in re.findall(r"\bBEAUMONDE_([A-Z_]+)", EVERYTHING)}
    assert "database" in named
    assert named <= set(Settings.__struct_fields__)


def test_the_example_of_settings_is_accepted() -> None:
    assert read_settings({}, {}, DEPLOY / "beaumonde.toml").trusted_proxies == "127.0.0.1"


def test_every_setting_is_explained() -> None:
    explained = (ROOT / "docs" / "service.md").read_text().partition("## Settings")[2].partition("\n## ")[0]
    internal = {"client", "prepare_bots"}
    assert [name for name in Settings.__struct_fields__ if f"`{name}`" not in explained and name not in internal] == []


def test_the_page_explains_every_figure_and_no_other() -> None:
    sources = [path.read_text() for path in (ROOT / "src" / "beaumonde" / "server").glob("metrics*.py")]
    measured = set(re.findall(r'"(beaumonde_[a-z_]+)"', "\n".join(sources)))
    rows = [line for line in PAGE.splitlines() if line.startswith("| `beaumonde_")]
    explained = {_figure(name) for row in rows for name in re.findall(r"`(beaumonde_[a-z_]+)`", row.split("|")[1])}
    named = {_figure(name) for name in re.findall(r"\bbeaumonde_[a-z_]+", PAGE)} - {"beaumonde_old"}  # a database
    assert explained == named == measured


def _figure(name: str) -> str:
    """What a figure is called where it is measured; Prometheus adds endings."""
    return re.sub(r"_(total|bucket|count|sum)$", "", name)


@pytest.mark.parametrize("command", sorted(set(COMMANDS)))
def test_commands_are_understood(command: str) -> None:
    app.parse_args(command)


def test_there_are_commands() -> None:
    assert {command.split()[0] for command in COMMANDS} == {"admin", "copy", "serve", "think"}


def test_every_file_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"\bdeploy/([\w.-]*\w)", PAGE))
    assert "nginx.conf" in named
    assert named <= set(FILES)


def test_every_unit_that_the_page_names_is_there() -> None:
    named = {
        name
        for line in re.findall(r"systemctl (?:enable --now|start|stop|restart|try-restart|status) (.+?)[`\n]", PAGE)
        for name in line.split()
    }
    units = {name if "." in name else f"{name}.service" for name in named}
    assert "beaumonde.service" in units
    assert units <= set(FILES)


def test_hosts_get_the_versions_that_everybody_tests() -> None:
    assert _locked("serve") <= _locked("dev") | _locked("play")


def _locked(name: str) -> set[str]:
    return set(re.findall(r"^\S+==\S+", (ROOT / "requirements" / f"{name}.txt").read_text(), re.MULTILINE))
