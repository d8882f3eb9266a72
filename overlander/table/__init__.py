"""The server: tables on disk, seats, bots, pages and live updates."""
