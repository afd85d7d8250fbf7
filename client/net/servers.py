"""Whom the player can play with: the own server, servers that were found, and the one that is talked to now.

Law: one session at a time is heard by the screens. The own server starts in the background and waits; if its data
cannot be used (a second window, a damaged file), it starts again without keeping anything, and the player is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from socket import AF_INET, SOCK_DGRAM, socket
from threading import Thread
from typing import TYPE_CHECKING, Protocol

from client.net.lost import Lost
from client.net.session import LOOPBACK, MEMORY, Session, own_server
from client.net.tokens import HOME, Tokens
from client.settings import Settings
from shared.messages import PROTOCOL, Downward, Hello

if TYPE_CHECKING:
    from client.net.discovery import Found


class Finder(Protocol):
    """Looks for servers on the network."""

    @property
    def servers(self) -> Sequence[Found]: ...

    def stop(self) -> None: ...


class Servers:
    """Holds the sessions and closes them."""

    def __init__(
        self, settings: Settings, tokens: Tokens | None = None, data: str = "",
        own: Callable[..., Session] = own_server, nameless: str = "Tlapa",
    ) -> None:  # fmt: skip
        self.settings, self.tokens, self.data = settings, tokens or Tokens(), data
        self.session: Session | None = None  # which the screens hear
        self.home: Session | None = None
        self.lan = False  # whether the own server can be found by others
        self.kept = True  # whether the own server keeps what is played
        self.finder: Finder | None = None
        self.backlog: list[Downward | Lost] = []  # what a session said before it was switched to
        self.nameless = nameless  # how a player is called who has not said
        self._own = own
        self._closed = False

    @property
    def found(self) -> list[Found]:
        """The servers on the network, ours among them if it can be found."""
        return list(self.finder.servers) if self.finder is not None else []

    @property
    def own_address(self) -> str:
        """Where others on the network find this device: the address it would call them from."""
        with suppress(OSError), socket(AF_INET, SOCK_DGRAM) as probe:
            probe.connect(("10.255.255.255", 1))  # nothing is sent
            return str(probe.getsockname()[0])
        return LOOPBACK

    def hello(self, server: str) -> Hello:
        """Who we are, to this server."""
        name = self.settings.name.strip() or self.nameless
        return Hello(PROTOCOL, name, self.settings.avatar, self.tokens.of(server))

    def start_home(self, lan: bool = False, name: str = "Tlapa") -> Session:
        """The own server as it is wanted; one that runs otherwise is ended first."""
        if self.home is not None and (self.home.over or (lan and not self.lan)):
            self.home.close()
            self.session = None if self.session is self.home else self.session
            self.home = None
        if self.home is None:
            data, hello = (self.data, self.hello(HOME)) if self.kept else (MEMORY, self.hello(MEMORY))
            self.home, self.lan = self._own(hello, self.tokens, data, lan, name), lan  # alone is possible on a LAN too
        if self.session is None:
            self.session = self.home
        return self.home

    def call(self, host: str, port: int) -> Session:
        """A session with a server at an address; it is not heard before `switch`."""
        name = f"{host}:{port}"
        return Session(name, self.hello(name), self.tokens, address=(host, port))

    def switch(self, session: Session | None) -> None:
        """Hear another session; a visit that ends is hung up, the own server waits."""
        before, self.session = self.session, session
        if before is not None and before not in (session, self.home):
            before.close()

    def introduce(self) -> None:
        """Tell the server if name or animal have changed."""
        if self.session is not None:
            now = self.hello(self.session.name)
            if (now.name, now.avatar) != self.session.known_as:
                self.session.rename(now.name, now.avatar)

    def poll(self) -> list[Downward | Lost]:
        """What the current session says; a home that could not start is tried once more."""
        session, backlog = self.session, self.backlog
        self.backlog = []
        at_home = self._poll_home(self.home) if self.home is not None else []
        if session is None or session is self.home:
            return backlog + at_home
        return backlog + session.poll()

    def _poll_home(self, home: Session) -> list[Downward | Lost]:
        came = home.poll()
        if home.over and not home.person and self.kept:
            self.kept = False
            self.start_home(self.lan).ask(home.waiting)
            return []
        return came

    def look_around(self) -> None:
        """Begin to look for servers, without a wait: the library alone takes a while to load."""

        def look() -> None:
            from client.net.discovery import Browser

            browser = Browser(lambda _: None)
            browser.start()
            self.finder = browser
            if self._closed:
                browser.stop()

        Thread(target=look, name="finder", daemon=True).start()

    def close(self) -> None:
        """Hang up everywhere."""
        self._closed = True
        self.switch(None)
        if self.home is not None:
            self.home.close()
        if self.finder is not None:
            self.finder.stop()
