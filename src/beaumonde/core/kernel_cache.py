"""Where compiled kernels are kept, found without loading the compiler."""

import hashlib
import os
from functools import cache
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from tempfile import gettempdir, mkdtemp

SOURCES = Path(__file__).parent.parent
KEPT = 3


def is_compiled(name: str) -> bool:
    """Whether what goes by that name was compiled on this machine before. Only asked where numba is installed."""
    return (cache_folder() / name).exists()


@cache
def cache_folder() -> Path:
    """A folder the user may write, of its own for every version of the kernels: numba does not see that a compiled
    function depends on another file that has changed."""
    digest = hashlib.sha256(version("numba").encode())
    for source in sorted((*SOURCES.glob("games/*/*.py"), *SOURCES.glob("*/*.py"))):
        text = source.read_bytes()
        if source.parent.parent.name == "games" or b"\n@compiled\n" in text or b"\n@inlined\n" in text:
            digest.update(text)
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path("~").expanduser() / ".cache")
    for base in (home / "beaumonde", Path(gettempdir()) / f"beaumonde-{os.getuid()}"):
        folder = base / "kernels" / digest.hexdigest()[:16]
        try:
            if not folder.exists():
                _forget_older(folder.parent)
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError:
            continue
        if os.access(folder, os.W_OK) and folder.stat().st_uid == os.getuid():
            return folder
    return Path(mkdtemp(prefix="beaumonde-"))


def _forget_older(folders: Path) -> None:
    """Compiled code of versions long gone is of no use to anybody; the last few may be."""
    if folders.is_dir():
        for old in sorted(folders.iterdir(), key=lambda folder: folder.stat().st_mtime)[:-KEPT]:
            rmtree(old, ignore_errors=True)
