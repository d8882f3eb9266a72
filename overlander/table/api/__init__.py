"""The public JSON API, for bots and other clients: the same views, tokens and records as at the table. See docs/api.md."""
