"""The greedy bot: `bot.py` sits down; of each game it knows the questions, what things are worth, and the weights."""
