"""A report is a document and a picture."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import beaumonde as bm
from beaumonde.arena import Report, play_match
from beaumonde.arena.plot import draw


@pytest.fixture(scope="module")
def report() -> Report:
    tables = (bm.high_society("2025", 3, ["gambling", "yacht-club"]), bm.rich_and_good(2))
    return play_match(tables, ["random", "sensible"], games=30, seed=2**200)


def test_a_report_goes_to_json_and_back(report: Report) -> None:
    assert Report.loads(report.dumps()) == report
    assert Report.loads(report.dumps().encode()) == report


def test_the_json_can_be_read_without_us(report: Report) -> None:
    document = json.loads(report.dumps())
    assert document["format"] == 1
    assert document["seed"] == 2**200
    assert [table["game"] for table in document["tables"]] == ["high-society", "rich-and-good"]
    assert document["tables"][0]["options"]["advanced"] == ["gambling", "yacht-club"]
    best = document["standings"][0]
    assert best["name"] == "sensible"
    assert best["wins"]["low"] < best["wins"]["value"] < best["wins"]["high"]


@pytest.mark.parametrize("text", ["", "{}", "[]", "[" * 100_000, '{"format": 1}', "\udcff", b"\xff"])
def test_what_is_no_report_is_refused(text: Any) -> None:
    with pytest.raises(bm.BadRecord) as refusal:
        Report.loads(text)
    assert refusal.value.code == "not-a-report"


def test_a_newer_format_is_refused(report: Report) -> None:
    with pytest.raises(bm.BadRecord) as refusal:
        Report.loads(report.dumps().replace('"format": 1', '"format": 2'))
    assert refusal.value.code == "unknown-format"


@pytest.mark.parametrize(("kind", "beginning"), [(".png", b"\x89PNG"), (".svg", b"<?xml"), (".PDF", b"%PDF")])
def test_a_picture_is_drawn(kind: str, beginning: bytes, report: Report, tmp_path: Path) -> None:
    file = tmp_path / f"report{kind}"
    draw(report, file)
    assert file.read_bytes().startswith(beginning)


def test_a_picture_says_who_played_and_where(report: Report, tmp_path: Path) -> None:
    file = tmp_path / "report.svg"
    draw(report, file, ["the first table", "the second"], wins="victories", fair="even")
    text = file.read_text()
    for words in ("the first table", "the second", "victories", "even", "sensible", "random"):
        assert f"<!-- {words} -->" in text


def test_every_point_is_in_the_picture(report: Report, tmp_path: Path) -> None:
    file = tmp_path / "report.svg"
    draw(report, file, percent="{:.3f}".format)
    shares = [f"<!-- {one.wins.value:.3f} -->" for table in report.tables for one in table.standings]
    assert len(set(shares)) > 2
    assert [share for share in shares if share not in file.read_text()] == []


@pytest.mark.parametrize("name", ["report", "report.txt", "report.png.gz"])
def test_another_kind_of_picture_is_refused(name: str, report: Report, tmp_path: Path) -> None:
    with pytest.raises(bm.BadOption) as refusal:
        draw(report, tmp_path / name)
    assert refusal.value.code == "bad-picture"


def test_without_matplotlib_and_ray_everything_else_works_and_says_so() -> None:
    code = """
import sys
sys.modules["matplotlib.figure"] = sys.modules["ray"] = sys.modules["numpy"] = None
from pathlib import Path
import beaumonde as bm
from beaumonde.arena import play_match
from beaumonde.arena.plot import draw
pair = ["random", "sensible"]
report = play_match(bm.rich_and_good(2), pair, games=4, seed=1)
for ask in (lambda: draw(report, Path("x.png")), lambda: play_match(bm.rich_and_good(2), pair, games=4, ray=True)):
    try:
        ask()
    except bm.MissingExtra as error:
        print(error.code)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["no-matplotlib", "no-ray"]
