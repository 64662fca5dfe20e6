// Cuts the two typefaces down to what a Slovak page can contain. Run by hand after a font package is upgraded:
//   node tools/fonts.ts
// The results are committed, so neither the build nor the server needs the packages. The faces are declared in
// src/web/styles/fonts.css; its unicode ranges and fallback metrics belong to the files written here.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// The package has no types and the published ones do not know all its options.
const subsetFont = createRequire(import.meta.url)('subset-font');

const target = new URL('../src/web/styles/fonts/', import.meta.url);

// Only the weights the styles use; every further step of the axis costs bytes.
const families = [
  { name: 'sofia-sans-semi-condensed', wght: { min: 400, max: 850, default: 400 } },
  { name: 'atkinson-hyperlegible-next', wght: { min: 400, max: 700, default: 400 } },
];

// The packages publish each family in two files that no npm tool can join while keeping the weight axis, so the
// browser joins them by unicode-range: western letters in one, č ď ľ ĺ ň ŕ š ť ž and the Czech ones in the other.
const parts = ['latin', 'latin-ext'];

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
// Slovak, Czech, and the Hungarian and German letters of people's names.
const letters = 'áäčďéíĺľňóôŕšťúýžěřůöőüű';
// The fonts have no → ← ↗ ‰ № ✓ (nor ↑ ↓ in Atkinson); those come from the system font or are drawn as SVG.
const typography = '–—„“”‚‘’…§€°%½×·•−†↑↓\u00a0\u00ad';
const text = ascii + letters + letters.toUpperCase() + typography;

await mkdir(target, { recursive: true });
let total = 0;
for (const { name, wght } of families) {
  for (const part of parts) {
    const source = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`);
    const font = await subsetFont(await readFile(fileURLToPath(source)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      // Letter pairs, and figures of one width for dates, prices and tables.
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
      // The link to the licence (SIL OFL), which has to travel with the font.
      preserveNameIds: [14],
    });
    const file = `${name}-${part}.woff2`;
    await writeFile(new URL(file, target), font);
    total += font.length;
    console.log(`${file} ${font.length} B`);
  }
}
console.log(`total ${total} B`);
