import { readFileSync } from 'node:fs';

/** The documented acts or clicks of each task, from the table of docs/a-day.md with this last column. */
export function readDocumentedCounts(column: 'Acts' | 'Clicks'): Map<string, number> {
  const lines = readFileSync('docs/a-day.md', 'utf8').split('\n');
  const rows = lines.slice(lines.findIndex((line) => line.endsWith(` ${column} |`)) + 2);
  return new Map(
    rows.slice(0, rows.indexOf('')).map((row) => {
      const cells = row.replaceAll('*', '').split('|');
      return [cells[1]?.trim() ?? '', Number(cells.at(-2))];
    }),
  );
}
