import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

// Writes the fonts of printed papers as the kind of file Typst reads, whole and of one weight each, and which letters
// they have. By hand, after a font package is upgraded; the results are committed:
//   node tools/paper-fonts.ts
// Sofia Sans is the product's own face and has Latin, Cyrillic and Greek. Noto Sans draws what it lacks: Vietnamese and
// the scripts of people who come to work here from farther away.
const SOFIA_PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'];
const SOFIA_WEIGHTS = [500, 700];
const NOTO = {
  'noto-sans': ['latin', 'latin-ext', 'vietnamese', 'devanagari'],
  'noto-sans-arabic': ['arabic'],
  'noto-sans-armenian': ['armenian'],
  'noto-sans-georgian': ['georgian'],
  'noto-sans-hebrew': ['hebrew'],
  'noto-sans-thai': ['thai'],
};
const NOTO_WEIGHT = 500;

const subsetFont = createRequire(import.meta.url)('subset-font');
const target = new URL('../src/server/papers/fonts/', import.meta.url);
await mkdir(target, { recursive: true });
const drawn = new Set<number>();

for (const part of SOFIA_PARTS) {
  const family = 'sofia-sans-semi-condensed';
  const source = `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`;
  for (const wght of SOFIA_WEIGHTS) await keep(`${family}-${part}-${wght}.ttf`, source, { variationAxes: { wght } });
}
for (const [family, parts] of Object.entries(NOTO)) {
  for (const part of parts) {
    const name = `${family}-${part}-${NOTO_WEIGHT}`;
    await keep(`${name}.ttf`, `@fontsource/${family}/files/${name}-normal.woff2`);
  }
}
await writeFile(new URL('coverage.json', target), `${JSON.stringify(rangesOf(drawn))}\n`);

async function keep(file: string, source: string, options: object = {}): Promise<void> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(source)));
  const letters: number[] = create(bytes).characterSet;
  const font = await subsetFont(bytes, String.fromCodePoint(...letters), { targetFormat: 'truetype', ...options });
  for (const letter of letters) drawn.add(letter);
  await writeFile(new URL(file, target), font);
  console.log(`${file} ${font.length} B`);
}

/** Code points as the first and the last of each run. */
function rangesOf(points: ReadonlySet<number>): [number, number][] {
  const ranges: [number, number][] = [];
  for (const point of [...points].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}
