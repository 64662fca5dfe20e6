/** Figures in Prometheus' text format: each series, as it is written, with its value. */
export function seriesOf(text: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}
