import { namesRecord } from '#web/forms/record-query.ts';

/** Pages that show what is at home elsewhere (decisions: The site as a whole), or differ by how a form is filled in only. */
const AT_HOME = new Map([
  ['/modelove-riesenia', '/novozalozene-firmy'],
  ['/kontakt', '/kontakt'],
]);

/**
 * The one address search engines are to know a public page by; undefined where it shows what is one person's. Such pages
 * are made for their canonical address (decision 0001), so nothing is left here to be put in order.
 */
export function canonicalPath({ pathname, search, searchParams }: URL): string | undefined {
  if (namesRecord(searchParams)) return undefined;
  return AT_HOME.get(pathname) ?? pathname + search;
}
