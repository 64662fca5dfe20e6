import { readFileSync } from 'node:fs';

/** What the table of docs/a-day.md with this last column lists, and how many acts or clicks it says each takes. */
export function readCounts(column: 'Acts' | 'Clicks'): Map<string, number> {
  const lines = readFileSync('docs/a-day.md', 'utf8').split('\n');
  const rows = lines.slice(lines.findIndex((line) => line.endsWith(` ${column} |`)) + 2);
  return new Map(
    rows.slice(0, rows.indexOf('')).map((row) => {
      const cells = row.replaceAll('*', '').split('|');
      return [cells[1]?.trim() ?? '', Number(cells.at(-2))];
    }),
  );
}
