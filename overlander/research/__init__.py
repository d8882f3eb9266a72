"""Games behind the interfaces of research: PettingZoo (`aec`, `parallel`), Gymnasium (`gym`), OpenSpiel (`openspiel`), and many
games at once (`batch`). Nothing of it is needed for playing: `pip install overlander[research]`."""
