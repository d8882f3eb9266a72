"""What a browser asks for: one module for each group of pages."""
