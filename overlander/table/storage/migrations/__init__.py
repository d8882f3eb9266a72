"""How the file of tables came to its present shape."""
