"""The companion at a real table: it shuffles an automa's cards, asks what it must know of the board and says what the automa does.

A companion game is a text: the game, its options, a seed and the answers given so far. It is played by asking anew with one
answer more, so that nothing has to be kept but the text.
"""

from overlander.companion.offer import companion_for, companions
from overlander.companion.pad import Pad, pad
from overlander.companion.talk import Talk, begin, go_on, read, set_up, take_back
from overlander.companion.words import Ask, Tell

__all__ = ["Ask", "Pad", "Talk", "Tell", "begin", "companion_for", "companions", "go_on", "pad", "read", "set_up", "take_back"]
