/** Prints a measured figure with its limit; a missed limit fails the run. */
export function report(
  what: string,
  measured: number,
  limit: number,
  unit: string,
  direction: 'most' | 'least' = 'most',
): void {
  const holds = direction === 'most' ? measured <= limit : measured >= limit;
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${measured} ${unit} (at ${direction} ${limit})`);
  if (!holds) process.exitCode = 1;
}
