"""Orchard, a tiny game of our own that uses every feature of the kernel; hidden from players."""
