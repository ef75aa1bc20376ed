"""Cuts the static faces down to what papers print: python subset.py SOURCE.ttf TARGET.ttf (needs fonttools).

Keeps Latin with accents (Maori and Vietnamese included), Greek, Cyrillic, punctuation and a few signs, and kerning.
Figures become tabular by default, so that columns of prices align without asking for a feature on each line.
"""
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

KEPT = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x1A0, 0x1B0), (0x218, 0x21B), (0x2C6, 0x2DC), (0x300, 0x304),
    (0x370, 0x3FF), (0x400, 0x45F), (0x490, 0x491), (0x1E80, 0x1E85), (0x1EA0, 0x1EF9), (0x2010, 0x2027),
    (0x2030, 0x203A), (0x20AC, 0x20AC), (0x2116, 0x2116), (0x2122, 0x2122), (0x2126, 0x2126), (0x2190, 0x2193),
    (0x2212, 0x2212), (0x2248, 0x2248), (0x2260, 0x2265), (0xFFFD, 0xFFFD),
]

source, target = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)
glyphs = set(font.getGlyphOrder())
for table in font['cmap'].tables:
    if table.isUnicode():
        for code in range(0x30, 0x3A):
            tabular = next((name for name in (f'{table.cmap[code]}{end}' for end in ('.tf', '.tnum', '.tab')) if name in glyphs), None)
            if tabular:
                table.cmap[code] = tabular

options = Options()
options.layout_features = ['kern']
options.hinting = False
options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
options.recalc_timestamp = False
options.notdef_outline = True
subsetter = Subsetter(options)
subsetter.populate(unicodes=[code for first, last in KEPT for code in range(first, last + 1)])
subsetter.subset(font)
font.save(target)
print(target, len(font.getGlyphOrder()), 'glyphs')
