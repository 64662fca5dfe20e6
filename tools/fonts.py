"""Cuts the two typefaces down to what a Slovak page can contain: a file of what the first screen needs, which a page
preloads, and others that a browser loads once a page has such a letter or weight. By hand, after a font package is
upgraded, with Debian's python3-fonttools and python3-brotli:

    python3 tools/fonts.py

The results are committed, so neither the build nor the server needs this tool. The faces are declared in
src/web/styles/general/fonts.css, whose ranges and fallback metrics belong to the files written here. It is Python because fontTools is
the only library that can join two halves of a variable font: the packages part each family into western letters and
č ď ľ ĺ ň ŕ š ť ž, which costs a second request, the base letters twice, and the kerning between the halves.
"""

import copy
import unicodedata
from pathlib import Path

from fontTools.otlLib.builder import buildPairPosGlyphs, buildValue
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.varLib import builder
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent

ASCII = "".join(map(chr, range(0x20, 0x7F)))
# Slovak, Czech, and the Hungarian and German letters of people's names.
LETTERS = "áäčďéíĺľňóôŕšťúýžěřůöőüű"
# The fonts have no → ← ↗ ‰ № ✓ (nor ↑ ↓ in Atkinson); those come from the system font or are drawn as SVG.
TYPOGRAPHY = "–—„“”‚‘’…§€°%½×·•−†↑↓\u00a0\u00ad"
TEXT = ASCII + LETTERS + LETTERS.upper() + TYPOGRAPHY
# What hardly any Slovak page has: foreign letters and the signs of programmers.
REST = "".join(letter for letter in TEXT if letter in '"#$<>[\\]^_`{|}~ěřůöőüűĚŘŮÖŐÜŰ‚‘…°%½†↑−×')
FIRST = "".join(letter for letter in TEXT if letter not in REST)
# Atkinson's zero is slashed, so digits are always Sofia's.
DIGITS = "0123456789"

# Only the weights the styles use: a range makes a variable font, a single weight is half as large.
SOFIA = "sofia-sans-semi-condensed"
ATKINSON = "atkinson-hyperlegible-next"
FILES = {
    SOFIA: (SOFIA, (400, 850), FIRST),
    f"{SOFIA}-rest": (SOFIA, (400, 850), REST),
    ATKINSON: (ATKINSON, 400, "".join(letter for letter in FIRST if letter not in DIGITS)),
    f"{ATKINSON}-rest": (ATKINSON, 400, REST),
    f"{ATKINSON}-bold": (ATKINSON, 700, "".join(letter for letter in TEXT if letter not in DIGITS)),
}

# Their caron stands beside the letter like an apostrophe, so what follows keeps another distance than after d, t, l.
CARON_BESIDE = "ďťľĽ"
# What reaches up to that caron, or would look as if it followed at once: „veľký“, „zatiaľ bez“. Before letters it is the
# distance the family itself gives to such letters of the other half; before a space it is ours.
BESIDE_CARON = {"bhklĺľiíj!?)“": 79, "tť": 49, " \u00a0": 60}


def read_half(family, half, weights, text):
    path = f"node_modules/@fontsource-variable/{family}/files/{family}-{half}-wght-normal.woff2"
    font = instantiateVariableFont(TTFont(ROOT / path, recalcTimestamp=False), {"wght": weights})
    if "gvar" in font:
        # One set of distances, that of the bold, which is what headings are set in: a set for every weight costs 2 kB.
        bold = instantiateVariableFont(TTFont(ROOT / path, recalcTimestamp=False), {"wght": 700})
        font["GPOS"], font["GDEF"] = bold["GPOS"], bold["GDEF"]
        # a letter that looks the same at every weight has no entry left, which the subsetter does not expect
        for glyph in font.getGlyphOrder():
            font["gvar"].variations.setdefault(glyph, [])
        font["fvar"].instances = []
    drop_unseen_kerning(font)
    options = Options()
    # Letter pairs, and figures of one width for dates, prices and tables.
    options.layout_features = ["kern", "tnum"]
    options.hinting = False
    options.notdef_outline = True
    # The link to the licence (SIL OFL), which has to travel with the font.
    options.name_IDs = [14]
    # HVAR is made anew when both halves are one, STAT and the named weights serve font menus.
    options.drop_tables += ["HVAR", "STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    return font


def drop_unseen_kerning(font):
    """Forgets distances that nobody sees: under half a pixel in a heading of 40 px."""
    for pair in pair_tables(font):
        if pair.Format == 2:
            for record in (record for row in pair.Class1Record for record in row.Class2Record):
                if abs(record.Value1.XAdvance) < 12:
                    record.Value1.XAdvance = 0


def pair_tables(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        if lookup.LookupType in (2, 9):
            for table in lookup.SubTable:
                pair = getattr(table, "ExtSubTable", table)
                if pair.LookupType == 2:
                    yield pair


def add_letters(font, other):
    """Brings the letters only `other` has; answers {code point: glyph}."""
    order = font.getGlyphOrder()[:]
    known = {outline(font, glyph): glyph for glyph in order if outline(font, glyph)}
    brought = {}

    def bring(glyph):
        if glyph in brought:
            return brought[glyph]
        twin = known.get(outline(other, glyph))
        if twin:
            return twin
        shape = copy.deepcopy(other["glyf"][glyph])
        for part in getattr(shape, "components", []):
            part.glyphName = bring(part.glyphName)
        name = brought[glyph] = f"letter{len(brought)}"
        order.append(name)
        font["glyf"].glyphs[name] = shape
        font["hmtx"].metrics[name] = other["hmtx"][glyph]
        if "gvar" in font:
            font["gvar"].variations[name] = other["gvar"].variations[glyph]
        return name

    here = font.getBestCmap()
    letters = {code: bring(glyph) for code, glyph in other.getBestCmap().items() if code not in here}
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    for table in font["cmap"].tables:
        table.cmap.update(letters)
    return letters


def outline(font, glyph):
    """What a simple glyph looks like: the two halves share no names."""
    shape = font["glyf"][glyph]
    if shape.isComposite() or not shape.numberOfContours:
        return None
    return font["hmtx"][glyph], tuple(shape.coordinates)


def kern_like_base_letters(font, letters):
    """č keeps the distances of c: joins the kerning classes of the letter it is made of."""
    cmap = font.getBestCmap()
    beside = {cmap.get(ord(letter)) for letter in CARON_BESIDE}
    bases = {glyph: cmap.get(ord(unicodedata.normalize("NFD", chr(code))[0])) for code, glyph in letters.items()}
    for pair in pair_tables(font):
        if pair.Format == 1:  # pairs of single glyphs, exceptions from their classes
            continue
        first, second = pair.ClassDef1.classDefs, pair.ClassDef2.classDefs
        for glyph, base in bases.items():
            if base in pair.Coverage.glyphs and glyph not in beside:
                pair.Coverage.glyphs.append(glyph)
                first[glyph] = first.get(base, 0)
            second[glyph] = second.get(base, 0)
        pair.Coverage.glyphs.sort(key=font.getGlyphID)


def keep_carons_clear(font):
    """Only where the caron overhangs: Atkinson gives it room of its own."""
    cmap = font.getBestCmap()
    pairs = {
        (first, cmap[ord(letter)]): (buildValue({"XAdvance": distance}), None)
        for first in (cmap[ord(letter)] for letter in CARON_BESIDE if ord(letter) in cmap)
        if font["glyf"][first].xMax - font["hmtx"][first][0] > 50
        for letters, distance in BESIDE_CARON.items()
        for letter in letters
        if ord(letter) in cmap
    }
    kerning = next(lookup for lookup in font["GPOS"].table.LookupList.Lookup if lookup.LookupType == 2)
    kerning.SubTable[:0] = buildPairPosGlyphs(pairs, font.getReverseGlyphMap()) if pairs else []
    kerning.SubTableCount = len(kerning.SubTable)


def tabulate_widths(font):
    """Adds HVAR: how wide every letter is at every weight. Without it a browser works that out from the whole outline
    of each letter it lays out."""
    variations = [font["gvar"].variations[glyph] for glyph in font.getGlyphOrder()]
    regions = [dict(region) for region in {tuple(tuple_.axes.items()) for glyph in variations for tuple_ in glyph}]

    def change(glyph, region):
        return sum(advance_delta(tuple_) for tuple_ in glyph if tuple_.axes == region)

    widths = builder.buildVarData(
        list(range(len(regions))), [[change(glyph, region) for region in regions] for glyph in variations]
    )
    table = otTables.HVAR()
    table.Version = 0x00010000
    table.VarStore = builder.buildVarStore(builder.buildVarRegionList(regions, ["wght"]), [widths])
    table.AdvWidthMap = table.LsbMap = table.RsbMap = None
    font["HVAR"] = newTable("HVAR")
    font["HVAR"].table = table


def advance_delta(variation):
    """Of the four points after a glyph's own, the first two lie where it starts and where the next one does."""
    start, end = (point or (0, 0) for point in variation.coordinates[-4:-2])
    return end[0] - start[0]


for name, (family, weights, text) in FILES.items():
    font = read_half(family, "latin", weights, text)
    kern_like_base_letters(font, add_letters(font, read_half(family, "latin-ext", weights, text)))
    keep_carons_clear(font)
    if "gvar" in font:
        tabulate_widths(font)
    font.flavor = "woff2"
    target = ROOT / "src/web/styles/fonts" / f"{name}.woff2"
    font.save(target)
    print(target.name, target.stat().st_size, "B")

# for the ranges of the faces: what a browser fetches the further files for
print("rest:", ",".join(sorted({f"U+{ord(letter):X}" for letter in REST})))
