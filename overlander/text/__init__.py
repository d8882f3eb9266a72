"""Words for people: every component, question, choice, event, refusal and error in English, French and Russian."""

from overlander.text.catalogue import LANGUAGES
from overlander.text.words import Words

__all__ = ["LANGUAGES", "Words"]
