"""What the browser gets: templates, style and the small scripts."""
