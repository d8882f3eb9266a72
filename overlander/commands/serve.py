"""`overlander serve`: the table for browsers, on this machine unless told otherwise."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final

from overlander.commands.corrections import folder_for
from overlander.commands.kinds import Commands
from overlander.commands.programs import add_programs, name_programs
from overlander.core.errors import OptionError
from overlander.terminal.files import data_folder
from overlander.text import Words

if TYPE_CHECKING:
    from overlander.table.storage.databases import Database

HOST: Final = "127.0.0.1"
PORT: Final = 8642
DATABASE: Final = "OVERLANDER_DATABASE"
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # on all addresses, and how this machine calls itself then


def register(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve the table to browsers, without opening one")
    parser.set_defaults(run=run)
    add_address(parser)
    add_programs(parser)


def add_address(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, metavar="H", help=f"the address to listen on (default: {HOST}, this machine alone)")
    parser.add_argument("--lan", action="store_true", help="let others on this network in: listen on all addresses of this machine")
    parser.add_argument("--port", metavar="P", help=f"the port (default: {PORT}, or any free one)")
    parser.add_argument("--public", action="store_true", help="seats only by link (default with another --host)")
    parser.add_argument(
        "--proxy",
        nargs="?",
        const="127.0.0.1",
        type=addresses,
        metavar="ADDRESS",
        help="served through nginx or Caddy at this address (default: 127.0.0.1), whose headers are trusted; implies --public",
    )
    parser.add_argument("--no-webhooks", action="store_true", help="players cannot have a service notified when it is their turn")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", type=Path, metavar="DIR", help="where the tables are kept (default: your data folder)")
    where.add_argument(
        "--database",
        default=os.environ.get(DATABASE) or None,
        metavar="URL",
        help=f"keep them in PostgreSQL instead: postgresql://user@host/name (default: ${DATABASE}); several servers may share it",
    )


def addresses(text: str) -> str:
    """Of proxies: with a word that is none the headers of all would be refused, and nobody told why."""
    try:
        for part in text.split(","):
            ip_network(part.strip(), strict=False)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not an address such as 127.0.0.1 or 172.16.0.0/12") from None
    return text


def run(args: argparse.Namespace) -> int:
    name_programs(args)
    return serve(args, lambda address: None)


def serve(args: argparse.Namespace, opened: Callable[[str], object], page: str = "") -> int:
    """Until Ctrl-C. `opened` is told the address of a page; the socket listens already, so that a browser waits for its answer."""
    from overlander.table.app import create_app
    from overlander.table.rights.addresses import lan
    from overlander.table.server import Server

    host = "0.0.0.0" if args.lan and args.host in LOOPBACK else args.host
    public = args.public or args.proxy is not None or host not in LOOPBACK
    hosts = None if public else ["127.0.0.1", "localhost", "[::1]"]
    app = create_app(
        database(args),
        args.lang,
        hosts,
        lambda game: folder_for(game, None),
        public=public,
        proxy=args.proxy is not None,
        webhooks=not args.no_webhooks,
    )
    with listen(host, args.port) as listening:
        here, port = EVERYWHERE.get(host, host), listening.getsockname()[1]
        address = f"http://{f'[{here}]' if ':' in here else here}:{port}/{page}"
        print(Words(args.lang).say("serve-address", address=address), flush=True)
        if host in EVERYWHERE and args.proxy is None:
            others = ", ".join([f"http://{name}:{port}/" for name in lan()])
            print(Words(args.lang).say("serve-lan", addresses=others or address), flush=True)
        opened(address)
        Server(app, args.proxy).run(sockets=[listening])
    return 0


def database(args: argparse.Namespace) -> Database:
    from overlander.table.storage.databases import Postgres, Sqlite

    return Postgres(args.database) if args.database and not args.data else Sqlite(args.data or data_folder())


def listen(host: str, port: str | None) -> socket.socket:
    """On the port, which must be free; nobody named one: on ours, or any free one."""
    if port is not None and not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise OptionError("bad-port", {"port": port})
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in [int(port)] if port else [PORT, 0]:
        out = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            out.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            out.bind((host, wanted))
            out.listen()
            return out
        except OSError:
            out.close()
    raise OptionError("port-taken", {"port": port or str(PORT), "host": host})
