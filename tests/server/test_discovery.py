"""Discovery over loopback: found, changed, gone; another protocol is shown as such; no network is no crash."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import pytest

import client.net.discovery
import server.discovery
from client.net.discovery import Browser, Found, number, read
from server.discovery import SERVICE, Announcer, label
from shared.messages import PROTOCOL

LOOPBACK = ["127.0.0.1"]


class Sightings:
    """Waits until the list of servers looks right."""

    def __init__(self) -> None:
        self.loop, self.servers, self.news = asyncio.get_running_loop(), [], asyncio.Event()

    def changed(self, servers: list[Found]) -> None:
        def take() -> None:
            self.servers = servers
            self.news.set()

        self.loop.call_soon_threadsafe(take)

    async def until(self, right: Callable[[list[Found]], bool]) -> list[Found]:
        async with asyncio.timeout(15):
            while not right(self.servers):
                self.news.clear()
                await self.news.wait()
        return self.servers


def multicast_works() -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            member = socket.inet_aton("224.0.0.251") + socket.inet_aton("127.0.0.1")
            probe.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
            probe.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton("127.0.0.1"))
            probe.sendto(b"", ("224.0.0.251", 5353))
        except OSError:
            return False
    return True


@pytest.mark.skipif(not multicast_works(), reason="no multicast on loopback here")
def test_a_server_is_found_follows_its_figures_and_goes() -> None:
    async def run() -> None:
        sightings = Sightings()
        browser = Browser(sightings.changed, LOOPBACK)
        browser.start()
        announcer = Announcer("U Tří tlapek", 45678, LOOPBACK, every=0.05)
        await announcer.start()
        ours = Found("U Tří tlapek", "127.0.0.1", 45678, PROTOCOL, 0, 0, here=True)
        assert ours.fits
        await sightings.until(lambda servers: ours in servers)
        announcer.tell(2, 7)
        announcer.tell(3, 9)
        await sightings.until(lambda servers: ours._replace(rooms=3, players=9) in servers)
        await announcer.stop()
        await sightings.until(lambda servers: all(found.port != 45678 for found in servers))
        await asyncio.to_thread(browser.stop)

    asyncio.run(run())


def test_both_ends_mean_the_same_service() -> None:
    assert client.net.discovery.SERVICE == server.discovery.SERVICE


def test_no_network_is_said_once_and_nothing_else(monkeypatch: Any, caplog: Any) -> None:
    def none(**_: Any) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(server.discovery, "AsyncZeroconf", none)
    monkeypatch.setattr(client.net.discovery, "Zeroconf", none)

    async def run() -> None:
        announcer = Announcer("x", 1)
        await announcer.start()
        announcer.tell(1, 1)
        await announcer.stop()

    asyncio.run(run())
    browser = Browser(lambda _: None)
    browser.start()
    browser.stop()
    assert [record.getMessage() for record in caplog.records] == [
        "the server is not announced on the network: Network is unreachable",
        "servers on the network cannot be found: Network is unreachable",
    ]


def test_another_protocol_and_nonsense_are_readable() -> None:
    def info(**said: str) -> Any:
        from zeroconf import ServiceInfo

        address = [socket.inet_aton("10.0.0.5")]
        return ServiceInfo(SERVICE, f"Den.{SERVICE}", port=99, properties=said, addresses=address, server="den.local.")

    other = read(info(name="Den", protocol="999"))
    assert other == Found("Den", "10.0.0.5", 99, 999, 0, 0)
    assert not other.fits
    assert read(info(name="\x1b[2J\n", rooms="-4")) == Found("[2J", "10.0.0.5", 99, 0, 0, 0)
    assert number("9" * 400) == 0
    assert len(label("á" * 80).encode()) <= 50
