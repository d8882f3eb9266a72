"""Tables on disk: the two databases, their schema and its migrations, and one way to write."""
