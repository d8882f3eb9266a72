"""Expedition to Newdale: eight chapters with ten set-ups, for one to four players."""
