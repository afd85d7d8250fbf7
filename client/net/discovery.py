"""Finds servers on the local network (DNS-SD). See server/discovery.py for the other end.

Law: a convenience. Without a network nothing is found, and it is said once. Callbacks come from another thread.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Interface
from threading import Lock
from typing import NamedTuple

import ifaddr  # comes with zeroconf, which looks with it too
from zeroconf import IPVersion, ServiceBrowser, ServiceInfo, ServiceListener, Zeroconf

from shared.messages import PROTOCOL

log = logging.getLogger(__name__)

SERVICE = "_tlapa._tcp.local."
ASK_FOR = 3000  # milliseconds to wait for the details of a server


class Found(NamedTuple):
    """A server that says it is there."""

    name: str
    host: str
    port: int
    protocol: int
    rooms: int
    players: int
    here: bool = False  # it runs on this very device
    others: tuple[str, ...] = ()  # further addresses, which may be of networks that we are not in

    @property
    def fits(self) -> bool:
        """Whether it speaks our protocol; others are shown as such."""
        return self.protocol == PROTOCOL


class Browser(ServiceListener):
    """Keeps the list of servers; `changed` gets it whole after each change."""

    def __init__(self, changed: Callable[[list[Found]], None], interfaces: Sequence[str] = ()) -> None:
        self._changed, self._interfaces = changed, list(interfaces)
        self._servers: dict[str, Found] = {}
        self._lock = Lock()
        self._zeroconf: Zeroconf | None = None

    def start(self) -> None:
        """Begin to look; never fails."""
        try:
            self._zeroconf = (
                Zeroconf(interfaces=self._interfaces, ip_version=IPVersion.V4Only)
                if self._interfaces
                else Zeroconf(ip_version=IPVersion.V4Only)
            )
            ServiceBrowser(self._zeroconf, SERVICE, self)
        except Exception as error:  # zeroconf raises many kinds; all mean: no multicast here
            log.warning("servers on the network cannot be found: %s", error or type(error).__name__)
            self.stop()

    def stop(self) -> None:
        """Stop looking."""
        zeroconf, self._zeroconf = self._zeroconf, None
        if zeroconf is not None:
            with suppress(Exception):
                zeroconf.close()

    @property
    def servers(self) -> list[Found]:
        """What is known now, in a steady order."""
        with self._lock:
            return sorted(self._servers.values())

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        info = zc.get_service_info(type_, name, ASK_FOR)
        server = None if info is None else read(info)
        if server is not None:
            with self._lock:
                if self._servers.get(name) == server:
                    return
                self._servers[name] = server
            self._changed(self.servers)

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self.add_service(zc, type_, name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        with self._lock:
            gone = self._servers.pop(name, None)
        if gone is not None:
            self._changed(self.servers)


def read(info: ServiceInfo) -> Found | None:
    """A server from its announcement; None where it makes no sense: anybody may announce anything."""
    addresses = info.parsed_addresses(IPVersion.V4Only)
    if not addresses or not info.port:
        return None
    said = info.decoded_properties
    name = "".join(c for c in said.get("name") or info.name.removesuffix("." + SERVICE) if c.isprintable())[:40]
    own = own_interfaces()
    first, *others = sorted(addresses, key=lambda address: not any(IPv4Address(address) in i.network for i in own))
    return Found(
        name or first, first, info.port, number(said.get("protocol")), number(said.get("rooms")),
        number(said.get("players")), not {str(i.ip) for i in own}.isdisjoint(addresses), tuple(others),
    )  # fmt: skip


def own_interfaces() -> list[IPv4Interface]:
    """The addresses of this device, with the network of each."""
    try:
        found = [ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)]
    except OSError:
        return []
    return [IPv4Interface(f"{ip.ip}/{ip.network_prefix}") for ip in found]


def number(said: str | None) -> int:
    """A count that was announced; 0 for nonsense."""
    return int(said) if said and said.isascii() and said.isdigit() and len(said) < 10 else 0
