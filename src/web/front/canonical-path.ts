import { namesRecord } from '#web/forms/record-query.ts';

/** Pages with a canonical address elsewhere (decisions: The site as a whole), or with a filled-in form. */
const CANONICAL_PATHS = new Map([
  ['/modelove-riesenia', '/novozalozene-firmy'],
  ['/kontakt', '/kontakt'],
]);

/**
 * The one canonical address of a public page for search engines; undefined where it shows one person's data. Such pages
 * are rendered for their canonical address (decision 0001), so the query needs no further normalisation.
 */
export function canonicalPath({ pathname, search, searchParams }: URL): string | undefined {
  if (namesRecord(searchParams)) return undefined;
  return CANONICAL_PATHS.get(pathname) ?? pathname + search;
}
