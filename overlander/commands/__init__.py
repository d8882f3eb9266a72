"""The commands of the command line, one module each: `register(commands)` and `run(args)`."""
