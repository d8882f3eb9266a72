"""Names at a table: what a person may be called, so that everybody can read it and tell it from the others'."""

import unicodedata
from typing import Final

from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.players.registry import find_bot
from overlander.players.seats import NAMED, bot_of

LONGEST_NAME: Final = 24
LONGEST_BOT: Final = 40  # with its number
MOST_ACCENTS: Final = 2  # on one letter
MOST_MARKS: Final = 4  # of all kinds: some alphabets write vowels as marks
# What is not drawn by itself (Unicode: default ignorable), and signs of which nothing is seen, though they count as printable.
NOT_DRAWN: Final = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200F),
    (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
BLANK: Final = "\u2800\ufffc\U0001107f\U00013441\U00013442\U00016fe4\U0001bc9d\U0001bc9e\U0001d159"
INVISIBLE: Final = frozenset(BLANK) | {chr(code) for first, last in NOT_DRAWN for code in range(first, last + 1)}
SELECTORS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))  # say how an emoji is drawn
# The first word of a sign's name is its alphabet, but for these: they stand with any, or together as one.
ANY: Final = frozenset({"", "COMBINING", "MODIFIER", "VARIATION", "DIGIT"})
TOGETHER: Final = {
    **dict.fromkeys(("CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "BOPOMOFO", "HANGUL"), "CJK"),
    **dict.fromkeys(("ARABIC-INDIC", "EXTENDED"), "ARABIC"),
}
# What is easily taken for a Latin letter: Greek, Cyrillic, Armenian, Cherokee, Lisu, Coptic, Canadian, and Latin itself. Then what
# stands in the middle of names and is typed in several ways, and what looks the same in one alphabet or in those that go together.
LOOKS: Final = {
    "A": "ΑАᎪꓮⲀⲁᗅᴀ", "a": "αаɑ",
    "B": "ΒВвᏴꓐⲂⲃᗷʙ", "b": "βЬьƄƅᏏ",
    "C": "ϹСᏟꓚⲤⲥᑕᴄ", "c": "ϲс",
    "D": "Ꭰꓓᗪᴅ", "d": "ԀԁᏧꓒ",
    "E": "ΕЕᎬꓰⲈⲉᴇ", "e": "εеҽ",
    "F": "Ϝꓝᖴꜰ",
    "G": "ԌᏀᏳꓖɢ", "g": "ɡԍց",
    "H": "ΗНнᎻꓧⲎⲏᕼʜ", "h": "һհᏂ",
    "I": "ΙІӀꓲⲒⲓɪƖǀ", "i": "ιіᎥɩ", "l": "ӏլ",
    "J": "ͿЈᎫꓙᒍᴊ", "j": "ϳјյȷ",
    "K": "ΚКкκᏦꓗⲔⲕᴋ",
    "L": "ԼᏞꓡⳐⳑᒪʟ",
    "M": "ΜМмᎷꓟⲘⲙᗰᴍ",
    "N": "ΝꓠⲚⲛɴ", "n": "ηпոռ",
    "O": "ΟОՕꓳⲞⲟᴏ", "o": "οоօσ",
    "P": "ΡРᏢꓑⲢⲣᑭᴘ", "p": "ρрք",
    "Q": "Ԛ", "q": "ԛգզ",
    "R": "ᎡᏒꓣᖇʀ", "r": "гⲅᴦ",
    "S": "ЅՏᏚᏕꓢꜱ", "s": "ѕ",
    "T": "ΤТтτᎢꓔⲦⲧᴛ",
    "U": "Սꓴᑌᴜ", "u": "υμս",
    "V": "ѴᏙꓦᐯᴠ", "v": "νѵʋ",
    "W": "ԜᎳᏔꓪᗯᴡ", "w": "ԝաѡωⲱ",
    "X": "ΧХꓫⲬⲭ᙭", "x": "χх",
    "Y": "ΥҮᎽꓬⲨⲩʏ", "y": "уУүγᎩ",
    "Z": "ΖᏃꓜⲌⲍᴢ",
    "3": "ЗзӠӡƷʒ", "4": "Ꮞ", "6": "б",
    "Γ": "ГⲄ", "Π": "ПⲠ", "Φ": "ФⲪ", "φ": "фⲫ",
    "'": "‘’‚‛′‵ʹʻʼʽˈꞋꞌ`´׳", '"': "“”„‟″ʺ״", "-": "‐‑‒–—―−⁃˗־", ".": "。", ":": "∶꞉ː׃", "!": "ǃ", "/": "⁄∕", "~": "∼˜", "*": "∗⁎",
    "·": "•∙⋅・ᐧ",
    "工": "エ", "口": "ロ", "力": "カ", "二": "ニ", "タ": "夕", "卜": "ト", "八": "ハ", "三": "ミ", "千": "チ",
    "へ": "ヘ", "べ": "ベ", "ぺ": "ペ", "一": "ー", "丨": "ㅣ", "ي": "یى", "ك": "ک", "ه": "ہە",
    "Ș": "Ş", "ș": "ş", "Ț": "Ţ", "ț": "ţ",
}  # fmt: skip
LIKE: Final = {ord(sign): latin for latin, signs in LOOKS.items() for sign in signs}
DOTTED: Final = "ij"  # one more dot stands where theirs is
DOT: Final = "\u0307"
ALIKE: Final = str.maketrans("0l1|ı", "oiiii")  # what is easily taken for another Latin letter; small ones stand for both sizes


def check_name(name: str) -> None:
    """A name that a person may have at a table."""
    if len(name) > LONGEST_NAME or not readable(name):
        raise OptionError("bad-name", {"longest": LONGEST_NAME})
    if len(alphabets_of(name)) > 1:
        raise OptionError("mixed-name", {})
    if bot_of(name) or not looks_of(name).isdisjoint(BOTS):
        raise OptionError("bot-name", {"name": name})


def check_player(game: Game, name: str) -> None:
    """A name as a record has it: a person's, or that of a bot that knows the game."""
    bot = bot_of(name[: LONGEST_BOT + 1])
    if not name:
        raise OptionError("empty-name", {})
    if bot and len(name) <= LONGEST_BOT:
        find_bot(game, bot)
    else:
        check_name(name)


def readable(name: str) -> bool:
    """Something is seen, and nothing that is not seen is in it; no letter wears a tower of marks."""
    if not name.isprintable() or not INVISIBLE.isdisjoint(name):
        return False
    marks = accents = MOST_MARKS  # none before the first letter
    for sign in unicodedata.normalize("NFC", name):
        if unicodedata.category(sign)[0] != "M":
            marks = accents = 0
            continue
        marks += 1
        accents += unicodedata.combining(sign) > 0 or alphabet_of(sign) in ANY
        if marks > MOST_MARKS or accents > MOST_ACCENTS:
            return False
    return any(unicodedata.category(sign)[0] in "LNSP" for sign in name)


def alphabet_of(sign: str) -> str:
    """Of a letter, a mark or a digit; other signs are of none."""
    kind = unicodedata.category(sign)
    word = unicodedata.name(sign, "").partition(" ")[0] if kind[0] in "LM" or kind == "Nd" else ""
    return TOGETHER.get(word, word)


def alphabets_of(name: str) -> set[str]:
    """In several there are too many ways to write what looks like another's name."""
    return {alphabet_of(sign) for sign in unicodedata.normalize("NFKC", name)} - ANY


def looks_of(name: str) -> frozenset[str]:
    """Names look alike if they share one of these: as they are written, and in small letters, because large ones look different."""
    plain = unicodedata.normalize("NFC", name)
    return frozenset({look_of(plain), look_of(plain.casefold())})


def look_of(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text.translate(LIKE)).translate(LIKE).casefold()
    signs = [sign if unicodedata.category(sign) != "Nd" else str(unicodedata.digit(sign)) for sign in plain]
    look = "".join(sign for sign in signs if sign not in SELECTORS).translate(ALIKE)
    for letter in DOTTED:
        look = look.replace(letter + DOT, letter)
    return " ".join(look.split())


BOTS: Final = frozenset().union(*[looks_of(name) for name in NAMED])
