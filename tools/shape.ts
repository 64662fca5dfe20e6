import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findReplacedWords } from './plain-words.ts';

// Reports the length of files and the size of folders by layer, without tests and migrations, and the totals of `src`.

const LAYERS = ['domain', 'server', 'web'];
const FOLDERS_SHOWN = 3;

for (const layer of LAYERS) {
  const files = globSync(`src/${layer}/**/*.{ts,tsx}`, {
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/migrations/**'],
  });
  const lengths = files.map((file) => ({ file, lines: linesOf(file) })).sort((one, other) => one.lines - other.lines);
  const at = (part: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * part))];
  const longest = lengths.at(-1);
  console.log(
    `${layer}: ${files.length} files, median ${at(0.5)?.lines} lines, nine in ten at most ${at(0.9)?.lines}, ` +
      `longest ${longest?.lines} (${longest?.file})`,
  );
}

const counts = new Map<string, number>();
for (const file of globSync('src/**/*.{ts,tsx,css}', { exclude: ['**/*.test.ts', '**/*.test.tsx'] })) {
  counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
}
const fullest = [...counts].sort(([, one], [, other]) => other - one).slice(0, FOLDERS_SHOWN);
console.log(`fullest folders: ${fullest.map(([folder, files]) => `${folder} ${files}`).join(', ')}`);

const long = globSync('{src,test,bench,tools}/**/*.{ts,tsx,css}', { exclude: ['**/migrations/**'] })
  .map((file) => ({ file, lines: linesOf(file) }))
  .filter(({ lines }) => lines > 250);
console.log(`over 250 lines: ${long.map(({ file, lines }) => `${file} ${lines}`).join(', ') || 'none'}`);

const sources = globSync('src/**/*.{ts,tsx,css}').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const lines = sources.flatMap(({ text }) => text.split('\n'));
const comments = lines.filter((line) => /^\s*(\/\/|\/?\*|\{\/\*)/.test(line)).length;
console.log(`src: ${sources.length} files, ${lines.length} lines, of which ${comments} are comments`);

const importers = new Map<string, number>();
for (const { file, text } of sources) {
  for (const [, , from = ''] of text.matchAll(/(from|import) '(#[^']+|\.[^']+)'/g)) {
    const path = from.startsWith('#') ? `src/${from.slice(1)}` : join(dirname(file), from);
    if (!file.includes('.test.')) importers.set(path, (importers.get(path) ?? 0) + 1);
  }
}
const single = [...importers].filter(([, count]) => count === 1);
const small = single.filter(([file]) => existsSync(file) && linesOf(file) <= 30).length;
console.log(`files with one importer: ${single.length}, of which ${small} have at most 30 lines`);
console.log(`replaced words that are back: ${findReplacedWords().length}`);

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}
