"""`overlander serve`: the table for browsers, on this machine unless told otherwise."""

import argparse
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from overlander.commands.corrections import folder_for
from overlander.commands.kinds import Commands
from overlander.core.errors import OptionError
from overlander.terminal.files import data_folder
from overlander.text import Words

HOST: Final = "127.0.0.1"
PORT: Final = 8642
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


def register(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve the table to browsers, without opening one")
    parser.set_defaults(run=run)
    add_address(parser)


def add_address(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, metavar="H", help=f"the address to listen on (default: {HOST}, this machine alone)")
    parser.add_argument("--port", metavar="P", help=f"the port (default: {PORT}, or any free one)")
    parser.add_argument(
        "--public", action="store_true", help="nobody is at home: seats are for those with a link (default with another --host)"
    )
    parser.add_argument(
        "--proxy",
        nargs="?",
        const="127.0.0.1",
        metavar="ADDRESS",
        help="served through nginx or Caddy at this address (default: 127.0.0.1), whose headers are trusted; implies --public",
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="where the tables are kept (default: your data folder)")


def run(args: argparse.Namespace) -> int:
    return serve(args, lambda address: None)


def serve(args: argparse.Namespace, opened: Callable[[str], object]) -> int:
    """Until Ctrl-C. `opened` is told the address; the socket listens already, so that a browser waits for the first answer."""
    from overlander.table.app import create_app
    from overlander.table.server import Server

    public = args.public or args.proxy is not None or args.host not in LOOPBACK
    hosts = None if public else ["127.0.0.1", "localhost", "[::1]"]
    app = create_app(args.data or data_folder(), args.lang, hosts, lambda game: folder_for(game, None), public=public)
    with listen(args.host, args.port) as listening:
        name = f"[{args.host}]" if ":" in args.host else args.host
        address = f"http://{name}:{listening.getsockname()[1]}/"
        print(Words(args.lang).say("serve-address", address=address), flush=True)
        opened(address)
        Server(app, args.proxy).run(sockets=[listening])
    return 0


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
