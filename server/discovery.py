"""Tells the local network that a server is here (DNS-SD, as printers do). The other end: client/net/discovery.py.

Law: a convenience. Without a network, or where multicast is forbidden, it says so once and the server runs on.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Sequence

import ifaddr  # comes with zeroconf, which looks with it too
from zeroconf import IPVersion, ServiceInfo
from zeroconf.asyncio import AsyncZeroconf

from shared.messages import PROTOCOL

log = logging.getLogger(__name__)

SERVICE = "_tlapa._tcp.local."
EVERY = 3.0  # seconds between two changes of what is announced


class Announcer:
    """Announces one server on the local network, with its rooms and players, until it is stopped."""

    def __init__(self, name: str, port: int, interfaces: Sequence[str] = (), every: float = EVERY) -> None:
        self.name, self.port, self.every = name, port, every
        self._interfaces = list(interfaces)
        self._zeroconf: AsyncZeroconf | None = None
        self._told: dict[str, str] = {}
        self._now = facts(name, 0, 0)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Announce; never fails."""
        try:
            self._zeroconf = (
                AsyncZeroconf(interfaces=self._interfaces, ip_version=IPVersion.V4Only)
                if self._interfaces
                else AsyncZeroconf(ip_version=IPVersion.V4Only)
            )
            self._told = self._now
            # Two servers of the same name on one network: the second is told apart by a number.
            await self._zeroconf.async_register_service(self._info(), allow_name_change=True)
        except Exception as error:  # zeroconf raises many kinds; all mean: no multicast here
            log.warning("the server is not announced on the network: %s", error or type(error).__name__)
            await self.stop()

    def tell(self, rooms: int, players: int) -> None:
        """New figures; many changes at once are told once."""
        self._now = facts(self.name, rooms, players)
        if self._zeroconf is not None and self._task is None and self._now != self._told:
            self._task = asyncio.get_running_loop().create_task(self._update())

    async def _update(self) -> None:
        try:
            while self._zeroconf is not None and self._now != self._told:
                self._told = self._now
                await self._zeroconf.async_update_service(self._info())
                await asyncio.sleep(self.every)
        except Exception as error:
            log.warning("the announcement could not be changed: %s", error or type(error).__name__)
        finally:
            self._task = None

    async def stop(self) -> None:
        """Take the announcement back."""
        zeroconf, self._zeroconf = self._zeroconf, None
        if self._task is not None:
            self._task.cancel()
        if zeroconf is not None:
            try:
                await zeroconf.async_unregister_all_services()
                await zeroconf.async_close()
            except Exception as error:
                log.debug("the announcement could not be taken back: %s", error)

    def _info(self) -> ServiceInfo:
        addresses = [*(self._interfaces or own_addresses())]
        host = f"{socket.gethostname().split('.')[0]}-{addresses[0].replace('.', '-')}"  # two may have one name
        return ServiceInfo(
            SERVICE,
            f"{label(self.name)} {self.port}.{SERVICE}",  # the port tells servers on one machine apart
            port=self.port,
            properties=self._now,
            server=f"{host}-tlapa-{self.port}.local.",
            addresses=[socket.inet_aton(address) for address in addresses],
        )


def facts(name: str, rooms: int, players: int) -> dict[str, str]:
    """What a client reads before it connects."""
    return {"name": name, "protocol": str(PROTOCOL), "rooms": str(rooms), "players": str(players)}


def label(name: str) -> str:
    """A name fit for DNS: no dots, at most 63 bytes together with the port."""
    plain = name.replace(".", " ").strip() or "Tlapa"
    return plain.encode()[:50].decode(errors="ignore")


def own_addresses() -> Sequence[str]:
    """The addresses of this machine that others may reach; loopback if there is no other."""
    try:
        found = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)]
    except OSError:
        found = []
    outside = [address for address in found if not address.startswith(("127.", "169.254."))]
    return outside or ["127.0.0.1"]

