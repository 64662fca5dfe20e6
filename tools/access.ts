import { readFileSync, writeFileSync } from 'node:fs';
import { ACCESS_SECTIONS } from '../test/http/access/access-rows.ts';

const DOCUMENT = 'docs/access.md';

/** docs/access.md with its introduction as it is and the sections of the test's table. */
export function accessDocument(): string {
  const text = readFileSync(DOCUMENT, 'utf8');
  const introduction = text.slice(0, text.indexOf('\n## ') + 1);
  return introduction + Object.entries(ACCESS_SECTIONS).map(section).join('\n');
}

function section([title, rows]: [string, string[][]]): string {
  const cells = [['Address', 'Takes', 'Who'], ...rows.map(([address, ...rest]) => [`\`${address}\``, ...rest])];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const [head, ...body] = cells.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return `## ${title}\n\n${[head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')}\n`;
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

if (import.meta.main) writeFileSync(DOCUMENT, accessDocument());
