"""Who asks, and what they may: a request's language, keys, seats and limits."""
