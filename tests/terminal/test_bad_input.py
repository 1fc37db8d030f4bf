"""Whatever is wrong with the command line or the file: one sentence, in the reader's language, and no traceback."""

from pathlib import Path

import pytest

from terminal.conftest import Call
from terminal.desk import Outcome, through_pipe

HS = ("play", "--edition", "2018")
OPTIONS: dict[str, tuple[tuple[str, ...], str, str, str]] = {
    "first": (
        (*HS, "--first", "9"),
        "There is no seat 9 at this table of 4.",
        "Il n’y a pas de place 9",
        "keinen Platz 9",
    ),
    "first 0": ((*HS, "--first", "0"), "There is no seat 0", "Il n’y a pas de place 0", "keinen Platz 0"),
    "seats": (
        (*HS, "--seats", "7"),
        "This game seats 3 to 5, not 7.",
        "Ce jeu se joue de 3 à 5, pas à 7.",
        "Dieses Spiel ist für 3 bis 5 Spieler, nicht für 7.",
    ),
    "people": (
        (*HS, "--people", "9"),
        "There are only 4 seats, not enough for 9 people.",
        "Il n’y a que 4 places, pas assez pour 9 personnes.",
        "Es gibt nur 4 Plätze, zu wenige für 9 Personen.",
    ),
    "name twice": (
        (*HS, "--name", "A", "--name", "A"),
        "Give at most 4 different names",
        "Donnez au plus 4 noms",
        "Gib höchstens 4 verschiedene Namen an",
    ),
    "empty name": (
        (*HS, "--name", " "),
        "Give at most 4 different names",
        "Donnez au plus 4 noms",
        "Gib höchstens 4 verschiedene Namen an",
    ),
    "invisible name": (
        (*HS, "--name", "\u3164\u200b"),
        "Give at most 4 different names",
        "Donnez au plus 4 noms",
        "Gib höchstens 4 verschiedene Namen an",
    ),
    "names that look the same": (
        (*HS, "--name", "Ann", "--name", "A\u200bnn"),
        "Give at most 4 different names",
        "Donnez au plus 4 noms",
        "Gib höchstens 4 verschiedene Namen an",
    ),
    "advanced": (
        (*HS, "--advanced", "gambling"),
        "“gambling” is not an advanced card of the 2018 edition",
        "« gambling » n’est pas une carte avancée de l’édition 2018",
        "„gambling“ ist keine Zusatzkarte der Ausgabe 2018",
    ),
    "other game": (
        ("play", "--game", "rich-and-good", "--edition", "2018"),
        "--edition works only with High Society.",
        "--edition ne sert que pour High Society.",
        "--edition gibt es nur bei",
    ),
    "a track for the other game": (
        ("play", "--game", "high-society", "--track", "0,20,40,60"),
        "--track works only with The Rich",
        "--track ne sert que pour The Rich",
        "--track gibt es nur bei Hab",
    ),
    "a track without the opening price": (
        ("play", "--track", "0 20 60"),
        "A price track starts at 0, rises, contains 40",
        "Une échelle des prix part de 0",
        "Eine Preisleiste beginnt bei 0",
    ),
    "a track of words": (
        ("play", "--track", "0,forty,60"),
        "A price track starts at 0, rises, contains 40",
        "Une échelle des prix part de 0",
        "Eine Preisleiste beginnt bei 0",
    ),
    "edition": (
        ("play", "--edition", "1999"),
        "Invalid value “1999” for --edition. Choose one of: 1995",
        "Valeur incorrecte « 1999 » pour --edition. Choisissez parmi : 1995",
        "Ungültiger Wert „1999“ für --edition. Wähle aus: 1995",
    ),
    "number": (
        (*HS, "--seats", "x"),
        "Invalid value “x” for --seats.",
        "Valeur incorrecte « x » pour --seats.",
        "Ungültiger Wert „x“ für --seats.",
    ),
    "value": (
        (*HS, "--seats"),
        "Missing: --seats. See “beaumonde play --help”.",
        "Il manque : --seats. Voir « beaumonde play --help ».",
        "Es fehlt: --seats. Siehe „beaumonde play --help“.",
    ),
    "option": (
        (*HS, "--bogus"),
        "Unknown option “--bogus”. See “beaumonde play --help”.",
        "Option inconnue : « --bogus ». Voir « beaumonde play --help ».",
        "Unbekannte Option „--bogus“. Siehe „beaumonde play --help“.",
    ),
    "word": (
        (*HS, "loose"),
        "Unexpected argument “loose”. See “beaumonde play --help”.",
        "Argument inattendu : « loose ». Voir « beaumonde play --help ».",
        "Unerwartetes Argument „loose“. Siehe „beaumonde play --help“.",
    ),
    "twice": (
        (*HS, "--seats", "3", "--seats", "4"),
        "--seats was given twice.",
        "--seats a été donné deux fois.",
        "--seats wurde doppelt angegeben.",
    ),
    "option of another command": (
        ("arena", "--bogus"),
        "See “beaumonde arena --help”.",
        "Voir « beaumonde arena --help ».",
        "Siehe „beaumonde arena --help“.",
    ),
    "seed": ((*HS, "--seed=-1"), "-1 is not a seed", "-1 n’est pas une graine", "-1 ist kein Startwert"),
    "command": (
        ("dance",),
        "There is no command “dance”, only play, verify",
        "Il n’y a pas de commande « dance »",
        "Es gibt keinen Befehl „dance“",
    ),
    "no file": (("verify",), "Missing: FILE. See “beaumonde verify --help”.", "Il manque : FILE.", "Es fehlt: FILE."),
    "form": (
        ("convert", "x", "--to", "xml"),
        "Invalid value “xml” for --to",
        "Valeur incorrecte « xml » pour --to",
        "Ungültiger Wert „xml“ für --to",
    ),
    "folder": ((*HS, "--save", "/"), "“/” is a folder", "« / » est un dossier", "„/“ ist ein Ordner"),
}

FILES: dict[str, tuple[str, str, str]] = {
    "absent": ("There is no file", "Il n’y a pas de fichier", "Es gibt keine Datei"),
    "folder": (
        "is a folder, not a record.",
        "est un dossier, pas un enregistrement.",
        "ist ein Ordner, kein Protokoll.",
    ),
    "empty": ("This is not the record of a game", "Ceci n’est pas l’enregistrement", "Das ist nicht das Protokoll"),
    "truncated": ("This is not the record of a game", "Ceci n’est pas l’enregistrement", "Das ist nicht das Protokoll"),
    "binary": ("This is not the record of a game", "Ceci n’est pas l’enregistrement", "Das ist nicht das Protokoll"),
    "deep": ("This is not the record of a game", "Ceci n’est pas l’enregistrement", "Das ist nicht das Protokoll"),
    "huge": (
        "This is too long for the record of a game",
        "C’est trop long pour l’enregistrement",
        "Das ist zu lang für das Protokoll",
    ),
    "newer": ("Record format 99 is unknown", "Le format d’enregistrement 99", "Das Protokollformat 99 ist unbekannt"),
}
USES = (("verify",), ("show",), ("convert", "--to", "text"), ("play", "--resume"))


@pytest.fixture
def bad_file(request: pytest.FixtureRequest, tmp_path: Path, finished: str) -> Path:
    """A file that is no record, of the kind that the test asks for."""
    file = tmp_path / "bad.json"
    contents = {
        "empty": b"",
        "truncated": finished[:-100].encode(),
        "binary": bytes(range(256)),
        "deep": b'{"format":2,"game":' + b"[" * 100_000,
        "huge": b'{"format":2,' + b" " * 3_000_000,
        "newer": finished.replace('"format":2', '"format":99').encode(),
    }
    if request.param == "folder":
        file.mkdir()
    elif request.param != "absent":
        file.write_bytes(contents[request.param])
    return file


def assert_one_sentence(outcome: Outcome, sentence: str, code: int = 2) -> None:
    assert outcome.code == code
    assert "Traceback" not in outcome.all
    assert outcome.err.startswith("✗ ")
    assert outcome.err.count("\n") == 1
    assert sentence in outcome.err


@pytest.mark.parametrize("case", OPTIONS)
def test_a_command_line_that_does_not_fit_is_answered_with_one_sentence(case: str, call: Call) -> None:
    options, english, french, german = OPTIONS[case]
    assert_one_sentence(call(*options), english)
    assert_one_sentence(call(*options, "--language", "fr"), french)
    assert_one_sentence(call(*options, "--language=fr"), french)
    assert_one_sentence(call(*options, "--language", "de"), german)


@pytest.mark.parametrize("bad_file", FILES, indirect=True)
@pytest.mark.parametrize("use", USES, ids=" ".join)
def test_a_file_that_is_no_record_is_answered_with_one_sentence(
    use: tuple[str, ...], bad_file: Path, call: Call, request: pytest.FixtureRequest
) -> None:
    english, french, german = FILES[request.node.callspec.params["bad_file"]]
    assert_one_sentence(call(*use, bad_file), english)
    assert_one_sentence(call(*use, bad_file, "--language", "fr"), french)
    assert_one_sentence(call(*use, bad_file, "--language", "de"), german)


def test_the_system_decides_the_language_where_the_command_line_does_not(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert_one_sentence(call(*HS, "--seats", "7"), "Ce jeu se joue de 3 à 5")
    assert_one_sentence(call(*HS, "--seats", "7", "--language", "en"), "This game seats 3 to 5")
    assert_one_sentence(call(*HS, "--language", "it"), "Il n’y a pas de langue « it », seulement en, fr et de.")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert_one_sentence(call(*HS, "--seats", "7"), "Dieses Spiel ist für 3 bis 5 Spieler")


def test_an_unfinished_game_is_not_converted_because_it_would_tell_its_secrets(
    call: Call, unfinished: str, tmp_path: Path
) -> None:
    file = tmp_path / "open.json"
    file.write_text(unfinished)
    assert_one_sentence(call("convert", file, "--to", "text"), "The game is not over")
    for use in ("show", "verify"):
        told = call(use, file)
        assert told.code == 0
        assert "5e5e5e" not in told.all


def test_the_real_program_complains_on_its_error_stream_only(tmp_path: Path) -> None:
    outcome = through_pipe(tmp_path, "play", "--edition", "2018", "--seats", "7", "--language", "fr")
    assert_one_sentence(outcome, "Ce jeu se joue de 3 à 5, pas à 7.")
    assert outcome.out == ""
