"""Makes the fonts of printed documents, as the kind of file Typst reads, and writes down which letters they have. By hand,
after a font package is upgraded, with Debian's python3-fonttools and python3-brotli:

    python3 tools/document-fonts.py

The results are committed. Sofia Sans is the product's own face and has Latin, Cyrillic and Greek; Noto Sans draws what it
lacks: Vietnamese and the scripts of people who come to work here from farther away. The packages part each family;
Typst takes one file of a family and weight and looks no further, so the parts are joined. Chinese, Japanese and Korean
take megabytes each and are left out.
"""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "node_modules"
TARGET = ROOT / "src/server/course-documents/fonts"

SOFIA = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek"]
NOTO = {
    "Noto Sans": ("noto-sans", ["latin", "latin-ext", "vietnamese"]),
    "Noto Sans Devanagari": ("noto-sans", ["devanagari"]),
    "Noto Sans Arabic": ("noto-sans-arabic", ["arabic"]),
    "Noto Sans Armenian": ("noto-sans-armenian", ["armenian"]),
    "Noto Sans Georgian": ("noto-sans-georgian", ["georgian"]),
    "Noto Sans Hebrew": ("noto-sans-hebrew", ["hebrew"]),
    "Noto Sans Thai": ("noto-sans-thai", ["thai"]),
}


def sofia(weight):
    family = "sofia-sans-semi-condensed"
    for part in SOFIA:
        path = PACKAGES / f"@fontsource-variable/{family}/files/{family}-{part}-wght-normal.woff2"
        font = instantiateVariableFont(TTFont(path, recalcTimestamp=False), {"wght": weight})
        font["OS/2"].usWeightClass = weight
        yield font


def noto(family, parts):
    for part in parts:
        yield TTFont(PACKAGES / f"@fontsource/{family}/files/{family}-{part}-500-normal.woff2", recalcTimestamp=False)


def joined(fonts):
    with TemporaryDirectory() as folder:
        files = []
        for font in fonts:
            font.flavor = None
            for table in ("STAT", "gasp", "DSIG"):
                if table in font:
                    del font[table]
            files.append(str(Path(folder) / f"{len(files)}.ttf"))
            font.save(files[-1])
        return Merger().merge(files) if len(files) > 1 else TTFont(files[0], recalcTimestamp=False)


def keep(font, family, weight):
    for record in font["name"].names:
        if record.nameID in (1, 16):
            record.string = family
    file = TARGET / f"{family.lower().replace(' ', '-')}-{weight}.ttf"
    font.save(file)
    print(file.name, file.stat().st_size, "B")
    return font.getBestCmap().keys()


def ranges(points):
    found = []
    for point in sorted(points):
        if found and found[-1][1] == point - 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return found


TARGET.mkdir(exist_ok=True)
drawn = set()
for weight in (500, 700):
    drawn |= keep(joined(sofia(weight)), "Sofia Sans", weight)
for family, (package, parts) in NOTO.items():
    drawn |= keep(joined(noto(package, parts)), family, 500)
(TARGET / "coverage.json").write_text(json.dumps(ranges(drawn)) + "\n")
