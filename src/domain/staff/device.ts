// Names of browsers and systems by parts of their User-Agent. The first match counts: nearly all browsers also claim to
// be Safari.

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** „Firefox, Windows“, as far as it can be detected. */
export function deviceName(userAgent: string): string {
  const nameIn = (table: readonly (readonly [string, string])[]) =>
    table.find(([token]) => userAgent.includes(token))?.[1];
  return [nameIn(BROWSERS) ?? 'Neznámy prehliadač', nameIn(SYSTEMS)].filter(Boolean).join(', ');
}
