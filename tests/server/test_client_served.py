"""The browser client: its files, its one page, and nothing else of this machine."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from beaumonde.server.headers import CLIENT
from server.conftest import Serve
from server.service import Service, sqlite_in

PAGE = "<!doctype html><title>Beau Monde</title>"
SCRIPT = "console.log('à table')"
Get = Callable[..., httpx.Response]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as Vite builds it."""
    place = tmp_path_factory.mktemp("place")
    built = place / "client"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(PAGE)
    (built / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (built / "manifest.webmanifest").write_text("{}")
    (built / "sw.js").write_text("self")
    (built / ".secret").write_text("hidden")
    script = built / "assets" / "index-C0ffee_1.js"
    script.write_text(SCRIPT)
    (built / "assets" / "index-C0ffee_1.js.br").write_bytes(b"as if brotli")
    (built / "assets" / "index-C0ffee_1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (built / "assets" / "face-1.woff2").write_bytes(b"font")
    (place / "table.txt").write_text("a secret beside the client")
    return built


@pytest.fixture(scope="module")
def service(folder: Path) -> Iterator[Service]:
    """Its database is a file beside the client, which nobody may fetch."""
    running = Service(sqlite_in(folder.parent), client=str(folder))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def get(service: Service) -> Get:
    def ask(path: str, encoding: str = "identity", method: str = "GET", **headers: str) -> httpx.Response:
        more = {name.replace("_", "-"): value for name, value in headers.items()}
        url = httpx.URL(f"http://{service.address}").copy_with(raw_path=path.encode())
        return httpx.request(method, url, headers={"Accept-Encoding": encoding, **more})

    return ask


OWN = ["/", "/new", "/join/QQQQQ", "/table/abc", "/replay/abc", "/rules/high-society", "/learn/first/2", "/é", "/a b"]


@pytest.mark.parametrize("path", OWN)
def test_every_address_of_the_client_is_its_page(get: Get, path: str) -> None:
    answer = get(httpx.URL(f"http://x{path}").raw_path.decode())
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert {name: answer.headers[name] for name in CLIENT} == CLIENT


FILES = {
    "/icon.svg": ("image/svg+xml", "no-cache"),
    "/manifest.webmanifest": ("application/manifest+json", "no-cache"),
    "/sw.js": ("text/javascript; charset=utf-8", "no-cache"),
    "/index.html": ("text/html; charset=utf-8", "no-cache"),
    "/assets/index-C0ffee_1.js": ("text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    "/assets/face-1.woff2": ("font/woff2", "public, max-age=31536000, immutable"),
}


@pytest.mark.parametrize("path", FILES)
def test_files_have_their_type_and_are_kept_as_long_as_they_are_good(folder: Path, get: Get, path: str) -> None:
    answer = get(path)
    assert answer.content == (folder / path[1:]).read_bytes()
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == FILES[path]
    assert {name: answer.headers[name] for name in CLIENT} == CLIENT
    assert get(path, if_none_match=answer.headers["etag"]).status_code == 304
    assert get(path, if_none_match='"other"').status_code == 200
    head = get(path, method="HEAD")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == answer.headers["content-length"]


def test_a_file_that_was_built_anew_is_another_one(folder: Path, get: Get) -> None:
    (folder / "other.html").write_text(PAGE)
    before = get("/other.html").headers["etag"]
    (folder / "other.html").write_text(f"{PAGE}<p>new")
    answer = get("/other.html", if_none_match=before)
    assert (answer.status_code, answer.text) == (200, f"{PAGE}<p>new")


ENCODINGS = {
    "identity": None,
    "": None,
    "gzip": "gzip",
    "gzip, deflate, br, zstd": "br",
    "br;q=0, gzip;q=0.5": "gzip",
    "br; q=0.0, gzip;q=0": None,
    "BR": "br",
    "brotli, x-gzip": None,
    "," * 500: None,
}


@pytest.mark.parametrize("accepted", ENCODINGS, ids=lambda text: text[:30])
def test_the_smallest_form_that_the_browser_takes_is_sent(
    service: Service, folder: Path, get: Get, accepted: str
) -> None:
    path = "/assets/index-C0ffee_1.js"
    with httpx.stream("GET", f"http://{service.address}{path}", headers={"Accept-Encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    encoding = ENCODINGS[accepted]
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    suffix = {None: "", "gzip": ".gz", "br": ".br"}[encoding]
    assert sent == (folder / f"{path[1:]}{suffix}").read_bytes()


def test_forms_are_told_apart_by_their_etags(get: Get) -> None:
    path = "/assets/index-C0ffee_1.js"
    zipped, whole = get(path, "gzip"), get(path)
    assert zipped.text == whole.text == SCRIPT
    assert zipped.headers["etag"] != whole.headers["etag"]
    assert get("/icon.svg", "br, gzip").headers.get("content-encoding") is None


OUT = [
    *("/../table.txt", "/../table.db", "/assets/../../table.txt", "/%2e%2e/table.txt", "/..%2ftable.txt"),
    *("/assets/..%2f..%2ftable.txt", "/%2e%2e%2f%2e%2e%2fetc/passwd", "//etc/passwd", "/%2fetc/passwd"),
    *("/..\\table.txt", "/..%5ctable.txt", "/.secret", "/%00", "/index.html%00.js", "/%ff%fe", "/assets", "/assets/"),
    *("/assets/%2e%2e/%2e%2e/table.txt", "/" + "a" * 3000, "/" + "a/" * 1000, "/./.secret", "/assets/.%2e/.secret"),
]


@pytest.mark.parametrize("path", OUT, ids=lambda path: path[:40])
def test_no_path_leads_out_of_the_folder(get: Get, path: str) -> None:
    answer = get(path)
    assert answer.status_code in {200, 400, 404}
    assert answer.status_code != 200 or answer.text == PAGE
    assert "secret" not in answer.text
    assert "hidden" not in answer.text


def test_what_is_missing_among_the_hashed_files_is_missing(get: Get) -> None:
    for path in ("/assets/index-0ld.js", "/assets/no/such.css"):
        answer = get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-address")


def test_the_api_stays_the_api(get: Get) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/x/nothing"):
        answer = get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-address")
    answer = get("/", method="POST")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")


def test_without_a_client_the_page_says_how_to_build_it(serve: Serve, tmp_path: Path) -> None:
    bare = serve(client=str(tmp_path / "nowhere"))
    for path in ("/", "/table/abc"):
        answer = httpx.get(f"http://{bare.address}{path}", headers={"Accept-Language": "en"})
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "make web" in answer.text
    assert httpx.get(f"http://{bare.address}/api/menu").is_success
